"""Everything that a table of Word Rummikub holds at one moment, frozen and hashable."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from litera.core.event import Seat
from litera.games.word_rummikub.moves import Tile, Word


class Phase(StrEnum):
    """What the game waits for: a turn, answers to a doubt (W19), or nothing any more."""

    PLAY = "play"
    VOTE = "vote"
    OVER = "over"


class Awaited(StrEnum):
    """Who is to move: the players, or chance: for lots (W1), for the deal (W2), for the bank of a position."""

    PLAYERS = "players"
    LOTS = "lots"
    DEAL = "deal"
    POSITION_BANK = "position_bank"


class Reason(StrEnum):
    """Why a game ended (W17, W18)."""

    RACK_EMPTY = "rack_empty"
    ALL_PASSED = "all_passed"


TO_DRAW = "?"
OUT = ""


@dataclass(frozen=True, slots=True)
class LastPlay:
    """The play that may still be doubted (W19), and what takes it back.

    ``words`` are those laid in it, ``tiles`` the own tiles laid, ``drawn`` those drawn after it, in the order in which
    they came; ``agreed`` the seats that said yes to it without a vote. ``table``, ``opened``, ``passes`` and
    ``laid_words`` are as they were before it.
    """

    seat: Seat
    words: tuple[Word, ...]
    tiles: str
    drawn: str
    points: int
    table: tuple[Word, ...]
    opened: bool
    passes: int
    laid_words: tuple[Word, ...]
    agreed: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Vote:
    """A vote on a word of the last play: the word as it lies, and each seat's answer, None where it has given none."""

    word: Word
    answers: tuple[bool | None, ...]


@dataclass(frozen=True, slots=True)
class State:
    """A table. ``racks``, ``scores`` and ``opened`` have an entry a seat; racks are sorted.

    ``bank`` is in drawing order. ``laid_words`` are all words laid in the game, in capitals (W7). ``last_play`` is None
    where nothing can be doubted. ``lots`` is what each seat drew for the start (W1): a tile, TO_DRAW, or OUT; () later.
    """

    phase: Phase
    turn: Seat
    scores: tuple[int, ...]
    table: tuple[Word, ...]
    racks: tuple[str, ...]
    bank: str
    opened: tuple[bool, ...]
    passes: int
    laid_words: tuple[Word, ...]
    vote: Vote | None
    last_play: LastPlay | None
    reason: Reason | None
    awaited: Awaited
    lots: tuple[Tile, ...] = ()


def waited_for(state: State) -> tuple[Seat, ...]:
    """Give the seats that are to act: the one on turn, or those that have not voted (W19)."""
    if state.phase is Phase.OVER or state.awaited is not Awaited.PLAYERS:
        return ()
    if state.vote is None:
        return (state.turn,)
    layer = last_play(state).seat
    return tuple(seat for seat, answer in enumerate(state.vote.answers) if answer is None and seat != layer)


def last_play(state: State) -> LastPlay:
    """Give the play that may still be doubted, where there is one."""
    assert state.last_play is not None, f"nothing to doubt in phase {state.phase}"
    return state.last_play


def waits_to_end(state: State) -> bool:
    """Say whether the last play emptied a rack and ends the game if nobody doubts it (W19)."""
    return state.last_play is not None and not state.bank and not state.racks[state.last_play.seat]


def without(things: Iterable[str], taken: Iterable[str]) -> tuple[str, ...]:
    """Give what is left, in its order, when some were taken from the front: tiles of a rack, words of a table."""
    left = Counter(taken)
    kept = []
    for thing in things:
        if left[thing]:
            left[thing] -= 1
        else:
            kept.append(thing)
    return tuple(kept)
