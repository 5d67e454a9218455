"""Rated games in a real browser: opened from the form, stated before sitting down, and on the players' pages."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.driving import PHONE


def test_a_rated_game_from_the_form_to_the_player_s_page(person: Invite) -> None:
    anna, bogdan = person("Anna", lang="pl"), person("Bogdan", lang="uk", size=PHONE, touch=True)
    anna.named().go("/new/dnup")
    rated = anna.page.get_by_role("switch", name=anna.text("rated-table"))
    expect(rated).to_be_disabled()
    expect(anna.page.get_by_text(anna.text("rated-table-kept"))).to_be_visible()
    for one in (anna, bogdan.named()):
        one.ask("POST", "/api/account/words", {})
    anna.go("/new/dnup")
    expect(rated).to_be_enabled()
    rated.focus()
    anna.page.keyboard.press("Space")
    anna.press("open-table")
    anna.page.locator(".table-seats").wait_for()
    address = anna.page.locator(".waiting-invitation input").input_value().removeprefix(anna.origin)
    bogdan.come(address)
    # Whoever is to sit down reads first that the result counts.
    expect(bogdan.page.get_by_text(bogdan.text("table-terms-rated"))).to_be_visible()
    bogdan.press("table-sit", first=True)
    anna.page.locator(".screen").wait_for()
    anna.menu(anna.page.get_by_role("button", name=anna.text("table-menu")), anna.text("table-resign"))
    anna.page.get_by_role("alertdialog").get_by_role("button", name=anna.text("table-resign"), exact=True).click()
    anna.page.locator(".result").wait_for()
    winner = bogdan.ask("GET", "/api/session")["guest"]
    bogdan.go(f"/people/{winner}")
    page = bogdan.page
    expect(page.get_by_role("heading", level=1, name="Bogdan")).to_be_visible()
    expect(page.get_by_text(re.compile("15[0-9][0-9] ± "))).not_to_have_count(0)
    # The table fits, on small phones too.
    for width in (390, 360, 320):
        page.set_viewport_size({"width": width, "height": 844})
        wide = page.locator(".ratings-table").evaluate("(table) => table.scrollWidth - table.parentElement.clientWidth")
        assert wide <= 0, f"{wide} too wide at {width}"
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    row = page.get_by_role("row").nth(1)
    expect(row).to_contain_text("Anna")
    row.get_by_role("link", name="Anna").tap()
    expect(page.get_by_role("heading", level=1, name="Anna")).to_be_visible()
    # The same by a link of its own, with nothing loaded before.
    page.reload()
    expect(page.get_by_role("heading", name=bogdan.text("profile-against"))).to_be_visible()
    expect(page.get_by_role("button", name=bogdan.text("person-menu", name="Anna"))).to_be_visible()
    expect(page.get_by_role("textbox", name=bogdan.text("person-note"))).to_be_visible()
    bogdan.go("/ratings")
    expect(page.get_by_text(bogdan.text("leaders-none"))).to_be_visible()
    # Bots have a ladder of their own, the strongest first.
    bots = page.get_by_role("table", name=bogdan.text("ratings-bots")).get_by_role("row")
    expect(bots).to_have_count(7)
    expect(bots.nth(1)).to_contain_text("Майстер")
    # The server looks through finished games in the background.
    met = f"/api/people/{winner}/opponents"
    bogdan.until(lambda: bool(bogdan.ask("GET", met)["opponents"]), "the game to be counted")
    bogdan.go(f"/people/{winner}")
    page.get_by_role("button", name=bogdan.text("statistics-opponents")).tap()
    line = bogdan.text("statistics-opponent", name="Anna", games=1, won=1)
    expect(page.get_by_role("link", name=line)).to_be_visible()
    # By a part of the name, typed.
    field = page.get_by_role("textbox", name=bogdan.text("statistics-opponents-name"))
    for typed, count in (("zz", 0), ("NN", 1)):
        field.fill(typed)
        field.press("Enter")
        expect(page.get_by_role("link", name=line)).to_have_count(count)
        expect(page.get_by_text(bogdan.text("statistics-opponents-none"))).to_have_count(1 - count)
    bogdan.go("/people/nobody")
    expect(page.get_by_role("alert")).to_be_visible()
