"""Which set of words of a hand is worth most: a linear programme over ways to make words, priced by a walk.

The programme, fractions of words allowed, is solved over few ways at first; its prices of the cards show the walk which
others would improve it. When there are none, its value bounds every set of words, and what a set lacks is the sum of
what its ways and the cards left over lose at these prices. The set that loses least is looked for among the ways that
are known, with a limit that is widened step by step, then among all that leave a chance for a better one.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from litera.games.klepka.pack import Card, is_letter
from litera.players.base import Budget
from litera.players.klepka.packing import Packed, Packing
from litera.players.klepka.pricing import Pricer, Search
from litera.players.klepka.programme import Programme, Solved
from litera.players.klepka.ways import Making, Ways, joined, lean

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from litera.players.klepka.ways import Integers, Reals

_SEEDS = 150
_MORE = 150
_SMALL = 1e-6
_LISTS = 8
"""So many other lists of prices are asked for where a choice takes long."""
_ROUNDS = 3
"""So often are ways added for which those are not fair; lists that are not fair then are left out."""
_FIRST_PART, _PART = 0.3, 0.7
"""Prices go so far from the guessed ones towards those of the first programme, and from the last ones to the next."""
_FALL = 0.5
"""They fall no further than by this part: cards that few ways take at first seem to cost nothing, and find too many."""
_VISITS = 1 << 14
"""So many ways are looked at between two looks at the clock."""
_PLACES, _MORE_PLACES = 12, 18
"""Bits of the places for states that were met: more where more is looked at."""


@dataclass(frozen=True, slots=True)
class Wants:
    """What a player wants of words beside their points: ``flip`` for each, and ``keep`` for each card it keeps."""

    flip: float
    keep: Mapping[Card, float] = field(default_factory=dict)

    def worth(self, making: Making) -> float:
        """Give what a way to make a word brings: its points and the flip, less what its cards were worth in hand."""
        return making.points + self.flip - sum(self.keep.get(card, 0.0) for card in making.cards)


@dataclass(frozen=True, slots=True)
class WordSet:
    """Words to make of one hand, the dearest first, what they are worth, and what no set is worth more than."""

    makings: tuple[Making, ...]
    worth: float
    bound: float


def choose_words(
    search: Search, wants: Wants, budget: Budget, *, step: float = 1.0, visits: int | None = None
) -> WordSet:
    """Choose the words that are worth most together (K3, K5, K15).

    Sets are told apart by whole steps: none is worth a step more. With ``visits`` only so many ways are looked at for
    each limit, and none but those that the programme asked for; then, or when the budget is spent, the answer is the
    best so far, with the bound that is known.
    """
    if not any(map(is_letter, search.hand)):
        return WordSet((), 0.0, 0.0)
    choice = _Choice(search, wants, step, visits)
    if choice.seed() and not budget.is_spent and choice.price(budget):
        choice.complete(budget)
    makings = sorted(choice.makings(), key=lambda making: (-making.points, making.word, making.uses))
    return WordSet(tuple(makings), choice.worth, max(choice.bound, choice.worth))


class _Choice:
    """One choice being made: the ways known so far, the programme over them, and the best set so far."""

    def __init__(self, search: Search, wants: Wants, step: float, visits: int | None) -> None:
        import numpy as np

        self._pricer = Pricer(search)
        self._flip, self._step, self._visits = wants.flip, step, visits
        self._once = search.ruleset.repeat_words != "any"
        kinds, points = self._pricer.kinds, search.ruleset.pack.points
        self._keep: Reals = np.array([wants.keep.get(card, 0.0) for card in kinds])
        self._programme = Programme(self._pricer.held)
        self._known: dict[bytes, float] = {}
        self._batches: list[Ways] = []
        self._solved = Solved(math.inf, self._keep)
        dearest = 4.0 * max(points.values())
        guessed = [2.0 * points[card[0]] + wants.flip / 3 if is_letter(card) else dearest for card in kinds]
        self._prices: Reals = np.maximum(self._keep, guessed)
        self._others: Reals = np.zeros((0, len(kinds)))
        self._best: Ways | None = None
        self.worth = 0.0

    @property
    def bound(self) -> float:
        """What no set is worth more than, in whole steps."""
        if math.isinf(self._solved.bound):
            return self._solved.bound
        return math.floor(self._solved.bound / self._step + _SMALL) * self._step

    def makings(self) -> list[Making]:
        """Give the best set so far."""
        return [] if self._best is None else [self._pricer.making(self._best, row) for row in range(len(self._best))]

    def seed(self) -> bool:
        """Find ways to begin with at prices that are guessed, and a set of them, dearest first; False: none pays."""
        flip = self._flip
        found = self._pricer.best(self._prices, flip, -flip / 2 - 0.5, most=_SEEDS)
        if not len(found):
            found = self._pricer.best(self._keep, flip, 0.0, most=_SEEDS)
        if not len(found):
            self._solved = Solved(0.0, self._keep)
            return False
        self._add(found)
        left = self._pricer.held.copy()
        chosen: list[int] = []
        words: set[bytes] = set()
        for row, worth in enumerate(found.worths(flip, self._keep).tolist()):
            word = found.rows[row].tobytes()
            if worth > 0 and not (self._once and word in words) and (found.counts[row] <= left).all():
                left -= found.counts[row]
                chosen.append(row)
                words.add(word)
        self._improve(found, chosen)
        return True

    def price(self, budget: Budget) -> bool:
        """Add ways until none improves the programme; False where the budget was spent before.

        Prices are moved a part of the way only, so that they don't leap, until the programme gains less than a step;
        the last word have its own.
        """
        import numpy as np

        is_own, part = False, _FIRST_PART
        before = -math.inf
        while not budget.is_spent:
            if not is_own:
                self._solved = self._programme.solve()
                is_own = self._solved.bound < before + self._step
                before = self._solved.bound
            own = self._own_prices()
            mixed = part * own + (1 - part) * self._prices
            self._prices = own if is_own else np.maximum(mixed, _FALL * self._prices)
            part = _PART
            added = self._add(self._pricer.best(self._prices, self._flip, _SMALL, most=_MORE))
            if not added and is_own:
                return True
            is_own = not added
        self._solved = Solved(math.inf, self._keep)
        return False

    def complete(self, budget: Budget) -> None:
        """Choose whole words among the ways that are known, then among all that leave a chance for a better set."""
        known = lean(joined(self._batches), once=self._once)
        below = 0.0
        while not self._is_enough() and not budget.is_spent:
            least = max(self.bound - below - _SMALL, self.worth)
            if self._choose(known, least, budget) or least <= self.worth:
                break
            below = 2 * below + self._step
        if self._visits is not None or self._is_enough() or budget.is_spent:
            return
        least = self.worth + self._step - _SMALL
        lacking = self._solved.bound - least
        rest = lean(self._pricer.all(self._own_prices(), self._flip, -lacking), once=self._once)
        self._choose(rest, least, budget)
        if not budget.is_spent:
            self._solved = Solved(self.worth, self._solved.cards)

    def _is_enough(self) -> bool:
        return self.worth >= self.bound - _SMALL

    def _choose(self, ways: Ways, least: float, budget: Budget) -> bool:
        """Look among these ways for the set worth most and more than ``least``; say whether there was one."""
        import numpy as np

        worths = ways.worths(self._flip, self._keep)
        words: Integers = np.full(len(ways), -1, dtype=np.int64)
        if self._once:
            words = np.unique(ways.rows, axis=0, return_inverse=True)[1].reshape(-1).astype(np.int64)
        prices, held = self._solved.cards[np.newaxis], self._pricer.held
        packing = Packing(held, prices, ways.counts, worths=worths, words=words, least=least, places=_PLACES)
        packed = packing.run(self._visits or _VISITS)
        has_found = self._take(ways, packed)
        if packed.has_seen_all or self._visits is not None:
            return has_found
        prices = np.vstack((prices, self._other_prices(ways)))
        least = max(least, self.worth)
        packing = Packing(held, prices, ways.counts, worths=worths, words=words, least=least, places=_MORE_PLACES)
        while not packed.has_seen_all and not budget.is_spent:
            packed = packing.run(_VISITS)
            has_found = self._take(ways, packed) or has_found
        return has_found

    def _take(self, ways: Ways, packed: Packed) -> bool:
        """Take what was chosen, if it is better than before; say whether anything was."""
        if packed.chosen is not None:
            self._improve(ways, list(packed.chosen))
        return packed.chosen is not None

    def _other_prices(self, ways: Ways) -> Reals:
        """Give other prices of cards (lists, kinds), by which none of these ways is worth more than its cards."""
        import numpy as np

        if not len(self._others):
            self._others = self._programme.other_prices(_LISTS)
        for _ in range(_ROUNDS):
            unfair = np.flatnonzero(self._gains(ways, self._others).any(axis=1))
            if not self._add(ways[unfair]):
                break
            self._others = self._programme.other_prices(_LISTS)
        fair: Reals = self._others[~self._gains(ways, self._others).any(axis=0)]
        return fair

    def _gains(self, ways: Ways, prices: Reals) -> NDArray[np.bool_]:
        """Say of each way, and each list of prices of cards (lists, kinds), whether it is worth more than these."""
        import numpy as np

        return np.column_stack([ways.worths(self._flip, self._keep + one) > _SMALL for one in prices])

    def _own_prices(self) -> Reals:
        prices: Reals = self._keep + self._solved.cards
        return prices

    def _add(self, found: Ways) -> int:
        """Add the ways that take cards as none before does, or for more points; say how many."""
        import numpy as np

        new: list[int] = []
        for row, points in enumerate(found.points.tolist()):
            key = found.counts[row].tobytes() + (found.rows[row].tobytes() if self._once else b"")
            if points > self._known.get(key, -1.0):
                self._known[key] = points
                new.append(row)
        if new:
            added = found[np.array(new)]
            self._batches.append(added)
            self._programme.add(added.counts, added.worths(self._flip, self._keep))
        return len(new)

    def _improve(self, ways: Ways, chosen: list[int]) -> None:
        import numpy as np

        taken = ways[np.array(chosen, dtype=np.int64)]
        worth = float(taken.worths(self._flip, self._keep).sum())
        if worth > self.worth:
            self._best, self.worth = taken, worth
