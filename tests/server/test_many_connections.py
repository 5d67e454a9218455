"""More connections at once than many systems allow a program that does not ask for them."""

from __future__ import annotations

import http.client
import resource
from pathlib import Path

from tests.server.running import served

ALLOWED = 100
CONNECTIONS = 3 * ALLOWED
WITH_FEW_FILES = (
    "-c",
    "import resource, runpy, sys\n"
    f"resource.setrlimit(resource.RLIMIT_NOFILE, ({ALLOWED}, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))\n"
    "runpy.run_module('litera.cli', run_name='__main__')",
)


def test_the_server_takes_more_connections_than_it_is_first_allowed_files(tmp_path: Path) -> None:
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[1] > 2 * CONNECTIONS, "the system would let it"
    with served(tmp_path, program=WITH_FEW_FILES) as server:
        kept = [http.client.HTTPConnection("127.0.0.1", server.port, timeout=20) for _ in range(CONNECTIONS)]
        for connection in kept:
            connection.connect()
        for connection in kept:
            connection.request("GET", "/health")
            assert connection.getresponse().read() == b'{"ok":true}'
        for connection in kept:
            connection.close()
