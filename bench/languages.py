"""Each lexicon of the package by itself: its file, opening it, the words of racks, and all first lays of hands.

Racks are drawn from the letters of the lexicon as they occur, hands from the pack of Letter Cards in its language.
Seeds are fixed.
"""

from __future__ import annotations

import random

from bench.racks import RACK, RACKS, per_rack
from bench.report import best_seconds, figure, heading
from litera.games.scrabble_cards.pack import own_pack
from litera.games.scrabble_cards.ruleset import HAND_SIZE
from litera.search.scrabble_cards.generator import LayGenerator
from litera.words.catalog import bundled, bundled_path
from litera.words.laid import laid_lexicon
from litera.words.lexicon import Lexicon, Mark

HANDS = 100


def main() -> None:
    heading("Languages")
    for name in bundled():
        _measure(name)


def _measure(name: str) -> None:
    path = bundled_path(name)
    lexicon = Lexicon.open(path)
    figure(f"{name}: words", f"{lexicon.header.section(Mark.WORD).words:,}")
    figure(f"{name}: its file", f"{path.stat().st_size / 1e6:.2f} MB", "≤ 4 MB")
    figure(f"{name}: opening it", f"{best_seconds(lambda: Lexicon.open(path)) * 1e3:.2f} ms", "< 20 ms")
    chance = random.Random(7)
    text = "".join(chance.sample(lexicon.beginning(""), 20_000))
    letters = lexicon.alphabet.letters
    text = "".join(letter for letter in text if letter in letters)
    racks = ["".join(chance.choices(text, k=RACK)) for _ in range(RACKS)]
    seconds, mean = per_rack(lexicon, racks, 1, every_tile=True)
    figure(f"{name}: anagrams of 7 letters and a blank (mean {mean:.0f} words)", f"{seconds * 1e6:.1f} µs", "< 0.1 ms")
    seconds, mean = per_rack(lexicon, racks, 1, every_tile=False)
    figure(f"{name}: all sub-words of them (mean {mean:.0f} words)", f"{seconds * 1e6:.0f} µs", "< 1 ms")
    _first_lays(name, lexicon, chance)


def _first_lays(name: str, lexicon: Lexicon, chance: random.Random) -> None:
    pack = own_pack(lexicon.language)
    generator = LayGenerator(laid_lexicon(lexicon), pack)
    letters = [card for card in pack.all_cards() if pack.is_letter(card)]
    hands = [chance.sample(letters, HAND_SIZE) for _ in range(HANDS)]
    seconds = best_seconds(lambda: [generator.find((), hand) for hand in hands]) / HANDS
    figure(f"{name}: all first lays of a hand", f"{seconds * 1e3:.3f} ms")
