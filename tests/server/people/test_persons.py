"""Who somebody is from visit to visit: devices, guests who become somebody else, seats that stay theirs."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import Engine, insert

from litera.server.errors import Denial, DeniedError
from litera.server.people.people import People
from litera.server.people.persons import FRESH_MS, HERE_MS, REMEMBERED_MS, Guest
from litera.server.store.schema import directory, seatings
from litera.server.web.parting import part
from tests.server.rooms.home import Time


def denied(code: Denial, work: Callable[[], Awaitable[Any]]) -> None:
    with pytest.raises(DeniedError) as error:
        asyncio.run(work())  # type: ignore[arg-type]  # a coroutine
    assert error.value.code == code


async def come(people: People, name: str) -> Guest:
    """Let somebody come for the first time."""
    guest, _ = await people.persons.written(Guest(name.lower(), name, "en"), "Firefox, Linux")
    return guest


def seat(engine: Engine, table: str, *guests: str, status: str = "playing") -> None:
    """Keep a table with these guests in its seats."""
    seats = [{"name": guest.title(), "bot": None} for guest in guests]
    told = {"table": table, "status": status, "seats": seats, "guests": guests, "host": guests[0].title()}
    with engine.begin() as connection:
        summary = json.dumps(told).encode()
        connection.execute(insert(directory).values(game_table=table, created=1, summary=summary, listed=0))
        connection.execute(insert(seatings), [{"guest": guest, "game_table": table} for guest in guests])


def test_a_device_is_known_by_its_token_alone(people: People) -> None:
    async def work() -> None:
        anna, token = await people.persons.written(Guest("a" * 16, "Anna", "pl"), "Firefox, Linux")
        assert token is not None
        assert await people.persons.of_token(token) == anna
        assert await people.persons.of_token(token[:-1]) is None
        assert await people.persons.of_token(anna.device) is None
        # Another name, the same device.
        renamed, none = await people.persons.written(Guest(anna.id, "Ania", "uk", anna.device), "Firefox, Linux")
        assert none is None
        assert await people.persons.of_token(token) == renamed
        assert [each.label for each in await people.persons.devices(anna)] == ["Firefox, Linux"]

    asyncio.run(work())


def test_a_guest_who_signs_in_becomes_the_person_with_all_their_seats(people: People, engine: Engine) -> None:
    async def work() -> None:
        anna, guest = await come(people, "Anna"), await come(people, "Guest 553")
        seat(engine, "hers", "anna", "bogdan")
        seat(engine, "its", "guest 553", "bogdan")
        words = await people.ways.give_words(anna, "Firefox, Linux")
        who = await people.ways.of_words(" ".join(words))
        here, token = await people.persons.signed_in(who, guest, "Chrome, Android", way="words")
        assert (here.id, here.name, here.is_kept, here.has_been) == ("anna", "Anna", True, True)
        assert await people.persons.of_token(token) == here
        assert await people.persons.ids(here) == ("anna", "guest 553")
        assert await people.persons.at_table(here, "hers") == "anna"
        assert await people.persons.at_table(here, "its") == "guest 553"
        assert await people.persons.at_table(here, "elsewhere") == "anna"
        # What the guest had is nobody's any more: neither the device's old token, nor a cookie of an older version.
        assert await people.persons.of_device(guest.device) is None
        assert await people.persons.of_old(Guest("guest 553", "Guest 553", "en")) is None
        assert {each.label for each in await people.persons.devices(here)} == {"Firefox, Linux", "Chrome, Android"}
        assert [event.what for event in await people.persons.events(here)] == ["words", "words-made"]

    asyncio.run(work())


@pytest.mark.parametrize(("status", "is_refused"), [("playing", True), ("waiting", True), ("over", False)])
def test_a_guest_who_sits_at_one_table_with_the_person_stays_a_guest(
    people: People, engine: Engine, status: str, is_refused: bool
) -> None:
    async def work() -> Guest:
        anna, guest = await come(people, "Anna"), await come(people, "Guest")
        seat(engine, "both", "anna", "guest", status=status)
        here, _ = await people.persons.signed_in(anna.id, guest, "", way="words")
        return here

    if is_refused:
        denied(Denial.TWO_SEATS, work)
        asyncio.run(still_there(people))
    else:
        here = asyncio.run(work())
        assert here.id == "anna"
        # A finished game, in which they played against themselves, is theirs by their own seat.
        assert asyncio.run(people.persons.at_table(here, "both")) == "anna"


async def still_there(people: People) -> None:
    """See that a refused sign-in has changed nothing."""
    for name in ("anna", "guest"):
        guest = Guest(name, name.title(), "en")
        assert len(await people.persons.devices(guest)) == 1
        assert await people.persons.events(guest) == []
        assert await people.persons.of_old(guest) == guest


def test_somebody_else_with_a_kept_place_doesn_t_become_another_person(people: People) -> None:
    async def work() -> None:
        anna, bogdan = await come(people, "Anna"), await come(people, "Bogdan")
        words = await people.ways.give_words(bogdan, "")
        bogdan = (await people.persons.of_device(bogdan.device)) or bogdan
        here, _ = await people.persons.signed_in(anna.id, bogdan, "", way="passkey")
        assert await people.persons.ids(here) == ("anna",)
        assert await people.ways.of_words(" ".join(words)) == "bogdan"

    asyncio.run(work())


def test_guests_of_guests_come_along(people: People, engine: Engine) -> None:
    async def work() -> None:
        for name in ("One", "Two", "Three"):
            await come(people, name)
            seat(engine, f"of {name}", name.lower())
        two, _ = await people.persons.signed_in("two", Guest("one", "One", "en"), "", way="transfer")
        three, _ = await people.persons.signed_in("three", two, "", way="transfer")
        assert {await people.persons.at_table(three, f"of {name}") for name in ("One", "Two", "Three")} == {
            "one",
            "two",
            "three",
        }

    asyncio.run(work())


def test_a_device_that_is_signed_out_is_out_everywhere_within_seconds(
    people: People, engine: Engine, time: Time
) -> None:
    async def work() -> None:
        elsewhere = People(engine, time)
        anna = await come(people, "Anna")
        there, token = await people.persons.signed_in("anna", None, "Chrome, Android", way="words")
        assert await elsewhere.persons.of_token(token) == there
        assert await people.persons.sign_out(anna, there.device) == (there.device,)
        assert await people.persons.of_token(token) is None
        time.now += REMEMBERED_MS
        assert await elsewhere.persons.of_token(token) is None
        assert next(event.what for event in await people.persons.events(anna)) == "signed-out"

    asyncio.run(work())


def test_whoever_asks_is_here_and_whoever_is_parted_from_somebody_is_not(people: People, time: Time) -> None:
    async def work() -> None:
        anna, bogdan = await come(people, "Anna"), await come(people, "Bogdan")
        for _ in range(REMEMBERED_MS // 30_000 + 2):
            # As often as the pages ask, whether or not the database was asked for it.
            assert await people.persons.of_device(anna.device) == anna
            time.now += 30_000
            assert people.persons.here() == {"anna"}
        await part(people, bogdan.id)
        assert people.persons.here() == {"anna"}
        time.now += HERE_MS
        assert people.persons.here() == set()

    asyncio.run(work())


def test_another_name_is_known_on_all_devices_at_once(people: People) -> None:
    async def work() -> None:
        anna = await come(people, "Anna")
        there, token = await people.persons.signed_in("anna", None, "", way="words")
        assert await people.persons.of_token(token) == there
        await people.persons.written(Guest("anna", "Ania", "en", anna.device), "")
        known = await people.persons.of_token(token)
        assert known is not None
        assert known.name == "Ania"

    asyncio.run(work())


def test_what_is_being_read_while_a_device_is_signed_out_is_not_remembered(
    people: People, engine: Engine, time: Time
) -> None:
    async def work() -> None:
        anna, elsewhere = await come(people, "Anna"), People(engine, time)
        there, token = await people.persons.signed_in("anna", None, "", way="words")
        reading = asyncio.ensure_future(people.persons.of_token(token))
        # It has begun, and its answer is taken in a later turn of the event loop.
        await asyncio.sleep(0)
        people.persons.forget(there.device)
        assert await reading == there
        await elsewhere.persons.sign_out(anna, there.device)
        assert await people.persons.of_token(token) is None

    asyncio.run(work())


def test_nobody_signs_out_another_s_device(people: People) -> None:
    async def work() -> None:
        anna, bogdan = await come(people, "Anna"), await come(people, "Bogdan")
        assert await people.persons.sign_out(anna, bogdan.device) == ()
        assert await people.persons.of_device(bogdan.device) == bogdan
        await people.persons.signed_in("anna", None, "", way="words")
        assert len(await people.persons.sign_out(anna, None)) == 1
        assert [each.id for each in await people.persons.devices(anna)] == [anna.device]

    asyncio.run(work())


def test_after_an_old_sign_in_or_one_by_link_people_are_asked_again(people: People, time: Time) -> None:
    async def work(way: str, later: int) -> None:
        anna = await come(people, "Anna")
        await people.persons.check_fresh(anna)  # A guest has nothing to be asked for.
        await people.ways.give_words(anna, "")
        here, _ = await people.persons.signed_in("anna", anna, "", way=way)
        time.now += later
        await people.persons.check_fresh(here)

    asyncio.run(work("words", FRESH_MS))
    denied(Denial.ASK_AGAIN, lambda: work("words", FRESH_MS + 1))
    denied(Denial.ASK_AGAIN, lambda: work("transfer", 0))


def test_a_cookie_of_an_older_version_counts_until_its_guest_has_a_way_to_sign_in(people: People) -> None:
    async def work() -> None:
        old = Guest("older", "Older", "ro")
        assert await people.persons.of_old(old) == old
        older, _ = await people.persons.written(old, "")
        assert await people.persons.of_old(old) == old
        await people.ways.give_words(older, "")
        assert await people.persons.of_old(old) is None

    asyncio.run(work())


def test_a_one_time_secret_works_once_in_time_and_for_its_purpose(people: People, time: Time) -> None:
    async def work() -> None:
        secret = await people.once.give("transfer", "anna")
        assert await people.once.take("passkey", secret) == (False, None)
        both = await asyncio.gather(*(people.once.take("transfer", secret) for _ in range(2)))
        assert sorted(both) == [(False, None), (True, "anna")]
        late = await people.once.give("transfer", "anna")
        time.now += 300_000
        assert await people.once.take("transfer", late) == (False, None)

    asyncio.run(work())


def test_new_words_take_the_place_of_the_old_ones(people: People) -> None:
    async def work() -> None:
        anna = await come(people, "Anna")
        old, new = await people.ways.give_words(anna, ""), await people.ways.give_words(anna, "")
        assert await people.ways.of_words(" ".join(new)) == "anna"
        with pytest.raises(DeniedError) as error:
            await people.ways.of_words(" ".join(old))
        assert error.value.message.key == "server-words-unknown"
        [way] = await people.ways.of(anna)
        await people.ways.remove(anna, way.id, "")
        with pytest.raises(DeniedError):
            await people.ways.remove(anna, way.id, "")
        assert await people.ways.of(anna) == []

    asyncio.run(work())


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("legal winner", "server-words-count"),
        ("legal " * 13, "server-words-count"),
        ("legal winner thank year wave sausage worth useful legal winner thank yelow", "server-words-nearest"),
        ("legal winner thank year wave sausage worth useful legal winner thank qqqqqq", "server-words-unlisted"),
        ("winner legal thank year wave sausage worth useful legal winner thank yellow", "server-words-order"),
        ("legal winner thank year wave sausage worth useful legal winner thank yellow", "server-words-unknown"),
    ],
)
def test_wrong_words_are_refused_with_what_is_wrong(people: People, typed: str, key: str) -> None:
    with pytest.raises(DeniedError) as error:
        asyncio.run(people.ways.of_words(typed))
    assert (error.value.code, error.value.message.key) == (Denial.WRONG_WORDS, key)
