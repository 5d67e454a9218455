"""Motion explains what others do; with reduced motion nothing on the table moves by itself."""

from __future__ import annotations

from itertools import product

import pytest

from tests.browser import states
from tests.browser.conftest import Invite
from tests.browser.drafts import prepare
from tests.browser.states import answered, is_own_turn, seated, step
from tests.server.running import Served
from tests.sweep import among

# Keeps all that moves for longer than an instant in ``window.moved``, from now on.
MOVING = """() => {
  window.moved = [];
  (function look() {
    for (const { playState, effect, animationName, transitionProperty } of document.getAnimations()) {
      const { endTime } = effect.getComputedTiming();
      if (playState === "running" && endTime > 1)
        moved.push(`${effect.target.className}: ${animationName ?? transitionProperty ?? "glides"}, ${endTime} ms`);
    }
    requestAnimationFrame(look);
  })();
}"""
# What has moved, once all that moves now has been drawn.
MOVED = "() => new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(() => tell(moved))))"


@pytest.mark.parametrize(
    ("game", "motion"), among(product(states.GAMES, [False, True]), ("klepka", False), ("dnup", True))
)
def test_things_move_where_motion_is_wanted_and_nowhere_else(
    person: Invite, server: Served, game: str, motion: bool
) -> None:
    anna = person("Anna", motion=motion)
    bogdan = seated(anna, server, game, acts=False)
    anna.page.evaluate(MOVING)
    while not is_own_turn(bogdan):
        answered(anna, bogdan)
    prepare(anna, game)
    step(anna, bogdan)
    moved = anna.page.evaluate(MOVED)
    assert bool(moved) == motion, set(moved)
