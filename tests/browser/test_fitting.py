"""Nothing is cut off, too small or out of reach, at any size: in words half as long again as English, and long names.

Pages in words of every day are looked at in test_pages.py.
"""

from __future__ import annotations

import pytest

from tests.browser import states
from tests.browser.conftest import Invite
from tests.browser.driving import PHONE, expect
from tests.browser.fitting import SIZES, misfits
from tests.server.running import Served
from tests.sweep import among

# Words of names that do not stand in one line.
BROKEN_WORDS = """() => [...document.querySelectorAll(".seat-name")].flatMap((name) =>
  [...name.textContent.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
    const range = new Range();
    range.setStart(name.firstChild, index);
    range.setEnd(name.firstChild, index + word.length);
    return new Set([...range.getClientRects()].map(({ y }) => Math.round(y))).size > 1;
  }).map(([word]) => word))"""


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


@pytest.mark.parametrize("lang", among(["pl", "uk"], "uk"))
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


@pytest.mark.parametrize("game", among(states.GAMES, "klepka", "dnup"))
def test_tables_in_longer_words(person: Invite, server: Served, game: str) -> None:
    anna = person("Anna Wierzbicka-Kowalska", size=SIZES[0], pseudo=True)
    assert [fault for state in states.table(anna, server, game) for fault in misfits(anna, state)] == []
