"""Each game to its end: one by mouse alone, one by keys and typed moves alone, and a machine; in all four languages."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Invite
from tests.browser.driving import Person, expect
from tests.browser.playing import BOARDS, by_keys, by_mouse
from tests.browser.short_games import SHORT
from tests.sweep import among

GAMES = [
    ("klepka", "uk", "en"),
    ("word_rummikub", "pl", "uk"),
    ("scrabble_cards", "ro", "pl"),
    ("dnup", "en", "ro"),
]
# More moves than any of these games has.
MOST_MOVES = 300


@pytest.mark.parametrize(("game", "first", "second"), among(GAMES, "klepka", "scrabble_cards"))
def test_a_game_to_the_end(person: Invite, game: str, first: str, second: str) -> None:
    anna, bogdan = person("Anna", lang=first), person("Bogdan", lang=second)
    address = anna.table(game, seats=3, bots=["easy", None], seed="to the end", **SHORT[game]())
    bogdan.join(address)
    turns = {anna: 0, bogdan: 0}
    for _ in range(MOST_MOVES):
        anna.until(lambda: anna.acts or bogdan.acts or (anna.over and bogdan.over), "a turn")
        if anna.over and bogdan.over:
            break
        for one, play in ((anna, play_by_mouse), (bogdan, play_by_keys)):
            if one.acts:
                turns[one] += play(one, game, turns[one])
    assert min(turns.values()) > 1, turns
    for one in (anna, bogdan):
        expect(one.page.locator(".result")).to_be_visible()
        view = one.view
        assert view["over"]
        shown = one.page.locator(".seat-score").all_inner_texts()
        assert [int(score.split()[-1]) for score in shown] == view["scores"]
        assert one.heard()
        assert one.page.locator(".table-history li").count() > 3


def play_by_mouse(one: Person, game: str, _turn: int) -> bool:
    """Make the move that a press on the hint's button tells, by mouse."""
    before = one.news()
    move = one.hinted(lambda: by_mouse(one, one.question("hint")))
    if move is None:
        return False
    BOARDS[game](one, move, by_mouse)
    one.until(lambda: one.news() > before, f"what {move} does")
    return True


def play_by_keys(one: Person, game: str, turn: int) -> bool:
    """Make the move that the typed question tells: by the keys of the board, and every other one typed."""
    before = one.news()

    def ask() -> None:
        one.field.focus()
        one.field.fill("hint")
        one.page.keyboard.press("Enter")

    move = one.hinted(ask)
    if move is None:
        return False
    if turn % 2 == 0:
        BOARDS[game](one, move, by_keys)
    else:
        one.type(move)
    one.until(lambda: one.news() > before, f"what {move} does")
    return True
