"""What a seat may do, as a list: all answers; of lays and exchanges a useful selection, the best first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from litera.core.event import Seat
from litera.core.game import Legal, all_of
from litera.games.scrabble_cards.answering import waiting
from litera.games.scrabble_cards.grid import Grid, grid_of
from litera.games.scrabble_cards.judge import why_not
from litera.games.scrabble_cards.laying import fulfilling, lay_out
from litera.games.scrabble_cards.moves import Accept, Check, Exchange, Lay, Move, Pass, PlayCondition
from litera.games.scrabble_cards.notation import write_move
from litera.games.scrabble_cards.ruleset import Ruleset
from litera.games.scrabble_cards.scoring import score_laying
from litera.games.scrabble_cards.selection import select_lays
from litera.games.scrabble_cards.state import Awaited, Phase, State, waited_for
from litera.words.lexicon import Lexicon

LAYS_WITH_CARDS = 20
"""So many of the best lays are also listed with each premium and condition card that may be added."""


def legal(ruleset: Ruleset, lexicon: Lexicon, state: State, seat: Seat) -> Legal[Move]:
    """List what a seat may do now; complete while a move waits, and where it may not act."""
    if state.awaited is not Awaited.PLAYERS or seat not in waited_for(state):
        return all_of(())
    if state.phase is Phase.ANSWER:
        return all_of(tuple(_answers(ruleset, lexicon, state, seat)))
    moves: tuple[Move, ...] = (*_lays(ruleset, lexicon, state), *_exchanges(ruleset, lexicon, state, seat), Pass())
    return Legal(moves, len(moves), complete=False)


def _answers(ruleset: Ruleset, lexicon: Lexicon, state: State, seat: Seat) -> Iterator[Move]:
    """List every answer, and each condition card, alone and with each word that fulfils it (S6, S8)."""
    words = lay_out(grid_of(state.cells), waiting(state).move).words
    names = dict.fromkeys(word.letters.upper() for word in words)
    held = (card for card in state.hands[seat] if card in ruleset.pack.conditions)
    conditions = (PlayCondition(card, name) for card in held for name in (None, *names))
    moves: tuple[Move, ...] = (Accept(), Check(), *conditions)
    for move in moves:
        if why_not(ruleset, lexicon, state, seat, move) is None:
            yield move


def _lays(ruleset: Ruleset, lexicon: Lexicon, state: State) -> tuple[Lay, ...]:
    grid = grid_of(state.cells)
    selected = select_lays(ruleset.pack, lexicon, state.hands[state.turn], state.cells)
    lays = sorted(selected, key=lambda lay: (-points_of_words(ruleset, grid, lay), write_move(lay)))
    carded = (with_card for lay in lays[:LAYS_WITH_CARDS] for with_card in _with_cards(ruleset, state, grid, lay))
    return (*lays, *(lay for lay in carded if why_not(ruleset, lexicon, state, state.turn, lay) is None))


def points_of_words(ruleset: Ruleset, grid: Grid, lay: Lay) -> int:
    """Give what the words of a lay would bring, without condition cards and bonus."""
    return sum(word.points for word in score_laying(ruleset, lay_out(grid, lay), lay))


def _with_cards(ruleset: Ruleset, state: State, grid: Grid, lay: Lay) -> Iterator[Lay]:
    """Add to a lay each word premium card that the hand holds, each condition card it fulfils, and one of both."""
    hand = dict.fromkeys(state.hands[state.turn])
    words = lay_out(grid, lay).words
    multipliers = [card for card in hand if card in ruleset.pack.factors]
    conditions = [card for card in hand if card in ruleset.pack.conditions and fulfilling(ruleset, words, card)]
    for multiplier in (None, *multipliers):
        for condition in (None, *conditions):
            if multiplier or condition:
                yield replace(
                    lay,
                    multipliers=(multiplier,) if multiplier else (),
                    conditions=(condition,) if condition else (),
                )


def _exchanges(ruleset: Ruleset, lexicon: Lexicon, state: State, seat: Seat) -> Iterator[Exchange]:
    """Give examples of exchanges: the whole hand, and each single card."""
    hand = tuple(sorted(state.hands[seat], key=ruleset.pack.order.__getitem__))
    for cards in dict.fromkeys((hand, *((card,) for card in hand))):
        exchange = Exchange(cards)
        if cards and why_not(ruleset, lexicon, state, seat, exchange) is None:
            yield exchange
