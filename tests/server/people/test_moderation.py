"""Reports and what moderators do about them: over HTTP, by `litera admin`, and a log that can't be edited."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Engine, delete, text, update
from sqlalchemy.exc import SQLAlchemyError

from litera.server.errors import DeniedError
from litera.server.people.people import People
from litera.server.people.standing import FOR_GOOD
from litera.server.store.ties import moderation
from tests.server.people.test_company import again, person_of, somebody
from tests.server.people.test_rated_tables import kept
from tests.server.rooms.home import Time
from tests.server.running import Guest, Served
from tests.server.test_admin import admin

EVIDENCE = 50
"""So many lines go along with a report."""


@pytest.fixture
def data(server: Served) -> Path:
    """Give the data folder of the server that all share."""
    return server.log.parent


@pytest.fixture
def maria(server: Served, data: Path) -> Guest:
    """Give a moderator."""
    guest = kept(server, "Maria")
    assert admin(server, "grant", person_of(guest), data=data)[:2] == (0, "Maria is now a moderator.\n")
    return guest


def of_anna(maria: Guest, who: str) -> list[dict[str, Any]]:
    """Give the reports about somebody that wait."""
    return [each for each in maria.get("/api/moderation/reports")["reports"] if each["person"] == who]


def test_a_report_brings_what_was_said_and_is_settled_by_what_is_done(server: Served, maria: Guest) -> None:
    anna, bogdan = server.guest("Anna"), server.guest("Bogdan")
    who = person_of(anna)
    table = bogdan.open("dnup", seats=2)
    there = anna.enter(table)
    there.done("chat", text="You play like a pig.")
    bogdan.enter(table).done("chat", text="Please don’t.")
    report = {"person": who, "reason": "chat", "words": "Rude.", "table": table["table"]}
    bogdan.post("/api/reports", **report)
    assert bogdan.refused("/api/reports", **report) == (429, "too_soon")
    [waiting] = of_anna(maria, who)
    assert [line["text"] for line in waiting["said"]] == ["You play like a pig."]
    assert (waiting["reporter_name"], waiting["name_then"], waiting["words"]) == ("Bogdan", "Anna", "Rude.")
    act = {"person": who, "what": "mute", "why": "Be kind.", "hours": 2, "report": waiting["id"]}
    maria.post("/api/moderation/act", **act)
    assert of_anna(maria, who) == []
    # Her connection has ended; she comes back, and isn't heard.
    with pytest.raises(Exception, match="4001"):
        there.until("nothing")
    assert anna.enter(table).refused("chat", text="pig") == "muted"
    [notice] = anna.get("/api/company")["notices"]
    assert (notice["what"], notice["why"], notice["until"] - notice["at"]) == ("mute", "Be kind.", 2 * 3_600_000)
    maria.post("/api/moderation/act", person=who, what="lift", why="Thank you.")
    assert anna.enter(table).done("chat", text="Sorry.")


def test_a_report_of_one_line_brings_that_line_whoever_said_it_from_wherever(server: Served, maria: Guest) -> None:
    """However much they have said since; and by what they are told of those at a table, people know whose it is."""
    anna, bogdan, celina = server.guest("Anna"), server.guest("Bogdan"), server.guest("Celina")
    table = bogdan.open("dnup", seats=2)
    bogdan.enter(table)
    there = celina.enter(table, seat=None)
    there.done("chat", text="Pig!")
    for number in range(EVIDENCE):
        there.done("chat", text=f"Line {number}")
    told = bogdan.get(f"/api/tables/{table['table']}/people")["people"]
    [known] = [one for one in told if one["name"] == "Celina"]
    assert (known["person"], known["seat"], len(known["said"])) == (person_of(celina), None, EVIDENCE + 1)
    first = known["said"][0]
    report = {"person": known["person"], "reason": "chat", "table": table["table"]}
    bogdan.post("/api/reports", **report, line=first)
    [waiting] = of_anna(maria, known["person"])
    assert (waiting["line"], waiting["said"][0]) == (first, {"at": first, "text": "Pig!"})
    assert len(waiting["said"]) == EVIDENCE + 1
    # What somebody else said is no evidence.
    anna.post("/api/reports", **report, line=1)
    assert [each["line"] for each in of_anna(maria, known["person"])] == [first, None]


def test_whoever_is_suspended_or_banned_does_not_play_and_reads_why(server: Served, maria: Guest) -> None:
    anna = kept(server, "Anna")
    who = person_of(anna)
    table = anna.open("dnup", seats=2)
    for what, hours in (("suspend", 3), ("ban", None)):
        maria.post("/api/moderation/act", person=who, what=what, why="Cheating.", hours=hours)
        for path, body in (
            ("/api/tables", {"game": "dnup"}),
            ("/api/session/ticket", {}),
            (f"/api/tables/{table['table']}/join", {"seat": 0}),
            ("/api/company/tie", {"person": person_of(maria), "kind": "mute"}),
        ):
            assert anna.refused(path, **body) == (403, "suspended")
        assert anna.get("/api/company")["notices"][0]["why"] == "Cheating."
    maria.post("/api/moderation/act", person=who, what="lift", why="Sorry, our mistake.")
    assert anna.enter(table).room["you"]["seat"] == 0


def test_whoever_is_kept_out_does_not_come_back_as_somebody_new(server: Served, maria: Guest) -> None:
    """Nobody new comes from their network for a while; people who are known there play on."""

    def come(name: str, address: str) -> Guest:
        guest = Guest(server)
        guest.http.headers["x-forwarded-for"] = address
        guest.http.post("/api/session", json={"name": name, "lang": "en"})
        return guest

    home, elsewhere = "203.0.113.7", "203.0.113.8"
    anna, bogdan = come("Anna", home), come("Bogdan", home)
    who = person_of(anna)
    for what, hours, left in (("suspend", 3, "3 hours"), ("ban", None, "24 hours")):
        maria.post("/api/moderation/act", person=who, what=what, why="Cheating.", hours=hours)
        # Nothing is known of where Anna is until her browser asks for something.
        assert anna.get("/api/company")["notices"][0]["what"] == what
        refused = come("Not Anna", home).http.post("/api/session", json={"name": "Not Anna", "lang": "en"})
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "suspended")
        assert left in refused.json()["error"]["message"]
        assert come("Celina", elsewhere).get("/api/session")["name"] == "Celina"
        bogdan.open("dnup", seats=2)
        maria.post("/api/moderation/act", person=who, what="lift", why="A mistake.")
        assert come("Darek", home).get("/api/session")["name"] == "Darek"


def test_a_network_is_closed_for_as_long_as_the_longest_of_those_kept_out_there(people: People, time: Time) -> None:
    hour = 3_600_000

    async def is_closed(network: str = "home") -> bool:
        try:
            await people.networks.check_open(network)
        except DeniedError:
            return True
        return False

    async def work() -> None:
        anna, bogdan, celina = [await somebody(people, name) for name in ("Anna", "Bogdan", "Celina")]
        out = {one.id: msgspec.structs.replace(one, out_until=time.now + 2 * hour) for one in (anna, bogdan)}
        await people.networks.close("home", celina, 24)
        assert not await is_closed()
        await people.networks.close("home", out[anna.id], 0)
        assert not await is_closed()
        # No longer than the suspension, and not than the setting says.
        await people.networks.close("home", out[anna.id], 24)
        await people.networks.close("home", out[bogdan.id], 1)
        assert (await is_closed(), await is_closed("elsewhere")) == (True, False)
        time.now += hour
        assert await is_closed()
        time.now += hour
        assert not await is_closed()
        banned = msgspec.structs.replace(anna, out_until=FOR_GOOD)
        await people.networks.close("home", banned, 24)
        assert await is_closed()
        await people.networks.open_again([bogdan.id])
        assert await is_closed()
        await people.networks.open_again([anna.id])
        assert not await is_closed()

    asyncio.run(work())


def test_words_at_a_table_are_removed_and_the_game_goes_on(server: Served, maria: Guest, data: Path) -> None:
    anna, bogdan = server.guest("Anna"), server.guest("Bogdan")
    table = anna.open("dnup", seats=2)
    bogdan.post(f"/api/tables/{table['table']}/join", seat=1, invitation=table["invitation"])
    first, second = anna.enter(table), bogdan.enter(table)
    first.done("chat", text="something awful")
    second.done("chat", text="something else")
    path = f"/api/tables/{table['table']}/silence"
    assert bogdan.refused(path, person=person_of(anna), why="x") == (403, "not_allowed")
    maria.post(path, person=person_of(anna), why="Awful.")
    assert [line["text"] for line in bogdan.enter(table).welcome["chat"]] == ["something else"]
    assert bogdan.enter(table).room["status"] == "playing"
    # The operator does so as well.
    silence = "silence", table["table"], person_of(bogdan), "Just as awful."
    assert admin(server, *silence, data=data) == (0, "Done and logged.\n", "")
    assert bogdan.enter(table).welcome["chat"] == []
    assert "Just as awful." in admin(server, "log", data=data)[1].splitlines()[0]


def test_a_name_is_changed(server: Served, maria: Guest) -> None:
    anna = server.guest("Awful Name")
    who = person_of(anna)
    act = {"person": who, "what": "rename", "why": "Choose another name."}
    assert maria.refused("/api/moderation/act", **act, name="") == (400, "bad_name")
    assert maria.post("/api/moderation/act", **act, name="Player 7") == {"name": "Player 7"}
    assert anna.get("/api/session")["name"] == "Player 7"


def test_only_moderators_and_the_operator_moderate(server: Served, maria: Guest, data: Path) -> None:
    anna = kept(server, "Anna")
    act = {"person": person_of(maria), "what": "warn", "why": "x"}
    assert anna.refused("/api/moderation/act", **act) == (403, "not_allowed")
    for path in ("reports", "log"):
        assert anna.http.get(f"/api/moderation/{path}").status_code == 403
    assert anna.refused("/api/admin/roles", person=person_of(anna), granted=True) == (403, "not_allowed")
    # A moderator's browser does it for no other page.
    other = maria.http.post("/api/moderation/act", json=act, headers={"origin": "https://elsewhere.example"})
    assert other.json()["error"]["code"] == "bad_origin"
    assert maria.refused("/api/moderation/act", **act) == (403, "not_allowed")
    for hours, what in ((None, "mute"), (5, "warn")):
        body = {"person": person_of(anna), "what": what, "why": "x", "hours": hours}
        assert maria.refused("/api/moderation/act", **body) == (403, "not_allowed")
    assert admin(server, "revoke", person_of(maria), data=data)[0] == 0
    assert maria.http.get("/api/moderation/log").status_code == 403


def test_the_operator_sees_the_queue_acts_and_reads_the_log(server: Served, data: Path) -> None:
    anna, bogdan = server.guest("Anna"), server.guest("Bogdan")
    bogdan.post("/api/reports", person=person_of(anna), reason="name", words="An odd name.")
    status, said, _ = admin(server, "reports", data=data)
    assert (status, "An odd name." in said, "reported by Bogdan" in said) == (0, True, True)
    assert admin(server, "act", "warn", person_of(anna), "Mind your name.", data=data) == (
        0,
        "Done and logged.\n",
        "",
    )
    status, said, _ = admin(server, "log", data=data)
    assert f"operator: warn, Anna ({person_of(anna)}). Mind your name." in said.splitlines()[0]
    assert admin(server, "act", "mute", person_of(anna), "No hours.", data=data)[0] == 2
    assert admin(server, "grant", "nobody", data=data)[0] == 2


def test_reports_and_the_log_are_listed_either_way_round_and_by_kind(people: People, time: Time) -> None:
    async def work() -> None:
        anna, bogdan = await somebody(people, "Anna"), await somebody(people, "Bogdan")
        for reason in ("chat", "name", "chat"):
            time.now += 1000
            await people.moderation.report(
                bogdan, anna.id, reason, words=str(time.now), table=str(time.now), said=[], line=None
            )
        for what in ("warn", "rename", "warn"):
            await people.moderation.act("operator", anna.id, what, why=what, hours=None, name="Anna", about=None)
        await people.moderation.silenced("operator", anna.id, "silence", about=None)

        async def waiting(**asked: Any) -> list[str]:
            return [one.reason for one in await people.moderation.queue(0, **asked)]

        oldest = [one.at for one in await people.moderation.queue(0)]
        newest = [one.at for one in await people.moderation.queue(0, is_oldest_first=False)]
        assert oldest == newest[::-1] == sorted({*oldest})
        assert (await waiting(), await waiting(reason="name")) == (["chat", "name", "chat"], ["name"])
        assert (await waiting(reason="chat"), await waiting(reason="play")) == (["chat", "chat"], [])

        async def logged(**asked: Any) -> list[int]:
            return [one.number for one in await people.moderation.log(0, **asked)]

        assert (await logged(), await logged(is_oldest_first=True)) == ([4, 3, 2, 1], [1, 2, 3, 4])
        assert (await logged(what="warn"), await logged(what="warn", is_oldest_first=True)) == ([3, 1], [1, 3])
        assert (await logged(what="silence"), await logged(what="ban")) == ([4], [])

    asyncio.run(work())


def test_moderators_choose_what_they_list(server: Served, maria: Guest) -> None:
    anna, bogdan = server.guest("Anna"), server.guest("Bogdan")
    who = person_of(anna)
    for reason, words in (("name", "first"), ("play", "second")):
        table = bogdan.open("dnup", seats=2)["table"]
        bogdan.post("/api/reports", person=who, reason=reason, words=words, table=table)

    def words_of(**asked: Any) -> list[str]:
        found = maria.get("/api/moderation/reports", **asked)["reports"]
        return [each["words"] for each in found if each["person"] == who]

    assert (words_of(), words_of(oldest="false")) == (["first", "second"], ["second", "first"])
    assert words_of(reason="play") == ["second"]
    for what in ("warn", "lift"):
        maria.post("/api/moderation/act", person=who, what=what, why=what)
    newest = maria.get("/api/moderation/log")["lines"]
    assert [line["what"] for line in newest[:2]] == ["lift", "warn"]
    assert {line["what"] for line in maria.get("/api/moderation/log", what="warn")["lines"]} == {"warn"}
    numbers = [line["number"] for line in maria.get("/api/moderation/log", oldest="true")["lines"]]
    assert numbers == sorted(numbers)
    for wrong in ("reports?reason=rude", "log?what=praise", "log?oldest=maybe"):
        assert maria.http.get(f"/api/moderation/{wrong}").status_code == 400


def test_the_log_can_t_be_edited(people: People, engine: Engine) -> None:
    async def work() -> None:
        anna = await somebody(people, "Anna")
        await people.moderation.act("operator", anna.id, "warn", why="first", hours=None, name="", about=None)

    asyncio.run(work())
    for change in (update(moderation).values(why="nothing"), delete(moderation)):
        with pytest.raises(SQLAlchemyError, match="only appended to"), engine.begin() as connection:
            connection.execute(change)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT number, why FROM moderation")).all() == [(1, "first")]


def test_measures_fold_in_order_and_hold_for_all_of_a_person_s_ids(people: People, time: Time) -> None:
    async def work() -> None:
        anna = await somebody(people, "Anna")

        async def done(what: Any, hours: int | None = None) -> tuple[int, int]:
            await people.moderation.act("operator", anna.id, what, why="why", hours=hours, name="", about=None)
            now = await again(people, anna)
            return now.muted_until, now.out_until

        hour = 3_600_000
        assert await done("warn") == (0, 0)
        assert await done("mute", 2) == (time.now + 2 * hour, 0)
        assert await done("suspend", 1) == (time.now + 2 * hour, time.now + hour)
        assert await done("ban") == (time.now + 2 * hour, FOR_GOOD)
        # A ban is not made shorter by a suspension.
        assert (await done("suspend", 1))[1] == FOR_GOOD
        assert await done("lift") == (0, 0)

    asyncio.run(work())
