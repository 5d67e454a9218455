"""Deals of the unseen cards that fit what a seat sees, the hand of the one rival by what the rival's last turn says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litera.core.draws import Stream
from litera.games.scrabble_cards.moves import BLANK
from litera.games.scrabble_cards.ruleset import HAND_SIZE
from litera.games.scrabble_cards.view import unseen
from litera.players.base import Budget
from litera.players.scrabble_cards.finding import Table, rivals_cards
from litera.players.scrabble_cards.holding import Kept, kept_by

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from litera.search.scrabble_cards.generator import Window

    Room = tuple[NDArray[np.int64], NDArray[np.float64], NDArray[np.int64]]

HANDS = 240
"""So many hands that a rival may hold are weighed; fewer where the rival laid a blank, as that makes each one slow."""

PATIENCE = 8.0
"""A hand is less likely by a factor of e for so many points that another lay would have weighed more with it."""


PORTION = 8
"""So many hands are weighed between two looks at the clock."""

WEIGHING = 0.2
"""The part of the time that may go to it."""


class Dealer:
    """Deals the unseen cards of a table; what it deals follows from the stream.

    ``hands`` (n, size) may be the rival's; ``likely`` (n,) says how likely each is, together with those before it.
    """

    def __init__(self, table: Table, window: Window, room: Room, *, stream: Stream, budget: Budget) -> None:
        import numpy as np

        self._table, self._window, self._room = table, window, room
        order, hidden = table.ruleset.pack.order, unseen(table.ruleset.pack, table.view)
        flat = [order[card] for card in table.cards.names for _ in range(hidden[card])]
        self._hidden = np.array(flat, dtype=np.uint8)
        self._chance = np.array([1 + stream.below((1 << 31) - 2)], dtype=np.int64)
        held = rivals_cards(table.view, table.seat)
        # All that is left where the game is near its end; else each draws a hand, and one more for a condition card.
        self._seen = min((HAND_SIZE + 1) * len(table.view.hands), held + table.view.bag_size)
        self.hands, self.likely = self._weighed(budget.share(WEIGHING))

    def deal(self, count: int) -> NDArray[np.uint8]:
        """Deal so often (count, seen): a pool has first the cards of the rivals' hands, then those of the bag."""
        import numpy as np

        from litera.players.scrabble_cards._dealing_kernels import deal_like

        pools = np.empty((count, self._seen), dtype=np.uint8)
        deal_like(self._hidden, self.hands, self.likely, self._chance, pools)
        return pools

    def _weighed(self, budget: Budget) -> tuple[NDArray[np.uint8], NDArray[np.float64]]:
        """Draw hands that the next rival may hold, and say how likely each is, with those before it."""
        import numpy as np

        from litera.players.scrabble_cards import _dealing_kernels as kernels

        table = self._table
        kept = kept_by(table.ruleset, table.seat, table.view, events=table.events)
        rival = (table.seat + 1) % len(table.view.hands)
        size = len(table.view.hands[rival])
        slowness = 1 if kept is None else 1 + 8 * kept.used.count(BLANK)
        hands = np.empty((-(-HANDS // slowness), size), dtype=np.uint8)
        for hand in hands:
            mixed = self._hidden.copy()
            kernels.mix(mixed, 0, size, self._chance)
            hand[:] = mixed[:size]
        likely = np.ones(len(hands))
        if kept is None:
            kernels.weigh_kept(hands, PATIENCE, table.cards.with_worth(table.worth), likely)
            return hands, np.cumsum(likely)
        weighed = 0
        while size and weighed < len(hands) and not budget.is_spent:
            part = slice(weighed, weighed + PORTION)
            self._weigh(kept, hands[part], likely[part])
            weighed += PORTION
        # Those for which there was no time are left out.
        return (hands[:weighed], np.cumsum(likely[:weighed])) if weighed else (hands, np.cumsum(likely))

    def _weigh(self, kept: Kept, hands: NDArray[np.uint8], likely: NDArray[np.float64]) -> None:
        """Write how likely each of these hands is after what the rival laid."""
        import numpy as np

        from litera.players.scrabble_cards._dealing_kernels import weigh_hands
        from litera.words.gaddag import ROOT

        table = self._table
        # Where a card takes less from a lay than it is worth on the hand, nobody plays it.
        passed_by = np.array([kept.passed_by.get(card, 1.0) for card in table.cards.names])
        weigh_hands(
            table.generator.states,
            ROOT,
            self._cells_before(kept),
            self._window.width,
            self._window.start,
            table.generator.values,
            table.cards.counts(kept.used),
            float(kept.points),
            np.where(table.cards.minus > table.worth.cards[:, 0], passed_by, 1.0),
            PATIENCE,
            hands,
            table.cards.with_worth(table.worth),
            self._room,
            likely,
        )

    def _cells_before(self, kept: Kept) -> NDArray[np.uint8]:
        """Give the window as it was before the rival laid."""
        cells = self._window.cells.copy()
        for cell in set(self._table.view.cells) - set(kept.before):
            cells[self._window.square(cell.column, cell.row)] = 0
        return cells
