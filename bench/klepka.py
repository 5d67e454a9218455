"""Klepka on one core: the exact choice of the words of a hand, in ms.

Hands are drawn from the pack, letters and up to two polysemies. The choice is of the most points, and of these sets
of one with many words; its bound proves it.
"""

from __future__ import annotations

import random
import time
from statistics import median

from bench.report import figure, heading
from litera.core.options import read_options
from litera.games.klepka.pack import POLYSEMY, is_letter, own_pack
from litera.games.klepka.rules import KlepkaRules
from litera.games.klepka.ruleset import OPTIONS, ruleset_of
from litera.players.base import Budget
from litera.players.klepka.choosing import Wants, WordSet, choose_words
from litera.players.klepka.pricing import Search, Vocabulary
from litera.words.catalog import open_lexicon

SIZES = {"uk": (10, 15, 20, 25, 30), "pl": (15, 25), "en": (15, 25), "ro": (15, 25)}
"""The sizes of hands in each language."""
HANDS = 100
LONGEST = 100
"""The target, in ms."""
MOST_WORDS = Wants(flip=1 / 64)
FLIPS = Wants(flip=4.0)


def main() -> None:
    heading("Klepka: the best set of words")
    for language, sizes in SIZES.items():
        rules = KlepkaRules(
            ruleset_of(2, read_options(OPTIONS, {}, 2), own_pack(language), lexicon=open_lexicon(language))
        )
        choose(rules, random.Random(0), 10, MOST_WORDS)
        for wants, name in ((MOST_WORDS, "most points"), (FLIPS, "points and 4 a word")):
            for size in sizes:
                measure(rules, size, wants, f"{language}, {name}")


def measure(rules: KlepkaRules, size: int, wants: Wants, name: str) -> None:
    """Time the choices of so many hands, in ms that the process itself was at work."""
    chance, times, proved = random.Random(size), [], 0
    for _ in range(HANDS):
        start = time.process_time()
        found = choose(rules, chance, size, wants)
        times.append(1000 * (time.process_time() - start))
        proved += found.bound <= found.worth + 1e-6
    times.sort()
    short = sum(milliseconds < LONGEST for milliseconds in times)
    shown = f"{median(times):.0f} / {times[-HANDS // 10]:.0f} / {times[-1]:.0f} ms; {short} of {HANDS} in time"
    figure(f"{size} cards, {name}: median, 90 %, most; {proved} proved", shown, f"< {LONGEST} ms")


def choose(rules: KlepkaRules, chance: random.Random, size: int, wants: Wants) -> WordSet:
    polysemies = chance.choice((0, 0, 1, 1, 2))
    letters = chance.sample([card for card in rules.ruleset.pack.all_cards() if is_letter(card)], size - polysemies)
    hand = (*letters, *(POLYSEMY,) * polysemies)
    return choose_words(Search(rules.ruleset, hand, Vocabulary()), wants, Budget())


if __name__ == "__main__":
    main()
