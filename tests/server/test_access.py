"""Who may do what over HTTP: guests and their cookies, origins, invitations, passwords, hosts; and the headers."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import httpx
import pytest

from litera.texts import LANGUAGES
from tests.server.running import PATIENCE, Guest, Seated, Served, served


def test_a_guest_has_a_long_lived_same_site_cookie(server: Served) -> None:
    guest = Guest(server)
    assert guest.get("/api/session") == {"guest": None, "name": None, "lang": None, "kept": False}
    reply = guest.http.post("/api/session", json={"name": "  Anna  Maria ", "lang": "pl"})
    assert reply.json()["name"] == "Anna Maria"
    cookie = reply.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "max-age=34560000" in cookie
    assert guest.get("/api/session") == reply.json()
    assert guest.post("/api/session", name="Ania", lang="uk")["guest"] == reply.json()["guest"]


def test_a_cookie_that_was_changed_is_none(server: Served, anna: Guest) -> None:
    value = anna.http.cookies["litera_guest"]
    forged = Guest(server)
    forged.http.cookies.set("litera_guest", "x" + value[1:])
    assert forged.get("/api/session")["guest"] is None
    assert forged.refused("/api/tables", game="dnup") == (403, "no_session")
    assert forged.refused("/api/session/ticket") == (403, "no_session")


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x00b", "\u202eevil"])
def test_a_bad_name_is_refused(server: Served, name: str) -> None:
    assert Guest(server).refused("/api/session", name=name, lang="en") == (400, "bad_name")


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "http://127.0.0.1:1", "null", "http://127.0.0.1.evil.example"]
)
def test_changes_from_another_origin_are_refused(anna: Guest, origin: str) -> None:
    for path in ("/api/session", "/api/session/ticket", "/api/tables", "/api/tables/x/join"):
        reply = anna.http.post(path, json={}, headers={"origin": origin})
        assert (reply.status_code, reply.json()["error"]["code"]) == (403, "bad_origin")


def test_changes_without_an_origin_are_refused(server: Served) -> None:
    bare = httpx.post(f"{server.origin}/api/session", json={"name": "x"}, timeout=PATIENCE)
    assert bare.status_code == 403


@pytest.mark.parametrize(
    ("kind", "status"),
    [
        ("text/plain", 403),
        ("application/jsonx", 403),
        ("application/json", 200),
        ("Application/JSON; charset=utf-8", 200),
    ],
)
def test_only_json_changes_anything(anna: Guest, kind: str, status: int) -> None:
    reply = anna.http.post("/api/session", content='{"name": "Anna"}', headers={"content-type": kind})
    assert reply.status_code == status


def test_the_address_that_is_shown_to_others_is_an_own_origin(tmp_path: Path) -> None:
    with served(tmp_path, "--public-url", "https://litera.example") as server:
        guest = Guest(server)
        reply = guest.http.post("/api/session", json={"name": "x"}, headers={"origin": "https://litera.example"})
        assert reply.status_code == 200
        assert "secure" in reply.headers["set-cookie"].lower()


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/api/nothing", "/t/some-table", "/nowhere"])
def test_every_reply_carries_the_headers_that_keep_pages_apart(anna: Guest, path: str) -> None:
    headers = anna.http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_a_private_table_is_only_for_those_with_the_invitation(server: Served, anna: Guest, bogdan: Guest) -> None:
    table = anna.open("dnup", access="private")
    address = f"/api/tables/{table['table']}"
    assert bogdan.http.get(address).status_code == 403
    assert bogdan.refused(f"{address}/join", seat=1) == (403, "not_invited")
    assert bogdan.refused(f"{address}/join", seat=1, invitation="guessed") == (403, "not_invited")
    assert bogdan.get(address, invitation=table["invitation"])["table"]["host"] == "Anna"
    assert bogdan.post(f"{address}/join", seat=1, invitation=table["invitation"]) == {"seat": 1}
    assert bogdan.get(address)["table"]["seats"][1]["name"] == "Bogdan"
    assert table["table"] not in [each["table"] for each in server.guest("Cyryl").get("/api/tables")["tables"]]


def test_an_open_table_with_a_password_asks_for_it(anna: Guest, bogdan: Guest) -> None:
    table = anna.open("dnup", access="open", password="szyszka")
    address = f"/api/tables/{table['table']}/join"
    assert [each["password"] for each in bogdan.get("/api/tables")["tables"] if each["table"] == table["table"]] == [
        True
    ]
    assert bogdan.refused(address, seat=1) == (403, "wrong_password")
    assert bogdan.refused(address, seat=1, password="kasztan") == (403, "wrong_password")
    assert bogdan.post(address, seat=None, password="szyszka") == {"seat": None}
    assert bogdan.enter(table["table"]).room["you"]["seat"] is None
    assert "szyszka" not in bogdan.http.get(f"/api/tables/{table['table']}").text


def test_a_taken_seat_and_a_seat_that_is_not_there_are_refused(server: Served, anna: Guest, bogdan: Guest) -> None:
    address = f"/api/tables/{anna.open('dnup', access='open', seats=3)['table']}/join"
    assert bogdan.refused(address, seat=0) == (409, "seat_not_free")
    assert bogdan.refused(address, seat=3) == (400, "bad_request")
    assert bogdan.post(address, seat=2) == {"seat": 2}
    assert bogdan.post(address, seat=1) == {"seat": 2}
    assert bogdan.refused("/api/tables/nowhere/join", seat=0) == (404, "not_found")


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"game": "dnup", "seats": 9}, "bad_seats"),
        ({"game": "dnup", "bots": ["genius"]}, "bad_option"),
        ({"game": "dnup", "seats": 2, "bots": ["easy", "easy"]}, "bad_seats"),
        ({"game": "dnup", "bots": [None] * 100}, "bad_seats"),
        ({"game": "dnup", "options": {"colour": "red"}}, "bad_option"),
        ({"game": "dnup", "clock": {"kind": "move"}}, "bad_request"),
        ({"game": "dnup", "clock": {"kind": "sand"}}, "bad_request"),
        ({"game": "dnup", "delay": -1}, "bad_request"),
        ({"game": "word_rummikub", "words": ["y" * 40] * 1501}, "bad_request"),
        ({"game": 5}, "bad_request"),
        ({}, "bad_request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(anna: Guest, setup: dict[str, Any], code: str) -> None:
    assert anna.refused("/api/tables", **setup) == (404 if code == "unknown_game" else 400, code)


@pytest.mark.parametrize(
    ("setup", "name"),
    [
        ({"ranked": True}, "ranked"),
        ({"absence": {"after": 60, "than": "end"}}, "absence.than"),
        ({"clock": {"kind": "game", "minutes": 3, "bank": 5}}, "clock.bank"),
        ({"clock": {"kind": "none", "minutes": 3}}, "clock.minutes"),
    ],
)
def test_what_a_table_does_not_have_is_refused_and_not_dropped(anna: Guest, setup: dict[str, Any], name: str) -> None:
    error = anna.http.post("/api/tables", json={"game": "dnup", **setup}).json()["error"]
    assert error["code"] == "bad_request"
    assert error["message"].startswith(f"Tables have no setting “{name}”. Settings: ")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Apart from yours, this table has 1 seat, but “bots” lists 3."),
        ("pl", "Oprócz twojego przy tym stole jest 1 miejsce, a w „bots” podano ich 3."),
        ("uk", "Крім вашого, за цим столом є 1 місце, а в «bots» названо 3 ботів."),
        ("ro", "Pe lângă locul tău, masa mai are un loc, dar „bots” cere 3."),
    ],
)
def test_more_bots_than_seats_are_refused_in_a_clear_sentence(anna: Guest, language: str, sentence: str) -> None:
    setup = {"game": "dnup", "seats": 2, "bots": ["easy", None, "easy"]}
    reply = anna.http.post("/api/tables", params={"lang": language}, json=setup)
    assert reply.json()["error"] == {"code": "bad_seats", "message": sentence, "rule": None}


def test_without_a_number_of_seats_there_are_as_many_as_bots_need(anna: Guest) -> None:
    assert len(anna.open("dnup", bots=["easy", None, "easy"])["seats"]) == 4
    reply = anna.http.post("/api/tables", params={"lang": "en"}, json={"game": "dnup", "bots": ["easy"] * 99})
    assert reply.json()["error"]["message"] == "Apart from yours, this table has 4 seats, but “bots” lists 99."


def test_a_table_shows_what_players_agree_to(anna: Guest, bogdan: Guest) -> None:
    chosen = {"options": {"min_letters": 3}, "hints": False, "start": "host", "delay": 5, "lexicon": "uk"}
    absence = {"after": 90, "then": "end", "level": "easy"}
    table = anna.open("klepka", **chosen, absence=absence, spectators="open")
    terms = {**chosen, "absence": absence, "watching": "open", "pack": False, "words": False}
    room = bogdan.enter(table).room
    assert {name: room[name] for name in terms} == terms


def test_new_players_learn_that_the_host_chose_the_seed(anna: Guest, bogdan: Guest) -> None:
    """Only at this table: a rematch has a seed of its own."""
    assert bogdan.enter(anna.open("dnup", seed="known")).room["seed_chosen"]
    assert not bogdan.enter(anna.open("dnup")).room["seed_chosen"]


def test_browsers_are_sent_to_https_where_that_is_set(tmp_path: Path, anna: Guest) -> None:
    assert "strict-transport-security" not in anna.http.get("/").headers
    with served(tmp_path, LITERA_HSTS_SECONDS="86400") as server:
        assert server.guest("Anna").http.get("/").headers["strict-transport-security"] == "max-age=86400"


def test_measurements_are_for_the_same_machine_unless_everybody_may_have_them(tmp_path: Path, anna: Guest) -> None:
    far = {"x-forwarded-for": "192.0.2.7"}
    reply = anna.http.get("/metrics", headers=far)
    assert (reply.status_code, reply.json()["error"]["code"]) == (403, "not_allowed")
    with served(tmp_path, LITERA_PUBLIC_METRICS="true") as server:
        assert server.guest("Anna").http.get("/metrics", headers=far).status_code == 200


def test_the_lobby_lists_open_tables_with_waiting_ones_first(anna: Guest, bogdan: Guest) -> None:
    playing = anna.open("dnup", access="open", bots=["easy"])["table"]
    waiting = anna.open("dnup", access="open")["table"]
    listed = [each["table"] for each in bogdan.get("/api/tables")["tables"]]
    assert listed.index(waiting) < listed.index(playing)
    mine = [each["table"] for each in anna.get("/api/tables/mine")["tables"]]
    assert set(mine[:2]) == {waiting, playing}
    assert bogdan.get("/api/tables/mine")["tables"] == []


def test_ones_own_list_shows_whose_move_a_game_of_days_waits_for_and_who_has_won(anna: Guest, bogdan: Guest) -> None:
    table = anna.open("dnup", access="open", clock={"kind": "days", "days": 2})
    one = anna.enter(table)
    other = bogdan.enter(table)
    other.done("sit", seat=1)
    acting = one.done("view")["view"]["to_act"]
    for guest, seat in ((anna, 0), (bogdan, 1)):
        listed = guest.get("/api/tables/mine")["tables"][0]
        assert (listed["you"], listed["to_act"], listed["winners"]) == (seat, acting, [])
        assert "guests" not in listed
    public = next(each for each in anna.get("/api/tables")["tables"] if each["table"] == table["table"])
    assert public["you"] is None
    assert "guests" not in public
    (one if acting == [0] else other).done("act", move="D")
    assert anna.get("/api/tables/mine")["tables"][0]["to_act"] == [1 - acting[0]]
    other.done("resign")
    assert anna.get("/api/tables/mine")["tables"][0]["winners"] == [0]


def turned(seated: Seated, seat: int) -> None:
    """Turn the hand of a seat until it is no longer its turn: two players of dnup may have two turns in a row."""
    while seat in seated.done("view")["view"]["to_act"]:
        seated.done("act", move="D")


def test_ones_own_list_begins_with_the_games_that_wait_for_one_and_says_what_happened(
    server: Served, bogdan: Guest
) -> None:
    anna = server.guest("Anna")
    days, unhurried = anna.open("dnup", clock={"kind": "days", "days": 2}), anna.open("dnup")
    seats = {}
    for table in (days, unhurried):
        bogdan.post(f"/api/tables/{table['table']}/join", seat=1, invitation=table["invitation"])
        seats[table["table"]] = anna.enter(table), bogdan.enter(table)
    waiting = anna.open("dnup")["table"]
    alone = anna.open("dnup", bots=["easy"])["table"]
    first, second = seats[days["table"]], seats[unhurried["table"]]
    for pair in (first, second):
        turned(pair[1], 1)
    mine = anna.get("/api/tables/mine", lang="pl")["tables"]
    assert [(each["table"], each["turn"]) for each in mine] == [
        (days["table"], True),
        (unhurried["table"], True),
        (alone, False),
        (waiting, False),
    ]
    assert mine[0]["due"] > mine[0]["created"]
    turned(first[0], 0)
    told = next(each for each in anna.get("/api/tables/mine", lang="pl")["tables"] if each["table"] == days["table"])
    assert not told["turn"]
    other = next(each for each in bogdan.get("/api/tables/mine", lang="uk")["tables"] if each["turn"])
    assert other["table"] == days["table"]
    assert "Anna" in other["last"][0]
    second[0].done("resign")
    over = anna.get("/api/tables/mine")["tables"][-1]
    assert (over["table"], over["winners"], len(over["scores"])) == (unhurried["table"], [1], 2)
    assert over["ended"] >= over["created"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_levels_and_rules_come_in_every_language(anna: Guest, language: str) -> None:
    for game in anna.get("/api/games", lang=language)["games"]:
        assert game["title"]
        assert all(level["title"] and level["description"] for level in game["levels"])
        for option in game["options"]:
            assert option["title"]
            assert len(option["titles"]) == len(option["choices"])
            assert not [title for title in option["titles"] if "_" in title]
        topics = anna.get(f"/api/games/{game['id']}/rules", lang=language)["topics"]
        assert len(topics) > 5
        assert all(topic["title"] and topic["text"] for topic in topics[1:])
    assert anna.http.get("/api/games/chess/rules").status_code == 404


def test_errors_come_in_the_language_that_is_asked_for(anna: Guest) -> None:
    told = {anna.http.get("/api/tables/nowhere", params={"lang": language}).text for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)


def test_the_description_of_the_interface_names_every_path(anna: Guest) -> None:
    described = anna.get("/api/openapi.json")
    for path in ("/api/games", "/api/session/ticket", "/api/tables/{table}/join", "/api/tables/{table}/replay"):
        assert path in described["paths"], described["paths"].keys()


def test_measurements_are_reported(anna: Guest) -> None:
    anna.open("dnup")
    text = anna.http.get("/metrics").text
    for name in ("litera_rooms", "litera_loop_lag_seconds_bucket", "litera_commit_seconds_count", "litera_moves_total"):
        assert name in text
    assert anna.get("/health") == {"ok": True}


def test_an_address_that_opens_too_many_tables_is_put_off(tmp_path: Path) -> None:
    with served(tmp_path, LITERA_TABLES_PER_HOUR="1") as server:
        guest = server.guest("Anna")
        guest.open("dnup")
        assert guest.refused("/api/tables", game="dnup") == (429, "too_many")


def test_an_address_that_asks_too_much_is_put_off(tmp_path: Path) -> None:
    with served(tmp_path, LITERA_REQUESTS_PER_SECOND="0.5") as server:
        guest = Guest(server)
        # However slow the machine is, some of these come within two seconds of each other.
        answers = [guest.http.get("/api/session") for _ in range(40)]
    assert answers[0].status_code == 200
    assert {"too_many"} == {each.json()["error"]["code"] for each in answers if each.status_code == 429}


def test_an_owners_pack_can_be_read_by_who_may_see_the_table(server: Served, anna: Guest, bogdan: Guest) -> None:
    pack = json.loads(files("litera.games.klepka").joinpath("packs/uk.json").read_text(encoding="utf-8"))
    pack["letters"]["А"]["points"] = 77
    own, ordinary = anna.open("klepka", pack=pack), anna.open("klepka")
    assert anna.get(f"/api/tables/{own['table']}/pack") == {"pack": pack}
    assert bogdan.get(f"/api/tables/{own['table']}/pack", invitation=own["invitation"]) == {"pack": pack}
    assert bogdan.http.get(f"/api/tables/{own['table']}/pack").status_code == 403
    assert anna.get(f"/api/tables/{ordinary['table']}/pack") == {"pack": None}
    assert [anna.enter(table).room["pack"] for table in (own, ordinary)] == [True, False]
