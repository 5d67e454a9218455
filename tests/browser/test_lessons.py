"""The short first games that teach by doing: each is gone through by what its own sentences ask for."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.driving import DESKTOP, PHONE, Person
from tests.browser.test_phone import overhang

TURN, DRAW, CHECK = "lesson-turn", "lesson-draw", "lesson-check"
# What each step asks for, and the part of its sentence that says so: pieces by their names, or one of the ways.
STEPS = {
    "klepka": [
        (["A1", "C2"], "A1"),
        (["B1", "C1"], "C1"),
        (["A2", "C1"], "A2"),
        (["Кb", "Іb", "Тb"], "КІТ"),
        (["#"], "#"),
    ],
    "word_rummikub": [
        (["K", "O", "S", "Z", "Y", "K"], "KOSZYK"),
        (["K", "O", "T"], "KOT"),
        (["O", "*"], "O"),
        ([DRAW], ""),
    ],
    "scrabble_cards": [
        (["K", "O", "T"], "KOT"),
        (["M", "Y", "S", "Z"], "MYSZ"),
        (["x2"], ""),
        ([CHECK], "ŹLUK"),
    ],
    "dnup": [
        (["3/4", "3/6", "3/8"], ""),
        (["6/1", "6/7"], ""),
        ([TURN], ""),
        (["7/1"], ""),
        (["9/1", "9/4"], ""),
    ],
}
RUNS = [
    *zip(STEPS, ("pl", "uk", "ro", "en"), [DESKTOP] * len(STEPS), strict=True),
    *zip(STEPS, ("en", "ro", "uk", "pl"), [PHONE] * len(STEPS), strict=True),
]


def pick(anna: Person, piece: str) -> None:
    """Press the first piece of a name that is not picked yet; a way to go on by what it says."""
    name = anna.text(piece) if piece.startswith("lesson-") else piece
    pieces = anna.page.locator(".lesson-group button[aria-pressed=false]")
    anna.touch_on(pieces.filter(has=anna.page.get_by_text(name, exact=True)).first)


@pytest.mark.parametrize(("game", "lang", "size"), RUNS)
def test_a_lesson_is_done_by_what_it_asks_for(person: Invite, game: str, lang: str, size: tuple[int, int]) -> None:
    anna = person("Anna", lang=lang, size=size, touch=size == PHONE)
    anna.page.goto(f"/learn/{game}")
    for number, (pieces, word) in enumerate(STEPS[game], 1):
        task = anna.text(f"{game}-lesson-{number}")
        assert word in task
        shown = anna.page.locator(".lesson-task")
        expect(shown).to_have_text(task)
        if number > 1:
            # Whoever goes on by keyboard or ear is where the new task stands.
            expect(shown).to_be_focused()
        for piece in pieces:
            pick(anna, piece)
        expect(anna.page.locator(".lesson-answer")).to_have_text(anna.text(f"{game}-lesson-{number}-done"))
        assert overhang(anna) <= 0
        anna.press("lesson-next")
    expect(anna.page.locator(".lesson-task")).to_have_text(anna.text("lesson-finished"))
    anna.touch_on(anna.page.locator(".lesson-step button").first)
    anna.page.locator(".board-area").wait_for()


def test_who_picks_wrongly_is_told_and_after_the_second_time_shown(person: Invite) -> None:
    anna = person("Anna", lang="ro")
    anna.page.goto("/learn/klepka")
    for times in (1, 2):
        pick(anna, "B2")
        expect(anna.page.locator(".lesson-answer")).to_have_text(anna.text("lesson-wrong", times=times))
    expect(anna.page.locator(".lesson-marked")).to_have_count(2)
