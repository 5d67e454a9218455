"""A recorder on the live regions over whole games: nothing twice, nothing lost, nothing late, and no word too many.

Time in the page stands still but where the test lets it run, so that a slow machine makes nothing late.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from litera.client.local import LocalClient
from tests.browser.conftest import Invite
from tests.browser.driving import Person, as_heard
from tests.browser.short_games import SHORT
from tests.browser.states import rival_at
from tests.server.running import Seated, Served

# The most milliseconds from an event to its words.
LATE = 300
# Longer than the announcer takes for all that one event brings.
ALL_SAID = 5000
MOST_MOVES = 200
MANY_MOVES = 24
# Words that a screen reader says in a second, at 300 words a minute.
PACE = 5
# The most seconds of speech from one's own turn to the next, at the middle verbosity, in the first moves of a game.
CEILINGS = {"klepka": 8.5, "dnup": 17.5, "word_rummikub": 9.0, "scrabble_cards": 12.5}
VERBOSITY = 2
SEED = "recorder"


class Mirror:
    """The same game in this process, for moves that a bot would make in either seat."""

    def __init__(self, game: str, setup: dict[str, Any]) -> None:
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

    def make(self, seat: int) -> str:
        """Make a bot's move in a seat; give it."""
        move = self._client.ask("advise", table=self._table, seat=seat, level="easy")["move"]
        if move is None:
            move = self._client.ask("legal", table=self._table, seat=seat, limit=1)["moves"][0]
        self._client.ask("act", table=self._table, seat=seat, move=move)
        return str(move)


def told(anna: Person, since: int) -> list[list[str]]:
    """Give what each event that came brought in sentences that are wanted, as the page says them."""
    return [
        [
            as_heard(sentence)
            for sentence, of in zip(frame["said"], frame["told"], strict=True)
            if of["level"] <= VERBOSITY
        ]
        for frame in anna.frames[since:]
        if frame.get("feed") == "game"
    ]


def flowing(sentences: list[str]) -> str:
    """Join sentences as the announcer does."""
    lines = [line for sentence in sentences for line in sentence.split("\n")]
    return " ".join(line if re.search(r"[.!?…:;]$", line) else f"{line}." for line in lines)


@pytest.mark.parametrize("game", CEILINGS)
def test_whole_games_are_said_once_and_at_once(person: Invite, server: Served, game: str) -> None:
    setup = SHORT[game]()
    anna = person("Anna", settings=(("verbosity", VERBOSITY),))
    rival = rival_at(server, anna.table(game, **{**setup, "seats": 2, "seed": SEED}))
    anna.page.locator(".board-area").wait_for()
    anna.page.clock.install()
    mirror = Mirror(game, setup)
    anna.page.wait_for_timeout(ALL_SAID / 2)
    before = len(anna.heard())
    for number in range(MOST_MOVES):
        if not mirror.to_act:
            break
        # In the middle of the game a dialog lies over the table.
        if number == 4:
            anna.press("rules")
            anna.page.get_by_role("dialog").wait_for()
        since = move_of(anna, rival, mirror)
        expected = [flowing(each) for each in told(anna, since) if each]
        anna.page.clock.run_for(LATE)
        soon = " ".join(anna.heard()[before:])
        assert not expected or expected[0].rstrip(".") in soon, f"late: {expected[0]} not in {soon!r}"
        anna.page.clock.run_for(ALL_SAID)
        heard = " ".join(anna.heard()[before:])
        for each in expected:
            assert heard.count(each.rstrip(".")) == 1, f"{each} in {heard!r}"
        before = len(anna.heard())
    else:
        raise AssertionError("no end")


@pytest.mark.parametrize("game", CEILINGS)
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
        move_of(anna, rival, mirror)
    anna.page.wait_for_timeout(ALL_SAID / 2)
    words = len(re.findall(r"[\w’-]+", " ".join(anna.heard()[before:])))
    assert words / PACE / cycles <= CEILINGS[game], (words, cycles, anna.heard()[before:])


def move_of(anna: Person, rival: Seated, mirror: Mirror) -> int:
    """Make the next move of the game; give where its frames begin. Under a dialog the page can be typed in no more."""
    seat = mirror.to_act[0]
    since, news = len(anna.frames), anna.news()
    move = mirror.make(seat)
    if seat == 1:
        rival.done("act", move=move)
    else:
        if anna.page.get_by_role("dialog").count():
            anna.page.get_by_role("dialog").press("Escape")
            anna.page.clock.run_for(LATE)
            anna.page.get_by_role("dialog").wait_for(state="detached")
        anna.field.fill(move)
        anna.field.press("Enter")
    anna.until(lambda: anna.news() > news, "a move")
    return since
