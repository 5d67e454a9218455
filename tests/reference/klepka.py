"""Slow and obvious: all ways to make words of a hand, the best set of them, and the least that a choice loses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations, product

from litera.games.klepka.making import fits
from litera.games.klepka.moves import Use
from litera.games.klepka.pack import POLYSEMY, Card, is_letter
from litera.games.klepka.ruleset import Ruleset
from litera.games.klepka.scoring import letters_of, work_out
from litera.players.klepka.choosing import Wants
from litera.players.klepka.ways import Making


def all_makings(
    ruleset: Ruleset, hand: tuple[Card, ...], words: Iterable[str]
) -> dict[tuple[str, tuple[Card, ...]], int]:
    """Give the most points that a word makes of certain cards, for every subset of the hand that makes it."""
    usable = sorted(card for card in hand if is_letter(card) or card == POLYSEMY)
    subsets = {cards for size in range(1, len(usable) + 1) for cards in combinations(usable, size)}
    found: dict[tuple[str, tuple[Card, ...]], int] = {}
    for word in words:
        letters = tuple(dict.fromkeys(letters_of(word)))
        if len(letters_of(word)) < ruleset.min_letters:
            continue
        for cards in subsets:
            real = tuple(card for card in cards if card != POLYSEMY)
            for covered in product(letters, repeat=cards.count(POLYSEMY)):
                uses: tuple[Use, ...] = (*real, *(POLYSEMY + letter for letter in covered))
                if fits((word,), uses):
                    points = work_out(ruleset, word, uses).total
                    found[word, cards] = max(points, found.get((word, cards), 0))
    return found


def best_worth(
    makings: dict[tuple[str, tuple[Card, ...]], int], wants: Wants, hand: tuple[Card, ...], *, once: bool
) -> float:
    """Give the worth of the best set of these ways, from every set there is."""

    @cache
    def best(left: tuple[Card, ...], made: frozenset[str]) -> float:
        highest = 0.0
        for (word, cards), points in makings.items():
            rest = Counter(left)
            if word in made or Counter(cards) - rest:
                continue
            rest -= Counter(cards)
            worth = wants.worth(Making(word, cards, points))
            after = best(tuple(sorted(rest.elements())), made | {word} if once else made)
            highest = max(highest, worth + after)
        return highest

    return best(tuple(sorted(hand)), frozenset())


def least_loss(
    held: Mapping[Card, int],
    prices: Mapping[Card, float],
    makings: Sequence[Making],
    losses: Sequence[float],
    *,
    once: bool,
) -> float:
    """Give the least that any choice of ways that fit together loses, with the prices of the cards left over."""

    def least(number: int, left: Counter[Card], made: frozenset[str]) -> float:
        if number == len(makings):
            return sum(prices[card] * count for card, count in left.items())
        lowest = least(number + 1, left, made)
        cards, word = Counter(makings[number].cards), makings[number].word
        if not cards - left and not (once and word in made):
            again = losses[number] + least(number, left - cards, made | {word})
            lowest = min(lowest, again)
        return lowest

    return least(0, Counter(held), frozenset())
