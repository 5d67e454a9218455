"""Every game in every language: whole games of players, moves of all levels, hints, and records that replay."""

from __future__ import annotations

import pytest

from litera.core.draws import seed_of
from litera.core.record import read_record, write_record
from litera.core.table import Table, TableConfig
from litera.games.opening import open_table, replay_table
from litera.players.base import Budget
from litera.players.levels import advise, hint, levels
from litera.words.alphabet import ALPHABETS

GAMES = ("word_rummikub", "scrabble_cards", "klepka")
LANGUAGES = tuple(dict.fromkeys(alphabet.language for alphabet in ALPHABETS))
LEVELS = ("easy", "casual", "club", "expert", "master")
MOST_MOVES = 2000
SECONDS = 0.05


def opened(game: str, language: str, seats: int = 2) -> Table:
    return open_table(TableConfig(game, seats, seed_of(f"{game} {language}"), {}, lexicon=language))


def play_on(table: Table, level_of: dict[int, str], seconds: float) -> int:
    """Let players play to the end; give how many moves laid or made a word."""
    words = 0
    for _ in range(MOST_MOVES):
        seats = table.rules.turn(table.state).seats
        if not seats:
            return words
        move = advise(table, seats[0], level_of[seats[0]], budget=Budget(seconds))
        assert move is not None
        words += move.startswith(("play", "lay", "word"))
        table.act(seats[0], move)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_players_play_whole_games(game: str, language: str) -> None:
    table = opened(game, language)
    words = play_on(table, {0: "easy", 1: "club"}, SECONDS)
    assert words > 5
    again = replay_table(read_record(write_record(table)))
    assert again.shown(0) == table.shown(0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_level_finds_a_move_and_hints_help(game: str, language: str) -> None:
    table = opened(game, language)
    assert set(levels(game)) >= set(LEVELS)
    for level in LEVELS:
        (seat,) = table.rules.turn(table.state).seats[:1]
        helped = hint(table, seat, Budget(SECONDS))
        assert helped is not None
        assert table.rules.why_not(table.state, seat, helped.move) is None
        move = advise(table, seat, level, budget=Budget(SECONDS))
        assert move is not None
        table.act(seat, move)
