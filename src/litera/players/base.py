"""The contract of a bot: it is told what its seat is told, and no more; it stops when its time is up."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from litera.core.draws import Stream
from litera.core.event import Seat
from litera.core.message import Message

RulesT = TypeVar("RulesT")
ViewT = TypeVar("ViewT")


class Budget:
    """How long a player may think: ``seconds`` from now (None: as long as its level does), or until it is stopped."""

    def __init__(
        self,
        seconds: float | None = None,
        *,
        is_stopped: Callable[[], bool] = lambda: False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._clock = clock
        self._is_stopped = is_stopped
        self._end = math.inf if seconds is None else clock() + seconds

    def left(self) -> float:
        """Give the seconds that are left, 0 when there are none, infinity where nothing bounds them."""
        return 0.0 if self._is_stopped() else max(0.0, self._end - self._clock())

    def share(self, part: float) -> Budget:
        """Give a budget of a part of the time that is left, 0 to 1; it is stopped when this one is."""
        left = self.left()
        seconds = None if left == math.inf else left * part
        return Budget(seconds, is_stopped=lambda: self.is_spent, clock=self._clock)

    @property
    def is_spent(self) -> bool:
        """Whether it is time to answer with the best so far."""
        return self.left() == 0.0


@dataclass(frozen=True, slots=True)
class Sight(Generic[RulesT, ViewT]):
    """All that a player goes by when it is asked for a move.

    ``view`` is the seat's own, ``events`` all that it was told since the game began, oldest first; ``stream`` is drawn
    from nothing but these, so that what a seat may not see cannot change what it plays.
    """

    rules: RulesT
    seat: Seat
    view: ViewT
    events: Sequence[Mapping[str, Any]]
    stream: Stream
    budget: Budget


class Player(Protocol):
    """A bot of one game at one level; it keeps nothing between two moves."""

    def choose(self, sight: Sight[Any, Any]) -> Any:
        """Choose a legal move of the game's for a seat that is to act."""
        ...


@runtime_checkable
class Interrupter(Protocol):
    """A player that may also act when others are on turn."""

    def interrupt(self, sight: Sight[Any, Any]) -> Any | None:
        """Choose a legal move for a seat that may interrupt, or None to wait."""
        ...


@dataclass(frozen=True, slots=True)
class Hint:
    """Help with one move: a nudge that gives nothing away, the move, and why, most important reason first."""

    nudge: Message
    move: Any
    why: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a move promises its seat: points by which it will lead at the end, and the chance to win, 0 to 1."""

    points: float
    chance: float


@dataclass(frozen=True, slots=True)
class Assessment:
    """One decision looked at again: the best move that was found, and what it and the move that was played promise.

    ``is_choice`` is false where all that the seat could do promised the same, so that nothing was to be decided.
    """

    best: Any
    of_best: Prospect
    of_played: Prospect
    is_choice: bool = True


class Analyst(Protocol):
    """Whoever explains moves of one game: it knows as much as the strongest player, and no more than the seat."""

    def hint(self, sight: Sight[Any, Any], *, best: bool = False, level: str | None = None) -> Hint:
        """Help a seat that is to act with what a person could find; with the very best of all where it is asked for.

        ``level`` is one that the person plays about as well as; None: as well as most people.
        """
        ...

    def assess(self, sight: Sight[Any, Any], played: Any) -> Assessment:
        """Look at a move that the seat made; ``of_best`` never promises less than ``of_played``."""
        ...
