"""Ratings: a fold over rated games in the order in which they ended, whenever and by whomever they are entered."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import PlackettLuce
from sqlalchemy import Engine, delete, insert, select

from litera.cli import main
from litera.server.people.people import People
from litera.server.people.rating_book import PAGE, catch_up, rebuild
from litera.server.people.ratings import NEW, SETTLED_SIGMA, Mark, after
from litera.server.store.people import person, rated_seat, rating
from litera.server.table.state import places_of


@dataclass(frozen=True)
class Game:
    """A rated game that is over."""

    table: str
    ended: int
    places: tuple[tuple[str, int], ...]
    pace: str = "live"

    def rows(self) -> Iterator[dict[str, object]]:
        """Give its rows."""
        for seat, (who, place) in enumerate(self.places):
            key = {"game_table": self.table, "seat": seat, "person": who, "game": "dnup", "pace": self.pace}
            yield {**key, "ended": self.ended, "place": place, "points": 10 - place}


def games(count: int, seed: int) -> list[Game]:
    """Give games of two to four among eight people, several of which end in the same moment."""
    chance = random.Random(seed)
    made = []
    for number in range(count):
        people = chance.sample([f"person {n}" for n in range(8)], chance.randint(2, 4))
        places = tuple((who, chance.randint(1, 2)) for who in people)
        made.append(Game(f"{chance.random():.6f}", number // 3, places, chance.choice(["live", "live", "days"])))
    return made


def fold(played: list[Game]) -> dict[tuple[str, str], tuple[Mark, int]]:
    """Give everybody's rating and number of games, from the definition."""
    known: dict[tuple[str, str], tuple[Mark, int]] = {}
    for game in sorted(played, key=lambda one: (one.ended, one.table)):
        marks = {who: known[who, game.pace][0] for who, _ in game.places if (who, game.pace) in known}
        for who, mark in after(marks, game.places).items():
            known[who, game.pace] = mark, known.get((who, game.pace), (NEW, 0))[1] + 1
    return known


def enter(engine: Engine, batch: list[Game]) -> None:
    """Let games end, and somebody look at the ratings."""
    with engine.begin() as connection:
        connection.execute(insert(rated_seat), [row for game in batch for row in game.rows()])
    with engine.begin() as connection:
        catch_up(connection)


def book(engine: Engine) -> dict[tuple[str, str], tuple[Mark, int]]:
    """Give all ratings that are kept."""
    with engine.connect() as connection:
        return {
            (row.person, row.pace): (Mark(row.mu, row.sigma), row.games) for row in connection.execute(select(rating))
        }


def history(engine: Engine) -> list[tuple[object, ...]]:
    """Give the ratings after each game."""
    with engine.connect() as connection:
        return [tuple(row) for row in connection.execute(select(rated_seat).order_by(*rated_seat.primary_key))]


@pytest.mark.parametrize("seed", range(3))
def test_ratings_are_the_same_to_the_last_digit_however_late_games_come(engine: Engine, seed: int) -> None:
    played = games(60, seed)
    chance = random.Random(seed + 100)
    waiting, late = [*played], []
    while waiting:
        batch, waiting = (
            waiting[: chance.randint(1, 9)],
            waiting[9:] if len(waiting) > 60 else waiting[len(waiting[:9]) :],
        )
        held = [game for game in batch if chance.random() < 0.3]
        late += held
        if on_time := [game for game in played if game in batch and game not in held]:
            enter(engine, on_time)
    known = {row[0] for row in history(engine)}
    enter(engine, [game for game in played if game.table not in known])
    assert book(engine) == fold(played)
    before = book(engine), history(engine)
    with engine.begin() as connection:
        assert rebuild(connection) == len(played)
    assert (book(engine), history(engine)) == before


def test_the_command_computes_the_same(engine: Engine, capsys: pytest.CaptureFixture[str]) -> None:
    played = games(20, 7)
    enter(engine, played)
    before = book(engine), history(engine)
    with engine.begin() as connection:
        connection.execute(delete(rating))
    address = engine.url.render_as_string(hide_password=False)
    assert main(["ratings", "rebuild", "--database", address]) == 0
    assert "20" in capsys.readouterr().out
    assert (book(engine), history(engine)) == before


@given(st.lists(st.integers(1, 4), min_size=2, max_size=6))
def test_a_better_place_never_gives_less(places: list[int]) -> None:
    new = after({}, [(str(seat), place) for seat, place in enumerate(places)])
    for one, place in enumerate(places):
        for other, lower in enumerate(places):
            if place < lower:
                assert new[str(one)].mu > new[str(other)].mu
            elif place == lower:
                assert new[str(one)] == pytest.approx(new[str(other)])


def test_a_mark_is_openskill_s_own() -> None:
    model = PlackettLuce(beta=7.0)
    [[one], [other]] = model.rate([[model.rating()], [model.rating()]], ranks=[1, 2])
    assert after({}, [("a", 1), ("b", 2)]) == {"a": Mark(one.mu, one.sigma), "b": Mark(other.mu, other.sigma)}
    assert (NEW.shown, NEW.deviation, NEW.is_provisional) == (1500, 146, True)


@pytest.mark.parametrize(
    ("winners", "scores", "loser", "places"),
    [
        ((0,), (10, 5), None, (1, 2)),
        ((0, 2), (10, 5, 10), None, (1, 3, 1)),
        ((1,), (50, 5), 0, (2, 1)),
        # Of three the first gave up with the most points: the best of the others has won, the third comes second.
        ((1,), (50, 9, 5), 0, (3, 1, 2)),
        ((), (10, 5), None, ()),
    ],
)
def test_places(winners: tuple[int, ...], scores: tuple[int, ...], loser: int | None, places: tuple[int, ...]) -> None:
    assert places_of(winners, scores, loser) == places


def test_a_leaderboard_has_settled_ratings_of_people_who_still_play(people: People, engine: Engine) -> None:
    with engine.begin() as connection:
        for number in range(PAGE + 3):
            who = f"person {number:03}"
            connection.execute(insert(person).values(id=who, name=f"Name {number}", lang="en", created=0))
            sigma = SETTLED_SIGMA if number else SETTLED_SIGMA + 0.1
            newest = 100 if number != 1 else 99
            values = {"person": who, "game": "dnup", "pace": "live", "mu": 20.0 + number, "sigma": sigma, "games": 20}
            connection.execute(insert(rating).values(**values, newest=newest))
    first = asyncio.run(people.ratings.leaders("dnup", "live", 100, page=0))
    second = asyncio.run(people.ratings.leaders("dnup", "live", 100, page=1))
    assert [len(first), len(second)] == [PAGE, 1]
    assert [one.person for one in first[:2]] == ["person 052", "person 051"]
    assert second[0].person == "person 002"
    assert asyncio.run(people.ratings.leaders("dnup", "days", 100, page=0)) == []


def test_a_player_s_page_has_ratings_and_games_with_the_others(people: People, engine: Engine) -> None:
    with engine.begin() as connection:
        for who in ("a", "b"):
            connection.execute(insert(person).values(id=who, name=who.upper(), lang="en", created=0))
    enter(engine, [Game("one", 1, (("a", 1), ("b", 2))), Game("two", 2, (("a", 2), ("b", 1), ("gone", 3)))])
    [rated] = asyncio.run(people.ratings.of("a"))
    assert (rated.game, rated.pace, rated.games) == ("dnup", "live", 2)
    newest, oldest = asyncio.run(people.ratings.games("a", "dnup", "live", page=0))
    assert (newest.table, newest.place, newest.mark) == ("two", 2, rated.mark)
    assert [(other.name, other.place) for other in newest.others] == [("B", 1), ("", 3)]
    assert oldest.table == "one"
    turned = asyncio.run(people.ratings.games("a", "dnup", "live", page=0, is_oldest_first=True))
    assert turned == [oldest, newest]
    assert asyncio.run(people.ratings.of("nobody")) == []
