"""The kernels also run uncompiled, start a second time from their cache, and carry the options agreed on."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.effort import agree_uncompiled

import litera.words
from litera.words import _kernels

WORDS = Path(litera.words.__file__).parent
ROOT = Path(__file__).parents[2]


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


def test_kernels_agree_with_their_twins_uncompiled() -> None:
    """The whole of test_kernels.py, in a process where Numba is switched off."""
    agree_uncompiled(str(Path(__file__).with_name("test_kernels.py")))


def test_kernels_start_twice_from_the_cache() -> None:
    program = (
        "from litera.words.lexicon import Lexicon\n"
        "lexicon = Lexicon.of_words(['kot', 'kto', 'tok'], 'pl')\n"
        "print(lexicon.anagrams('kot'), lexicon.matching('k??'), lexicon.search.membership(1)('kot'))\n"
    )
    first, second = run("-c", program), run("-c", program)
    assert first.returncode == second.returncode == 0, second.stderr
    assert first.stdout == second.stdout
    assert "['KOT', 'KTO', 'TOK'] ['KOT', 'KTO']" in first.stdout


def test_compiled_functions_are_only_in_kernel_files_and_carry_the_agreed_options() -> None:
    seen = []
    for path in sorted(WORDS.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            marks = [ast.unparse(decorator) for decorator in node.decorator_list]
            if path.name.endswith("_kernels.py"):
                assert marks == ["njit(nogil=True, cache=True)"], node.name
                seen.append(node.name)
            else:
                assert not any("jit" in mark for mark in marks), node.name
    assert {getattr(kernel, "__name__", "") for kernel in _kernels.KERNELS} <= set(seen)


def test_looking_words_up_loads_no_compiler() -> None:
    program = (
        "import sys\n"
        "from litera.words.catalog import open_lexicon\n"
        "lexicon = open_lexicon('pl')\n"
        "print(lexicon.mark('kot'), lexicon.frequency('kot') > 0)\n"
        "print([name for name in ('numba', 'numpy', 'morfeusz2') if name in sys.modules])\n"
    )
    assert run("-c", program).stdout.split("\n")[:2] == ["word True", "[]"]
