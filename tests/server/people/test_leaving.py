"""A person's data as one download, and a person who leaves: erased from every list, while the games stay."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from sqlalchemy import Engine, select

from litera.server.people.people import People
from litera.server.rooms.storing import card_of
from litera.server.settings import Settings
from litera.server.store.outbox import NOTIFYING
from litera.server.store.people import PEOPLE, rated_seat
from litera.server.store.ties import COMPANY, moderation
from litera.server.table.state import fold
from litera.server.upkeep.checking import check
from tests.server.people.posts import Browser
from tests.server.people.test_company import again, person_of, somebody
from tests.server.people.test_rated_tables import CLOCK, kept
from tests.server.running import Guest, Served

LEFT = "a player who left"


def played(anna: Guest, bogdan: Guest, **setup: Any) -> dict[str, Any]:
    """Let two play a game to its end, and talk."""
    table = anna.open("dnup", seats=2, **setup)
    first, second = anna.enter(table), bogdan.enter(table)
    second.done("sit", seat=1)
    first.done("chat", text="Anna’s secret recipe")
    second.done("chat", text="Thank you")
    first.done("resign")
    return table


def test_the_download_has_all_of_one_s_own_and_no_secrets(server: Served) -> None:
    anna, bogdan = kept(server, "Anna"), kept(server, "Bogdan")
    table = played(anna, bogdan, rated=True, clock=CLOCK)
    anna.post("/api/company/notes", person=person_of(bogdan), words="plays fast")
    anna.post("/api/notifications", off=["chat"], zone="UTC")
    reply = anna.http.get("/api/account/data")
    assert "attachment" in reply.headers["content-disposition"]
    data = reply.json()
    assert [each["name"] for each in data["person"]] == ["Anna"]
    assert [each["words"] for each in data["private_note"]] == ["plays fast"]
    assert [each["off"] for each in data["notify_choice"]] == ["chat"]
    assert [each["game_table"] for each in data["rated_seat"]] == [table["table"]]
    [game] = data["games"]
    said = [line["text"] for line in game["lines"] if line["line"] == "spoke"]
    assert (game["table"], said) == (table["table"], ["Anna’s secret recipe"])
    assert "plays fast" not in json.dumps(bogdan.get("/api/account/data"))


def test_it_is_asked_for_only_by_whoever_has_just_shown_who_they_are(server: Served) -> None:
    anna, laptop = kept(server, "Anna"), Guest(server)
    laptop.post("/api/sign-in/transfer", secret=anna.post("/api/account/transfer")["secret"])
    assert laptop.http.get("/api/account/data").json()["error"]["code"] == "ask_again"
    assert laptop.refused("/api/account/delete", name="Anna") == (403, "ask_again")


def test_whoever_leaves_is_erased_and_the_game_stays(server: Served) -> None:
    anna, bogdan = kept(server, "Anna"), kept(server, "Bogdan")
    table = played(anna, bogdan, rated=True, clock=CLOCK)
    who = person_of(anna)
    for one, other in ((anna, bogdan), (bogdan, anna)):
        one.post("/api/company/tie", person=person_of(other), kind="friend")
    before = bogdan.get(f"/api/people/{person_of(bogdan)}")["ratings"]
    assert anna.refused("/api/account/delete", name="anna") == (400, "bad_name")
    assert anna.post("/api/account/delete", name="Anna")["guest"] is None
    assert anna.get("/api/session")["guest"] is None
    assert bogdan.get("/api/company")["friends"] == []
    assert bogdan.http.get(f"/api/people/{who}").status_code == 404
    # The rated game counts for Bogdan as before, against nobody who has a name.
    assert bogdan.get(f"/api/people/{person_of(bogdan)}")["ratings"] == before
    [game] = bogdan.get(f"/api/people/{person_of(bogdan)}/games/dnup/live")["games"]
    assert [other["name"] for other in game["others"]] == [""]
    seats = bogdan.get(f"/api/tables/{table['table']}")["table"]["seats"]
    assert [seat["name"] for seat in seats] == [LEFT, "Bogdan"]
    welcome = bogdan.enter(table).welcome
    assert [line["text"] for line in welcome["chat"]] == ["Thank you"]
    # What the directory says is what the chronicle folds to.
    assert check(Settings(data=str(server.log.parent))).findings == ()
    everywhere = json.dumps(
        [
            welcome,
            bogdan.get("/api/tables/mine"),
            bogdan.get(f"/api/tables/{table['table']}/record"),
            bogdan.get(f"/api/tables/{table['table']}/replay"),
        ]
    )
    assert LEFT in everywhere
    assert "Anna" not in everywhere.replace("Anna’s secret recipe", "")
    assert "secret recipe" not in everywhere


def test_nobody_leaves_others_alone_in_a_game(server: Served) -> None:
    anna, bogdan = kept(server, "Anna"), kept(server, "Bogdan")
    table = anna.open("dnup", seats=2)
    bogdan.enter(table).done("sit", seat=1)
    assert anna.refused("/api/account/delete", name="Anna") == (403, "not_allowed")
    anna.enter(table).done("resign")
    anna.post("/api/account/delete", name="Anna")


def test_nothing_about_a_person_is_left_in_any_table_but_their_id_where_others_need_it(
    people: People, engine: Engine
) -> None:
    async def work() -> None:
        anna, bob = await somebody(people, "Anna"), await somebody(people, "Bob")
        for kind in ("friend", "block", "mute"):
            await people.company.tie(anna, bob.id, kind)
            await people.company.tie(bob, anna.id, kind)
        await people.company.write_note(anna, bob.id, "note")
        await people.company.write_note(bob, anna.id, "note")
        await people.company.show_presence(anna, is_shown=False)
        await people.company.seen([anna.id])
        await people.moderation.report(bob, anna.id, "chat", words="", table=None, said=[(1, "rude")], line=None)
        await people.moderation.act("operator", anna.id, "warn", why="why", hours=None, name="", about=None)
        await people.moderation.grant(anna.id, is_granted=True)
        await people.notifying.subscribe(anna, Browser("https://example.org", "a").subscription)
        await people.notifying.give_address(anna, "anna@example.org")
        await people.notifying.confirm(anna.id, "")
        await people.notifying.choose(anna.id, (await people.notifying.of(anna)).choice)
        await people.leaving.leave(await again(people, anna), lambda lines: card_of(fold(lines)))

    asyncio.run(work())
    with engine.connect() as connection:
        rows = {
            table.name: [tuple(row) for row in connection.execute(select(table))]
            for table in (*PEOPLE, *COMPANY, *NOTIFYING)
            if table not in (moderation, rated_seat)
        }
    assert [name for name, found in rows.items() if "anna" in repr(found).casefold()] == []
