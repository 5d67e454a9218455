"""People among each other in a real browser: friends, muting, blocking, reports and the moderators' queue."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.driving import PHONE, Person
from tests.server.running import Served
from tests.server.test_admin import admin


def kept(person: Person) -> Person:
    """Give somebody a way to sign in."""
    person.named().ask("POST", "/api/account/words", {})
    return person


def who(person: Person) -> str:
    return str(person.ask("GET", "/api/session")["guest"])


def button(person: Person, key: str, /, **arguments: Any) -> Any:
    return person.page.get_by_role("button", name=person.text(key, **arguments), exact=True)


def test_two_become_friends_and_one_invites_the_other_to_a_table(person: Invite) -> None:
    anna, bogdan = kept(person("Anna", lang="pl")), kept(person("Bogdan", lang="uk", size=PHONE, touch=True))
    anna.ask("POST", "/api/company/tie", {"person": who(bogdan), "kind": "friend"})
    bogdan.go("/people")
    button(bogdan, "tie-label", act=bogdan.text("tie-accept"), name="Anna").tap()
    expect(bogdan.page.get_by_role("heading", name=bogdan.text("people-friends"))).to_be_visible()
    table = anna.ask("POST", "/api/tables", {"game": "dnup", "seats": 2, "access": "private"})["table"]["table"]
    anna.go(f"/t/{table}")
    # By keyboard alone.
    button(anna, "invite-friend").focus()
    anna.page.keyboard.press("Enter")
    anna.page.get_by_role("menuitem", name="Bogdan").focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_text(anna.text("invited-friend", name="Bogdan"))).to_be_visible()
    bogdan.go("/")
    bogdan.page.get_by_role("link", name="Anna: ").tap()
    # A private table opens for whoever is invited.
    expect(bogdan.page).to_have_url(re.compile(f"/t/{table}"))
    expect(bogdan.page.get_by_role("heading", name=bogdan.text("table-waiting"))).to_be_visible()


def test_one_invites_a_friend_from_the_list_of_friends(person: Invite) -> None:
    anna, bogdan = kept(person("Anna", lang="ro", size=PHONE, touch=True)), kept(person("Bogdan"))
    for one, other in ((anna, bogdan), (bogdan, anna)):
        one.ask("POST", "/api/company/tie", {"person": who(other), "kind": "friend"})
    anna.go("/people")
    anna.page.get_by_role("link", name=anna.text("tie-label", act=anna.text("invite-to-game"), name="Bogdan")).tap()
    anna.page.get_by_role("link", name=re.compile("Jos-sus|Cu susul|Klepka")).first.tap()
    expect(anna.page.get_by_text(anna.text("new-table-with", name="Bogdan"))).to_be_visible()
    anna.press("open-table")
    expect(anna.page.get_by_role("heading", name=anna.text("table-waiting"))).to_be_visible()
    [invited] = bogdan.ask("GET", "/api/invitations")["invitations"]
    assert (invited["by"], invited["table"]) == ("Anna", anna.page.url.rpartition("/")[2])


def test_whoever_is_rude_is_reported_from_the_table_and_a_moderator_settles_it(person: Invite, server: Served) -> None:
    anna, bogdan, maria = kept(person("Anna")), person("Bogdan", lang="ro").named(), kept(person("Maria", lang="uk"))
    assert admin(server, "grant", who(maria), data=Path(server.log.parent))[0] == 0
    table = anna.ask("POST", "/api/tables", {"game": "dnup", "seats": 2})
    anna.go(f"/t/{table['table']['table']}")
    bogdan.go(f"/t/{table['table']['table']}?invitation={table['invitation']}")
    for one, words in ((anna, "You play like a pig."), (bogdan, "Please don’t.")):
        one.page.get_by_role("textbox", name=one.text("table-chat-field")).fill(words)
        button(one, "table-chat-send").click()
    expect(bogdan.page.get_by_text("You play like a pig.").first).to_be_visible()
    button(bogdan, "neighbours").click()
    bogdan.menu(button(bogdan, "person-menu", name="Anna"), bogdan.text("report"))
    dialog = bogdan.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Rude.")
    dialog.get_by_role("button", name=bogdan.text("report-send"), exact=True).click()
    expect(bogdan.page.get_by_text(bogdan.text("report-sent"))).to_be_visible()
    maria.go("/people")
    maria.page.get_by_role("link", name=maria.text("moderation"), exact=True).click()
    expect(maria.page.get_by_text("Rude.")).to_be_visible()
    maria.page.get_by_role("textbox", name=maria.text("measure-why")).fill("Be kind.")
    button(maria, "measure-act").click()
    expect(maria.page.get_by_text(maria.text("moderation-none"))).to_be_visible()
    # Whoever is warned reads why on their account page, where refusals send them too.
    maria.ask("POST", "/api/moderation/act", {"person": who(anna), "what": "warn", "why": "Be kind."})
    anna.go("/account")
    expect(anna.page.get_by_role("heading", name=anna.text("notices"))).to_be_visible()
    expect(anna.page.get_by_text("Be kind.")).to_be_visible()


def test_a_moderator_sorts_and_filters_the_queue_by_keyboard(person: Invite, server: Served) -> None:
    anna, bogdan, maria = person("Anna").named(), person("Bogdan").named(), kept(person("Maria", lang="pl"))
    assert admin(server, "grant", who(maria), data=Path(server.log.parent))[0] == 0
    tables = [anna.opened("dnup", seats=2).partition("?")[0].rpartition("/")[2] for _ in range(3)]
    for table, reason, words in zip(tables, ("chat", "name", "name"), ("1 of 3", "2 of 3", "3 of 3"), strict=True):
        anna.ask("POST", "/api/reports", {"person": who(bogdan), "reason": reason, "words": words, "table": table})
    maria.go("/moderation")
    page = maria.page
    found = page.locator("blockquote", has_text=" of 3")
    expect(found).to_have_text(["1 of 3", "2 of 3", "3 of 3"])
    page.get_by_role("radio", name=maria.text("order-oldest")).focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name=maria.text("order-newest"))).to_be_checked()
    expect(found).to_have_text(["3 of 3", "2 of 3", "1 of 3"])

    def choose(steps: int) -> None:
        page.get_by_role("button", name=maria.text("moderation-reason")).focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("listbox")).to_be_visible()
        for _ in range(steps):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(page.get_by_role("listbox")).to_be_hidden()

    choose(2)
    expect(found).to_have_text(["3 of 3", "2 of 3"])
    # Unfair play: nothing of these.
    choose(1)
    expect(page.get_by_role("button", name=maria.text("report-reason-play"))).to_be_visible()
    expect(found).to_have_count(0)


def talked(person: Invite, **look: Any) -> tuple[Person, Person, str]:
    """Have Anna say something rude at a table where Bogdan sits beside her, and give the table."""
    anna, bogdan = kept(person("Anna")), person("Bogdan", **look).named()
    opened = anna.ask("POST", "/api/tables", {"game": "dnup", "seats": 2})
    table = opened["table"]["table"]
    anna.go(f"/t/{table}")
    bogdan.ask("POST", f"/api/tables/{table}/join", {"seat": 1, "invitation": opened["invitation"]})
    for words in ("You play like a pig.", "And slowly."):
        said = anna.page.get_by_role("textbox", name=anna.text("table-chat-field"))
        said.fill(words)
        said.press("Enter")
        expect(said).to_have_value("")
    bogdan.go(f"/t/{table}")
    bogdan.page.locator("[data-part=seats]").wait_for()
    return anna, bogdan, table


def send_report(person: Person) -> None:
    """Send the report that is open, and wait until it is said to be sent."""
    person.touch_on(
        person.page.get_by_role("dialog").get_by_role("button", name=person.text("report-send"), exact=True)
    )
    expect(person.page.get_by_text(person.text("report-sent")).last).to_be_visible()
    expect(person.page.get_by_role("dialog")).to_be_hidden()


def reports_about(moderator: Person, who_is: str) -> list[dict[str, Any]]:
    """Give the reports about somebody that wait."""
    waiting = moderator.ask("GET", "/api/moderation/reports")["reports"]
    return [each for each in waiting if each["person"] == who_is]


@pytest.mark.parametrize(
    ("how", "look"),
    [
        ("mouse", {"lang": "pl"}),
        ("touch", {"lang": "uk", "size": PHONE, "touch": True}),
        ("keyboard", {"lang": "ro"}),
    ],
)
def test_a_line_of_chat_and_a_seat_open_what_reports_whose_they_are(
    person: Invite, server: Served, how: str, look: dict[str, Any]
) -> None:
    anna, bogdan, table = talked(person, **look)
    maria = kept(person("Maria"))
    assert admin(server, "grant", who(maria), data=Path(server.log.parent))[0] == 0

    def press(thing: Any) -> None:
        if how == "keyboard":
            thing.focus()
            bogdan.page.keyboard.press("Enter")
        else:
            bogdan.touch_on(thing)

    with bogdan.side():
        # The name before a line is a button, which opens a menu.
        line = bogdan.page.locator(".table-chat").get_by_role("listitem").filter(has_text="You play like a pig.")
        name = line.get_by_role("button", name="Anna", exact=True)
        expect(name).to_have_attribute("aria-haspopup", "menu")
        press(name)
        menu = bogdan.page.get_by_role("menu", name=bogdan.text("person-menu", name="Anna"))
        expect(menu).to_be_visible()
        # Who presses keys is in the menu, and comes back from it.
        if how == "keyboard":
            expect(menu.get_by_role("menuitem").first).to_be_focused()
            bogdan.page.keyboard.press("Escape")
            expect(name).to_be_focused()
            bogdan.page.keyboard.press("Enter")
            bogdan.page.keyboard.press("End")
            bogdan.page.keyboard.press("Enter")
        else:
            press(menu.get_by_role("menuitem", name=bogdan.text("report"), exact=True))
        expect(bogdan.page.get_by_text(bogdan.text("report-lead-line"))).to_be_visible()
        send_report(bogdan)
    [report] = reports_about(maria, who(anna))
    assert [line["text"] for line in report["said"]] == ["You play like a pig.", "And slowly."]
    assert report["line"] == report["said"][0]["at"]
    # The moderator sees which line is meant.
    maria.go("/moderation")
    maria.page.get_by_role("button", name=maria.text("report-said", count=2)).last.click()
    expect(maria.page.get_by_role("listitem").filter(has_text=maria.text("report-line"))).to_contain_text("like a pig")
    maria.ask(
        "POST",
        "/api/moderation/act",
        {"person": who(anna), "what": "dismiss", "why": "A joke.", "report": report["id"]},
    )
    # All of a seat is such a button, too.
    seat = bogdan.page.get_by_role("list").get_by_role("button", name=bogdan.text("person-menu", name="Anna"))
    press(seat.first)
    press(bogdan.page.get_by_role("menuitem", name=bogdan.text("report"), exact=True))
    expect(bogdan.page.get_by_text(bogdan.text("report-lead-table"))).to_be_visible()
    send_report(bogdan)
    [report] = reports_about(maria, who(anna))
    assert (report["table"], report["line"], len(report["said"])) == (table, None, 2)


def test_somebody_is_reported_by_a_typed_word(person: Invite) -> None:
    anna, bogdan = kept(person("Anna")), person("Bogdan").named()
    opened = anna.ask("POST", "/api/tables", {"game": "dnup", "seats": 2})
    bogdan.go(f"/t/{opened['table']['table']}?invitation={opened['invitation']}")
    bogdan.press("table-sit", first=True)
    bogdan.page.locator(".move-field").wait_for()
    assert bogdan.type("report Celina") == "Who do you want to report? Type “report” and a seat number or a name: Anna."
    bogdan.field.fill("report 1")
    bogdan.field.press("Enter")
    expect(bogdan.page.get_by_role("heading", name=bogdan.text("report-person", name="Anna"))).to_be_visible()
    send_report(bogdan)


def test_whoever_is_blocked_is_unblocked_on_the_page_of_people(person: Invite) -> None:
    anna, bogdan = kept(person("Anna")), kept(person("Bogdan"))
    anna.ask("POST", "/api/company/tie", {"person": who(bogdan), "kind": "block"})
    anna.go("/people")
    expect(anna.page.get_by_role("heading", name=anna.text("people-blocked"))).to_be_visible()
    button(anna, "tie-label", act=anna.text("tie-unblock"), name="Bogdan").click()
    expect(anna.page.get_by_role("heading", name=anna.text("people-blocked"))).to_have_count(0)


def test_one_chooses_what_one_hears_of_and_when(person: Invite) -> None:
    anna = kept(person("Anna", lang="pl"))
    anna.go("/notifications")
    chat = anna.page.get_by_role("switch", name=anna.text("notify-kind-chat"))
    expect(chat).to_be_checked()
    chat.focus()
    anna.page.keyboard.press("Space")
    expect(chat).not_to_be_checked()
    assert anna.ask("GET", "/api/notifications")["off"] == ["chat"]


def test_a_host_bans_plays_again_with_the_other_and_takes_days_off(person: Invite) -> None:
    anna, bogdan, celina = kept(person("Anna", lang="uk")), person("Bogdan").named(), person("Celina").named()
    clock = {"kind": "days", "days": 3, "bank": True}
    opened = anna.ask("POST", "/api/tables", {"game": "dnup", "seats": 2, "clock": clock, "start": "host"})
    table, invited = opened["table"]["table"], {"seat": 1, "invitation": opened["invitation"]}
    anna.go(f"/t/{table}")
    celina.ask("POST", f"/api/tables/{table}/join", invited)
    button(anna, "table-ban", name="Celina").click()
    anna.page.get_by_role("alertdialog").get_by_role("button", name=anna.text("table-ban", name="Celina")).click()
    expect(button(anna, "table-ban", name="Celina")).to_be_hidden()
    bogdan.ask("POST", f"/api/tables/{table}/join", invited)
    button(anna, "table-start").click()
    expect(anna.page.locator("[data-part=seats]")).to_be_visible()
    # Days off, by keyboard: the clock stands still, and the other one sees it.
    anna.go("/account")
    button(anna, "vacation-begin").focus()
    anna.page.keyboard.press("Enter")
    expect(button(anna, "vacation-end")).to_be_visible()
    bogdan.go(f"/t/{table}")
    expect(bogdan.page.locator("[data-part=seats]").get_by_text(re.compile("On holiday until"))).to_be_visible()
    button(anna, "vacation-end").click()
    expect(button(anna, "vacation-begin")).to_be_visible()
    expect(bogdan.page.locator("[data-part=seats]").get_by_text(re.compile("On holiday until"))).to_be_hidden()
    # The game that is over is played again: Bogdan is invited in his lobby.
    anna.go(f"/t/{table}")
    anna.menu(anna.button("table-menu"), anna.text("table-resign"))
    anna.page.get_by_role("alertdialog").locator(".button-danger").click()
    button(anna, "table-again", names="Bogdan").click()
    expect(anna.page.get_by_role("heading", name=anna.text("table-waiting"))).to_be_visible()
    bogdan.go("/")
    expect(bogdan.page.get_by_role("link", name=re.compile("^Anna"))).to_be_visible()


def two_at_a_table(person: Invite) -> Person:
    """Bring two people to a table; give the one who may press the other's seat."""
    anna, bogdan = person("Anna"), person("Bogdan")
    bogdan.join(anna.table("dnup", seats=2))
    anna.page.locator(".seat-open").wait_for()
    return anna


def test_a_menu_that_is_slow_to_come_is_cancelled_by_escape(person: Invite) -> None:
    anna = two_at_a_table(person)
    held: list[Any] = []
    anna.page.route("**/assets/WhoMenu-*.js", lambda route: held.append(route))
    seat = anna.page.locator(".seat-open")
    seat.click()
    expect(seat).to_have_attribute("aria-expanded", "true")
    anna.until(lambda: len(held) > 0, "the request")
    anna.page.keyboard.press("Escape")
    expect(seat).to_have_attribute("aria-expanded", "false")
    for route in held:
        route.continue_()
    anna.page.wait_for_load_state("networkidle")
    expect(anna.page.get_by_role("menu")).to_have_count(0)
    # Pressed once more, it opens.
    seat.click()
    anna.page.get_by_role("menu").wait_for()


def test_a_menu_opens_at_the_first_press_though_the_pages_were_built_again(person: Invite) -> None:
    anna, bogdan = person("Anna"), person("Bogdan")
    address = anna.opened("dnup", seats=2)
    bogdan.join(address)
    with anna.page.expect_response(re.compile("/assets/WhoMenu-")), anna.page.expect_response(re.compile("/layers-")):
        anna.come(address)
    # What the page has not fetched while nobody wanted it would be gone now.
    anna.page.route("**/assets/*", lambda route: route.fulfill(status=404))
    anna.page.evaluate("window.stays = true")
    anna.page.locator(".seat-open").click()
    anna.page.get_by_role("menu").wait_for()
    assert anna.page.evaluate("window.stays")
