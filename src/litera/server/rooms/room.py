"""A room: one table that is in memory, and everybody who is at it. One thing happens after another.

What is asked for is judged, written to the chronicle, and announced only when it is on the disk. If the disk fails, the
room is given up: the next who comes finds the table as its chronicle has it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeVar

import msgspec
from sqlalchemy import Engine

from litera.core.refusal import Code, IllegalMoveError, TableError
from litera.core.table import Table
from litera.protocol.answers import Reply, answer
from litera.protocol.nearest import with_nearest
from litera.protocol.requests import Advise, Question, View
from litera.server.errors import Denial, DeniedError
from litera.server.fairness import SERVER, Asker
from litera.server.feed.audience import Audience
from litera.server.feed.describing import presence_of
from litera.server.feed.feed import RoomItem
from litera.server.feed.items import Before, items_of
from litera.server.feed.viewers import NOT_KNOWN, RESTARTING, TAKEN_OVER, Viewer
from litera.server.operators import NAME as OPERATOR
from litera.server.rooms.allowing import Nudges, actor_of, check_may_ask, check_may_speak, seat_of
from litera.server.rooms.evening import for_asker, with_form
from litera.server.rooms.noticing import notices_of
from litera.server.rooms.passwords import matches
from litera.server.rooms.resting import rests_of
from litera.server.rooms.scheduler import Scheduler
from litera.server.rooms.services import Services
from litera.server.rooms.storing import card_of, changes_card, store_lines
from litera.server.table import admission, commands
from litera.server.table.chronicle import (
    Admitted,
    AnyLine,
    CameBack,
    Ended,
    Moved,
    Nudged,
    Offered,
    Rematched,
    Spoke,
    Started,
    stamped,
)
from litera.server.table.handling import Actor, line_for, sat
from litera.server.table.presence import Attendance
from litera.server.table.remembered import Remembered
from litera.server.table.state import REMEMBERED_REQUESTS, TableState
from litera.server.table.timekeeping import due_line

Rewritten = TypeVar("Rewritten")
Rematch = Callable[[TableState, Iterable[str], Asker], Awaitable[str]]
"""Opens a table for the same people and gives its id; the guests who watch may come to it too."""


class Room:
    """A table in memory. Every method that changes something does so alone, in the order of the calls."""

    def __init__(self, services: Services, state: TableState, last: int, *, epoch: int, open_rematch: Rematch) -> None:
        """Take up a table where its chronicle has left it.

        ``last`` is the number of its last line, ``epoch`` that under which this server may act for the table.
        """
        now = services.now()
        self.state = state
        self.attendance = Attendance(len(state.seats), now)
        self.audience = Audience(state, self.attendance, services.now)
        self.is_given_up = False
        self.used_at = now
        self._services = services
        self._last = last
        self._epoch = epoch
        self._open_rematch = open_rematch
        self._lock = asyncio.Lock()
        self._replies: Remembered[tuple[int, str]] = Remembered(REMEMBERED_REQUESTS)
        """For each command that was carried out, the number of its feed item, and the token that it gave, or ""."""
        self._nudges = Nudges()
        self._scheduler = Scheduler(services, self)
        state.resumed(now)
        self._announced = self._presence()
        self._scheduler.look()

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected, and no clock runs that is to be watched."""
        due = self.state.clocks.due()
        soon = due is not None and due < self._services.now() + 3_600_000
        return not (self.audience.viewers or soon or self._lock.locked() or self._scheduler.is_thinking)

    def finished_game(self) -> Table:
        """Give the game's table when it is over. Raises DeniedError while it is not."""
        if self.state.game is None or self.state.result is None:
            raise DeniedError(Denial.NOT_OVER)
        return self.state.game

    def give_up(self, code: int) -> None:
        """Send everybody away; they come back to the table as its chronicle has it."""
        self.is_given_up = True
        self._scheduler.stop()
        for viewer in tuple(self.audience.viewers):
            viewer.cut_off(code)
        self.audience.viewers.clear()

    async def finished(self) -> None:
        """Wait until nothing is under way here."""
        async with self._lock:
            return

    @property
    def asker(self) -> Asker:
        """Whose turn it is when a bot moves here: the first of those in the seats, else the server's."""
        seated = sorted((viewer.seat, viewer.address) for viewer in self.audience.viewers if viewer.seat is not None)
        return Asker(seated[0][1] if seated else SERVER.party, self.state.opened.table)

    async def begin(self, asker: Asker) -> None:
        """Begin the game at once where nobody is waited for."""
        async with self._lock:
            self._open()
            await self._advance(None, asker)

    async def close_game(self) -> None:
        """End the game, as the operator asks; nobody has won. Raises DeniedError where none is played."""
        async with self._lock:
            self._open()
            if self.state.status != "playing":
                raise DeniedError(Denial.NOT_PLAYING)
            await self._advance(stamped(Ended(winners=(), reason="closed"), self._services.now()))

    async def notice(self, text: str) -> None:
        """Say something to everybody at the table, as the operator. Raises DeniedError."""
        async with self._lock:
            self._open()
            await self._advance(stamped(Spoke(name=OPERATOR, text=text), self._services.now()))

    async def rewrite(self, work: Callable[[Engine], Rewritten]) -> Rewritten:
        """Change what the table's chronicle says, and have everybody come back to it as it says now."""
        async with self._lock:
            self._open()
            changed = await self._services.store.change(work)
            self.give_up(RESTARTING)
            return changed

    async def rest(self, found: Mapping[str, Sequence[tuple[int, int]]]) -> None:
        """Have clocks stand still while their people are on vacation: from and to, for each guest who is or was."""
        async with self._lock:
            self._open()
            rests = rests_of(self.state, found)
            if rests == self.state.clocks.rests:
                return
            due = self.state.clocks.due()
            self.state.clocks = replace(self.state.clocks, rests=rests)
            if self.state.clocks.due() != due:
                await self._store([], Before.of(self.state))
            self._announce()

    async def enter(self, viewer: Viewer, hello: commands.Hello) -> None:
        """Let a viewer in, tell them all, and the others of them. Raises DeniedError where they may not come."""
        async with self._lock:
            self._open()
            if viewer.guest is not None:
                admission.check_entrance(self.state, viewer.guest, hello.invitation)
                viewer.is_outsider = admission.is_outsider(self.state, viewer.guest, hello.invitation)
            self._reseat(viewer, self._rightful_seat(viewer))
            self._take_over(viewer)
            if viewer.seat is not None:
                self._came(viewer.seat)
            reply, items = self.audience.welcome(viewer, hello.epoch, hello.seq)
            self.audience.viewers.append(viewer)
            viewer.push(msgspec.json.encode({"id": hello.id, "ok": True, **reply}))
            for item in items:
                viewer.push(item)
            if viewer.seat is not None and self.state.is_substituted(viewer.seat):
                await self._advance(stamped(CameBack(seat=viewer.seat), self._services.now()))
            else:
                self._announce()

    async def leave(self, viewer: Viewer) -> None:
        """Note that a connection was lost."""
        async with self._lock:
            if viewer not in self.audience.viewers:
                return
            self.audience.viewers.remove(viewer)
            seat, now = viewer.seat, self._services.now()
            self.used_at = now
            if seat is not None and not any(self.audience.of_seat(seat)):
                lent = self.attendance.went(seat, now, on_clock=seat in self.state.clocks.running)
                self.state.clocks = self.state.clocks.credited(seat, lent)
            self._announce()

    async def join(
        self, actor: Actor, seat: int | None, invitation: str | None, *, password: str | None, asker: Asker = SERVER
    ) -> int | None:
        """Let a guest in by the front door, and to a free seat; give the seat they have. Raises DeniedError."""
        kept = self.state.opened.password
        right = kept is None or (password is not None and await asyncio.to_thread(matches, password, kept))
        async with self._lock:
            self._open()
            guest = actor.guest or ""
            # Whoever knows a table that is over may look at it.
            looks_back = seat is None and self.state.status == "over"
            admission.check_not_banned(self.state, None if looks_back else guest)
            if not admission.is_known(self.state, guest) and not looks_back:
                admission.check_invited(self.state, invitation)
                if not right:
                    raise DeniedError(Denial.WRONG_PASSWORD)
                if self.state.setup.access == "private" or kept is not None:
                    await self._advance(stamped(Admitted(), self._services.now(), guest))
            own = self.state.seat_of(guest)
            if seat is None or own is not None:
                return own
            line = sat(self.state, actor._replace(seat=own), seat)
            await self._advance(stamped(line, self._services.now(), guest), asker)
            return seat

    async def do(self, viewer: Viewer, command: commands.Command) -> Reply:
        """Carry out a request, once for each id that is a text. Raises TableError or DeniedError."""
        async with self._lock:
            seat = self._seat_now(viewer)
            # A program is known by its own token, not by its seat: the next one there has nothing of its commands.
            who = viewer.guest or f"program {viewer.token}"
            request = command.id if isinstance(command.id, str) else None
            if request is not None:
                if (replied := self._replies.get(who, request)) is not None:
                    return _reply(*replied)
                if self.state.requests.get(who, request):
                    return {"seq": self.audience.feed.seq}
            if isinstance(command, commands.Chat):
                check_may_speak(viewer, self._services.now())
            secret = self._new_token() if isinstance(command, commands.SeatProgram) else ""
            line = line_for(self.state, actor_of(viewer, seat), command, secret=secret)
            if isinstance(line, Nudged):
                self._nudges.check(line, self._services.now())
            try:
                await self._advance(stamped(line, self._services.now(), who, request=request), viewer.asker)
            except IllegalMoveError as error:
                raise await self._explained(error, viewer.asker) from error
            done = self.audience.feed.seq, secret
            if request is not None:
                self._replies.keep(who, request, done)
            return _reply(*done)

    async def ask(self, viewer: Viewer, question: Question) -> Reply:
        """Answer a question about the game. Raises TableError or DeniedError."""
        async with self._lock:
            seat = self._seat_now(viewer)
            self._game()
            check_may_ask(self.state, seat, question)
            watching, subscription = self.audience.watching(), self.audience.subscription_of(viewer)
            if isinstance(question, Advise):
                asked, most = self._scheduler.question(seat or 0), self._services.settings.bot_seconds
                question = for_asker(self.state, question, int(most * 1000))
            # What has been does not change: the answer may take its time while the table goes on.
            told = watching.past(subscription)
            if isinstance(question, View):
                # A view is given before anything else happens: it must not come behind what it does not show.
                return answer(told, subscription.listener, question)
        if isinstance(question, Advise):
            return await self._services.advisers.answer(viewer.asker, asked, subscription.listener, asked=question)
        return await self._services.workers.do(viewer.asker, partial(answer, told, subscription.listener, question))

    async def move(self, seat: int, move: str, steps: int) -> None:
        """Make a bot's move, if nothing has happened since the game had so many steps."""
        async with self._lock:
            self._open()
            game = self.state.game
            if self.state.result is None and game is not None and len(game.steps) == steps:
                await self._advance(stamped(Moved(seat=seat, move=move), self._services.now()))

    async def pass_time(self) -> None:
        """Do what is due by now."""
        async with self._lock:
            self._open()
            while (line := due_line(self.state, self.attendance, self._services.now())) is not None:
                await self._advance(stamped(line, self._services.now()))
            self._announce()

    async def _explained(self, error: IllegalMoveError, asker: Asker) -> TableError:
        """Give the error with the nearest words, where it is about a word; to find them takes a while."""
        if error.refusal.code is not Code.NOT_A_WORD or self.state.game is None:
            return error
        return await self._services.workers.do(asker, partial(with_nearest, self.state.game.rules, error))

    def _game(self) -> Table:
        """Give the game's table, now that nobody else is in the room. Raises DeniedError where there is none."""
        self._open()
        if self.state.game is None:
            raise DeniedError(Denial.NOT_PLAYING)
        return self.state.game

    def _new_token(self) -> str:
        return f"{self.state.opened.table}.{secrets.token_urlsafe(18)}"

    def _open(self) -> None:
        """Note that the room is used, now that nobody else is in it. Raises DeniedError where it is given up."""
        if self.is_given_up:
            raise DeniedError(Denial.STORE_FAILED)
        if self._services.epoch(self.state.opened.table) != self._epoch:
            raise DeniedError(Denial.STORE_FAILED, key="server-table-moving")
        self.used_at = self._services.now()

    async def _advance(self, line: AnyLine | None, asker: Asker = SERVER) -> None:
        """Apply a line and what follows from it, store them, and tell everybody. Raises TableError for a bad move."""
        before = Before.of(self.state)
        lines: list[AnyLine] = []
        if isinstance(line, Started):
            lines.append(await self._start(line, asker))
        elif line is not None:
            lines.append(self.state.apply(line))
        try:
            while (more := await self._consequence(lines[-1] if lines else None, asker)) is not None:
                lines.append(more)
            if lines:
                await self._store(lines, before)
        except BaseException:
            # What was applied is not on the disk: nobody may hear of it.
            self.give_up(RESTARTING)
            raise
        self._tell(lines, before)

    async def _start(self, line: Started, asker: Asker) -> Started:
        line = await with_form(self._services, self.state, line)
        # A list of words is compiled into a graph: nobody else is to wait for that.
        self.state.start(line, await self._services.workers.do(asker, self.state.open_game))
        return line

    async def _consequence(self, line: AnyLine | None, asker: Asker) -> AnyLine | None:
        """Apply what follows from a line at once: the start, the end that all agreed on, the next game."""
        state, now = self.state, self._services.now()
        if isinstance(line, Moved):
            is_back = line.guest is not None and self.state.is_substituted(line.seat)
            return state.apply(CameBack(at=now, seat=line.seat)) if is_back else None
        people = set(state.people)
        if state.status == "waiting" and state.setup.start == "full" and people and not state.free_seats():
            return await self._start(Started(at=now), asker)
        if not isinstance(line, Offered) or not people <= state.offers[line.what]:
            return None
        if line.what == "end":
            return state.apply(Ended(at=now, winners=(), reason="agreed"))
        watching = {each.guest for each in self.audience.viewers if each.guest is not None and not each.is_outsider}
        return state.apply(Rematched(at=now, table=await self._open_rematch(state, watching, asker)))

    async def _store(self, lines: list[AnyLine], before: Before) -> None:
        card = card_of(self.state) if changes_card(self.state, lines, before) else None
        after = self._services.settings.notify_after * 1000
        notices = notices_of(self.state, lines, before, now=self._services.now(), after=after)
        self._last = await store_lines(
            self._services, self.state, lines, last=self._last, epoch=self._epoch, card=card, notices=notices
        )

    def _tell(self, lines: list[AnyLine], before: Before) -> None:
        moves = sum(isinstance(line, Moved) for line in lines)
        self._services.metrics.moves.labels(self.state.setup.game).inc(moves)
        if moves < len(lines):
            self._reseat_all()
            self._announced = self._presence()
        self.audience.publish(items_of(lines, before, self.state, now=self._services.now()))
        self._scheduler.look()

    def _announce(self) -> None:
        """Tell everybody who is there, if it is not what they were told last."""
        presence = self._presence()
        if presence != self._announced:
            self._announced = presence
            self.audience.publish([RoomItem()])
        self._scheduler.look()

    def _presence(self) -> tuple[object, ...]:
        now, patience = self._services.now(), self.state.setup.absence.after * 1000
        seats = range(len(self.state.seats))
        seen = (presence_of(self.state, self.attendance, seat, now=now, patience=patience) for seat in seats)
        resting = self.state.clocks.resting(now).items()
        return (*seen, *resting, *(viewer.name for viewer in self.audience.viewers if viewer.seat is None))

    def _rightful_seat(self, viewer: Viewer) -> int | None:
        """Give the seat that a viewer has. Raises DeniedError for a program without one: it has no business here."""
        seat = seat_of(self.state, viewer)
        if seat is None and viewer.guest is None:
            raise DeniedError(Denial.NO_SESSION, key="server-token")
        return seat

    def _seat_now(self, viewer: Viewer) -> int | None:
        """Give the seat of a viewer who asks for something, now that nobody else is in the room.

        Raises DeniedError where the room is given up, where the viewer's connection has ended or another has taken
        its place, and for a program that has no seat any more.
        """
        self._open()
        if viewer not in self.audience.viewers:
            raise DeniedError(Denial.NO_SESSION, key="server-not-here")
        return self._rightful_seat(viewer)

    def _reseat_all(self) -> None:
        """Note which seats the viewers have now, and send away who has no business here without one."""
        for viewer in tuple(self.audience.viewers):
            self._reseat(viewer, seat_of(self.state, viewer))
            if viewer.seat is None and (viewer.guest is None or admission.is_shut_out(self.state, viewer.guest)):
                self.audience.viewers.remove(viewer)
                viewer.cut_off(NOT_KNOWN)

    def _reseat(self, viewer: Viewer, seat: int | None) -> None:
        """Note which seat a viewer has now; who has just sat down is there."""
        if seat != viewer.seat:
            if viewer.seat is not None:
                # Whoever gets the seat next is not there yet.
                self.attendance.went(viewer.seat, self._services.now(), on_clock=False)
            viewer.seat = seat
            if seat is not None:
                # Two of one name are told apart by their seats' names.
                viewer.name = self.state.names[seat]
                if viewer in self.audience.viewers:
                    self._came(seat)

    def _came(self, seat: int) -> None:
        unused = self.attendance.came(seat, self._services.now())
        self.state.clocks = self.state.clocks.credited(seat, -unused)

    def _take_over(self, viewer: Viewer) -> None:
        """Close the connection that the same guest, or the same program, has to this table."""
        for other in tuple(self.audience.viewers):
            if (other.guest, other.token) == (viewer.guest, viewer.token):
                self.audience.viewers.remove(other)
                other.cut_off(TAKEN_OVER)


def _reply(seq: int, token: str) -> Reply:
    return {"seq": seq, "token": token} if token else {"seq": seq}
