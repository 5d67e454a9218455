"""Moves in words, as they are advised."""

from __future__ import annotations

import pytest

from litera.texts import Speaker
from tests.games.klepka.playing import rules


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("word КІТ", "make КІТ"),
        ("word СЛАВА УКРАЇНІ", "make СЛАВА УКРАЇНІ"),
        ("flip A5 J10", "flip A5, J10"),
        ("exchange Кb 1 *", "exchange К blue for Bob’s polysemy"),
        ("chaos", "play chaos to shuffle the cards on the table"),
        ("done", "finish making words and flip cards"),
        ("stop", "stop flipping cards"),
        ("yes", "accept the word"),
        ("no", "reject the word"),
        ("pass", "pass"),
    ],
)
def test_a_move_is_said_by_its_cards_and_places(move: str, said: str) -> None:
    bound = rules()
    view = bound.view(bound.start(), 0)
    phrased = bound.voice.phrase(view, bound.notation.read_move(move))
    assert phrased is not None
    assert Speaker("en", ("Anna", "Bob")).say(phrased) == said


def test_of_hidden_hands_nobody_knows_what_is_taken() -> None:
    bound = rules(hands="hidden")
    phrased = bound.voice.phrase(bound.view(bound.start(), 0), bound.notation.read_move("exchange Кb 1"))
    assert phrased is not None
    assert Speaker("en", ("Anna", "Bob")).say(phrased) == "exchange К blue for one of Bob’s hidden cards"
