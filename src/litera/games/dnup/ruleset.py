"""The options of dnup, and one table's rules as frozen data: what the options and the number of seats decide."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from litera.core.event import Seat
from litera.core.options import Option, OptionValue, number, switch
from litera.games.dnup.cards import Cards
from litera.games.dnup.moves import Place
from litera.games.dnup.pack import Pack

FIRST_OUT, SECOND_OUT = 2, 1
"""The tokens of the first and of the second player who is out (D9, D10)."""

TOKENS_TO_WIN = 4
"""So many tokens win the game (D11)."""

ROUNDS_TO_WIN = 2
"""So many rounds win the game of two (D17)."""

OPTIONS: tuple[Option, ...] = (
    number("round_turn_limit", 500, lowest=1, highest=1_000_000),
    switch("free_first_rotation"),
    switch("own_return_first"),
)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One table's rules: the options (D12, D13, D17, named as they are), and what follows from the number of seats.

    ``cards`` and ``star`` are those of a round, lower values up; ``areas`` is how many each seat has in front of it
    (D14). ``gains`` are the points of each player who is out, in order; the last of them ends the round (D10, D17).
    ``goal`` points win the game, and ``reason`` is the code for it (D11, D17).
    """

    seats: int
    cards: Cards
    star: Cards
    round_turn_limit: int
    free_first_rotation: bool
    own_return_first: bool
    areas: int
    gains: tuple[int, ...]
    goal: int
    reason: str

    def index(self, seat: Seat, area: int) -> int:
        """Give where in ``State.sets`` the set in an area in front of a seat is."""
        return seat * self.areas + area - 1

    def place(self, index: int) -> Place:
        """Give the place of an entry of ``State.sets``."""
        seat, area = divmod(index, self.areas)
        return Place(seat, area + 1)


def ruleset_of(seats: int, options: Mapping[str, OptionValue], pack: Pack) -> Ruleset:
    """Bind options that were read from OPTIONS, and a pack."""
    values: dict[str, Any] = dict(options)
    two = seats == 2
    return Ruleset(
        seats=seats,
        cards=pack.cards_for(seats),
        star=pack.star,
        areas=2 if two else 1,
        gains=(1,) if two else (FIRST_OUT, SECOND_OUT),
        goal=ROUNDS_TO_WIN if two else TOKENS_TO_WIN,
        reason="rounds" if two else "tokens",
        **values,
    )
