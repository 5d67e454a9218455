"""Plays a scenario through the protocol and tells where what comes back is not what the rules say.

A scenario is a JSON object: ``name``, ``rule``, what the table is opened with (``game``, ``seats`` or ``position``,
``options``, ``seed``, ``words``), then either ``setup_error``, the code with which opening is refused, or ``start``,
what the first state holds, and ``steps``. A step is a request (``do`` is "act" where it is left out) with what to
expect of the reply: ``error``, a code or a list of codes, or ``state``, ``view``, ``events``, ``moves``, ``reply``.

An expected object asks only for the keys it names. {"$any_order": [...]}, {"$has": x}, {"$lacks": x}, {"$length": n}
and {"$contains": "text"} relax a comparison.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

Json = dict[str, Any]
Ask = Callable[[Json], Json]

OPENING = ("game", "options", "position", "seats", "seed", "words")
PARTS = ("state", "view", "events", "moves")
EXPECTED = ("error", "reply", *PARTS)


def read(file: Path) -> list[Json]:
    scenarios: list[Json] = json.loads(file.read_text(encoding="utf-8"))
    return scenarios


def problems(ask: Ask, scenario: Json) -> Iterator[str]:
    """Play one scenario; give each difference from what it expects, until one makes the rest pointless."""
    opening = {key: scenario[key] for key in OPENING if key in scenario}
    reply = ask({"do": "setup" if "position" in scenario else "new", **opening})
    if "setup_error" in scenario:
        yield from refusal_problems(scenario["setup_error"], reply, "setup")
        return
    if not reply["ok"]:
        yield f"setup: {reply['error']}"
        return
    yield from differences(scenario.get("start", {}), reply["state"], "start")
    for number, step in enumerate(scenario.get("steps", ()), 1):
        where = f"step {number} {step.get('move', step.get('do', ''))!r}"
        request = {"do": "act", **{key: value for key, value in step.items() if key not in EXPECTED}}
        answer = ask({**request, "table": reply["table"]})
        if "error" in step:
            yield from refusal_problems(step["error"], answer, where)
            if answer["ok"]:
                return
        elif not answer["ok"]:
            yield f"{where}: refused: {answer['error']}"
            return
        for part in PARTS:
            if part in step:
                yield from differences(step[part], answer.get(part), f"{where} {part}")
        yield from differences(step.get("reply", {}), answer, f"{where} reply")


def refusal_problems(wanted: str | list[str], reply: Json, where: str) -> Iterator[str]:
    codes = wanted if isinstance(wanted, list) else [wanted]
    if reply["ok"]:
        yield f"{where}: expected error {codes}, got {reply}"
    elif reply["error"]["code"] not in codes:
        yield f"{where}: expected error {codes}, got {reply['error']}"
    elif not reply["error"]["message"].strip():
        yield f"{where}: the error has no message"


def differences(expected: Any, actual: Any, path: str) -> Iterator[str]:
    """Give every place where ``actual`` does not hold what ``expected`` asks for."""
    if isinstance(expected, dict):
        for key, wanted in expected.items():
            if key in RELAXED:
                if not RELAXED[key](wanted, actual):
                    yield f"{path}: expected {key} {wanted!r}, got {actual!r}"
            elif not isinstance(actual, dict) or key not in actual:
                yield f"{path}.{key}: missing"
            else:
                yield from differences(wanted, actual[key], f"{path}.{key}")
    elif isinstance(expected, list) and isinstance(actual, list) and len(expected) == len(actual):
        for number, (wanted, got) in enumerate(zip(expected, actual, strict=True)):
            yield from differences(wanted, got, f"{path}[{number}]")
    elif expected != actual:
        yield f"{path}: expected {expected!r}, got {actual!r}"


def sorted_texts(values: list[Any]) -> list[str]:
    return sorted(json.dumps(value, ensure_ascii=False, sort_keys=True) for value in values)


def in_any_order(wanted: list[Any], actual: Any) -> bool:
    return isinstance(actual, list) and sorted_texts(wanted) == sorted_texts(actual)


def holds(wanted: Any, actual: Any) -> bool:
    return hasattr(actual, "__contains__") and wanted in actual


def lacks(wanted: Any, actual: Any) -> bool:
    return not holds(wanted, actual)


def is_so_long(wanted: int, actual: Any) -> bool:
    return hasattr(actual, "__len__") and len(actual) == wanted


def contains_text(wanted: str, actual: Any) -> bool:
    return isinstance(actual, str) and wanted.casefold() in actual.casefold()


RELAXED: dict[str, Callable[[Any, Any], bool]] = {
    "$any_order": in_any_order,
    "$has": holds,
    "$lacks": lacks,
    "$length": is_so_long,
    "$contains": contains_text,
}
