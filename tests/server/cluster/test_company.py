"""A server alone and a cluster never serve one database at the same time: whoever comes second is refused."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from litera.server.cluster.slots import LEASE_SECONDS
from tests.server.cluster.buses import SECRET, Nats, nodes
from tests.server.running import STARTING_SECONDS, Guest, served


def refused(data: Path, *flags: str) -> tuple[int, str]:
    """Start a server that must not serve; give its exit status and what it says."""
    command = [sys.executable, "-m", "litera.cli", "serve", "--port", "0", "--no-browser", "--data", str(data), *flags]
    environment = os.environ | {"LC_ALL": "en_GB.UTF-8", "LITERA_SECRET": SECRET}
    run = subprocess.run(
        command, capture_output=True, text=True, env=environment, timeout=STARTING_SECONDS, check=False
    )
    return run.returncode, run.stderr


def test_a_server_alone_is_refused_while_a_cluster_serves_the_database(
    tmp_path: Path, database: str, nats: Nats
) -> None:
    with nodes(tmp_path, database, nats.url, 2) as servers:
        status, said = refused(tmp_path, "--database", database)
        assert status == 1
        assert said.startswith("litera serve: This database belongs to a cluster. To join the cluster, ")
        assert "--cluster nats://" in said
        servers[0].stop(signal.SIGKILL)
        # One node is a cluster, too; and the other goes on.
        assert refused(tmp_path, "--database", database)[0] == 1
        assert Guest(servers[1]).get("/health") == {"ok": True}
        assert servers[1].stop() == 0
    # Servers that have ended are no obstacle, however they ended: a lease is over after three seconds.
    time.sleep(LEASE_SECONDS)
    data = tmp_path / "alone"
    data.mkdir()
    with served(data, "--database", database, LITERA_SECRET=SECRET) as alone:
        assert Guest(alone).get("/health") == {"ok": True}


def test_a_node_is_refused_while_a_server_alone_serves_the_database(tmp_path: Path, database: str, nats: Nats) -> None:
    flags = ("--database", database, "--cluster", nats.url)
    with served(tmp_path, "--database", database, LITERA_SECRET=SECRET) as alone:
        status, said = refused(tmp_path, *flags)
        assert status == 1
        assert said.startswith("litera serve: A server that runs alone is using this database. Stop it first, ")
        alone.stop(signal.SIGKILL)
    with nodes(tmp_path, database, nats.url, 1) as servers:
        assert Guest(servers[0]).get("/health") == {"ok": True}
