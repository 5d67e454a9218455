"""Moves that are prepared and not made yet."""

from __future__ import annotations

from tests.browser.driving import Person
from tests.browser.playing import hand_card

DRAFTS = {
    "klepka": ('.klepka-grid [aria-selected="true"]', "data-roving"),
    "word_rummikub": (".rummy-word .rummy-own-tile", "data-thing"),
    "scrabble_cards": (".cards-cell-laid", "data-cell"),
    "dnup": ('.dnup-hand [aria-selected="true"]', "data-thing"),
}
"""What shows a prepared move: the thing on the board, and what names it."""


def drafted(one: Person, game: str) -> str:
    """Give what the board shows of a prepared move."""
    thing, name = DRAFTS[game]
    return str(one.page.locator(thing).get_attribute(name))


def prepare(one: Person, game: str) -> str:
    """Prepare a move without making it; give what the board shows of it."""
    page = one.page
    if game == "dnup":
        page.locator(".dnup-hand [data-roving]").first.click()
    elif game == "klepka":
        page.locator(".klepka-grid [data-roving]").first.click()
    elif game == "scrabble_cards":
        hand_card(one, next(card for card in one.view["hands"][0] if len(card) == 1 and card != "*")).click()
        page.locator('[data-cell="0,0"]').click()
    else:
        page.locator('.part-hand .rummy-rack .rummy-tile:not([data-thing^="tile:r*"])').first.click()
        one.press("rummy-new-word")
    return drafted(one, game)
