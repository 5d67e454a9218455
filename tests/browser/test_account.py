"""Keeping one's place in a real browser: from phone to laptop in the middle of a game, with each way to sign in."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from tests.browser.driving import PHONE, Look, Person
from tests.server.people.posts import MailServer, mail_server
from tests.server.people.provider import CLIENT, SECRET, openid_provider
from tests.server.running import Served, served

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Keys:
    """Chromium's virtual authenticator on one person's device."""

    def __init__(self, person: Person) -> None:
        self._session: CDPSession = person.context.new_cdp_session(person.page)
        self._session.send("WebAuthn.enable")
        self._id = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})["authenticatorId"]

    def all(self) -> list[dict[str, Any]]:
        """Give the passkeys on it."""
        found: list[dict[str, Any]] = self._session.send("WebAuthn.getCredentials", {"authenticatorId": self._id})[
            "credentials"
        ]
        return found

    def add(self, key: dict[str, Any]) -> None:
        """Put a passkey on it, as a password manager that keeps devices alike does."""
        self._session.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": key})


@pytest.fixture
def local(browser: Browser, server: Served) -> Iterator[Callable[..., Person]]:
    """Bring people to the server by a name that passkeys can be bound to."""
    people: list[Person] = []

    def come(name: str, **look: Any) -> Person:
        people.append(Person(browser, f"http://localhost:{server.port}", name, Look(**look)))
        return people[-1]

    yield come
    for one in people:
        one.context.close()
    assert [failure for one in people for failure in one.failures] == []


def button(person: Person, name: str, **arguments: Any) -> Any:
    return person.page.get_by_role("button", name=person.text(name, **arguments), exact=True)


def in_a_game(person: Person) -> str:
    """Let somebody begin a game against a bot; give its address."""
    return person.table("dnup", seats=2, bots=["easy"], seed="place").partition("?")[0]


def is_back(person: Person, table: str) -> None:
    """See that somebody's games are in the lobby, and that their seat is theirs."""
    expect(person.page.get_by_role("heading", name=person.text("my-tables"))).to_be_visible()
    expect(person.page.locator(f".lobby-mine a[href='{table}']")).to_be_visible()
    assert next(each["you"] for each in person.ask("GET", "/api/tables/mine")["tables"] if each["table"] in table) == 0
    person.come(table)


def make_passkey(person: Person) -> Keys:
    """Let somebody make a passkey on the account page."""
    person.go("/account")
    keys = Keys(person)
    button(person, "passkey-add").click()
    expect(person.page.get_by_role("heading", name=person.text("account"), exact=True)).to_be_visible()
    expect(person.page.get_by_text(person.text("passkey-added"))).to_be_visible()
    assert len(keys.all()) == 1
    assert keys.all()[0]["isResidentCredential"]
    return keys


def sign_in_with_passkey(person: Person) -> None:
    person.go("/sign-in")
    button(person, "sign-in-passkey").click()


def test_with_a_passkey(local: Callable[..., Person]) -> None:
    phone, laptop = local("Anna", lang="pl", size=PHONE, touch=True), local("Anna", lang="pl")
    table = in_a_game(phone)
    keys = make_passkey(phone)
    laptop.named().go("/sign-in")
    Keys(laptop).add(keys.all()[0])
    # Nobody is asked who they are: the passkey knows.
    sign_in_with_passkey(laptop)
    is_back(laptop, table)
    assert laptop.ask("GET", "/api/session")["guest"] == phone.ask("GET", "/api/session")["guest"]


def test_a_second_passkey_and_not_two_on_one_authenticator(local: Callable[..., Person]) -> None:
    anna = local("Anna")
    anna.named()
    make_passkey(anna)
    button(anna, "passkey-add").click()
    expect(button(anna, "passkey-add")).to_be_enabled()
    assert len(anna.ask("GET", "/api/account")["ways"]) == 1
    # Another authenticator, as a key on the key ring.
    laptop = local("Anna")
    words = " ".join(anna.ask("POST", "/api/account/words", {})["words"])
    laptop.ask("POST", "/api/sign-in/words", {"words": words})
    make_passkey(laptop)
    assert [way["kind"] for way in anna.ask("GET", "/api/account")["ways"]] == ["passkey", "words", "passkey"]


def test_a_copy_of_an_authenticator_is_refused(local: Callable[..., Person]) -> None:
    anna, thief = local("Anna"), local("Mallory")
    anna.named()
    keys = make_passkey(anna)
    copy = keys.all()[0]
    sign_in_with_passkey(anna)
    expect(anna.page.get_by_role("heading", name=anna.text("lobby-title"))).to_be_visible()
    thief.go("/sign-in")
    Keys(thief).add(copy)
    button(thief, "sign-in-passkey").click()
    expect(thief.page.get_by_role("alert")).to_contain_text("passkey didn’t work")
    assert thief.ask("GET", "/api/session")["guest"] is None


def test_a_passkey_that_was_removed_signs_nobody_in(local: Callable[..., Person]) -> None:
    anna = local("Anna")
    anna.named()
    make_passkey(anna)
    name = anna.text("remove-label", name=anna.text("way-passkey", label="Chrome, Linux"))
    anna.page.get_by_role("button", name=name).click()
    anna.page.get_by_role("alertdialog").get_by_role("button", name=anna.text("remove"), exact=True).click()
    expect(anna.page.get_by_role("button", name=name)).to_have_count(0)
    sign_in_with_passkey(anna)
    expect(anna.page.get_by_role("alert")).to_contain_text("This passkey isn’t registered here any more")


def test_with_recovery_words(person: Callable[..., Person]) -> None:
    phone, laptop = person("Oksana", lang="uk", size=PHONE, touch=True), person("Oksana", lang="ro")
    table = in_a_game(phone)
    phone.go("/account")
    button(phone, "recovery-words-show").click()
    shown = phone.page.locator(".recovery-words li")
    expect(shown).to_have_count(12)
    assert phone.page.locator(".recovery-words").get_attribute("lang") == "en"
    words = shown.all_inner_texts()
    button(phone, "recovery-words-kept").click()
    expect(shown).to_have_count(0)
    laptop.go("/sign-in")
    field = laptop.page.get_by_label(laptop.text("recovery-words-type"))
    # A typo is pointed out, and the word that was meant suggested.
    field.fill(" ".join([*words[:11], "zebraaa"]))
    field.press("Enter")
    expect(laptop.page.get_by_role("alert")).to_contain_text(re.compile("12.*zebra"))
    field.fill(", ".join(word[:4].upper() for word in words))
    field.press("Enter")
    is_back(laptop, table)


def test_with_a_link(person: Callable[..., Person]) -> None:
    phone, laptop = person("Ion", lang="ro"), person("Ion", lang="en", size=PHONE)
    table = in_a_game(phone)
    phone.go("/account")
    button(phone, "transfer-make").click()
    field = phone.page.get_by_label(phone.text("transfer-link"))
    link = field.input_value()
    expect(phone.page.get_by_role("img", name=phone.text("transfer-qr"))).to_be_visible()
    own = laptop.opened("dnup", seats=2, bots=["easy"]).partition("?")[0]
    laptop.page.goto(link)
    button(laptop, "transfer-take").click()
    is_back(laptop, table)
    laptop.go("/")
    expect(laptop.page.locator(f".lobby-mine a[href='{own}']")).to_be_visible()
    late = person("Mallory")
    late.page.goto(link)
    button(late, "transfer-take").click()
    expect(late.page.get_by_role("alert")).to_contain_text("This link has already been used")


def test_a_device_is_signed_out_by_keyboard(person: Callable[..., Person]) -> None:
    anna, laptop = person("Anna"), person("Anna")
    anna.named()
    words = " ".join(anna.ask("POST", "/api/account/words", {})["words"])
    laptop.ask("POST", "/api/sign-in/words", {"words": words})
    anna.go("/account")
    out = anna.page.get_by_role("button", name=anna.text("sign-out-label", name="Chrome, Linux"))
    out.focus()
    anna.page.keyboard.press("Enter")
    expect(out).to_have_count(0)
    assert laptop.ask("GET", "/api/session")["guest"] is None
    button(anna, "sign-out-here").focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("link", name=anna.text("keep-place"))).to_be_visible()
    assert anna.ask("GET", "/api/session")["guest"] is None


def test_with_a_provider_of_openid(person: Callable[..., Person], tmp_path: Path) -> None:
    with openid_provider() as provider:
        environment = {
            "LITERA_OPENID_ISSUER": provider.origin,
            "LITERA_OPENID_CLIENT": CLIENT,
            "LITERA_OPENID_SECRET": SECRET,
        }
        with served(tmp_path, **environment) as club:
            provider.user, name = "anna", "127.0.0.1"
            phone = person("Anna", at=club, lang="ro", size=PHONE, touch=True)
            table = in_a_game(phone)
            phone.go("/account")
            button(phone, "openid-add").tap()
            expect(phone.page.get_by_text(phone.text("way-openid", label="anna"))).to_be_visible()
            # By keyboard, to the provider and back.
            laptop = person("Guest", at=club)
            laptop.go("/sign-in")
            button(laptop, "openid-sign-in", provider=name).focus()
            laptop.page.keyboard.press("Enter")
            is_back(laptop, table)


def test_with_a_link_that_came_by_mail(person: Callable[..., Person], tmp_path: Path) -> None:
    with mail_server() as mails:
        environment = {
            "LITERA_SMTP": f"smtp://127.0.0.1:{mails.port}",
            "LITERA_MAIL_FROM": "litera@example.org",
            "LITERA_PUBLIC_URL": "http://127.0.0.1",
        }
        with served(tmp_path, **environment) as club:
            phone = person("Oksana", at=club, lang="uk", size=PHONE, touch=True)
            table = in_a_game(phone)
            phone.go("/notifications")
            phone.page.get_by_label(phone.text("notify-mail-address")).fill("oksana@example.org")
            button(phone, "notify-mail-keep").tap()
            phone.go(link_in(phone, mails, 0))
            button(phone, "notify-confirm").tap()
            expect(button(phone, "notify-confirm")).to_have_count(0)
            # By keyboard alone on the other device, from the address to the link.
            laptop = person("Guest", at=club, lang="pl")
            laptop.go("/sign-in")
            laptop.page.get_by_label(laptop.text("notify-mail-address")).focus()
            laptop.page.keyboard.type("oksana@example.org")
            laptop.page.keyboard.press("Enter")
            expect(laptop.page.get_by_text(laptop.text("sign-in-mail-sent"))).to_be_visible()
            link = link_in(laptop, mails, 1)
            # The page for signing in is shown already: only the end of the address changes.
            laptop.page.goto(f"{club.origin}{link}")
            button(laptop, "transfer-take").focus()
            laptop.page.keyboard.press("Enter")
            is_back(laptop, table)
            late = person("Mallory", at=club)
            late.named().go(link)
            button(late, "transfer-take").click()
            expect(late.page.get_by_role("alert")).to_contain_text("This link has already been used")


def link_in(person: Person, mails: MailServer, number: int) -> str:
    """Wait for a mail, and give where on the server its link leads."""
    person.until(lambda: len(mails.mails) > number, "a mail")
    mail: Any = mails.mails[number][1]
    found = re.search(r"/(sign-in|notifications)#\S+", mail.get_content())
    assert found is not None
    return found[0]


def test_two_who_sit_at_one_table_stay_two(person: Callable[..., Person]) -> None:
    phone, laptop = person("Anna", lang="pl", size=PHONE, touch=True), person("Guest", lang="uk")
    table = phone.opened("dnup", seats=2)
    words = " ".join(phone.ask("POST", "/api/account/words", {})["words"])
    laptop.join(table)
    laptop.go("/sign-in")
    field = laptop.page.get_by_label(laptop.text("recovery-words-type"))
    field.fill(words)
    field.press("Enter")
    expect(laptop.page.get_by_role("alert")).to_contain_text("столом")
    assert laptop.ask("GET", "/api/session")["name"] == "Guest"


def test_whoever_came_by_a_link_is_asked_again_before_a_sensitive_step(person: Callable[..., Person]) -> None:
    phone, laptop = person("Ion", lang="ro", size=PHONE, touch=True), person("Ion", lang="ro")
    phone.named()
    words = " ".join(phone.ask("POST", "/api/account/words", {})["words"])
    phone.go("/account")
    button(phone, "transfer-make").tap()
    laptop.page.goto(phone.page.get_by_label(phone.text("transfer-link")).input_value())
    button(laptop, "transfer-take").click()
    expect(laptop.page.get_by_role("heading", name=laptop.text("lobby-title"))).to_be_visible()
    laptop.go("/account")
    button(laptop, "recovery-words-show").click()
    laptop.page.get_by_role("alert").get_by_role("link", name=laptop.text("sign-in"), exact=True).click()
    field = laptop.page.get_by_label(laptop.text("recovery-words-type"))
    field.fill(words)
    field.press("Enter")
    expect(laptop.page.get_by_role("heading", name=laptop.text("lobby-title"))).to_be_visible()
    laptop.go("/account")
    button(laptop, "recovery-words-show").click()
    expect(laptop.page.locator(".recovery-words li")).to_have_count(12)


def test_everything_is_downloaded_and_whoever_is_deleted_leaves_their_games(person: Callable[..., Person]) -> None:
    anna, bogdan = person("Anna", lang="uk", size=PHONE, touch=True), person("Bogdan", lang="pl")
    table = anna.opened("dnup", seats=2)
    bogdan.join(table)
    anna.come(table.partition("?")[0])
    anna.go("/account")
    with anna.page.expect_download() as downloading:
        button(anna, "data-download").tap()
    told = json.loads(Path(downloading.value.path()).read_text(encoding="utf-8"))
    assert table.partition("?")[0].rpartition("/")[2] in json.dumps(told)
    anna.page.get_by_role("button", name=anna.text("delete-account"), exact=True).tap()
    anna.page.get_by_label(anna.text("delete-name", name="Anna")).fill("Anna")
    button(anna, "delete-act").tap()
    # Nobody leaves the others in the middle of a game.
    expect(anna.page.get_by_role("alert")).to_contain_text("1 гра")
    anna.come(table.partition("?")[0])
    anna.menu(anna.page.get_by_role("button", name=anna.text("table-menu")), anna.text("table-resign"))
    anna.page.get_by_role("alertdialog").get_by_role("button", name=anna.text("table-resign"), exact=True).click()
    anna.page.locator(".result").wait_for()
    anna.go("/account")
    anna.page.get_by_role("button", name=anna.text("delete-account"), exact=True).tap()
    anna.page.get_by_label(anna.text("delete-name", name="Anna")).fill("Anna")
    button(anna, "delete-act").tap()
    expect(anna.page.get_by_role("heading", name=anna.text("lobby-title"))).to_be_visible()
    assert anna.ask("GET", "/api/session")["guest"] is None
    bogdan.page.reload()
    bogdan.page.locator(".screen").wait_for()
    expect(bogdan.page.locator("body")).to_contain_text("Bogdan")
    expect(bogdan.page.locator("body")).not_to_contain_text("Anna")
