"""Words of the game's language in sentences of another: marked for who asks, and as everywhere for all others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from litera.core.message import Message, SeatName, Written, all_written, message
from litera.games.registry import OWN
from litera.texts import CLOSING, LANGUAGES, OPENING, Speaker, keys
from litera.texts import _catalogue as catalogue

SOURCE = Path(__file__).parents[2] / "src" / "litera"
LAID = message(
    "scrabble_cards-event-laid-with",
    name=SeatName(0),
    word=Written("KOT"),
    column="3",
    row="7",
    points=9,
    direction=message("scrabble_cards-lies-across"),
    crossing=all_written(["TAK", "OKO"]),
)

WRITTEN = {
    name
    for path in SOURCE.rglob("*.py")
    for name in re.findall(r"(\w+)\"?[=:] ?(?:all_w|W)ritten\(", path.read_text(encoding="utf-8"))
}
"""The parameters under which words of the game's language come into sentences."""


def test_words_are_marked_each_by_itself_and_names_are_not() -> None:
    said = Speaker("en", ("Anna",), marks=True).say(LAID)
    assert [part.split(CLOSING)[0] for part in said.split(OPENING)[1:]] == ["KOT", "TAK", "OKO"]
    assert said.startswith("Anna")


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_are_all_that_differs(language: str) -> None:
    plain, marked = (Speaker(language, ("Anna",), marks=marks).say(LAID) for marks in (False, True))
    assert marked != plain
    assert marked.replace(OPENING, "").replace(CLOSING, "") == plain


def test_what_has_no_letters_is_not_marked() -> None:
    said = message("dnup-event-left", name=SeatName(0), cards=Written("3/4 3/6"))
    assert Speaker("en", ("Anna",), marks=True).say(said) == Speaker("en", ("Anna",)).say(said)


def test_only_what_is_written_is_marked_whatever_its_parameter_is_called() -> None:
    plain = message("word_rummikub-lot", name=SeatName(0), tile="Ż")
    assert OPENING not in Speaker("en", ("Anna",), marks=True).say(plain)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_a_table_is_chosen_by_a_word(language: str) -> None:
    assert {"word", "letters", "cards"} <= WRITTEN
    prefixes = (*(game.id for game in OWN), "refusal", "say", "whose", "result", "score", "server")
    sources = catalogue(language).sources
    for key in keys(language):
        if key.startswith(prefixes):
            assert not [name for name in WRITTEN if f"${name} ->" in sources[key]], key


def test_a_sentence_within_a_sentence_marks_its_own_words() -> None:
    inner = message("word_rummikub-lot", name=SeatName(0), tile=Written("Ż"))
    said = Speaker("en", ("Anna",), marks=True).say(Message("word_rummikub-event-lots", {"lots": (inner,)}))
    assert said.count(OPENING) == said.count(CLOSING) == 1
