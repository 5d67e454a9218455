"""Moves in words, as they are advised: where a word goes is said by the words that lie."""

from __future__ import annotations

from typing import Any

import pytest

from litera.core.table import Table
from litera.texts import LANGUAGES, Speaker
from tests.games.scrabble_cards.playing import table_of

KRATA: list[Any] = [["KRATA", 0, 0, "across"]]


def phrase(table: Table, move: str, language: str = "en") -> str:
    rules = table.rules
    seat = rules.turn(table.state).seats[0]
    phrased = rules.voice.phrase(rules.view(table.state, seat), rules.notation.read_move(move))
    assert phrased is not None
    return Speaker(language, ("Anna", "Bob")).say(phrased)


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("lay KOT 0 0 down", "play KOT down from the K in KRATA"),
        ("lay oKO 0 -1 down", "play OKO down through the K in KRATA"),
        ("lay KRATAMI 0 0 across", "extend KRATA to KRATAMI"),
        ("lay KOT 0 1 across", "play KOT across, next to KRATA"),
        ("lay KOT 0 0 down x2 c1", "play KOT down from the K in KRATA, with x2, c1"),
        ("exchange O *", "exchange O, blank"),
        ("pass", "pass"),
    ],
)
def test_a_move_is_said_by_the_words_that_lie(move: str, said: str) -> None:
    assert phrase(table_of("O T K O M I * / A", on_table=KRATA), move) == said


def test_the_first_word_may_lie_anywhere() -> None:
    assert phrase(table_of("K O T / A"), "lay KOT 0 0 across") == "play KOT across"


@pytest.mark.parametrize(
    ("move", "said"),
    [("accept", "accept the word"), ("check", "check the word"), ("condition c1", "play c1 against the word")],
)
def test_answers_are_said(move: str, said: str) -> None:
    table = table_of("K O T / A c1")
    table.act(0, "lay KOT 0 0 across")
    assert phrase(table, move) == said


def test_a_move_can_be_said_in_every_language() -> None:
    table = table_of("O T K O M I * / A", on_table=KRATA)
    said = [phrase(table, "lay KOT 0 0 down", language) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    assert all("KOT" in one and "KRATA" in one for one in said)
