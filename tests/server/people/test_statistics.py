"""Statistics as a fold over finished games: results, records and streaks, on both databases."""

from __future__ import annotations

import asyncio
import random
import time as steady
from collections import Counter
from typing import Any

import pytest
from sqlalchemy import Engine, insert, text

from litera.cli import main
from litera.players.base import Budget
from litera.players.levels import advise
from litera.server.people.feats import Feat, feats_of, laid_by
from litera.server.people.opponents import Opponent
from litera.server.people.people import People
from litera.server.people.statistics import Score
from litera.server.people.tally import is_right, uncount
from litera.server.store.people import finished_seat, former_guest, opponent, person
from litera.server.store.schema import seatings
from litera.server.table.chronicle import Ended, Moved, Opened, Sat, Started
from litera.server.table.setup import TableSetup, completed
from litera.server.table.state import TableState
from tests.server.people.test_company import person_of, somebody
from tests.server.people.test_leaving import played
from tests.server.rooms.home import Time
from tests.server.running import Served


def ended(game: str, moves: int, **options: Any) -> TableState:
    """Play a game of two weak players for so many moves, or to its end."""
    setup = completed(TableSetup(game=game, seats=2, options=options))
    state = TableState(Opened(table="t", setup=setup, seed="07" * 32, invitation="", guest="anna"))
    for seat, name in enumerate(("anna", "bogdan")):
        state.apply(Sat(guest=name, seat=seat, name=name))
    state.apply(Started(at=1))
    for _ in range(moves):
        game_table = state.game
        if state.result is not None or game_table is None:
            break
        [seat, *_] = state.to_act
        state.apply(Moved(at=2, seat=seat, move=advise(game_table, seat, "first", budget=Budget(0.05)) or ""))
    return state


def keep(engine: Engine, rows: list[dict[str, Any]]) -> None:
    """Keep seats of finished games, not counted yet; what they don't say is as in a game without words."""
    usual = {"seat": 0, "guest": "anna", "game": "dnup", "level": "", "won": 0, "points": 0}
    words = {"best": 0, "best_words": "", "longest": 0, "longest_word": ""}
    with engine.begin() as connection:
        connection.execute(insert(finished_seat), [{**usual, **words, **row} for row in rows])


def counted(people: People) -> int:
    """Have all games counted that aren't; give how many seats there were."""

    async def work() -> int:
        seats = 0
        while some := await people.statistics.count():
            seats += some
        return seats

    return asyncio.run(work())


def is_kept_right(engine: Engine) -> bool:
    """Say whether counts and streaks are what the games come to."""
    with engine.connect() as connection:
        return is_right(connection)


@pytest.mark.parametrize("seed", range(5))
def test_results_records_and_streaks_are_as_counted_by_hand(people: People, engine: Engine, seed: int) -> None:
    chance = random.Random(seed)
    won = [chance.choice((1, 1, 0, -1)) for _ in range(60)]
    rows: list[dict[str, Any]] = [
        {
            "game_table": f"t{n}",
            # Some end in the same moment, and some of the games are those of the guest whom the person was.
            "ended": n // 2,
            "guest": "anna" if n % 3 else "guest",
            "won": outcome,
            "points": chance.randrange(50),
            "level": "easy" if n % 5 == 0 else "",
        }
        for n, outcome in enumerate(won)
    ]
    # They come in any order, and the guest becomes the person in the middle of it.
    came = chance.sample(rows, len(rows))
    keep(engine, came[:20])
    assert counted(people) == 20
    with engine.begin() as connection:
        uncount(connection, ["guest"])
        connection.execute(insert(former_guest).values(guest="guest", person="anna"))
    for some in (came[20:40], came[40:]):
        keep(engine, some)
        assert counted(people) >= len(some)
    assert is_kept_right(engine)
    [found] = asyncio.run(people.statistics.of("anna"))
    ordered = sorted((row for row in rows if row["won"] >= 0), key=lambda row: (row["ended"], row["game_table"]))
    streaks = [0]
    for row in ordered:
        streaks.append(streaks[-1] + 1 if row["won"] else 0)
    assert (found.games, found.won) == (len(ordered), sum(row["won"] for row in ordered))
    assert (found.streak, found.best_streak) == (streaks[-1], max(streaks))
    easy = [row["won"] for row in ordered if row["level"]]
    assert found.levels == [Score("easy", len(easy), sum(easy))]
    highest = sorted(rows, key=lambda row: (-row["points"], row["ended"]))[:3]
    assert [record.value for record in found.highest] == [row["points"] for row in highest]
    assert (found.best, found.longest) == ([], [])


def test_games_that_are_counted_again_come_to_the_same(
    people: People, engine: Engine, capsys: pytest.CaptureFixture[str]
) -> None:
    keep(engine, [{"game_table": f"t{n:03}", "ended": n, "won": n % 7 % 2, "level": "easy"} for n in range(250)])
    assert counted(people) == 250
    before = asyncio.run(people.statistics.of("anna"))
    damages = (
        "UPDATE tally SET games = games + 1",
        "DELETE FROM tally",
        "UPDATE finished_seat SET streak = 9 WHERE seat = 0 AND game_table = 't007'",
        "INSERT INTO opponent (guest, other, games, won) VALUES ('anna', 'bogdan', 1, 1)",
    )
    for damage in damages:
        with engine.begin() as connection:
            connection.execute(text(damage))
        assert not is_kept_right(engine)
        assert main(["ratings", "rebuild", "--database", engine.url.render_as_string(hide_password=False)]) == 0
        assert is_kept_right(engine)
        assert asyncio.run(people.statistics.of("anna")) == before
    assert counted(people) == 0


def test_opponents_are_the_people_whom_one_has_played(people: People, engine: Engine) -> None:
    for name in ("Anna", "Bogdan", "Celina"):
        asyncio.run(somebody(people, name))
    others = ("bogdan", "bogdan's guest", "celina", "somebody who left")
    keep(engine, [{"game_table": f"t{n}", "ended": n, "won": n % 2} for n in range(4)])
    keep(engine, [{"game_table": f"t{n}", "ended": n, "seat": 1, "guest": other} for n, other in enumerate(others)])
    counted(people)
    # Whom one has played stays when they, or oneself, become another person later.
    with engine.begin() as connection:
        connection.execute(insert(former_guest).values(guest="bogdan's guest", person="bogdan"))
        uncount(connection, ["bogdan's guest"])
    counted(people)
    assert asyncio.run(people.statistics.opponents("anna", 0)) == [
        Opponent("bogdan", "Bogdan", 2, 1),
        Opponent("celina", "Celina", 1, 0),
    ]
    assert asyncio.run(people.statistics.opponents("bogdan", 0)) == [Opponent("anna", "Anna", 2, 0)]
    assert is_kept_right(engine)


def test_opponents_come_in_each_order_and_are_found_by_a_part_of_the_name(people: People, engine: Engine) -> None:
    names = {"z": "Zofia", "l": "Łukasz", "y": "Їжак Олег", "a": "anna"}
    results = {"z": (5, 1), "l": (5, 4), "y": (2, 2), "a": (1, 1)}
    with engine.begin() as connection:
        rows = [{"id": one, "name": name, "lang": "en", "created": 0} for one, name in names.items()]
        connection.execute(insert(person), rows)
        met = [{"guest": "me", "other": one, "games": games, "won": won} for one, (games, won) in results.items()]
        connection.execute(insert(opponent), met)

    def found(**asked: Any) -> str:
        return "".join(one.person for one in asyncio.run(people.statistics.opponents("me", 0, **asked)))

    assert found() == found(order="games") == "lzya"
    assert found(order="won") == "yalz"
    assert found(order="name") == "alzy"
    # Neither capitals nor accents matter, whatever the database makes of them.
    assert [found(name=part) for part in ("ŁUK", "luk", "ЇЖАК", "олег", " A ", "%", "_")] == [
        "l",
        "l",
        "y",
        "y",
        "lza",
        "",
        "",
    ]
    assert found(order="name", name="a") == "alz"


def test_a_part_of_the_name_pages_as_well(people: People, engine: Engine) -> None:
    names = [f"{'odd' if n % 2 else 'even'} {n:02}" for n in range(60)]
    with engine.begin() as connection:
        connection.execute(insert(person), [{"id": one, "name": one, "lang": "en", "created": 0} for one in names])
        met = [{"guest": "me", "other": one, "games": n + 1, "won": 0} for n, one in enumerate(names)]
        connection.execute(insert(opponent), met)
    pages = [asyncio.run(people.statistics.opponents("me", page, name="odd")) for page in (0, 1, 2)]
    assert [one.name for page in pages for one in page] == names[1::2][::-1]
    assert [len(page) for page in pages] == [20, 10, 0]


@pytest.mark.parametrize("seed", range(3))
def test_opponents_are_counted_over_all_games(people: People, engine: Engine, seed: int) -> None:
    chance = random.Random(seed)
    names = [f"p{n:02}" for n in range(30)]
    with engine.begin() as connection:
        connection.execute(insert(person), [{"id": one, "name": one, "lang": "en", "created": 0} for one in names])
        # Anna has been a guest whom others have met as well, herself included.
        connection.execute(insert(former_guest).values(guest="p29", person="p00"))
    games: Counter[str] = Counter()
    won: Counter[str] = Counter()
    rows: list[dict[str, Any]] = []
    for n in range(150):
        seated = chance.sample(names, chance.randrange(1, 6))
        outcome = {one: chance.choice((1, 0)) for one in seated} if n % 9 else dict.fromkeys(seated, -1)
        rows += [
            {"game_table": f"t{n}", "seat": seat, "guest": one, "ended": n, "won": outcome[one]}
            for seat, one in enumerate(seated)
        ]
        for one in {"p00", "p29"} & {*seated}:
            for other in {*seated} - {"p00", "p29"}:
                games[other] += n % 9 > 0
                won[other] += outcome[one] > 0
    keep(engine, rows)
    assert counted(people) == len(rows)
    expected = sorted((-games[one], one, won[one]) for one in names if games[one])
    pages = [asyncio.run(people.statistics.opponents("p00", page)) for page in (0, 1, 2)]
    found = [(-each.games, each.person, each.won) for page in pages for each in page]
    assert found == expected
    assert [len(page) for page in pages] == [20, len(expected) - 20, 0]
    assert is_kept_right(engine)


def test_finished_games_are_looked_through_once_by_whoever_has_them(people: People, engine: Engine, time: Time) -> None:
    asyncio.run(somebody(people, "Anna"))
    tables = [f"t{n:02}" for n in range(50)]
    with engine.begin() as connection:
        connection.execute(
            insert(seatings),
            [
                {"guest": guest, "game_table": table, "ended": time.now - n // 10, "game": "dnup"}
                for n, table in enumerate(tables)
                for guest in ("anna", "somebody who left")
            ],
        )
        connection.execute(insert(seatings).values(guest="anna", game_table="going"))
    asked: list[str] = []

    async def feats(table: str) -> list[Feat]:
        asked.append(table)
        return [Feat(seat, guest, "", 1, 7) for seat, guest in enumerate(("anna", "somebody who left"))]

    async def work() -> None:
        while await people.statistics.look_through(lambda table: table != "t07", feats):
            pass
        again = People(engine, time)
        while await again.statistics.look_through(lambda _: True, feats):
            pass
        while await people.statistics.look_through(lambda _: True, feats):
            pass
        assert sorted(asked) == tables
        assert asked[-1] == "t07"
        [found] = await people.statistics.of("anna")
        assert (found.games, found.streak, found.highest[0].value) == (50, 50, 7)
        assert await people.statistics.of("somebody who left") == []

    asyncio.run(work())


@pytest.mark.parametrize("game", ["scrabble_cards", "word_rummikub"])
def test_words_are_those_that_stand(game: str) -> None:
    state = ended(game, 16)
    assert state.game is not None
    laid = [list(laid_by(state.game, seat)) for seat in (0, 1)]
    assert any(laid)
    assert feats_of(state) == []
    state.apply(Ended(at=3, winners=(1,), reason="resigned", seat=0))
    feats = feats_of(state)
    assert [(feat.guest, feat.won, feat.level) for feat in feats] == [("anna", 0, ""), ("bogdan", 1, "")]
    assert [feat.best for feat in feats] == [max((each.points for each in own), default=0) for own in laid]
    scores = state.game.rules.scores(state.game.state)
    for seat, own in enumerate(laid):
        words = [word for each in own for word in each.words]
        assert all(word.isalpha() or "'" in word or "’" in word for word in words)
        if game == "scrabble_cards":
            # All points come from lays.
            assert sum(each.points for each in own) == scores[seat]


def test_a_page_shows_how_somebody_does(server: Served) -> None:
    anna, bogdan = server.guest("Anna"), server.guest("Bogdan")
    table = played(anna, bogdan)["table"]
    path = f"/api/people/{person_of(bogdan)}/statistics"
    until = steady.monotonic() + 60
    while not (told := bogdan.get(path))["games"]:
        assert steady.monotonic() < until
        steady.sleep(0.2)
    [found] = told["games"]
    assert (found["game"], found["games"], found["won"], found["streak"], found["best_streak"]) == ("dnup", 1, 1, 1, 1)
    assert {record["table"] for record in found["highest"]} <= {table}
    met = path.replace("statistics", "opponents")
    page = anna.get(met)
    assert [(one["name"], one["games"], one["won"]) for one in page["opponents"]] == [("Anna", 1, 1)]
    assert (page["more"], anna.get(met, page=1)["opponents"]) == (False, [])
    assert anna.get(met, order="won", name="ann")["opponents"] == page["opponents"]
    assert anna.get(met, name="bog")["opponents"] == []
    for wrong in ({"order": "worst"}, {"name": "a" * 41}, {"page": -1}):
        assert anna.http.get(met, params=wrong).status_code == 400
    bogdan.post("/api/profile", about="", visibility="nobody")
    assert [anna.http.get(each).status_code for each in (path, met)] == [404, 404]
