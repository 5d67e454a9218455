"""The HTTP interface does as its OpenAPI description says, whatever is sent to it."""

from __future__ import annotations

import json
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from tests.server.running import Guest, Served

CHECKS = (not_a_server_error, content_type_conformance, response_schema_conformance)
EXAMPLES = 25
REFUSED = range(400, 500)


def paths(server: Served) -> dict[str, Any]:
    description: dict[str, Any] = server.guest("Reader").get("/api/openapi.json")["paths"]
    return description


def test_whatever_is_sent_the_reply_is_as_described(server: Served) -> None:
    described = schemathesis.openapi.from_dict(server.guest("Reader").get("/api/openapi.json"))
    found: list[Any] = list(described.get_all_operations())
    operations = [operation.ok() for operation in found]
    assert len(operations) == sum(map(len, paths(server).values()))
    for operation in operations:
        for cookie in ({}, {"cookie": "; ".join(f"{key}={value}" for key, value in cookies_of(server).items())}):
            check(operation, {"origin": server.origin, **cookie}, server.origin)


def cookies_of(server: Served) -> dict[str, str]:
    return dict(server.guest("Fuzzer").http.cookies)


def check(operation: Any, headers: dict[str, str], origin: str) -> None:
    """Send what Hypothesis thinks of to one path, as somebody with or without a name."""

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy())
    def sent(case: Any) -> None:
        response = case.call(base_url=origin, headers=headers)
        case.validate_response(response, checks=CHECKS)
        if response.status_code in REFUSED:
            error = json.loads(response.content)["error"]
            assert error["code"]
            assert error["message"]

    sent()


def test_every_change_needs_an_origin(server: Served, anna: Guest) -> None:
    changes = [path for path, methods in paths(server).items() if "post" in methods]
    assert changes
    for path in changes:
        reply = anna.http.post(
            path.replace("{table}", "none"), json={}, headers={"origin": "https://elsewhere.example"}
        )
        assert reply.status_code == 403
