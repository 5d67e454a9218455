"""A recorder on the live regions over whole games: nothing twice, nothing lost, nothing late, and no word too many.

Time in the page stands still but where the test lets it run, so that a slow machine makes nothing late. What is said,
and in which of the two regions, is compared word for word with the files in ``golden``, whose moves are made.
``pytest tests/browser/test_recorder.py --write-golden -m ""`` lets bots play other games, and writes them all anew.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from litera.client.local import LocalClient
from litera.protocol.reading import as_typed
from litera.texts import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.driving import Person, as_heard
from tests.browser.short_games import SHORT
from tests.browser.states import rival_at
from tests.pace import CEILINGS, seconds
from tests.server.running import Seated, Served
from tests.sweep import among, each_once

# The most milliseconds from an event to its words.
LATE = 300
# Longer than the announcer takes for all that one event brings.
ALL_SAID = 5000
MOST_MOVES = 200
MANY_MOVES = 24
VERBOSITY = 2
SEED = "recorder"
GOLDEN = Path(__file__).parent / "golden"


class Mirror:
    """The same game in this process, for moves that a bot would make in either seat."""

    def __init__(self, game: str, setup: dict[str, Any]) -> None:
        self.game = game
        self._client = LocalClient()
        opened = self._client.ask("new", game=game, seats=2, seed=SEED, names=["Anna", "Bogdan"], **setup)
        self._table = opened["table"]

    @property
    def to_act(self) -> list[int]:
        """The seats the game waits for; none when it is over."""
        view = self._client.ask("view", table=self._table)["view"]
        return [] if view["over"] else list(view["to_act"])

    @property
    def turn(self) -> int:
        """The seat on turn."""
        return int(self._client.ask("view", table=self._table)["view"]["turn"])

    def advised(self, seat: int) -> str:
        """Give a bot's move for a seat."""
        move = self._client.ask("advise", table=self._table, seat=seat, level="easy")["move"]
        return str(move or self._client.ask("legal", table=self._table, seat=seat, limit=1)["moves"][0])

    def make(self, seat: int, move: str) -> None:
        """Make a move in a seat."""
        self._client.ask("act", table=self._table, seat=seat, move=move)


def told(anna: Person, since: int) -> list[list[str]]:
    """Give what each event that came brought in sentences that are wanted, as the page says them."""
    return [
        [as_heard(of["brief"]) for of in frame["told"] if of["level"] <= VERBOSITY and of["brief"]]
        for frame in anna.frames[since:]
        if frame.get("feed") == "game"
    ]


def flowing(sentences: list[str]) -> str:
    """Join sentences as the announcer does."""
    lines = [line for sentence in sentences for line in sentence.split("\n")]
    return " ".join(line if re.search(r"[.!?…:;]$", line) else f"{line}." for line in lines)


@pytest.mark.parametrize(("game", "lang"), each_once(list(CEILINGS), LANGUAGES))
def test_whole_games_are_said_once_and_at_once(
    person: Invite, server: Served, request: pytest.FixtureRequest, game: str, lang: str
) -> None:
    setup = SHORT[game]()
    anna = person("Anna", lang=lang, settings=(("verbosity", VERBOSITY),))
    rival = rival_at(server, anna.table(game, **{**setup, "seats": 2, "seed": SEED}))
    anna.page.locator(".board-area").wait_for()
    anna.page.clock.install()
    mirror, golden = Mirror(game, setup), GOLDEN / f"{game}-{lang}.txt"
    is_written = bool(request.config.getoption("write_golden"))
    kept = "" if is_written else golden.read_text(encoding="utf-8")
    moves = re.findall(r"^\d: (.+)$", kept, re.MULTILINE)
    anna.page.wait_for_timeout(ALL_SAID / 2)
    before = len(anna.heard())
    lines = []
    for number in range(MOST_MOVES):
        if not mirror.to_act:
            break
        # In the middle of the game a dialog lies over the table.
        if number == 4:
            anna.press("rules")
            anna.page.get_by_role("dialog").wait_for()
        seat = mirror.to_act[0]
        move = mirror.advised(seat) if is_written else moves[number]
        since = make(anna, rival, mirror, seat, move)
        expected = [flowing(each) for each in told(anna, since) if each]
        anna.page.clock.run_for(LATE)
        soon = " ".join(anna.heard()[before:])
        assert not expected or expected[0].rstrip(".") in soon, f"late: {expected[0]} not in {soon!r}"
        anna.page.clock.run_for(ALL_SAID)
        heard = " ".join(anna.heard()[before:])
        for each in expected:
            assert heard.count(each.rstrip(".")) == 1, f"{each} in {heard!r}"
        lines += [f"{seat}: {move}", *spoken(anna, before)]
        before = len(anna.heard())
    else:
        raise AssertionError("no end")
    # The result is asked for at the end, and may take a while.
    anna.until(lambda: has_result(anna), "the result")
    anna.page.clock.run_for(ALL_SAID)
    lines += spoken(anna, before)
    if is_written:
        golden.write_text("\n".join([*lines, ""]), encoding="utf-8")
    else:
        assert lines == kept.splitlines()


def has_result(anna: Person) -> bool:
    """Whether all who asked for the result in the page have it."""
    asked = {request["id"] for request in anna.requests if request.get("what") == "result"}
    return asked != set() and asked <= {frame.get("id") for frame in anna.frames}


def spoken(anna: Person, before: int) -> list[str]:
    """Give what was said after so many sentences: the region, the words, and their language where it is another."""
    heard = anna.page.evaluate("window.heard")[before:]
    return [f"  {one['region']} {one['text']}" + (f" [{one['lang']}]" if one["lang"] else "") for one in heard]


@pytest.mark.parametrize("game", among(CEILINGS, "word_rummikub", "scrabble_cards"))
def test_a_cycle_of_moves_takes_no_more_words_than_there_is_time_for(person: Invite, server: Served, game: str) -> None:
    anna = person("Anna", settings=(("verbosity", VERBOSITY),))
    name, _, invitation = anna.table(game, seats=2, seed=SEED).removeprefix("/t/").partition("?invitation=")
    rival = server.guest("Bogdan").enter(name, invitation=invitation)
    rival.done("sit", seat=1)
    anna.page.locator(".board-area").wait_for()
    mirror, cycles, turn = Mirror(game, {}), 0, -1
    anna.page.wait_for_timeout(ALL_SAID / 2)
    before = len(anna.heard())
    for _ in range(MANY_MOVES):
        if mirror.turn != turn:
            turn = mirror.turn
            cycles += turn == 0
        seat = mirror.to_act[0]
        make(anna, rival, mirror, seat, mirror.advised(seat))
    anna.page.wait_for_timeout(ALL_SAID / 2)
    said = anna.heard()[before:]
    assert seconds(said) / cycles <= CEILINGS[game], (seconds(said) / cycles, said)


def make(anna: Person, rival: Seated, mirror: Mirror, seat: int, move: str) -> int:
    """Make a move of the game; give where its frames begin. Under a dialog the page can be typed in no more."""
    since, news = len(anna.frames), anna.news()
    mirror.make(seat, move)
    if seat == 1:
        rival.done("act", move=move)
    else:
        if anna.page.get_by_role("dialog").count():
            anna.page.get_by_role("dialog").press("Escape")
            anna.page.clock.run_for(LATE)
            anna.page.get_by_role("dialog").wait_for(state="detached")
        anna.field.fill(as_typed(mirror.game, move, anna.lang))
        anna.field.press("Enter")
    anna.until(lambda: anna.news() > news, "a move")
    return since
