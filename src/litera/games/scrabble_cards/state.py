"""Everything that a table of Scrabble Cards holds at one moment, frozen and hashable."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from litera.core.event import Seat
from litera.games.scrabble_cards.grid import Cell
from litera.games.scrabble_cards.moves import BLANK, Card, Lay


class Phase(StrEnum):
    """What the game waits for: a turn (S2), answers to a laid move (S8), or nothing any more."""

    LAY = "lay"
    ANSWER = "answer"
    OVER = "over"


class Awaited(StrEnum):
    """Who is to move: the players, or chance: for the deal, the bag of a position, the bag after an exchange."""

    PLAYERS = "players"
    DEAL = "deal"
    POSITION_BAG = "position_bag"
    EXCHANGE_BAG = "exchange_bag"


class Reply(StrEnum):
    """How a rival answered a move (S8)."""

    ACCEPT = "accept"
    CHECK = "check"


class Reason(StrEnum):
    """Why a game ended (S14, S15, S16)."""

    OUT = "out"
    ALL_IDLE = "all_idle"
    TIME_UP = "time_up"


@dataclass(frozen=True, slots=True)
class Played:
    """A condition card that lies beside the move that waits: whose it is, and the letters of the word it names."""

    seat: Seat
    card: Card
    word: str


@dataclass(frozen=True, slots=True)
class Pending:
    """A laid move that waits for answers; its cards are nowhere else. ``conditions`` are those of both sides."""

    seat: Seat
    move: Lay
    answers: tuple[Reply | None, ...]
    conditions: tuple[Played, ...]


@dataclass(frozen=True, slots=True)
class State:
    """A table. ``hands``, ``scores`` and the like have an entry a seat; ``bag`` is in drawing order.

    ``idle`` counts passes and losses in a row (S15), ``lost_turns`` the turns that a seat is still to lose (S8);
    ``removed`` are cards that left the game (S12, S13).
    """

    phase: Phase
    turn: Seat
    scores: tuple[int, ...]
    cells: tuple[Cell, ...]
    hands: tuple[tuple[Card, ...], ...]
    bag: tuple[Card, ...]
    pending: Pending | None
    idle: tuple[int, ...]
    exchanges: tuple[int, ...]
    time_up: tuple[bool, ...]
    lost_turns: tuple[int, ...]
    removed: tuple[Card, ...]
    reason: Reason | None
    awaited: Awaited


def waited_for(state: State) -> tuple[Seat, ...]:
    """Give the seats that are to act: the one on turn, or the rivals who have not answered (S8)."""
    if state.phase is Phase.OVER:
        return ()
    if state.pending is None:
        return (state.turn,)
    answers = state.pending.answers
    return tuple(seat for seat, answer in enumerate(answers) if answer is None and seat != state.pending.seat)


def without(cards: tuple[Card, ...], taken: Iterable[Card]) -> tuple[Card, ...]:
    """Give the cards that are left, in their order, when some were taken from the front."""
    left = Counter(taken)
    kept = []
    for card in cards:
        if left[card]:
            left[card] -= 1
        else:
            kept.append(card)
    return tuple(kept)


def missing(cards: tuple[Card, ...], wanted: Iterable[Card]) -> tuple[Card, ...]:
    """Give the wanted cards that are not among these."""
    return tuple((Counter(wanted) - Counter(cards)).elements())


def card_of(letter: str) -> Card:
    """Give the card that shows a letter on the table: a small letter is shown by a blank."""
    return letter if letter.isupper() else BLANK
