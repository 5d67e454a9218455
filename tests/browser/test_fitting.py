"""Nothing is cut off, too small or out of reach, at any size: in words half as long again as English, and long names.

Pages in words of every day are looked at in test_pages.py.
"""

from __future__ import annotations

import pytest

from tests.browser import states
from tests.browser.conftest import Invite
from tests.browser.driving import PHONE, expect
from tests.browser.fitting import SIZES, misfits
from tests.browser.short_games import SHORT
from tests.server.running import Served
from tests.sweep import among

# A telephone upright and turned.
TELEPHONES = [(390, 844), (844, 390)]

# Words of names and of marks beside them that do not stand in one line.
BROKEN_WORDS = """() => [
  ...document.querySelectorAll(".seat-name:not(:has(*)), .seat-name > *, .seat-tag")
].flatMap((name) =>
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


@pytest.mark.parametrize("size", TELEPHONES)
def test_three_at_a_telephone_read_names_whole_when_a_game_of_a_series_is_over(
    person: Invite, size: tuple[int, int]
) -> None:
    anna = person("Guest 185", size=size, touch=True)
    anna.table("dnup", **{**SHORT["dnup"](), "seats": 3, "bots": ["first", "first"]})
    anna.press("table-menu")
    anna.page.get_by_role("menuitem", name=anna.text("table-resign")).tap()
    anna.page.get_by_role("alertdialog").get_by_role("button", name=anna.text("table-resign")).tap()
    anna.page.locator(".result").wait_for()
    expect(anna.page.locator(".seat-tag-winner")).to_have_count(2)
    assert anna.page.evaluate(BROKEN_WORDS) == []
    cards = anna.page.locator(".dnup-player-own .dnup-backs > *")
    boxes = [box for card in cards.all() if (box := card.bounding_box()) is not None]
    assert len(boxes) == 3
    # Cards as they are, not drawn out.
    assert all(box["height"] < 2 * box["width"] for box in boxes)
    seats = anna.page.locator(".table-seats")
    # Nothing is cut off below.
    assert seats.evaluate("(seats) => seats.scrollHeight - seats.clientHeight") <= 1


@pytest.mark.parametrize("size", TELEPHONES)
def test_a_nudge_is_read_whole_at_a_telephone(person: Invite, size: tuple[int, int]) -> None:
    anna = person("Anna", lang="pl", size=size, touch=True)
    anna.table("dnup", **{**SHORT["dnup"](), "seats": 3, "bots": ["first", "first"], "seed": "x"})
    assert anna.await_turn()
    anna.press("table-hint-ask")
    anna.button("table-hint-more").wait_for()
    said = anna.page.locator(".hint-note p")
    assert said.evaluate("(said) => said.scrollHeight - said.clientHeight") <= 1


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
