"""Results that are kept: a line of JSON for each run of a benchmark, in ``bench/results/<benchmark>.jsonl``.

Runs are compared on one machine only, so each names its machine, beside the date and the commit that was measured.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from bench.report import Figure, machine

ROOT = Path(__file__).parents[1]
RESULTS = Path(__file__).parent / "results"
_ASIDE = re.compile(r" ?\([^)]*\)")
_NUMBER = re.compile(r"-?\d[\d,]*(?:\.\d+)?")


class Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    """One figure of a run: what was measured, its number with its unit, and the target ("" where there is none)."""

    what: str
    value: float
    unit: str = ""
    target: str = ""


class Run(msgspec.Struct, frozen=True):
    """One run of a benchmark: when (UTC), on which machine, of which commit ("+" where files differed from it).

    ``load`` is how many programs wanted the machine in its last minute: 1 is the benchmark alone.
    """

    date: str
    machine: str
    commit: str
    load: float
    figures: tuple[Kept, ...]


def kept(figures: list[Figure]) -> Iterator[Kept]:
    """Give the figures that are numbers, each under a name that stays the same from run to run.

    What stands in parentheses is an aside of one run; an indented figure is named after the one that it belongs to.
    """
    above = ""
    for figure in figures:
        name = _ASIDE.sub("", figure.what)
        if name.startswith(" "):
            name = f"{above}: {name.strip()}"
        else:
            above = name
        number = _NUMBER.match(figure.value)
        if number is not None:
            unit = figure.value[number.end() :].strip()
            yield Kept(name, float(number[0].replace(",", "")), unit, figure.target)


def commit() -> str:
    """Give the commit that is checked out."""
    is_changed = _git("status", "--porcelain", "--", "src", "bench/*.py") != ""
    return _git("rev-parse", "--short=10", "HEAD") + ("+" if is_changed else "")


def _git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def this_run(figures: list[Figure]) -> Run:
    """Describe the run that has just ended."""
    now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return Run(now, machine(), commit(), round(os.getloadavg()[0], 1), tuple(kept(figures)))


def append(benchmark: str, run: Run, folder: Path = RESULTS) -> None:
    """Keep a run after those before it."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{benchmark}.jsonl").open("ab") as file:
        file.write(msgspec.json.encode(run) + b"\n")


def read(benchmark: str, folder: Path = RESULTS) -> list[Run]:
    """Give all runs of a benchmark that were kept, oldest first. Raises msgspec.DecodeError for a damaged file."""
    lines = (folder / f"{benchmark}.jsonl").read_bytes().splitlines()
    return [msgspec.json.decode(line, type=Run) for line in lines]
