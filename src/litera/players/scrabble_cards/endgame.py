"""The end between two seats, when the bag is empty and so the rival's hand is known: searched to its last move."""

from __future__ import annotations

from collections.abc import Sequence

from litera.games.scrabble_cards.view import unseen
from litera.players.base import Budget
from litera.players.scrabble_cards.ahead import Candidate, cut_out, pack
from litera.players.scrabble_cards.finding import Table, rivals_cards
from litera.players.scrabble_cards.worth import worth_of

BREADTHS = (4, 10, 1000)
"""At every position so many of the heaviest lays are tried: first few, then more, then all."""

SEATS = 2
_WORST = -1e9


def is_last_stretch(table: Table) -> bool:
    """Tell whether nothing is left to draw, and the hand of the one rival is known."""
    view = table.view
    hidden = unseen(table.ruleset.pack, view).total()
    is_known = hidden == rivals_cards(view, table.seat)
    return len(view.hands) == SEATS and view.bag_size == 0 and bool(view.cells) and is_known


def solve(
    table: Table,
    candidates: Sequence[Candidate],
    nodes: int,
    budget: Budget,
    always: Candidate | None = None,
) -> list[tuple[Candidate, float]]:
    """Search what follows each candidate; give them best first, with the lead in points that each brings by the end.

    The rival is taken to see all hands, and premium cards to be used where they gain most at once. Wider searches
    replace narrower ones while some of the ``nodes`` are left and the budget is not spent: the last one that was
    finished counts. A node is a position, or a part of one that has very many lays.
    What is worse than the best is known to be worse, not by how much, but for the one to be searched ``always``.
    """
    ranked = [(candidate, candidate.equity) for candidate in candidates]
    search = _Search(table)
    left = nodes
    for breadth in BREADTHS:
        values: list[tuple[Candidate, float]] = []
        best = _WORST
        for candidate, _ in ranked:
            if budget.is_spent:
                return ranked
            value, left = search.value(candidate, breadth, left, _WORST if candidate is always else best)
            values.append((candidate, value))
            best = max(best, value)
        if left < 0 and breadth != BREADTHS[0]:
            return ranked
        ranked = sorted(values, key=lambda entry: -entry[1])
        if left < 0:
            return ranked
    return ranked


class _Search:
    """The tables of one end as the kernel takes them."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._window = cut_out(table)
        view, order = table.view, table.ruleset.pack.order
        hidden = unseen(table.ruleset.pack, view)
        self._rival = table.cards.counts(tuple(sorted(hidden.elements(), key=order.__getitem__)))
        self._worth = worth_of(table.ruleset.pack, in_bag=0)

    def value(self, candidate: Candidate, breadth: int, nodes: int, least: float) -> tuple[float, int]:
        """Give the lead that a candidate brings by the end, if it is above ``least``, and the positions that are left.

        There are less than none left where the search was cut short.
        """
        import numpy as np

        from litera.players.scrabble_cards import _endgame_kernels as kernels
        from litera.players.scrabble_cards._kernels import put_lay
        from litera.words.gaddag import ROOT

        table, cards, values = self._table, self._table.cards, self._table.generator.values
        window = self._window.cells.copy()
        spelt, start = pack(table, self._window, candidate.move)
        put_lay(window, self._window.width, spelt, start)
        hand = cards.counts(candidate.left)
        if table.ruleset.pack.letters_in(candidate.left) == 0:
            return candidate.points + 2 * kernels.letters_value(self._rival, values), nodes
        positions = np.array([nodes, 0], dtype=np.int64)
        answer = kernels.search_end(
            table.generator.states,
            ROOT,
            window,
            self._window.width,
            values,
            self._rival,
            hand,
            0 if spelt else sum(table.view.idle) + 1,
            _WORST,
            candidate.points - least,
            breadth,
            positions,
            cards.cards,
            cards.sequences,
            cards.options,
            cards.vowels,
            self._worth.cards,
            self._worth.balance,
        )
        return candidate.points - answer, int(positions[0])
