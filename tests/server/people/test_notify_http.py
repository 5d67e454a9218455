"""Notifications on a real server: subscribing, mail with its links, invitations, from the move to the message."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from tests.server.people.posts import Browser, MailServer, PushService, mail_server, push_service
from tests.server.people.test_company import person_of
from tests.server.people.test_rated_tables import kept
from tests.server.running import Guest, Served, served

PATIENCE = 20.0


class Reaching(NamedTuple):
    """A server that reaches people by a push service and a mail server."""

    server: Served
    service: PushService
    mails: MailServer


@pytest.fixture(scope="module")
def reaching(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Reaching]:
    with push_service() as service, mail_server() as mails:
        environment = {
            "LITERA_SMTP": f"smtp://127.0.0.1:{mails.port}",
            "LITERA_MAIL_FROM": "litera@example.org",
            "LITERA_PUBLIC_URL": "http://127.0.0.1",
            "LITERA_PUSH_SERVICES": "127.0.0.1",
            "LITERA_NOTIFY_AFTER": "0",
            "LITERA_SIGN_INS_PER_HOUR": "1000",
        }
        with served(tmp_path_factory.mktemp("reaching"), **environment) as server:
            yield Reaching(server, service, mails)


def until(found: Callable[[], Any]) -> Any:
    """Wait until something is there."""
    end = time.monotonic() + PATIENCE
    while not (answer := found()):
        assert time.monotonic() < end
        time.sleep(0.05)
    return answer


def mail_to(mails: MailServer, address: str, number: int = 0) -> Any:
    """Wait for the mail to an address."""
    return until(lambda: [mail for to, mail in mails.mails if to == address][number:])[0]


def secret_in(mail: Any) -> str:
    """Give what the link of a mail ends in."""
    found = re.search(r"#(\S+)", mail.get_content())
    assert found is not None
    return found[1]


def with_address(reaching: Reaching, guest: Guest, address: str) -> None:
    """Let somebody give an address, and confirm it."""
    assert guest.post("/api/notifications/address", address=address)["confirmed"] is False
    secret = secret_in(mail_to(reaching.mails, address))
    assert guest.post("/api/notifications/confirm", secret=secret)["confirmed"] is True


def test_a_move_notifies_whoever_is_next_and_one_tap_leads_to_the_table(reaching: Reaching) -> None:
    anna, bogdan = kept(reaching.server, "Anna"), kept(reaching.server, "Bogdan")
    browser = Browser(reaching.service.origin, person_of(bogdan))
    assert bogdan.post("/api/notifications/subscribe", **browser.subscription._asdict())["browsers"] == 1
    table = anna.open("dnup", seats=2, clock={"kind": "days", "days": 2})
    bogdan.post(f"/api/tables/{table['table']}/join", seat=1, invitation=table["invitation"])
    seat = anna.enter(table)
    seat.done("chat", text="Hello!")
    told = until(
        lambda: [browser.read(body) for path, body, _ in reaching.service.taken if path.endswith(person_of(bogdan))]
    )
    assert {each["href"] for each in told} == {f"/t/{table['table']}"}
    endpoint = browser.subscription.endpoint
    assert bogdan.post("/api/notifications/unsubscribe", endpoint=endpoint)["browsers"] == 0


def test_a_browser_that_is_reached_elsewhere_is_refused(reaching: Reaching) -> None:
    guest = reaching.server.guest("Anna")
    subscription = Browser("https://evil.example", "x").subscription._asdict()
    assert guest.refused("/api/notifications/subscribe", **subscription) == (403, "not_allowed")


def test_one_signs_in_by_a_link_to_a_confirmed_address(reaching: Reaching) -> None:
    anna = reaching.server.guest("Anna")
    with_address(reaching, anna, "anna@example.org")
    assert [way["kind"] for way in anna.get("/api/account")["ways"]] == ["mail"]
    laptop = Guest(reaching.server)
    assert laptop.post("/api/sign-in/mail", address="anna@example.org") == {"address": "anna@example.org"}
    secret = secret_in(mail_to(reaching.mails, "anna@example.org", 1)).removeprefix("mail.")
    table = anna.open("dnup", seats=2, bots=["easy"])
    anna.enter(table).done("view")
    assert laptop.post("/api/sign-in/mail/finish", secret=secret)["name"] == "Anna"
    # In the middle of a game, which goes on there.
    assert laptop.enter(table["table"]).room["you"]["seat"] == 0
    assert laptop.refused("/api/sign-in/mail/finish", secret=secret) == (403, "wrong_link")


def test_nobody_finds_out_whether_an_address_has_an_account(reaching: Reaching) -> None:
    guest = reaching.server.guest("Anna")
    # Not confirmed, nobody's, and no address at all: the reply is the same, and nothing is sent.
    guest.post("/api/notifications/address", address="unconfirmed@example.org")
    mail_to(reaching.mails, "unconfirmed@example.org")
    before = len(reaching.mails.mails)
    stranger = Guest(reaching.server)
    for address in ("unconfirmed@example.org", "nobody@example.org", "nonsense"):
        assert stranger.post("/api/sign-in/mail", address=address) == {"address": address}
    with_address(reaching, kept(reaching.server, "Bogdan"), "later@example.org")
    assert [to for to, _ in reaching.mails.mails[before:]] == ["later@example.org"]


def test_an_address_is_confirmed_only_where_it_was_given(reaching: Reaching) -> None:
    anna, thief = reaching.server.guest("Anna"), reaching.server.guest("Thief")
    anna.post("/api/notifications/address", address="own@example.org")
    secret = secret_in(mail_to(reaching.mails, "own@example.org"))
    assert thief.refused("/api/notifications/confirm", secret=secret) == (403, "wrong_link")
    for address in ("no address", "a@b", "a b@example.org", "a@example.org\nBcc: b@example.org"):
        assert anna.refused("/api/notifications/address", address=address) == (403, "not_allowed")


def test_the_link_in_a_mail_ends_that_kind_for_whoever_got_it_alone(reaching: Reaching) -> None:
    anna, bogdan = kept(reaching.server, "Anna"), kept(reaching.server, "Bogdan")
    with_address(reaching, bogdan, "bogdan@example.org")
    table = anna.open("dnup", seats=2, clock={"kind": "days", "days": 2})
    bogdan.post(f"/api/tables/{table['table']}/join", seat=1, invitation=table["invitation"])
    seat = anna.enter(table)
    seat.done("resign")
    mail = until(
        lambda: [m for to, m in reaching.mails.mails if to == "bogdan@example.org" and "List-Unsubscribe" in m]
    )[0]
    stop = mail["List-Unsubscribe"].strip("<>").partition("/api/")[2]
    # As a mail program asks for it: by a form, from no page, without a cookie.
    reply = Guest(reaching.server).http.post(
        f"/api/{stop}", data={"List-Unsubscribe": "One-Click"}, headers={"origin": "https://mail.example"}
    )
    assert reply.status_code == 200
    assert reply.json()["kind"] in bogdan.get("/api/notifications")["off"]
    assert anna.get("/api/notifications")["off"] == []
    bad = Guest(reaching.server).http.post("/api/notifications/stop", params={"token": "x" * 20})
    assert bad.json()["error"]["code"] == "wrong_link"


def test_friends_are_invited_and_find_it_in_their_lobby(reaching: Reaching) -> None:
    anna, bogdan = kept(reaching.server, "Anna"), kept(reaching.server, "Bogdan")
    table = anna.open("dnup", seats=2, access="private")
    path = f"/api/tables/{table['table']}/invite"
    assert anna.refused(path, person=person_of(bogdan)) == (403, "not_allowed")
    anna.post("/api/company/tie", person=person_of(bogdan), kind="friend")
    bogdan.post("/api/company/tie", person=person_of(anna), kind="friend")
    assert reaching.server.guest("Guest").refused(path, person=person_of(bogdan)) == (403, "not_invited")
    anna.post(path, person=person_of(bogdan))
    [invitation] = bogdan.get("/api/invitations", lang="pl")["invitations"]
    assert (invitation["table"], invitation["by"]) == (table["table"], "Anna")
    bogdan.post(f"/api/tables/{table['table']}/join", seat=1, invitation=invitation["invitation"])
    assert bogdan.get("/api/invitations")["invitations"] == []
    assert anna.refused(path, person=person_of(bogdan)) == (409, "not_waiting")


def test_choices_are_kept_and_what_can_t_be_is_refused(reaching: Reaching) -> None:
    anna = reaching.server.guest("Anna")
    choice = {"off": ["chat", "nonsense"], "quiet_from": 1320, "quiet_to": 420, "zone": "Europe/Kyiv"}
    told = anna.post("/api/notifications", **choice)
    assert (told["off"], told["quiet_from"], told["zone"]) == (["chat"], 1320, "Europe/Kyiv")
    assert anna.refused("/api/notifications", zone="Nowhere/Else") == (403, "not_allowed")
    assert anna.refused("/api/notifications", quiet_from=1440) == (400, "bad_request")


def test_a_server_without_mail_says_so(server: Served, anna: Guest) -> None:
    assert anna.get("/api/notifications")["mails"] is False
    assert anna.get("/api/sign-in") == {"mail": False, "openid": None}
    assert anna.refused("/api/notifications/address", address="a@example.org") == (403, "not_allowed")
    assert anna.refused("/api/sign-in/mail", address="a@example.org") == (403, "not_allowed")
