"""The steps of the container, run in an empty folder: what they leave is small enough, and plays."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from tools.wheel import ROOT, build

from tests.server.running import served
from tests.server.store.postgres import postgres_server
from tests.sweep import among

CONTAINERFILE = ROOT / "deploy" / "Containerfile"
LARGEST_MB = 400
NOBODY = 10001
"""The user whom the Containerfile names."""
BYTECODE = "PYTHONPYCACHEPREFIX"
"""Where Python keeps what it has compiled, outside of the read-only files."""
GAMES = {"klepka": "uk", "word_rummikub": "pl", "scrabble_cards": "en", "dnup": "ro"}
WARM = "import sys; from litera.players.warming import warm_game; [warm_game(game) for game in sys.argv[1:]]"


def steps() -> tuple[list[str], list[str]]:
    """Give what the build copies from the source, and the commands that it runs."""
    build_stage = CONTAINERFILE.read_text().split("FROM ")[1]
    (copied,) = re.findall(r"^COPY (.*) /wheels/$", build_stage, re.MULTILINE)
    return copied.split(), re.findall(r"^RUN (.*)$", build_stage, re.MULTILINE)


def settings_of(*names: str) -> list[str]:
    """Give variables that the container sets, each with its value."""
    settings = dict(
        re.findall(r"(\w+)=(\S+)", " ".join(re.findall(r"^ENV (.*)$", CONTAINERFILE.read_text(), re.MULTILINE)))
    )
    return [f"{name}={settings[name]}" for name in names]


def health_check() -> list[str]:
    """Give the command by which the container is asked how it does."""
    (command,) = re.findall(r"^HEALTHCHECK .* CMD (.*)$", CONTAINERFILE.read_text(), re.MULTILINE)
    return list(json.loads(command))


class Container(NamedTuple):
    """What the steps have made: the folder that holds all files of the container, and where its /litera is in it."""

    files: Path
    environment: Path

    @property
    def python(self) -> str:
        """The program that runs the container's Python in it."""
        return str(self.files.parent / "inside-python")

    def run(self, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run a command in the container, with lines that are typed."""
        inside = self.files.parent / "inside"
        program = self.environment / "bin" / command[0]
        line = [str(inside), str(program), *command[1:]]
        return subprocess.run(line, input=typed, capture_output=True, text=True, check=False)

    def prepare(self, data: Path) -> None:
        """Write programs that run others in the container: nobody's, its files read-only, and a folder for its data."""
        files = self.files
        for mounted in (files / "dev", files / "proc", Path(f"{files}{data}")):
            mounted.mkdir(parents=True, exist_ok=True)
        is_root = os.geteuid() == 0
        mounts = [f"--bind {files} {files}", f"-o remount,ro,bind {files}", f"--rbind /dev {files}/dev"]
        mounts += [f"--rbind /proc {files}/proc", f"--bind {data} {files}{data}"]
        user = f"--userspec={NOBODY}:{NOBODY} " if is_root else ""
        if is_root:
            os.chown(data, NOBODY, NOBODY)
        steps = [*(f"mount {mount}" for mount in mounts), f'exec chroot {user}{files} "$@"']
        settings = " ".join(
            value.replace("/data", str(data)) for value in settings_of("HOME", "NUMBA_CACHE_DIR", BYTECODE)
        )
        apart = "unshare --mount" if is_root else "unshare --mount --map-root-user"
        inside = f"exec env {settings} {apart} sh -c '{' && '.join(steps)}' sh \"$@\""
        python = f'exec {files.parent}/inside {self.environment}/bin/python "$@"'
        for name, line in (("inside", inside), ("inside-python", python)):
            program = files.parent / name
            program.write_text(f"#!/bin/sh\n{line}\n")
            program.chmod(0o755)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Container]:
    """Run the steps; give what goes into the container."""
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
        moved = re.sub(r"(?<!\w)/(?=(wheels|litera|image)\b)", f"{root}/", command)
        done = subprocess.run(moved, shell=True, env=os.environ | {"PATH": path}, capture_output=True, text=True)
        assert done.returncode == 0, f"{moved}\n{done.stdout}{done.stderr}"
    yield Container(root / "image", root / "litera")
    shutil.rmtree(root)


def test_it_is_no_larger_than_a_container_may_be(built: Container) -> None:
    files = [file for file in built.files.rglob("*") if file.is_file() and not file.is_symlink()]
    assert sum(file.stat().st_size for file in files) / 2**20 <= LARGEST_MB


@pytest.mark.parametrize("games", among([" ".join(GAMES), "word_rummikub"], "word_rummikub"))
def test_it_serves_games_in_their_languages_on_postgresql(built: Container, tmp_path: Path, games: str) -> None:
    built.prepare(tmp_path)
    # A server does this beside its work, for a minute or so; with libraries from which symbols were taken.
    warm = built.run("python", "-c", WARM, *games.split())
    assert warm.returncode == 0, warm.stderr
    assert built.run("litera", "--version").stdout.startswith("Litera ")
    played = built.run("litera", "play", games.split()[0], typed="hint\nquit\n")
    assert played.returncode == 0, played.stderr
    assert "litera play --continue" in played.stdout
    with postgres_server() as postgres, served(tmp_path, "--database", postgres.url(), python=built.python) as server:
        for game in games.split():
            anna = server.guest("Anna", GAMES[game])
            seat = anna.enter(anna.open(game, bots=["easy"]), lang=GAMES[game])
            while not (moves := seat.done("legal", limit=1)["moves"]):
                seat.until("game")
            seat.done("act", move=moves[0])
            assert seat.done("say")["ok"]
        *check, url = health_check()
        assert built.run(*check, url.replace("8000", str(server.port))).returncode == 0
        assert server.stop() == 0
    assert built.run(*check, url).returncode != 0
