"""Random games, to check laws on: a table with options chosen at random, and random moves."""

from __future__ import annotations

from collections.abc import Iterator

from litera.core.draws import Stream
from litera.core.options import Kind, Option, OptionValue
from litera.core.refusal import Code, SetupError
from litera.core.table import Table, TableConfig
from litera.games.game import Game
from litera.games.opening import open_table


def values_of(option: Option, seats: int) -> list[OptionValue]:
    """Give values that an option may have: all of a few, some of many."""
    match option.kind:
        case Kind.SWITCH:
            return [False, True]
        case Kind.CHOICE:
            return list(option.choices)
        case Kind.TEXT:
            return ["", "las", "море"]
        case Kind.SEAT:
            return [*option.choices, *range(seats)]
        case Kind.NUMBER if option.numbers:
            return list(option.numbers)
    near = (option.default, option.lowest, option.lowest + 1, option.lowest + 40, option.highest)
    return [number for number in near if option.admits(number, seats)]


def options_from(game: Game, seats: int, stream: Stream) -> dict[str, OptionValue]:
    """Choose options: one time in four as the rules stand, else up to three others."""
    if not stream.below(4) or not game.options:
        return {}
    chosen = stream.shuffled(game.options)[: 1 + stream.below(3)]
    return {option.name: stream.choose(values_of(option, seats)) for option in chosen}


def opened(game: Game, seed: bytes) -> Table:
    """Open a random table; numbers that cannot be together give way to the defaults. Raises SetupError."""
    stream = Stream(seed, "opening")
    seats = stream.choose(game.seats)
    options = options_from(game, seats, stream)
    try:
        return open_table(TableConfig(game.id, seats, seed, options))
    except SetupError as error:
        if error.refusal.code is not Code.BAD_OPTION:
            raise
    return open_table(TableConfig(game.id, seats, seed, {}))


def walked(table: Table, stream: Stream, most: int) -> Iterator[Table]:
    """Give the table before each random move, and after the last; it ends with the game, or after so many moves."""
    yield table
    for _ in range(most):
        seats = table.rules.turn(table.state).seats
        seat = stream.choose(seats) if seats else 0
        moves = table.rules.legal(table.state, seat).moves
        if not moves:
            return
        table.act(seat, table.rules.notation.write_move(stream.choose(moves)))
        yield table
