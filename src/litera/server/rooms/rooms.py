"""All rooms that are open: a table comes into memory when somebody asks for it, and leaves it when all have gone."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial

import msgspec

from litera.core.draws import SEED_BYTES, seed_of
from litera.games.opening import open_table
from litera.games.registry import games
from litera.server.errors import Denial, DeniedError
from litera.server.fairness import SERVER, Asker
from litera.server.feed.viewers import RESTARTING
from litera.server.rooms.garbage import look_through_everything
from litera.server.rooms.lobby import Lobby
from litera.server.rooms.passwords import hashed
from litera.server.rooms.resting import CHANGED_MS, found_for, resters
from litera.server.rooms.room import Room
from litera.server.rooms.services import Services
from litera.server.rooms.storing import card_of, store_lines
from litera.server.rooms.turns import Turnstile
from litera.server.store.store import StoreError
from litera.server.table.chronicle import Admitted, AnyLine, BotSat, Opened, Sat, decode, stamped
from litera.server.table.seats import Bot, Person
from litera.server.table.setup import TableSetup, completed, config_of
from litera.server.table.state import TableState, fold

log = logging.getLogger(__name__)

AT_A_TIME = 8
"""So many new tables are taken up in one turn of the event loop."""
MOST_DRAWN = 10_000
"""So many ids are drawn for a new table until one falls into a slot of this server: 1 of 256 does at the least."""
HAND_OVER_SECONDS = 1.0
"""So long what is under way at a table may take when the table is handed over; then it is as if it had been lost."""
CARRIED_CHAT = 50
"""So many lines of the chat, the last ones, go along to the next game."""


class Rooms:
    """The rooms of a server by the ids of their tables."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.lobby = Lobby(services.store, services.now)
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Future[Room]] = {}
        self._turnstile = Turnstile(AT_A_TIME)

    async def find(self, table: str, asker: Asker = SERVER) -> Room:
        """Give the room of a table, opened from its chronicle if it must be. Raises DeniedError (``not_found``)."""
        epoch = self._epoch(table)
        room = self._rooms.get(table)
        if room is not None and not room.is_given_up:
            return room
        if table not in self._opening:
            self._opening[table] = asyncio.ensure_future(self._resume(table, epoch, asker))
            self._opening[table].add_done_callback(lambda _: self._opening.pop(table))
        return await asyncio.shield(self._opening[table])

    def reread(self, tables: Iterable[str]) -> None:
        """Have those tables that are in memory be read again from their chronicles, which have changed."""
        self.lobby.forget()
        for table in tables:
            if table in self._rooms:
                self._rooms[table].give_up(RESTARTING)

    def _epoch(self, table: str) -> int:
        """Give the epoch under which this server acts for a table. Raises DeniedError where another one does."""
        epoch = self._services.epoch(table)
        if epoch is None:
            raise DeniedError(Denial.STORE_FAILED, key="server-table-moving")
        return epoch

    async def _resume(self, table: str, epoch: int, asker: Asker) -> Room:
        try:
            lines = await self._services.store.lines(table)
        except StoreError as error:
            raise DeniedError(Denial.STORE_FAILED, key="server-store-away") from error
        if not lines:
            raise DeniedError(Denial.NOT_FOUND)
        state = await self._services.workers.do(asker, lambda: fold(decode(line) for line in lines))
        if self._epoch(table) != epoch:
            # The table was another server's meanwhile.
            raise DeniedError(Denial.STORE_FAILED, key="server-table-moving")
        found = await self._found_for([state])
        room = self._keep(state, len(lines), epoch)
        # Before its clocks are looked at: nothing else has been begun there.
        await room.rest(found)
        return room

    async def _found_for(self, states: Iterable[TableState]) -> dict[str, list[tuple[int, int]]]:
        try:
            return await found_for(self._services.store, states)
        except StoreError as error:
            raise DeniedError(Denial.STORE_FAILED, key="server-store-away") from error

    async def rest(self) -> None:
        """Have clocks stand still for those who are on vacation, at the tables of this server. Raises StoreError.

        Tables that are not in memory are opened where a vacation has just begun or changed: their directory says
        otherwise when a flag falls.
        """
        now = self._services.now()
        for table in await self._services.store.resting(now - CHANGED_MS, now):
            if table not in self._rooms and self._services.epoch(table) is not None:
                await self.find(table)
        rooms = [room for room in self._rooms.values() if resters(room.state) and not room.is_given_up]
        found = await found_for(self._services.store, [room.state for room in rooms])
        for room in rooms:
            with suppress(DeniedError):
                # What was given up meanwhile is read again, and then knows.
                await room.rest(found)

    def _keep(self, state: TableState, last: int, epoch: int) -> Room:
        if len(self._rooms) >= self._services.settings.most_rooms:
            raise DeniedError(Denial.TOO_MANY, key="server-full")
        room = Room(self._services, state, last, epoch=epoch, open_rematch=self._rematch)
        self._rooms[state.opened.table] = room
        return room

    def measure(self) -> None:
        """Note how many tables of each game are in memory."""
        counted = Counter(room.state.setup.game for room in self._rooms.values())
        for game in games():
            self._services.metrics.rooms.labels(game).set(counted[game])

    async def open(self, setup: TableSetup, guest: str, name: str, *, asker: Asker) -> Room:
        """Open a table for a guest, who has its first seat. Raises TableError where it cannot be."""
        filled = completed(setup)
        seed = secrets.token_bytes(SEED_BYTES) if filled.seed is None else seed_of(filled.seed)
        # What cannot be played is refused here, not when the last seat is taken.
        await self._services.workers.do(asker, partial(open_table, config_of(filled, seed, ())))
        password = None if filled.password is None else await asyncio.to_thread(hashed, filled.password)
        filled = msgspec.structs.replace(filled, password=None, seed=None)
        opened = self._opened(filled, seed.hex(), password, seed_chosen=setup.seed is not None)
        bots = [BotSat(seat=seat, level=level) for seat, level in enumerate(filled.bots, 1) if level is not None]
        return await self._open(opened, guest, [Sat(seat=0, name=name), *bots], asker)

    def _opened(self, setup: TableSetup, seed: str, password: str | None, *, seed_chosen: bool = False) -> Opened:
        return Opened(
            table=self._new_id(),
            setup=setup,
            seed=seed,
            invitation=secrets.token_urlsafe(16),
            password=password,
            seed_chosen=seed_chosen,
        )

    def _new_id(self) -> str:
        """Draw the id of a new table, one for which this server acts. Raises DeniedError where it acts for none."""
        for _ in range(MOST_DRAWN):
            # Digits and letters alone: programs' tokens begin with it, and a shell takes a leading dash for an option.
            table = secrets.token_hex(9)
            if self._services.epoch(table) is not None:
                return table
        raise DeniedError(Denial.STORE_FAILED, key="server-table-moving")

    async def _open(self, opened: Opened, guest: str, lines: list[AnyLine], asker: Asker) -> Room:
        now, epoch = self._services.now(), self._epoch(opened.table)
        first = stamped(opened, now, guest)
        assert isinstance(first, Opened), "a stamp changes no line's kind"
        state = TableState(first)
        rest = [state.apply(stamped(line, now, line.guest or guest)) for line in lines]
        last = await store_lines(self._services, state, [first, *rest], last=0, epoch=epoch, card=card_of(state))
        # Many tables may have been stored with one commit.
        await self._turnstile.passed()
        room = self._keep(state, last, epoch)
        await room.begin(asker)
        return room

    async def _rematch(self, over: TableState, watching: Iterable[str], asker: Asker) -> str:
        """Open a table for the same people, each one seat further on, so that somebody else begins.

        What they have won and said goes along.
        """
        seats = [*over.seats[-1:], *over.seats[:-1]]
        lines: list[AnyLine] = [Admitted(guest=guest) for guest in sorted(watching)]
        for seat, sitter in enumerate(seats):
            match sitter:
                case Person(guest=guest, name=name, is_out=False):
                    lines.append(Sat(guest=guest, seat=seat, name=name))
                case Bot(name=name, level=level):
                    lines.append(BotSat(seat=seat, level=level, name=name))
        for spoke in [*over.chat][-CARRIED_CHAT:]:
            seat_now = None if spoke.seat is None else (spoke.seat + 1) % len(seats)
            lines.append(msgspec.structs.replace(spoke, seat=seat_now, request=None))
        opened = self._opened(over.setup, secrets.token_hex(SEED_BYTES), over.opened.password)
        opened = msgspec.structs.replace(opened, wins=(*over.wins[-1:], *over.wins[:-1]), games=over.opened.games + 1)
        room = await self._open(opened, over.host or "", lines, asker)
        return room.state.opened.table

    async def notice(self, text: str) -> int:
        """Say something, as the operator, at all tables of this server where somebody is; give how many heard it."""
        rooms = [room for room in self._rooms.values() if room.audience.viewers]
        told = await asyncio.gather(*(room.notice(text) for room in rooms), return_exceptions=True)
        for failure in told:
            # A table that goes to another server meanwhile hears it from there or not at all.
            if isinstance(failure, BaseException) and not isinstance(failure, DeniedError):
                raise failure
        return sum(failure is None for failure in told)

    async def sweep(self) -> None:
        """Again and again let go of rooms where nobody has been for a while, and wake the tables whose time is up."""
        while True:
            await asyncio.sleep(self._services.settings.sweep_seconds)
            await self._wake()
            before = len(self._rooms)
            long_ago = self._services.now() - self._services.settings.idle_seconds * 1000
            for table, room in tuple(self._rooms.items()):
                if room.is_given_up or (room.is_idle and room.used_at < long_ago):
                    room.give_up(RESTARTING)
                    del self._rooms[table]
            if before and not self._rooms:
                look_through_everything()

    async def _wake(self) -> None:
        """Open the tables of which the directory says that they are due; their rooms see to the rest."""
        try:
            await self._services.store.try_again()
            await self.rest()
            for table in await self._services.store.due(self._services.now()):
                if self._services.epoch(table) is not None:
                    await self.find(table)
        except (StoreError, DeniedError) as error:
            # The next look is soon; the store has said what is wrong.
            log.debug("tables whose time is up were not woken: %s", error)

    async def hand_over(self, is_given: Callable[[str], bool]) -> None:
        """Let go of the tables that are given to another server, each when what is under way there is done."""
        for table, room in tuple(self._rooms.items()):
            if is_given(table):
                with suppress(TimeoutError):
                    async with asyncio.timeout(HAND_OVER_SECONDS):
                        await room.finished()
                room.give_up(RESTARTING)
                self._rooms.pop(table, None)

    def drop(self, is_lost: Callable[[str], bool]) -> None:
        """Give up tables that another server may have by now: what is under way there is not stored."""
        for table, room in tuple(self._rooms.items()):
            if is_lost(table):
                room.give_up(RESTARTING)
                del self._rooms[table]

    def close(self) -> None:
        """Send everybody away; they will come back to the next server."""
        for opening in self._opening.values():
            opening.cancel()
        for room in self._rooms.values():
            room.give_up(RESTARTING)
        self._rooms.clear()
