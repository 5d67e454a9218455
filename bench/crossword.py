"""Crossword moves: all lays on 400 positions, whole greedy games, opening the graph, the first answer of a process."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial

import numpy as np
from numpy.typing import NDArray

from bench.crossword_kernels import best_lays, count_lays, heaviest_lays, play_greedily
from bench.plain_kernels import count_plainly, plain_states
from bench.positions import SIZE, read_positions
from bench.report import best_cpu_seconds, best_seconds, figure, heading
from litera.core.options import read_options
from litera.games.game import Binding
from litera.games.scrabble_cards import GAME
from litera.games.scrabble_cards.pack import Pack, own_pack
from litera.games.scrabble_cards.rules import ScrabbleCardsRules
from litera.games.scrabble_cards.ruleset import HAND_SIZE
from litera.search.scrabble_cards._square_kernels import LETTERS
from litera.search.scrabble_cards.weighing import CardTables, Worth
from litera.words.alphabet import POLISH
from litera.words.build import Description, build_lexicon
from litera.words.catalog import open_lexicon
from litera.words.gaddag import ROOT, build_gaddag, open_gaddag
from litera.words.laid import laid_lexicon
from litera.words.lexicon import Lexicon, Mark
from litera.words.sources.bundled import recipe_of

LANGUAGES = ("pl", "en", "ro", "uk")
LONGEST = 15
ROOM = 1 << 18
GAMES = 400
REPEATS = (60, 20, 7)
"""Runs of which the best one counts, by blanks: each takes longer than the one before."""
TARGETS = ("≤ 0.022 ms", "≤ 0.36 ms", "≤ 2.3 ms")
BEST_TARGETS = ("≤ 0.02 ms", "≤ 0.30 ms", "≤ 1.2 ms")
OTHERS = (
    "Quackle 0.436, wolges 0.087, MAGPIE 0.078, prototype 0.020",
    "Quackle 4.99, wolges 1.00, MAGPIE 0.93, prototype 0.35",
    "Quackle 26.1, wolges 5.05, MAGPIE 5.03, prototype 2.1 to 2.5",
)
TO_THE_PROTOTYPE = (0.020 / 0.022, 0.35 / 0.36, 2.1 / 2.3)
"""How quick the targets are, measured by the prototype."""
FIRST_ANSWER = """
import time
start = time.perf_counter()
import numba
libraries = time.perf_counter()
from litera.search.scrabble_cards.generator import LayGenerator
from litera.games.scrabble_cards.pack import Pack, own_pack
from litera.words.catalog import open_lexicon
generator = LayGenerator(open_lexicon("pl"), own_pack())
generator.find((), list("SZYSZKA"))
print(time.time(), time.perf_counter() - start, libraries - start)
"""
"""A new process measures itself from after its own start to the first lays, and says when it had them."""


def main() -> None:
    heading("Crossword")
    lexicon = open_lexicon("pl")
    open_gaddag(lexicon)
    figure("opening the graph from the cache", f"{best_seconds(lambda: open_gaddag(lexicon)) * 1e3:.1f} ms")
    figure("building it anew", f"{best_seconds(lambda: build_gaddag(lexicon), repeat=2):.1f} s")
    from_start, from_import, libraries = _first_answer()
    figure("first lays of a process, from its first import on", f"{from_import:.2f} s", "≤ 0.5 s")
    figure("  from the start of the process on", f"{from_start:.2f} s")
    figure("  importing NumPy and Numba is of that", f"{libraries:.2f} s")
    _all_lays("lexicon pl", open_gaddag(lexicon).states)
    _with_cards("lexicon pl", open_gaddag(lexicon).states)
    for language in LANGUAGES:
        _games(language)
    states = _states_of_all_words()
    if states is None:
        figure("all words of wpolish, the list of the other engines", "not installed")
        return
    _all_lays("all words of wpolish", states, OTHERS)
    _beside_the_plain_way(states)
    _with_cards("all words of wpolish", states)


def _first_answer() -> tuple[float, float, float]:
    """Give the least seconds to the first lays of a process: from its start, from its first import; for libraries."""
    times = []
    environment = os.environ | {"PYTHONDONTWRITEBYTECODE": ""}
    for _ in range(4):
        command = [sys.executable, "-c", FIRST_ANSWER]
        start = time.time()
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
        end, from_import, libraries = map(float, done.stdout.split())
        times.append((end - start, from_import, libraries))
    return min(times)


def _states_of_all_words() -> NDArray[np.uint64] | None:
    """Give the graph that the other engines had: every word of 2 to 15 letters, of a list that few machines have."""
    (source, *_) = recipe_of("pl").default_files
    if not source.exists():
        return None
    capitals = (word.upper() for word in source.read_text(encoding="utf-8").split() if word.islower())
    words = [word for word in capitals if 2 <= len(word) <= LONGEST and POLISH.is_word(word)]
    description = Description("wpolish", source.name, POLISH)
    return build_gaddag(Lexicon(*build_lexicon({Mark.WORD: words}, description))).states


def _all_lays(name: str, states: NDArray[np.uint64], others: tuple[str, ...] = ("", "", "")) -> None:
    values = _values(own_pack(), POLISH.letters)
    lays = np.zeros((ROOM, 2), dtype=np.int64)
    for blanks in range(3):
        for margin, place, target in ((1, "15 × 15", TARGETS[blanks]), (8, "no borders", "1.5 times that")):
            windows, hands, width = read_positions(blanks, margin)
            total = count_lays(states, ROOT, windows, width, values, hands, lays)

            def run(windows: NDArray[np.uint8] = windows, width: int = width, hands: NDArray[np.int64] = hands) -> None:
                count_lays(states, ROOT, windows, width, values, hands, lays)

            what = f"{name}, {blanks} blanks, {place}: {total / len(windows):.1f} lays"
            figure(what, _times(run, len(windows), REPEATS[blanks]), target)

            def run_best(
                windows: NDArray[np.uint8] = windows, width: int = width, hands: NDArray[np.int64] = hands
            ) -> None:
                best_lays(states, ROOT, windows, width, values, hands)

            run_best()
            best = _times(run_best, len(windows), REPEATS[blanks])
            figure("  a best one only", best, BEST_TARGETS[blanks] if margin == 1 else target)
        if others[blanks]:
            figure("  others had, in ms", others[blanks])


def _beside_the_plain_way(states: NDArray[np.uint64]) -> None:
    """Find all lays both ways in turn: how much quicker one is says more than what either takes on this machine."""
    plain, root = plain_states(states, ROOT)
    plain = plain.copy()  # It lies in huge pages then, as the other does.
    lays = np.zeros((ROOM, 2), dtype=np.int64)
    for blanks in range(3):
        windows, hands, width = read_positions(blanks, 1)
        runs: list[Callable[[], int]] = [
            partial(count_plainly, plain, root, windows, width, hands, lays),
            partial(count_lays, states, ROOT, windows, width, _values(own_pack(), POLISH.letters), hands, lays),
        ]
        assert runs[0]() == runs[1]()
        in_turn = [[best_cpu_seconds(run, repeat=1) for run in runs] for _ in range(REPEATS[blanks])]
        plainly, ours = (1e3 * min(seconds) / len(windows) for seconds in zip(*in_turn, strict=True))
        figure(f"the plain way, {blanks} blanks, 15 × 15, at work", f"{plainly:.3f} ms")
        target = f"≥ {TO_THE_PROTOTYPE[blanks]:.2f} times"
        figure(f"  ours in turn with it ({ours:.3f} ms)", f"{plainly / ours:.2f} times as quick", target)


def _with_cards(name: str, states: NDArray[np.uint64]) -> None:
    """Weigh lays on the table without borders, with a double word and a condition card for two letters of each hand."""
    lexicon = open_lexicon("pl")
    rules = GAME.rules(Binding(2, read_options(GAME.options, {}, 2), None, lexicon))
    assert isinstance(rules, ScrabbleCardsRules)
    tables, worth = CardTables.of(rules.ruleset), Worth.nothing(own_pack())
    lays = np.zeros((ROOM, 2), dtype=np.int64)
    for blanks in range(3):
        windows, letters, width = read_positions(blanks, 8, HAND_SIZE - 2)
        hands = np.hstack([letters, np.zeros((len(letters), len(tables.names) - LETTERS - 1), dtype=np.int64)])
        hands[:, tables.names.index("x2")] = 1
        for index, hand in enumerate(hands):
            hand[tables.names.index(f"c{index % 13 + 1}")] = 1

        def run(
            is_best: bool,
            windows: NDArray[np.uint8] = windows,
            width: int = width,
            hands: NDArray[np.int64] = hands,
        ) -> tuple[int, float]:
            return heaviest_lays(
                states,
                ROOT,
                windows,
                width,
                _values(own_pack(), POLISH.letters),
                hands,
                *tables.with_worth(worth),
                lays,
                is_best,
            )

        weighed, heaviest = run(False)
        assert run(True)[1] == heaviest
        what = f"{name}, {blanks} blanks, x2 and a condition card: {weighed / len(windows):.1f} lays"
        figure(what, _times(partial(run, False), len(windows), REPEATS[blanks]), "1.5 times that")
        figure("  a best one only", _times(partial(run, True), len(windows), REPEATS[blanks]), "1.5 times that")


def _times(run: Callable[[], object], positions: int, repeat: int) -> str:
    """Give the milliseconds a position, by the clock and at work: they part where the machine is shared."""
    milliseconds = [1e3 * seconds(run, repeat=repeat) / positions for seconds in (best_seconds, best_cpu_seconds)]
    return f"{milliseconds[0]:.3f} ms (at work {milliseconds[1]:.3f})"


def _games(language: str) -> None:
    pack, lexicon = own_pack(language), laid_lexicon(open_lexicon(language))
    states = open_gaddag(lexicon).states
    values, cards = _values(pack, lexicon.alphabet.letters), _letter_cards(pack, lexicon.alphabet.letters)
    made, points = play_greedily(states, ROOT, values, cards, SIZE, GAMES, 1)
    seconds = best_seconds(lambda: play_greedily(states, ROOT, values, cards, SIZE, GAMES, 1))
    what = f"greedy games in {language}, {made / GAMES:.1f} lays and {points / GAMES:.0f} points in each"
    figure(what, f"{GAMES / seconds:.0f} games/s", "≥ 500 games/s")


def _values(pack: Pack, letters: str) -> NDArray[np.int64]:
    values = np.zeros(2 * LETTERS, dtype=np.int64)
    values[: len(letters)] = [pack.value(letter) for letter in letters]
    return values


def _letter_cards(pack: Pack, letters: str) -> NDArray[np.uint8]:
    counts = pack.cards
    codes = {letter: code for code, letter in enumerate(letters)} | {"*": LETTERS}
    return np.repeat(np.array(list(codes.values()), dtype=np.uint8), [counts[letter] for letter in codes])
