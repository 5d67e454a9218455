"""Lines by the ten thousand, half of them from a fixed seed: no crash, no hang, one reply a line, memory flat.

FUZZ_LINES is how many lines each of the two longer conversations has, which are a sweep: 100 000.
"""

from __future__ import annotations

import json
import math
import os
import secrets
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from litera.core.refusal import Code
from litera.games.registry import OWN
from tests.fuzz.client import Client
from tests.fuzz.damage import LONGEST_LINE, line_of
from tests.fuzz.engine import Engine
from tests.sweep import among

LINES = 20_000
MANY_LINES = int(os.environ.get("FUZZ_LINES", "100000"))
BATCH = 100
GROWTH = 48 * 1024
"""How many kilobytes the engine may grow between its warm-up and the end of the conversation, all tables dropped."""
CODES = frozenset((*Code, *(code for game in OWN for code in game.codes)))


def decoded(line: bytes) -> object:
    """Give what a line says, None where it is not JSON, or nests too deep."""
    try:
        value: object = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return value


def check(line: bytes, request: object, raw: bytes) -> dict[str, Any]:
    """Hold one reply against its line, and give it decoded."""
    assert len(raw) < LONGEST_LINE
    reply = msgspec.json.decode(raw)
    assert isinstance(reply, dict)
    if reply["ok"] is not True:
        assert reply["ok"] is False
        assert reply["error"]["code"] in CODES
        assert reply["error"]["message"].strip()
        assert "rule" in reply["error"]
    if len(line) > LONGEST_LINE:
        assert reply["ok"] is False
        return reply
    if not isinstance(request, dict) or "id" not in request:
        assert "id" not in reply or reply["id"] == identity_of(line)
    elif is_flat(request["id"]) or "id" in reply:
        assert reply["id"] == request["id"]
    return reply


def identity_of(line: bytes) -> object:
    """Give the ``id`` of a JSON object that has in it what the engine does not take: half a surrogate pair, NaN."""
    identity = json.loads(line.decode())["id"]
    return None if identity != identity or identity in (math.inf, -math.inf) else identity


def is_flat(identity: object) -> bool:
    """Say whether an ``id`` comes back whatever is wrong with its request: one that is neither deep nor long."""
    return not isinstance(identity, list | dict | None) and len(str(identity)) < 100


def converse(engine: Engine, client: Client, count: int) -> None:
    """Ask so many lines, in batches, and learn from the replies."""
    for _ in range(count // BATCH):
        lines = [line_of(client.random, client.request()) for _ in range(BATCH)]
        for line, raw in zip(lines, engine.ask(lines), strict=True):
            request = decoded(line)
            client.learn(request, check(line, request, raw))


def drop_all(engine: Engine, client: Client) -> None:
    lines = [msgspec.json.encode({"do": "drop", "table": name}) for name in client.tables]
    assert all(decoded(raw) == {"ok": True} for raw in engine.ask(lines))
    client.tables.clear()


@pytest.mark.parametrize(
    ("lines", "seed"), among(product((LINES, MANY_LINES), ("the fixed one", None)), LINES), ids=lambda value: str(value)
)
def test_the_engine_answers_every_line(lines: int, seed: str | None, tmp_path: Path) -> None:
    chosen = seed or secrets.token_hex(8)
    client = Client(chosen)
    with Engine(tmp_path / "errors") as engine:
        try:
            converse(engine, client, lines // 4)
            drop_all(engine, client)
            warm = engine.resident_kilobytes()
            converse(engine, client, lines - lines // 4)
            drop_all(engine, client)
            assert engine.resident_kilobytes() - warm < GROWTH
            assert engine.finish() == 0
        except AssertionError as failure:
            failure.add_note(f"the seed of these lines is {chosen!r}")
            raise


def test_the_end_of_the_input_ends_the_engine(tmp_path: Path) -> None:
    """A last line without a line break is answered too."""
    with Engine(tmp_path / "errors") as engine:
        out, _ = engine.process.communicate(b'{"do": "state", "table": "x"}\n{"do": "state"}', timeout=60)
        assert [decoded(line)["ok"] for line in out.splitlines()] == [False, False]  # type: ignore[index]
        assert engine.process.returncode == 0


def test_the_engine_refuses_more_tables_than_it_can_hold(tmp_path: Path) -> None:
    opening = msgspec.json.encode({"do": "setup", "game": "dnup", "position": {"hands": [["3/4"], ["5/8"], ["7/1"]]}})
    with Engine(tmp_path / "errors") as engine:
        replies = [decoded(raw) for raw in engine.ask([opening] * 4200)]
        opened = [reply for reply in replies if isinstance(reply, dict) and reply["ok"]]
        refused = [reply for reply in replies if isinstance(reply, dict) and not reply["ok"]]
        assert len(opened) == 4096
        assert {reply["error"]["code"] for reply in refused} == {"bad_request"}
        assert engine.ask([b'{"do": "drop", "table": "table-7"}']) == [b'{"ok":true}']
        (again,) = engine.ask([opening])
        assert msgspec.json.decode(again)["table"] == "table-4097"
        assert engine.finish() == 0
