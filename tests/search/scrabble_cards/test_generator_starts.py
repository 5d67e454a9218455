"""The generator's kernels also run uncompiled, start again from their cache, and carry the options agreed on."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import litera.search.scrabble_cards
from tests.effort import agree_uncompiled
from tests.sweep import among

SEARCH = Path(litera.search.scrabble_cards.__file__).parent
ROOT = Path(__file__).parents[3]
PROGRAM = """
from litera.search.scrabble_cards._kernels import find_lays
from litera.search.scrabble_cards.generator import LayGenerator
from litera.games.scrabble_cards.grid import Cell
from litera.games.scrabble_cards.pack import own_pack
from litera.words.lexicon import Lexicon
generator = LayGenerator(Lexicon.of_words(["kot", "kto", "tok", "koty"], "pl"), own_pack())
lays = generator.find((Cell(0, 0, "K"), Cell(0, 1, "O")), ["T", "Y", "K", "*"])
print(len(lays), min(lays.move(index).word for index in range(len(lays))))
for counted in (find_lays.stats.cache_hits, find_lays.stats.cache_misses):
    print(sum(counted.values()))
"""


def run(*arguments: str, **environment: str) -> Any:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )


def test_lays_are_those_of_the_definition_uncompiled() -> None:
    """The whole of test_generator.py and test_weighing.py, in a process where Numba is switched off."""
    agree_uncompiled(*(str(Path(__file__).with_name(name)) for name in ("test_generator.py", "test_weighing.py")))


@pytest.mark.parametrize("cache", among(("the package's", "an empty one"), "the package's"))
def test_kernels_start_again_from_their_cache(tmp_path: Path, cache: str) -> None:
    """Where the first process has to compile, the second loads what it compiled."""
    own = {"NUMBA_CACHE_DIR": str(tmp_path)} if cache == "an empty one" else {}
    for _ in range(2):
        done = run("-c", PROGRAM, **own)
        assert (done.returncode, done.stderr) == (0, "")
        lays, loaded, compiled = done.stdout.splitlines()
        assert lays == "26 KOT"
    assert (loaded, compiled) == ("1", "0")


def test_compiled_functions_are_only_in_kernel_files_and_carry_the_agreed_options() -> None:
    seen = set()
    for path in sorted(SEARCH.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            marks = [mark for mark in map(ast.unparse, node.decorator_list) if "jit" in mark]
            if path.name.endswith("_kernels.py"):
                (mark,) = marks
                assert mark == "njit(nogil=True, cache=True)"
                seen.add(node.name)
            else:
                assert marks == [], node.name
    assert {"find_lays", "weigh"} <= seen


def test_the_rules_load_no_compiler() -> None:
    program = "import sys, litera.games.registry\nprint([name for name in ('numba', 'numpy') if name in sys.modules])"
    assert run("-c", program).stdout.strip() == "[]"
