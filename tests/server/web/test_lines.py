"""The queue of one connection is bounded; who reads is told everything, who does not is cut off and comes back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import pytest

from litera.server.feed.feed import REMEMBERED
from litera.server.feed.viewers import FELL_BEHIND
from litera.server.web.ws import MOST_BYTES, MOST_MESSAGES, Connection
from tests.server.raw import messages, seated
from tests.server.running import Guest, Seated, Served
from tests.server.test_connections import two_at_a_table

LONG_LINE = 200 * "🃏"
"""Four bytes a letter: megabytes are said until the buffers of the system hold no more."""

SLOW = 2.0
"""Seconds that nobody waits for a reply, also on a machine that has other work."""


class Tape:
    """A line that keeps what is sent; there is room on it, or not."""

    def __init__(self) -> None:
        self.on_room: Callable[[], None] = lambda: None
        self.is_open = True
        self.sent: list[bytes] = []
        self.is_hung_up = False

    def has_room(self) -> bool:
        return self.is_open

    def send_texts(self, messages: Iterable[bytes]) -> None:
        self.sent += messages

    def hang_up(self) -> None:
        self.is_hung_up = True


def connected(work: Callable[[Connection, Tape, list[Any]], Awaitable[None]]) -> None:
    """Do something with a connection, what its line carried, and the goodbyes that were said on it."""

    async def run() -> None:
        tape, goodbyes = Tape(), []

        async def send(event: Any) -> None:
            goodbyes.append(event["code"])

        await work(Connection(tape, send, "127.0.0.1"), tape, goodbyes)

    asyncio.run(run())


async def turn() -> None:
    """Let the event loop go on."""
    for _ in range(3):
        await asyncio.sleep(0)


@pytest.mark.parametrize(
    ("fitting", "size"), [(MOST_MESSAGES, 10), (MOST_BYTES // 4096, 4096)], ids=["messages", "bytes"]
)
def test_so_much_waits_for_a_client_that_does_not_read_and_no_more(fitting: int, size: int) -> None:
    async def work(connection: Connection, tape: Tape, goodbyes: list[Any]) -> None:
        tape.is_open = False
        for _ in range(fitting):
            connection.push(b"x" * size)
        await turn()
        assert connection.closing is None
        connection.push(b"x" * size)
        await turn()
        assert connection.closing == FELL_BEHIND
        assert goodbyes == [FELL_BEHIND]
        assert tape.sent == []

    connected(work)


def test_what_waited_is_sent_in_order_when_there_is_room_again() -> None:
    async def work(connection: Connection, tape: Tape, goodbyes: list[Any]) -> None:
        tape.is_open = False
        connection.push(b"one")
        await turn()
        connection.push(b"two")
        tape.is_open = True
        tape.on_room()
        connection.push(b"three")
        await turn()
        assert tape.sent == [b"one", b"two", b"three"]
        assert connection.closing is None

    connected(work)


def test_a_reading_client_has_not_fallen_behind_however_much_comes_at_once() -> None:
    async def work(connection: Connection, tape: Tape, goodbyes: list[Any]) -> None:
        told = [str(number).encode() for number in range(3 * MOST_MESSAGES)]
        for message in told:
            connection.push(message)
        await turn()
        assert tape.sent == told
        assert connection.closing is None

    connected(work)


def deafen(server: Served, deaf: Guest, table: dict[str, Any], speaker: Seated) -> list[Any]:
    """Let somebody talk until a client that does not read is cut off; give what it finds when it reads at last."""
    longest = 0.0
    with seated(server, deaf, table) as raw:
        while "Deaf" not in speaker.room["spectators"]:
            speaker.until("room")
        while "Deaf" in speaker.room["spectators"]:
            began = time.monotonic()
            speaker.done("chat", text=LONG_LINE)
            longest = max(longest, time.monotonic() - began)
            speaker.feed.clear()
            speaker.everything.clear()
        # A deaf client never slows a table.
        assert longest < SLOW
        return list(messages(raw))


def test_a_reader_who_was_cut_off_comes_back_to_where_they_stopped_reading(
    server: Served, anna: Guest, bogdan: Guest
) -> None:
    table, first, _ = two_at_a_table(anna, bogdan)
    deaf = server.guest("Deaf")
    found = [message for message in deafen(server, deaf, table, first) if not isinstance(message, int)]
    welcome, *items = found
    numbers = [item["seq"] for item in items]
    assert numbers == list(range(welcome["seq"] + 1, welcome["seq"] + 1 + len(items)))
    for seen in (numbers[-1], newest_of(first) - REMEMBERED, newest_of(first) - REMEMBERED - 50):
        again = deaf.enter(table, epoch=welcome["epoch"], seq=seen)
        again.done("view")
        last = max(item["seq"] for item in again.feed) if again.feed else again.welcome["seq"]
        if again.welcome["view"] is None:
            assert [item["seq"] for item in again.feed] == list(range(seen + 1, last + 1))
        else:
            # It is too old by now: everything is told anew.
            assert last - seen > REMEMBERED


def newest_of(seat: Seated) -> int:
    """Give the number of the newest item."""
    seq: int = seat.done("offer", what="end")["seq"]
    seat.done("offer", what="end", withdraw=True)
    return seq + 1


def test_a_client_that_reads_slowly_gets_everything(server: Served, anna: Guest, bogdan: Guest) -> None:
    table, first, _ = two_at_a_table(anna, bogdan)
    slow = server.guest("Slow")
    with seated(server, slow, table) as raw:
        heard = messages(raw)
        welcome = next(heard)
        assert isinstance(welcome, dict)
        seen = welcome["seq"]
        for number in range(300):
            first.done("chat", text=f"line {number}")
            if number % 3 == 0:
                item = next(heard)
                assert isinstance(item, dict)
                assert item["seq"] == (seen := seen + 1)
        said = [item["text"] for item in heard_until(heard, "line 299")]
        assert said[-1] == "line 299"


def heard_until(heard: Any, last: str) -> list[dict[str, Any]]:
    """Read on to the line of chat that was said last."""
    found = []
    for item in heard:
        assert isinstance(item, dict), "they were cut off"
        if item["feed"] == "chat":
            found.append(item)
            if item["text"] == last:
                break
    return found
