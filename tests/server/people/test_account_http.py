"""Keeping one's place and signing in over HTTP: from phone to laptop in the middle of a game, and what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from itsdangerous import URLSafeSerializer

from tests.server.running import Guest, Seated, Served, served


def by_words(phone: Guest, laptop: Guest) -> dict[str, Any]:
    words = phone.post("/api/account/words")["words"]
    reply: dict[str, Any] = laptop.post("/api/sign-in/words", words=" ".join(words).upper())
    return reply


def by_transfer(phone: Guest, laptop: Guest) -> dict[str, Any]:
    reply: dict[str, Any] = laptop.post("/api/sign-in/transfer", secret=phone.post("/api/account/transfer")["secret"])
    return reply


@pytest.mark.parametrize("way", [by_words, by_transfer])
def test_a_person_moves_from_phone_to_laptop_in_the_middle_of_a_game(
    server: Served, anna: Guest, bogdan: Guest, way: Any
) -> None:
    table = anna.open("dnup", seats=2)
    bogdan.post(f"/api/tables/{table['table']}/join", seat=1, invitation=table["invitation"])
    first, second = anna.enter(table), bogdan.enter(table)
    for seat in (first, second):
        seat.ask("act", move=next(iter(seat.done("legal", limit=1)["moves"]), "D"))
    laptop = server.guest("Guest 7")
    # The laptop's guest has a table as well, which comes along.
    own = laptop.open("dnup", seats=2, bots=["easy"])
    session = way(anna, laptop)
    assert (session["guest"], session["name"]) == (anna.get("/api/session")["guest"], "Anna")
    mine = {each["table"]: each["you"] for each in laptop.get("/api/tables/mine")["tables"]}
    assert mine == {table["table"]: 0, own["table"]: 0}
    again, there = laptop.enter(table["table"]), laptop.enter(own["table"])
    assert (again.room["you"]["seat"], there.room["you"]["seat"]) == (0, 0)
    assert there.room["host"]
    assert again.done("view")["view"]
    # The phone has the same tables now.
    assert {each["table"] for each in anna.get("/api/tables/mine")["tables"]} == set(mine)
    assert second.room["seats"][0]["presence"] == "here"


def test_the_account_lists_ways_devices_and_what_happened(server: Served, anna: Guest) -> None:
    assert anna.get("/api/account")["ways"] == []
    assert anna.get("/api/session")["kept"] is False
    laptop = Guest(server)
    laptop.http.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    by_words(anna, laptop)
    account = laptop.get("/api/account")
    assert [way["kind"] for way in account["ways"]] == ["words"]
    assert {(each["label"], each["here"]) for each in account["devices"]} == {
        ("Firefox, Linux", True),
        ("python-httpx", False),
    }
    assert [event["what"] for event in account["events"]] == ["words", "words-made"]
    assert anna.get("/api/session")["kept"] is True


def test_a_device_is_signed_out_from_another_and_its_tables_close(server: Served, anna: Guest) -> None:
    laptop = Guest(server)
    by_words(anna, laptop)
    table = anna.open("dnup", seats=2)
    seat = anna.enter(table)
    [other] = [each["id"] for each in laptop.get("/api/account")["devices"] if not each["here"]]
    assert [each["here"] for each in laptop.post("/api/account/devices/sign-out", id=other)["devices"]] == [True]
    assert anna.get("/api/session")["guest"] is None
    with pytest.raises(Exception, match="4001"):
        seat.until("nothing")
    assert anna.refused("/api/tables", game="dnup") == (403, "no_session")
    here = laptop.get("/api/account")["devices"][0]["id"]
    assert laptop.refused("/api/account/devices/sign-out", id=here) == (403, "not_allowed")
    assert laptop.post("/api/sign-out") == {"guest": None, "name": None, "lang": None, "kept": False}
    assert laptop.get("/api/session")["guest"] is None


def test_a_guest_can_t_sign_out_and_lose_their_place(anna: Guest) -> None:
    assert anna.refused("/api/sign-out") == (403, "not_allowed")
    assert anna.get("/api/session")["name"] == "Anna"


def test_a_ticket_of_a_device_that_was_signed_out_opens_nothing(server: Served, anna: Guest) -> None:
    laptop = Guest(server)
    by_words(anna, laptop)
    table = anna.open("dnup", seats=2)
    ticket = laptop.post("/api/session/ticket")["ticket"]
    anna.post("/api/account/devices/sign-out")
    with pytest.raises(AssertionError, match="no_session"):
        Seated(server, ticket=ticket, table=table["table"])


def test_signing_in_gives_a_new_cookie_and_ends_the_old_one(server: Served, anna: Guest) -> None:
    laptop = server.guest("Guest")
    fixed = laptop.http.cookies["litera_guest"]
    by_words(anna, laptop)
    assert laptop.http.cookies["litera_guest"] != fixed
    attacker = Guest(server)
    attacker.http.cookies.set("litera_guest", fixed)
    assert attacker.get("/api/session")["guest"] is None


def test_a_transfer_link_works_once(server: Served, anna: Guest) -> None:
    secret = anna.post("/api/account/transfer")["secret"]
    Guest(server).post("/api/sign-in/transfer", secret=secret)
    assert Guest(server).refused("/api/sign-in/transfer", secret=secret) == (403, "wrong_link")


def test_a_device_that_came_by_a_link_is_asked_before_it_can_shut_anybody_out(server: Served, anna: Guest) -> None:
    words = anna.post("/api/account/words")["words"]
    laptop = Guest(server)
    by_transfer(anna, laptop)
    [way] = laptop.get("/api/account")["ways"]
    for path, body in (
        ("/api/account/words", {}),
        ("/api/account/passkeys", {}),
        ("/api/account/ways/remove", {"id": way["id"]}),
    ):
        assert laptop.refused(path, **body) == (403, "ask_again")
    laptop.post("/api/sign-in/words", words=" ".join(words))
    assert laptop.post("/api/account/ways/remove", id=way["id"])["ways"] == []


def test_both_at_one_table_are_not_one(server: Served, anna: Guest) -> None:
    table = anna.open("dnup", seats=3)
    guest = server.guest("Guest")
    guest.post(f"/api/tables/{table['table']}/join", seat=1, invitation=table["invitation"])
    words = " ".join(anna.post("/api/account/words")["words"])
    reply = guest.http.post("/api/sign-in/words", json={"words": words}, params={"lang": "pl"})
    assert (reply.status_code, reply.json()["error"]["code"]) == (409, "two_seats")
    assert "Anna" in reply.json()["error"]["message"]
    assert guest.get("/api/session")["name"] == "Guest"


def test_wrong_words_are_answered_with_the_nearest(server: Served) -> None:
    typed = "legal winner thank year wave sausage worth useful legal winner thank yelow"
    reply = Guest(server).http.post("/api/sign-in/words", json={"words": typed})
    assert reply.json()["error"]["code"] == "wrong_words"
    assert "yellow" in reply.json()["error"]["message"]


def test_attempts_to_sign_in_are_limited(tmp_path: Path) -> None:
    with served(tmp_path, LITERA_SIGN_INS_PER_HOUR="3") as server:
        guest = Guest(server)
        for _ in range(3):
            assert guest.refused("/api/sign-in/words", words="x") == (403, "wrong_words")
        assert guest.refused("/api/sign-in/words", words="x") == (429, "too_many")
        assert guest.refused("/api/sign-in/transfer", secret="x") == (429, "too_many")
        assert guest.refused("/api/sign-in/passkey") == (429, "too_many")


def test_a_cookie_of_an_earlier_version_carries_over_with_its_seat(tmp_path: Path) -> None:
    secret = "a secret that is long enough to sign cookies"
    with served(tmp_path, LITERA_SECRET=secret) as server:
        anna = Guest(server)
        old = URLSafeSerializer(secret, salt="guest").dumps({"id": "0123456789abcdef", "name": "Anna", "lang": "uk"})
        anna.http.cookies.set("litera_guest", str(old))
        table = anna.open("dnup", seats=2)
        assert anna.enter(table).room["you"] == {"seat": 0, "name": "Anna"}
        session = anna.get("/api/session")
        assert session == {"guest": "0123456789abcdef", "name": "Anna", "lang": "uk", "kept": False}
        new = anna.http.cookies.jar
        assert {cookie.value for cookie in new} != {old}
        assert anna.get("/api/tables/mine")["tables"][0]["you"] == 0


def test_nothing_of_a_secret_is_in_the_log(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna, laptop = server.guest("Anna"), Guest(server)
        words = anna.post("/api/account/words")["words"]
        secret = anna.post("/api/account/transfer")["secret"]
        laptop.post("/api/sign-in/transfer", secret=secret)
        laptop.refused("/api/sign-in/words", words=" ".join(words[:11]))
        cookies = [anna.http.cookies["litera_guest"], laptop.http.cookies["litera_guest"]]
    log = server.log.read_text()
    assert [each for each in (" ".join(words), words[0] + " " + words[1], secret, *cookies) if each in log] == []


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/sign-in/words", {"words": "x" * 401}),
        ("/api/sign-in/transfer", {"secret": "x" * 81}),
        ("/api/sign-in/passkey/finish", {"credential": {}}),
        ("/api/sign-in/passkey/finish", {"credential": {"response": {"clientDataJSON": "!!"}}}),
        ("/api/account/ways/remove", {"id": "x" * 1401}),
        ("/api/account/passkeys/finish", {"credential": {"response": {"clientDataJSON": 5}}}),
    ],
)
def test_odd_and_oversized_input_is_refused(anna: Guest, path: str, body: dict[str, Any]) -> None:
    status, _ = anna.refused(path, **body)
    assert status in (400, 403)


@pytest.mark.parametrize(
    "path",
    [
        "/api/account/words",
        "/api/account/passkeys",
        "/api/account/passkeys/finish",
        "/api/account/ways/remove",
        "/api/account/transfer",
        "/api/account/devices/sign-out",
        "/api/sign-out",
        "/api/sign-in/words",
        "/api/sign-in/transfer",
        "/api/sign-in/passkey",
        "/api/sign-in/passkey/finish",
    ],
)
def test_no_other_origin_signs_anybody_in_or_out(anna: Guest, path: str) -> None:
    reply = anna.http.post(path, json={}, headers={"origin": "https://evil.example"})
    assert (reply.status_code, reply.json()["error"]["code"]) == (403, "bad_origin")
