"""Which set of words of a hand is worth most: a linear programme over ways to make words, priced by a walk.

The programme, fractions of words allowed, is solved over few ways at first; its prices of the cards tell the walk which
others would improve it. When there are none, its value bounds every set of words, and what a set lacks is the sum of
what its ways and the cards left over lose at these prices. The set that loses least is looked for among the ways that
are known, with a limit that is widened step by step, then among all that leave a chance for a better one.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from litera.games.klepka.moves import is_real
from litera.games.klepka.pack import POLYSEMY, Card, is_letter
from litera.players.base import Budget
from litera.players.klepka.packing import pack
from litera.players.klepka.pricing import Making, Search
from litera.players.klepka.programme import Programme, Solved

_SEEDS = 150
_MORE = 150
_SMALL = 1e-6
_VISITS = 1 << 18
"""So many ways are looked at between two looks at the clock; more each time."""


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
    held = Counter(card for card in search.hand if is_letter(card) or card == POLYSEMY)
    if not any(map(is_real, held)):
        return WordSet((), 0.0, 0.0)
    choice = _Choice(search, wants, held, step, visits)
    if choice.seed() and not budget.is_spent and choice.price(budget):
        choice.complete(budget)
    makings = sorted(choice.best, key=lambda making: (-making.points, making.word, making.uses))
    return WordSet(tuple(makings), choice.worth, max(choice.bound, choice.worth))


class _Choice:
    """One choice being made: the ways known so far, the programme over them, and the best set so far."""

    def __init__(self, search: Search, wants: Wants, held: Counter[Card], step: float, visits: int | None) -> None:
        self._search, self._wants, self._held, self._step, self._visits = search, wants, held, step, visits
        self._once = search.ruleset.repeat_words != "any"
        self._programme = Programme(held)
        self._known: dict[Making, None] = {}
        self._solved = Solved(math.inf, {})
        points = search.ruleset.pack.points
        dearest = 4.0 * max(points.values())
        self._prices = {
            card: wants.keep.get(card, 0.0) + (2 * points[card[0]] + wants.flip / 3 if is_letter(card) else dearest)
            for card in held
        }
        self.best: tuple[Making, ...] = ()
        self.worth = 0.0

    @property
    def bound(self) -> float:
        """What no set is worth more than, in whole steps."""
        if math.isinf(self._solved.bound):
            return self._solved.bound
        return math.floor(self._solved.bound / self._step + _SMALL) * self._step

    def seed(self) -> bool:
        """Find ways to begin with at prices that are guessed, and a set of them, dearest first; False for none."""
        flip = self._wants.flip
        found = self._search.best(self._prices, flip, -flip / 2 - 0.5, _SEEDS)
        found = found or self._search.best(self._prices, flip, -math.inf, _SEEDS)
        self._add(found)
        left = self._held.copy()
        chosen: list[Making] = []
        for making in found:
            if Counter(making.cards) <= left and self._wants.worth(making) > 0:
                if self._once and any(making.word == other.word for other in chosen):
                    continue
                left -= Counter(making.cards)
                chosen.append(making)
        self._improve(chosen)
        return bool(found)

    def price(self, budget: Budget) -> bool:
        """Add ways until none improves the programme; False where the budget was spent before.

        Prices are moved half of the way only, so that they don't leap; the last word have the programme's own.
        """
        is_own = False
        while not budget.is_spent:
            if not is_own:
                self._solved = self._programme.solve()
            own = self._own_prices()
            self._prices = own if is_own else {card: (self._prices[card] + own[card]) / 2 for card in own}
            found = self._search.best(self._prices, self._wants.flip, _SMALL, _MORE)
            new = [making for making in found if making not in self._known]
            if not new and is_own:
                return True
            is_own = not new
            self._add(new)
        self._solved = Solved(math.inf, {})
        return False

    def complete(self, budget: Budget) -> None:
        """Choose whole words among the ways that are known, then among all that leave a chance for a better set."""
        known = self._lean(self._known)
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
        rest = self._lean(self._search.all(self._own_prices(), self._wants.flip, -lacking))
        self._choose(rest, least, budget)
        if not budget.is_spent:
            self._solved = Solved(self.worth, {})

    def _is_enough(self) -> bool:
        return self.worth >= self.bound - _SMALL

    def _choose(self, makings: list[Making], least: float, budget: Budget) -> bool:
        """Look among these ways for the set worth most and more than ``least``; tell whether there was one."""
        limit = self._solved.bound - least
        near = [making for making in makings if self._lacks(making) < limit]
        losses = [self._lacks(making) for making in near]
        visits = self._visits or _VISITS
        while True:
            packed = pack(self._held, self._solved.cards, near, losses, once=self._once, limit=limit, visits=visits)
            if packed.chosen is not None:
                self._improve([near[index] for index in packed.chosen])
            if packed.has_seen_all or self._visits is not None or budget.is_spent:
                return packed.chosen is not None
            visits *= 4

    def _own_prices(self) -> dict[Card, float]:
        return {card: self._wants.keep.get(card, 0.0) + self._solved.cards[card] for card in self._held}

    def _add(self, found: Iterable[Making]) -> None:
        new = tuple(found)
        self._known.update(dict.fromkeys(new))
        self._programme.add(new, map(self._wants.worth, new))

    def _improve(self, chosen: list[Making]) -> None:
        worth = sum(map(self._wants.worth, chosen))
        if worth > self.worth:
            self.best, self.worth = tuple(chosen), worth

    def _lacks(self, making: Making) -> float:
        """Give by how much a way is worth less than its cards cost: a set with it is so much below the bound."""
        return sum(self._solved.cards[card] for card in making.cards) - self._wants.worth(making)

    def _lean(self, makings: Iterable[Making]) -> list[Making]:
        """Leave of ways that take the same cards the one of most points, and sort by what they lack."""
        best: dict[object, Making] = {}
        for making in makings:
            key = making if self._once else tuple(sorted(making.cards))
            if key not in best or best[key].points < making.points:
                best[key] = making
        return sorted(best.values(), key=lambda making: (self._lacks(making), making.word, making.uses))
