"""How likely a seat collects the phrase (K20) by luck, from what it holds and what still lies on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from math import comb

from litera.games.klepka.pack import EXCHANGE, POLYSEMY, Card, letter_of

_MOST_HELPERS = 8
"""No more polysemies and exchanges are counted on; the pack has six."""

Words = tuple[str, ...]
"""The words of a phrase, in capitals."""


def collecting_chance(phrase: Words, hand: tuple[Card, ...], lying: Mapping[str, float], *, share: float) -> float:
    """Give the chance, 0 to 1, that a seat collects the phrase if nobody minds and no words are made of its letters.

    ``lying`` says how many cards of each letter, and of each prize card, are expected on the table; the seat takes
    each pair of them with the chance ``share``, independently. An exchange card is counted as one letter that is
    lacking. Closed form: the number of letters that pairs leave lacking, against the helpers that come.
    """
    held, needed = Counter(map(letter_of, hand)), _needed(phrase)
    missing = tuple(count - held[letter] for letter, count in needed.items())
    pairs = tuple(round(lying.get(letter, 0.0) / 2) for letter in needed)
    coming = round(lying.get(POLYSEMY, 0.0) + lying.get(EXCHANGE, 0.0))
    return _chance(phrase, missing, pairs, held[POLYSEMY] + held[EXCHANGE], coming, share)


@lru_cache(maxsize=16)
def _needed(phrase: Words) -> Counter[str]:
    """Count the letters of a phrase."""
    return Counter("".join(phrase))


@lru_cache(maxsize=1 << 15)
def _chance(
    phrase: Words, missing: tuple[int, ...], pairs: tuple[int, ...], ready: int, coming: int, share: float
) -> float:
    """Give the chance by the cards missing and the pairs lying of each letter, the helpers held and those that lie."""
    lacking: tuple[float, ...] = (1.0,)
    for letter, less, number in zip(_needed(phrase), missing, pairs, strict=True):
        in_each = tuple(word.count(letter) for word in phrase)
        lacking = _sum_of(lacking, _lacking(in_each, less, number, share))
    helpers_come = _binomial(coming, share)
    return sum(
        chance * sum(more for number, more in enumerate(helpers_come) if ready + number >= helpers)
        for helpers, chance in enumerate(lacking)
    )


def phrase_cards(phrase: Words, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Give the cards of a hand that serve the phrase, each kind once."""
    return tuple(card for card in dict.fromkeys(hand) if card in (POLYSEMY, EXCHANGE) or card[0] in _needed(phrase))


def phrase_letters(phrase: Words) -> tuple[str, ...]:
    """Give the letters of the phrase, each once."""
    return tuple(_needed(phrase))


@lru_cache(maxsize=4096)
def _lacking(in_each: tuple[int, ...], missing: int, pairs: int, share: float) -> tuple[float, ...]:
    """Give the chances that 0, 1, 2 helpers must stand for a letter, when each pair comes with a chance.

    ``in_each`` says how often it is in each word. One polysemy in a word spares all its cards there.
    """
    chances = [0.0] * 3
    for taken, chance in enumerate(_binomial(pairs, share)):
        left = max(0, missing - 2 * taken)
        chances[0 if left == 0 else 1 if left <= max(in_each) else 2] += chance
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
