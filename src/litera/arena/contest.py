"""A contest: which levels meet in how many games; and one of its games played. Everything follows from the seed."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from litera.core.draws import seed_of
from litera.core.options import OptionValue
from litera.core.table import TableConfig
from litera.games.opening import open_table
from litera.players.base import Budget
from litera.players.levels import advise
from litera.players.selfplay import next_move
from litera.players.warming import warm_game


class Contest(msgspec.Struct, frozen=True):
    """Who plays what. The players, a level each, sit in all rotations round the table, on the same cards.

    ``milliseconds`` bounds each move (0: as long as the level thinks); only without a bound is a contest the same on
    every machine.
    """

    game: str
    players: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, OptionValue] = {}
    milliseconds: int = 0
    words: tuple[str, ...] | None = None
    lexicon: str | None = None


class Fixture(msgspec.Struct, frozen=True):
    """One game of a contest: its number, the seed of its cards, and which player sits at each seat."""

    number: int
    seed: str
    seating: tuple[int, ...]


class Result(msgspec.Struct, frozen=True):
    """How a game went. What is a tuple goes by player; ``seconds`` and the ``longest`` of them are those of thought."""

    number: int
    seating: tuple[int, ...]
    """The player at each seat."""
    winners: tuple[int, ...]
    """The players who won."""
    reason: str
    scores: tuple[int, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    longest: tuple[float, ...]


def fixtures(contest: Contest) -> list[Fixture]:
    """List the games: each deal is played in every rotation of the players."""
    count = len(contest.players)
    rotations = [tuple((seat + turned) % count for seat in range(count)) for turned in range(count)]
    return [
        Fixture(number, f"{contest.seed} {number // count}", rotations[number % count])
        for number in range(contest.games)
    ]


def play(contest: Contest, fixture: Fixture) -> Result:
    """Play one game to its end. Raises SetupError for what cannot be opened, or for an unknown level.

    What the players load when they are first asked is loaded before, so that no move takes longer for it.
    """
    warm_game(contest.game)
    table = open_table(
        TableConfig(
            contest.game,
            len(contest.players),
            seed_of(fixture.seed),
            contest.options,
            words=contest.words,
            lexicon=contest.lexicon,
        )
    )
    seconds = contest.milliseconds / 1000 if contest.milliseconds else None
    thought: list[list[float]] = [[] for _ in contest.players]

    def ask(seat: int) -> str | None:
        player = fixture.seating[seat]
        start = time.perf_counter()
        move = advise(table, seat, contest.players[player], budget=Budget(seconds))
        thought[player].append(time.perf_counter() - start)
        return move

    while (move := next_move(table, ask)) is not None:
        table.act(*move)
    outcome = table.rules.outcome(table.state)
    assert outcome is not None, "nobody is to act only when the game is over"
    scores = table.rules.scores(table.state)
    return Result(
        number=fixture.number,
        seating=fixture.seating,
        winners=tuple(sorted(fixture.seating[seat] for seat in outcome.winners)),
        reason=outcome.reason,
        scores=tuple(scores[fixture.seating.index(player)] for player in range(len(contest.players))),
        moves=tuple(map(len, thought)),
        seconds=tuple(map(sum, thought)),
        longest=tuple(max(times, default=0.0) for times in thought),
    )


def play_packed(contest: dict[str, Any], fixture: dict[str, Any]) -> dict[str, Any]:
    """Play one game, given and answered as plain values, which any worker process can take."""
    result = play(msgspec.convert(contest, Contest), msgspec.convert(fixture, Fixture))
    packed: dict[str, Any] = msgspec.to_builtins(result)
    return packed
