"""The least that a durable table server can do, on the same stack: what ``bench.server`` holds ours against.

A trivial card game: two hands, of which the seats lay cards in turn, and a new deal when they are empty. Every move is
on the disk (SQLite, synchronous=FULL, group commit in a thread) before both seats are told of it as JSON, over the same
uvicorn and uvloop. No views, rules, words, clocks, guests, limits, or coming back after a lost connection.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import threading
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import uvicorn

HAND = 13


class Asked(msgspec.Struct):
    """What a client says: to which seat of which table they come, and later which card they lay."""

    table: int = 0
    seat: int = 0
    card: int = 0


_read = msgspec.json.Decoder(Asked).decode
_write = msgspec.json.Encoder().encode


class Store:
    """Writes lines to SQLite in a thread; those that wait together share a commit."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "plain.db"
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[tuple[tuple[int, bytes], Callable[[], None]]] = deque()
        self._wake = threading.Event()
        threading.Thread(target=self._write_on, daemon=True).start()

    def append(self, table: int, line: bytes, then: Callable[[], None]) -> None:
        """Write a line of a table, and call when it is on the disk."""
        self._waiting.append(((table, line), then))
        self._wake.set()

    def _write_on(self) -> None:
        database = sqlite3.connect(self._file, isolation_level=None)
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("PRAGMA synchronous=FULL")
        database.execute("CREATE TABLE lines (number INTEGER PRIMARY KEY, of INTEGER, line BLOB)")
        while True:
            self._wake.wait()
            self._wake.clear()
            batch = [self._waiting.popleft() for _ in range(len(self._waiting))]
            if batch:
                database.execute("BEGIN")
                database.executemany("INSERT INTO lines (of, line) VALUES (?, ?)", [line for line, _ in batch])
                database.execute("COMMIT")
                self._loop.call_soon_threadsafe(_call, [then for _, then in batch])


def _call(all_of_them: list[Callable[[], None]]) -> None:
    for each in all_of_them:
        each()


class PlainTable:
    """Two seats that lay cards in turn."""

    def __init__(self, number: int, store: Store) -> None:
        self._number = number
        self._store = store
        self._draw = random.Random(number)
        self._seats: dict[int, Any] = {}
        self._hands: list[list[int]] = [[], []]
        self._turn = 0
        self._moves = 0
        self._sending: set[asyncio.Future[None]] = set()

    def sit(self, seat: int, send: Any) -> None:
        """Take a seat; the game begins when both are taken."""
        self._seats[seat] = send
        if len(self._seats) == 2:
            self._deal()
            self._tell(1, None)

    def _deal(self) -> None:
        cards = self._draw.sample(range(52), 2 * HAND)
        self._hands = [cards[:HAND], cards[HAND:]]

    def lay(self, seat: int, card: int) -> None:
        """Lay a card; both seats are told when it is on the disk. Raises ValueError for one that may not be laid."""
        if seat != self._turn or card not in self._hands[seat]:
            raise ValueError(card)
        self._hands[seat].remove(card)
        if not any(self._hands):
            self._deal()
        self._turn = 1 - seat
        self._moves += 1
        line = _write({"seat": seat, "card": card})
        self._store.append(self._number, line, lambda: self._tell(seat, card))

    def _tell(self, seat: int, card: int | None) -> None:
        """Tell both seats who laid which card, and each their own hand."""
        for watcher, send in self._seats.items():
            told = _write({"seq": self._moves, "seat": seat, "card": card, "hand": self._hands[watcher]})
            task = asyncio.ensure_future(send({"type": "websocket.send", "text": told.decode()}))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)


class Plain:
    """The ASGI application."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._store: Store | None = None
        self._tables: dict[int, PlainTable] = {}

    async def __call__(self, _: Any, receive: Any, send: Any) -> None:
        """Serve one connection."""
        self._store = self._store or Store(self._folder)
        await receive()
        await send({"type": "websocket.accept"})
        comes = _read((await receive())["text"])
        table = self._tables.setdefault(comes.table, PlainTable(comes.table, self._store))
        table.sit(comes.seat, send)
        while (event := await receive())["type"] == "websocket.receive":
            table.lay(comes.seat, _read(event["text"]).card)


class Server(uvicorn.Server):
    """uvicorn, which says where it listens."""

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        print(f"http://127.0.0.1:{self.servers[0].sockets[0].getsockname()[1]}/", flush=True)


def main(folder: str) -> None:
    """Serve, on any free port, with the database in a folder."""
    config = uvicorn.Config(
        Plain(Path(folder)),
        port=0,
        loop="uvloop",
        lifespan="off",
        log_level="error",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        access_log=False,
    )
    Server(config).run()


if __name__ == "__main__":
    main(sys.argv[1])
