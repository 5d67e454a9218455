"""The table by keyboard: every control is reached, a group that arrows go through is one stop, and focus is seen."""

from __future__ import annotations

import pytest

from tests.browser import states
from tests.browser.conftest import Invite
from tests.browser.driving import Person
from tests.browser.states import rival_at, setup_of, step
from tests.server.running import Seated, Served

FOCUS = """() => {
  const here = document.activeElement;
  if (here === null || here === document.body) return null;
  const style = getComputedStyle(here);
  const shown = [here, ...here.querySelectorAll("*"), here.closest("label")].filter(Boolean).some((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) || boxShadow !== "none";
  });
  const { y } = here.getBoundingClientRect();
  return { name: `${here.tagName} ${here.className} ${here.dataset.roving ?? ""}`, shown, y: y + scrollY };
}"""
# More than the controls of any table.
MOST_STOPS = 120


def seated(person: Person, server: Served, game: str) -> Seated:
    """Bring a person and a rival to a table where it is the person's turn."""
    rival = rival_at(server, person.table(game, **setup_of(game)))
    person.page.locator(".board-area").wait_for()
    while not person.acts:
        step(person, rival)
    return rival


@pytest.mark.parametrize("game", states.GAMES)
def test_every_control_is_a_tab_stop_that_shows_its_focus(person: Invite, server: Served, game: str) -> None:
    anna = person("Anna")
    seated(anna, server, game)
    anna.page.evaluate("document.activeElement?.blur()")
    stops = []
    for _ in range(MOST_STOPS):
        anna.page.keyboard.press("Tab")
        stop = anna.page.evaluate(FOCUS)
        if stop is None:
            break
        stops.append(stop)
    assert [stop["name"] for stop in stops if not stop["shown"]] == []
    # A group that arrows go through is one stop.
    groups = anna.page.evaluate(
        """() => [...document.querySelectorAll("[data-roving]")].filter(({ tabIndex }) => tabIndex === 0).length"""
    )
    assert sum("data-roving" in stop["name"] or stop["name"].split(" ")[-1] != "" for stop in stops) <= groups
    ways = anna.page.locator("button:enabled:visible:not([data-roving]):not([tabindex='-1'])").count()
    assert len(stops) >= ways
