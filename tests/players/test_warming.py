"""What is made ready for the bots before anybody plays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from litera.players.warming import warm_game, warm_players
from litera.search.scrabble_cards import generator
from litera.words import catalog
from litera.words.laid import CACHE_VARIABLE


def test_warming_builds_the_graph_of_the_lexicon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path))
    generator.states_of.cache_clear()
    warm_game.cache_clear()
    warm_players()
    # One for each lexicon that the game is played with.
    assert len([*tmp_path.glob("*.gaddag")]) == len(catalog.bundled())
    generator.states_of.cache_clear()


LOADED = """
from litera.players.warming import warm_game
warm_game("dnup")
from litera.players.dnup._solver_kernels import solve
print(bool(solve.signatures))
"""


def test_warming_loads_what_searches_the_end_of_a_round() -> None:
    """In a process of its own: in this one, another test may have loaded it."""
    done = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"
