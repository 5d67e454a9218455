"""What a blind player is told of a game, word for word, after each move of the files in ``golden``.

``pytest tests/browser/test_live_regions.py --write-golden`` plays other games, and writes them anew.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from tests.browser.conftest import Invite
from tests.browser.driving import Person
from tests.browser.short_games import SHORT
from tests.browser.states import rival_at
from tests.server.running import Seated, Served

GOLDEN = Path(__file__).parent / "golden"
MOVES = 8
GAMES = [
    ("dnup", "en", 1),
    ("dnup", "en", 3),
    ("scrabble_cards", "en", 3),
]


@pytest.mark.parametrize(("game", "lang", "verbosity"), GAMES)
def test_what_is_said(
    person: Invite, server: Served, request: pytest.FixtureRequest, game: str, lang: str, verbosity: int
) -> None:
    anna = person("Anna", lang=lang, settings=(("verbosity", verbosity),))
    address = anna.table(game, **{**SHORT[game](), "seats": 2, "seed": "told"})
    bogdan = rival_at(server, address)
    anna.page.locator(".board-area").wait_for()
    golden = GOLDEN / f"{game}-{lang}-{verbosity}.txt"
    if request.config.getoption("write_golden"):
        told = [line for _ in range(MOVES) for line in made(anna, bogdan)]
        golden.write_text("\n".join([*told, ""]), encoding="utf-8")
        return
    before = quiet(anna)
    for move, lines in moves_of(golden.read_text(encoding="utf-8")):
        make(anna, bogdan, move)
        assert heard_next(anna, before, len(lines)) == lines
        before += len(lines)
    assert quiet(anna) == before, heard_since(anna, before)


def moves_of(written: str) -> list[tuple[str, list[str]]]:
    """Read a golden file: each move, and what is said of it."""
    found: list[tuple[str, list[str]]] = []
    for line in written.splitlines():
        if line.startswith(" "):
            found[-1][1].append(line)
        else:
            found.append((line.partition(": ")[2], []))
    return found


def heard_since(anna: Person, before: int) -> list[str]:
    """Give what was said after so many sentences, as golden files write it."""
    heard = anna.page.evaluate("window.heard")[before:]
    return [f"  {one['text']}" + (f" [{one['lang']}]" if one["lang"] else "") for one in heard]


def heard_next(anna: Person, before: int, count: int) -> list[str]:
    """Wait for so many sentences after those before; give them, and whatever else was said."""
    anna.until(lambda: len(anna.heard()) >= before + count, f"{count} sentences after {before}")
    return heard_since(anna, before)


def is_own_turn(bogdan: Seated) -> bool:
    """Tell whether the one with the browser is to move."""
    return 0 in bogdan.done("view")["view"]["to_act"]


def make(anna: Person, bogdan: Seated, move: str) -> None:
    """Make a move, and wait until the page has been told of it."""
    news = anna.news()
    if is_own_turn(bogdan):
        anna.type(move)
    else:
        bogdan.done("act", move=move)
    anna.until(lambda: anna.news() > news, "a move")


def made(anna: Person, bogdan: Seated) -> list[str]:
    """Make a move that will do; give it, and what is said of it to the one with the browser."""
    own = is_own_turn(bogdan)
    if own:
        move = anna.hinted(lambda: anna.touch_on(anna.question("hint")))
    else:
        move = str(bogdan.done("legal", limit=1)["moves"][0])
    assert move is not None, "a player at their turn is given a hint"
    before = quiet(anna)
    make(anna, bogdan, move)
    quiet(anna)
    return [f"{'own' if own else 'rival'}: {move}", *heard_since(anna, before)]


def quiet(anna: Person) -> int:
    """Wait until nothing more is said; give how much was said."""
    count = -1
    while (now := int(anna.page.evaluate("window.heard.length"))) != count:
        count = now
        # Longer than the announcer's gap between two sentences.
        anna.page.wait_for_timeout(1000)
    return count


def test_nothing_is_said_twice_and_words_have_their_language(person: Invite, server: Served) -> None:
    anna = person("Anna", lang="en")
    address = anna.table("word_rummikub", **{**SHORT["word_rummikub"](), "seats": 2, "seed": "twice"})
    bogdan = rival_at(server, address)
    anna.page.locator(".board-area").wait_for()
    for _ in range(4):
        made(anna, bogdan)
    heard = anna.heard()
    assert all(one != other for one, other in pairwise(heard)), heard
    assert {said["lang"] for said in anna.page.evaluate("window.heard")} == {"pl", None}
    assert anna.page.locator(".table-history [lang=pl]").count() > 0


def test_what_happens_to_the_people_is_announced(person: Invite, server: Served) -> None:
    anna = person("Anna", lang="pl")
    table, _, invitation = anna.table("dnup", **{**SHORT["dnup"](), "seats": 3}).removeprefix("/t/").partition("?")
    invitation = invitation.removeprefix("invitation=")
    bogdan, cyryl = (server.guest(name).enter(table, invitation=invitation) for name in ("Bogdan", "Cyryl"))

    def tells(*sentences: str) -> None:
        for sentence in sentences:
            anna.until(lambda sentence=sentence: sentence in anna.heard(), sentence)  # type: ignore[misc]

    bogdan.done("sit", seat=1)
    tells(anna.text("table-seat-line", number=2, name="Bogdan"), anna.text("table-waiting-for", count=1))
    cyryl.done("sit", seat=2)
    tells(anna.text("table-seat-line", number=3, name="Cyryl"))
    cyryl.close()
    tells(anna.text("table-seat-news", name="Cyryl", state=anna.text("table-presence-reconnecting")))
    bogdan.done("offer", what="end", withdraw=False)
    tells(anna.text("table-end-wanted", names="Bogdan", count=1))
    bogdan.done("resign")
    tells(anna.text("table-seat-news", name="Bogdan", state=anna.text("table-substitute")))
    anna.menu(anna.button("table-menu").first, anna.text("table-resign"))
    sure = anna.page.get_by_role("alertdialog").get_by_role("button", name=anna.text("table-resign"))
    sure.wait_for()
    assert anna.page.locator("[data-region]").count() == 2
    deaf = anna.page.locator(":is([inert], [aria-hidden=true]) [data-region]")
    assert deaf.count() == 0, "a dialog leaves the live regions within reach"
    sure.click()
    ending = [anna.text("table-reason-resigned"), anna.page.locator(".result h2").inner_text()]
    tells(*ending)
    assert anna.asked("result").split("\n") == ending
