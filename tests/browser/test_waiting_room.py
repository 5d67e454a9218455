"""Before the game: the invitation as a link and a code, and what is agreed to by who sits down."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Invite
from tests.browser.driving import DESKTOP, PHONE, Person
from tests.browser.test_phone import overhang

# On a phone, whose pixels are finer, the code stands beside the link.
CODE_PIXELS = {PHONE: 100, DESKTOP: 160}


def terms(anna: Person) -> list[str]:
    """Give what the page says that one agrees to."""
    told = anna.page.locator(".table-terms li")
    told.first.wait_for()
    return told.all_inner_texts()


@pytest.mark.parametrize(("lang", "size"), [("uk", PHONE), ("ro", DESKTOP)])
def test_the_invitation_is_a_link_and_a_code_for_cameras(person: Invite, lang: str, size: tuple[int, int]) -> None:
    anna = person("Anna", lang=lang, size=size, dark=True)
    address = anna.table("dnup", seats=3)
    link = anna.page.get_by_label(anna.text("table-invite")).input_value()
    assert link.endswith(address)
    code = anna.page.get_by_role("img", name=anna.text("table-invite-qr"))
    box = code.bounding_box()
    assert box is not None
    assert box["width"] == box["height"] >= CODE_PIXELS[size]
    assert code.evaluate("code => getComputedStyle(code).fill") == "rgb(0, 0, 0)"
    assert code.evaluate("code => getComputedStyle(code).backgroundColor") == "rgb(255, 255, 255)"
    assert overhang(anna) <= 0


def test_newcomers_read_what_is_agreed_before_sitting_down(person: Invite) -> None:
    anna, bogdan = person("Anna"), person("Bogdan", lang="pl")
    options = {"min_letters": 3, "hands": "hidden", "prize_pair_bonus": False, "proper_names": True}
    clock = {"kind": "game", "minutes": 10, "increment": 5}
    absence = {"after": 300, "then": "wait"}
    address = anna.table("klepka", seats=2, options=options, clock=clock, absence=absence, hints=False)
    assert terms(anna) == [
        "Clock: 10 min + 5 s per move",
        "Minimum letters in a word: 3",
        "Proper names are allowed.",
        "Off: Two identical prize cards let you flip another pair.",
        "Collected cards: seen only by their owner",
        "No hints",
    ]
    bogdan.named().come(address)
    expect(bogdan.button("table-sit")).to_be_visible()
    assert terms(bogdan)[-1] == "Bez podpowiedzi"


def test_nothing_is_half_said_while_the_options_are_on_their_way(person: Invite) -> None:
    anna, bogdan = person("Anna"), person("Bogdan")
    address = anna.table("dnup", seats=2, clock={"kind": "move", "seconds": 60}, options={"own_return_first": True})
    held: list[Route] = []
    bogdan.page.route("**/api/games?*", lambda route: held.append(route))
    bogdan.named().come(address)
    bogdan.until(lambda: bool(held), "the question for the options")
    expect(bogdan.page.get_by_text(bogdan.text("table-waiting"), exact=True)).to_be_visible()
    expect(bogdan.page.locator(".table-terms")).to_have_count(0)
    expect(bogdan.button("table-sit")).to_have_count(0)
    held[0].continue_()
    assert len(terms(bogdan)) == len(terms(anna)) == 3
    expect(bogdan.button("table-sit")).to_be_visible()


def test_only_where_the_host_starts_there_is_a_button_for_it(person: Invite) -> None:
    anna, bogdan = person("Anna"), person("Bogdan")
    address = anna.table("dnup", seats=3, start="host", bots=[None, "easy"])
    expect(anna.button("table-start")).to_be_disabled()
    anna.page.keyboard.press("Control+Alt+Digit3")
    anna.hears(anna.text("jump-absent", what=anna.text("jump-hand")))
    bogdan.join(address)
    expect(bogdan.page.get_by_text(bogdan.text("table-host-starts"))).to_be_visible()
    expect(bogdan.button("table-start")).to_have_count(0)
    anna.press("table-start")
    bogdan.page.locator(".board-area").wait_for()


def test_the_seats_read_what_spectators_said_when_the_game_is_over(person: Invite) -> None:
    anna, bogdan, cyryl = person("Anna"), person("Bogdan"), person("Cyryl")
    address = anna.table("dnup", seats=2)
    bogdan.join(address)
    anna.page.locator(".board-area").wait_for()
    cyryl.named().come(address)
    cyryl.page.get_by_label(cyryl.text("table-chat-field"), exact=True).fill("She has a nine")
    cyryl.page.locator(".table-chat").get_by_role("button", name=cyryl.text("table-chat-send")).click()
    expect(cyryl.page.get_by_role("list", name=cyryl.text("table-chat-apart"))).to_contain_text("She has a nine")
    bogdan.menu(bogdan.button("table-menu"), bogdan.text("table-resign"))
    expect(anna.page.locator(".table-chat")).not_to_contain_text("nine")
    bogdan.page.get_by_role("alertdialog").get_by_role("button", name=bogdan.text("table-resign")).click()
    expect(anna.page.locator(".table-chat")).to_contain_text("She has a nine")
    anna.until(lambda: anna.text("table-chat-overheard", count=1) in anna.heard(), "a word of what spectators said")
    assert not any("nine" in said for said in anna.heard())


def test_the_command_that_seats_a_program_stays_until_it_is_closed(person: Invite) -> None:
    anna = person("Anna", lang="ro")
    anna.table("dnup", seats=2)
    anna.menu(anna.button("table-add-bot-at", number=2), anna.text("table-add-program"))
    # The last seat is taken, and the game begins below.
    anna.page.locator(".board-area").wait_for()
    command = anna.page.get_by_label(anna.text("table-program-command")).input_value()
    table = anna.page.url.split("/t/")[1].split("?")[0]
    assert command.startswith(f"litera bot {anna.origin} {table}.")
    anna.press("close")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
