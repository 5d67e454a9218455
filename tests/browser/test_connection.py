"""Reloads, cut lines and restarts of the server in the middle of a move; pages without a connection."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from playwright.sync_api import Route

from tests.browser.conftest import Invite
from tests.browser.drafts import drafted, prepare
from tests.browser.driving import PHONE, Person, expect
from tests.browser.playing import by_mouse, word_rummikub
from tests.browser.short_games import SHORT, dnup
from tests.server.running import served
from tests.sweep import among


def begin(one: Person, game: str, **setup: object) -> None:
    """Open a table against a bot, where one has the first move, and wait for it."""
    options = dict(SHORT[game]())
    options["options"] = {**options["options"], "first_seat": 0} if game != "dnup" else options["options"]
    one.table(game, **{"seats": 2, "bots": ["easy"], "seed": "lines", **options, **setup})
    assert one.await_turn()


@pytest.mark.parametrize("game", among(SHORT, "klepka", "dnup"))
def test_a_prepared_move_survives_a_reload(person: Invite, game: str) -> None:
    anna = person("Anna", lang="pl")
    begin(anna, game)
    before = prepare(anna, game)
    anna.page.reload()
    anna.await_turn()
    assert drafted(anna, game) == before


def test_the_server_is_killed_in_mid_move_and_the_move_is_made_after_all(person: Invite, tmp_path: Path) -> None:
    with served(tmp_path) as running:
        anna = person("Anna", at=running, lang="uk")
        begin(anna, "word_rummikub", options={"first_seat": 0, "opening_letters": 4})
        move = anna.hinted(lambda: anna.question("hint").click())
        assert move is not None
        before = prepare(anna, "word_rummikub")
        running.stop(signal.SIGKILL)
        expect(anna.page.locator(".notice")).to_contain_text(anna.text("table-reconnecting"))
    with served(tmp_path, "--port", str(running.port)):
        anna.until(lambda: anna.page.locator(".notice").count() == 0, "the line to be mended")
        assert drafted(anna, "word_rummikub") == before
        anna.press("rummy-reset")
        news = anna.news()
        word_rummikub(anna, move, by_mouse)
        anna.until(lambda: anna.news() > news)
        anna.until(lambda: anna.page.locator(".rummy-word").count() > 0)


def test_a_move_sent_while_the_line_is_cut_is_made_once(person: Invite, tmp_path: Path) -> None:
    with served(tmp_path) as running:
        anna = person("Anna", at=running)
        begin(anna, "dnup")
        running.stop()
        expect(anna.page.locator(".notice")).to_be_visible()
        anna.field.fill("D")
        anna.field.press("Enter")
    with served(tmp_path, "--port", str(running.port)):
        anna.until(lambda: anna.field.input_value() == "", "the move to be made")
        expect(anna.page.locator(".table-history li", has_text="You rotate your hand")).to_have_count(1)


def test_a_page_notices_that_its_server_hangs_and_goes_on_when_it_answers(person: Invite, tmp_path: Path) -> None:
    with served(tmp_path) as running:
        anna = person("Anna", at=running)
        begin(anna, "dnup")
        running.process.send_signal(signal.SIGSTOP)
        anna.field.fill("D")
        anna.field.press("Enter")
        expect(anna.page.locator(".notice")).to_contain_text(anna.text("table-reconnecting"))
        running.process.send_signal(signal.SIGCONT)
        expect(anna.page.locator(".table-history li", has_text="You rotate your hand")).to_have_count(1)
        expect(anna.page.locator(".notice")).to_have_count(0)


def test_the_page_is_an_app_that_opens_without_a_connection_and_says_so(person: Invite) -> None:
    anna = person("Anna", kept=True, size=PHONE)
    anna.page.goto("/")
    manifest = anna.page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
    assert manifest["name"]
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    anna.page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
    anna.context.set_offline(True)
    expect(anna.page.locator(".offline")).to_have_text(anna.text("offline"))
    anna.page.goto("/settings")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.text("settings"))
    expect(anna.page.locator(".offline")).to_be_visible()
    anna.context.set_offline(False)
    expect(anna.page.locator(".offline")).to_have_count(0)


def test_a_table_says_that_the_browser_is_offline_and_comes_back_automatically(person: Invite) -> None:
    anna = person("Anna", lang="ro", kept=True)
    begin(anna, "dnup")
    anna.page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
    anna.context.set_offline(True)
    expect(anna.page.locator(".notice")).to_have_text(anna.text("offline"))
    anna.until(lambda: anna.text("offline") in anna.heard(), "that one is offline")
    # Opened again, the table has nothing to show; it comes by itself when there is a connection.
    anna.page.reload()
    expect(anna.page.locator(".notice")).to_contain_text(anna.text("error-offline"))
    expect(anna.button("retry")).to_be_visible()
    anna.context.set_offline(False)
    anna.page.locator(".board-area").wait_for()
    expect(anna.page.locator(".notice")).to_have_count(0)


def test_two_pages_at_one_place_the_newer_has_it(person: Invite) -> None:
    anna = person("Anna")
    begin(anna, "dnup", **dnup())
    other = anna.context.new_page()
    other.goto(anna.page.url)
    other.locator(".board-area").wait_for()
    expect(anna.page.locator(".notice")).to_contain_text(anna.text("table-closed-taken_over"))


def test_a_page_whose_board_is_gone_is_loaded_anew(person: Invite) -> None:
    anna = person("Anna")
    asked: list[str] = []

    def gone_once(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.fulfill(status=404)
        else:
            route.continue_()

    anna.page.route("**/assets/dnup-*.js", gone_once)
    anna.table("dnup", seats=2, bots=["easy"])
    anna.page.locator(".board-area").wait_for()
    assert len(asked) > 1


def test_a_board_that_cannot_be_had_is_reported(person: Invite) -> None:
    anna = person("Anna")
    anna.page.route("**/assets/dnup-*.js", lambda route: route.fulfill(status=404))
    anna.go(anna.opened("dnup", seats=2, bots=["easy"]))
    anna.sees(anna.text("broken-title"))
    expect(anna.button("reload")).to_be_visible()
