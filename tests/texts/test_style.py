"""How sentences are written, in every language: what stays alike in all files."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from litera.core.message import SeatName, message
from litera.texts import LANGUAGES, Speaker

PRONOUN = re.compile(r"\b(Cię|Ci|Ciebie|Tobie|Tobą|Twój|Tw(oj|oi)\w+)\b")
BEGINNING = re.compile(r"(^\s*|^[\w-]+ = |^\s*\*?\[\w+\] |[.?!] |^#+ )$")
"""What stands before the first word of a sentence."""


def lines(language: str) -> list[str]:
    """Give all lines of a language's files."""
    folder = files("litera.texts") / language
    texts = [*folder.iterdir(), *(folder / "rules").iterdir()]
    return [line for text in texts if text.is_file() for line in text.read_text(encoding="utf-8").splitlines()]


def test_the_polish_you_has_a_small_letter_within_a_sentence() -> None:
    large = [
        line for line in lines("pl") for you in PRONOUN.finditer(line) if not BEGINNING.search(line[: you.start()])
    ]
    assert large == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_minus_is_no_hyphen(language: str) -> None:
    assert [line for line in lines(language) if re.search(r"(^|[ (])-\{", line)] == []
    loss = message("scrabble_cards-event-counted-loss", name=SeatName(0), points=7, score=-12)
    assert {"−7", "−12"} <= set(re.findall(r"[-−]\d+", Speaker(language, ("Anna",)).say(loss)))


def test_places_keep_the_hyphen_that_people_type() -> None:
    laid = message(
        "scrabble_cards-event-laid",
        name=SeatName(0),
        word="KOT",
        column="-3",
        row="2",
        points=9,
        direction=message("scrabble_cards-lies-across"),
    )
    assert "KOT -3 2" in Speaker("en", ("Anna",)).say(laid)
