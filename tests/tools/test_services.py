"""What the tests drive is found, or named as missing with what would do."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tools import services


@pytest.fixture
def empty_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Leave nothing on the path, and nothing where Debian keeps PostgreSQL."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(services, "database_program", shutil.which)
    monkeypatch.setattr(services, "system_program", shutil.which)
    return tmp_path


ALL = ("chromium", *services.DATABASE, *services.PROXIES, *services.ALERTS, *services.VOICES)


def add(folder: Path, *names: str) -> None:
    """Put programs on the path."""
    for name in names:
        (folder / name).write_text("#!/bin/sh\n")
        (folder / name).chmod(0o755)


def test_what_is_missing_is_named_with_how_to_get_it_and_with_the_tests_that_run_without(
    empty_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    add(empty_path, "initdb")
    assert services.main(can_install=False) == 1
    said = capsys.readouterr().err
    assert "Chromium (chromium," in said
    assert "PostgreSQL (pg_ctl)" in said
    assert "Proxies (caddy, haproxy, nginx)" in said
    assert "dnf install" in said
    assert "make test-core" in said


def test_where_everything_is_there_nothing_is_said_or_installed(
    empty_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    add(empty_path, *ALL)
    assert services.chromium() == str(empty_path / "chromium")
    add(empty_path, "chromium-headless-shell")
    assert services.chromium() == str(empty_path / "chromium-headless-shell")
    assert services.chromium(services.WINDOWED) == str(empty_path / "chromium")
    assert services.main(can_install=True, install=lambda: pytest.fail("nothing is missing")) == 0
    assert capsys.readouterr().err == ""


def test_what_can_be_installed_is_and_what_is_missing_then_is_named(
    empty_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert services.main(can_install=True, install=lambda: add(empty_path, *ALL)) == 0
    assert services.main(can_install=True, install=lambda: None) == 0
    (empty_path / "chromium").unlink()
    assert services.main(can_install=True, install=lambda: None) == 1
    assert "PostgreSQL (" not in capsys.readouterr().err
