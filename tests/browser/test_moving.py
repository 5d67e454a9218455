"""A whole game of each, from the first move to its end through the page: what moves in it that nobody moved."""

from __future__ import annotations

import math
from itertools import product
from typing import Any

import pytest

from tests.browser import states
from tests.browser.conftest import Invite
from tests.browser.driving import Person
from tests.browser.playing import BOARDS, by_mouse
from tests.browser.seen import DESK, PHONE, TOUCH
from tests.browser.short_games import SHORT
from tests.browser.states import plain_move, rival_at
from tests.server.running import Seated, Served
from tests.sweep import among

# The share of the window that moves in a game, as browsers measure it.
MOST_MOVED = 0.02
# Milliseconds after somebody's press in which browsers take what moves for its answer.
ANSWERING = 550
# More moves than any of these games has.
MOST_MOVES = 300

# What of the window moved, without what follows at once on somebody's press.
MOVING = """
window.moved = [];
window.nameOf = (node) => node?.className ?? node?.parentElement?.className ?? "what is gone";
window.boxOf = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
window.noted = (list) => window.moved.push(
  ...list.filter(({ hadRecentInput }) => !hadRecentInput).map(({ value, sources, startTime }) => ({
    value, at: startTime,
    what: sources.map((one) => `${nameOf(one.node)}: ${boxOf(one.previousRect)} to ${boxOf(one.currentRect)}`),
  })),
);
window.watching = new PerformanceObserver((list) => noted(list.getEntries()));
watching.observe({ type: "layout-shift" });
"""
MOVED = """() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(() => {
  noted(watching.takeRecords());
  drawn(moved.splice(0));
}, 50)))"""


def moved(one: Person) -> list[dict[str, Any]]:
    """Give what has moved since this was asked last."""
    found: list[dict[str, Any]] = one.page.evaluate(MOVED)
    return found


def most_at_once(shifts: list[dict[str, Any]]) -> float:
    """Give the cumulative layout shift: the largest sum of moves less than a second apart, within five seconds."""
    most = total = 0.0
    start = last = -math.inf
    for shift in shifts:
        if shift["at"] - last > 1000 or shift["at"] - start > 5000:
            total, start = 0.0, shift["at"]
        total, last = total + shift["value"], shift["at"]
        most = max(most, total)
    return most


def play(one: Person, game: str) -> None:
    """Make the move that a hint advises, on the board; what tells of the last round is read and closed."""
    summary = one.page.locator(".dnup-summary button")
    if summary.count():
        one.touch_on(summary)
    before = one.news()
    move = one.hinted(lambda: by_mouse(one, one.question("hint")))
    if move is not None:
        BOARDS[game](one, move, by_mouse)
        one.until(lambda: one.news() > before, f"what {move} does")


def reply(one: Person, rival: Seated) -> None:
    """Let the rival do what a hint advises, or what can be done, so late that it is no answer to anybody's press."""
    one.page.wait_for_timeout(ANSWERING)
    before = one.news()
    advice = rival.ask("advise")
    rival.done("act", move=advice["move"] if advice["ok"] else plain_move(rival))
    one.until(lambda: one.news() > before, "the rival's move")


@pytest.mark.parametrize(
    ("game", "size"),
    among(
        product(states.GAMES, (*DESK, *TOUCH)),
        *zip(states.GAMES, (PHONE, TOUCH[3], DESK[0], TOUCH[2]), strict=True),
    ),
)
def test_hardly_anything_moves_in_a_whole_game(
    person: Invite, server: Served, game: str, size: tuple[int, int]
) -> None:
    anna = person("Anna", size=size, touch=size in TOUCH)
    rival = rival_at(server, anna.table(game, seats=2, seed="to the end", **SHORT[game]()))
    anna.page.locator(".board-area").wait_for()
    anna.page.wait_for_timeout(ANSWERING)
    anna.page.evaluate(MOVING)
    found: list[dict[str, Any]] = []
    for _ in range(MOST_MOVES):
        view = rival.done("view")["view"]
        if view["over"]:
            break
        if 0 in view["to_act"]:
            anna.until(lambda: anna.acts, "the own turn")
            play(anna, game)
        else:
            reply(anna, rival)
        found += moved(anna)
    anna.page.locator(".result").wait_for()
    found += moved(anna)
    assert most_at_once(found) <= MOST_MOVED, [one for one in found if one["value"] > MOST_MOVED / 10]
