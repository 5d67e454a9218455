"""Compiled kernels are compiled anew when anything that they are made of has changed, and only then."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import litera
from litera.words import compiled

SOURCES = Path(litera.__file__).parent
OUTER = """
from litera.words.compiled import njit
from litera.words._inner_kernels import (
    inner,
)
@njit(nogil=True, cache=True)
def outer(): return inner() + 1
"""
INNER = """
from litera.words.compiled import njit
@njit(nogil=True, cache=True)
def inner(): return {}
"""
PROGRAM = """
from litera.words._outer_kernels import outer
number, hits, misses = outer(), outer.stats.cache_hits, outer.stats.cache_misses
print(number, sum(hits.values()), sum(misses.values()))
"""


def answer(root: Path, program: str = PROGRAM) -> tuple[int, ...]:
    """Give what a new process computes, how many functions it found compiled, and how many it compiled.

    It keeps no bytecode: Python would take it for that of a file as long that is written anew in the same second.
    """
    environment = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=environment | {"PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return tuple(map(int, done.stdout.split()))


def two_kernels(root: Path) -> Path:
    """Write a package with a kernel that calls one in another file; give the folder of both."""
    words = root / "litera" / "words"
    words.mkdir(parents=True)
    for name in ("__init__.py", "words/__init__.py", "words/compiled.py"):
        shutil.copyfile(SOURCES / name, root / "litera" / name)
    (words / "_outer_kernels.py").write_text(OUTER)
    (words / "_inner_kernels.py").write_text(INNER.format(1))
    return words


def test_a_change_in_a_kernel_that_another_file_calls_is_seen_by_the_next_process(tmp_path: Path) -> None:
    words = two_kernels(tmp_path)
    assert answer(tmp_path) == (2, 0, 1)
    assert answer(tmp_path) == (2, 1, 0)
    (words / "_inner_kernels.py").write_text(INNER.format(5))
    assert answer(tmp_path) == (6, 0, 1)


def test_what_an_old_process_compiles_after_a_change_is_not_taken_by_a_new_one(tmp_path: Path) -> None:
    """It has the inner kernel as it was, whatever the file says by the time at which the outer one is imported."""
    two_kernels(tmp_path)
    change = f"""
from pathlib import Path
from litera.words import _inner_kernels
Path(_inner_kernels.__file__).write_text({INNER.format(5)!r})
"""
    assert answer(tmp_path, change + PROGRAM)[0] == 2
    assert answer(tmp_path)[0] == 6


def test_the_stamp_of_a_file_knows_what_it_takes_over_several_steps(tmp_path: Path) -> None:
    words = tmp_path / "litera" / "words"
    words.mkdir(parents=True)
    names = ("_outer_kernels.py", "_inner_kernels.py", "_machine.py", "graph.py", "_other_kernels.py")
    outer, inner, machine, graph, other = (words / name for name in names)

    def stamp() -> str:
        compiled.stamp_of.cache_clear()
        compiled.source_of.cache_clear()
        return compiled.stamp_of(outer, tmp_path)

    outer.write_text(OUTER)
    inner.write_text("from litera.words._machine import load\nfrom litera.words._outer_kernels import outer\n")
    machine.write_text("from litera.words.graph import LETTER\n")
    graph.write_text("")
    other.write_text("")
    stamps = [stamp()]
    for changed in (graph, machine, inner, outer):
        changed.write_text(changed.read_text() + "# another\n")
        stamps.append(stamp())
    assert len(set(stamps)) == len(stamps)
    other.write_text("# another")
    assert stamp() == stamps[-1]


def test_every_kernel_file_compiles_with_this_cache() -> None:
    files = [file for file in SOURCES.rglob("*.py") if "njit" in file.read_text(encoding="utf-8")]
    assert len(files) > 10
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert file.name == "compiled.py" or "from litera.words.compiled import njit\n" in text, file
