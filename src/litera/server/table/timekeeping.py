"""What time alone brings about at a table: a clock runs down, an answer does not come, somebody is away for long."""

from __future__ import annotations

from litera.core.game import TimeUp
from litera.server.table.chronicle import AnyLine, Moved, Substituted, TimeWasUp
from litera.server.table.handling import withdrawal
from litera.server.table.presence import Attendance
from litera.server.table.seats import Person
from litera.server.table.setup import DaysClock, GameClock
from litera.server.table.state import TableState


def due_line(state: TableState, attendance: Attendance, now: int) -> AnyLine | None:
    """Give the line that is to be written now, without a stamp; None where nothing is due."""
    if state.game is None or state.result is not None:
        return None
    for seat in state.clocks.down(now):
        return _flagged(state, seat)
    if state.hurry is not None and now >= state.hurry.until:
        for seat in state.to_act:
            return Moved(seat=seat, move=state.hurry.move)
    for seat in state.people:
        if _is_missed(state, attendance, seat, now):
            return _missed(state, seat)
    return None


def next_due(state: TableState, attendance: Attendance, now: int) -> int | None:
    """Give when something will be due, or will look otherwise; None where time changes nothing."""
    patience = state.setup.absence.after * 1000
    moments = [attendance.changes_at(seat, now, patience) for seat in state.people]
    if state.result is None:
        moments.append(state.clocks.due())
        moments.append(state.answer_by)
        moments.append(state.clocks.changes_at(now))
    return min((moment for moment in moments if moment is not None), default=None)


def _flagged(state: TableState, seat: int) -> AnyLine:
    """Follow the game's own rule for a seat whose time is up; else a bot moves, or the seat has lost."""
    assert state.game is not None, "clocks run in games"
    level = state.setup.absence.level
    if isinstance(state.setup.clock, GameClock):
        return withdrawal(state, seat, "time")
    if state.game.rules.why_not(state.game.state, seat, TimeUp()) is None:
        return TimeWasUp(seat=seat)
    sitter = state.seats[seat]
    if isinstance(sitter, Person) and sitter.substitute is None and level is not None:
        return Substituted(seat=seat, level=level)
    return withdrawal(state, seat, "time")


def _is_missed(state: TableState, attendance: Attendance, seat: int, now: int) -> bool:
    """Say whether a seat has been away for too long while another person waits for it."""
    sitter = state.seats[seat]
    absence = state.setup.absence
    if absence.then == "wait" or isinstance(state.setup.clock, DaysClock):
        return False
    if not isinstance(sitter, Person) or sitter.substitute is not None:
        return False
    waits = any(attendance.is_here(other) for other in state.people if other != seat)
    return waits and attendance.of(seat, now, absence.after * 1000) == "gone"


def _missed(state: TableState, seat: int) -> AnyLine:
    absence = state.setup.absence
    if absence.then == "bot" and absence.level is not None:
        return Substituted(seat=seat, level=absence.level)
    return withdrawal(state, seat, "abandoned")
