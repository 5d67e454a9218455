"""A game of another package in the browser: set up, played and looked at again on the plain board of any game."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.browser.conftest import Invite
from tests.browser.driving import expect
from tests.contract.conftest import EXAMPLE, install_example
from tests.server.running import Served, served
from tests.sweep import among


@pytest.fixture(scope="module")
def server_with_example(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    site = tmp_path_factory.mktemp("site")
    install_example(site)
    path = os.pathsep.join((str(site), str(EXAMPLE)))
    with served(tmp_path_factory.mktemp("data"), PYTHONPATH=path) as running:
        yield running


@pytest.mark.parametrize("lang", among(["en", "pl", "uk", "ro"], "pl"))
def test_a_game_without_a_board_is_played_to_its_end(lang: str, server_with_example: Served, person: Invite) -> None:
    anna = person("Anna", at=server_with_example, lang=lang)
    anna.table("crazy_eights", seats=2, seed="plain", bots=["easy"], options={"cards": 3})
    board = anna.page.locator(".board-area")
    expect(board.get_by_role("heading", name=anna.text("fallback-hand"))).to_be_visible()
    expect(board.locator(".fallback-hand li")).to_have_count(3)
    while anna.await_turn():
        before = anna.news()
        anna.page.locator(".fallback-moves button").first.click()
        anna.until(lambda before=before: anna.news() > before, "the move")  # type: ignore[misc]
    expect(anna.page.locator(".result")).to_be_visible()
    anna.go(f"/t/{anna.room['table']}?move=2")
    expect(anna.page.locator(".fallback-keys")).to_contain_text("pile")
    expect(anna.page.locator(".fallback-moves button")).to_have_count(0)
