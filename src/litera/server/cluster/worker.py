"""``litera worker``: bots and analyses for the servers of a cluster, and nothing else."""

from __future__ import annotations

import asyncio
import logging
import secrets
import signal
import sys

from litera.server.cluster.bus import Bus, realm_of
from litera.server.cluster.calls import Calls, NotOursError
from litera.server.cluster.messages import Answered, Item, Question, Reviewing, Thinking
from litera.server.cluster.work import Workshop
from litera.server.logs import set_up
from litera.server.settings import Settings
from litera.server.thinking.bots import BotPool
from litera.server.thinking.reviewing import Reviewer
from litera.server.tracing import sent_to

log = logging.getLogger(__name__)


def run(settings: Settings) -> int:
    """Work until a signal ends it; give the exit status."""
    set_up(settings.log_level)
    asyncio.run(_work(settings))
    return 0


async def _work(settings: Settings) -> None:
    bus = Bus(settings.cluster or "", secrets.token_hex(8), realm_of(settings.secret or ""))
    spans = sent_to(settings.traces, bus.node)
    thinkers = BotPool(settings.bot_workers)
    workshop = Workshop(bus, thinkers, Reviewer())

    async def do(_: str, what: Question) -> bytes:
        match what:
            case Thinking():
                return await workshop.think(what)
            case Reviewing():
                return await workshop.review(what)
            case _:
                raise NotOursError

    calls = Calls(bus, do, lambda _: None)
    bus.on_item = _nobody_asks
    is_over = asyncio.Event()
    loop = asyncio.get_running_loop()
    if sys.platform != "win32":
        for ends in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(ends, is_over.set)
    bus.open()
    working = asyncio.create_task(workshop.work_on(calls.hear))
    try:
        await is_over.wait()
    finally:
        working.cancel()
        calls.close()
        await bus.close()
        thinkers.close()
        if spans is not None:
            await asyncio.to_thread(spans.close)


def _nobody_asks(item: Item) -> None:
    assert isinstance(item, Answered), "a worker has no connections"
