"""What is made ready for the bots before anybody plays."""

from __future__ import annotations

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
