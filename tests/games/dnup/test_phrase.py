"""Moves in words, as they are advised."""

from __future__ import annotations

import pytest

from litera.texts import Speaker
from tests.games.dnup.playing import table_of


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("A 3/4", "play 3/4 as a set of one"),
        ("A 3/4 3/5", "play 3/4, 3/5 as a set"),
        ("B 3/4 1.2", "add 3/4 to Bob’s set 3/6, 3/7"),
        ("C 1.2", "take Bob’s set 3/6, 3/7"),
        ("D", "rotate your hand"),
        ("turn", "rotate your hand for free"),
    ],
)
def test_a_move_is_said_by_its_cards_and_whose_they_are(move: str, said: str) -> None:
    table = table_of("3/4 3/5 5/6 | 5/7 6/7", sets=" | | | 3/6 3/7")
    rules = table.rules
    view = rules.view(table.state, 0)
    phrased = rules.voice.phrase(view, rules.notation.read_move(move))
    assert phrased is not None
    assert Speaker("en", ("Anna", "Bob")).say(phrased) == said
