"""Thinking for one another: a node whose bots are all busy asks those who have time.

Who has time listens to the queue, and who has not stops listening: what nobody takes waits where it came from. What a
worker that dies has begun is asked again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import msgspec
from nats.aio.subscription import Subscription

from litera.analysis.review import Decision
from litera.core.refusal import TableError
from litera.core.table import Entry, TableConfig
from litera.server.cluster.bus import Bus
from litera.server.cluster.calls import Calls, UnansweredError, UnknownError
from litera.server.cluster.messages import Reviewing, Thinking, encode
from litera.server.cluster.wording import packed, unpacked
from litera.server.errors import DeniedError
from litera.server.fairness import Asker
from litera.server.thinking.bots import BotPool, Position
from litera.server.thinking.reviewing import Reviewer

log = logging.getLogger(__name__)

MOVES: Final = "work.moves"
REVIEWS: Final = "work.reviews"
BETWEEN_CHECKS: Final = 0.25
"""Seconds between two checks whether a node has time."""
WORKERS: Final = "workers"
"""The queue: one of those who listen hears each job."""


class Thought(msgspec.Struct, array_like=True, frozen=True):
    """What a bot chose (None: it would rather wait); ``has_failed`` where it could not choose."""

    move: str | None = None
    has_failed: bool = False


class Reviewed(msgspec.Struct, array_like=True, frozen=True):
    """What was found of a game: each decision with its two messages packed; None where nothing could be."""

    decisions: list[tuple[dict[str, Any], list[Any], list[Any]]] | None


thoughts: msgspec.msgpack.Decoder[Thought] = msgspec.msgpack.Decoder(Thought)
reviews: msgspec.msgpack.Decoder[Reviewed] = msgspec.msgpack.Decoder(Reviewed)


class SharedBots(BotPool):
    """Bots of this node, and of others when all of these are busy."""

    calls: Calls | None = None
    """How others are asked, once the node has joined."""

    async def move(self, asker: Asker, position: Position, level: str, *, seconds: float) -> str | None:
        """Give the move of a level's player, as ``BotPool.move`` does."""
        if self.calls is not None and self.is_busy:
            job = Thinking(*asker, position.table, position.config, position.log, position.seat, level, seconds)
            try:
                thought = thoughts.decode(await self.calls.ask(MOVES, job, waits=False))
            except (UnansweredError, UnknownError):
                log.debug("nobody has time to think for table %s", position.table)
            else:
                if not thought.has_failed:
                    return thought.move
        # What kept another from choosing is found out here, too.
        return await super().move(asker, position, level, seconds=seconds)


class SharedReviewer(Reviewer):
    """Looks at finished games, and has others do it when it is busy."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: Calls | None = None

    async def look(
        self, config: TableConfig, played: tuple[Entry, ...], seconds: float, *, found: Callable[[Decision], None]
    ) -> None:
        """Look at each move of a game, as ``Reviewer.look`` does; another says all that it found at the end."""
        if self.calls is not None:
            try:
                reviewed = reviews.decode(
                    await self.calls.ask(REVIEWS, Reviewing(config, played, seconds), waits=False)
                )
            except (UnansweredError, UnknownError):
                log.debug("nobody has time for an analysis")
            else:
                if reviewed.decisions is not None:
                    for held, of_move, of_best in reviewed.decisions:
                        found(Decision(**held, of_move=unpacked(of_move), of_best=unpacked(of_best)))
                    return
        await super().look(config, played, seconds, found=found)


class Workshop:
    """Does the jobs of others in so far as there is time."""

    def __init__(self, bus: Bus, thinkers: BotPool, reviewer: Reviewer) -> None:
        self._bus = bus
        self._thinkers = thinkers
        self._reviewer = reviewer
        self._is_reviewing = False
        self._hear: Callable[[bytes, str], None] | None = None
        self._listening: dict[str, Subscription] = {}
        self._changing = asyncio.Lock()

    async def work_on(self, hear: Callable[[bytes, str], None]) -> None:
        """Listen for jobs whenever there is time; this node has work of its own as well."""
        self._hear = hear
        try:
            while True:
                await self._listen()
                await asyncio.sleep(BETWEEN_CHECKS)
        finally:
            self._reviewer.close()

    async def think(self, job: Thinking) -> bytes:
        """Let a bot choose."""
        asker, position = Asker(job.party, job.member), Position(job.table, job.config, job.log, job.seat)
        try:
            return encode(Thought(await BotPool.move(self._thinkers, asker, position, job.level, seconds=job.seconds)))
        except (TableError, DeniedError, BrokenProcessPool) as error:
            log.info("a bot at table %s found no move: %s", job.table, error)
            return encode(Thought(has_failed=True))

    async def review(self, job: Reviewing) -> bytes:
        """Look at a finished game."""
        decisions: list[tuple[dict[str, Any], list[Any], list[Any]]] = []

        def found(decision: Decision) -> None:
            held = msgspec.structs.asdict(decision)
            decisions.append((held, packed(held.pop("of_move")), packed(held.pop("of_best"))))

        self._is_reviewing = True
        await self._listen()
        try:
            await self._reviewer.look(job.config, job.log, job.seconds, found=found)
            return encode(Reviewed(decisions))
        except (EOFError, OSError) as error:
            log.info("an analysis broke off: %s", error)
            return encode(Reviewed(None))
        finally:
            self._is_reviewing = False
            await self._listen()

    async def _listen(self) -> None:
        """Listen to the queues for which there is time, and to no others."""
        async with self._changing:
            await self._set(MOVES, wants=not self._thinkers.is_busy)
            await self._set(REVIEWS, wants=not self._is_reviewing)

    async def _set(self, subject: str, *, wants: bool) -> None:
        if wants and subject not in self._listening and self._bus.is_there:
            assert self._hear is not None, "somebody who listens hears"
            self._listening[subject] = await self._bus.listen(subject, self._hear, WORKERS)
        elif not wants and subject in self._listening:
            await self._bus.stop(self._listening.pop(subject))
