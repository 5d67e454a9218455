"""The command ``analyse``: a game in lines, as JSON and as a picture."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from litera.core.draws import seed_of
from litera.core.record import write_record
from litera.core.table import TableConfig
from litera.games.opening import open_table
from litera.players.base import Budget
from litera.players.levels import advise
from litera.terminal.analysing import analyse
from litera.terminal.files import FileError

MOVES = 3


def arguments(folder: Path, **files: Path) -> Namespace:
    """Give the arguments for a game of so many moves, saved in a folder."""
    table = open_table(TableConfig("dnup", 2, seed_of("analysed"), {}, names=("Anna", "Bogdan")))
    for _ in range(MOVES):
        (seat,) = table.rules.turn(table.state).seats
        move = advise(table, seat, "easy", budget=Budget())
        assert move is not None
        table.act(seat, move)
    record = folder / "game.json"
    record.write_text(json.dumps(write_record(table)), encoding="utf-8")
    return Namespace(**{"record": record, "lang": "pl", "ms": 100, "json": None, "plot": None, **files})


def test_each_move_is_shown_then_the_turns_then_the_players(tmp_path: Path) -> None:
    kept, drawn = tmp_path / "moves.json", tmp_path / "chances.svg"
    lines = list(analyse(arguments(tmp_path, json=kept, plot=drawn)))
    moves, turns, players = lines[:MOVES], lines[MOVES:-2], lines[-2:]
    assert [line.split(" ")[0] for line in moves] == ["1.", "2.", "3."]
    assert all("szans" in line.lower() for line in moves)
    assert turns[0].startswith(("Partię", "Żaden"))
    assert len(turns) <= 4
    assert [line.split(" – ")[0] for line in players] == ["Anna", "Bogdan"]
    written = json.loads(kept.read_text(encoding="utf-8"))
    assert [move["said"] for move in written] == moves
    assert drawn.read_bytes().startswith(b"<?xml")


def test_a_picture_in_another_format_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="analysis-format"):
        list(analyse(arguments(tmp_path, plot=tmp_path / "chances.docx")))


def test_a_picture_without_its_library_is_refused_before_anything_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(FileError, match="analysis-no-pictures"):
        list(analyse(arguments(tmp_path, plot=tmp_path / "chances.svg")))
    assert not (tmp_path / "chances.svg").exists()


def test_a_move_is_thought_over_for_some_time(tmp_path: Path) -> None:
    asked = arguments(tmp_path)
    asked.ms = 0
    with pytest.raises(FileError, match="analysis-ms"):
        list(analyse(asked))
