"""The slow obvious twin of the Word Rummikub solver: all sets of words that tiles make, shown to the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from litera.games.word_rummikub.judge import why_not
from litera.games.word_rummikub.laying import lay_out
from litera.games.word_rummikub.moves import Play
from litera.games.word_rummikub.ruleset import Ruleset
from litera.games.word_rummikub.scoring import work_out
from litera.games.word_rummikub.state import State


def best_rank(ruleset: Ruleset, words: Sequence[str], state: State) -> tuple[int, int, int] | None:
    """Give points, jokers left and tiles left, both negative, of the best play with these words; None for no play."""
    rack = state.racks[state.turn]
    best: tuple[int, int, int] | None = None
    for size in range(len(state.table) + 1):
        for taken in combinations(state.table, size):
            lying = sum(letter.islower() for word in taken for letter in word)
            for readings in _word_sets(words, taken, rack):
                for own in range(rack.count("*"), -1, -1):
                    if best is not None and _ceiling(readings, taken, rack, own) <= best:
                        break
                    for laid in _showings(readings, lying + own):
                        play = Play(laid, taken)
                        points = work_out(ruleset, rack, lay_out(play)).total
                        rank = (points, *_ceiling(readings, taken, rack, own)[1:])
                        if (best is None or rank > best) and not why_not(ruleset, state, state.turn, move=play):
                            best = rank
    return best


def _ceiling(readings: Sequence[str], taken: Sequence[str], rack: str, own: int) -> tuple[int, int, int]:
    """Give what a play with so many own jokers would be worth if its longest word counted: nothing is worth more."""
    size = sum(map(len, readings)) - sum(map(len, taken))
    points = max(map(len, readings)) * (2 if size == len(rack) else 1)
    return points, own - rack.count("*"), size - len(rack)


def _word_sets(words: Sequence[str], taken: Sequence[str], rack: str) -> Iterator[tuple[str, ...]]:
    """Give every set of words, in capitals, that may use the tiles taken up and at least one of the rack's."""
    letters = sorted(set("".join(words)))
    table = [sum(word.count(letter) for word in taken) for letter in letters]
    have = [count + rack.count(letter) for count, letter in zip(table, letters, strict=True)]
    jokers = sum(letter.islower() for word in taken for letter in word) + rack.count("*")
    sizes = [tuple(word.count(letter) for letter in letters) for word in words]
    least = sum(map(len, taken)) + 1

    def extend(start: int, left: tuple[int, ...], spare: int, chosen: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        if sum(map(len, chosen)) >= least and all(
            owned - rest >= lying for owned, rest, lying in zip(have, left, table, strict=True)
        ):
            yield chosen
        for place in range(start, len(words)):
            rest = tuple(a - b for a, b in zip(left, sizes[place], strict=True))
            lacking = -sum(count for count in rest if count < 0)
            if lacking <= spare:
                after = tuple(max(count, 0) for count in rest)
                yield from extend(place + 1, after, spare - lacking, (*chosen, words[place]))

    return extend(0, tuple(have), jokers, ())


def _showings(words: tuple[str, ...], jokers: int) -> Iterator[tuple[str, ...]]:
    """Give the ways to write words with so many jokers."""
    text = " ".join(words)
    places = [place for place, letter in enumerate(text) if letter != " "]
    for chosen in combinations(places, jokers):
        shown = "".join(letter.lower() if place in chosen else letter for place, letter in enumerate(text))
        yield tuple(shown.split())
