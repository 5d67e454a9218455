"""Caddy, nginx and HAProxy, set up as deploy/proxies has it, before real servers."""

from __future__ import annotations

import json
from itertools import islice, product
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from tests.deploy.proxies import NAMES, named_nodes, proxied, unchecked
from tests.server.running import PATIENCE, served

TABLES = [f"table-{number}" for number in range(24)]


def client(origin: str, address: str = "127.0.0.1") -> httpx.Client:
    """Give a client with an address of its own."""
    transport = httpx.HTTPTransport(verify=False, local_address=address)
    return httpx.Client(base_url=origin, headers={"origin": origin}, timeout=PATIENCE, transport=transport)


def asked(socket: ClientConnection, **request: Any) -> dict[str, Any]:
    """Ask something, and give its reply."""
    socket.send(json.dumps({"id": request["do"], **request}))
    while True:
        told: dict[str, Any] = json.loads(socket.recv(PATIENCE))
        if told.get("id") == request["do"]:
            return told


@pytest.mark.parametrize("name", NAMES)
def test_a_table_behind_a_proxy(name: str, tmp_path: Path) -> None:
    """A page, a table and its WebSocket; cookies are for https, uploads have a limit, measurements stay inside."""
    with (
        served(tmp_path) as server,
        proxied(name, tmp_path, (server.port, server.port)) as origin,
        client(origin) as http,
    ):
        assert http.get("/").status_code == 200
        begun = http.post("/api/session", json={"name": "Anna", "lang": "en"})
        assert "secure" in begun.headers["set-cookie"].lower()
        words = ["".join(letters) for letters in islice(product("abcdeiop", repeat=12), 5000)]
        opened = http.post("/api/tables", json={"game": "word_rummikub", "seats": 2, "words": words, "start": "host"})
        assert opened.status_code == 201, opened.text
        table = opened.json()["table"]["table"]
        too_much = http.post("/api/tables", content=b'{"game": "' + 3_000_000 * b"x" + b'"}')
        assert too_much.status_code == 413
        assert http.get("/metrics").status_code == 404
        assert httpx.get(f"http://127.0.0.1:{server.port}/metrics").status_code == 200
        given = http.post("/api/session/ticket", json={})
        assert given.status_code == 200, given.text
        ticket = given.json()["ticket"]
        address = f"{origin.replace('https', 'wss')}/ws?table={table}"
        with connect(address, ssl=unchecked(), origin=Origin(origin)) as socket:
            welcome = asked(socket, do="hello", table=table, ticket=ticket)
            assert welcome["ok"], welcome
            assert asked(socket, do="chat", text="through the proxy")["ok"]


@pytest.mark.parametrize("name", NAMES)
def test_addresses_are_those_of_clients_and_cannot_be_claimed(name: str, tmp_path: Path) -> None:
    with (
        served(tmp_path, LITERA_REQUESTS_PER_SECOND="1") as server,
        proxied(name, tmp_path, (server.port, server.port)) as origin,
        client(origin) as one,
        client(origin, "127.0.0.2") as other,
    ):
        claimed = ({"x-forwarded-for": f"198.51.100.{number}"} for number in range(20))
        assert 429 in [one.get("/api/games", headers=headers).status_code for headers in claimed]
        assert other.get("/api/games").status_code == 200


@pytest.mark.parametrize("name", NAMES)
def test_a_table_has_its_node_and_the_other_when_that_one_is_away(name: str, tmp_path: Path) -> None:
    with named_nodes(2) as nodes:
        ports = (nodes[0].server_port, nodes[1].server_port)
        with proxied(name, tmp_path, ports) as origin, client(origin) as http:

            def node_of(table: str) -> str:
                reply = http.get(f"/ws?table={table}")
                assert reply.status_code == 200, reply.text
                return reply.text

            chosen = {table: node_of(table) for table in TABLES}
            assert {*chosen.values()} == {"0", "1"}
            for _ in range(3):
                assert {table: node_of(table) for table in TABLES} == chosen
            nodes[0].shutdown()
            nodes[0].server_close()
            assert {node_of(table) for table in TABLES} == {"1"}
