"""Which cards make a word: whether named ones do, and which are taken where none are named (K3, K15, K20)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from litera.games.klepka.moves import Use, is_real
from litera.games.klepka.pack import BLUE, POLYSEMY, YELLOW, Card
from litera.games.klepka.ruleset import Ruleset
from litera.games.klepka.scoring import counts_twice, letters_of

MOST_POLYSEMIES = 2
"""A letter of one word is covered by one polysemy; only in the phrase of two words can two stand for one letter."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Cards for one letter or for several: what they score, undoubled, and how many of them are what."""

    uses: tuple[Use, ...]
    points: int
    polysemies: int
    yellow: int

    @property
    def rank(self) -> tuple[int, int, int, int]:
        """The order in which choices are preferred: points, then fewer polysemies, yellow cards, cards."""
        return self.points, -self.polysemies, -self.yellow, -len(self.uses)

    def with_more(self, other: Choice) -> Choice:
        """Give both choices together."""
        return Choice(
            self.uses + other.uses,
            self.points + other.points,
            self.polysemies + other.polysemies,
            self.yellow + other.yellow,
        )


def fits(words: tuple[str, ...], uses: tuple[Use, ...]) -> bool:
    """Say whether exactly these cards make the word or the phrase, one letter card among them (K15, K20)."""
    real = Counter(use[0] for use in uses if is_real(use))
    covered = Counter(use[1] for use in uses if not is_real(use))
    needed = {letter for word in words for letter in letters_of(word)}
    if not real or not (real.keys() | covered.keys()) <= needed:
        return False
    return all(_covers(_occurrences(words, letter), real[letter], covered[letter]) for letter in needed)


def _occurrences(words: tuple[str, ...], letter: str) -> tuple[int, ...]:
    """Give how often the letter stands in each of the words that hold it."""
    counts = (letters_of(word).count(letter) for word in words)
    return tuple(count for count in counts if count)


def _covers(occurrences: tuple[int, ...], real: int, polysemies: int) -> bool:
    """Say whether so many letter cards and polysemies, each for one word, cover all occurrences and none is idle."""
    total = sum(occurrences)
    enough = (total - sum(covered) <= real for covered in combinations(occurrences, polysemies))
    return real <= total - polysemies and any(enough)


def best_cards(ruleset: Ruleset, words: tuple[str, ...], hand: tuple[Card, ...]) -> Choice | None:
    """Choose cards of a hand for a word (K3, K15); None where the hand does not make it.

    They score highest, then have the fewest polysemies, then the fewest yellow ones, then are the fewest. Colours are
    tried one by one, and mixed; within each the letters are chosen independently.
    """
    polysemies = hand.count(POLYSEMY)
    doubles_anyway = counts_twice(ruleset, words[0])
    candidates = [(_choose(ruleset, words, hand, (BLUE, YELLOW), polysemies), 2 if doubles_anyway else 1)]
    if ruleset.double_for in ("one_colour", "both"):
        neutral = polysemies if ruleset.polysemy_colour == "neutral" else 0
        candidates += [(_choose(ruleset, words, hand, (colour,), neutral), 2) for colour in (BLUE, YELLOW)]
    made = [(choice, factor) for choice, factor in candidates if choice is not None]
    if not made:
        return None
    choice, _ = max(made, key=lambda one: (one[0].points * one[1], *one[0].rank[1:]))
    return choice


def _choose(
    ruleset: Ruleset, words: tuple[str, ...], hand: tuple[Card, ...], colours: tuple[str, ...], polysemies: int
) -> Choice | None:
    """Choose cards of these colours, letter by letter.

    The best is kept for each number of polysemies so far, with a letter card so far (a word needs one, K15) or without.
    """
    best: dict[tuple[int, bool], Choice] = {(0, False): Choice((), 0, 0, 0)}
    for letter in dict.fromkeys(letters_of("".join(words))):
        options = tuple(_options(ruleset, words, hand, letter, colours))
        longer: dict[tuple[int, bool], Choice] = {}
        for (_, has_real), choice in best.items():
            for option in options:
                together = choice.with_more(option)
                key = together.polysemies, has_real or any(map(is_real, option.uses))
                fewer = key not in longer or together.rank > longer[key].rank
                if together.polysemies <= polysemies and fewer:
                    longer[key] = together
        best = longer
    chosen = [choice for (_, has_real), choice in best.items() if has_real]
    return max(chosen, key=lambda choice: choice.rank, default=None)


def _options(
    ruleset: Ruleset, words: tuple[str, ...], hand: tuple[Card, ...], letter: str, colours: tuple[str, ...]
) -> Iterator[Choice]:
    """Give the ways to make one letter's occurrences: so many letter cards, blue ones first, and polysemies."""
    occurrences = _occurrences(words, letter)
    total = sum(occurrences)
    held = {colour: hand.count(letter + colour) if colour in colours else 0 for colour in (BLUE, YELLOW)}
    worth = ruleset.pack.points[letter]
    for real in range(min(total, sum(held.values())) + 1):
        blue = min(real, held[BLUE])
        yellow = real - blue
        for polysemies in range(min(MOST_POLYSEMIES, len(occurrences)) + 1):
            if _covers(occurrences, real, polysemies):
                counted = total if ruleset.polysemy_points == "letter" else real
                uses = (letter + BLUE,) * blue + (letter + YELLOW,) * yellow + (POLYSEMY + letter,) * polysemies
                yield Choice(uses, worth * counted, polysemies, yellow)


def missing_letters(words: tuple[str, ...], hand: tuple[Card, ...]) -> tuple[str, ...]:
    """Give the letters for which a hand lacks cards (K3), polysemies aside."""
    needed = Counter(letters_of("".join(words)))
    held = Counter(card[0] for card in hand if is_real(card) and card != POLYSEMY)
    return tuple(letter for letter in needed if needed[letter] > held[letter])
