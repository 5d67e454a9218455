"""Everything that a table of dnup holds at one moment, frozen and hashable."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from litera.core.event import Seat
from litera.games.dnup.cards import Cards


class Phase(StrEnum):
    """What the game waits for: chance's deal, a player's action, or nothing any more."""

    DEAL = "deal"
    ACT = "act"
    OVER = "over"


class State(NamedTuple):
    """A table between two actions; a named tuple, which is made in half the time that a frozen dataclass takes.

    ``hands`` have an entry a seat; ``sets`` an entry a place: seat by seat, with two seats areas 1 and 2 of each.
    ``gone`` are the cards that left the round, as they lay; ``turned`` says that the free turn of D13 has been used in
    this turn. When a player is to act, their own set, with two seats that of ``area``, has left already (D2, D14).
    """

    phase: Phase
    turn: Seat
    area: int
    hands: tuple[Cards, ...]
    sets: tuple[Cards, ...]
    out: tuple[Seat, ...]
    gone: Cards
    scores: tuple[int, ...]
    round: int
    round_turns: int
    turned: bool
