"""What time alone brings about at a table: a clock runs down, an answer does not come, somebody is away for long."""

from __future__ import annotations

from litera.core.game import TimeUp
from litera.server.table.chronicle import AnyLine, Moved, Substituted, TimeWasUp
from litera.server.table.handling import withdrawal
from litera.server.table.presence import Attendance
from litera.server.table.seats import Person
from litera.server.table.setup import DaysClock, GameClock
from litera.server.table.standing import Standing


def due_line(standing: Standing, attendance: Attendance, now: int) -> AnyLine | None:
    """Give the line that is to be written now, without a stamp; None where nothing is due."""
    if standing.game is None or standing.result is not None:
        return None
    for seat in standing.clocks.down(now):
        return _flagged(standing, seat)
    if standing.hurry is not None and now >= standing.hurry.until:
        for seat in standing.to_act:
            return Moved(seat=seat, move=standing.hurry.move)
    for seat in standing.people:
        if _is_missed(standing, attendance, seat, now):
            return _missed(standing, seat)
    return None


def next_due(standing: Standing, attendance: Attendance, now: int) -> int | None:
    """Give when something will be due, or will look otherwise; None where time changes nothing."""
    patience = standing.setup.absence.after * 1000
    moments = [attendance.changes_at(seat, now, patience) for seat in standing.people]
    if standing.result is None:
        moments.append(standing.clocks.due())
        moments.append(standing.answer_by)
    return min((moment for moment in moments if moment is not None), default=None)


def _flagged(standing: Standing, seat: int) -> AnyLine:
    """Follow the game's own rule for a seat whose time is up; else a machine player moves, or the seat has lost."""
    assert standing.game is not None, "clocks run in games"
    level = standing.setup.absence.level
    if isinstance(standing.setup.clock, GameClock):
        return withdrawal(standing, seat, "time")
    if standing.game.rules.why_not(standing.game.state, seat, TimeUp()) is None:
        return TimeWasUp(seat=seat)
    sitter = standing.seats[seat]
    if isinstance(sitter, Person) and sitter.substitute is None and level is not None:
        return Substituted(seat=seat, level=level)
    return withdrawal(standing, seat, "time")


def _is_missed(standing: Standing, attendance: Attendance, seat: int, now: int) -> bool:
    """Tell whether a seat has been away for too long while another person waits for it."""
    sitter = standing.seats[seat]
    absence = standing.setup.absence
    if absence.then == "wait" or isinstance(standing.setup.clock, DaysClock):
        return False
    if not isinstance(sitter, Person) or sitter.substitute is not None:
        return False
    waits = any(attendance.is_here(other) for other in standing.people if other != seat)
    return waits and attendance.of(seat, now, absence.after * 1000) == "gone"


def _missed(standing: Standing, seat: int) -> AnyLine:
    absence = standing.setup.absence
    if absence.then == "bot" and absence.level is not None:
        return Substituted(seat=seat, level=absence.level)
    return withdrawal(standing, seat, "abandoned")
