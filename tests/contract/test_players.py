"""Bots: their games end, they may always do what they do, and the same table is played the same way."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.core.options import Kind
from litera.core.refusal import Code, IllegalMoveError, SetupError
from litera.core.table import Table
from litera.players.base import Budget
from litera.players.levels import advise, levels
from tests.contract.bots import MOST_MOVES, play_out
from tests.contract.conftest import EXAMPLE, install_example, install_toy
from tests.contract.walks import GAMES, Opening, legal, openings, walks
from tests.effort import examples

EVERY_GAME = pytest.mark.parametrize("game_id", GAMES)
EVERY_SIZE = pytest.mark.parametrize(
    ("game_id", "seats"), [(game_id, seats) for game_id, game in GAMES.items() for seats in game.seats]
)


@EVERY_SIZE
@pytest.mark.parametrize("house", [False, True])
def test_a_game_of_easy_players_ends(game_id: str, seats: int, house: bool) -> None:
    """With the real lexicon and with a short list; as the rules stand without any option."""
    table = Opening(game_id, seats, {}, f"easy {seats}", house).table()
    assert play_out(table) < MOST_MOVES


@EVERY_GAME
@examples(6)
@given(st.data())
def test_a_game_of_easy_players_ends_under_any_options(game_id: str, data: st.DataObject) -> None:
    """Numbers apart: a round may be so short that nobody can ever win it."""
    opening = data.draw(openings(game_id))
    numbers = {option.name for option in GAMES[game_id].options if option.kind is Kind.NUMBER}
    options = {name: value for name, value in opening.options.items() if name not in numbers}
    assert play_out(replace(opening, options=options).table()) < MOST_MOVES


@EVERY_GAME
@examples(60)
@given(st.data())
def test_a_seat_that_may_not_act_gets_no_advice(game_id: str, data: st.DataObject) -> None:
    table = data.draw(walks(game_id)).end()
    for seat in range(table.rules.seats):
        if legal(table, seat).total == 0:
            with pytest.raises(IllegalMoveError) as caught:
                advise(table, seat, "easy", budget=Budget())
            over = table.rules.outcome(table.state) is not None
            assert caught.value.refusal.code is (Code.GAME_OVER if over else Code.NOT_YOUR_TURN)


@EVERY_GAME
def test_every_game_has_an_easy_player_and_refuses_a_level_it_has_not(game_id: str) -> None:
    assert "easy" in levels(game_id)
    table: Table = Opening(game_id, GAMES[game_id].seats[0], {}, "x", house=True).table()
    with pytest.raises(SetupError) as caught:
        advise(table, 0, "godlike", budget=Budget())
    assert caught.value.refusal.code is Code.BAD_OPTION


@EVERY_GAME
def test_the_same_game_in_two_processes_has_the_same_bytes(game_id: str, tmp_path: Path) -> None:
    """Whatever order the process keeps its sets in: a game of easy players, its record and all that was told."""
    install_toy(tmp_path)
    install_example(tmp_path)
    root = Path(__file__).parents[2]
    digests = set()
    for hash_seed in ("0", "1"):
        environment = os.environ | {
            "PYTHONHASHSEED": hash_seed,
            "PYTHONPATH": os.pathsep.join((str(root), str(tmp_path), str(EXAMPLE))),
        }
        command = [sys.executable, "-m", "tests.contract.bots", game_id]
        run = subprocess.run(command, env=environment, cwd=root, capture_output=True, text=True, check=False)
        assert (run.returncode, run.stderr) == (0, "")
        digests.add(run.stdout)
    assert len(digests) == 1
    assert len(digests.pop().strip()) == 64
