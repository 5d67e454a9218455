"""Word graphs: lookups, anagrams, building, opening, memory; beside marisa-trie and dawg2 on the same words.

The words are those of the Polish lexicon; racks are drawn from its letters as they occur. Seeds are fixed.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Container

import dawg
import marisa_trie
import numpy as np

from bench.racks import RACK, RACKS, per_rack
from bench.report import best_seconds, figure, heading, resident_megabytes
from litera.words import _kernels
from litera.words.build import build_graph, code_rows
from litera.words.catalog import bundled_path
from litera.words.lexicon import Lexicon, Mark

LOOKUPS = 100_000


def main() -> None:
    heading("Words")
    lexicon = Lexicon.open(bundled_path("pl"))
    figure("words in the lexicon", f"{lexicon.header.section(Mark.WORD).words:,}")
    _opening()
    _memory(lexicon)
    words = lexicon.beginning("")
    _searches(lexicon, words)
    _building(lexicon, words)
    small = [word.lower() for word in words]
    questions = _questions(lexicon, small)
    _lookups_inside(lexicon, questions)
    _lookups_one_by_one(lexicon, small, questions)


def _opening() -> None:
    path = bundled_path("pl")
    figure("opening the lexicon", f"{best_seconds(lambda: Lexicon.open(path)) * 1e3:.2f} ms", "< 20 ms")
    figure("its file", f"{path.stat().st_size / 1e6:.2f} MB", "≤ 4 MB")


def _memory(lexicon: Lexicon) -> None:
    before = resident_megabytes()
    figure("memory after looking a word up", f"{_more_after(before, lambda: lexicon.mark('kot')):.1f} MB more")
    lexicon.anagrams("KOT")
    before = resident_megabytes()
    again = Lexicon.open(bundled_path("pl"))
    figure(
        "memory after a search (compiled code loaded before)",
        f"{_more_after(before, lambda: again.anagrams('KOT')):.1f} MB more",
    )


def _more_after(before: float, run: Callable[[], object]) -> float:
    run()
    return max(0.0, resident_megabytes() - before)


def _searches(lexicon: Lexicon, words: list[str]) -> None:
    chance = random.Random(7)
    text = "".join(chance.sample(words, 20_000))
    racks = ["".join(chance.choices(text, k=RACK)) for _ in range(RACKS)]
    for blanks, target in ((0, ""), (1, "< 0.1 ms"), (2, "")):
        seconds, mean = per_rack(lexicon, racks, blanks, every_tile=True)
        figure(f"anagrams of 7 letters and {blanks} blanks (mean {mean:.1f} words)", f"{seconds * 1e6:.1f} µs", target)
        figure("  anagrams/s", f"{1 / seconds:,.0f}")
    for blanks, tiles, target in ((0, 7, ""), (1, 6, "< 1 ms"), (1, 7, "< 1 ms"), (2, 5, "")):
        seconds, mean = per_rack(lexicon, [rack[:tiles] for rack in racks], blanks, every_tile=False)
        what = f"all sub-words of {tiles} letters and {blanks} blanks (mean {mean:.0f} words)"
        figure(what, f"{seconds * 1e6:.0f} µs", target)
    counts = [lexicon.count_tiles(rack)[0] for rack in racks]
    seconds = best_seconds(lambda: [lexicon.subwords(letters, blanks=1) for letters in counts]) / RACKS
    figure("  the same from Python, 7 letters and a blank, as a list", f"{seconds * 1e6:.0f} µs")


def _building(lexicon: Lexicon, words: list[str]) -> None:
    rows = code_rows(words, lexicon.alphabet)
    seconds = best_seconds(lambda: build_graph([rows]), repeat=3)
    figure(f"the graph of {len(rows):,} sorted words", f"{seconds:.2f} s", "< 2 s")
    whole = best_seconds(lambda: build_graph([code_rows(words, lexicon.alphabet)]), repeat=2)
    figure("  the same from a list of text", f"{whole:.2f} s")


def _questions(lexicon: Lexicon, words: list[str]) -> list[str]:
    """Half of them words, half words with one letter changed, in random order."""
    chance = random.Random(11)
    letters = lexicon.alphabet.letters.lower()
    questions = chance.sample(words, LOOKUPS)
    for index in range(0, LOOKUPS, 2):
        word = questions[index]
        place = chance.randrange(len(word))
        questions[index] = word[:place] + chance.choice(letters) + word[place + 1 :]
    chance.shuffle(questions)
    return questions


def _lookups_inside(lexicon: Lexicon, questions: list[str]) -> None:
    width = max(map(len, questions))
    codes = [lexicon.alphabet.encode(question) or b"" for question in questions]
    rows = np.frombuffer(b"".join(code.ljust(width, b"\0") for code in codes), dtype=np.uint8).reshape(-1, width)
    arcs = np.frombuffer(lexicon.graph.arcs, dtype=np.uint32)
    found = np.zeros(len(rows), dtype=np.uint8)
    root = lexicon.header.section(Mark.WORD).root
    _kernels.contains_each(arcs, root, rows, found)
    seconds = best_seconds(lambda: _kernels.contains_each(arcs, root, rows, found))
    figure("random lookups inside a kernel", f"{LOOKUPS / seconds / 1e6:.2f} million/s", "≥ 5 million/s")


def _lookups_one_by_one(lexicon: Lexicon, words: list[str], questions: list[str]) -> None:
    print("  one by one from Python, the same questions:")
    is_in = lexicon.search.membership(lexicon.header.section(Mark.WORD).root)
    figure("  litera, compiled", _rate(is_in, questions), "≥ 1.5 million/s")
    figure("  litera, Lexicon.mark, nothing compiled", _rate(lexicon.mark, questions))
    by_bytes = sorted(words, key=str.encode)
    build = best_seconds(lambda: dawg.DAWG(by_bytes), repeat=1)
    rival: Container[str] = dawg.DAWG(by_bytes)
    figure(f"  dawg2 (built in {build:.1f} s)", _rate(rival.__contains__, questions))
    build = best_seconds(lambda: marisa_trie.Trie(by_bytes), repeat=1)
    rival = marisa_trie.Trie(by_bytes)
    figure(f"  marisa-trie (built in {build:.1f} s)", _rate(rival.__contains__, questions))
    marks = set(words)
    expected = sum(question in marks for question in questions)
    counted = [sum(map(bool, map(test, questions))) for test in (is_in, rival.__contains__)]
    assert counted == [expected, expected], "the structures disagree"
    figure("  a set of text", _rate(marks.__contains__, questions))


def _rate(test: Callable[[str], object], questions: list[str]) -> str:
    def run() -> None:
        for question in questions:
            test(question)

    return f"{len(questions) / best_seconds(run) / 1e6:.2f} million/s"


if __name__ == "__main__":
    main()
