"""Asking another node and being asked: again until somebody answers, and done once however often it is asked."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from litera.server.cluster.bus import AwayError, Bus
from litera.server.cluster.messages import Answered, Ask, Question, Status, asks, encode
from litera.server.tracing import Following, carried, request_id

log = logging.getLogger(__name__)

PATIENCE_SECONDS: Final = 5.0
"""So long somebody is looked for who answers; a lease ends within three seconds."""
QUIET_SECONDS: Final = 0.6
"""After so long without a sign of life the question is asked again."""
SIGN_SECONDS: Final = 0.25
"""So often who works on an answer says so."""
AGAIN_SECONDS: Final = 0.05
"""So long after nobody was there it is asked again."""

Work: TypeAlias = Callable[[str, Question], Awaitable[bytes]]
"""Does what a node asks. Raises NotOursError and UnknownError."""


class UnansweredError(Exception):
    """Nobody has answered for as long as anybody is to wait."""


class NotOursError(Exception):
    """The node that was asked does not own the slot."""


class UnknownError(Exception):
    """The node that was asked does not know the connection."""


class Calls:
    """What a node asks of others, and does for them."""

    def __init__(self, bus: Bus, work: Work, on_answer: Callable[[float], None]) -> None:
        """Ask and answer over a bus. ``on_answer`` hears how many seconds each question took."""
        self._bus = bus
        self._work = work
        self._on_answer = on_answer
        self._numbers = itertools.count()
        self._asked: dict[int, asyncio.Queue[Answered]] = {}
        self._doing: dict[tuple[str, int], asyncio.Task[None]] = {}
        bus.on_nobody = self._nobody
        self._signs = asyncio.create_task(self._give_signs())

    def close(self) -> None:
        """Do nothing any more."""
        self._signs.cancel()
        for task in self._doing.values():
            task.cancel()

    async def ask(self, subject: str, what: Question, *, waits: bool = True) -> bytes:
        """Ask whoever listens to a subject, and wait for somebody who does unless ``waits`` is false.

        Raises UnansweredError, and UnknownError.
        """
        with Following(request_id.get(), f"ask {type(what).__name__.lower()}", subject=subject):
            return await self._ask(subject, what, waits=waits)

    async def _ask(self, subject: str, what: Question, *, waits: bool) -> bytes:
        number = next(self._numbers)
        message = encode(Ask(self._bus.node, number, what, request_id.get(), carried()))
        heard: asyncio.Queue[Answered] = asyncio.Queue()
        self._asked[number] = heard
        loop = asyncio.get_running_loop()
        began = loop.time()
        end = began + PATIENCE_SECONDS
        try:
            while loop.time() < end:
                await self._bus.ask(subject, number, message)
                while True:
                    answered = await _within(QUIET_SECONDS, heard)
                    if answered is None:
                        break
                    if answered.status == "done":
                        self._on_answer(loop.time() - began)
                        return answered.reply
                    if answered.status == "unknown":
                        raise UnknownError
                    if answered.status == "elsewhere":
                        if not waits:
                            raise UnansweredError(f"nobody is at {subject}")
                        await asyncio.sleep(AGAIN_SECONDS)
                        break
                    # Somebody works on it: that may take its time.
                    end = loop.time() + PATIENCE_SECONDS
        except AwayError as error:
            raise UnansweredError(str(error)) from error
        finally:
            del self._asked[number]
        raise UnansweredError(f"nobody answered at {subject} for {PATIENCE_SECONDS:g} s")

    def take(self, answered: Answered) -> None:
        """Take an answer; one that nobody waits for any more is of no use."""
        if (heard := self._asked.get(answered.number)) is not None:
            heard.put_nowait(answered)

    def hear(self, message: bytes, _: str = "") -> None:
        """Begin what another node asks; or say that it is being done."""
        asked = asks.decode(message)
        key = asked.node, asked.number
        if key in self._doing:
            self._sign(key)
        else:
            task = asyncio.get_running_loop().create_task(self._do(asked))
            self._doing[key] = task
            task.add_done_callback(lambda _: self._doing.pop(key))

    @property
    def waiting(self) -> int:
        """How many questions wait for an answer."""
        return len(self._asked)

    def fail(self) -> None:
        """Let all who wait for an answer hear that there is none: the bus is away."""
        for number, heard in self._asked.items():
            heard.put_nowait(Answered(number, "unknown"))

    async def _do(self, asked: Ask) -> None:
        status: Status = "done"
        reply = b""
        with Following(asked.request, f"answer {type(asked.what).__name__.lower()}", asked.trace):
            try:
                reply = await self._work(asked.node, asked.what)
            except NotOursError:
                status = "elsewhere"
            except UnknownError:
                status = "unknown"
            except Exception:
                # Whoever asked must not ask again and again, and have it begun each time.
                log.exception("what another node asked failed")
                status = "unknown"
        self._bus.send(asked.node, Answered(asked.number, status, reply))

    async def _give_signs(self) -> None:
        while True:
            await asyncio.sleep(SIGN_SECONDS)
            for key in self._doing:
                self._sign(key)

    def _sign(self, key: tuple[str, int]) -> None:
        node, number = key
        self._bus.send(node, Answered(number, "working"))

    def _nobody(self, number: int) -> None:
        self.take(Answered(number, "elsewhere"))


async def _within(seconds: float, heard: asyncio.Queue[Answered]) -> Answered | None:
    try:
        async with asyncio.timeout(seconds):
            return await heard.get()
    except TimeoutError:
        return None
