"""A server as a node of a cluster: it keeps its lease, holds its share of the slots, and stops in time."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from nats.aio.subscription import Subscription
from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError

from litera.server.cluster.broadcast import Broadcast
from litera.server.cluster.bus import AwayError, Bus, realm_of
from litera.server.cluster.calls import Calls
from litera.server.cluster.counter import Counter
from litera.server.cluster.forwarding import Forwarding, Replier
from litera.server.cluster.leases import Fence, Leases
from litera.server.cluster.links import SUBJECT, Links
from litera.server.cluster.messages import Answered, Item, Noticed, Question, Reviewing, Thinking, encode
from litera.server.cluster.slots import RENEWAL_SECONDS, Tenure, slot_of
from litera.server.cluster.tally import TALLY, Tally
from litera.server.cluster.work import SharedBots, SharedReviewer, Workshop
from litera.server.fairness import SERVER
from litera.server.metrics import ClusterMetrics
from litera.server.people.people import People
from litera.server.rooms.rooms import Rooms
from litera.server.rooms.services import Said, Services
from litera.server.rooms.warming import load_games
from litera.server.store.database import open_database
from litera.server.store.watchdog import Watchdog
from litera.server.thinking.reviewing import Reviewer
from litera.server.web.limits import AddressBuckets, ConnectionCounts
from litera.server.web.talking import Dialogue
from litera.server.web.ws import Sockets

Answer = TypeVar("Answer")

log = logging.getLogger(__name__)

STALLED_MS: Final = 2_000
"""A node that is stopped in the middle of a commit keeps others from its slots for so long: less than its lease."""
AT_A_TIME: Final = 16
"""So many slots are given away at a time; all others go on meanwhile."""
LATE_SECONDS: Final = 0.02
"""So long after the end of a lease a node looks for what has become free."""
LOADING_SECONDS: Final = 10.0
"""So long at the most a node waits for the games to be loaded before it joins."""
BETWEEN_CHECKS: Final = 0.1
"""So often a node looks whether its own lease has ended."""
SHARES: Final = "shares"
"""Where nodes say that slots are free, and that they leave."""


class Cluster:
    """One node. It has to be opened, and then served for, in one event loop."""

    def __init__(self, database: URL, bus: str, secret: str, *, thinkers: int) -> None:
        """Prepare a node of the cluster that shares a database, a bus and a secret, with so many bots.

        Raises sqlalchemy.exc.SQLAlchemyError.
        """
        self.node = secrets.token_hex(8)
        self.fence = Fence(self.node)
        self._tenure = Tenure(self.node)
        self._engine = open_database(database, STALLED_MS)
        self._watchdog = Watchdog(self._engine)
        self._leases = Leases(self._engine, self.node)
        # The database's time is everybody's: a clock of this machine that is wrong, or moved, changes nothing.
        self._offset = self._leases.prepare() - time.monotonic_ns() // 1_000_000
        # Renewals never wait for anything else that is asked of the database.
        self._renewing = ThreadPoolExecutor(1, thread_name_prefix="lease")
        self._sharing = ThreadPoolExecutor(1, thread_name_prefix="slots")
        self._bus = Bus(bus, self.node, realm_of(secret))
        self._has_joined = False
        self._is_leaving = False
        self._others: frozenset[str] = frozenset()
        """The other nodes that live."""
        self._leaving: set[str] = set()
        """Other nodes that are about to leave: what they hold is to be shared already."""
        self._look = asyncio.Event()
        self._changing = asyncio.Lock()
        """Held while slots are taken or given away."""
        self._tally: Tally | None = None
        self._subscriptions: dict[int, Subscription] = {}
        self.thinkers = SharedBots(thinkers)
        self.reviewer = SharedReviewer()
        self._workshop = Workshop(self._bus, self.thinkers, Reviewer())
        self._tasks: list[asyncio.Task[None]] = []
        self._loose: set[asyncio.Task[None]] = set()

    def now(self) -> int:
        """Give the time in ms since 1970, as the database had it when the node started."""
        return time.monotonic_ns() // 1_000_000 + self._offset

    def epoch(self, table: str) -> int | None:
        """Give the epoch under which this node may act for a table, None where it may not."""
        return self._tenure.epoch(slot_of(table), time.monotonic())

    @property
    def troubles(self) -> list[str]:
        """What keeps the node from doing all of its work."""
        lease = [] if self._tenure.is_valid(time.monotonic()) else ["lease"]
        return lease if self._bus.is_there else [*lease, "bus"]

    def share_limits(self, buckets: Mapping[str, AddressBuckets], places: ConnectionCounts) -> None:
        """Have limits by address hold for all nodes together."""
        self._tally = Tally(self._bus, buckets, places)
        self._tasks.append(asyncio.create_task(self._tally.tell_on()))

    def share_people(self, sockets: Sockets, people: People) -> None:
        """Have sign-outs, blocks and mutes at any node hold at all."""
        self._broadcast.share_people(sockets, people)

    async def notice(self, text: str) -> Said:
        """Have all other nodes say something at their tables; give at how many, and how many nodes didn't answer."""
        return await self._broadcast.notice(text)

    def serve(self, app: Any, services: Services, rooms: Rooms, *, dialogue: Dialogue) -> None:
        """Begin to serve tables with others."""
        self._services = services
        self._rooms = rooms
        self._metrics = ClusterMetrics(services.metrics.registry)
        self._calls = Calls(self._bus, self._work, self._metrics.hops.observe)
        self._metrics.slots.set_function(lambda: len(self._tenure.held))
        self._metrics.lease.set_function(lambda: self._tenure.seconds_left(time.monotonic()))
        self._metrics.nodes.set_function(lambda: len(self._others) + self._has_joined)
        self._metrics.bus_is_there.set_function(lambda: self._bus.is_there)
        services.metrics.watch_queues({"bus": lambda: self._bus.waiting, "asked": lambda: self._calls.waiting})
        self.links = Links(services, self._calls)
        self._counter = Counter(services, self._bus, dialogue, replier=Replier(app))
        self._broadcast = Broadcast(self._bus, self._calls, self._counter, others=lambda: self._others)
        self.forwarding = Forwarding(app, services, self._calls, has_slots=lambda: bool(self._tenure.held))
        self._bus.on_item = self._take
        self._bus.on_change = self._bus_changed
        self._bus.open()
        self.thinkers.calls = self.reviewer.calls = self._calls
        work = (self._renew_on(), self._watch(), self._share_on(), self._workshop.work_on(self._calls.hear))
        self._tasks = [asyncio.create_task(each) for each in work]

    async def leave(self) -> None:
        """Give all slots away, some at a time; those who are at their tables come again, to another node."""
        if self._is_leaving:
            return
        self._is_leaving = True
        await self._say(self.node)
        try:
            async with self._changing:
                await self._give(self._tenure.held)
        except SQLAlchemyError as error:
            log.error("the slots could not be given away: %s", error)

    async def close(self) -> None:
        """Leave, and be a node no more."""
        await self.leave()
        for task in self._tasks:
            task.cancel()
        try:
            await self._ask(self._sharing, self._leases.leave)
        except SQLAlchemyError as error:
            log.error("the lease could not be given back: %s", error)
        await self._say("")
        self._calls.close()
        await self._bus.close()
        for pool in (self._renewing, self._sharing):
            pool.shutdown(wait=False, cancel_futures=True)
        self._watchdog.close()
        self._engine.dispose()

    async def _ask(self, pool: ThreadPoolExecutor, work: Callable[..., Answer], *arguments: Any) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)

    async def _renew_on(self) -> None:
        """Keep the lease, and take a new one when it was lost.

        Tables come to a node that can answer at once: it joins when the games are loaded.
        """
        try:
            async with asyncio.timeout(LOADING_SECONDS):
                await self._services.workers.do(SERVER, load_games)
        except TimeoutError:
            log.warning("the games are not loaded yet: kernels are compiled, perhaps")
        while not self._is_leaving or self._tenure.held:
            asked = time.monotonic()
            try:
                if self._has_joined and await self._ask(self._renewing, self._leases.renew):
                    self._tenure.renewed(asked)
                else:
                    await self._join()
            except SQLAlchemyError as error:
                log.warning("the lease was not renewed: %s", error)
            await asyncio.sleep(max(0.0, asked + RENEWAL_SECONDS - time.monotonic()))

    async def _join(self) -> None:
        async with self._changing:
            # What others may have been given, and what was taken since the lease ended, is free again.
            self._lose("it was not renewed in time")
            asked = time.monotonic()
            await self._ask(self._renewing, self._leases.join)
            self._has_joined = True
            self._tenure.renewed(asked)
        self._look.set()

    async def _watch(self) -> None:
        """Give everything up when the lease has ended by this node's own clock."""
        while True:
            await asyncio.sleep(BETWEEN_CHECKS)
            if self._has_joined and not self._tenure.is_valid(time.monotonic()):
                self._lose("it has ended")

    def _lose(self, why: str) -> None:
        self._has_joined = False
        lost = frozenset(self._tenure.lost())
        if lost:
            self._metrics.leases_lost.inc()
            log.error("the lease of %d slots is lost: %s", len(lost), why)
            self._rooms.drop(lambda table: slot_of(table) in lost)
            self._begin(self._deafen(lost))

    async def _share_on(self) -> None:
        """Hold an even share of the slots.

        Look every second, as soon as a lease ends, and whenever another node says that there is a change.
        """
        while True:
            seconds = RENEWAL_SECONDS
            try:
                seconds = min(seconds, await self._share())
            except SQLAlchemyError as error:
                log.warning("the slots were not shared: %s", error)
            try:
                async with asyncio.timeout(seconds):
                    await self._look.wait()
            except TimeoutError:
                pass
            self._look.clear()

    async def _share(self) -> float:
        """Bring this node's share about; give the seconds until the next lease ends unless it is renewed."""
        if buried := await self._ask(self._sharing, self._leases.bury):
            log.warning("nodes whose leases have ended: %s", ", ".join(buried))
            # Each node takes its share of what they held: none is to wait for its own next look.
            await self._say("")
        leases = await self._ask(self._sharing, self._leases.living)
        living = frozenset(leases)
        await self._counter.leave(living)
        self._others = living - {self.node}
        self._leaving &= living
        if self._has_joined and not self._is_leaving:
            async with self._changing:
                plan = self._tenure.plan(living - self._leaving)
                if plan.release:
                    await self._give(plan.release)
                elif plan.take:
                    await self._get(plan.take)
        return min(leases.values(), default=RENEWAL_SECONDS) + LATE_SECONDS

    async def _get(self, most: int) -> None:
        taken = await self._ask(self._sharing, self._leases.take, most)
        if taken:
            log.info("%d slots taken", len(taken))
            self._tenure.took(taken)
            self._metrics.slots_taken.inc(len(taken))
            await self._hearken(taken)

    async def _give(self, slots: Sequence[int]) -> None:
        log.info("%d slots are given away", len(slots))
        for first in range(0, len(slots), AT_A_TIME):
            some = frozenset(slots[first : first + AT_A_TIME])
            self._tenure.begin_release(some)
            await self._deafen(some)
            await self._rooms.hand_over(lambda table, some=some: slot_of(table) in some)  # type: ignore[misc]
            await self._ask(self._sharing, self._leases.release, some)
            self._tenure.gave(some)
            await self._say("")

    async def _say(self, leaving: str) -> None:
        """Say that slots are free; and of this node, that it leaves."""
        try:
            await self._bus.publish(SHARES, leaving.encode())
        except AwayError:
            # All others look every second.
            return

    async def _hearken(self, slots: Iterable[int]) -> None:
        """Listen to those who ask for slots."""
        if self._bus.is_there:
            for slot in slots:
                if slot not in self._subscriptions:
                    self._subscriptions[slot] = await self._bus.listen(SUBJECT.format(slot), self._calls.hear)

    async def _deafen(self, slots: Iterable[int]) -> None:
        for slot in slots:
            if (subscription := self._subscriptions.pop(slot, None)) is not None:
                await self._bus.stop(subscription)

    async def _work(self, node: str, what: Question) -> bytes:
        match what:
            case Thinking():
                return await self._workshop.think(what)
            case Reviewing():
                return await self._workshop.review(what)
            case Noticed(text=text):
                return encode(await self._rooms.notice(text))
            case _:
                return await self._counter.do(node, what)

    def _take(self, item: Item) -> None:
        if isinstance(item, Answered):
            self._calls.take(item)
        else:
            self.links.take(item)

    def _shares_changed(self, message: bytes, _: str) -> None:
        if message:
            self._leaving.add(message.decode())
        self._look.set()

    def _bus_changed(self, is_there: bool) -> None:
        if is_there:
            self._begin(self._bus_came())
        else:
            # What others have to say does not come any more, nor do they hear of us.
            self.links.cut_off()
            self._calls.fail()
            self._begin(self._counter.leave())

    async def _bus_came(self) -> None:
        if not self._subscriptions.get(-1):
            self._subscriptions[-1] = await self._bus.listen(SHARES, self._shares_changed)
            if self._tally is not None:
                await self._bus.listen(TALLY, self._tally.hear)
            await self._broadcast.listen()
        await self._broadcast.catch_up()
        await self._hearken(self._tenure.held)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._loose.add(task)
        task.add_done_callback(self._loose.discard)
