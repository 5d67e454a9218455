"""Moves in words, as they are advised."""

from __future__ import annotations

import pytest

from litera.texts import Speaker
from tests.games.word_rummikub.playing import table_of


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("play KOT", "play KOT"),
        ("play KoT LAS", "play KOT and LAS"),
        ("play KOTLAS from KOT LAS", "take KOT and LAS apart and play KOTLAS"),
        ("play KOTY LAS from KOT LAS", "take KOT apart and play KOTY"),
        ("draw", "draw a tile"),
        ("pass", "pass"),
        ("doubt KOT", "challenge KOT"),
        ("yes", "vote “yes”"),
        ("no", "vote “no”"),
    ],
)
def test_a_move_is_said_by_its_words(move: str, said: str) -> None:
    rules = table_of("KOTY* / LAS", on_table="KOT LAS").rules
    table = table_of("KOTY* / LAS", on_table="KOT LAS")
    view = rules.view(table.state, 0)
    phrased = rules.voice.phrase(view, rules.notation.read_move(move))
    assert phrased is not None
    assert Speaker("en", ("Anna", "Bob")).say(phrased) == said
