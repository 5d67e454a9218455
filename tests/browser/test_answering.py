"""A word of Letter Cards that waits for an answer on a phone: what asks for it hides neither the word nor the hand."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Invite
from tests.browser.driving import Person
from tests.browser.positions import reached
from tests.browser.seen import LOW, PHONE, TURNED, faults, overlap, sized
from tests.server.running import Served

WAITING = ".cards-cell-waiting"


def asked(person: Person, server: Served) -> None:
    """Bring somebody to a table whose rival has laid a word that waits for an answer."""
    position = reached(server, "scrabble_cards", "middle")
    position.shown_to(person, server)
    person.press("cards-pass")
    rival = position.rivals[0]
    person.until(lambda: rival.done("view")["view"]["to_act"] == [1], "the rival's turn")
    lays = [move for move in rival.done("legal", limit=60)["moves"] if move.startswith("lay ")]
    rival.done("act", move=max(lays, key=lambda move: len(move.split(" ")[1])))
    person.page.locator(WAITING).first.wait_for()
    # It is asked about, and what may be answered is told.
    person.button("cards-check").wait_for()


@pytest.mark.parametrize("size", [PHONE, LOW, TURNED])
def test_the_word_is_in_sight_above_what_asks_about_it(person: Invite, server: Served, size: tuple[int, int]) -> None:
    anna = person("Anna", size=size, touch=True, lang="pl")
    asked(anna, server)
    assert faults(sized(anna, size)) == []
    hidden = """(cells) => cells.filter((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      return !cell.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }).map((cell) => cell.dataset.cell)"""
    cells = anna.page.locator(WAITING)
    anna.until(lambda: cells.evaluate_all(hidden) == [], "the word in sight")


def test_a_hint_covers_nothing_of_the_hand_on_a_turned_phone(person: Invite, server: Served) -> None:
    anna = person("Anna", size=TURNED, touch=True, lang="pl")
    asked(anna, server)
    anna.press("table-hint-ask")
    note = anna.page.get_by_role("region", name=anna.text("table-hint-ask"))
    note.filter(has_not_text=anna.text("table-hint-thinking")).wait_for()
    parts = sized(anna, TURNED)["parts"]
    box = note.evaluate("(note) => note.getBoundingClientRect().toJSON()")
    assert not any(overlap(box, parts[part]) for part in ("hand", "prompt", "actions"))
