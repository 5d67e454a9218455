"""Somebody who knows nothing but what is said, and has nothing but keys, plays whole games and wins most of them."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Invite
from tests.browser.driving import Person
from tests.browser.short_games import SHORT
from tests.browser.states import GAMES
from tests.sweep import among

SEEDS = ("ear", "text", "keys")
ENOUGH = 2
"""So many wins, or games that are no wins, settle the matter; what is left need not be played."""
WON = "Winner: You"
ENDED = re.compile(r"Winners?: ")
TYPED = re.compile(r"To play it, type “([^”]+)”")
NUDGED = "Ask again to see the move"
WAITING = "better to wait"
MINE = re.compile(r"Your turn|Please answer|second turn|You begin|Flip|words")
MOST_ASKED = 600
# Milliseconds between two looks at what was said, and after how many it is quiet.
LISTENING, QUIET = 50, 24


class Listener:
    """A page as two live regions and a keyboard."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._heard = 0

    def news(self) -> str:
        """Give all that was said since it was asked last, once something was; who moves, where it stays quiet."""
        for _ in range(QUIET):
            if len(self._person.heard()) > self._heard:
                break
            self._person.page.wait_for_timeout(LISTENING)
        else:
            return self.types("whose")
        said = self._person.heard()[self._heard :]
        self._heard += len(said)
        return " ".join(said)

    def types(self, line: str) -> str:
        """Type a line in the text field, which is a jump key away; give what is said then."""
        keyboard = self._person.page.keyboard
        keyboard.press("Control+Alt+Digit4")
        keyboard.type(line)
        keyboard.press("Enter")
        return self.news()


def wins(listener: Listener) -> bool:
    """Play to the end by hints; tell whether the end was a win."""
    said = ""
    for _ in range(MOST_ASKED):
        if ENDED.search(said):
            return WON in said
        if (typed := TYPED.search(said)) is not None:
            said = listener.types(typed[1])
        elif MINE.search(said) or NUDGED in said:
            said = listener.types("hint best")
        else:
            said = listener.news()
    raise AssertionError(f"no end after {said!r}")


@pytest.mark.parametrize("game", among(GAMES, "word_rummikub"))
def test_somebody_who_only_listens_and_types_wins_two_games_of_three(person: Invite, game: str) -> None:
    won: list[bool] = []
    for seed in SEEDS:
        anna = person("Anna")
        anna.table(game, seats=2, bots=["easy"], seed=seed, **SHORT[game]())
        anna.page.locator(".board-area").wait_for()
        won.append(wins(Listener(anna)))
        anna.context.close()
        if max(won.count(True), won.count(False)) == ENOUGH:
            break
    assert sum(won) == ENOUGH, won
