"""The protocol on a stream of bytes: line by line, whatever the lines hold."""

from __future__ import annotations

import io
from typing import Any

import msgspec
import pytest

from litera.engine import DEEPEST, LONGEST_LINE, serve


def answers(*lines: bytes, end: bytes = b"\n") -> list[dict[str, Any]]:
    out = io.BytesIO()
    serve(io.BytesIO(b"\n".join(lines) + end), out)
    written = out.getvalue()
    assert written.endswith(b"\n") or not written
    assert all(len(line) < LONGEST_LINE for line in written.splitlines())
    return [msgspec.json.decode(line) for line in written.splitlines()]


def message_of(line: bytes) -> str:
    (reply,) = answers(line)
    assert reply["ok"] is False
    assert reply["error"]["code"] == "bad_request"
    message: str = reply["error"]["message"]
    return message


def test_no_input_no_output() -> None:
    assert answers(end=b"") == []


def test_one_reply_a_line_in_order() -> None:
    replies = answers(b'{"do": "games", "id": 1}', b'{"do": "x", "id": 2}', b'{"do": "games", "id": 3}')
    assert [(reply["id"], reply["ok"]) for reply in replies] == [(1, True), (2, False), (3, True)]


def test_a_last_line_without_a_line_break_is_answered() -> None:
    assert len(answers(b'{"do": "games"}', end=b"")) == 1


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b" ",
        b"{",
        b"null",
        b"[]",
        b'"quit"',
        b"\xff\xfe",
        b"\xef\xbb\xbf{}",
        b'{"do": "games"}}',
        b'{"do": "gam\xf3es"}',
        b"[1, NaN]",
        b'{"do": "games", "id": ' + b"9" * 5000 + b"}",
    ],
)
def test_what_is_no_json_object_gets_an_error(line: bytes) -> None:
    assert message_of(line) == "This line isn’t a JSON object."


@pytest.mark.parametrize("value", [b"NaN", b"1e999", b'"\\ud800"', b'"\\udc00\\ud800"'])
def test_a_json_object_that_cannot_be_taken_is_refused_and_gets_its_id_back(value: bytes) -> None:
    (reply,) = answers(b'{"id": 7, "do": "games", "x": ' + value + b"}")
    assert (reply["id"], reply["error"]["code"]) == (7, "bad_request")
    assert reply["error"]["message"].startswith("This request can’t be read: ")
    (reply,) = answers(b'{"do": "games", "id": ' + value + b"}")
    assert reply["error"]["code"] == "bad_request"
    assert reply.get("id") is None


def test_a_line_of_windows_is_a_line() -> None:
    assert answers(b'{"do": "games", "id": 1}\r')[0]["ok"]


def padded(size: int) -> bytes:
    return b'{"do": "games", "x": "'.ljust(size - 2, b"a") + b'"}'


def test_a_line_may_have_a_mebibyte_and_no_more() -> None:
    assert answers(padded(LONGEST_LINE))[0]["ok"]
    for size in (LONGEST_LINE + 1, 2 * LONGEST_LINE, 2 * LONGEST_LINE + 1, 5 * LONGEST_LINE):
        assert message_of(padded(size)) == "A request can’t be longer than 1 MiB."
        assert [reply["ok"] for reply in answers(padded(size), b'{"do": "games"}')] == [False, True]
        assert [reply["ok"] for reply in answers(padded(size), end=b"")] == [False]


def test_a_reply_that_would_be_too_long_is_an_error() -> None:
    (reply,) = answers(b'{"do": "games", "id": "'.ljust(LONGEST_LINE - 2, b"a") + b'"}')
    assert reply["error"]["message"] == "The answer would be longer than 1 MiB. Ask for less."
    assert "id" not in reply


@pytest.mark.parametrize("key", ["id", "x", "position", "options"])
def test_a_request_nests_no_deeper_than_the_stack_allows(key: str) -> None:
    for depth, opening, closing in ((DEEPEST - 1, b"[", b"]"), (DEEPEST - 1, b'{"a":', b"}")):
        start = b'{"do": "games", "' + key.encode() + b'": '
        allowed, refused = (start + opening * n + b"0" + closing * n + b"}" for n in (depth, depth + 1))
        assert answers(allowed)[0]["ok"]
        assert message_of(refused) == "A request can’t be nested more than 100 levels deep."
    for depth in (200, 990, 1000, 100_000):
        assert (
            message_of(start + b"[" * depth + b"]" * depth + b"}")
            == "A request can’t be nested more than 100 levels deep."
        )


def test_a_flat_id_comes_back_even_then() -> None:
    (reply,) = answers(b'{"id": 7, "do": "games", "x": ' + b"[" * 200 + b"]" * 200 + b"}")
    assert reply["id"] == 7


def test_many_brackets_side_by_side_are_not_deep() -> None:
    assert answers(b'{"do": "games", "x": [' + b"[]," * 500 + b"[]]}")[0]["ok"]


def test_quit_ends_the_conversation() -> None:
    replies = answers(b'{"do": "games"}', b'{"do": "quit", "id": "end"}', b'{"do": "games"}')
    assert replies[1:] == [{"id": "end", "ok": True}]
    assert len(replies) == 2
    assert len(answers(b'{"do": "quit", "lang": 7}', b'{"do": "games"}')) == 2
