"""What people do at every table: come by link, talk, give up, look back, play again; in their own languages."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.browser.conftest import Invite
from tests.browser.driving import Person, expect
from tests.browser.short_games import SHORT, dnup


def pair(person: Invite, game: str = "dnup", **setup: object) -> tuple[Person, Person, str]:
    """Give two people who have just begun a game, and the table's address."""
    anna, bogdan = person("Anna", lang="pl"), person("Bogdan", lang="uk")
    address = anna.table(game, **{"seats": 2, "seed": "a table", **SHORT[game](), **setup})
    bogdan.join(address)
    for one in (anna, bogdan):
        one.page.locator(".board-area").wait_for()
    return anna, bogdan, address


def resign(one: Person) -> None:
    one.menu(one.button("table-menu"), one.text("table-resign"))
    one.page.get_by_role("alertdialog").get_by_role("button", name=one.text("table-resign"), exact=True).click()


def test_a_phrase_is_read_in_ones_own_language_and_who_is_muted_is_not_heard(person: Invite) -> None:
    anna, bogdan, _ = pair(person)
    anna.press("table-phrase-luck")
    expect(bogdan.page.locator(".table-chat li", has_text=bogdan.text("table-phrase-luck")).first).to_be_visible()
    bogdan.hears(bogdan.text("table-chat-said", name="Anna", words=bogdan.text("table-phrase-luck")))
    bogdan.page.get_by_label(bogdan.text("table-chat-field"), exact=True).fill("Привіт, Анно")
    bogdan.page.keyboard.press("Enter")
    anna.hears("Привіт, Анно")
    anna.page.locator("label", has_text=anna.text("table-mute", name="Bogdan")).click()
    expect(anna.page.locator(".table-chat ol li", has_text="Привіт")).to_have_count(0)
    bogdan.press("table-phrase-again")
    expect(bogdan.page.locator(".table-chat ol li")).to_have_count(3)
    anna.press("table-phrase-bye")
    expect(anna.page.locator(".table-chat ol li")).to_have_count(2)
    assert not any(anna.text("table-phrase-again") in said for said in anna.heard())


def test_giving_up_is_asked_twice(person: Invite) -> None:
    anna, bogdan, _ = pair(person)
    anna.menu(anna.button("table-menu"), anna.text("table-resign"))
    asked = anna.page.get_by_role("alertdialog")
    expect(asked).to_contain_text(anna.text("table-resign-sure"))
    asked.get_by_role("button", name=anna.text("cancel"), exact=True).click()
    expect(asked).to_have_count(0)
    assert not bogdan.over
    resign(anna)
    for one in (anna, bogdan):
        expect(one.page.locator(".result")).to_contain_text(one.text("table-reason-resigned"))
    expect(anna.page.locator(".result h2")).to_have_text(anna.text("table-result", names="Bogdan", count=1))
    expect(bogdan.page.locator(".result h2")).to_have_text(bogdan.text("table-result-you"))


def test_the_record_is_downloaded_and_the_game_is_looked_at_again_by_whoever_has_the_link(person: Invite) -> None:
    anna, bogdan, address = pair(person)
    for _ in range(3):
        anna.until(lambda: anna.acts or bogdan.acts)
        one = anna if anna.acts else bogdan
        news = one.news()
        assert one.type("D") == ""
        one.until(lambda one=one, news=news: one.news() > news)  # type: ignore[misc]
    resign(anna)
    anna.page.locator(".result").wait_for()
    with anna.page.expect_download() as downloading:
        anna.page.get_by_role("link", name=anna.text("table-record")).click()
    record = json.loads(Path(downloading.value.path()).read_text(encoding="utf-8"))
    assert record["game"] == "dnup"
    # She has never been here, and is not asked who she is.
    cecylia = person("Cecylia", lang="ro")
    cecylia.come(address.split("?")[0])
    cecylia.press("table-replay")
    seek = cecylia.page.get_by_label(cecylia.text("table-replay-seek"))
    expect(seek).to_have_attribute("max", "3")
    expect(seek).to_have_value("0")
    # Both hands lie open.
    faces = cecylia.page.locator(".replay-board .dnup-backs")
    expect(faces).to_have_count(2)
    expect(faces.first).to_have_text(re.compile(r"\d"))
    cecylia.press("table-replay-last")
    cecylia.sees(cecylia.text("table-replay-at", move=3, total=3))
    cecylia.press("table-replay-back")
    cecylia.sees(cecylia.text("table-replay-at", move=2, total=3))
    seek.fill("1")
    cecylia.sees(cecylia.text("table-replay-at", move=1, total=3))
    # The address is that of this move: sent on, or opened again, it leads there.
    cecylia.page.reload()
    cecylia.sees(cecylia.text("table-replay-at", move=1, total=3))


def test_playing_again_takes_a_spectator_along(person: Invite) -> None:
    anna, bogdan, address = pair(person)
    cecylia = person("Cecylia").named()
    cecylia.come(address)
    cecylia.page.locator(".board-area").wait_for()
    assert cecylia.page.locator(".dnup-hand").count() == 0
    resign(bogdan)
    anna.press("table-rematch")
    bogdan.sees(bogdan.text("table-rematch-wanted", names="Anna", count=1))
    bogdan.press("table-rematch")
    first = address.split("?")[0]
    for one in (anna, bogdan, cecylia):
        one.until(lambda one=one: first not in one.page.url and not one.over, "the next table")  # type: ignore[misc]
        one.page.locator(".board-area").wait_for()
    assert anna.page.locator(".dnup-hand").count() == 1
    assert cecylia.page.locator(".dnup-hand").count() == 0
    assert len({one.page.url.split("?")[0] for one in (anna, bogdan, cecylia)}) == 1


def test_a_link_with_a_password_asks_for_it(person: Invite) -> None:
    anna, bogdan = person("Anna"), person("Bogdan", lang="pl")
    address = anna.table("dnup", seats=2, password="sezam", **dnup())
    bogdan.page.goto(address)
    bogdan.sees(bogdan.text("table-door-host", host="Anna"))
    bogdan.page.get_by_label(bogdan.text("table-door-name")).fill("Bogdan")
    bogdan.press("table-door-sit")
    field = bogdan.page.get_by_label(bogdan.text("table-door-password"))
    field.fill("otwórz się")
    bogdan.press("table-door-enter")
    expect(field).to_have_attribute("aria-invalid", "true")
    field.fill("sezam")
    bogdan.press("table-door-enter")
    for one in (anna, bogdan):
        one.page.locator(".board-area").wait_for()


def test_the_language_is_switched_at_the_table(person: Invite) -> None:
    anna = person("Anna", lang="pl")
    anna.table("dnup", seats=2, bots=["easy"], seed="x", **dnup())
    anna.await_turn()
    polish = anna.page.locator(".table-history").inner_text()
    anna.menu(anna.button("language-menu", language="Polski"), "Română")
    anna.lang = "ro"
    anna.sees(anna.text("table-turn-own"))
    expect(anna.page.locator("html")).to_have_attribute("lang", "ro")
    assert anna.type("D") == ""
    anna.until(lambda: anna.page.locator(".table-history").inner_text() != polish)
    expect(anna.page.locator(".table-history")).to_contain_text("Rotești mâna")


def test_settings_last(person: Invite) -> None:
    anna = person("Anna")
    anna.page.goto("/settings")
    anna.page.locator("label", has_text=anna.text("braille")).first.click()
    anna.page.locator("label", has_text=anna.text("verbosity-3")).click()
    anna.page.reload()
    expect(anna.page.get_by_role("radio", name=anna.text("verbosity-3"))).to_be_checked()
    expect(anna.page.get_by_role("switch", name=anna.text("braille"))).to_be_checked()
    anna.table("word_rummikub", seats=2, bots=["easy"], options={"first_seat": 0})
    anna.await_turn()
    assert re.search("[⠁-⠿]", anna.page.locator(".part-hand .rummy-rack").inner_text())


def test_the_game_ends_when_all_agree(person: Invite) -> None:
    anna, bogdan, _ = pair(person)
    for one, other in ((anna, bogdan), (bogdan, anna)):
        one.menu(one.button("table-menu").first, one.text("table-end-offer"))
        one.page.get_by_role("alertdialog").get_by_role("button", name=one.text("table-end-offer")).click()
        if one is anna:
            other.sees(other.text("table-end-wanted", names="Anna", count=1))
    for one in (anna, bogdan):
        expect(one.page.locator(".result")).to_contain_text(one.text("table-reason-agreed"))
