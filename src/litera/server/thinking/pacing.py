"""How long a bot takes over a move in a live game: as a person might, and in what its clock leaves."""

from __future__ import annotations

from litera.server.table.clocks import Clocks
from litera.server.table.setup import GameClock

MARGIN = 0.5
"""Seconds that are left on the clock when a move has been made: the way of the move, and a busy machine."""
SHORTEST = 0.05
MOVES_AHEAD = 20
"""With a clock for the game, so many moves are to be possible in the time that is left."""
QUICKEST, SLOWEST = 0.75, 3.0
"""A move takes so much of the typical time; as with people, quick ones are more frequent than slow ones."""


def allowed(clocks: Clocks, seat: int, now: int) -> float:
    """Give the seconds that a seat may take over a move that it begins now; infinity where no clock runs for it."""
    left = clocks.read(now)
    if left is None or seat not in clocks.running:
        return float("inf")
    seconds = left[seat] / 1000
    share = seconds - MARGIN
    if isinstance(clocks.setup, GameClock):
        share = min(share, seconds / MOVES_AHEAD + clocks.setup.increment)
    return max(SHORTEST, share)


def natural(typical: float, chance: float) -> float:
    """Give the seconds that a move takes at the least, where ``typical`` are typical, by a chance from 0 to 1."""
    share: float = (SLOWEST / QUICKEST) ** chance
    return typical * QUICKEST * share
