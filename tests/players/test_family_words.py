"""Family words: with the option vulgar words are refused with a sentence, and listed nowhere; without it they stand."""

from __future__ import annotations

from typing import Any

import pytest

from litera.core.draws import seed_of
from litera.core.refusal import IllegalMoveError
from litera.core.table import Table, TableConfig
from litera.games.opening import open_table
from litera.server.table.setup import TableSetup, completed
from litera.texts import LANGUAGES, say

POSITIONS: dict[str, tuple[dict[str, Any], str, tuple[str, ...]]] = {
    "word_rummikub": ({"racks": ["DUPAKT", "E"], "opened": [True, True]}, "play DUPA", ("dupa", "pad", "kat")),
    "scrabble_cards": (
        {"table": [["KAT", 0, 0, "across"]], "hands": [["D", "U", "P", "A"], ["E"]]},
        "lay DUPA 3 0 down",
        ("dupa", "katd", "kat", "pad"),
    ),
    "klepka": (
        {"grid": [[None] * 10] * 10, "hands": [["Дb", "Уb", "Пy", "Аb"], []], "phase": "last_words"},
        "word ДУПА",
        ("дупа", "пад"),
    ),
}


def table_of(game: str, **options: Any) -> Table:
    position, _, words = POSITIONS[game]
    config = TableConfig(game, 2, seed_of("family"), options, position=position, words=words)
    return open_table(config)


@pytest.mark.parametrize("game", POSITIONS)
def test_a_vulgar_word_is_refused_with_a_sentence_in_every_language(game: str) -> None:
    table = table_of(game, family_words=True)
    with pytest.raises(IllegalMoveError) as caught:
        table.act(0, POSITIONS[game][1])
    assert caught.value.refusal.code == "word_not_allowed"
    assert "vulgar words aren’t allowed" in say(caught.value.refusal.message, "en")
    assert all(say(caught.value.refusal.message, language) for language in LANGUAGES)


@pytest.mark.parametrize("game", POSITIONS)
def test_without_the_option_the_rules_take_it(game: str) -> None:
    table = table_of(game)
    table.act(0, POSITIONS[game][1])


@pytest.mark.parametrize("game", POSITIONS)
@pytest.mark.parametrize("option", [True, False])
def test_it_is_listed_only_without_the_option(game: str, *, option: bool) -> None:
    table = table_of(game, family_words=option, **({"auto_check": True} if game == "scrabble_cards" else {}))
    listed = [table.rules.notation.write_move(move) for move in table.rules.legal(table.state, 0).moves]
    assert listed
    assert any("DUPA" in move or "ДУПА" in move for move in listed) is not option
    for move in table.rules.legal(table.state, 0).moves:
        assert table.rules.why_not(table.state, 0, move) is None


@pytest.mark.parametrize("game", POSITIONS)
def test_a_table_open_to_everybody_has_it_unless_its_host_says_no(game: str) -> None:
    assert completed(TableSetup(game=game, access="open")).options["family_words"] is True
    assert "family_words" not in completed(TableSetup(game=game)).options
    own = completed(TableSetup(game=game, access="open", options={"family_words": False}))
    assert own.options["family_words"] is False
