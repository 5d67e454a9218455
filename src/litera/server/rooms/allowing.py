"""What a room has against what its viewers ask for, before anything is judged by the game."""

from __future__ import annotations

from litera.core.refusal import Code, IllegalMoveError, refuse
from litera.protocol.requests import Advise, LegalMoves, Preview, Question, Read, WriteRecord
from litera.server.errors import Denial, DeniedError
from litera.server.feed.viewers import Viewer
from litera.server.table.chronicle import Nudged
from litera.server.table.handling import NUDGE_PAUSE, Actor
from litera.server.table.state import TableState


class Nudges:
    """When each seat was reminded last, and by which."""

    def __init__(self) -> None:
        self._at: dict[tuple[int, int], int] = {}

    def check(self, line: Nudged, now: int) -> None:
        """Note that a seat reminds another. Raises DeniedError where it has just done so."""
        if now - self._at.get((line.seat, line.to), 0) < NUDGE_PAUSE:
            raise DeniedError(Denial.TOO_SOON)
        self._at[line.seat, line.to] = now


def seat_of(state: TableState, viewer: Viewer) -> int | None:
    """Give the seat that a viewer has at a table, None for a spectator and for a program without a seat."""
    if viewer.token is not None:
        return state.seat_of_program(viewer.token)
    return state.seat_of(viewer.guest or "")


def actor_of(viewer: Viewer, seat: int | None) -> Actor:
    """Give a viewer as whoever asks for something."""
    return Actor(viewer.guest, viewer.name, seat, viewer.is_kept, viewer.unseated)


def check_may_speak(viewer: Viewer, now: int) -> None:
    """Raise DeniedError where a viewer has no business in the chat, or a moderator keeps them from it."""
    if viewer.is_outsider:
        raise DeniedError(Denial.NOT_INVITED)
    if viewer.muted_until > now:
        raise DeniedError(Denial.MUTED)


def check_may_ask(state: TableState, seat: int | None, question: Question) -> None:
    """Raise DeniedError or IllegalMoveError where the room has something against a question of a seat's."""
    is_over = state.result is not None
    match question:
        case WriteRecord() if not is_over:
            raise DeniedError(Denial.NOT_OVER)
        case Read() | Preview() | LegalMoves() | Advise() if seat is None:
            raise DeniedError(Denial.NO_SEAT)
        case LegalMoves() | Advise() if is_over:
            raise IllegalMoveError(refuse(Code.GAME_OVER))
        case Advise() if not state.hints:
            raise DeniedError(Denial.NO_HINTS)
