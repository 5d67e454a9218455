"""Tutorials as tables: each step can be done, does what it says, and nothing else will do."""

from __future__ import annotations

import pytest

from litera.core.table import TableConfig
from litera.games.opening import open_table
from litera.games.registry import OWN
from litera.protocol.lessons import Lesson, is_asked, lesson_of, table_of

GAMES = tuple(game.id for game in OWN)


def lesson(game: str) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES)
def test_each_step_waits_for_the_learner_and_is_done_by_its_move(game: str) -> None:
    told = lesson(game)
    for step in told.steps:
        table = table_of(game, told, step)
        assert 0 in table.rules.turn(table.state).seats
        assert is_asked(table, step, step.move)
        table.act(0, step.move)
        for seat, move in step.then:
            table.act(seat, move)


@pytest.mark.parametrize("game", GAMES)
def test_other_moves_are_not_what_is_asked_for(game: str) -> None:
    told = lesson(game)
    for step in told.steps:
        table = table_of(game, told, step)
        write, legal = table.rules.notation.write_move, table.rules.legal(table.state, 0).moves
        texts = [write(move) for move in legal]
        right = [text for text in texts if is_asked(table, step, text)]
        assert len(right) < len(texts) or len(texts) == 1


def test_a_step_asks_for_what_comes_of_a_move_and_not_for_how_it_is_written() -> None:
    told = lesson("klepka")
    table = table_of("klepka", told, told.steps[0])
    assert is_asked(table, told.steps[0], "flip C2 A1")
    assert not is_asked(table, told.steps[0], "flip A1 B1")


def test_any_place_will_do_for_a_first_word() -> None:
    told = lesson("scrabble_cards")
    table = table_of("scrabble_cards", told, told.steps[0])
    assert is_asked(table, told.steps[0], "lay KOT 3 -2 down")
    assert not is_asked(table, told.steps[0], "lay TAK 0 0 across")


@pytest.mark.parametrize("game", GAMES)
def test_the_short_game_can_be_opened(game: str) -> None:
    short = lesson(game).game
    table = open_table(TableConfig(game, short.seats, bytes(32), short.options, pack=short.pack))
    assert not table.shown(0)["over"]
