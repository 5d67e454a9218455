"""Whoever acts at a table without being asked to: time, and the bots in its seats."""

from __future__ import annotations

import asyncio
import logging
import random
import time
import weakref
from collections.abc import Callable, Coroutine
from concurrent.futures.process import BrokenProcessPool
from contextvars import Context
from functools import partial
from typing import TYPE_CHECKING

from litera.core.refusal import TableError
from litera.players.even import named
from litera.server.errors import DeniedError
from litera.server.rooms.services import Services
from litera.server.table.timekeeping import next_due
from litera.server.thinking import pacing
from litera.server.thinking.bots import Position, may_interrupt
from litera.server.tracing import Following

if TYPE_CHECKING:
    from litera.server.rooms.room import Room

log = logging.getLogger(__name__)

AFTER_A_FAILURE = 1.0
"""Seconds before a bot that failed is asked again."""


class Scheduler:
    """Watches one room. ``look`` is called whenever something has changed there."""

    def __init__(self, services: Services, room: Room) -> None:
        self._services = services
        # The room holds its scheduler: so neither holds itself, and it is freed when it is let go of.
        self._room: Room = weakref.proxy(room)
        self._timer: asyncio.TimerHandle | None = None
        self._due: int | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._asked: dict[int, int] = {}
        """For each seat, after how many steps of the game its bot was asked last."""

    @property
    def is_thinking(self) -> bool:
        """Whether a bot is about to move."""
        return bool(self._tasks)

    def stop(self) -> None:
        """Do nothing any more."""
        self._cancel_timer()
        for task in self._tasks:
            task.cancel()

    def look(self) -> None:
        """See what is to be done next, and when."""
        if self._room.is_given_up:
            return
        now = self._services.now()
        due = next_due(self._room.state, self._room.attendance, now)
        if due != self._due:
            self._cancel_timer()
            if due is not None:
                self._timer = asyncio.get_running_loop().call_later(max(0, due - now + 1) / 1000, self._time_passed)
            self._due = due
        self._ask_machines()

    def question(self, seat: int) -> Position:
        """Give what a machine is told when it is asked about a seat."""
        game = self._room.state.game
        assert game is not None, "a game that began"
        return Position(self._room.state.opened.table, game.config, game.log, seat)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._due = None

    def _time_passed(self) -> None:
        self._timer = self._due = None
        self._begin("time", self._pass_time)

    async def _pass_time(self) -> None:
        try:
            await self._room.pass_time()
        except DeniedError as error:
            # The store has said what is wrong: one line is enough for all tables.
            log.debug("time stands still at table %s: %s", self._room.state.opened.table, error)

    def _begin(self, name: str, work: Callable[[], Coroutine[None, None, None]]) -> None:
        # Nobody has asked for it: what it does belongs to no request.
        task = asyncio.get_running_loop().create_task(_followed(name, work), context=Context())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _ask_machines(self) -> None:
        state = self._room.state
        game = state.game
        if not state.machines or game is None or state.result is not None:
            return
        to_act = state.to_act
        for seat, chosen in state.machines:
            level = named(chosen, state.form)
            if self._asked.get(seat) == len(game.steps):
                continue
            if seat in to_act or may_interrupt(state.setup.game, level):
                self._asked[seat] = len(game.steps)
                self._begin("bot", partial(self._think, seat, level, len(game.steps)))

    async def _think(self, seat: int, level: str, steps: int) -> None:
        """Let a bot move, in a natural time that its clock allows."""
        settings = self._services.settings
        began = time.perf_counter()
        allowed = pacing.allowed(self._room.state.clocks, seat, self._services.now())
        try:
            seconds = min(settings.bot_seconds, allowed)
            move = await self._services.thinkers.move(self._room.asker, self.question(seat), level, seconds=seconds)
            took = time.perf_counter() - began
            self._services.metrics.thought.labels(self._room.state.setup.game).observe(took)
            if move is not None:
                natural = min(pacing.natural(settings.bot_pause, random.random()), allowed)
                await asyncio.sleep(max(0.0, natural - took))
                await self._room.move(seat, move, steps)
        except TableError as error:
            # A bot that may interrupt need not have anything to do; the one whose turn it is must find a move.
            game = self._room.state.game
            if seat in self._room.state.to_act and game is not None and len(game.steps) == steps:
                log.error("the bot %s found no move: %s", level, error)
                self._services.metrics.count_failure("no_move")
        except DeniedError as error:
            log.debug("the move of a bot was not stored: %s", error)
        except BrokenProcessPool:
            log.exception("a bot died; it is asked again")
            self._services.metrics.count_failure("bot_died")
            await asyncio.sleep(AFTER_A_FAILURE)
            self._asked.pop(seat, None)
            self._ask_machines()


async def _followed(name: str, work: Callable[[], Coroutine[None, None, None]]) -> None:
    """Do something in a span of its own."""
    with Following("", name):
        await work()
