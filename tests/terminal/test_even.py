"""An even match in the terminal: what a person's games show is kept with their settings, and goes along to the next."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from litera.cli import main
from litera.players.even import Form, after, newcomer
from litera.players.levels import ratings
from litera.terminal.settings import Preferences, Settings
from tests.terminal.talking import Talk, opened

SCALE = ratings("dnup")
NEW = newcomer(SCALE)
ENDING: dict[str, Any] = {"hands": [["3/4"], ["5/7"]], "sets": [[[], []], [[], []]], "scores": [1, 0], "turn": 0}


def ended(folder: Path, level: str | None, *typed: str) -> dict[str, float]:
    """Play the end of a game as the first seat; give the rating that is kept for each game."""
    Talk(opened(folder, "dnup", (None, level), position=ENDING)).say(*typed)
    return {game: form.rating for game, form in Preferences(folder).read().forms.items()}


@pytest.mark.parametrize(("typed", "won"), [(["A 3/4"], 1.0), (["resign", "yes"], 0.0)])
@pytest.mark.parametrize("level", ["even:700", "master"])
def test_the_end_of_a_game_shows_a_persons_form(tmp_path: Path, level: str, typed: list[str], won: float) -> None:
    kept = ended(tmp_path, level, *typed)
    assert kept == {"dnup": pytest.approx(after(NEW, (level,), won, ratings=SCALE).rating)}


def test_games_among_people_show_nothing(tmp_path: Path) -> None:
    assert ended(tmp_path, None, "A 3/4") == {}


def test_that_it_cannot_be_kept_is_said_and_the_game_ends_all_the_same(tmp_path: Path) -> None:
    talk = Talk(opened(tmp_path, "dnup", (None, "easy"), position=ENDING))
    (tmp_path / "settings.json").mkdir()
    lines = talk.say("A 3/4").splitlines()
    assert any(str(tmp_path / "settings.json") in line for line in lines)
    assert "Winner: You." in lines


@pytest.mark.parametrize(("kept", "player"), [({}, "even"), ({"dnup": Form(903.4, 7)}, "even:903")])
def test_a_table_is_played_at_the_strength_that_the_settings_keep(
    own_data_folder: Path, monkeypatch: pytest.MonkeyPatch, kept: dict[str, Form], player: str
) -> None:
    Preferences(own_data_folder).keep(Settings(forms=kept))
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"quit\n"), encoding="utf-8"))
    assert main(["play", "dnup", "--bots", "even match"]) == 0
    (saved,) = (own_data_folder / "tables").glob("*.json")
    assert json.loads(saved.read_text())["levels"] == [None, player]
