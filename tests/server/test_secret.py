"""The secret that signs cookies: made whole or not at all, and never one that can be guessed."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from litera.cli import main
from litera.server.secret import SHORTEST, SecretError, secret_in
from litera.server.settings import SettingsError, read_settings
from litera.texts import say

ASK = "import sys, pathlib, litera.server.secret as asked; print(asked.secret_in(pathlib.Path(sys.argv[1])))"


def test_a_secret_is_made_once_and_kept(tmp_path: Path) -> None:
    secret = secret_in(tmp_path)
    assert len(secret) == 64
    assert secret_in(tmp_path) == secret
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0


def test_those_who_ask_together_get_the_same_secret(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as together:
        assert len(set(together.map(secret_in, [tmp_path] * 64))) == 1


def ask_in_a_process(folder: Path, program: str = ASK, *, largest_file: int | None = None) -> int:
    """Ask for the secret in a process of its own, which may write files of so many bytes; give its exit status."""

    def limit() -> None:
        if largest_file is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (largest_file, largest_file))

    command = [sys.executable, "-c", program, str(folder)]
    return subprocess.run(command, preexec_fn=limit, capture_output=True, check=False).returncode


@pytest.mark.parametrize("room", [0, 1, 63])
def test_a_disk_that_is_full_leaves_no_secret_behind(tmp_path: Path, room: int) -> None:
    assert ask_in_a_process(tmp_path, largest_file=room) == 1
    assert not (tmp_path / "secret").exists()
    assert len(secret_in(tmp_path)) == 64


@pytest.mark.parametrize("call", ["fdopen", "fsync", "replace"])
def test_a_server_that_is_killed_while_it_makes_the_secret_leaves_a_whole_one_or_none(
    tmp_path: Path, call: str
) -> None:
    killed = f"import os, signal; os.{call} = lambda *_, **__: os.kill(os.getpid(), signal.SIGKILL); {ASK}"
    assert ask_in_a_process(tmp_path, killed) == -signal.SIGKILL
    path = tmp_path / "secret"
    left = path.read_text() if path.exists() else None
    assert left is None or len(left) == 64
    assert secret_in(tmp_path) == (left or path.read_text())


@pytest.mark.parametrize(
    "kept",
    [b"", b"\n", b"x", b"x" * (SHORTEST - 1), b" " * 64, "таємний пароль нашого сервера".encode()],
)
def test_a_file_without_a_secret_that_can_be_trusted_is_refused_by_name(
    tmp_path: Path, kept: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "secret"
    path.write_bytes(kept)
    with pytest.raises(SecretError):
        secret_in(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert main(["serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err == (
        f"litera serve: The secret in {path} needs at least 32 unaccented letters and digits; otherwise anyone could "
        "pose as any guest. Delete the file to get a new secret. After that, the server treats all its guests as new.\n"
    )
    assert path.read_bytes() == kept


def test_a_secret_that_cannot_be_read_is_refused_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "secret").mkdir()
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert main(["serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]) == 2
    sentence = f"litera serve: The file “secret” in {tmp_path} can’t be read or written: Is a directory\n"
    assert capsys.readouterr().err == sentence


@pytest.mark.parametrize("given", ["", "x", "s3cret-" * 4, " " * 40])
def test_a_setting_that_could_be_guessed_is_refused_and_not_shown(given: str) -> None:
    with pytest.raises(SettingsError) as refused:
        read_settings({}, {"LITERA_SECRET": given}, None)
    sentence = say(refused.value.message, "en")
    assert sentence == "The setting “secret” needs at least 32 characters; otherwise anyone could pose as any guest."


def test_a_long_secret_in_the_environment_is_taken() -> None:
    given = os.urandom(16).hex()
    assert read_settings({}, {"LITERA_SECRET": given}, None).secret == given
