"""Random games of any kind: how a table is opened, and how it is played for a number of moves.

A walk is fixed by its game, its number and its length, so that Hypothesis can make a failing one shorter and print it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from litera.checking.laws import watchers
from litera.checking.walking import values_of
from litera.core.draws import Stream, seed_of
from litera.core.event import Onlooker, Watcher
from litera.core.game import Legal
from litera.core.options import Kind, OptionValue
from litera.core.refusal import Code, SetupError, TableError
from litera.core.table import Table, TableConfig
from litera.games.game import Game
from litera.games.opening import open_table
from litera.games.registry import games
from litera_crazy_eights.game import GAME as EXAMPLE
from tests.contract import toy
from tests.contract.cards import KNOWLEDGE
from tests.contract.vocabulary import WORDS

GAMES: Mapping[str, Game] = {**games(), toy.GAME.id: toy.GAME, EXAMPLE.id: EXAMPLE}
"""Every game of the registry, the small one of these tests, and the example."""

LISTED = 400
"""A longer list of moves is judged by a part of it."""


@dataclass(frozen=True)
class Opening:
    """What a table is opened with. ``house``: with a short word list instead of the lexicon."""

    game: str
    seats: int
    options: Mapping[str, OptionValue]
    seed: str
    house: bool

    def config(self) -> TableConfig:
        lexicons = GAMES[self.game].lexicons
        words = WORDS[lexicons[-1]] if self.house and lexicons else None
        return TableConfig(self.game, self.seats, seed_of(self.seed), self.options, words=words)

    def table(self) -> Table:
        """Open the table; numbers that cannot be together give way to the defaults."""
        try:
            return open_table(self.config())
        except SetupError as error:
            if error.refusal.code is not Code.BAD_OPTION:
                raise
        numbers = {option.name for option in GAMES[self.game].options if option.kind is Kind.NUMBER}
        fitting = {name: value for name, value in self.options.items() if name not in numbers}
        return open_table(replace(self.config(), options=fitting))


@dataclass(frozen=True)
class Walk:
    """The first so many moves of the random game with this number.

    Games are played once and kept: as states are values, a law may begin at any of them and go on by itself.
    """

    game: str
    number: int
    moves: int

    def play(self) -> Iterator[Table]:
        """Give the table before each move, and once more after the last."""
        table, ends = played(self.game, self.number)
        for end in ends[: self.moves + 1]:
            yield table.past(end)

    def end(self) -> Table:
        """Give the table after the last move."""
        table, ends = played(self.game, self.number)
        return table.past(ends[: self.moves + 1][-1])


LONGEST = 30
"""A random game is left after so many moves."""

GAMES_IN_ALL = 300 * settings().max_examples // 100
"""So many random games of each kind are played for all laws together, fewer where a game lists its moves slowly.

The profile says how many; asked within a law, it would be the law's own number of examples.
"""


@cache
def played(game_id: str, number: int) -> tuple[Table, tuple[int, ...]]:
    """Play a random game; give its table, and how many steps had been made before each move and after the last."""
    stream = Stream(seed_of(f"{game_id} {number}"), "walk")
    table = opening_from(game_id, stream).table()
    ends = [len(table.steps)]
    while len(ends) <= LONGEST and step(table, stream):
        ends.append(len(table.steps))
    return table, tuple(ends)


def opening_from(game_id: str, stream: Stream) -> Opening:
    """Choose what a table is opened with: one in four as the rules stand, the others with up to three options."""
    game = GAMES[game_id]
    seats = stream.choose(game.seats)
    options = {}
    if stream.below(4):
        for option in stream.shuffled(game.options)[: 1 + stream.below(3)]:
            options[option.name] = stream.choose(values_of(option, seats))
    return Opening(game_id, seats, options, f"seed {stream.below(2**32)}", house=bool(stream.below(8)))


_LISTS: dict[int, tuple[Any, dict[tuple[Any, int], Legal[Any]]]] = {}


def legal(table: Table, seat: int) -> Legal[Any]:
    """List what a seat may do; what was listed once for a state of a random game is kept with it."""
    _, lists = _LISTS.setdefault(id(table.rules), (table.rules, {}))
    if (table.state, seat) not in lists:
        lists[table.state, seat] = table.rules.legal(table.state, seat)
    return lists[table.state, seat]


def listed(table: Table, seat: int) -> tuple[Any, ...]:
    return legal(table, seat).moves


def step(table: Table, stream: Stream) -> bool:
    """Make a random listed move, now and then out of turn; tell whether there was one."""
    turn = table.rules.turn(table.state).seats
    if not turn:
        return False
    seat = stream.below(table.rules.seats) if stream.below(4) == 0 else stream.choose(turn)
    moves = listed(table, seat) or listed(table, seat := turn[0])
    assert moves, f"seat {seat} is to act and has no move: {table.shown(Onlooker.TABLE)}"
    table.act(seat, table.rules.notation.write_move(stream.choose(moves)))
    return True


def everyone(table: Table) -> tuple[Watcher, ...]:
    return (*watchers(table), Onlooker.TABLE)


def refusal_code(table: Table, seat: int, text: str) -> StrEnum | None:
    """Try a move's text and give the code of its refusal, None where it was made."""
    try:
        table.act(seat, text)
    except TableError as error:
        return error.refusal.code
    return None


@st.composite
def openings(draw: st.DrawFn, game_id: str) -> Opening:
    return opening_from(game_id, Stream(seed_of(f"opening {draw(st.integers(0, 2**32))}"), "opening"))


def walks(game_id: str, longest: int = LONGEST) -> st.SearchStrategy[Walk]:
    most = GAMES_IN_ALL // KNOWLEDGE[game_id].slowness
    return st.builds(Walk, st.just(game_id), st.integers(0, most), st.integers(0, longest))
