"""The changelog keeps its form, and its newest version is the one that `litera --version` prints."""

from __future__ import annotations

import re
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

from litera.cli import main

ROOT = Path(__file__).parents[2]
LINES = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
RELEASE = re.compile(r"## (\d+)\.(\d+)\.(\d+) – (\d{4}-\d\d-\d\d)")
GROUPS = ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")
LONGEST = 180


def releases() -> list[tuple[tuple[int, ...], str]]:
    """Give the versions with their dates, as the changelog lists them."""
    matches = [RELEASE.fullmatch(line) for line in LINES if line.startswith("## ") and line != "## Unreleased"]
    assert all(matches)
    return [(tuple(map(int, match.group(1, 2, 3))), match.group(4)) for match in matches if match]


def test_the_version_of_the_program_is_the_newest_of_the_changelog(capsys: pytest.CaptureFixture[str]) -> None:
    newest = ".".join(map(str, releases()[0][0]))
    assert tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"] == newest
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert (left.value.code, capsys.readouterr().out) == (0, f"Litera {newest}\n")


def test_versions_and_their_dates_go_down() -> None:
    assert LINES.index("## Unreleased") < LINES.index(next(line for line in LINES if RELEASE.fullmatch(line)))
    for (later, its_date), (earlier, date_before) in pairwise(releases()):
        assert later > earlier
        assert its_date >= date_before


def test_each_change_is_a_line_of_one_of_the_common_groups() -> None:
    """In the order of Keep a Changelog, each group once a version."""
    seen: list[int] = []
    for line in LINES[LINES.index("## Unreleased") :]:
        if line.startswith("## "):
            seen = []
        elif line.startswith("### "):
            seen.append(GROUPS.index(line.removeprefix("### ")))
            assert seen == sorted(set(seen)), line
        elif line:
            assert seen, f"this line stands in no group: {line}"
            assert line.startswith("- "), line
            assert line.endswith("."), line
            assert len(line) <= LONGEST, line
