"""The first minute: from the lobby into a game, without an account and without reading anything."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Invite
from tests.browser.driving import expect
from tests.server.running import Served
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


def test_a_level_that_was_chosen_for_a_table_is_where_the_next_game_begins(person: Invite) -> None:
    anna = person("Anna").named()
    anna.page.goto("/new/dnup")
    anna.page.get_by_role("button", name=anna.text("seat-number", number=2)).first.click()
    anna.page.get_by_role("option", name=anna.text("seat-level", level="Club")).click()
    anna.press("open-table")
    anna.page.locator(".board-area").wait_for()
    anna.page.goto("/")
    expect(anna.page.locator(".game-card").last).to_contain_text(anna.text("play-now-level", level="Club"))


def test_nobody_reads_the_chat_of_a_game_against_bots_so_that_the_log_has_the_room(
    person: Invite, server: Served
) -> None:
    anna = person("Anna", size=(1366, 768))
    address = anna.table("scrabble_cards", seats=2, bots=["easy"])
    anna.page.locator(".board-area").wait_for()
    chat = anna.page.locator(".table-chat")
    expect(chat.locator(".table-phrases")).to_have_count(0)
    box = chat.bounding_box()
    assert box is not None
    assert box["height"] <= 110
    # Whoever comes to watch can be talked to.
    table, _, invitation = address.removeprefix("/t/").partition("?invitation=")
    server.guest("Bogdan").enter(table, invitation=invitation)
    expect(chat.locator(".table-phrases")).to_have_count(1)
