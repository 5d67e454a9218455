"""Finds what the tests drive besides Litera: a browser, a database server, proxies, a voice, and Prometheus' reader.

Where something is missing, it is installed on Debian and its kin for the administrator; everybody else reads what is
missing, how to get it, and which tests run without it. Nothing is skipped in silence.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

WINDOWED = ("chromium", "chromium-browser", "google-chrome-stable")
"""Names under which systems have Chromium as people use it, which alone shows notifications."""
BROWSERS = ("chromium-headless-shell", "headless_shell", *WINDOWED)
"""Where there is one that has no windows, it is taken: the same pages, for two thirds of the work."""

DATABASE = ("initdb", "pg_ctl")
"""The programs of PostgreSQL that the tests call."""

PROXIES = ("caddy", "haproxy", "nginx")
"""The proxies whose settings in deploy/proxies are tried."""

ALERTS = ("promtool",)
"""What reads Prometheus' rules."""

VOICES = ("espeak-ng",)
"""The voice to whose words the tests listen."""

PACKAGES = (
    "chromium",
    "chromium-headless-shell",
    "postgresql",
    "fonts-dejavu-core",
    "caddy",
    "haproxy",
    "nginx-light",
    "prometheus",
    "espeak-ng",
)
"""What Debian calls all of it."""

HOW = """\
How to get it:
  Debian, Ubuntu   sudo apt-get install chromium chromium-headless-shell postgresql \\
                     fonts-dejavu-core caddy haproxy nginx-light prometheus espeak-ng
  Fedora           sudo dnf install chromium chromium-headless postgresql-server \\
                     caddy haproxy nginx prometheus espeak-ng
  Arch             sudo pacman -S chromium postgresql caddy haproxy nginx prometheus espeak-ng
  macOS            brew install --cask chromium; brew install postgresql@17 caddy haproxy nginx prometheus espeak-ng
`make test-core` runs the tests that need none of them.
"""


def chromium(names: Sequence[str] = BROWSERS) -> str | None:
    """Give the path of a Chromium that has one of these names, if there is one."""
    return next((found for name in names if (found := shutil.which(name))), None)


def database_program(name: str) -> str | None:
    """Give the path of one of PostgreSQL's programs, if there is one; Debian keeps them beside the path."""
    beside = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(beside[-1]) if beside else None)


def system_program(name: str) -> str | None:
    """Give the path of a program, if there is one; Debian keeps some where only the administrator looks."""
    return shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")


def missing() -> list[str]:
    """Name what is missing, for people."""
    lacks = [] if chromium(WINDOWED) else ["Chromium (" + ", ".join(WINDOWED) + ")"]
    wanted = (("PostgreSQL", DATABASE, database_program), ("Proxies", PROXIES, system_program))
    more = (("Prometheus", ALERTS, system_program), ("eSpeak NG", VOICES, system_program))
    for title, names, find in (*wanted, *more):
        programs = [name for name in names if find(name) is None]
        lacks += [f"{title} ({', '.join(programs)})"] if programs else []
    return lacks


def _install() -> None:
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-qq"], check=True)
    # Their services are not started: the tests start what they need.
    environment |= {"RUNLEVEL": "1"}
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *PACKAGES]
    subprocess.run(install, check=True, env=environment, stdout=subprocess.DEVNULL)


def main(*, can_install: bool, install: Callable[[], None] = _install) -> int:
    """Install what is missing, or say how to; give 0 when everything is there."""
    if missing() and can_install:
        sys.stderr.write("installing Chromium, PostgreSQL and proxies, which the tests drive\n")
        install()
    lacks = missing()
    if lacks:
        sys.stderr.write("`make test` drives a real browser, a real database server and real proxies. Missing here:\n")
        sys.stderr.writelines(f"  {each}\n" for each in lacks)
        sys.stderr.write(HOW)
    return 1 if lacks else 0


if __name__ == "__main__":
    sys.exit(main(can_install=shutil.which("apt-get") is not None and os.geteuid() == 0))
