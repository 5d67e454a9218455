"""Servers of a cluster are killed, stopped and started: their tables go on at the others."""

from __future__ import annotations

import signal
import time
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.cluster.buses import SECRET, Nats, also_at, nodes, settle
from tests.server.running import Guest, Seated, Served, served


def test_a_server_that_is_killed_is_followed_by_another_and_a_server_that_stops_at_once(
    tmp_path: Path, database: str, nats: Nats
) -> None:
    with nodes(tmp_path, database, nats.url, 2) as servers:
        anna = servers[0].guest("Anna")
        tables = [also_at(servers[number % 2], anna).open("dnup", bots=["easy"]) for number in range(6)]
        seats = [also_at(servers[1], anna).enter(table) for table in tables]
        for number, seat in enumerate(seats):
            seat.done("chat", text="before", id=f"before {number}")
        servers[0].stop(signal.SIGKILL)
        began = time.monotonic()
        for table in tables:
            assert said(come_back(servers[1], anna, table)) == ["before"]
        assert time.monotonic() - began < 5
        settle(servers[1:])
        data = tmp_path / "node 2"
        data.mkdir()
        with served(data, "--database", database, "--cluster", nats.url, LITERA_SECRET=SECRET) as third:
            settle([servers[1], third])
            assert servers[1].stop() == 0
            began = time.monotonic()
            for table in tables:
                assert said(come_back(third, anna, table)) == ["before"]
            # Nobody waits for a lease to end.
            assert time.monotonic() - began < 2.5
            settle([third])


def said(seat: Seated) -> list[str]:
    return [line["text"] for line in seat.welcome["chat"]]


def come_back(server: Served, guest: Guest, table: dict[str, Any]) -> Seated:
    """Come to a table as soon as it can be reached."""
    end = time.monotonic() + 10
    while True:
        try:
            return also_at(server, guest).enter(table)
        except (AssertionError, ConnectionClosed):
            assert time.monotonic() < end
            time.sleep(0.05)
