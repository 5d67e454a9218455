"""Servers of a cluster are killed, stopped and started: their tables go on at the others."""

from __future__ import annotations

import signal
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.cluster.buses import SECRET, Nats, also_at, nodes, settle, until
from tests.server.running import Guest, Seated, Served, served
from tests.server.store.postgres import postgres_server


def test_without_the_bus_each_server_serves_its_own_tables_and_says_so_of_others(
    tmp_path: Path, database: str, nats: Nats
) -> None:
    with nodes(tmp_path, database, nats.url, 2) as servers:
        anna = servers[0].guest("Anna", "pl")
        other = also_at(servers[1], anna)
        own, far = anna.open("dnup", bots=["easy"]), other.open("dnup", bots=["easy"])
        seat, distant = anna.enter(own), anna.enter(far)
        nats.stop()
        assert code_of(distant) == 1012
        refused = anna.http.get(f"/api/tables/{far['table']}", params={"lang": "pl"})
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "store_failed")
        assert refused.json()["error"]["message"].startswith("Serwer, na którym jest ten stół")
        seat.done("chat", text="alone")
        other.enter(far).done("chat", text="alone, too")
        assert anna.get(f"/api/tables/{own['table']}")["table"]["table"] == own["table"]
        nats.start()
        assert said(come_back(servers[0], anna, far)) == ["alone, too"]
        assert said(come_back(servers[1], anna, own)) == ["alone"]


def code_of(seat: Seated) -> int:
    """Wait for the end of a connection; give the code."""
    with pytest.raises(ConnectionClosed) as closed:
        seat.until("never")
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)


def test_without_the_database_nothing_is_acknowledged_and_all_goes_on_after_it(tmp_path: Path, nats: Nats) -> None:
    with postgres_server() as postgres, nodes(tmp_path, postgres.url(), nats.url, 2) as servers:
        anna = servers[0].guest("Anna")
        tables = [also_at(server, anna).open("dnup", bots=["easy"]) for server in servers]
        seats = [anna.enter(table) for table in tables]
        postgres.stop()
        # Before the leases end, and everybody is sent away; or just after it.
        for seat in seats:
            with suppress(ConnectionClosed):
                seat.send("chat", id="a", text="lost?")
        for seat in seats:
            assert code_of(seat) == 1012
            assert not any('"id":"a","ok":true' in told for told in seat.everything)
        health = anna.http.get("/health")
        assert (health.status_code, health.json()["ok"]) == (503, False)
        assert "database" in health.json()["troubles"]
        # Leases end meanwhile.
        time.sleep(3)
        assert "lease" in anna.http.get("/health").json()["troubles"]
        postgres.start()
        # Whoever comes before the slots are shared again may be sent to another server once more.
        settle(servers)
        for table in tables:
            seat = come_back(servers[0], anna, table)
            seat.done("chat", id="a", text="kept")
            assert said(come_back(servers[1], anna, table)) == ["kept"]
        # Whatever failed meanwhile is tried again at the next sweep, or before.
        until(lambda: anna.http.get("/health").json() == {"ok": True})


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
            for table in tables:
                assert said(come_back(third, anna, table)) == ["before"]
            # Nobody waited for a lease to end.
            assert "leases have ended" not in third.log.read_text()
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
