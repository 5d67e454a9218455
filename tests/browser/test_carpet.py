"""Klepka's carpet on phones: its cards are as large as a finger, and what lies open is in sight all the same."""

from __future__ import annotations

from itertools import product

import pytest

from tests.browser.conftest import Invite
from tests.browser.positions import reached
from tests.browser.seen import FINGER, LOW, PHONE, TURNED, faults, is_inside, sat_down, sized, smallest
from tests.server.running import Served
from tests.sweep import among

PHONES = (PHONE, LOW, TURNED)


@pytest.mark.parametrize(
    ("stage", "seats"), among(product(("early", "middle"), range(2, 7)), ("early", 2), ("middle", 6))
)
def test_every_card_of_the_carpet_is_as_large_as_a_finger(
    person: Invite, server: Served, stage: str, seats: int
) -> None:
    anna = sat_down(person, server, "klepka", stage, seats, True, lang="uk")
    for size in PHONES:
        assert faults(sized(anna, size)) == [], size
        assert smallest(anna, ".klepka-place") >= FINGER, size
        # Most of a carpet of a hundred cards is in sight at once.
        part = anna.page.locator(".klepka-carpet")
        shares = part.evaluate("(part) => [part.clientWidth / part.scrollWidth, part.clientHeight / part.scrollHeight]")
        assert shares[0] * shares[1] >= 0.5, size


@pytest.mark.parametrize("size", PHONES)
def test_cards_that_lie_open_far_apart_are_in_sight_together(
    person: Invite, server: Served, size: tuple[int, int]
) -> None:
    anna = person("Anna", size=size, touch=True)
    reached(server, "klepka", "early").shown_to(anna, server)
    scrolled = "(part) => [part.scrollLeft, part.scrollTop]"
    part = anna.page.locator(".klepka-carpet")
    corners = [anna.page.locator(f'.klepka-grid [data-roving="{place}"]') for place in ("A1", "J10")]
    for corner in corners:
        corner.scroll_into_view_if_needed()
        corner.tap()
    anna.page.locator(".klepka-open").nth(1).wait_for()
    board = anna.page.locator("[data-part=board]").evaluate("(board) => board.getBoundingClientRect().toJSON()")
    # Wider than the part by what is a margin elsewhere
    board |= {"left": board["left"] - 4, "right": board["right"] + 4}
    for corner in corners:
        assert is_inside(corner.evaluate("(card) => card.getBoundingClientRect().toJSON()"), board)
    where = part.evaluate(scrolled)
    anna.page.locator(".klepka-open").first.wait_for(state="detached")
    assert smallest(anna, ".klepka-place") >= FINGER
    assert part.evaluate(scrolled) == where
