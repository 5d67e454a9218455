"""A guest of a server over HTTP: known by a cookie, with a list of tables to come to or to open one beside them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import httpx

from litera.client.links import Address
from litera.client.local import RefusedError

COOKIE = "litera_guest"
ANSWER_SECONDS = 30.0
UNAVAILABLE = 503


class Visitor:
    """Somebody at a server. Every method raises RefusedError with the server's sentence, OSError where none answers.

    ``keep`` is called with each new cookie: whoever brings it the next time is the same guest.
    """

    def __init__(self, server: str, cookie: str | None, keep: Callable[[str], None], *, language: str) -> None:
        """Visit the server of this address with the cookie of an earlier visit, if there was one."""
        parts = urlsplit(server)
        origin = f"{parts.scheme}://{parts.netloc}"
        self.server = server
        self.language = language
        self._http = httpx.Client(headers={"origin": origin}, timeout=ANSWER_SECONDS)
        self._cookie = cookie
        self._keep = keep

    def close(self) -> None:
        """Hang up."""
        self._http.close()

    def name(self) -> str | None:
        """Give the nickname by which the server knows this guest, None where it does not."""
        name: str | None = self._ask("GET", "session")["name"]
        return name

    def rename(self, name: str) -> str:
        """Take a nickname; give it as the server writes it."""
        taken: str = self._ask("POST", "session", name=name, lang=self.language)["name"]
        return taken

    def ticket(self) -> str:
        """Give what opens a WebSocket for a short while."""
        ticket: str = self._ask("POST", "session/ticket")["ticket"]
        return ticket

    def games(self) -> list[dict[str, Any]]:
        """Give the games, each with the names of its levels as the table protocol has them."""
        games: list[dict[str, Any]] = self._ask("GET", "games")["games"]
        return [{**game, "levels": [level["id"] for level in game["levels"]]} for game in games]

    def tables(self) -> list[dict[str, Any]]:
        """Give the guest's own tables that are not over, then those that are open to everybody."""
        own = [table for table in self._ask("GET", "tables/mine")["tables"] if table["status"] != "over"]
        known = {table["table"] for table in own}
        return own + [table for table in self._ask("GET", "tables")["tables"] if table["table"] not in known]

    def open(self, **setup: Any) -> Address:
        """Open a table; give the way to it."""
        opened = self._ask("POST", "tables", **setup)
        return Address(self.server, opened["table"]["table"], opened["invitation"])

    def table(self, address: Address) -> dict[str, Any]:
        """Say what a table is like."""
        query = {} if address.invitation is None else {"invitation": address.invitation}
        table: dict[str, Any] = self._ask("GET", f"tables/{address.table}", **query)["table"]
        return table

    def join(self, address: Address, seat: int | None, password: str | None) -> int | None:
        """Come to a table, and to a free seat of it; give the seat that the guest has there, None for a spectator."""
        path = f"tables/{address.table}/join"
        joined = self._ask("POST", path, seat=seat, invitation=address.invitation, password=password)
        own: int | None = joined["seat"]
        return own

    def neighbours(self, table: str) -> list[dict[str, Any]]:
        """Give the other people at a table: those in seats, and those who have said something."""
        people: list[dict[str, Any]] = self._ask("GET", f"tables/{table}/people")["people"]
        return people

    def report(self, person: str, *, table: str, reason: str, words: str) -> None:
        """Report somebody to the moderators."""
        self._ask("POST", "reports", person=person, table=table, reason=reason, words=words)

    def _ask(self, method: str, path: str, **keys: Any) -> Any:
        """Send a request; its keys are the body of a POST, the query of a GET."""
        headers = {} if self._cookie is None else {"cookie": f"{COOKIE}={self._cookie}"}
        query, body = ({}, keys) if method == "POST" else (keys, None)
        query = {"lang": self.language, **query}
        try:
            reply = self._http.request(method, f"{self.server}/api/{path}", params=query, headers=headers, json=body)
            said = reply.json()
        except httpx.TransportError as error:
            raise ConnectionError(str(error)) from error
        except ValueError as error:
            # Something else than Litera answers there.
            raise ConnectionError(f"HTTP {reply.status_code}") from error
        cookie = reply.cookies.get(COOKIE)
        self._http.cookies.clear()
        if reply.status_code == UNAVAILABLE:
            raise ConnectionError(said["error"]["message"] if "error" in said else f"HTTP {UNAVAILABLE}")
        if not reply.is_success:
            raise RefusedError(said["error"])
        if cookie is not None and cookie != self._cookie:
            self._cookie = cookie
            self._keep(cookie)
        return said
