"""The end between two seats, when the bag is empty and so the rival's hand is known: searched to its last move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from litera.games.scrabble_cards.moves import Pass
from litera.games.scrabble_cards.view import unseen
from litera.players.base import Budget
from litera.players.scrabble_cards.ahead import Candidate, cut_out, pack
from litera.players.scrabble_cards.finding import Table, rivals_cards
from litera.players.scrabble_cards.worth import worth_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Integers = NDArray[np.int64]
    Letters = NDArray[np.uint8]

BREADTHS = (6, 1 << 20)
"""At every position so many of the heaviest lays are tried: first few, then all."""

KNOWN = 1 << 17
"""Places for positions that were searched; a later one takes the place of an earlier one."""

PORTION = 4000
"""So many positions are searched between two looks at the clock."""

SEATS = 2
_WORST = -1e9


@dataclass(frozen=True, slots=True)
class End:
    """Candidates, best first, each with the lead in points that it brings by the end; whether that was searched out.

    What is worse than the best is known to be worse, not by how much.
    """

    ranked: list[tuple[Candidate, float]]
    is_exact: bool


def is_last_stretch(table: Table) -> bool:
    """Say whether nothing is left to draw, and the hand of the one rival is known."""
    view = table.view
    hidden = unseen(table.ruleset.pack, view).total()
    is_known = hidden == rivals_cards(view, table.seat)
    return len(view.hands) == SEATS and view.bag_size == 0 and bool(view.cells) and is_known


def solve(
    table: Table,
    candidates: Sequence[Candidate],
    nodes: int,
    *,
    budget: Budget,
    always: Candidate | None = None,
) -> End:
    """Search what follows each candidate; the one ``always`` is searched out even where others are better.

    The rival is taken to see all hands, and premium and condition cards to be used where they gain most at once: a
    condition card against the first lay that it fits. The search of all lays takes the place of the narrow one while
    some of the ``nodes`` are left and the budget is not spent; where it was cut short, the candidates that it came to
    go first. A node is a position, or a part of one that has very many lays.
    """
    ranked = [(candidate, candidate.equity) for candidate in candidates]
    search = _Search(table, nodes, budget)
    for breadth in BREADTHS:
        values: list[tuple[Candidate, float]] = []
        best = _WORST
        search.has_seen_all = True
        ranked.sort(key=lambda entry: isinstance(entry[0].move, Pass))
        for candidate, _ in ranked:
            if isinstance(candidate.move, Pass) and best > _WORST:
                search.know_lays(breadth, best)
            value = search.value(candidate, breadth, _WORST if candidate is always else best)
            if search.is_over:
                rest = [(candidate, min(value, best)) for candidate, value in ranked[len(values) :]]
                return End([*_best_first(values), *rest] if values else ranked, is_exact=False)
            values.append((candidate, value))
            best = max(best, value)
        ranked = _best_first(values)
        if search.has_seen_all:
            break
    return End(ranked, search.has_seen_all)


def idle_in_a_row(own: int, rivals: int) -> int:
    """Give how many turns in a row were idle, up to the rival's last, by the idle turns of each seat in a row (S15).

    Idle turns of one seat between which the other laid something are not in a row.
    """
    return min(rivals, own + 1) + min(own, rivals)


def _best_first(values: list[tuple[Candidate, float]]) -> list[tuple[Candidate, float]]:
    return sorted(values, key=lambda entry: -entry[1])


class _Search:
    """The tables of one end as the kernel takes them, and how much may still be searched.

    ``has_seen_all`` says that no position had more lays than were tried, ``is_over`` that the search was cut short.
    """

    def __init__(self, table: Table, nodes: int, budget: Budget) -> None:
        import numpy as np

        from litera.players.scrabble_cards._endgame_kernels import KEPT

        self._table, self._nodes, self._budget = table, nodes, budget
        pack, order = table.ruleset.pack, table.ruleset.pack.order
        hidden = unseen(pack, table.view)
        self._window = cut_out(table, pack.letters_in((*table.hand, *hidden.elements())))
        self._rival = table.cards.counts(tuple(sorted(hidden.elements(), key=order.__getitem__)))
        self._cards = table.cards.with_worth(worth_of(pack, in_bag=0))
        self._known = np.zeros((KNOWN, KEPT), dtype=np.int64)
        self.has_seen_all = True
        self.is_over = False

    def know_lays(self, breadth: int, best: float) -> None:
        """Know what the best lay brings: it can still be laid when both have passed, and brings no more then."""
        from litera.players.scrabble_cards._endgame_kernels import keep_best

        mine = self._table.cards.counts(self._table.hand)
        keep_best(self._window.cells, mine, self._rival, self._known, breadth, best)

    def value(self, candidate: Candidate, breadth: int, least: float) -> float:
        """Give the lead that a candidate brings by the end; where that is not above ``least``, a bound of it."""
        from litera.players.scrabble_cards._endgame_kernels import LAST_IDLE, letters_value
        from litera.players.scrabble_cards._kernels import play_conditions, put_lay

        table, window = self._table, self._window.cells.copy()
        spelt, start = pack(table, self._window, candidate.move)
        rival, points = self._rival.copy(), candidate.points
        if spelt:
            played = rival, 1, table.cards.minus, self._cards
            points -= play_conditions(window, self._window.width, spelt, start, *played)
            put_lay(window, self._window.width, spelt, start)
        if table.ruleset.pack.letters_in(candidate.left) == 0:
            return points + 2 * letters_value(rival, table.generator.values)
        left = table.cards.counts(candidate.left)
        idle = 0 if spelt else idle_in_a_row(table.view.idle[table.seat], table.view.idle[1 - table.seat]) + 1
        if idle == LAST_IDLE:
            return letters_value(rival, table.generator.values) - letters_value(left, table.generator.values)
        most = points - least
        answer = _WORST
        if least > _WORST:
            answer = self._answer(window, rival, left, idle, breadth, most - 1, most)
        if answer < most and not self.is_over:
            answer = self._answer(window, rival, left, idle, breadth, _WORST, most)
        return points - answer

    def _answer(
        self, window: Letters, rival: Integers, left: Integers, idle: int, breadth: int, least: float, most: float
    ) -> float:
        """Give by how much the rival does better from here on: exactly between two bounds, beyond them a bound.

        A search that was cut short goes on from the positions that are known by then.
        """
        import numpy as np

        from litera.players.scrabble_cards._endgame_kernels import search_end
        from litera.words.gaddag import ROOT

        table = self._table
        while True:
            self.is_over = self._nodes <= 0 or self._budget.is_spent
            if self.is_over:
                return _WORST
            searched = np.array([min(PORTION, self._nodes), 0], dtype=np.int64)
            self._nodes -= int(searched[0])
            answer: float = search_end(
                table.generator.states,
                ROOT,
                window,
                self._window.width,
                table.generator.values,
                table.cards.minus,
                self._cards,
                rival,
                left,
                idle,
                least,
                most,
                breadth,
                searched,
                self._known,
            )
            self.has_seen_all = self.has_seen_all and not searched[1]
            if searched[0] >= 0:
                self._nodes += int(searched[0])
                return answer
