"""The guides for newcomers, each followed by its own commands and changes, in a copy of the repository."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.server.running import served
from tests.server.test_playing import play_on

ROOT = Path(__file__).parents[2]
GUIDES = ("adding-a-game", "adding-an-option", "adding-a-bot", "adding-a-lexicon", "adding-a-language")
_BLOCK = re.compile(r"^```(?P<kind>sh|diff)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
COMPILED = ("*.pyc", "*.nbi", "*.nbc")
"""What Python and Numba keep beside the sources, and make anew where a source has changed."""
PATIENCE = 300
"""Seconds for the commands of one block."""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Copy what git knows and what is compiled of it, with an environment that has the libraries of this one."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, check=True, text=True,
    )  # fmt: skip
    clone = tmp_path / "litera"
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (clone / name).parent.mkdir(parents=True, exist_ok=True)
            # With the time of its last change, by which Python knows what it has compiled.
            shutil.copy2(ROOT / name, clone / name)
    for compiled in COMPILED:
        for file in (ROOT / "src").rglob(f"__pycache__/{compiled}"):
            copied = clone / file.relative_to(ROOT)
            if copied.parents[1].is_dir():
                copied.parent.mkdir(exist_ok=True)
                shutil.copy2(file, copied)
    environment = clone / ".venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", environment], check=True)
    libraries = next((environment / "lib").glob("python*")) / "site-packages"
    paths = (str(clone / "src"), sysconfig.get_path("purelib"))
    (libraries / "clone.pth").write_text("\n".join(paths) + "\n", encoding="utf-8")
    for name, module in (("litera", "litera.cli"), ("pytest", "pytest")):
        command = environment / "bin" / name
        command.write_text(f'#!/bin/sh\nexec "{environment}/bin/python" -m {module} "$@"\n', encoding="utf-8")
        command.chmod(0o755)
    (environment / "bin" / "uv").symlink_to(Path(sysconfig.get_path("scripts")) / "uv")
    return clone


def run(script: str, clone: Path) -> str:
    """Run commands as they stand in a guide, at a keyboard where nobody types; each succeeds, and none moves away."""
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    done = subprocess.run(
        ["bash", "-e", "-o", "pipefail", "-c", f'{script}\n[ "$PWD" = "{clone}" ]'],
        cwd=clone,
        env=environment | {"LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(clone / "data"), "HYPOTHESIS_PROFILE": "quick"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, f"{script}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def change(diff: str, clone: Path) -> None:
    """Make the changes that a guide shows: in each file, the lines taken away stand there once."""
    for part in re.split(r"^--- .*\n\+\+\+ (?:b/)?", diff, flags=re.MULTILINE)[1:]:
        name, _, hunks = part.partition("\n")
        path = clone / name
        text = path.read_text(encoding="utf-8")
        for hunk in filter(None, hunks.split("@@\n")):
            lines = hunk.splitlines(keepends=True)
            before = "".join(line[1:] for line in lines if line[0] in "- ")
            after = "".join(line[1:] for line in lines if line[0] in "+ ")
            assert text.count(before) == 1, f"{name} has other lines: {before}"
            text = text.replace(before, after)
        path.write_text(text, encoding="utf-8")


def follow(guide: str, clone: Path) -> str:
    """Follow a guide from its first block to its last; give all that was printed."""
    told = ""
    for block in _BLOCK.finditer((ROOT / "docs" / f"{guide}.md").read_text(encoding="utf-8")):
        if block["kind"] == "sh":
            told += run(block["text"], clone)
        else:
            change(block["text"], clone)
    return told


def test_a_game_is_added_as_the_guide_says(clone: Path) -> None:
    told = follow("adding-a-game", clone)
    assert "pig: nothing is missing, and" in told


def test_an_option_is_added_as_the_guide_says(clone: Path) -> None:
    told = follow("adding-an-option", clone)
    assert "pig: nothing is missing, and" in told
    assert "sides" in told


def test_a_bot_is_added_as_the_guide_says(clone: Path) -> None:
    told = follow("adding-a-bot", clone)
    assert "pig: nothing is missing, and" in told
    assert '"moves"' in told
    program = clone / "my_bot.py"
    with served(clone) as server:
        host = server.guest("Ada")
        seat = host.enter(host.open("dnup", seed="a program of one's own"))
        token = seat.done("seat_program", seat=1)["token"]
        command = (sys.executable, "-m", "litera.cli", "bot", server.origin, token, sys.executable, str(program))
        with subprocess.Popen(command) as bot:
            play_on([seat])
            bot.terminate()
        assert seat.done("view")["view"]["over"]


def test_a_lexicon_is_added_as_the_guide_says(clone: Path) -> None:
    told = follow("adding-a-lexicon", clone)
    assert "kitchen" in told


def test_a_language_is_added_as_the_guide_says(clone: Path) -> None:
    told = follow("adding-a-language", clone)
    assert "passed" in told


@pytest.mark.parametrize("guide", GUIDES)
def test_a_guide_names_only_files_that_are_there(guide: str) -> None:
    text = (ROOT / "docs" / f"{guide}.md").read_text(encoding="utf-8")
    named = re.findall(r"`((?:src|web|tests|docs|examples)/[\w/.-]+)`", text)
    linked = re.findall(r"\]\(((?!https)[^)#]+)\)", text)
    assert named or linked
    made = {"web/src/games/pig", "src/litera/texts/de/rules"}
    assert [name for name in named if name not in made and not (ROOT / name).exists()] == []
    assert [name for name in linked if not (ROOT / "docs" / name).exists()] == []
