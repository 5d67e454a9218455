"""Looking through games that are over, in the background: for everybody's statistics, and for fair play."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from litera.server.errors import DeniedError
from litera.server.fairness import SERVER
from litera.server.people.fair_play import signals_of
from litera.server.people.feats import Feat, feats_of
from litera.server.people.people import People
from litera.server.rooms.services import Services
from litera.server.store.store import StoreError
from litera.server.table.chronicle import decode
from litera.server.table.state import fold
from litera.server.thinking.analyses import Analyses

log = logging.getLogger(__name__)

LOOKING_SECONDS: Final = 5
BETWEEN: Final = 0.2
"""Seconds between some games and the next, where many wait: others come between."""


async def watch_fair_play(people: People, services: Services, analyses: Analyses) -> None:
    """Have rated games that are over analysed, one at a time, while nobody waits for an analysis."""

    def is_ours(table: str) -> bool:
        return services.epoch(table) is not None

    async def look(table: str) -> None:
        lines = [decode(line) for line in await services.store.lines(table)]
        state = await services.workers.do(SERVER, lambda: fold(lines))
        if state.game is None:
            return
        analysis = analyses.begin(table, state.game)
        while analysis.state in ("waiting", "running"):
            await asyncio.sleep(BETWEEN)
        if analysis.state == "ready":
            await people.fair_play.keep(table, signals_of(state, lines, analysis.decisions))

    while True:
        await asyncio.sleep(LOOKING_SECONDS)
        try:
            while analyses.is_idle and (table := await people.fair_play.next(is_ours)) is not None:
                await look(table)
        except (StoreError, DeniedError):
            # The store has said what is wrong, or others want analyses; there is another look soon.
            log.debug("no rated game was looked at")


async def look_through(people: People, services: Services) -> None:
    """Look through the games that are over, again and again."""

    async def feats(table: str) -> list[Feat]:
        lines = await services.store.lines(table)
        return await services.workers.do(SERVER, lambda: feats_of(fold(map(decode, lines)))) if lines else []

    def is_ours(table: str) -> bool:
        return services.epoch(table) is not None

    while True:
        await asyncio.sleep(LOOKING_SECONDS)
        try:
            while await people.statistics.look_through(is_ours, feats) + await people.statistics.count():
                await asyncio.sleep(BETWEEN)
        except StoreError:
            # The store has said what is wrong; there is another look soon.
            log.debug("no finished game was looked through")
