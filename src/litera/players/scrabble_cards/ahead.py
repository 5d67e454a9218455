"""Monte-Carlo look-ahead: what the rivals' next turns and the own one behind them bring, over deals that fit a view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from litera.core.draws import Stream
from litera.games.scrabble_cards.moves import BLANK, Card, Direction, Exchange, Lay, Pass
from litera.games.scrabble_cards.ruleset import HAND_SIZE
from litera.games.scrabble_cards.view import unseen
from litera.players.base import Budget
from litera.players.scrabble_cards.exchanging import worth_of_hand
from litera.players.scrabble_cards.finding import Table
from litera.players.scrabble_cards.worth import for_kernels

if TYPE_CHECKING:
    from litera.games.scrabble_cards.generator import Window

REACH = HAND_SIZE + 4
"""The window reaches so far beyond what lies: three moves in a row seldom go further."""

ROOM = 1 << 15
"""Of more lays than this in one turn ahead only the first ones are looked at."""


@dataclass(frozen=True, slots=True)
class Stage:
    """So many of the best candidates are compared over so many deals."""

    candidates: int
    deals: int


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move to compare: what it scores at once, less what it risks, the hand it leaves, its equity at a glance."""

    move: Lay | Exchange | Pass
    points: float
    left: tuple[Card, ...]
    equity: float


def look_further(
    table: Table,
    candidates: Sequence[Candidate],
    stages: Sequence[Stage],
    stream: Stream,
    budget: Budget,
    always: Candidate | None = None,
) -> list[tuple[Candidate, float]]:
    """Compare candidates, stage by stage; give those of the last stage, best first, with what each brings on average.

    One of them may be compared ``always``, in every stage. It stops early when the budget is spent; where not even one
    deal was looked at, the equities decide. Blanks on the hand make each deal slow, and so there are fewer of them.
    """
    ahead = _Ahead(table, candidates)
    ranked = sorted(range(len(candidates)), key=lambda index: -candidates[index].equity)
    totals = {index: candidates[index].equity for index in ranked}
    deals = 0
    slowness = 1 + 2 * table.hand.count(BLANK)
    for stage in stages:
        ranked = [
            index for place, index in enumerate(ranked) if place < stage.candidates or candidates[index] is always
        ]
        for _ in range(-(-stage.deals // slowness)):
            if budget.is_spent:
                break
            ahead.deal(ranked, stream)
            deals += 1
        if deals:
            totals = {index: candidates[index].points + ahead.gained(index) / deals for index in ranked}
            ranked.sort(key=lambda index: -totals[index])
    return [(candidates[index], totals[index]) for index in ranked]


class _Ahead:
    """The tables of one decision as the kernel takes them, and what the candidates have gained so far."""

    def __init__(self, table: Table, candidates: Sequence[Candidate]) -> None:
        import numpy as np

        view = table.view
        self._table = table
        self._window = cut_out(table)
        moves = [pack(table, self._window, candidate.move) for candidate in candidates]
        self._moves = np.array(moves, dtype=np.int64)
        self._left = np.array([table.cards.counts(candidate.left) for candidate in candidates], dtype=np.int64)
        rivals = [(table.seat + turn) % len(view.hands) for turn in range(1, len(view.hands))]
        self._sizes = np.array([len(view.hands[rival]) for rival in rivals], dtype=np.int64)
        hidden = unseen(table.ruleset.pack, view)
        self._hidden = tuple(card for card in table.cards.names for _ in range(hidden[card]))
        self._held = int(self._sizes.sum())
        self._room = np.empty((ROOM, 2), dtype=np.int64), np.empty(ROOM), np.empty(ROOM, dtype=np.int64)
        self._gains = np.zeros(len(candidates))

    def gained(self, index: int) -> float:
        """Give the sum of what followed a candidate in all deals."""
        return float(self._gains[index])

    def deal(self, chosen: Sequence[int], stream: Stream) -> None:
        """Deal the unseen cards once, and look what follows each chosen candidate."""
        import numpy as np

        from litera.players.scrabble_cards import _kernels as kernels
        from litera.words.gaddag import ROOT

        table = self._table
        order = table.ruleset.pack.order
        kernels.look_ahead(
            table.generator.states,
            ROOT,
            self._window.cells,
            self._window.width,
            self._window.start,
            table.generator.values,
            self._moves,
            np.array(chosen, dtype=np.int64),
            self._left,
            np.array([order[card] for card in self._likely(stream)], dtype=np.uint8),
            self._sizes,
            for_kernels(table.cards, table.worth),
            self._room,
            self._gains,
        )

    def _likely(self, stream: Stream) -> tuple[Card, ...]:
        """Give the unseen cards in an order: of two, the one in which the rivals kept what one rather keeps.

        Nobody lays what he would rather keep, so the cards that a rival held back are better than chance.
        """
        end = self._held + self._table.view.bag_size
        deals = [stream.shuffled(self._hidden)[:end] for _ in range(2)]
        return max(deals, key=lambda cards: worth_of_hand(self._table, cards[: int(self._sizes[0])]))


def cut_out(table: Table) -> Window:
    """Cut out the window in which turns ahead are played."""
    from litera.games.scrabble_cards.generator import around

    return table.generator.window(table.view.cells, around(table.view.cells, REACH))


def pack(table: Table, window: Window, move: Lay | Exchange | Pass) -> tuple[int, int]:
    """Pack a move as the kernels do, for this window: (0, 0) for one that lays nothing."""
    from litera.games.scrabble_cards._square_kernels import BITS_OF_LETTER, DOWN, LAID, LETTERS

    if not isinstance(move, Lay):
        return 0, 0
    order = table.ruleset.pack.order
    square = start = window.square(move.column, move.row)
    spelt = laid = 0
    for letter in move.word:
        if not window.cells[square]:
            code = order[letter.upper()] + (LETTERS if letter.islower() else 0)
            spelt |= code << BITS_OF_LETTER * laid
            laid += 1
        square += window.width if move.direction is Direction.DOWN else 1
    return spelt | laid << LAID | (move.direction is Direction.DOWN) << DOWN, start
