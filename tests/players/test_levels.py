"""What players go by when they are asked: all that their seat was told, also when they are asked again."""

from __future__ import annotations

from typing import Any

import pytest

from litera.players import levels
from litera.players.base import Budget, Sight
from litera.players.klepka import LEVELS
from tests.games.klepka.playing import UKRAINIAN, opened, rules


class Recorder:
    """A player that keeps what it was told."""

    def __init__(self) -> None:
        self.told: list[list[Any]] = []

    def choose(self, sight: Sight[Any, Any]) -> Any:
        self.told.append(list(sight.events))
        return LEVELS["easy"].choose(sight)


def test_a_player_gets_everything_that_happened_each_time_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = Recorder()
    monkeypatch.setattr(levels, "levels", lambda game: {"recorder": recorder})
    tables = [opened(rules(2, lexicon=UKRAINIAN), seed=seed) for seed in ("one", "other")]
    for _ in range(12):
        for table in tables:
            seat = table.rules.turn(table.state).seats[0]
            move = levels.advise(table, seat, "recorder", budget=Budget())
            assert move is not None
            assert recorder.told[-1] == list(table.happenings(seat))
            table.act(seat, move)
