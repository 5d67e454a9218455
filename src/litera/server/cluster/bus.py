"""The bus between the nodes of a cluster: NATS, of which nothing is asked but to carry messages while it can.

What a node has for another goes out in one order over one subject: messages for a WebSocket, and answers. Whatever is
lost on the way is noticed by who waits for it.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import defaultdict
from collections.abc import Callable
from typing import Final, TypeAlias

import nats.errors
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from litera.server.cluster.messages import Item, encode, letters

log = logging.getLogger(__name__)

RECONNECTING_SECONDS: Final = 0.25
PING_SECONDS: Final = 1
"""So often the bus is asked whether it is there; twice without an answer it is away."""
LARGEST_LETTER: Final = 256 * 1024
"""Bytes of messages that go into one letter, where more than one does; NATS carries up to 1 MB."""

Hear: TypeAlias = Callable[[bytes, str], None]
"""Takes a message and its reply subject."""


def realm_of(secret: str) -> str:
    """Give what keeps the subjects of a cluster apart from those of others: its servers have the same secret."""
    return hashlib.sha256(secret.encode()).hexdigest()[:12]


class AwayError(Exception):
    """The bus cannot be reached."""


class Bus:
    """A node's connection to the bus."""

    def __init__(self, url: str, node: str, realm: str) -> None:
        """Prepare a connection. ``realm`` keeps clusters apart that use the same NATS servers."""
        self.node = node
        self.on_item: Callable[[Item], None] = _nothing
        self.on_nobody: Callable[[int], None] = _nothing
        """Hears that nobody was there to be asked, with the number of what was asked."""
        self.on_change: Callable[[bool], None] = _nothing
        """Hears that the bus is there, or away."""
        self._url = url
        self._realm = f"litera.{realm}"
        self._nats = Client()
        self._outbox: defaultdict[str, list[Item]] = defaultdict(list)
        self._is_due = asyncio.Event()
        self._is_closing = False
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def is_there(self) -> bool:
        """Whether messages are carried at present, as far as is known."""
        return self._nats.is_connected

    @property
    def waiting(self) -> int:
        """How many items wait to be sent."""
        return sum(map(len, self._outbox.values()))

    def open(self) -> None:
        """Connect, now or when the bus can be reached; and again whenever it was lost."""
        self._tasks = [asyncio.create_task(self._connect()), asyncio.create_task(self._send_on())]

    async def close(self) -> None:
        """Send what waits, and disconnect."""
        self._is_closing = True
        if self.is_there:
            await self._send_out()
        for task in self._tasks:
            task.cancel()
        # What was never connected can't be closed.
        if self._nats.is_connected or self._nats.is_reconnecting:
            await self._nats.close()

    def send(self, node: str, item: Item) -> None:
        """Have something told to a node, after all that it was told before; into the void while the bus is away."""
        self._outbox[node].append(item)
        self._is_due.set()

    async def publish(self, subject: str, message: bytes, reply: str = "") -> None:
        """Send a message to whoever listens. Raises AwayError."""
        try:
            await self._nats.publish(f"{self._realm}.{subject}", message, reply)
        except (nats.errors.Error, OSError) as error:
            raise AwayError(str(error)) from error

    async def ask(self, subject: str, number: int, message: bytes) -> None:
        """Send a message that is to be answered; ``on_nobody`` hears of it where nobody listens. Raises AwayError."""
        await self.publish(subject, message, f"{self._realm}.node.{self.node}.{number}")

    async def listen(self, subject: str, hear: Hear, queue: str = "") -> Subscription:
        """Hear every message of a subject; of a queue one of those who listen hears it."""

        async def heard(message: Msg) -> None:
            hear(message.data, message.reply)

        return await self._nats.subscribe(f"{self._realm}.{subject}", queue, heard)

    async def stop(self, subscription: Subscription) -> None:
        """Hear no more of a subject."""
        try:
            await subscription.unsubscribe()
        except nats.errors.Error as error:
            log.debug("not unsubscribed: %s", error)

    async def _connect(self) -> None:
        await self._nats.connect(
            [one.strip() for one in self._url.split(",")],
            error_cb=_log,
            disconnected_cb=self._lost,
            reconnected_cb=self._found,
            max_reconnect_attempts=-1,
            reconnect_time_wait=RECONNECTING_SECONDS,  # type: ignore[arg-type]  # it is slept for
            ping_interval=PING_SECONDS,
            connect_timeout=2,
            # Nothing is kept for later: what was asked long ago is of no use.
            pending_size=0,
        )
        await self._nats.subscribe(f"{self._realm}.node.{self.node}", cb=self._take)
        await self._nats.subscribe(f"{self._realm}.node.{self.node}.*", cb=self._nobody)
        await self._found()

    async def _take(self, message: Msg) -> None:
        for item in letters.decode(message.data):
            self.on_item(item)

    async def _nobody(self, message: Msg) -> None:
        # NATS itself says so; nobody else sends anything there.
        self.on_nobody(int(message.subject.rpartition(".")[2]))

    async def _lost(self) -> None:
        if self._is_closing:
            return
        log.error("the bus is away")
        self._outbox.clear()
        self.on_change(False)

    async def _found(self) -> None:
        log.warning("the bus is there")
        self.on_change(True)

    async def _send_on(self) -> None:
        while True:
            await self._is_due.wait()
            await self._send_out()

    async def _send_out(self) -> None:
        self._is_due.clear()
        while self._outbox:
            node, items = self._outbox.popitem()
            for letter in _letters(items):
                try:
                    await self.publish(f"node.{node}", letter)
                except AwayError as error:
                    log.debug("a letter was not sent: %s", error)


def _letters(items: list[Item]) -> list[bytes]:
    """Put items into letters, in order."""
    written = encode(items)
    if len(written) <= LARGEST_LETTER or len(items) == 1:
        return [written]
    half = len(items) // 2
    return _letters(items[:half]) + _letters(items[half:])


async def _log(error: Exception) -> None:
    log.info("the bus: %r", error)


def _nothing(_: object) -> None:
    """Do nothing: before anybody listens."""
