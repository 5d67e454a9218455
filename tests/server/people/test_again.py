"""Playing again with the people of a game that is over: the same game with the same options, and they are invited."""

from __future__ import annotations

from tests.server.people.test_company import person_of
from tests.server.people.test_leaving import played
from tests.server.running import Guest, Served


def again(guest: Guest, table: str, person: str | None = None) -> str:
    """Open a table for those of another one; give its id."""
    opened = guest.post(f"/api/tables/{table}/again", person=person)
    return str(opened["table"]["table"])


def test_the_same_game_is_opened_and_the_others_are_invited(server: Served) -> None:
    anna, bogdan, stranger = server.guest("Anna"), server.guest("Bogdan"), server.guest("Cyryl")
    before = played(anna, bogdan, clock={"kind": "days", "days": 3})["table"]
    [over] = bogdan.get("/api/tables/mine")["tables"]
    table = again(bogdan, before)
    opened = bogdan.get(f"/api/tables/{table}")["table"]
    assert {name: opened[name] for name in ("game", "options", "clock", "status", "access")} == {
        "game": over["game"],
        "options": over["options"],
        "clock": over["clock"],
        "status": "waiting",
        "access": "private",
    }
    [invitation] = anna.get("/api/invitations")["invitations"]
    assert (invitation["table"], invitation["by"]) == (table, "Bogdan")
    assert stranger.get("/api/invitations")["invitations"] == []
    # From somebody's page: the last game that both have finished says which game it is.
    assert anna.get(f"/api/people/{person_of(bogdan)}/against")["last"] == before
    assert anna.get(f"/api/people/{person_of(stranger)}/against")["last"] is None
    again(anna, before, person_of(bogdan))
    assert len(bogdan.get("/api/invitations")["invitations"]) == 1


def test_nobody_is_invited_who_is_apart_or_was_not_there(server: Served) -> None:
    anna, bogdan, stranger = server.guest("Anna"), server.guest("Bogdan"), server.guest("Cyryl")
    before = played(anna, bogdan)["table"]
    bogdan.post("/api/company/tie", person=person_of(anna), kind="block")
    again(anna, before)
    assert bogdan.get("/api/invitations")["invitations"] == []
    assert anna.refused(f"/api/tables/{before}/again", person=person_of(stranger)) == (404, "not_found")
    assert stranger.refused(f"/api/tables/{before}/again") == (400, "no_seat")
    going = anna.open("dnup", seats=2, bots=["easy"])["table"]
    assert anna.refused(f"/api/tables/{going}/again") == (409, "not_over")


def test_bots_sit_down_again(server: Served) -> None:
    anna, bogdan = server.guest("Anna"), server.guest("Bogdan")
    table = anna.open("klepka", seats=3, bots=[None, "first"])
    first, second = anna.enter(table), bogdan.enter(table)
    second.done("sit", seat=1)
    first.done("resign")
    opened = anna.get(f"/api/tables/{again(anna, table['table'])}")["table"]
    assert sorted(seat["bot"] or "" for seat in opened["seats"]) == ["", "", "first"]
