"""The HTTP interface does as its OpenAPI description says, whatever is sent to it."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.running import Guest, Served

GRANTED = ("/api/tables/{table}", "/api/tables/{table}/pack", "/api/tables/{table}/replay", "/api/tables/{table}/join")
"""Paths at which some requests have to be granted, or nothing would have been compared with their description."""
EXAMPLES = 25
OVER = 3
"""So many games are over, so that some of the examples ask for one that may be replayed."""
REFUSED = range(400, 500)


def paths(server: Served) -> dict[str, Any]:
    description: dict[str, Any] = server.guest("Reader").get("/api/openapi.json")["paths"]
    return description


def test_whatever_is_sent_the_reply_is_as_described(server: Served) -> None:
    import schemathesis  # two seconds that only the worker with this test need spend

    described = schemathesis.openapi.from_dict(server.guest("Reader").get("/api/openapi.json"))
    found: list[Any] = list(described.get_all_operations())
    operations = [operation.ok() for operation in found]
    assert len(operations) == sum(map(len, paths(server).values()))
    tables = some_tables(server)
    for operation in operations:
        granted = 0
        for cookie in ({}, {"cookie": "; ".join(f"{key}={value}" for key, value in cookies_of(server).items())}):
            granted += check(operation, {"origin": server.origin, **cookie}, server.origin, tables)
        assert granted or operation.path not in GRANTED, operation.path


def some_tables(server: Served) -> list[str]:
    """Open tables that wait, are played, and are over, with every kind of clock; give their ids."""
    anna = server.guest("Anna")
    clocks = ({"kind": "move", "seconds": 60}, {"kind": "game", "minutes": 5}, {"kind": "days", "days": 2})
    setups: list[dict[str, Any]] = [*({"clock": clock} for clock in clocks), *OVER * [{"bots": ["easy"]}]]
    tables = [anna.open("dnup", access="open", **setup)["table"] for setup in setups]
    for table in tables[-OVER:]:
        anna.enter(table).done("resign")
    return [*tables, anna.open("dnup", access="open", bots=["easy"])["table"]]


def cookies_of(server: Served) -> dict[str, str]:
    return dict(server.guest("Fuzzer").http.cookies)


def check(operation: Any, headers: dict[str, str], origin: str, tables: list[str]) -> int:
    """Send what Hypothesis thinks of to one path, as somebody with or without a name; give how much was granted."""
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi import checks

    conforming = (
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_schema_conformance,
    )
    granted = 0

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy(), table=st.sampled_from([None, *tables]))
    def sent(case: Any, table: str | None) -> None:
        nonlocal granted
        if table is not None and "{table}" in operation.path:
            case.path_parameters["table"] = table
        response = case.call(base_url=origin, headers=headers)
        case.validate_response(response, checks=(not_a_server_error, *conforming))
        granted += response.status_code not in REFUSED
        if response.status_code in REFUSED:
            error = json.loads(response.content)["error"]
            assert error["code"]
            assert error["message"]

    sent()
    return granted


WITHOUT_COOKIES = {"/api/notifications/stop"}
"""What a program for mail asks with the secret of a link alone (RFC 8058): the origin says nothing there."""


def test_every_change_needs_an_origin(server: Served, anna: Guest) -> None:
    changes = {path for path, methods in paths(server).items() if "post" in methods}
    assert changes > WITHOUT_COOKIES
    for path in changes - WITHOUT_COOKIES:
        reply = anna.http.post(
            path.replace("{table}", "none"), json={}, headers={"origin": "https://elsewhere.example"}
        )
        assert reply.status_code == 403
