"""The table as a screen reader finds it: grids and lists, headings, words in their language, and no flood of places."""

from __future__ import annotations

import pytest

from tests.browser import states
from tests.browser.conftest import Invite
from tests.browser.driving import Person
from tests.browser.states import seated, step
from tests.server.running import Served
from tests.sweep import among

# What hands over the arrow keys in the default mode of NVDA and JAWS: members of these have the focus.
MEMBERS = {"listbox": "option", "grid": "gridcell"}
# Text that a screen reader reads in the language of the page, though its letters are another's.
FOREIGN = """(pattern) => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector("#root"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (!new RegExp(pattern, "u").test(textContent)) continue;
    if (parentElement.closest("[aria-hidden=true], script, option")) continue;
    if (parentElement.closest("[lang]").lang === "en") found.push(textContent);
  }
  return found;
}"""
LETTERS = {"klepka": r"\\p{Script=Cyrillic}", "word_rummikub": "[ĄĆĘŁŃÓŚŹŻ]", "scrabble_cards": "[ĄĆĘŁŃÓŚŹŻ]"}


@pytest.mark.parametrize("game", among(states.GAMES, "word_rummikub", "scrabble_cards"))
def test_board_and_hand_hand_over_the_arrow_keys_and_have_headings(person: Invite, server: Served, game: str) -> None:
    anna = person("Anna")
    rival = seated(anna, server, game)
    groups = anna.page.locator(".board-area :is([role=grid], [role=listbox])")
    # A hand without cards is no list; in Klepka nobody holds one before the first pair.
    while groups.count() < 2:
        step(anna, rival)
    stray = anna.page.evaluate(
        """(members) => [...document.querySelectorAll(".board-area [data-roving]")].filter((one) => {
          const group = one.closest("[role=grid], [role=listbox]");
          return group === null || one.role !== members[group.role];
        }).map((one) => one.outerHTML)""",
        MEMBERS,
    )
    assert stray == []
    headings = anna.page.locator(".board-area h2").all_inner_texts()
    assert headings == [anna.text("heading-board"), anna.text("heading-hand")]


@pytest.mark.parametrize("game", among(LETTERS, "word_rummikub"))
def test_foreign_words_are_marked_with_their_language(person: Invite, server: Served, game: str) -> None:
    anna = person("Anna")
    for state in states.table(anna, server, game):
        # In a lesson or a log nothing of it stands without its language.
        assert anna.page.evaluate(FOREIGN, LETTERS[game].replace("\\\\", "\\")) == [], state


def test_a_crossword_is_its_words_and_the_places_around_them(person: Invite, server: Served) -> None:
    anna = person("Anna")
    seated(anna, server, "scrabble_cards")
    told = anna.page.locator("[role=gridcell]:not([aria-hidden=true])")
    lying = anna.page.locator(".cards-cell:not(.cards-cell-free)").count()
    assert told.count() <= max(7, 4 * lying) + 1
    stop = anna.page.locator("[role=gridcell][tabindex='0']")
    stop.focus()
    for _ in range(3):
        anna.page.keyboard.press("ArrowUp")
        here = anna.page.locator("[role=gridcell]:focus")
        assert here.get_attribute("aria-hidden") is None
    assert told.count() <= max(7, 4 * lying) + 2


def test_a_place_of_klepka_stays_when_its_card_is_taken(person: Invite, server: Served) -> None:
    anna = person("Anna")
    seated(anna, server, "klepka")
    places = anna.page.locator(".klepka-grid [role=gridcell]")
    count = places.count()
    names = [place for row in range(1, 9) for place in (f"A{row}", f"B{row}")]
    taken = first_pair(anna, names)
    anna.type(f"flip {' '.join(taken)}")
    gone = anna.page.locator(".klepka-gap")
    gone.first.wait_for()
    assert gone.count() == 2
    assert places.count() == count
    assert gone.first.inner_text() == anna.text("klepka-place", place=min(taken), card=anna.text("klepka-gone"))


def first_pair(anna: Person, places: list[str]) -> list[str]:
    """Give two places with equal letters, as the hint has them."""
    move = anna.hinted(lambda: anna.touch_on(anna.question("hint")))
    assert move is not None, places
    return move.split(" ")[1:]


def test_a_set_of_dnup_is_read_in_sentences_and_entered_by_enter(person: Invite, server: Served) -> None:
    anna = person("Anna")
    rival = seated(anna, server, "dnup")
    for head in anna.page.locator(".dnup-player-head").all():
        # Parts of a name end where a reader pauses.
        assert str(head.text_content()).count(". ") >= 2
    takeable = anna.page.locator(".dnup-set:has(button:enabled)")
    while takeable.count() == 0:
        step(anna, rival)
    told = str(takeable.first.text_content())
    assert anna.text("dnup-over", value="", other="").strip() in told
    takeable.first.focus()
    anna.page.keyboard.press("Enter")
    assert takeable.first.locator("button:focus").count() == 1
