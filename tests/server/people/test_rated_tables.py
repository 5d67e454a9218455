"""Rated tables on a real server: who may sit there, what is the same for everybody, and what a result does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.running import Guest, Served

CLOCK = {"kind": "game", "minutes": 10, "increment": 5}


def kept(server: Served, name: str) -> Guest:
    """Give somebody with a way to sign in."""
    guest = server.guest(name)
    guest.post("/api/account/words")
    return guest


def test_a_rated_game_moves_both_ratings_and_is_on_the_players_pages(server: Served) -> None:
    anna, bogdan = kept(server, "Anna"), kept(server, "Bogdan")
    table = anna.open("scrabble_cards", rated=True, clock=CLOCK, seats=2)
    assert table["rated"]
    assert table["options"]["ranked"] is True
    first = anna.enter(table)
    assert first.room["rated"]
    assert not first.room["hints"]
    second = bogdan.enter(table)
    second.done("sit", seat=1)
    assert second.refused("advise") in ("no_hints", "no_spectators")
    second.done("resign")
    ids = [each.get("/api/session")["guest"] for each in (anna, bogdan)]
    winner, loser = (anna.get(f"/api/people/{who}", lang="pl")["ratings"] for who in ids)
    assert winner[0]["rating"]["value"] > 1500 > loser[0]["rating"]["value"]
    assert (winner[0]["pace"], winner[0]["games"], winner[0]["rating"]["provisional"]) == ("live", 1, True)
    path = f"/api/people/{ids[1]}/games/scrabble_cards/live"
    [played] = anna.get(path)["games"]
    assert anna.get(path, oldest="true")["games"] == [played]
    assert anna.http.get(path, params={"oldest": "maybe"}).status_code == 400
    assert (played["table"], played["place"]) == (table["table"], 2)
    assert [(one["name"], one["place"]) for one in played["others"]] == [("Anna", 1)]
    assert anna.get("/api/ratings/scrabble_cards/live") == {"leaders": [], "more": False}


def test_a_game_that_all_agree_to_end_is_not_rated(server: Served) -> None:
    anna, bogdan = kept(server, "Anna"), kept(server, "Bogdan")
    table = anna.open("dnup", rated=True, clock={"kind": "days", "days": 1})
    bogdan.post(f"/api/tables/{table['table']}/join", seat=1, invitation=table["invitation"])
    for seat in (anna.enter(table), bogdan.enter(table)):
        seat.done("offer", what="end")
    assert anna.get(f"/api/people/{anna.get('/api/session')['guest']}")["ratings"] == []


def test_only_people_who_can_come_back_sit_at_a_rated_table(server: Served, bogdan: Guest) -> None:
    assert bogdan.refused("/api/tables", game="dnup", rated=True, clock=CLOCK) == (403, "not_kept")
    anna = kept(server, "Anna")
    table = anna.open("dnup", rated=True, clock=CLOCK)
    assert bogdan.refused(f"/api/tables/{table['table']}/join", seat=1, invitation=table["invitation"]) == (
        403,
        "not_kept",
    )
    there = bogdan.enter(table)
    assert there.refused("sit", seat=1) == "not_kept"
    host = anna.enter(table)
    assert host.refused("seat_bot", seat=1, level="easy") == "not_allowed"
    assert host.refused("seat_program", seat=1) == "not_allowed"
    host.done("options", hints=True)
    assert not host.room["hints"]
    bogdan.post("/api/account/words")
    assert bogdan.enter(table).done("sit", seat=1)


@pytest.mark.parametrize(
    "more",
    [
        {"clock": {"kind": "none"}},
        {"seed": "chosen"},
        {"bots": ["easy"]},
        {"words": ["A"]},
        {"options": {"ranked": False}},
        {"options": {"sweep": True}},
        {"lexicon": "pl"},
    ],
)
def test_a_rated_table_is_like_all_others(server: Served, more: dict[str, Any]) -> None:
    anna = kept(server, "Anna")
    setup = {"game": "scrabble_cards", "rated": True, "clock": CLOCK, **more}
    status, code = anna.refused("/api/tables", **setup)
    assert (status, code) in ((400, "bad_request"), (400, "bad_option"))
