"""Whole games, held against their transcripts; ``make golden`` writes these anew, and no test does."""

from __future__ import annotations

import importlib
from typing import get_args

import pytest

from litera.core.event import Onlooker
from litera.core.game import TimeUp
from litera.core.refusal import TableError
from litera.core.table import TIME_UP
from litera.games.game import Game
from litera.games.registry import OWN
from tests.golden.kept import FOLDER, replayed, transcript
from tests.golden.openings import OPENINGS
from tests.golden.transcript import kinds_of, moves_of, replay, written


def test_every_transcript_has_an_opening_and_every_opening_a_transcript() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(OPENINGS)


@pytest.mark.parametrize("name", OPENINGS)
def test_a_game_sounds_as_its_transcript_has_it(name: str) -> None:
    """Line by line, so that a failure shows the first that differs."""
    golden, table = transcript(name), replayed(name)
    assert table.shown(Onlooker.TABLE)["over"]
    for number, (line, kept) in enumerate(zip(written(name, table).splitlines(), golden.splitlines(), strict=True), 1):
        assert line == kept, f"{name}.txt, line {number}"


EVERY_GAME = pytest.mark.parametrize("game", OWN, ids=lambda game: game.id)


def names_of(game: Game) -> list[str]:
    return [name for name, opening in OPENINGS.items() if opening.game == game.id]


@EVERY_GAME
def test_every_kind_of_event_of_a_game_is_in_its_transcripts(game: Game) -> None:
    assert set().union(*(kinds_of(transcript(name)) for name in names_of(game))) == set(
        replayed(names_of(game)[0]).rules.voice.importance
    )


@EVERY_GAME
def test_every_kind_of_move_of_a_game_is_in_its_transcripts(game: Game) -> None:
    """Those of players and those of chance, as its module of moves has them."""
    kinds = set(get_args(importlib.import_module(f"litera.games.{game.id}.moves").Move))
    assert kinds
    made = {kind for name in names_of(game) for kind in kinds_made(name)}
    assert kinds - made == set()


def kinds_made(name: str) -> set[type]:
    table = replayed(name)
    return {
        TimeUp
        if entry.move == TIME_UP
        else type(
            table.rules.notation.read_draw(entry.move)
            if entry.seat is None
            else table.rules.notation.read_move(entry.move)
        )
        for entry in table.log
    }


@EVERY_GAME
def test_a_game_has_a_transcript_from_the_deal_with_its_options_as_they_are(game: Game) -> None:
    openings = [OPENINGS[name] for name in names_of(game)]
    assert any(not opening.options and opening.position is None for opening in openings)


def test_a_transcript_that_was_changed_is_noticed() -> None:
    """In a move, an event, a view or a sentence: the text of the game is another then."""
    name = "klepka-phrase"
    golden = transcript(name)
    for kept, changed in (("flip A1 A2", "flip A1 B1"), ("score=2", "score=3"), ("turn=1", "turn=0"), ("Ada", "Adam")):
        damaged = golden.replace(kept, changed)
        assert damaged != golden
        try:
            again = written(name, replay(OPENINGS[name].table(name), moves_of(damaged)))
        except TableError:
            continue
        assert again != damaged
