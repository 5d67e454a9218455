"""What a seat may do, as a list: all answers and doubts (W19); of plays (W6) what search finds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from litera.core.event import Seat
from litera.core.game import Legal, all_of
from litera.games.word_rummikub.judge import why_not
from litera.games.word_rummikub.moves import Answer, Doubt, DrawTile, Move, Pass, Play
from litera.games.word_rummikub.ruleset import Ruleset
from litera.games.word_rummikub.state import Awaited, Phase, State

PlayFinder: TypeAlias = Callable[[Ruleset, State], tuple[tuple[Play, ...], bool]]
"""Gives plays for the seat on turn, best first, and whether these are surely all; nothing may speak against any."""


def legal(ruleset: Ruleset, state: State, seat: Seat, *, find_plays: PlayFinder) -> Legal[Move]:
    """List what a seat may do now; complete where it is not on turn, or where nothing can be laid."""
    if state.awaited is not Awaited.PLAYERS:
        return all_of(())
    words = state.last_play.words if state.last_play else ()
    asides: tuple[Move, ...] = (Answer(yes=True), Answer(yes=False), *(Doubt(word) for word in words))
    possible = tuple(move for move in asides if why_not(ruleset, state, seat, move=move) is None)
    if state.phase is not Phase.PLAY or seat != state.turn:
        return all_of(possible)
    plays, are_all = find_plays(ruleset, state)
    moves: tuple[Move, ...] = (*plays, DrawTile() if state.bank else Pass(), *possible)
    return Legal(moves, len(moves), complete=are_all)
