"""A client that sends too much, whatever it is, is stopped; everybody else is served as if it weren't there."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.raw import frame, messages, seated
from tests.server.running import PATIENCE, Guest, Served, served
from tests.server.test_loop import LONGEST, value

MEGABYTE = 1_000_000
MOST = 30 * MEGABYTE
"""Bytes that nobody gets rid of without being hung up on."""
FLOODS = {
    "pings": frame(0x89),
    "long pings": frame(0x89, b"x" * 125),
    "pongs": frame(0x8A),
    "texts": frame(0x81, b"{}"),
    "binaries": frame(0x82),
    "one message in parts without end": frame(0x00),
}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flooding_client_is_hung_up_on_and_holds_up_nobody(tmp_path: Path, kind: str) -> None:
    with served(tmp_path, LITERA_MESSAGES_AT_ONCE="60") as server:
        guest = server.guest("Flood")
        much = FLOODS[kind] * (MEGABYTE // len(FLOODS[kind]))
        with seated(server, guest, guest.open("dnup")) as raw:
            if kind.startswith("one message"):
                raw.sendall(frame(0x01))
            assert sent_until_hung_up(raw, much) < MOST
        assert guest.get("/health") == {"ok": True}
        assert value(guest, "litera_loop_work_worst_seconds") < LONGEST
        assert server.log.read_text() == ""


def sent_until_hung_up(raw: socket.socket, much: bytes) -> int:
    """Send again and again; give how many bytes it was until nobody took them any more."""
    sent = 0
    try:
        while sent < MOST:
            sent += raw.send(much)
    except ConnectionError:
        return sent
    return sent


def test_an_address_has_so_many_connections_and_a_place_is_free_again_when_one_ends(tmp_path: Path) -> None:
    with served(tmp_path, LITERA_CONNECTIONS_PER_ADDRESS="3") as server:
        address = f"ws://127.0.0.1:{server.port}/ws"

        def connected() -> AbstractContextManager[object]:
            return connect(address, ping_interval=None)

        with connected(), connected():
            with connected():
                for _ in range(2):
                    with pytest.raises(InvalidStatus) as refused, connected():
                        pass
                    assert refused.value.response.status_code == 403
            deadline = time.monotonic() + PATIENCE
            while not is_let_in(connected):
                assert time.monotonic() < deadline


def is_let_in(connected: Callable[[], AbstractContextManager[object]]) -> bool:
    """Try to connect."""
    try:
        with connected():
            return True
    except InvalidStatus:
        return False


def test_a_password_cannot_be_guessed_for_long(tmp_path: Path) -> None:
    with served(tmp_path, LITERA_PASSWORDS_PER_HOUR="5") as server:
        anna, thief = server.guest("Anna"), server.guest("Thief")
        table = anna.open("dnup", access="open", password="szyszka")
        address = f"/api/tables/{table['table']}/join"
        tried = [thief.refused(address, seat=1, password=f"guess {number}") for number in range(6)]
        assert tried == [(403, "wrong_password")] * 5 + [(429, "too_many")]
        # Another name is no other address, and the right one is not told from a wrong one any more.
        assert server.guest("Another").refused(address, seat=1, password="szyszka") == (429, "too_many")


@pytest.mark.parametrize(
    "frames",
    [
        frame(0x81, b"\xff"),
        frame(0x01, b"\xc5") + frame(0x80, b"\x28"),
        frame(0x81, b'{"do":"view","id":"\xed\xa0\x80"}'),
    ],
)
def test_what_is_no_text_ends_the_connection_and_fills_no_log(tmp_path: Path, frames: bytes) -> None:
    with served(tmp_path) as server:
        anna = server.guest("Anna")
        with seated(server, anna, anna.open("dnup")) as raw:
            raw.sendall(frames)
            *_, code = messages(raw)
        assert code == 1007
        # A letter may be cut in two.
        with seated(server, anna, anna.open("dnup")) as raw:
            raw.sendall(frame(0x01, b'{"do":"view","id":"\xc5') + frame(0x80, b'\x82"}'))
            assert (
                next(each["id"] for each in messages(raw) if isinstance(each, dict) and each.get("id", 1) != 1) == "ł"
            )
        assert server.log.read_text() == ""


def test_a_message_is_not_longer_for_coming_in_parts(server: Served, anna: Guest) -> None:
    part = b"x" * 3000
    with seated(server, anna, anna.open("dnup")) as raw:
        raw.sendall(frame(0x01, part) + frame(0x00, part) + frame(0x80, part))
        *_, code = messages(raw)
        assert code == 1009
