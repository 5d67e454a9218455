"""What keeps pages of other origins out: the check of the asker, and the headers of every reply."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from litera.server.addresses import party_of
from litera.server.errors import Denial, DeniedError, told
from litera.server.rooms.turns import Turnstile
from litera.server.tracing import Following, id_for
from litera.server.web.limits import MOST_REQUESTS, ConnectionCounts
from litera.texts import FALLBACK

log = logging.getLogger(__name__)

REQUEST_ID: Final = b"x-request-id"
"""The header by which a proxy names a request, for its own log and ours."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
)
HOME: Final = ("local", "localhost", "lan", "internal", "home.arpa")
"""What names end in that are not of the public system of names."""


def header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str | None:
    """Give the value of a header of a request, None where it is missing."""
    return next((value.decode("latin-1") for key, value in headers if key == name), None)


def is_own_origin(origin: str, host: str | None, public_url: str | None) -> bool:
    """Say whether a page of this origin is ours: it comes from the host that was asked, or from the public address.

    A public name counts only where it is that of the public address: who owns another one can have it lead here, and
    their pages would pass for ours.
    """
    try:
        parts = urlsplit(origin)
    except ValueError:
        # It is no address at all.
        return False
    if parts.scheme not in ("http", "https") or not parts.netloc:
        return False
    if public_url is not None:
        public = urlsplit(public_url)
        if (parts.scheme, parts.netloc) == (public.scheme, public.netloc):
            return True
    return parts.netloc == host and is_name_at_home(parts.hostname or "")


def is_name_at_home(name: str) -> bool:
    """Say whether a host is called by its address, or by a name that nobody elsewhere can give it."""
    try:
        ip_address(name)
    except ValueError:
        return "." not in name or name.endswith(tuple(f".{end}" for end in HOME))
    return True


JSON = (b"content-type", b"application/json")
NOT_KEPT = (b"cache-control", b"no-store")
"""What is said to one person is kept by no cache, unless the reply says otherwise."""


AT_A_TIME = 16
"""So many requests are begun in one turn of the event loop."""


class Guarded:
    """An ASGI application whose replies carry the headers, and are kept by no cache where they do not say so.

    ``HEAD`` is answered as ``GET`` is, of which uvicorn sends the head alone. An address may ask for so much at a time.
    """

    def __init__(self, app: Any, hsts_seconds: int, most: int = MOST_REQUESTS) -> None:
        """Guard an application. Browsers are to come by HTTPS alone for so many seconds; 0 says nothing of it."""
        self._app = app
        self._headers = HEADERS
        if hsts_seconds:
            self._headers += ((b"strict-transport-security", b"max-age=%d" % hsts_seconds),)
        self._turnstile = Turnstile(AT_A_TIME)
        self._places = ConnectionCounts(most)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one connection."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        asked = id_for(header(scope["headers"], REQUEST_ID))

        async def guarded(event: Any) -> None:
            if event["type"] == "http.response.start":
                given = [*event.get("headers", ())]
                kept = () if any(key.lower() == NOT_KEPT[0] for key, _ in given) else (NOT_KEPT,)
                log.debug("%s %s: %d", scope["method"], scope["path"], event["status"])
                named = (REQUEST_ID, asked.encode())
                event = {**event, "headers": [*given, *kept, *self._headers, named]}
            await send(event)

        parent = header(scope["headers"], b"traceparent") or ""
        method, path = scope["method"], scope["path"]
        with Following(asked, method, parent, **{"http.request.method": method, "url.path": path}):
            await self._serve(scope, receive, guarded)

    async def _serve(self, scope: Any, receive: Any, guarded: Any) -> None:
        address = party_of(scope["client"][0]) if scope["client"] else ""
        if not self._places.take(address):
            body = msgspec.json.encode({"error": told(DeniedError(Denial.TOO_MANY), FALLBACK)})
            await guarded({"type": "http.response.start", "status": 429, "headers": [JSON]})
            await guarded({"type": "http.response.body", "body": body})
            return
        try:
            await self._turnstile.passed()
            if scope["method"] == "HEAD":
                scope = {**scope, "method": "GET"}
            await self._app(scope, receive, guarded)
        finally:
            self._places.free(address)
