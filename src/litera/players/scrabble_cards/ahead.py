"""Monte-Carlo look-ahead: what rivals answer and lay next, and the own turn after it, over deals that fit a view."""

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

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from litera.search.scrabble_cards.generator import Window

REACH = HAND_SIZE + 4
"""The window reaches so far beyond what lies: three moves in a row seldom go further."""

ROOM = 1 << 15
"""Of more lays than this in one turn ahead only the first ones are looked at."""

BLOCK = 8
"""So many deals are looked at before it is asked whether more would change anything."""

CLEAR = 3.0
"""A candidate that leads another by so many standard errors is better."""


@dataclass(frozen=True, slots=True)
class Stage:
    """So many of the best candidates are compared over so many deals."""

    candidates: int
    deals: int


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move to compare: what it scores at once, the hand it leaves, its equity at a glance, with what it risks."""

    move: Lay | Exchange | Pass
    points: float
    left: tuple[Card, ...]
    equity: float


def look_further(
    table: Table,
    candidates: Sequence[Candidate],
    stages: Sequence[Stage],
    *,
    stream: Stream,
    budget: Budget,
    always: Candidate | None = None,
) -> list[tuple[Candidate, float]]:
    """Compare candidates, stage by stage; give those of the last stage, best first, with what each brings on average.

    One of them may be compared ``always``, in every stage. It stops early when one candidate is clearly the best, and
    when the budget is spent; where not even one deal was looked at, the equities decide. Blanks on the hand make each
    deal slow, and so there are fewer of them.
    """
    ahead = _Ahead(table, candidates)
    ranked = sorted(range(len(candidates)), key=lambda index: -candidates[index].equity)
    totals = {index: candidates[index].equity for index in ranked}
    slowness = 1 + 2 * table.hand.count(BLANK)
    for stage in stages:
        ranked = [
            index for place, index in enumerate(ranked) if place < stage.candidates or candidates[index] is always
        ]
        left = -(-stage.deals // slowness)
        is_clear = False
        while left > 0 and not is_clear and not budget.is_spent:
            ahead.deal(ranked, stream)
            left -= 1
            is_clear = left % BLOCK == 0 and ahead.is_clear(ranked)
        if ahead.deals:
            totals = ahead.totals(ranked)
            ranked.sort(key=lambda index: -totals[index])
        if is_clear:
            break
    return [(candidates[index], totals[index]) for index in ranked]


class _Ahead:
    """The tables of one decision as the kernel takes them, and what the candidates have gained so far."""

    def __init__(self, table: Table, candidates: Sequence[Candidate]) -> None:
        import numpy as np

        view = table.view
        self._table = table
        self._points = [candidate.points for candidate in candidates]
        self._window = cut_out(table)
        moves = [pack(table, self._window, candidate.move) for candidate in candidates]
        self._moves = np.array(moves, dtype=np.int64)
        self._left = np.array([table.cards.counts(candidate.left) for candidate in candidates], dtype=np.int64)
        rivals = [(table.seat + turn) % len(view.hands) for turn in range(1, len(view.hands))]
        self._sizes = np.array([len(view.hands[rival]) for rival in rivals], dtype=np.int64)
        hidden = unseen(table.ruleset.pack, view)
        self._hidden = tuple(card for card in table.cards.names for _ in range(hidden[card]))
        self._held = int(self._sizes.sum())
        # Each draws a hand, and one card more for a condition card that they play against the move or the next one.
        self._seen = min((HAND_SIZE + 1) * len(view.hands), self._held + view.bag_size)
        self._room = np.empty((ROOM, 2), dtype=np.int64), np.empty(ROOM), np.empty(ROOM, dtype=np.int64)
        self._gains: list[NDArray[np.float64]] = []

    @property
    def deals(self) -> int:
        """How many deals were looked at."""
        return len(self._gains)

    def totals(self, chosen: Sequence[int]) -> dict[int, float]:
        """Give what each of these candidates, which were in every deal, scores and what follows it, on average."""
        import numpy as np

        brought = np.mean(self._gains, axis=0)
        return {index: self._points[index] + float(brought[index]) for index in chosen}

    def is_clear(self, chosen: Sequence[int]) -> bool:
        """Say whether one of these candidates, which were in every deal, is clearly better than each other one."""
        import numpy as np

        brought = np.array([[gains[index] + self._points[index] for index in chosen] for gains in self._gains])
        best = int(brought.mean(axis=0).argmax())
        leads = np.delete(brought[:, [best]] - brought, best, axis=1)
        errors = leads.std(axis=0, ddof=1) / len(leads) ** 0.5 if len(leads) > 1 else np.inf
        return bool((leads.mean(axis=0) > CLEAR * errors).all())

    def deal(self, chosen: Sequence[int], stream: Stream) -> None:
        """Deal the unseen cards once, and look what follows each chosen candidate."""
        import numpy as np

        from litera.players.scrabble_cards import _kernels as kernels
        from litera.words.gaddag import ROOT

        table = self._table
        order = table.ruleset.pack.order
        gains = np.zeros(len(self._points))
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
            table.cards.minus,
            table.cards.with_worth(table.worth),
            self._room,
            gains,
        )
        self._gains.append(gains)

    def _likely(self, stream: Stream) -> tuple[Card, ...]:
        """Give the unseen cards that are drawn: of two deals the one in which the rivals kept what one rather keeps.

        Nobody lays what they would rather keep, so the cards that a rival held back are better than chance.
        """
        deals = [drawn(stream, self._hidden, self._seen) for _ in range(2)]
        return max(deals, key=lambda cards: worth_of_hand(self._table, cards[: int(self._sizes[0])]))


def drawn(stream: Stream, cards: Sequence[Card], count: int) -> tuple[Card, ...]:
    """Draw so many of the cards, one after another."""
    mixed = list(cards)
    for place in range(count):
        other = place + stream.below(len(mixed) - place)
        mixed[place], mixed[other] = mixed[other], mixed[place]
    return tuple(mixed[:count])


def cut_out(table: Table, reach: int = REACH) -> Window:
    """Cut out the window in which turns ahead are played: so far beyond what lies."""
    from litera.search.scrabble_cards.generator import around

    return table.generator.window(table.view.cells, around(table.view.cells, reach))


def pack(table: Table, window: Window, move: Lay | Exchange | Pass) -> tuple[int, int]:
    """Pack a move as the kernels do, for this window: (0, 0) for one that lays nothing."""
    from litera.search.scrabble_cards._square_kernels import BITS_OF_LETTER, DOWN, LAID, LETTERS

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
