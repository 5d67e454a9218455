"""A game from another package: an entry point is all it takes to play it through the protocol."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from litera.games.registry import OWN, games
from litera_crazy_eights.game import GAME as EXAMPLE
from tests.contract import toy
from tests.contract.conftest import install_toy


def test_our_own_games_come_first_and_a_foreign_one_after_them() -> None:
    assert list(games()) == [*(game.id for game in OWN), EXAMPLE.id, toy.GAME.id]


def ask_engine(site: Path, *requests: dict[str, Any]) -> list[dict[str, Any]]:
    root = Path(__file__).parents[2]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join((str(root), str(site)))}
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    command = [sys.executable, "-m", "litera.cli", "engine"]
    run = subprocess.run(
        command, env=environment, cwd=root, input=lines, capture_output=True, text=True, check=True, encoding="utf-8"
    )
    return [json.loads(line) for line in run.stdout.splitlines()]


def test_the_engine_plays_an_installed_game(tmp_path: Path) -> None:
    install_toy(tmp_path)
    listed, opened, advised, acted, said = ask_engine(
        tmp_path,
        {"do": "games"},
        {"do": "new", "game": "thimbles", "seats": 2, "seed": "x"},
        {"do": "advise", "table": "table-1", "seat": 0},
        {"do": "act", "table": "table-1", "seat": 0, "move": "draw"},
        {"do": "say", "table": "table-1", "seat": 1, "what": "whose", "lang": "uk"},
    )
    card = next(card for card in listed["games"] if card["id"] == "thimbles")
    assert card["title"] == "Thimbles"
    assert [option["name"] for option in card["options"]] == ["goal", "timed"]
    assert opened["state"]["turn"] == 0
    assert advised["move"] in ("draw", *(f"play {held}" for held in opened["state"]["hands"][0]))
    assert [event["kind"] for event in acted["events"]] == ["drawn", "now"]
    assert said["ok"]
    assert said["text"]


def test_without_the_package_the_game_is_unknown(tmp_path: Path) -> None:
    (reply,) = ask_engine(tmp_path, {"do": "new", "game": "thimbles", "seats": 2})
    assert reply["error"]["code"] == "unknown_game"
