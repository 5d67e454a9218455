"""Who is there: losing a connection, being away, and having been away for too long are three different things."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Presence: TypeAlias = Literal["free", "here", "reconnecting", "away", "gone"]

RECONNECTING: Final = 15_000
"""For so long a lost connection may be a short cut, in milliseconds."""
GRACE: Final = 10_000
"""So much of the time without a connection is not charged to a clock, each time…"""
GRACE_IN_ALL: Final = 60_000
"""… and in a game."""


class Attendance:
    """For each seat, since when nobody has been connected for it; in milliseconds."""

    def __init__(self, seats: int, now: int) -> None:
        """Begin with nobody there, and everybody on the way: the room was opened now, or the server restarted."""
        self._lost: list[int | None] = [now] * seats
        self._lent = [0] * seats
        self._grace_left = [GRACE_IN_ALL] * seats

    def came(self, seat: int, now: int) -> int:
        """Note that a seat is connected; give the milliseconds of its clock to take back: grace that was not used."""
        lost, self._lost[seat] = self._lost[seat], None
        unused = 0 if lost is None else max(0, self._lent[seat] - (now - lost))
        self._grace_left[seat] += unused
        self._lent[seat] = 0
        return unused

    def went(self, seat: int, now: int, *, on_clock: bool) -> int:
        """Note that a seat lost its connection; give the milliseconds of grace to lend to its clock."""
        self._lost[seat] = now
        self._lent[seat] = min(GRACE, self._grace_left[seat]) if on_clock else 0
        self._grace_left[seat] -= self._lent[seat]
        return self._lent[seat]

    def is_here(self, seat: int) -> bool:
        """Say whether a seat is connected."""
        return self._lost[seat] is None

    def of(self, seat: int, now: int, patience: int) -> Presence:
        """Say how a person's seat is seen by others; ``patience``: after how many ms they count as gone."""
        lost = self._lost[seat]
        if lost is None:
            return "here"
        if now - lost < RECONNECTING:
            return "reconnecting"
        return "away" if now - lost < patience else "gone"

    def changes_at(self, seat: int, now: int, patience: int) -> int | None:
        """Give when ``of`` will next say something else by itself."""
        lost = self._lost[seat]
        if lost is None:
            return None
        return next((lost + after for after in sorted((RECONNECTING, patience)) if lost + after > now), None)
