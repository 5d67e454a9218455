"""Tutorials as tables: each step can be done, does what it says, and nothing else will do."""

from __future__ import annotations

import msgspec
import pytest

from litera.core.table import TableConfig
from litera.games.opening import open_table
from litera.games.registry import OWN
from litera.protocol.lessons import Lesson, is_asked, lesson_of, table_of
from litera.texts import LANGUAGES

LESSONS = [(game.id, words) for game in OWN for words in game.languages or (None,)]


def lesson(game: str, words: str | None = None) -> Lesson:
    found = lesson_of(game, words)
    assert found is not None
    return found


@pytest.mark.parametrize(("game", "words"), LESSONS)
def test_each_step_waits_for_the_learner_and_is_done_by_its_move(game: str, words: str | None) -> None:
    told = lesson(game, words)
    for step in told.steps:
        table = table_of(game, told, step)
        assert 0 in table.rules.turn(table.state).seats
        assert is_asked(table, step, step.move)
        table.act(0, step.move)
        for seat, move in step.then:
            table.act(seat, move)


@pytest.mark.parametrize(
    ("game", "words", "points"),
    [
        *(("klepka", words, {4: "points"}) for words in LANGUAGES),
        *(("scrabble_cards", words, {1: "points", 2: "both", 3: "most"}) for words in LANGUAGES),
    ],
)
def test_the_words_of_each_language_bring_the_points_that_the_tasks_name(
    game: str, words: str, points: dict[int, str]
) -> None:
    told = lesson(game, words)
    for number, term in points.items():
        step = told.steps[number - 1]
        table = table_of(game, told, step)
        table.act(0, step.move)
        for seat, move in step.then:
            table.act(seat, move)
        (score, *_), wanted = msgspec.convert(table.shown(0)["scores"], list[int]), told.terms[term]
        assert str(score) == wanted


def test_words_of_a_language_that_a_game_lacks_are_its_usual_ones() -> None:
    assert lesson("scrabble_cards", "de") == lesson("scrabble_cards", "pl") == lesson("scrabble_cards")
    assert lesson("dnup", "en") == lesson("dnup")


@pytest.mark.parametrize(("game", "words"), LESSONS)
def test_other_moves_are_not_what_is_asked_for(game: str, words: str | None) -> None:
    told = lesson(game, words)
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


@pytest.mark.parametrize(("game", "words"), LESSONS)
def test_the_short_game_can_be_opened(game: str, words: str | None) -> None:
    short = lesson(game, words).game
    config = TableConfig(game, short.seats, bytes(32), short.options, pack=short.pack, lexicon=short.lexicon)
    table = open_table(config)
    assert not table.shown(0)["over"]
