"""A real PostgreSQL for the tests, from the machine's packages, gone when they are over."""

from __future__ import annotations

import os
import pwd
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from sqlalchemy import create_engine, text
from tools.services import database_program

USER = "postgres"


def program(name: str) -> str:
    """Find one of PostgreSQL's programs."""
    found = database_program(name)
    assert found, f"{name} is needed for these tests: `make services` says how to get it"
    return found


@contextmanager
def postgres() -> Iterator[str]:
    """Run a server of its own, and give its URL. It refuses to run for root, and then does for its own user."""
    is_root = os.geteuid() == 0
    with tempfile.TemporaryDirectory(prefix="litera-postgres-") as folder:
        if is_root:
            owner = pwd.getpwnam(USER)
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        user = USER if is_root else None
        data = f"{folder}/data"
        run = [program("initdb"), "-D", data, "-U", USER, "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C"]
        subprocess.run(run, check=True, user=user, cwd=folder, capture_output=True)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off"
        control = [program("pg_ctl"), "-D", data, "-w"]
        start = [*control, "-l", f"{folder}/log", "-o", options, "start"]
        subprocess.run(start, check=True, user=user, cwd=folder, stdout=subprocess.DEVNULL)
        try:
            yield f"postgresql+psycopg://{USER}@127.0.0.1:{port}/postgres"
        finally:
            stop = [*control, "-m", "immediate", "stop"]
            subprocess.run(stop, check=True, user=user, cwd=folder, capture_output=True)


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
