"""Where positions are taken from: the transcripts' games, and random ones under all kinds of options."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from litera.core.event import Onlooker
from litera.core.table import Table
from litera.games.registry import find
from tests.contract.cards import KNOWLEDGE
from tests.contract.walks import LONGEST, played
from tests.golden.kept import replayed
from tests.golden.openings import OPENINGS
from tests.perft.counting import Perft, Position, perft

EACH = 20
"""So many positions a game, half of them from random games where these have enough that are worth it."""

RANDOM_GAMES = 60

FEWEST = 3
"""A position has at least so many moves."""

LISTS, DEEPEST = 600, 5
"""Moves of so many states are listed, fewer in games whose lists are slow in coming; and so many moves in a row."""


def positions(game_id: str) -> list[Position]:
    """Take EACH positions of a game."""
    random = list(islice(_from_random_games(game_id), EACH // 2))
    kept = list(_from_transcripts(game_id))
    count = EACH - len(random)
    return [*(kept[len(kept) * part // count] for part in range(count)), *random]


def _from_transcripts(game_id: str) -> Iterator[Position]:
    for name, opening in OPENINGS.items():
        if opening.game == game_id:
            table = replayed(name)
            for steps in range(1, len(table.steps)):
                yield from _worth_it(table.past(steps), f"{name}, after {steps} steps")


def _from_random_games(game_id: str) -> Iterator[Position]:
    has_words = bool(find(game_id).lexicons)
    for number in range(RANDOM_GAMES):
        table, ends = played(game_id, number)
        if not has_words or table.config.words is not None:
            steps = ends[min(number * 7 % LONGEST, len(ends) - 1)]
            yield from _worth_it(table.past(steps), f"random game {number}, after {steps} steps")


def _worth_it(table: Table, taken_from: str) -> Iterator[Position]:
    rules, state = table.rules, table.state
    if rules.turn(state).chance or sum(len(rules.legal(state, seat).moves) for seat in range(rules.seats)) < FEWEST:
        return
    shown: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(table.shown(Onlooker.TABLE)))
    yield Position(taken_from, dict(table.config.options), shown)


def counted(game_id: str, position: Position) -> Perft:
    """Count as deep as takes a fraction of a second."""
    table, found = position.table(game_id), Perft((), "")
    while sum(found.counts) <= LISTS // KNOWLEDGE[game_id].slowness and len(found.counts) < DEEPEST:
        found = perft(table, len(found.counts) + 1)
    return found
