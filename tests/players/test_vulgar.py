"""Vulgar words: the lists, how words are held against them, and players who lay none, whatever else they lack."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.core.table import Table
from litera.players.levels import analyst, levels
from litera.words.alphabet import alphabet_of
from litera.words.catalog import open_lexicon
from litera.words.lexicon import Lexicon
from litera.words.vulgar import vulgar_of
from tests.games.klepka import playing as klepka
from tests.games.scrabble_cards import playing as scrabble_cards
from tests.games.word_rummikub import playing as word_rummikub
from tests.players.sights import sight

POLISH, UKRAINIAN = vulgar_of(alphabet_of("pl")), vulgar_of(alphabet_of("uk"))
LEVELS = ("first", "easy", "casual", "club", "expert", "master")
DUPA = Lexicon.of_words(["dupa", "pad"], "pl")
ELSEWHERE = ("ЄБ", "ЇБ", "ЙОБ", "БЛЯ", "ВИБЛЯД", "ПИЗД", "ПІДОРАС", "ПІЗД", "ХУ")
"""How the words begin that the Ukrainian lexicon of the package lacks."""


@pytest.mark.parametrize("word", ["dupa", "KURWA", "wkurwić", "zasrany", "Gówno", "niechujowy", "ruchać"])
def test_a_vulgar_word_is_recognised_in_any_case_and_form(word: str) -> None:
    assert POLISH.has(word)


@pytest.mark.parametrize(
    "word", ["dupleks", "ruchami", "szczaw", "cwelich", "pedał", "szczotka", "łańcuchujesz", "cip"]
)
def test_what_only_looks_like_one_or_is_innocent_in_another_sense_is_none(word: str) -> None:
    assert not POLISH.has(word)


@pytest.mark.parametrize(("word", "is_one"), [("гівно", True), ("сраки", True), ("гімном", False), ("дупло", False)])
def test_ukrainian_words_have_a_list_of_their_own(word: str, is_one: bool) -> None:
    assert UKRAINIAN.has(word) == is_one


@pytest.mark.parametrize("language", ["pl", "uk"])
def test_each_entry_stands_for_a_word_of_the_lexicon(language: str) -> None:
    lexicon, listed = open_lexicon(language), vulgar_of(alphabet_of(language))
    unused = {form for form in listed.forms if lexicon.mark(form) is None}
    unused |= {beginning for beginning in listed.beginnings if not lexicon.beginning(beginning, limit=1)}
    assert not [entry for entry in unused if not entry.startswith(ELSEWHERE)]
    assert all(lexicon.beginning(part, limit=1) or lexicon.beginning("O" + part, limit=1) for part in listed.parts)


LETTERED = st.one_of(
    st.text(alphabet="DUPKRWASIEN", max_size=9),
    st.sampled_from(sorted(POLISH.forms | POLISH.beginnings)).map(str.upper),
    st.tuples(st.text(alphabet="NIEWZ", max_size=4), st.sampled_from(POLISH.parts)).map("".join),
)


@given(words=st.lists(LETTERED, max_size=12))
def test_many_words_at_once_are_judged_like_single_ones(words: list[str]) -> None:
    rows = np.zeros((len(words), 16), dtype=np.uint8)
    for row, word in enumerate(words):
        codes = POLISH.alphabet.encode(word) if word else b""
        assert codes is not None
        rows[row, : len(codes)] = list(codes)
    assert POLISH.among(rows).tolist() == [POLISH.has(word) for word in words]


def table_where_a_vulgar_word_is_best(game: str, **given: Any) -> Table:
    """Open a table on which the best word would be a vulgar one, and the other, if there is another, is decent."""
    if game == "scrabble_cards":
        return scrabble_cards.opened(
            scrabble_cards.rules(lexicon=DUPA, **given),
            {"hands": [["D", "U", "P", "A"], ["E"]], "table": [], "bag": ["E"]},
        )
    if game == "word_rummikub":
        return word_rummikub.opened(
            word_rummikub.rules(lexicon=DUPA, **given),
            {"racks": ["DUPA", "E"], "bank": "EEE", "opened": [True, True], "table": []},
        )
    lexicon = Lexicon.of_words(["дупа", "пад"], "uk")
    return klepka.table_of("Дb Уb Пy Аb / Еb", "", lexicon=lexicon, phase="last_words", **given)


GAMES = ("scrabble_cards", "word_rummikub", "klepka")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_no_player_lays_a_vulgar_word_where_there_is_another(game: str, level: str) -> None:
    table = table_where_a_vulgar_word_is_best(game)
    for seed in range(5):
        move = table.rules.notation.write_move(levels(game)[level].choose(sight(table, 0, str(seed))))
        assert "PAD" in move.upper() or "ПАД" in move.upper()


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_suggests_none(game: str) -> None:
    table = table_where_a_vulgar_word_is_best(game)
    explainer = analyst(game)
    assert explainer is not None
    hint = explainer.hint(sight(table, 0, "hint"))
    said = table.rules.notation.write_move(hint.move) + str(hint.nudge) + str(hint.why)
    assert "DUPA" not in said.upper()
    assert "ДУПА" not in said.upper()


@pytest.mark.parametrize(
    ("game", "move"),
    [("scrabble_cards", "lay DUPA 0 0 across"), ("word_rummikub", "play DUPA"), ("klepka", "word ДУПА")],
)
def test_the_rules_take_it_from_a_person_and_players_let_it_stand(game: str, move: str) -> None:
    table = table_where_a_vulgar_word_is_best(game)
    assert table.rules.why_not(table.state, 0, table.rules.notation.read_move(move)) is None
    if game == "scrabble_cards":
        scrabble_cards.play(table, f"0 {move}")
        for level in LEVELS:
            assert table.rules.notation.write_move(levels(game)[level].choose(sight(table, 1, "answer"))) == "accept"
