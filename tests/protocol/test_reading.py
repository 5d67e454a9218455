"""Moves as people type them, in each language."""

from __future__ import annotations

import pytest

from litera.games.registry import OWN
from litera.protocol.reading import as_typed
from litera.texts import LANGUAGES, aliases, keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_is_written_with_a_word_that_is_read_as_its_verb(language: str) -> None:
    for game in OWN:
        prefix = f"{game.id}-verb-"
        verbs = [key.removeprefix(prefix) for key in keys("en") if key.startswith(prefix)]
        assert verbs
        for verb in verbs:
            word, _, rest = as_typed(game.id, f"{verb} KOT X -", language).partition(" ")
            assert aliases(prefix, language)[word.casefold()] == verb
            assert rest == "KOT X -"


def test_the_word_is_one_of_the_language_where_it_has_one() -> None:
    assert as_typed("klepka", "flip A1 B2", "pl") == "odkryj A1 B2"
    assert as_typed("dnup", "A 1/2", "uk") == "викласти 1/2"
    assert as_typed("scrabble_cards", "accept", "pl") == "akceptuj"
    assert as_typed("klepka", "flip A1 B2", "xx") == as_typed("klepka", "flip A1 B2", "en") == "flip A1 B2"
    assert as_typed("klepka", "unheard A1", "pl") == "unheard A1"


def test_people_count_seats_from_1() -> None:
    assert as_typed("klepka", "exchange Ьb 0 Щb", "en") == "exchange Ьb 1 Щb"
    assert as_typed("dnup", "B 5/8 1.2", "en") == "add 5/8 2.2"
    assert as_typed("dnup", "C 2", "en") == "take 3"


def test_directions_and_from_are_in_the_language_too() -> None:
    assert as_typed("scrabble_cards", "lay KOT 0 -1 down x2", "ro") == "pune KOT 0 -1 vertical x2"
    assert as_typed("word_rummikub", "play KOT SZYK from KOSZYK", "uk") == "викласти KOT SZYK з KOSZYK"
    assert as_typed("word_rummikub", "play KOT SZYK from KOSZYK", "en") == "play KOT SZYK from KOSZYK"
