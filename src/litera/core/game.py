"""The contract of a game: a pure, deterministic state machine over frozen values, with chance as one of the players.

One law ties the questions together: where ``legal`` is complete, a move is listed exactly when ``why_not`` has nothing
against it; and ``apply`` is only called with moves against which nothing speaks.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Generic, TypeVar

from litera.core.draws import Stream
from litera.core.event import Event, Seat, Watcher
from litera.core.message import Message
from litera.core.notation import Notation
from litera.core.refusal import Code, Refusal, refuse
from litera.core.voice import Voice

State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")


@dataclass(frozen=True, slots=True)
class Turn:
    """Whom the game waits for: the seats that are to act, in order, or chance (a deal, a shuffle)."""

    seats: tuple[Seat, ...] = ()
    chance: bool = False


CHANCE = Turn(chance=True)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the seats that won (equals share), and the reason, a code of the game's."""

    winners: tuple[Seat, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Legal(Generic[Move]):
    """What a seat may do: moves, how many there are in all, and whether these are all of them."""

    moves: tuple[Move, ...] = ()
    total: int = 0
    complete: bool = True


def all_of(moves: tuple[Move, ...]) -> Legal[Move]:
    """List moves that are all there are."""
    return Legal(moves, len(moves))


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a move's points, and what it is for; also what a move does that brings no points."""

    what: Message
    points: int = 0


@dataclass(frozen=True, slots=True)
class Preview:
    """What a draft of a move would do.

    ``points`` is the sum of the parts of the ``working``, None where the draft cannot be counted; ``words`` are those
    it makes, each with whether it may be made (None where the rules leave that to the players); ``lacks`` says all
    that is still missing, whosever turn it is, in games where moves are prepared over time.
    """

    points: int | None = None
    working: tuple[Part, ...] = ()
    words: tuple[tuple[str, bool | None], ...] = ()
    lacks: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Hurry(Generic[Move]):
    """How many seconds those have who are waited for, and the move that is made for them after that."""

    seconds: int
    move: Move


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The table's word that a seat's time is up; it is no move of a player's, but it goes into the log."""


class Rules(ABC, Generic[State, Move, View]):
    """The rules of one game, bound to a number of seats, options, a pack and a lexicon. Holds no state of a table.

    ``notation`` writes and reads what these rules know, ``voice`` puts it into sentences.
    """

    seats: int
    notation: Notation[State, Move, View]
    voice: Voice[Move, View]

    # The course of the game

    @abstractmethod
    def start(self) -> State:
        """Give the state before anything was dealt. Chance is to move in it: the same start whatever the seed."""

    @abstractmethod
    def turn(self, state: State) -> Turn:
        """Say who is to act. Seats or chance, never both; neither exactly when there is an outcome."""

    @abstractmethod
    def draw(self, state: State, stream: Stream) -> Move:
        """Make chance's move where ``turn`` says that chance is to act. Equal states and streams give equal moves."""

    @abstractmethod
    def legal(self, state: State, seat: Seat) -> Legal[Move]:
        """List what the seat may do now, nothing that ``why_not`` refuses; empty and complete where it may not act."""

    @abstractmethod
    def why_not(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Judge one move cheaply: the first thing that speaks against it, or None.

        Where the seat's list is complete, it is None exactly for the moves that are listed.
        """

    @abstractmethod
    def apply(self, state: State, seat: Seat | None, move: Move) -> tuple[State, tuple[Event, ...]]:
        """Give the next state and what happened; ``state`` itself never changes, and no card is made or lost.

        ``seat`` is None for a move of chance. The move is taken as legal.
        """

    @abstractmethod
    def outcome(self, state: State) -> Outcome | None:
        """Say who has won and why, or None while the game goes on. Once there is an outcome, it stays."""

    @abstractmethod
    def scores(self, state: State) -> tuple[int, ...]:
        """Give the score of each seat, in seat order; every watcher may know them."""

    def hurry(self, state: State) -> Hurry[Move] | None:  # noqa: ARG002 - most games hurry nobody
        """Give the seconds in which those who are waited for must answer, and the answer made for them then.

        ``why_not`` has nothing against that answer from any of them. None: nobody is hurried.
        """
        return None

    # Who knows what

    @abstractmethod
    def view(self, state: State, watcher: Watcher) -> View:
        """Build, field by field, what a watcher may know.

        States that differ only in what the watcher may not see give equal views.
        """

    @abstractmethod
    def resample(self, view: View, stream: Stream) -> State:
        """Make a whole state that fits a view: what the watcher cannot see is drawn at random.

        The same watcher's view of that state is the view given.
        """

    def preview(self, state: State, seat: Seat, move: Move) -> Preview:  # noqa: ARG002 - some games have nothing to tell
        """Say what a draft of the seat's would do, legal or not.

        ``state`` is any that fits the seat's view, as ``resample`` makes them: what the seat cannot see must not count.
        """
        return Preview()


def refuse_time_up() -> Refusal:
    """Refuse to hear that a seat's time is up, where the options know no time."""
    return refuse(Code.WRONG_PHASE, key="refusal-no-clock")
