"""Results of benchmarks are kept line by line under names that stay, and are drawn over time."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from bench import plot
from bench.report import Figure, figure, take_figures
from bench.results import Kept, Run, append, kept, read, this_run

FIGURES = [
    Figure("anagrams of 7 letters (mean 2.3 words)", "1,234.5 µs", "< 2 ms"),
    Figure("  anagrams/s", "81,300", ""),
    Figure("all words of another list", "not installed", ""),
]
KEPT = (
    Kept("anagrams of 7 letters", 1234.5, "µs", "< 2 ms"),
    Kept("anagrams of 7 letters: anagrams/s", 81300.0),
)


def test_figures_are_kept_as_numbers_under_names_without_what_differs_from_run_to_run() -> None:
    assert tuple(kept(FIGURES)) == KEPT


def test_what_a_benchmark_prints_is_what_is_kept(capsys: pytest.CaptureFixture[str]) -> None:
    take_figures()
    for each in FIGURES:
        figure(*each)
    assert take_figures() == FIGURES
    assert take_figures() == []
    assert "1,234.5 µs   target < 2 ms" in capsys.readouterr().out


def test_runs_are_kept_one_after_another_with_date_machine_and_commit(tmp_path: Path) -> None:
    first = this_run(FIGURES)
    append("words", first, tmp_path)
    append("words", msgspec.structs.replace(first, commit="later"), tmp_path)
    assert [run.commit for run in read("words", tmp_path)] == [first.commit, "later"]
    assert first.figures == KEPT
    assert first.machine
    assert len(first.commit.removesuffix("+")) == 10


def test_all_runs_are_drawn_in_one_picture_which_is_the_same_for_the_same_runs(tmp_path: Path) -> None:
    for day in (1, 2):
        append("words", Run(f"2026-01-0{day}T00:00:00Z", "a machine", "0123456789", 1.0, KEPT), tmp_path)
    drawn = plot.write("words", tmp_path).read_bytes()
    for each in KEPT:
        assert each.what.encode() in drawn
    assert b"2026-01-02" in drawn
    assert plot.write("words", tmp_path).read_bytes() == drawn
