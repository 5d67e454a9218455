"""The commands check-game, new-game and say-all, as they are typed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from litera.cli import main
from litera.texts import LANGUAGES, keys

ROOT = Path(__file__).parents[2]
NAMES = ("pig", "go_fish_2", "class")


def test_check_game_says_that_all_is_well_and_exits_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-game", "dnup", "--games", "1", "--lang", "pl"]) == 0
    assert capsys.readouterr().out.startswith("dnup: niczego nie brakuje")


def test_check_game_knows_no_unknown_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-game", "chess"]) == 2
    assert "chess" in capsys.readouterr().out


@pytest.mark.parametrize("name", NAMES)
def test_a_new_game_is_written_as_we_write(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Linted, formatted and typed like our own code, with nothing left of the template's name."""
    assert main(["new-game", name, "--into", str(tmp_path)]) == 0
    assert str(tmp_path / name) in capsys.readouterr().out
    for path in (tmp_path / name).rglob("*.*"):
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            assert not any(left in text for left in ("newgame", "NewGame", "New Game")), path
    config = ["--config", str(ROOT / "pyproject.toml"), str(tmp_path)]
    for command in (["check", "--ignore", "D102,ARG002,I001"], ["format", "--check"]):
        ruff = [sys.executable, "-m", "ruff", *command, *config]
        done = subprocess.run(ruff, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("name", ["", "Pig", "2pig", "pig-game", "свиня", "x" * 41, "../pig"])
def test_a_name_that_no_package_can_have_is_refused(name: str, tmp_path: Path) -> None:
    assert main(["new-game", name, "--into", str(tmp_path)]) == 1
    assert list(tmp_path.iterdir()) == []


def test_neither_a_game_nor_a_folder_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", "dnup", "--into", str(tmp_path)]) == 1
    (tmp_path / "pig").mkdir()
    assert main(["new-game", "pig", "--into", str(tmp_path)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert "dnup" in told[0]
    assert str(tmp_path / "pig") in told[1]
    assert list((tmp_path / "pig").iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_say_all_prints_every_message_of_the_terminal_and_of_the_pages(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["say-all", "--lang", language]) == 0
    printed = capsys.readouterr().out.splitlines()
    pages = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "web/src/texts" / language).glob("*.ftl"))
    wanted = {*keys(language), *re.findall(r"^([a-z][\w-]*) =", pages, re.MULTILINE)}
    assert wanted == {line for line in printed if re.fullmatch(r"[a-z][\w-]*", line)}


def test_say_all_says_a_message_for_each_number_and_for_both_listeners(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["say-all", "--lang", "uk"]) == 0
    blocks = re.split(r"^(?=\S)", capsys.readouterr().out, flags=re.MULTILINE)
    said = {
        block.splitlines()[0]: [line.strip() for line in block.splitlines()[1:] if line] for block in blocks if block
    }
    assert said["time-minutes"] == ["1 хвилина", "2 хвилини", "5 хвилин"]
    assert len(said["dnup-event-game_won"]) == 2
