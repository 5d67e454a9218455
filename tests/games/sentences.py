"""The sentences of refusals, kept for each test of a game: a word or number that goes missing from one is noticed.

They stand in ``tests/games/sentences``. LITERA_WRITE_SENTENCES=1 writes those of the tests that are run anew, in one
process; the diff is what is reviewed.
"""

from __future__ import annotations

import json
import os
from collections import defaultdict
from functools import cache
from pathlib import Path

from litera.core.refusal import Refusal
from litera.texts import say

FOLDER = Path(__file__).parent / "sentences"
WRITES = os.environ.get("LITERA_WRITE_SENTENCES") == "1"
_heard: defaultdict[str, list[str]] = defaultdict(list)


def hold(refusal: Refusal) -> None:
    """Hold what a refusal says, with its rule, against what it said at this place of the running test."""
    file, _, name = os.environ["PYTEST_CURRENT_TEST"].removesuffix(" (call)").partition("::")
    path = FOLDER / f"{Path(file).parent.name}.json"
    key = f"{Path(file).stem}::{name}"
    heard = _heard[key]
    heard.append(f"{refusal.rule or '-'} {say(refusal.message, 'en')}")
    if WRITES:
        kept = (read(path) if path.exists() else {}) | {key: heard}
        path.write_text(json.dumps(kept, ensure_ascii=False, indent=1, sort_keys=True) + "\n", encoding="utf-8")
        read.cache_clear()
    else:
        assert heard == read(path)[key][: len(heard)]


def begin() -> None:
    """Forget what was heard before: a test may run more than once."""
    _heard.clear()


@cache
def read(path: Path) -> dict[str, list[str]]:
    """Give the sentences of a game's tests."""
    kept: dict[str, list[str]] = json.loads(path.read_text(encoding="utf-8"))
    return kept
