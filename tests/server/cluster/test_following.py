"""A request is followed from the click to the commit, also over a hop to another node: in the log, and in traces."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.server.cluster.buses import Nats, also_at, nodes, until
from tests.server.cluster.collector import Collector, Span, collector
from tests.server.running import PATIENCE, Served, served


def logged(server: Served, request: str) -> list[str]:
    """Give what a server has logged about a request."""
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    return [line["message"] for line in lines if line.get("request") == request]


def test_a_request_has_one_id_in_the_logs_of_all_nodes_that_it_passes(
    tmp_path: Path, database: str, nats: Nats
) -> None:
    with nodes(tmp_path, database, nats.url, 2, LITERA_LOG_LEVEL="debug") as (near, owner):
        anna = owner.guest("Anna")
        table = anna.open("dnup", bots=["easy"])
        name = table["table"]
        seat = also_at(near, anna).enter(table)
        seat.done("chat", id="the click", text="only for those at the table")
        assert logged(near, "the click") == ["the table is another server's"]
        assert sorted(logged(owner, "the click")) == ["Chat is answered", line_of(owner, name, "the click")]
        assert seat.refused("act", id="another", move="nonsense") in ("bad_move", "not_your_turn")
        assert "Act is refused" in " ".join(logged(owner, "another"))
        # An id that is no plain text is not for the log: the request is given another.
        seat.done("chat", id="one\ntwo", text="odd")
        assert "one\\ntwo" not in owner.log.read_text() + near.log.read_text()
        # Over HTTP a proxy names the request, and is told the name.
        described = also_at(near, anna).http.get(f"/api/tables/{name}", headers={"x-request-id": "from-the-proxy"})
        assert described.headers["x-request-id"] == "from-the-proxy"
        assert logged(near, "from-the-proxy") == [f"GET /api/tables/{name}: 200"]
        unnamed = [also_at(near, anna).http.get("/api/games").headers["x-request-id"] for _ in range(2)]
        assert len({*unnamed}) == 2
        assert logged(near, unnamed[0]) == ["GET /api/games: 200"]


def line_of(server: Served, table: str, request: str) -> str:
    """Give the one line about a commit."""
    (line,) = [message for message in logged(server, request) if "stored" in message]
    assert line.startswith(f"table {table}: lines ")
    assert line.endswith(" are stored")
    return line


def test_a_trace_leads_from_the_message_over_the_hop_to_the_commit(tmp_path: Path, database: str, nats: Nats) -> None:
    with (
        collector() as collected,
        nodes(tmp_path, database, nats.url, 2, LITERA_TRACES=collected.url) as (near, owner),
    ):
        anna = owner.guest("Anna")
        table = anna.open("dnup", bots=["easy"])
        seat = also_at(near, anna).enter(table)
        seat.done("chat", text="followed")
        # The chat and, before it, hello: one commit for what was said, one for each bot's move.
        until(lambda: any(chain_of(collected, each) == FULL for each in commits(collected)))
        commit = next(each for each in commits(collected) if chain_of(collected, each) == FULL)
        assert commit.attributes["table"] == table["table"]
        spans = {each.id: each for each in collected.spans}
        answer = spans[commit.parent]
        message = spans[spans[answer.parent].parent]
        assert commit.node == answer.node != message.node
        while not (moves := seat.done("legal", limit=1)["moves"]):
            seat.until("game")
        seat.done("act", move=moves[0])
        # A bot's move begins a trace of its own.
        until(lambda: any(chain_of(collected, each) == ["commit", "bot"] for each in commits(collected)))
        # So does a request over HTTP, unless a proxy has begun one.
        parent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
        anna.http.get("/api/games", headers={"traceparent": parent})
        until(lambda: any(each.trace == parent[3:35] and each.name == "GET" for each in collected.spans))
        servers = [near, owner]
        for server in servers:
            assert server.stop() == 0
        # What was said is in no trace.
        assert "followed" not in str(collected.spans)


FULL = ["commit", "answer said", "ask said", "message"]


def commits(collected: Collector) -> list[Span]:
    return [span for span in [*collected.spans] if span.name == "commit"]


def chain_of(collected: Collector, span: Span) -> list[str]:
    """Give the names of the spans that one is in, itself first; they have one trace."""
    spans = {each.id: each for each in [*collected.spans]}
    names = [span.name]
    while span.parent in spans:
        assert spans[span.parent].trace == span.trace
        span = spans[span.parent]
        names.append(span.name)
    return names


def test_a_collector_that_is_away_keeps_nobody_waiting(tmp_path: Path) -> None:
    with served(tmp_path, "--traces", "http://127.0.0.1:9/v1/traces") as server:
        anna = server.guest("Anna")
        anna.enter(anna.open("dnup", bots=["easy"])).done("chat", text="hello")
        assert anna.get("/health") == {"ok": True}
        assert server.stop() == 0


def start(data: Path, *flags: str, before: str = "") -> tuple[int, str]:
    """Start a server that must not start; give its exit status and what it says."""
    program = f"{before}\nfrom litera.cli import main; import sys; sys.exit(main())"
    command: list[Any] = [sys.executable, "-c", program, "serve", "--port", "0", "--no-browser", "--data", data, *flags]
    environment = os.environ | {"LC_ALL": "en_GB.UTF-8"}
    run = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=PATIENCE, check=False)
    return run.returncode, run.stderr


def test_traces_without_their_libraries_and_to_no_address_are_refused(tmp_path: Path) -> None:
    without = "import sys; sys.modules['opentelemetry'] = None"
    assert start(tmp_path, "--traces", "http://127.0.0.1:9", before=without) == (
        2,
        "litera serve: Sending traces needs libraries that aren’t installed. "
        'Install them with: pip install "litera[traces]"\n',
    )
    status, said = start(tmp_path, "--traces", "somewhere")
    assert status == 2
    assert said.startswith("litera serve: The setting “traces” must be the address of an OpenTelemetry collector")
