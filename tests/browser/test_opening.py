"""The server opens the browser at the lobby by itself, unless it is told not to."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.server.running import served

PATIENCE = 30


def test_the_browser_is_opened_at_the_lobby(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    os.mkfifo(opened)
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > "{opened}"\n')
    browser.chmod(0o755)
    command = [sys.executable, "-m", "litera.cli", "serve", "--port", "0", "--data", str(tmp_path / "data")]
    environment = os.environ | {"BROWSER": str(browser)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment) as serving:
        try:
            # Waits until the browser has been told.
            address = opened.read_text()
            assert serving.stdout is not None
            assert address.encode() in serving.stdout.readline()
            assert address.startswith("http://127.0.0.1:")
        finally:
            serving.terminate()
            serving.wait(PATIENCE)


def test_no_browser_is_opened_where_none_is_wanted(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\ntouch "{tmp_path}/opened"\n')
    browser.chmod(0o755)
    with served(tmp_path, BROWSER=str(browser)) as server:
        assert server.guest("Anna").get("/api/tables") == {"tables": []}
    assert not (tmp_path / "opened").exists()
