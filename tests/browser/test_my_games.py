"""One's own games in a real browser: how many wait for one, what happened there, and the way to the next."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.driving import PHONE, Person

BADGES = """
window.badges = [];
navigator.setAppBadge = async (count) => void window.badges.push(count);
navigator.clearAppBadge = async () => void window.badges.push(0);
"""


def against(person: Person, other: Person) -> str:
    """Let two people begin a game of days in which the first is waited for; give its address."""
    address = person.opened("dnup", seats=2, clock={"kind": "days", "days": 3})
    table = address.partition("?")[0]
    other.join(address)
    other.page.locator(".screen").wait_for()
    listed = next(each for each in other.ask("GET", "/api/tables/mine")["tables"] if each["table"] in table)
    if listed["turn"]:
        played_on(other)
    return table


def played_on(person: Person) -> None:
    """Make both turns in a row that two players of Upside Down have."""
    assert person.await_turn()
    while person.acts:
        before = person.news()
        assert person.type("D") == ""
        person.until(lambda before=before: person.news() > before, "the turn")  # type: ignore[misc]


def test_games_that_wait_are_counted_and_a_key_goes_through_them(person: Invite) -> None:
    anna, bogdan = person("Anna"), person("Bogdan", lang="uk")
    anna.context.add_init_script(BADGES)
    bogdan.named()
    tables = [against(anna, bogdan) for _ in range(2)]
    anna.go("/")
    page = anna.page
    rows = page.locator(".lobby-mine .table-row")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(anna.text("table-my-turn"))
    expect(rows.first).to_contain_text(re.compile(r"(2|3) days left"))
    expect(page).to_have_title("(2) Litera")
    assert page.evaluate("window.badges.at(-1)") == 2
    assert "svg" in (page.locator("link[rel=icon]").get_attribute("href") or "")
    button = page.get_by_role("link", name=anna.text("next-game", count=2))
    expect(button).to_be_visible()
    seen = set()
    for _ in range(2):
        page.keyboard.press("Alt+g")
        page.locator(".screen").wait_for()
        seen.add(page.url.removeprefix(anna.origin))
    assert seen == set(tables)
    # From a page with a field in focus the key writes.
    anna.go("/sign-in")
    field = page.get_by_label(anna.text("recovery-words-type"))
    field.focus()
    page.keyboard.press("Alt+g")
    assert page.url.endswith("/sign-in")
    # What happened last is told in one's own language.
    anna.come(tables[0])
    assert anna.await_turn()
    assert anna.type("D") == ""
    bogdan.go("/")
    last = next(
        each["last"] for each in bogdan.ask("GET", "/api/tables/mine?lang=uk")["tables"] if each["table"] in tables[0]
    )
    expect(bogdan.page.locator(f".lobby-mine a[href='{tables[0]}']")).to_contain_text(last[0])


def test_the_count_goes_away_on_a_phone_when_nobody_waits(person: Invite) -> None:
    anna, bogdan = person("Anna", lang="pl", size=PHONE, touch=True), person("Bogdan")
    bogdan.named()
    table = against(anna, bogdan)
    anna.go("/")
    expect(anna.page).to_have_title("(1) Litera")
    anna.page.get_by_role("link", name=anna.text("next-game", count=1)).tap()
    anna.page.locator(".screen").wait_for()
    assert anna.page.url.endswith(table)
    played_on(anna)
    anna.page.get_by_role("link", name=anna.text("home")).tap()
    expect(anna.page).to_have_title("Litera")
    expect(anna.page.get_by_role("link", name=anna.text("next-game", count=1))).to_have_count(0)
