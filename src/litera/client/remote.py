"""A table on a server, asked over a WebSocket. A lost connection is opened again by itself, and nothing is missed."""

from __future__ import annotations

import itertools
import secrets
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future
from typing import Any
from urllib.parse import urlencode, urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from litera.client.local import RefusedError

FINAL_CODES = frozenset({1008, 4001, 4004, 4009})
"""Close codes after which coming back is of no use: not let in, no such table, another connection took over."""
PATIENCE = 300.0
"""Seconds without a connection after which it is given up."""
FIRST_PATIENCE = 30.0
"""So many where there has been none yet: the server may be starting, or the address be wrong."""
LONGEST_PAUSE = 5.0
OPENING_SECONDS = 10.0
HELLO = "hello"
PASSING = frozenset({"store_failed", "too_many"})
"""Codes with which a server that starts anew, or is full, turns away who may come back at once."""

Told = dict[str, Any]


class LostError(Exception):
    """The connection is closed for good; ``code`` is the WebSocket's, None where the server was not reached."""

    def __init__(self, code: int | None) -> None:
        super().__init__(f"connection closed ({code})")
        self.code = code


class RemoteClient:
    """Asks about the one table that its connection is at. May be used by several threads.

    ``hello`` gives the keys of the first message (``token``, or ``ticket`` and ``table``) anew for each connection;
    it may raise OSError where they cannot be had at present, and RefusedError where never.
    ``hear`` is told of every feed item, in order, from a thread of its own; and of each reply to a first message that
    says all anew, as ``{"feed": "hello", …}``. ``leave`` is called when the connection is closed for good.
    """

    def __init__(
        self,
        url: str,
        hello: Callable[[], Mapping[str, Any]],
        hear: Callable[[Told], None],
        *,
        leave: Callable[[], None],
    ) -> None:
        """Connect in the background. ``url`` is the server's, beginning with http or https; else ValueError."""
        self._url = socket_url(url)
        self._hello = hello
        self._hear = hear
        self._leave = leave
        self._seen: dict[str, Any] = {}
        self._lock = threading.Lock()
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[str, Future[Told]]] = {}
        self._end: Exception | None = None
        self._ended = threading.Event()
        series = secrets.token_urlsafe(6)
        self._ids = (f"{series}-{number}" for number in itertools.count())
        self._listener = threading.Thread(target=self._listen, name="remote table", daemon=True)
        self._listener.start()

    def ask(self, do: str, **keys: Any) -> Told:
        """Send a request and give its reply. Raises RefusedError with the server's sentence, LostError."""
        reply = self.request({"do": do, **keys})
        if not reply["ok"]:
            raise RefusedError(reply["error"])
        return reply

    def request(self, asked: Mapping[str, Any]) -> Told:
        """Send a request and give its reply, also where it is refused; over a lost connection it is sent once more.

        Raises LostError, or RefusedError where the server did not let us in.
        """
        answer: Future[Told] = Future()
        self._post(asked, answer)
        return answer.result()

    def post(self, asked: Mapping[str, Any], then: Callable[[Told], None]) -> None:
        """Send a request; ``then`` gets its reply in one order with the feed items, and by the same thread.

        All else is as for ``request``; where the connection is closed for good before the reply, there is none.
        """

        def tell(answer: Future[Told]) -> None:
            if answer.exception() is None:
                then(answer.result())

        answer: Future[Told] = Future()
        answer.add_done_callback(tell)
        self._post(asked, answer)

    def _post(self, asked: Mapping[str, Any], answer: Future[Told]) -> None:
        number = next(self._ids)
        text = msgspec.json.encode({**asked, "id": number}).decode()
        with self._lock:
            if self._end is not None:
                raise self._end
            self._waiting[number] = text, answer
            socket = self._socket
        if socket is not None:
            _send(socket, text)

    def close(self) -> None:
        """Leave the table."""
        self._finish(LostError(None))
        self._listener.join()

    @property
    def is_connected(self) -> bool:
        """Whether there is a connection at present; one that was lost is opened again."""
        return self._socket is not None

    @property
    def end(self) -> Exception | None:
        """Why the connection is closed for good: a RefusedError or a LostError; None while it is not."""
        return self._end

    def _listen(self) -> None:
        left_at, pauses, patience = time.monotonic(), _pauses(), FIRST_PATIENCE
        while self._end is None:
            code = None
            try:
                with connect(self._address(), compression=None, max_size=None, open_timeout=OPENING_SECONDS) as socket:
                    try:
                        self._greet(socket)
                        left_at, pauses, patience = time.monotonic(), _pauses(), PATIENCE
                        for text in socket:
                            self._take(text)
                            left_at = time.monotonic()
                    except ConnectionClosed:
                        # What follows is the same as after a close in peace.
                        self._socket = None
                    code = socket.close_code
            except RefusedError as error:
                self._finish(error)
            except (OSError, InvalidHandshake):
                # Nobody answers at present: the server restarts.
                code = None
            self._socket = None
            if code in FINAL_CODES or time.monotonic() - left_at > patience:
                self._finish(LostError(code))
            self._ended.wait(next(pauses))

    def _address(self) -> str:
        # A proxy before several servers sends everybody of a table to the same one by what the address names.
        table = self._hello().get("table")
        return self._url if table is None else f"{self._url}?{urlencode({'table': table})}"

    def _greet(self, socket: ClientConnection) -> None:
        """Say hello, then send what is still waited for. Raises RefusedError, ConnectionClosed, ConnectionError."""
        socket.send(msgspec.json.encode({"do": HELLO, "id": HELLO, **self._hello(), **self._seen}).decode())
        reply: Told = msgspec.json.decode(socket.recv())
        if not reply["ok"] and reply["error"]["code"] in PASSING:
            raise ConnectionError(reply["error"]["message"])
        if not reply["ok"]:
            raise RefusedError(reply["error"])
        self._seen = {"epoch": reply["epoch"], "seq": reply["seq"]}
        told = {key: value for key, value in reply.items() if key not in ("id", "ok")}
        self._hear({"feed": HELLO, **told})
        with self._lock:
            self._socket = socket
            again = [text for text, _ in self._waiting.values()]
        for text in again:
            socket.send(text)
        if self._end is not None:
            socket.close()

    def _take(self, text: str | bytes) -> None:
        told: Told = msgspec.json.decode(text)
        if "feed" in told:
            self._seen["seq"] = told["seq"]
            self._hear(told)
            return
        with self._lock:
            waiting = self._waiting.pop(told["id"], None)
        if waiting is not None:
            waiting[1].set_result(told)

    def _finish(self, error: Exception) -> None:
        with self._lock:
            if self._end is not None:
                return
            self._end = error
            left, self._waiting = self._waiting, {}
            socket = self._socket
        self._ended.set()
        for _, answer in left.values():
            answer.set_exception(error)
        if socket is not None:
            socket.close()
        self._leave()


def socket_url(url: str) -> str:
    """Give the address of the WebSocket of the server with this address. Raises ValueError for another kind."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise ValueError(url)
    return f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}{parts.path.rstrip('/')}/ws"


def _send(socket: ClientConnection, text: str) -> None:
    try:
        socket.send(text)
    except ConnectionClosed:
        # It is sent once more when we have come back.
        return


def _pauses() -> Iterator[float]:
    pause = 0.1
    while True:
        yield pause
        pause = min(LONGEST_PAUSE, 2 * pause)
