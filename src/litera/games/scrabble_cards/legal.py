"""What a seat may do, as a list: all answers while a move waits (S6, S8), else the turns that search finds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from litera.core.event import Seat
from litera.core.game import Legal, all_of
from litera.games.scrabble_cards.answering import waiting
from litera.games.scrabble_cards.grid import grid_of
from litera.games.scrabble_cards.judge import why_not
from litera.games.scrabble_cards.laying import lay_out
from litera.games.scrabble_cards.moves import Accept, Check, Move, PlayCondition
from litera.games.scrabble_cards.ruleset import Ruleset
from litera.games.scrabble_cards.state import Awaited, Phase, State, waited_for

TurnFinder: TypeAlias = Callable[[Ruleset, State], Legal[Move]]
"""Lists the turns of the seat on turn (S2): nothing may speak against any of them; complete only where it has all."""


def legal(ruleset: Ruleset, state: State, seat: Seat, *, find_turns: TurnFinder) -> Legal[Move]:
    """List what a seat may do now; complete while a move waits, and where it may not act."""
    if state.awaited is not Awaited.PLAYERS or seat not in waited_for(state):
        return all_of(())
    if state.phase is Phase.ANSWER:
        return all_of(tuple(_answers(ruleset, state, seat)))
    return find_turns(ruleset, state)


def _answers(ruleset: Ruleset, state: State, seat: Seat) -> Iterator[Move]:
    """List every answer, and each condition card, alone and with each word that fulfils it (S6, S8)."""
    words = lay_out(grid_of(state.cells), waiting(state).move).words
    names = dict.fromkeys(word.letters.upper() for word in words)
    held = (card for card in state.hands[seat] if card in ruleset.pack.conditions)
    conditions = (PlayCondition(card, name) for card in held for name in (None, *names))
    moves: tuple[Move, ...] = (Accept(), Check(), *conditions)
    for move in moves:
        if why_not(ruleset, state, seat, move=move) is None:
            yield move
