"""The first minute: from the lobby into a game, without an account and without reading anything."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Invite
from tests.browser.driving import expect
from tests.sweep import among

GAMES = ("klepka", "word_rummikub", "scrabble_cards", "dnup")


@pytest.mark.parametrize("game", among(GAMES, "word_rummikub", "dnup"))
def test_one_click_in_the_lobby_is_a_game_against_a_machine(person: Invite, game: str) -> None:
    anna = person("Anna")
    anna.page.goto("/")
    title = next(one["title"] for one in anna.ask("GET", "/api/games")["games"] if one["id"] == game)
    anna.press("play-now-label", game=title)
    expect(anna.page.get_by_role("heading", level=1, name=title)).to_be_visible()
    assert anna.await_turn()
    assert anna.page.locator(".seat").count() == 2
    # The machine may have begun, and its word waits to be answered.
    asked = (anna.text("table-your-turn"), anna.text("table-your-answer"))
    anna.hears(re.compile("|".join(re.escape(sentence) for sentence in asked)))
