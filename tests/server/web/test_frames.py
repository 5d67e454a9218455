"""Messages are read however they are cut into frames and packets; what breaks the rules of frames ends a connection."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from litera.server.web.ws import LONGEST_MESSAGE
from tests.server.raw import dialled, frame, messages
from tests.server.running import Served, served

REQUEST = b'{"id": %d, "do": "view"}'


@pytest.mark.parametrize("size", [1, 7, 1000])
def test_messages_are_answered_in_order_however_they_are_cut(server: Served, size: int) -> None:
    came = b"".join(frame(0x81, REQUEST % number) for number in range(5)) + frame(0x89)
    came += frame(0x01, (REQUEST % 5)[:9]) + frame(0x80, (REQUEST % 5)[9:]) + frame(0x81, REQUEST % 6)
    with dialled(server) as raw:
        for start in range(0, len(came), size):
            raw.sendall(came[start : start + size])
        said = islice(messages(raw), 7)
        ids = [answer if isinstance(answer, int) else answer["id"] for answer in said]
        assert ids == [*range(7)]


def test_the_longest_message_is_read_and_no_longer_one(server: Served) -> None:
    for more, code in ((0, None), (1, 1009)):
        text = (REQUEST % 1).ljust(LONGEST_MESSAGE + more)
        with dialled(server) as raw:
            raw.sendall(frame(0x81, text))
            first = next(messages(raw))
            assert first == code if code else not isinstance(first, int) and first["id"] == 1


def test_a_text_amid_the_parts_of_another_breaks_the_protocol(server: Served) -> None:
    with dialled(server) as raw:
        raw.sendall(frame(0x01, b"{") + frame(0x81, REQUEST % 1))
        assert [*messages(raw)] == [1002]


@pytest.mark.parametrize("came", [frame(0x81, b"\xff"), frame(0x01, b"\xe2\x82") + frame(0x80)], ids=["whole", "parts"])
def test_a_text_that_is_no_utf_8_ends_its_connection_and_is_no_fault(tmp_path: Path, came: bytes) -> None:
    with served(tmp_path) as server:
        with dialled(server) as raw:
            raw.sendall(came)
            assert [*messages(raw)] == [1007]
        assert server.log.read_text() == ""


def test_a_letter_may_be_cut_by_the_parts_of_a_message(server: Served) -> None:
    text = '{"id": "€", "do": "view"}'.encode()
    cut = text.index(b"\x82")
    with dialled(server) as raw:
        raw.sendall(frame(0x01, text[:cut]) + frame(0x80, text[cut:]))
        answer = next(messages(raw))
        assert isinstance(answer, dict)
        assert answer["id"] == "€"
