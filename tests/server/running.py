"""A real server in a process of its own, and clients that talk to it over HTTP and WebSocket."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from litera.server.feed import messages

STARTING_SECONDS = 60
PATIENCE = 20
LITERA = ("-m", "litera.cli")
"""What Python is started with."""
FAST = {"LITERA_BOT_PAUSE": "0", "LITERA_MESSAGES_AT_ONCE": "100000", "LITERA_REQUESTS_PER_SECOND": "100000"}
FAST |= {"LITERA_TABLES_PER_HOUR": "100000"}


class Served:
    """A running server."""

    def __init__(
        self,
        data: Path,
        *flags: str,
        program: Sequence[str] = LITERA,
        python: str = sys.executable,
        **environment: str,
    ) -> None:
        command = [python, *program, "serve", "--port", "0", "--no-browser", "--data", str(data)]
        self.log = data / "log"
        self._clients: list[Guest | Seated] = []
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *flags],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=os.environ | {"LC_ALL": "C.UTF-8"} | FAST | environment,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        if found is None:
            self.stop(signal.SIGKILL)
        assert found, (line, self.log.read_text())
        self.port = int(found[1])
        self.origin = f"http://127.0.0.1:{self.port}"

    def stop(self, how: int = signal.SIGTERM) -> int:
        """Send a signal, and wait for the end; give the exit status."""
        self.process.send_signal(how)
        return self.ended()

    def ended(self) -> int:
        """Wait for the end; give the exit status."""
        status = self.process.wait(PATIENCE)
        self.hang_up()
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status

    def keep(self, client: Guest | Seated) -> None:
        """Remember a client that is to be closed."""
        self._clients.append(client)

    def hang_up(self) -> None:
        """Close all clients."""
        while self._clients:
            self._clients.pop().close()

    def guest(self, name: str, lang: str = "en") -> Guest:
        """Give a new guest."""
        guest = Guest(self)
        guest.post("/api/session", name=name, lang=lang)
        return guest


@contextmanager
def served(
    data: Path, *flags: str, program: Sequence[str] = LITERA, python: str = sys.executable, **environment: str
) -> Iterator[Served]:
    """Run a server for a while."""
    server = Served(data, *flags, program=program, python=python, **environment)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.process.terminate()
        server.ended()


class Guest:
    """A person's HTTP client, with their cookie."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.origin, headers={"origin": server.origin}, timeout=PATIENCE)
        server.keep(self)

    def close(self) -> None:
        """Hang up."""
        self.http.close()

    def get(self, path: str, **query: Any) -> Any:
        """Ask for something that has to be there."""
        reply = self.http.get(path, params=query)
        assert reply.status_code == 200, reply.text
        return reply.json()

    def post(self, path: str, **body: Any) -> Any:
        """Ask for a change that has to be made."""
        reply = self.http.post(path, json=body)
        assert reply.status_code in (200, 201), reply.text
        return reply.json()

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        """Ask for a change that has to be refused; give status and code."""
        reply = self.http.post(path, json=body)
        assert reply.status_code >= 400, reply.text
        return reply.status_code, reply.json()["error"]["code"]

    def open(self, game: str, **setup: Any) -> dict[str, Any]:
        """Open a table; give the summary, and the invitation beside it."""
        opened = self.post("/api/tables", game=game, **setup)
        return {**opened["table"], "invitation": opened["invitation"]}

    def enter(self, table: dict[str, Any] | str, **hello: Any) -> Seated:
        """Connect to a table, and say hello."""
        name = table if isinstance(table, str) else table["table"]
        if not isinstance(table, str) and "invitation" in table:
            hello.setdefault("invitation", table["invitation"])
        return Seated(self.server, ticket=self.post("/api/session/ticket")["ticket"], table=name, **hello)


class Seated:
    """A connection to a table that has said hello. Feed items that come between replies are kept in ``feed``."""

    def __init__(self, server: Served, **hello: Any) -> None:
        self._open = ExitStack()
        address = f"ws://127.0.0.1:{server.port}/ws"
        # Without pings: their thread draws from the global random numbers, which Hypothesis watches over.
        # A client that hasn't read everything never hears the server's goodbye.
        connected = connect(address, compression=None, ping_interval=None, close_timeout=1)
        self.socket: ClientConnection = self._open.enter_context(connected)
        server.keep(self)
        self.feed: list[dict[str, Any]] = []
        self.everything: list[str] = []
        self._asked = 0
        self._sent: dict[Any, str] = {}
        self.welcome = self.ask("hello", **hello)
        assert self.welcome["ok"], self.welcome
        self.room = self.welcome["room"]

    def send(self, do: str, **keys: Any) -> str:
        """Send a request; give its id."""
        self._asked += 1
        asked = keys.pop("id", f"{id(self)}-{self._asked}")
        self._sent[asked] = do
        self.socket.send(json.dumps({"do": do, "id": asked, **keys}))
        return str(asked)

    def ask(self, do: str, **keys: Any) -> dict[str, Any]:
        """Send a request and wait for its reply."""
        return self.reply(self.send(do, **keys))

    def reply(self, asked: str) -> dict[str, Any]:
        """Wait for the reply to the request with an id."""
        while True:
            message = self._next(PATIENCE)
            if "feed" in message:
                self.feed.append(message)
            elif str(message["id"]) == asked:
                return message

    def refused(self, do: str, **keys: Any) -> str:
        """Send a request that has to be refused; give the code."""
        reply = self.ask(do, **keys)
        assert not reply["ok"], reply
        return str(reply["error"]["code"])

    def done(self, do: str, **keys: Any) -> dict[str, Any]:
        """Send a request that has to be carried out."""
        reply = self.ask(do, **keys)
        assert reply["ok"], reply
        return reply

    def until(self, feed: str) -> dict[str, Any]:
        """Give the next feed item of a kind; those before it are forgotten."""
        while True:
            item = self.feed.pop(0) if self.feed else self._next(PATIENCE)
            if item["feed"] == feed:
                return item

    def _next(self, seconds: float) -> dict[str, Any]:
        text = self.socket.recv(seconds)
        assert isinstance(text, str)
        self.everything.append(text)
        message: dict[str, Any] = json.loads(text)
        self._hold(message)
        if message.get("feed") == "room":
            self.room = message["room"]
        return message

    def _hold(self, message: dict[str, Any]) -> None:
        """Hold a message against its type, from which the pages' is made. Raises msgspec.ValidationError."""
        if "feed" in message:
            msgspec.convert(message, messages.FeedItem)
        elif not message["ok"]:
            msgspec.convert(message["error"], messages.Refusal)
        elif (kind := messages.REPLIES.get(self._sent.get(message["id"], ""))) is not None:
            msgspec.convert({key: value for key, value in message.items() if key not in ("id", "ok")}, kind)

    def close(self) -> None:
        """Hang up."""
        self._open.close()
