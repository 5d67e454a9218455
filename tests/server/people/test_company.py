"""Friends, blocks, mutes and notes, on both databases and on a real server."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Engine

from litera.server.errors import DeniedError
from litera.server.people.company import PRESENT_MS
from litera.server.people.people import People
from litera.server.people.persons import Guest as Person
from litera.server.people.persons import hash_of
from tests.server.people.test_rated_tables import kept
from tests.server.rooms.home import Time
from tests.server.running import Guest, Served


async def somebody(people: People, name: str) -> Person:
    """Let somebody come who has a way to sign in."""
    _, token = await people.persons.written(Person(name.lower(), name, "en"), "")
    assert token is not None
    found = await people.persons.of_device(hash_of(token))
    assert found is not None
    await people.ways.give_words(found, "")
    people.persons.forget(found.device)
    return await again(people, found)


async def again(people: People, who: Person) -> Person:
    """Give somebody as the database knows them now."""
    people.persons.forget(who.device)
    found = await people.persons.of_device(who.device)
    assert found is not None
    return found


def names(known: list[Any]) -> list[str]:
    return [one.name for one in known]


def test_both_have_to_agree_to_be_friends_and_either_may_end_it(people: People) -> None:
    async def work() -> None:
        anna, bob = await somebody(people, "Anna"), await somebody(people, "Bob")
        await people.company.tie(anna, bob.id, "friend")
        await people.company.tie(anna, bob.id, "friend")
        mine, theirs = await people.company.of(anna), await people.company.of(bob)
        assert (names(mine.asked), names(mine.friends), names(theirs.askers)) == (["Bob"], [], ["Anna"])
        await people.company.tie(bob, anna.id, "friend")
        mine, theirs = await people.company.of(anna), await people.company.of(bob)
        assert (names(mine.friends), names(theirs.friends), mine.asked, theirs.askers) == (["Bob"], ["Anna"], [], [])
        await people.company.untie(bob, anna.id, "friend")
        assert (await people.company.of(anna))[:3] == ([], [], [])

    asyncio.run(work())


def test_friends_see_who_is_here_unless_one_hides_it(people: People, time: Time) -> None:
    async def online() -> list[bool]:
        return [one.is_here for one in (await people.company.of(Person("anna", "Anna", "en"))).friends]

    async def work() -> None:
        anna, bob = await somebody(people, "Anna"), await somebody(people, "Bob")
        await people.company.tie(anna, bob.id, "friend")
        await people.company.seen([bob.id])
        await people.company.tie(bob, anna.id, "friend")
        assert await online() == [True]
        time.now += PRESENT_MS
        assert await online() == [False]
        await people.company.seen([bob.id, anna.id])
        assert await online() == [True]
        await people.company.show_presence(bob, is_shown=False)
        assert await online() == [False]
        assert not (await people.company.of(bob)).shows_presence
        await people.company.show_presence(bob, is_shown=True)
        assert await online() == [True]

    asyncio.run(work())


def test_blocked_people_stay_apart_either_way_and_don_t_learn_it(people: People) -> None:
    async def work() -> None:
        anna, bob = await somebody(people, "Anna"), await somebody(people, "Bob")
        await people.company.tie(anna, bob.id, "friend")
        await people.company.tie(bob, anna.id, "friend")
        await people.company.tie(anna, bob.id, "block")
        anna, bob = await again(people, anna), await again(people, bob)
        assert (await people.company.apart(anna)).unseated == {"bob"}
        assert (await people.company.apart(bob)).unheard == {"anna"}
        await people.company.tie(bob, anna.id, "friend")
        assert (await people.company.of(anna)).askers == []
        assert (await people.company.of(bob)).blocked == []
        await people.company.untie(bob, anna.id, "block")
        assert (await people.company.apart(bob)).unseated == {"anna"}
        await people.company.untie(anna, bob.id, "block")
        assert not (await again(people, bob)).has_ties

    asyncio.run(work())


def test_a_guest_s_ties_come_along_to_the_person_they_become(people: People) -> None:
    async def work() -> None:
        anna, bob = await somebody(people, "Anna"), await somebody(people, "Bob")
        _, token = await people.persons.written(Person("guest", "Guest", "en"), "")
        guest = await people.persons.of_device(hash_of(token or ""))
        assert guest is not None
        await people.company.tie(guest, bob.id, "block")
        await people.company.tie(anna, bob.id, "mute")
        await people.company.tie(anna, guest.id, "mute")
        await people.company.write_note(guest, bob.id, "shouts")
        await people.persons.signed_in(anna.id, guest, "", way="words")
        circle = await people.company.of(anna)
        assert (names(circle.blocked), names(circle.muted)) == (["Bob"], ["Bob"])
        assert await people.company.note(anna, bob.id) == "shouts"
        bob = await again(people, bob)
        # Tables may know Anna by either id.
        assert (await people.company.apart(bob)).unseated == {"anna", "guest"}

    asyncio.run(work())


def test_what_can_t_be_said_of_somebody_is_refused(people: People, engine: Engine) -> None:
    async def work() -> None:
        anna = await somebody(people, "Anna")
        await people.persons.written(Person("guest", "Guest", "en"), "")
        guest = Person("guest", "Guest", "en")
        for who, other, kind, key in (
            (anna, anna.id, "block", "server-tie-self"),
            (anna, "nobody", "mute", "server-nobody"),
            (anna, "guest", "friend", "server-friend-guest"),
            (guest, anna.id, "friend", "server-friends-kept"),
        ):
            with pytest.raises(DeniedError) as denied:
                await people.company.tie(who, other, kind)  # type: ignore[arg-type]
            assert denied.value.message.key == key
        with pytest.raises(DeniedError):
            await people.company.write_note(anna, "nobody", "x")

    asyncio.run(work())


def person_of(guest: Guest) -> str:
    return str(guest.get("/api/session")["guest"])


def test_blocked_people_neither_sit_together_nor_see_each_other_s_tables(server: Served) -> None:
    anna, bogdan = kept(server, "Anna"), server.guest("Bogdan")
    table = anna.open("dnup", seats=3, access="open")
    listed = {each["table"] for each in bogdan.get("/api/tables")["tables"]}
    assert table["table"] in listed
    watching = bogdan.enter(table)
    anna.post("/api/company/tie", person=person_of(bogdan), kind="block")
    assert table["table"] not in {each["table"] for each in bogdan.get("/api/tables")["tables"]}
    assert watching.refused("sit", seat=1) == "apart"
    join = f"/api/tables/{table['table']}/join"
    assert bogdan.refused(join, seat=1, invitation=table["invitation"]) == (403, "apart")
    anna.post("/api/company/untie", person=person_of(bogdan), kind="block")
    assert watching.done("sit", seat=1)


def test_nobody_hears_whom_they_have_muted_or_blocked(server: Served) -> None:
    anna, bogdan = server.guest("Anna"), server.guest("Bogdan")
    table = anna.open("dnup", seats=2)
    mine, theirs = anna.enter(table), bogdan.enter(table)
    theirs.done("chat", text="first")
    said = mine.until("chat")
    assert said["text"] == "first"
    [neighbour] = anna.get(f"/api/tables/{table['table']}/people")["people"]
    assert neighbour == {"person": person_of(bogdan), "name": "Bogdan", "seat": None, "said": [said["at"]]}
    anna.post("/api/company/tie", person=neighbour["person"], kind="mute")
    theirs.done("chat", text="second")
    mine.done("chat", text="mine")
    assert mine.until("chat")["text"] == "mine"
    # Bogdan hears Anna: only she has muted.
    assert [theirs.until("chat")["text"] for _ in range(3)] == ["first", "second", "mine"]
    assert [line["text"] for line in anna.enter(table).welcome["chat"]] == ["mine"]
    anna.post("/api/company/untie", person=neighbour["person"], kind="mute")
    assert [line["text"] for line in anna.enter(table).welcome["chat"]] == ["first", "second", "mine"]


def test_notes_are_one_s_own(server: Served, anna: Guest, bogdan: Guest) -> None:
    who = person_of(bogdan)
    assert anna.post("/api/company/notes", person=who, words=" plays fast ") == {"words": "plays fast"}
    assert anna.get(f"/api/company/notes/{who}") == {"words": "plays fast"}
    assert bogdan.get(f"/api/company/notes/{who}") == {"words": ""}
    assert anna.post("/api/company/notes", person=who, words="") == {"words": ""}
    assert anna.refused("/api/company/notes", person=who, words="x" * 1001) == (400, "bad_request")
