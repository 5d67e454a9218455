"""Random games of any kind: how a table is opened, and how it is played for a number of moves.

A walk is fixed by its opening, its length and a text from which its choices are drawn, so that Hypothesis can make a
failing one shorter and print it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st

from litera.core.draws import Stream, seed_of
from litera.core.event import Onlooker, Watcher
from litera.core.options import Kind, Option, OptionValue
from litera.core.refusal import Code, SetupError, TableError
from litera.core.table import Charter, Table
from litera.games.game import Game
from litera.games.opening import open_table
from litera.games.registry import games
from tests.contract import toy
from tests.contract.vocabulary import WORDS

GAMES: Mapping[str, Game] = {**games(), toy.GAME.id: toy.GAME}
"""Every game of the registry, and the small one of these tests."""

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

    def charter(self) -> Charter:
        lexicons = GAMES[self.game].lexicons
        words = WORDS[lexicons[-1]] if self.house and lexicons else None
        return Charter(self.game, self.seats, seed_of(self.seed), self.options, words=words)

    def table(self) -> Table:
        """Open the table; numbers that cannot be together give way to the defaults."""
        try:
            return open_table(self.charter())
        except SetupError as error:
            if error.refusal.code is not Code.BAD_OPTION:
                raise
        numbers = {option.name for option in GAMES[self.game].options if option.kind is Kind.NUMBER}
        fitting = {name: value for name, value in self.options.items() if name not in numbers}
        return open_table(replace(self.charter(), options=fitting))


@dataclass(frozen=True)
class Walk:
    """A game played for a number of random moves, or to its end."""

    opening: Opening
    moves: int
    choices: str

    def play(self) -> Iterator[Table]:
        """Give the table before each move, and once more after the last."""
        table = self.opening.table()
        stream = Stream(seed_of(self.choices), "walk")
        yield table
        for _ in range(self.moves):
            if not step(table, stream):
                break
            yield table

    def end(self) -> Table:
        """Give the table after the last move."""
        *_, table = self.play()
        return table


def listed(table: Table, seat: int) -> tuple[Any, ...]:
    moves: tuple[Any, ...] = table.rules.legal(table.state, seat).moves
    return moves


def step(table: Table, stream: Stream) -> bool:
    """Make a random listed move, now and then out of turn; tell whether there was one."""
    turn = table.rules.turn(table.state).seats
    if not turn:
        return False
    seat = stream.below(table.rules.seats) if stream.below(4) == 0 else stream.choose(turn)
    moves = listed(table, seat) or listed(table, seat := turn[0])
    assert moves, f"seat {seat} is to act and has no move: {table.shown(Onlooker.TABLE)}"
    table.act(seat, table.rules.write_move(stream.choose(moves)))
    return True


def watchers(table: Table) -> tuple[Watcher, ...]:
    return (*range(table.rules.seats), Onlooker.SPECTATOR)


def everyone(table: Table) -> tuple[Watcher, ...]:
    return (*watchers(table), Onlooker.TABLE)


def as_bytes(value: object) -> bytes:
    """Write a value as JSON, every object's keys in order."""
    return msgspec.json.encode(value, order="sorted")


def copy_of(table: Table, state: Any = None) -> Table:
    """Give a table with the same past; with a state, one that stands there instead."""
    twin = Table.__new__(Table)
    twin.charter, twin.rules, twin.start, twin.steps = table.charter, table.rules, table.start, list(table.steps)
    if state is None:
        return twin
    if twin.steps:
        twin.steps[-1] = replace(twin.steps[-1], state=state)
    else:
        twin.start = state
    return twin


def refusal_code(table: Table, seat: int, text: str) -> Code | None:
    """Try a move's text and give the code of its refusal, None where it was made."""
    try:
        table.act(seat, text)
    except TableError as error:
        return error.refusal.code
    return None


def option_values(option: Option, seats: int) -> st.SearchStrategy[OptionValue]:
    match option.kind:
        case Kind.SWITCH:
            return st.booleans()
        case Kind.CHOICE:
            return st.sampled_from(option.choices)
        case Kind.TEXT:
            return st.sampled_from(["", "las", "море"])
        case Kind.SEAT:
            return st.sampled_from([*option.choices, *range(seats)])
        case Kind.NUMBER if option.numbers:
            return st.sampled_from(option.numbers)
    near = {option.default, option.lowest, option.lowest + 1, min(option.lowest + 40, option.highest), option.highest}
    return st.sampled_from(sorted(number for number in near if option.admits(number, seats)))


@st.composite
def openings(draw: st.DrawFn, game_id: str) -> Opening:
    game = GAMES[game_id]
    seats = draw(st.sampled_from(game.seats))
    changed = draw(st.sets(st.sampled_from(game.options), max_size=3)) if game.options else set()
    options = {option.name: draw(option_values(option, seats)) for option in sorted(changed, key=lambda o: o.name)}
    return Opening(game_id, seats, options, f"seed {draw(st.integers(0, 10**6))}", draw(st.booleans()))


@st.composite
def walks(draw: st.DrawFn, game_id: str, longest: int = 40) -> Walk:
    return Walk(draw(openings(game_id)), draw(st.integers(0, longest)), f"choices {draw(st.integers(0, 10**6))}")


def games_in_all(count: int) -> settings:
    """Try so many games of each kind; more or fewer as the profile is harder or easier than the usual one."""
    return settings(max_examples=max(1, count * settings().max_examples // 100))
