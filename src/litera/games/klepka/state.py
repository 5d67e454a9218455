"""Everything that a table of Klepka holds at one moment, frozen and hashable."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from litera.core.event import Seat
from litera.games.klepka.moves import Use
from litera.games.klepka.pack import EXCHANGE, Card


class Phase(StrEnum):
    """What the game waits for, as positions name it."""

    WORDS = "words"
    FLIP = "flip"
    BONUS = "bonus"
    VOTE = "vote"
    LAST_WORDS = "last_words"
    OVER = "over"


class Awaited(StrEnum):
    """Who is to move: the players, or chance, for what it is to do."""

    PLAYERS = "players"
    DEAL = "deal"
    SHUFFLE = "shuffle"
    BLIND_DRAW = "blind_draw"


class Reason(StrEnum):
    """Why a game ended (K20, K21)."""

    SLAVA_UKRAINI = "slava_ukraini"
    ALL_PASSED = "all_passed"
    NO_WORDS = "no_words"


@dataclass(frozen=True, slots=True)
class MadeWord:
    """A word on a seat's sheet, with its points."""

    word: str
    points: int


@dataclass(frozen=True, slots=True)
class OpenVote:
    """A word that the lexicon lacks, before the others: its cards lie aside (K8). ``votes`` has an entry a seat."""

    word: str
    cards: tuple[Use, ...]
    votes: tuple[bool | None, ...]
    back_to: Phase


@dataclass(frozen=True, slots=True)
class Swap:
    """An exchange that waits for chance to draw a card from a hidden hand (K16)."""

    seat: Seat
    give: Card
    other: Seat


@dataclass(frozen=True, slots=True)
class State:
    """A table. ``grid`` has a card or None for each place, row by row; ``hands``, ``words`` an entry a seat.

    ``made`` counts the words of this turn, ``flips`` the pairs due in the phase flip, ``bonus`` those that may be
    opened in the phase bonus (0 outside these). ``begun`` says that the seat on turn has made a word, opened something
    or said ``done`` in this turn (K18). ``discard`` holds all cards that left the game.
    """

    phase: Phase
    turn: Seat
    scores: tuple[int, ...]
    grid: tuple[Card | None, ...]
    hands: tuple[tuple[Card, ...], ...]
    discard: tuple[Card, ...]
    words: tuple[tuple[MadeWord, ...], ...]
    made: int
    flips: int
    bonus: int
    begun: bool
    passes: int
    vote: OpenVote | None
    swap: Swap | None
    awaited: Awaited
    reason: Reason | None

    @property
    def on_table(self) -> int:
        """The number of cards that lie face down."""
        return sum(card is not None for card in self.grid)


def waited_for(state: State) -> tuple[Seat, ...]:
    """Give the seats that are to act: the one on turn, or in a vote those that have not voted."""
    if state.phase is Phase.OVER:
        return ()
    if state.vote is None:
        return (state.turn,)
    return tuple(seat for seat, vote in enumerate(state.vote.votes) if vote is None and seat != state.turn)


def without(cards: tuple[Card, ...], taken: Iterable[Card]) -> tuple[Card, ...]:
    """Give the cards that are left when some were taken, each once."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)


def spare(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Give the cards that an exchange could give: all but the exchange card that is used; () without one (K16)."""
    return without(hand, (EXCHANGE,)) if EXCHANGE in hand else ()
