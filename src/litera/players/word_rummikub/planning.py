"""Who has the last turn of two seats that empty their racks nearly every turn, and what it takes to have it oneself.

A turn that keeps a tile scores half as much, but the bank lasts longer for it, perhaps by the turn that decides.
"""

from __future__ import annotations

from dataclasses import dataclass

from litera.games.word_rummikub.ruleset import REFILL

SEATS = 2


@dataclass(frozen=True, slots=True)
class Outlay:
    """What is left of a game when it is the seat's turn: tiles in the bank, on its rack, and on the rival's."""

    bank: int
    own: int
    rivals: int

    def after(self, kept: int) -> Outlay | None:
        """Give what the rival is left with when all but so many tiles are laid; None where that ends the game (W17)."""
        drawn = min(self.bank, max(0, REFILL - kept))
        if not kept + drawn:
            return None
        return Outlay(self.bank - drawn, self.rivals, kept + drawn)


class Plan:
    """What the rest of a game brings, if every turn makes a word of so many letters, doubled where the rack is emptied.

    The rival always empties the rack.
    """

    def __init__(self, length: int) -> None:
        self._length = length
        self._known: dict[Outlay, int] = {}

    def lead(self, outlay: Outlay, kept: int, points: int) -> int:
        """Give by how much the seat gets ahead with a turn of so many points that keeps so many tiles."""
        theirs = outlay.after(kept)
        if theirs is None:
            return points
        own = theirs.after(0)
        return points - 2 * self._length + (0 if own is None else self._best(own))

    def _best(self, outlay: Outlay) -> int:
        """Give the most that the seat whose turn it is can get ahead from here on."""
        if outlay not in self._known:
            leads = [self.lead(outlay, kept, self._length * (1 if kept else 2)) for kept in range(outlay.own)]
            self._known[outlay] = max(leads)
        return self._known[outlay]
