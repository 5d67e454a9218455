"""What a room has against what its viewers ask for, before anything is judged by the game."""

from __future__ import annotations

from litera.core.refusal import Code, IllegalMoveError, refuse
from litera.protocol.requests import Advise, LegalMoves, Preview, Question, Read, WriteRecord
from litera.server.errors import Denial, DeniedError
from litera.server.feed.viewers import Viewer
from litera.server.table.handling import Actor
from litera.server.table.state import TableState


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
