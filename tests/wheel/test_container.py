"""The steps of the container, run in an empty folder: what they leave is small enough, and plays."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.wheel import ROOT, build

from tests.server.running import served
from tests.server.store.postgres import postgres_server
from tests.sweep import among

CONTAINERFILE = ROOT / "deploy" / "Containerfile"
LARGEST_MB = 380
"""What is added to python:3.13-slim, whose layers are not built here."""
GAMES = {"klepka": "uk", "word_rummikub": "pl", "scrabble_cards": "en", "dnup": "ro"}
WARM = "import sys; from litera.players.warming import warm_game; [warm_game(game) for game in sys.argv[1:]]"


def steps() -> tuple[list[str], list[str]]:
    """Give what the build copies from the source, and the commands that it runs."""
    build_stage = CONTAINERFILE.read_text().split("FROM ")[1]
    (copied,) = re.findall(r"^COPY (.*) /wheels/$", build_stage, re.MULTILINE)
    return copied.split(), re.findall(r"^RUN (.*)$", build_stage, re.MULTILINE)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Run the steps; give the folder that goes into the container."""
    root = tmp_path_factory.mktemp("container")
    sources = root / "source"
    (sources / "dist").mkdir(parents=True)
    build(sources / "dist")
    copied, commands = steps()
    (root / "wheels").mkdir()
    for pattern in copied:
        found = [*(sources if pattern.startswith("dist/") else ROOT).glob(pattern)]
        assert found, pattern
        for file in found:
            shutil.copy(file, root / "wheels")
    # The same steps with folders of our own, and this Python in place of the container's.
    path = os.pathsep.join([str(root / "bin"), os.environ["PATH"]])
    (root / "bin").mkdir()
    (root / "bin" / "python").write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')
    (root / "bin" / "python").chmod(0o755)
    for command in commands:
        if command.startswith("apt-get"):
            assert shutil.which("strip"), "binutils is what the step installs"
            continue
        moved = re.sub(r"(?<!\w)/(?=(wheels|litera)\b)", f"{root}/", command)
        done = subprocess.run(moved, shell=True, env=os.environ | {"PATH": path}, capture_output=True, text=True)
        assert done.returncode == 0, f"{moved}\n{done.stdout}{done.stderr}"
    yield root / "litera"
    shutil.rmtree(root)


def test_it_is_no_larger_than_a_container_may_be(built: Path) -> None:
    taken = sum(file.stat().st_size for file in built.rglob("*") if file.is_file() and not file.is_symlink()) / 2**20
    assert taken <= LARGEST_MB


@pytest.mark.parametrize("games", among([" ".join(GAMES), "word_rummikub"], "word_rummikub"))
def test_it_serves_games_in_their_languages_on_postgresql(built: Path, tmp_path: Path, games: str) -> None:
    python = str(built / "bin" / "python")
    # A server does this beside its work, for a minute or so; with libraries from which symbols were taken.
    subprocess.run([python, "-c", WARM, *games.split()], check=True, capture_output=True)
    assert subprocess.run([built / "bin" / "litera", "--version"], check=True, capture_output=True, text=True).stdout
    with postgres_server() as postgres, served(tmp_path, "--database", postgres.url(), python=python) as server:
        for game in games.split():
            anna = server.guest("Anna", GAMES[game])
            seat = anna.enter(anna.open(game, bots=["easy"]), lang=GAMES[game])
            while not (moves := seat.done("legal", limit=1)["moves"]):
                seat.until("game")
            seat.done("act", move=moves[0])
            assert seat.done("say")["ok"]
        assert server.stop() == 0
