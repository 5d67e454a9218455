"""The dashboard and the alerts ask for what the server measures, and Prometheus understands them."""

from __future__ import annotations

import json
import re
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from tools.services import system_program

from tests.server.cluster.buses import bus, nodes
from tests.server.running import PATIENCE
from tests.server.store.postgres import postgres_server

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
OWN = re.compile(r"\blitera_\w+")


def checked(*command: str) -> None:
    """Run a program that has to be content."""
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=DEPLOY / "prometheus")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def promtool() -> str:
    """Give the program that reads Prometheus' files."""
    found = system_program("promtool")
    assert found
    return found


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """Name what a node of a cluster measures once it has worked a little."""
    folder = tmp_path_factory.mktemp("nodes")
    with bus() as nats, postgres_server() as postgres, nodes(folder, postgres.url(), nats.url, 1) as (server,):
        anna = server.guest("Anna")
        seat = anna.enter(anna.open("dnup", bots=["easy"]))
        seat.refused("act", move="nothing")
        while not (moves := seat.done("legal", limit=1)["moves"]):
            seat.until("game")
        seat.done("act", move=moves[0])
        end = time.monotonic() + PATIENCE
        # What has labels is there once something of the kind has happened: the bot has moved.
        while "litera_bot_seconds_bucket" not in (text := httpx.get(f"{server.origin}/metrics").text):
            assert time.monotonic() < end
            time.sleep(0.05)
    return {*re.findall(r"^# TYPE (\S+)", text, re.MULTILINE), *re.findall(r"^(\w+)[ {]", text, re.MULTILINE)}


def dashboard() -> dict[str, Any]:
    """Give Grafana's dashboard."""
    read: dict[str, Any] = json.loads((DEPLOY / "grafana" / "litera.json").read_text())
    return read


def queries() -> list[str]:
    """Give all that the dashboard asks for."""
    return [target["expr"] for panel in dashboard()["panels"] for target in panel["targets"]]


def test_every_query_asks_for_what_is_measured(measured: set[str]) -> None:
    alerts = (DEPLOY / "prometheus" / "alerts.yml").read_text()
    assert {*OWN.findall(alerts)} <= measured
    assert all(OWN.search(query) for query in queries())
    assert {name for query in queries() for name in OWN.findall(query)} <= measured


def test_every_measurement_has_a_panel(measured: set[str]) -> None:
    shown = {name for query in queries() for name in OWN.findall(query)}
    own = {re.sub(r"_(bucket|count|sum|total|created)$", "", name) for name in measured if name.startswith("litera_")}
    panelled = {re.sub(r"_(bucket|count|sum|total)$", "", name) for name in shown}
    assert own - panelled == {"litera_loop_blocks"}, "the alerts watch these"


def test_panels_have_ids_of_their_own_and_do_not_overlap() -> None:
    panels = dashboard()["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    cells = [
        (x, y)
        for panel in panels
        for x in range(panel["gridPos"]["x"], panel["gridPos"]["x"] + panel["gridPos"]["w"])
        for y in range(panel["gridPos"]["y"], panel["gridPos"]["y"] + panel["gridPos"]["h"])
    ]
    assert len({*cells}) == len(cells)


def test_prometheus_reads_its_files_and_alerts_when_it_should(promtool: str) -> None:
    checked(promtool, "check", "config", "prometheus.yml")
    checked(promtool, "check", "rules", "alerts.yml")
    checked(promtool, "test", "rules", "alerts_test.yml")


def test_prometheus_reads_the_dashboards_queries(promtool: str, tmp_path: Path) -> None:
    rules = [{"record": f"query:{number}", "expr": query} for number, query in enumerate(queries())]
    file = tmp_path / "queries.yml"
    file.write_text(json.dumps({"groups": [{"name": "dashboard", "rules": rules}]}))
    checked(promtool, "check", "rules", str(file))


def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    verify = system_program("systemd-analyze")
    assert verify
    unit = (DEPLOY / "litera.service").read_text().replace("/opt/litera/bin/litera", "/bin/true")
    (tmp_path / "litera.service").write_text(unit)
    done = subprocess.run(
        [verify, "verify", "--man=no", tmp_path / "litera.service"], capture_output=True, text=True, check=False
    )
    assert [line for line in done.stderr.splitlines() if "litera" in line] == []
