"""Frames are cut out of what comes as a client made them, however it comes; texts in one frame are read at once."""

from __future__ import annotations

from itertools import accumulate, islice

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from litera.server.web.frames import frame_end, text_head, text_in
from litera.server.web.ws import LONGEST_MESSAGE
from tests.server.raw import dialled, frame, messages
from tests.server.running import Served

SIZES = (0, 1, 125, 126, 127, 128, 500, 65_535, 65_536)
REQUEST = b'{"id": %d, "do": "view"}'

bodies = st.one_of(st.binary(max_size=300), st.sampled_from(SIZES).map(bytes))


def written(opcode: Opcode, body: bytes, *, is_last: bool = True, is_masked: bool = True) -> bytes:
    """Give a frame as a client writes it, or without a mask as a server does."""
    return Frame(opcode, body, is_last).serialize(mask=is_masked)


@given(st.lists(bodies, max_size=5), st.integers(0, 20))
def test_each_frame_ends_where_the_next_begins(texts: list[bytes], lacking: int) -> None:
    frames = [written(Opcode.TEXT, text) for text in texts]
    came, start, cut = b"".join(frames), 0, []
    came = came[: max(0, len(came) - lacking)]
    while (end := frame_end(came, start)) is not None and end <= len(came):
        cut.append(came[start:end])
        start = end
    assert cut == [one for one, end in zip(frames, accumulate(map(len, frames)), strict=True) if end <= len(came)]


@given(bodies)
def test_a_text_in_one_frame_is_read(body: bytes) -> None:
    one = written(Opcode.TEXT, body)
    assert text_in(one) == (body if len(body) < 1 << 16 else None)
    assert all(text_in(one[:length]) is None for length in (*range(20), len(one) - 1) if length < len(one))
    assert text_in(one + b"\0") is None


@pytest.mark.parametrize("body", [b"", b"text"])
@pytest.mark.parametrize("opcode", [opcode for opcode in Opcode if opcode is not Opcode.TEXT])
def test_no_other_frame_is_a_text(opcode: Opcode, body: bytes) -> None:
    assert text_in(written(opcode, body)) is None
    assert text_in(written(Opcode.TEXT, body, is_last=False)) is None
    assert text_in(written(Opcode.TEXT, body, is_masked=False)) is None
    assert text_in(bytes((0xC1,)) + written(Opcode.TEXT, body)[1:]) is None


@given(bodies)
def test_a_head_is_that_of_a_text(message: bytes) -> None:
    assert text_head(message) + message == written(Opcode.TEXT, message, is_masked=False)


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


def test_a_text_that_is_no_utf_8_breaks_the_protocol(server: Served) -> None:
    with dialled(server) as raw:
        raw.sendall(frame(0x81, b"\xff"))
        assert [*messages(raw)] == [1007]
