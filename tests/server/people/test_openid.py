"""Signing in with an OpenID provider: who is recognised, and what is refused."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from joserfc.jwk import RSAKey

from litera.server.settings import SettingsError, read_settings
from tests.server.people.provider import CLIENT, SECRET, Provider, openid_provider
from tests.server.running import Guest, Served, served


class Club(NamedTuple):
    """A server where one signs in with a provider."""

    server: Served
    provider: Provider


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with openid_provider() as provider:
        environment = {
            "LITERA_OPENID_ISSUER": provider.origin,
            "LITERA_OPENID_CLIENT": CLIENT,
            "LITERA_OPENID_SECRET": SECRET,
            "LITERA_SIGN_INS_PER_HOUR": "1000",
        }
        with served(tmp_path_factory.mktemp("club"), **environment) as server:
            yield Club(server, provider)


def at_provider(club: Club, device: Guest, user: str | None, *, adds: bool = False) -> dict[str, str]:
    """Send somebody to the provider's page, where they are recognised or not; give what they come back with."""
    club.provider.user = user
    address = device.post("/api/sign-in/openid", adds=adds)["address"]
    reply = httpx.get(address)
    assert reply.status_code == 302, reply.text
    there = urlsplit(reply.headers["location"])
    assert f"{there.scheme}://{there.netloc}{there.path}" == f"{club.server.origin}/sign-in"
    return {key: values[0] for key, values in parse_qs(there.query).items()}


def by_openid(club: Club, device: Guest, user: str, *, adds: bool = False) -> dict[str, Any]:
    back = at_provider(club, device, user, adds=adds)
    session: dict[str, Any] = device.post("/api/sign-in/openid/finish", code=back["code"], state=back["state"])
    return session


def test_a_person_moves_from_phone_to_laptop_by_a_provider_in_the_middle_of_a_game(club: Club) -> None:
    phone, laptop = club.server.guest("Anna"), club.server.guest("Guest 7")
    assert phone.get("/api/sign-in") == {"mail": False, "openid": "127.0.0.1"}
    table = phone.open("dnup", seats=2, bots=["easy"])
    phone.enter(table).done("view")
    own = laptop.open("dnup", seats=2, bots=["easy"])
    assert by_openid(club, phone, "anna", adds=True)["kept"]
    session = by_openid(club, laptop, "anna")
    assert (session["guest"], session["name"]) == (phone.get("/api/session")["guest"], "Anna")
    mine = {each["table"]: each["you"] for each in laptop.get("/api/tables/mine")["tables"]}
    assert mine == {table["table"]: 0, own["table"]: 0}
    assert laptop.enter(table["table"]).room["you"]["seat"] == 0
    account = laptop.get("/api/account")
    assert [(way["kind"], way["label"]) for way in account["ways"]] == [("openid", "anna")]
    assert [event["what"] for event in account["events"]] == ["openid", "openid-added"]
    # Whoever has just shown who they are isn't asked again.
    assert laptop.post("/api/account/words")["words"]


def test_a_guest_whom_nobody_here_knows_yet_keeps_their_place_so(club: Club) -> None:
    guest = club.server.guest("Bogdan")
    before = guest.get("/api/session")["guest"]
    assert by_openid(club, guest, "bogdan") == {"guest": before, "name": "Bogdan", "lang": "en", "kept": True}
    stranger = Guest(club.server)
    back = at_provider(club, stranger, "carol")
    assert stranger.refused("/api/sign-in/openid/finish", **back) == (403, "wrong_openid")
    assert stranger.get("/api/session")["guest"] is None


def test_an_identity_is_one_person_s(club: Club) -> None:
    anna, mallory = club.server.guest("Anna"), club.server.guest("Mallory")
    by_openid(club, anna, "one", adds=True)
    back = at_provider(club, mallory, "one", adds=True)
    assert mallory.refused("/api/sign-in/openid/finish", **back) == (403, "wrong_openid")
    # Adding the same once more changes nothing.
    by_openid(club, anna, "one", adds=True)
    assert len(anna.get("/api/account")["ways"]) == 1


def test_a_reply_fits_the_browser_that_asked_once(club: Club) -> None:
    anna, mallory = club.server.guest("Anna"), club.server.guest("Mallory")
    theirs = at_provider(club, mallory, "mallory")
    late = (403, "wrong_link")
    # Nothing was begun in this browser.
    assert anna.refused("/api/sign-in/openid/finish", **theirs) == late
    # Something was, but it is another's reply: nobody is signed in as somebody else by a link.
    mine = at_provider(club, anna, "anna 2")
    assert anna.refused("/api/sign-in/openid/finish", **theirs) == late
    assert anna.refused("/api/sign-in/openid/finish", **mine) == late
    mine = at_provider(club, anna, "anna 2")
    mixed = {"code": theirs["code"], "state": mine["state"]}
    assert anna.refused("/api/sign-in/openid/finish", **mixed) == (403, "wrong_openid")
    mine = at_provider(club, anna, "anna 2")
    cookie = anna.http.cookies["litera_openid"]
    anna.post("/api/sign-in/openid/finish", **mine)
    assert "litera_openid" not in anna.http.cookies
    again = Guest(club.server)
    again.http.cookies.set("litera_openid", cookie)
    assert again.refused("/api/sign-in/openid/finish", **mine) == late
    assert mallory.get("/api/session")["kept"] is False


@pytest.mark.parametrize(
    "lie",
    [
        {"iss": "https://evil.example"},
        {"aud": ["another client"]},
        {"nonce": "of another request"},
        {"exp": int(time.time()) - 3600},
        {"azp": "another client"},
        {"at_hash": "of another token"},
        {"key": "another"},
    ],
    ids=lambda lie: next(iter(lie)),
)
def test_a_token_that_isn_t_for_this_request_is_refused(club: Club, lie: dict[str, Any]) -> None:
    anna = club.server.guest("Anna")
    back = at_provider(club, anna, "liar")
    try:
        if "key" in lie:
            club.provider.key = RSAKey.generate_key(2048, {"kid": "1"})
        else:
            club.provider.lies = lie
        assert anna.refused("/api/sign-in/openid/finish", **back) == (403, "wrong_openid")
    finally:
        club.provider.key, club.provider.lies = club.provider.published, {}
    assert anna.get("/api/session")["kept"] is False


def test_whoever_cancels_comes_back_with_nothing(club: Club) -> None:
    back = at_provider(club, club.server.guest("Anna"), None)
    assert back["error"] == "access_denied"
    assert "code" not in back


def test_adding_asks_again_and_other_pages_begin_nothing(club: Club) -> None:
    anna, laptop = club.server.guest("Anna"), Guest(club.server)
    anna.post("/api/account/words")
    laptop.post("/api/sign-in/transfer", secret=anna.post("/api/account/transfer")["secret"])
    assert laptop.refused("/api/sign-in/openid", adds=True) == (403, "ask_again")
    for path in ("/api/sign-in/openid", "/api/sign-in/openid/finish"):
        reply = anna.http.post(path, json={}, headers={"origin": "https://evil.example"})
        assert reply.json()["error"]["code"] == "bad_origin"
    assert anna.refused("/api/sign-in/openid/finish", code="x" * 4001, state="x") == (400, "bad_request")


def test_without_a_provider_nobody_is_sent_anywhere(server: Served) -> None:
    guest = server.guest("Anna")
    assert guest.get("/api/sign-in")["openid"] is None
    assert guest.refused("/api/sign-in/openid") == (403, "not_allowed")
    assert guest.refused("/api/sign-in/openid/finish", code="x", state="x") == (403, "wrong_link")


def test_a_provider_that_is_away_is_said_so_and_nothing_of_it_is_logged(club: Club) -> None:
    anna = club.server.guest("Anna")
    back = at_provider(club, anna, "anna 3")
    club.provider.codes.clear()
    assert anna.refused("/api/sign-in/openid/finish", **back) == (403, "wrong_openid")
    log = club.server.log.read_text()
    assert "OAuthError" in log
    assert [each for each in (*back.values(), SECRET) if each in log] == []


@pytest.mark.parametrize(
    ("values", "key"),
    [
        ({"openid_issuer": "http://club.example"}, "openid"),
        ({"openid_issuer": "club.example"}, "openid"),
        ({"openid_issuer": "https://club.example"}, "openid-client"),
        ({"openid_issuer": "https://club.example", "openid_client": "litera"}, "openid-client"),
    ],
)
def test_a_provider_is_set_up_whole(values: dict[str, str], key: str) -> None:
    with pytest.raises(SettingsError) as error:
        read_settings(values, {}, None)
    assert error.value.message.key == f"server-setting-{key}"
