"""What the README shows can be typed as it stands there, and a game looks so."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(console|text)\n(.*?)```", README, re.DOTALL)
LITERA = ".venv/bin/litera "
COMMANDS = [
    line.removeprefix(LITERA)
    for kind, block in BLOCKS
    if kind == "console"
    for line in block.splitlines()
    if line.startswith(LITERA)
]


def run(command: str, folder: Path) -> str:
    """Run a command in a folder of its own, with nothing typed into it."""
    (folder / "osps.txt").write_text("kot\nkota\nlas\n", encoding="utf-8")
    # As many games as the README plays take minutes.
    words = shlex.split(command.replace("--games 400", "--games 2"), comments=True)
    told = subprocess.run(
        [sys.executable, "-m", "litera.cli", *words],
        cwd=folder,
        env=os.environ | {"LITERA_DATA": str(folder)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert told.returncode == 0, told.stderr
    return told.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_readme_does_something(command: str, tmp_path: Path) -> None:
    assert run(command, tmp_path).strip()


def test_the_readme_has_commands_of_each_kind() -> None:
    assert {command.split()[0] for command in COMMANDS} == {"play", "word", "lexicon", "arena"}


def test_a_game_begins_as_in_the_readme(tmp_path: Path) -> None:
    command = re.search(r"`\.venv/bin/litera (play scrabble_cards [^`]*)`", README)
    (game,) = (block for kind, block in BLOCKS if kind == "text")
    assert command is not None
    begun = game.partition("\n> ")[0].splitlines()
    said = run(f"{command[1]} --seed readme", tmp_path).splitlines()
    assert said[: len(begun)] == begun
