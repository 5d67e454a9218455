"""The turns of a seat, as a list: all of them where words are checked as they are laid, else useful ones.

Where words are not checked, any letters may be laid: then the list holds lays of the lexicon's words only. Its size is
bounded by counts, never by time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations, islice

from litera.core.game import Legal, all_of
from litera.games.scrabble_cards.grid import Grid, grid_of
from litera.games.scrabble_cards.judge import why_not
from litera.games.scrabble_cards.laying import fulfilling, lay_out, main_word
from litera.games.scrabble_cards.move_text import write_move
from litera.games.scrabble_cards.moves import Card, Exchange, Lay, Move, Pass
from litera.games.scrabble_cards.ruleset import Ruleset
from litera.games.scrabble_cards.state import State
from litera.search.scrabble_cards.generator import LayGenerator
from litera.words.vulgar import vulgar_of

MOST_LAYS = 4000
"""So many lays are listed at most, those that score most; a list of all turns is no longer either."""

LAYS_WITH_CARDS = 20
"""In a selection so many of the best lays are also listed with each premium and condition card that may be added."""


def find_turns(ruleset: Ruleset, state: State) -> Legal[Move]:
    """List the turns of the seat on turn (S2), lays first, those that score most before others; then S11, then a pass.

    The list is complete where words are checked as they are laid, something lies (the first word may be named
    anywhere), and there are not too many moves.
    """
    grid = grid_of(state.cells)
    lays, is_whole = _lays(ruleset, state, grid)
    hand = sorted(state.hands[state.turn], key=ruleset.pack.order.__getitem__)
    if is_whole and ruleset.auto_check and grid:
        with_cards = (carded for lay in lays for carded in _with_cards(ruleset, state, grid, lay))
        every_lay = tuple(islice(with_cards, MOST_LAYS + 1))
        if len(every_lay) <= MOST_LAYS:
            return all_of((*every_lay, *_exchanges(ruleset, state, hand, range(1, len(hand) + 1)), Pass()))
    with_cards = (carded for lay in lays[:LAYS_WITH_CARDS] for carded in _with_cards(ruleset, state, grid, lay))
    examples = _exchanges(ruleset, state, hand, sorted({1, len(hand)}))
    moves: tuple[Move, ...] = (*dict.fromkeys((*lays, *with_cards)), *examples, Pass())
    return Legal(moves, len(moves), complete=False)


def _lays(ruleset: Ruleset, state: State, grid: Grid) -> tuple[tuple[Lay, ...], bool]:
    """Give the lays of the lexicon's words without premium cards, best first, and whether these are all."""
    found = LayGenerator(ruleset.lexicon, ruleset.pack).find(state.cells, state.hands[state.turn])
    points = (found.main_points * (1 if grid else 2) + found.crossing_points).tolist()
    best = sorted(range(len(found)), key=lambda index: -points[index])[:MOST_LAYS]
    lays = [(points[index], found.move(index)) for index in best]
    lays += [(scored, other) for scored, lay in lays for other in _turned(grid, lay)]
    if ruleset.family_words:
        vulgar = vulgar_of(ruleset.lexicon.alphabet)
        lays = [entry for entry in lays if not any(vulgar.has(w.letters) for w in lay_out(grid, entry[1]).words)]
    ordered = sorted(lays, key=lambda entry: (-entry[0], write_move(entry[1])))
    return tuple(lay for _, lay in ordered), len(best) == len(found)


def _turned(grid: Grid, lay: Lay) -> Iterator[Lay]:
    """Give the other name of a lay of one letter that makes words in both lines."""
    lying = sum(place in grid for place in main_word(lay).places)
    if len(lay.word) - lying == 1 and len(words := lay_out(grid, lay).words) > 1:
        crossing = words[1]
        yield Lay(crossing.letters, crossing.column, crossing.row, crossing.direction)


def _with_cards(ruleset: Ruleset, state: State, grid: Grid, lay: Lay) -> Iterator[Lay]:
    """Add to a lay no card, then every choice of cards that the rules allow (S4, S5, S6)."""
    hand = sorted(state.hands[state.turn], key=ruleset.pack.order.__getitem__)
    words = lay_out(grid, lay).words
    multipliers = [card for card in hand if card in ruleset.pack.factors and grid]
    conditions = [card for card in hand if card in ruleset.pack.conditions and fulfilling(ruleset, words, card)]
    most_multipliers = len(multipliers) if ruleset.premium_stack == "product" else 1
    most_conditions = len(conditions) if ruleset.cond_per_player == "any" else 1
    for chosen in _choices(multipliers, range(most_multipliers + 1)):
        for added in _choices(conditions, range(most_conditions + 1)):
            yield replace(lay, multipliers=chosen, conditions=added)


def _choices(cards: list[Card], sizes: Iterable[int]) -> tuple[tuple[Card, ...], ...]:
    """Give every choice of so many of these cards, alike ones once."""
    return tuple(dict.fromkeys(chosen for size in sizes for chosen in combinations(cards, size)))


def _exchanges(ruleset: Ruleset, state: State, hand: list[Card], sizes: Iterable[int]) -> Iterator[Exchange]:
    """Give the exchanges of so many cards (S11): where the whole hand may be exchanged, any part of it may."""
    if why_not(ruleset, state, state.turn, move=Exchange(tuple(hand))) is None:
        yield from (Exchange(cards) for cards in _choices(hand, sizes) if cards)
