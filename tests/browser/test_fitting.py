"""Nothing is cut off, too small or out of reach, at any size: in Ukrainian, and in words half as long again as English.

Sizes are set one after another on the same page: all that changes with them is style.
"""

from __future__ import annotations

import pytest

from tests.browser import states
from tests.browser.conftest import Invite
from tests.browser.driving import PHONE, Person, expect
from tests.browser.fitting import faults, obscured
from tests.server.running import Served

# A desktop of 1280 by 800 at 200 per cent, a telephone, and what WCAG 1.4.10 asks for.
SIZES = [(640, 400), PHONE, (320, 640)]
# Words of names that do not stand in one line.
BROKEN_WORDS = """() => [...document.querySelectorAll(".seat-name")].flatMap((name) =>
  [...name.textContent.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
    const range = new Range();
    range.setStart(name.firstChild, index);
    range.setEnd(name.firstChild, index + word.length);
    return new Set([...range.getClientRects()].map(({ y }) => Math.round(y))).size > 1;
  }).map(([word]) => word))"""
# States in which all of the page can be reached.
OPEN = ("waiting", "own turn", "another's turn", "drafted", "hinted", "over", "replay")


def misfits(anna: Person, state: str) -> list[str]:
    """Give what does not fit at each of the sizes."""
    found = []
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        found += faults(anna, f"{state}, {width}")
        if state in OPEN:
            found += obscured(anna, f"{state}, {width}")
    anna.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    return found


def test_pages(person: Invite) -> None:
    anna = person("Anna", lang="uk", size=SIZES[0])
    assert [fault for state in states.pages(anna) for fault in misfits(anna, state)] == []


def test_pages_in_longer_words(person: Invite) -> None:
    anna = person("Anna", size=SIZES[0], pseudo=True)
    found = []
    for state in states.pages(anna):
        assert anna.page.get_by_text("Rules", exact=True).count() == 0
        found += misfits(anna, state)
    assert found == []


@pytest.mark.parametrize("name", ["Wielkopolskichowski", "Konstantynopolitańczykxx"])
def test_a_long_name_is_not_broken_within_a_word(person: Invite, server: Served, name: str) -> None:
    anna = person("Anna", lang="uk", size=PHONE)
    address = anna.table("klepka", seats=3, clock={"kind": "game", "minutes": 10, "increment": 5})
    table, _, invitation = address.removeprefix("/t/").partition("?invitation=")
    for seat, rival in enumerate((name, "Bogdan Długonazwiskowski"), 1):
        server.guest(rival).enter(table, invitation=invitation).done("sit", seat=seat)
    anna.page.locator(".board-area").wait_for()
    assert anna.page.evaluate(BROKEN_WORDS) == []


@pytest.mark.parametrize("lang", ["pl", "uk"])
def test_both_own_areas_of_dnup_are_in_sight_above_the_hand_on_a_phone(
    person: Invite, server: Served, lang: str
) -> None:
    anna = person("Anna", lang=lang, size=PHONE, touch=True)
    states.seated(anna, server, "dnup")
    anna.press("dnup-marks")
    areas = anna.page.locator(".dnup-player-own .dnup-set")
    expect(areas).to_have_count(2)
    hand = anna.page.locator(".dnup-hand").bounding_box()
    assert hand is not None
    for area in areas.all():
        box = area.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= hand["y"]


@pytest.mark.parametrize("game", states.GAMES)
def test_tables_in_longer_words(person: Invite, server: Served, game: str) -> None:
    anna = person("Anna Wierzbicka-Kowalska", size=SIZES[0], pseudo=True)
    assert [fault for state in states.table(anna, server, game) for fault in misfits(anna, state)] == []
