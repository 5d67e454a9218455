"""HTTP requests about tables that other nodes own: the request goes to the owner, and the owner's reply comes back."""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import parse_qs

import msgspec

from litera.server.cluster.calls import Calls, UnansweredError, UnknownError
from litera.server.cluster.links import SUBJECT, subject_of
from litera.server.cluster.messages import Replied, Requested, replies
from litera.server.cluster.slots import SLOTS
from litera.server.errors import STATUS, Denial, DeniedError, told
from litera.server.rooms.services import Services
from litera.texts import FALLBACK

TABLES: Final = "/api/tables"
ADMIN_TABLES: Final = "/api/admin/tables/"
LISTS: Final = frozenset({"mine"})
"""What stands in a table's place in a path, and is none."""
JSON: Final = (b"content-type", b"application/json")
PACKED: Final = b"litera-packed"
"""The header between nodes that says of a body that it is compressed."""
LONG: Final = 64 * 1024
MOST_BODY: Final = 512 * 1024


class Forwarding:
    """An ASGI application that has other nodes answer what is about their tables."""

    def __init__(self, app: Any, services: Services, calls: Calls, *, has_slots: Callable[[], bool]) -> None:
        self._app = app
        self._services = services
        self._calls = calls
        self._has_slots = has_slots

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request, or have it answered."""
        subject = self._subject(scope) if scope["type"] == "http" else None
        if subject is None:
            await self._app(scope, receive, send)
            return
        body = await _whole(receive)
        if body is None:
            return
        reply = await self._ask(subject, scope, body)
        headers = [header for header in reply.headers if header[0] != PACKED]
        content = zlib.decompress(reply.body) if len(headers) < len(reply.headers) else reply.body
        await send({"type": "http.response.start", "status": reply.status, "headers": headers})
        await send({"type": "http.response.body", "body": content})

    def _subject(self, scope: Any) -> str | None:
        """Give where a request is to be answered, None where here."""
        path = scope["path"].rstrip("/")
        if path == TABLES and scope["method"] == "POST":
            # A new table is this node's own, as soon as it has slots.
            return None if self._has_slots() else SUBJECT.format(random.randrange(SLOTS))
        table = _table_of(path)
        return None if not table or self._services.epoch(table) is not None else subject_of(table)

    async def _ask(self, subject: str, scope: Any, body: bytes) -> Replied:
        client = scope.get("client")
        request = Requested(
            table=_table_of(scope["path"].rstrip("/")),
            method=scope["method"],
            scheme=scope["scheme"],
            path=scope["path"],
            query=scope["query_string"],
            headers=[(name, value) for name, value in scope["headers"]],
            address=client[0] if client else "",
            body=body,
        )
        try:
            return replies.decode(await self._calls.ask(subject, request))
        except (UnansweredError, UnknownError):
            return _away(scope)


class Replier:
    """Answers requests that come by way of other nodes, with the application itself."""

    def __init__(self, app: Any) -> None:
        self._app = app

    async def reply(self, request: Requested) -> Replied:
        """Answer a request."""
        scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": request.method,
            "scheme": request.scheme,
            "path": request.path,
            "raw_path": request.path.encode(),
            "root_path": "",
            "query_string": request.query,
            "headers": request.headers,
            "client": (request.address, 0) if request.address else None,
            "server": None,
            "state": {},
            "extensions": {},
        }
        inbox: list[dict[str, Any]] = [{"type": "http.request", "body": request.body, "more_body": False}]
        status, headers, parts = 500, list[tuple[bytes, bytes]](), list[bytes]()

        async def receive() -> dict[str, Any]:
            return inbox.pop() if inbox else {"type": "http.disconnect"}

        async def send(event: dict[str, Any]) -> None:
            nonlocal status
            if event["type"] == "http.response.start":
                status = event["status"]
                headers.extend((bytes(name), bytes(value)) for name, value in event["headers"])
            elif event["type"] == "http.response.body":
                parts.append(bytes(event.get("body", b"")))

        await self._app(scope, receive, send)
        body = b"".join(parts)
        if len(body) > LONG:
            return Replied(status, [*headers, (PACKED, b"")], zlib.compress(body))
        return Replied(status, headers, body)


def _table_of(path: str) -> str:
    """Give the table that a path is about, "" where it is about none."""
    for beginning in (f"{TABLES}/", ADMIN_TABLES):
        if path.startswith(beginning):
            table = path.removeprefix(beginning).partition("/")[0]
            return "" if table in LISTS else table
    return ""


async def _whole(receive: Any) -> bytes | None:
    """Read the body of a request, not much beyond what the owner refuses; None where its sender has gone."""
    body = b""
    while len(body) <= MOST_BODY:
        event = await receive()
        if event["type"] == "http.disconnect":
            return None
        body += event.get("body", b"")
        if not event.get("more_body"):
            break
    return body


def _away(scope: Any) -> Replied:
    language = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [FALLBACK])[0]
    error = told(DeniedError(Denial.STORE_FAILED, key="server-cluster-away"), language)
    return Replied(STATUS[Denial.STORE_FAILED], [JSON], msgspec.json.encode({"error": error}))
