"""The package alone, in an empty environment: pages, word lists and migrations are inside, and people play at once."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import sync_playwright
from tools.wheel import ROOT, build

from litera.terminal.lines import Voice
from tests.browser.driving import CHROMIUM, FLAGS, Look, Person, expect
from tests.browser.playing import by_mouse
from tests.browser.short_games import SHORT
from tests.server.running import served
from tests.terminal.pseudo import Program
from tests.terminal.test_terminal import played_out

LARGEST = 12 * 2**20
MOST_TURNS = 300
CONTENTS = Path(__file__).with_name("contents.txt")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the package."""
    return build(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Give the Python of an empty environment into which the package was installed, and nothing else by hand."""
    environment = tmp_path_factory.mktemp("environment") / "venv"
    uv = str(Path(sys.executable).with_name("uv"))
    subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, environment], check=True)
    installed = str(environment / "bin" / "python")
    locked = str(ROOT / "requirements" / "dev.txt")
    command = [uv, "pip", "install", "--quiet", "--python", installed, "--constraints", locked, str(wheel)]
    subprocess.run(command, check=True)
    return installed


def alone(folder: Path) -> dict[str, Any]:
    """Give the variables of a machine without Node, make and a compiler."""
    return {"PATH": "", "HOME": str(folder), "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8"}


def test_the_same_files_give_the_same_bytes(wheel: Path, tmp_path: Path) -> None:
    again = build(tmp_path)
    assert again.name == wheel.name
    assert again.read_bytes() == wheel.read_bytes()
    assert wheel.stat().st_size <= LARGEST


def test_what_is_inside(wheel: Path) -> None:
    """All modules, and the other files that are listed; parts of pages by their kinds, as builds name them."""
    with zipfile.ZipFile(wheel) as opened:
        inside = opened.namelist()
    modules = {str(path.relative_to(ROOT / "src")) for path in (ROOT / "src/litera").rglob("*.py")}
    assert {name for name in inside if name.endswith(".py")} == modules
    others = (re.sub(r"/assets/.*(\.\w+)$", r"/assets/*\1", name) for name in inside if not name.endswith(".py"))
    listed = sorted({re.sub(r"^litera-[\d.]+\.dist", "litera-*.dist", name) for name in others})
    assert listed == CONTENTS.read_text(encoding="utf-8").splitlines()


def move_as_advised(person: Person) -> None:
    """Type the move that the hint names."""
    before = person.news()
    move = person.hinted(lambda: by_mouse(person, person.question("hint")))
    if move is not None:
        # As people type it: the move itself counts seats from 0.
        typed = next(frame["typed"] for frame in reversed(person.frames) if frame.get("move") == move)
        assert person.type(typed) == ""
        person.until(lambda: person.news() > before, "a move")


def test_a_game_in_the_browser(python: str, tmp_path: Path) -> None:
    """The server serves pages at once; a person plays a machine to the end."""
    with served(tmp_path, python=python, **alone(tmp_path)) as server, sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        anna = Person(running, server.origin, "Anna", Look())
        anna.table("dnup", seats=2, bots=["easy"], seed="from the package", **SHORT["dnup"]())
        for _ in range(MOST_TURNS):
            anna.until(lambda: anna.acts or anna.over, "a turn")
            if anna.over:
                break
            move_as_advised(anna)
        expect(anna.page.locator(".result")).to_be_visible()
        assert anna.failures == []
        running.close()


def test_a_game_in_the_terminal(python: str, tmp_path: Path) -> None:
    """The words of a word game are found, by kernels that were compiled here."""
    program = Program(
        "play", "word_rummikub", "--seed", "whole", data=tmp_path, columns=500, python=python, **alone(tmp_path)
    )
    voice = Voice("en")
    played_out(program, voice, program.heard())
    assert program.ends("")[0] == 0
    (record,) = (tmp_path / "records").iterdir()
    verified = Program("verify", str(record), data=tmp_path, python=python, **alone(tmp_path))
    assert verified.ends()[0] == 0
