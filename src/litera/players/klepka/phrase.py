"""How likely a seat collects «Слава Україні» (K20) by luck, from what it holds and what still lies on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from math import comb

from litera.games.klepka.moves import PHRASE
from litera.games.klepka.pack import EXCHANGE, POLYSEMY, Card, letter_of

_NEEDED = Counter("".join(PHRASE))
_MOST_HELPERS = 8
"""No more polysemies and exchanges are counted on; the pack has six."""
_TWICE = "А"
"""The letter that stands in both words, twice in the first: one polysemy there spares two cards."""


def collecting_chance(hand: tuple[Card, ...], lying: Mapping[str, float], share: float) -> float:
    """Give the chance, 0 to 1, that a seat collects the phrase if nobody minds and no words are made of its letters.

    ``lying`` tells how many cards of each letter, and of each prize card, are expected on the table; the seat takes
    each pair of them with the chance ``share``, independently. An exchange card is counted as one letter that is
    lacking. Closed form: the number of letters that pairs leave lacking, against the helpers that come.
    """
    held = Counter(map(letter_of, hand))
    missing = tuple(count - held[letter] for letter, count in _NEEDED.items())
    pairs = tuple(round(lying.get(letter, 0.0) / 2) for letter in _NEEDED)
    coming = round(lying.get(POLYSEMY, 0.0) + lying.get(EXCHANGE, 0.0))
    return _chance(missing, pairs, held[POLYSEMY] + held[EXCHANGE], coming, share)


@lru_cache(maxsize=1 << 15)
def _chance(missing: tuple[int, ...], pairs: tuple[int, ...], ready: int, coming: int, share: float) -> float:
    """Give the chance by the cards missing and the pairs lying of each letter, the helpers held and those that lie."""
    lacking: tuple[float, ...] = (1.0,)
    for letter, less, number in zip(_NEEDED, missing, pairs, strict=True):
        lacking = _sum_of(lacking, _lacking(letter, less, number, share))
    helpers_come = _binomial(coming, share)
    return sum(
        chance * sum(more for number, more in enumerate(helpers_come) if ready + number >= helpers)
        for helpers, chance in enumerate(lacking)
    )


def phrase_cards(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Give the cards of a hand that serve the phrase, each kind once."""
    return tuple(card for card in dict.fromkeys(hand) if card in (POLYSEMY, EXCHANGE) or card[0] in _NEEDED)


def phrase_letters() -> tuple[str, ...]:
    """Give the letters of the phrase, each once."""
    return tuple(_NEEDED)


@lru_cache(maxsize=4096)
def _lacking(letter: str, missing: int, pairs: int, share: float) -> tuple[float, ...]:
    """Give the chances that 0, 1, 2 … helpers must stand for a letter, when each pair comes with a chance."""
    chances = [0.0] * 3
    for taken, chance in enumerate(_binomial(pairs, share)):
        left = max(0, missing - 2 * taken)
        if letter == _TWICE:
            left = (0, 1, 1, 2)[left]
        chances[left] += chance
    return tuple(chances)


@lru_cache(maxsize=1024)
def _binomial(trials: int, chance: float) -> tuple[float, ...]:
    return tuple(comb(trials, hits) * chance**hits * (1 - chance) ** (trials - hits) for hits in range(trials + 1))


@lru_cache(maxsize=4096)
def _sum_of(one: tuple[float, ...], other: tuple[float, ...]) -> tuple[float, ...]:
    """Give the chances of each sum of two independent numbers, as far as helpers can make up for it."""
    total = [0.0] * (len(one) + len(other) - 1)
    for first, chance in enumerate(one):
        for second, more in enumerate(other):
            total[first + second] += chance * more
    return tuple(total[: _MOST_HELPERS + 1])
