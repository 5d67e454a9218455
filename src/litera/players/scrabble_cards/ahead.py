"""Monte-Carlo look-ahead: what rivals answer and lay next, and the own turn after it, over deals that fit a view."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING

from litera.core.draws import Stream
from litera.games.scrabble_cards.moves import BLANK, Card, Direction, Exchange, Lay, Pass
from litera.games.scrabble_cards.ruleset import HAND_SIZE
from litera.players.base import Budget
from litera.players.scrabble_cards.dealing import Dealer
from litera.players.scrabble_cards.finding import Table
from litera.players.scrabble_cards.worth import NEAR_END, worth_of

if TYPE_CHECKING:
    from litera.search.scrabble_cards.generator import Window

REACH = HAND_SIZE + 4
"""The window reaches so far beyond what lies: three moves in a row seldom go further."""

ROOM = 1 << 15
"""Of more lays than this in one turn ahead only the first ones are looked at."""

BLOCK = 16
"""So many deals are looked at before it is asked whether more would change anything."""

CLEAR = 3.0
"""A candidate that leads another by so many standard errors is better."""

AT_A_GLANCE = 16
"""What the equities say counts as much as so many deals."""

TO_THE_END = 8
"""With so many cards in the bag two seats play on to the end."""

MOST_TURNS = 24
"""A game that is played to its end is broken off after so many turns."""

MORE = 4
"""Where time is bounded and there is enough of it, there are more deals by this factor."""

SLOWER = 3
"""Where they do, fewer deals are looked at by this factor."""


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


def plays_to_end(table: Table) -> bool:
    """Say whether turns ahead are played to the end of the game."""
    return len(table.view.hands) == 2 and table.view.bag_size <= TO_THE_END


def look_further(
    table: Table,
    candidates: Sequence[Candidate],
    stages: Sequence[Stage],
    *,
    stream: Stream,
    budget: Budget,
    always: Candidate | None = None,
) -> list[tuple[Candidate, float]]:
    """Compare candidates, stage by stage; give them best first, each with what it brings on average.

    One of them may be compared ``always``, in every stage. It stops early when one candidate is clearly the best, and
    when the budget is spent; where not even one deal was looked at, the equities decide. Blanks on the hand make each
    deal slow, and so there are fewer of them. Candidates that a stage left out come last, as worth no more than the one
    before them.
    """
    ranked = sorted(range(len(candidates)), key=lambda index: -candidates[index].equity)
    totals = {index: candidates[index].equity for index in ranked}
    if budget.is_spent:
        return [(candidates[index], totals[index]) for index in ranked]
    ahead = _Ahead(table, candidates, stream, budget=budget)
    slowness = (1 + 2 * table.hand.count(BLANK)) * (SLOWER if plays_to_end(table) else 1)
    more = MORE if budget.left() < math.inf else 1
    left_out: list[int] = []
    for number, stage in enumerate(stages):
        chosen = [
            index for place, index in enumerate(ranked) if place < stage.candidates or candidates[index] is always
        ]
        left_out = [index for index in ranked if index not in chosen] + left_out
        ranked = chosen
        time = budget.share(1 / (len(stages) - number))
        is_clear = ahead.compare(ranked, -(-more * stage.deals // slowness), time)
        if ahead.deals:
            totals |= ahead.totals(ranked)
            ranked.sort(key=lambda index: -totals[index])
        if is_clear:
            break
    order = (*ranked, *left_out)
    worths = accumulate((totals[index] for index in order), min)
    return [(candidates[index], worth) for index, worth in zip(order, worths, strict=True)]


class _Ahead:
    """The tables of one decision as the kernel takes them, and what the candidates have gained so far."""

    def __init__(self, table: Table, candidates: Sequence[Candidate], stream: Stream, *, budget: Budget) -> None:
        import numpy as np

        view = table.view
        self._table = table
        self._points = np.array([candidate.points for candidate in candidates])
        self._equities = np.array([candidate.equity for candidate in candidates])
        self._window = cut_out(table)
        moves = [pack(table, self._window, candidate.move) for candidate in candidates]
        self._moves = np.array(moves, dtype=np.int64)
        self._left = np.array([table.cards.counts(candidate.left) for candidate in candidates], dtype=np.int64)
        rivals = [(table.seat + turn) % len(view.hands) for turn in range(1, len(view.hands))]
        self._sizes = np.array([len(view.hands[rival]) for rival in rivals], dtype=np.int64)
        self._turns = MOST_TURNS if plays_to_end(table) else len(view.hands)
        worths = [worth_of(table.ruleset.pack, bag) for bag in range(NEAR_END + 1)]
        self._worths = np.array([worth.cards for worth in worths])
        self._balances = np.array([worth.balance for worth in worths])
        self._room = np.empty((ROOM, 2), dtype=np.int64), np.empty(ROOM), np.empty(ROOM, dtype=np.int64)
        self._dealer = Dealer(table, self._window, self._room, stream=stream, budget=budget)
        self._gains = np.empty((0, len(candidates)))

    @property
    def deals(self) -> int:
        """How many deals were looked at."""
        return len(self._gains)

    def compare(self, chosen: Sequence[int], deals: int, budget: Budget) -> bool:
        """Compare candidates over so many more deals; stop when one is clearly the best, and say whether one is.

        Where time is bounded it is looked at the clock after every deal.
        """
        portion = 1 if budget.left() < math.inf else BLOCK
        for start in range(0, deals, BLOCK):
            end = min(start + BLOCK, deals)
            for place in range(start, end, portion):
                if budget.is_spent:
                    return False
                self._deal(chosen, min(portion, end - place))
            if self.is_clear(chosen):
                return True
        return False

    def totals(self, chosen: Sequence[int]) -> dict[int, float]:
        """Give what each of these candidates, which were in every deal, scores and what follows it, on average.

        The equities, moved so that on average they say the same, are taken for some deals more.
        """
        brought = self._gains[:, chosen].mean(axis=0) + self._points[chosen]
        glances = self._equities[chosen]
        glances = glances + (brought - glances).mean()
        share = AT_A_GLANCE / (AT_A_GLANCE + self.deals)
        return dict(zip(chosen, ((1 - share) * brought + share * glances).tolist(), strict=True))

    def is_clear(self, chosen: Sequence[int]) -> bool:
        """Say whether one of these candidates, which were in every deal, is clearly better than each other one."""
        import numpy as np

        if self.deals < 2:
            return False
        brought = self._gains[:, chosen] + self._points[chosen]
        best = int(brought.mean(axis=0).argmax())
        leads = np.delete(brought[:, [best]] - brought, best, axis=1)
        errors = leads.std(axis=0, ddof=1) / math.sqrt(self.deals)
        return bool((leads.mean(axis=0) > CLEAR * errors).all())

    def _deal(self, chosen: Sequence[int], count: int) -> None:
        """Deal the unseen cards so often, and look what follows each chosen candidate."""
        import numpy as np

        from litera.players.scrabble_cards import _kernels as kernels
        from litera.words.gaddag import ROOT

        table = self._table
        gains = np.zeros((count, len(self._points)))
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
            self._dealer.deal(count),
            self._sizes,
            table.view.bag_size,
            self._turns,
            table.cards.minus,
            table.cards.with_worth(table.worth),
            self._worths,
            self._balances,
            self._room,
            gains,
        )
        self._gains = np.concatenate((self._gains, gains))


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
