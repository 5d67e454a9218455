"""A real PostgreSQL for the tests, from the machine's packages, gone when they are over."""

from __future__ import annotations

import atexit
import os
import pwd
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache

from sqlalchemy import create_engine, text
from tools.services import database_program

USER = "postgres"


def program(name: str) -> str:
    """Find one of PostgreSQL's programs."""
    found = database_program(name)
    assert found, f"{name} is needed for these tests: `make services` says how to get it"
    return found


def user_of(folder: str) -> str | None:
    """Give a folder to the user for whom PostgreSQL runs where it would refuse to, which is root; give the user."""
    if os.geteuid() != 0:
        return None
    owner = pwd.getpwnam(USER)
    os.chown(folder, owner.pw_uid, owner.pw_gid)
    return USER


@cache
def empty_database() -> str:
    """Make an empty database, once in a process: a copy takes a fifth of the work. Give its folder."""
    kept = tempfile.TemporaryDirectory(prefix="litera-empty-")
    atexit.register(kept.cleanup)
    folder = f"{kept.name}/data"
    run = [program("initdb"), "-D", folder, "-U", USER, "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C"]
    # What is written ahead lies in files of 1 MB instead of 16: there is less to copy.
    run.append("--wal-segsize=1")
    subprocess.run(run, check=True, user=user_of(kept.name), cwd=kept.name, capture_output=True)
    return folder


class Postgres:
    """A server of its own in a folder."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._user = user_of(folder)
        copy = ["cp", "-a", empty_database(), f"{folder}/data"]
        subprocess.run(copy, check=True, user=self._user, cwd=folder, capture_output=True)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]

    def url(self, port: int | None = None) -> str:
        """Give the address of the database; by way of another port where one is given."""
        return f"postgresql+psycopg://{USER}@127.0.0.1:{port or self.port}/postgres"

    def start(self) -> None:
        """Begin, and wait until it answers."""
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self._folder} -c fsync=off"
        self._control("-l", f"{self._folder}/log", "-o", options, "start")

    def stop(self) -> None:
        """End at once, in the middle of whatever it does."""
        self._control("-m", "immediate", "stop")

    def _control(self, *arguments: str) -> None:
        command = [program("pg_ctl"), "-D", f"{self._folder}/data", "-w", *arguments]
        # What it starts would keep a pipe open.
        subprocess.run(
            command, check=True, user=self._user, cwd=self._folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    """Run a server of its own."""
    with tempfile.TemporaryDirectory(prefix="litera-postgres-") as folder:
        server = Postgres(folder)
        server.start()
        try:
            yield server
        finally:
            # A test may have stopped it already.
            with suppress(subprocess.CalledProcessError):
                server.stop()


@contextmanager
def postgres() -> Iterator[str]:
    """Run a server of its own, and give its URL."""
    with postgres_server() as server:
        yield server.url()


@contextmanager
def hung(url: str) -> Iterator[None]:
    """Let all processes of a PostgreSQL server stand still for a while: its connections stay, and say nothing."""
    engine = create_engine(url)
    with engine.connect() as connection:
        first = int(
            connection.execute(text("SELECT split_part(pg_read_file('postmaster.pid'), E'\n', 1)")).scalar_one()
        )
    engine.dispose()
    os.kill(first, signal.SIGSTOP)
    found = subprocess.run(["pgrep", "-P", str(first)], capture_output=True, text=True, check=True)
    processes = [first, *(int(each) for each in found.stdout.split())]
    try:
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        yield
    finally:
        for process in processes:
            # The first to go on clears away those that have ended.
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)
