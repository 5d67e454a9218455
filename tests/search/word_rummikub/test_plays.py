"""What is listed in a turn: plays that may be laid, proof where there is none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from litera.core.table import Table
from litera.games.word_rummikub.judge import why_not
from litera.games.word_rummikub.moves import Play
from litera.games.word_rummikub.rules import WordRummikubRules
from litera.search.word_rummikub.plays import find_plays, nothing_to_lay
from litera.words.lexicon import Lexicon
from tests.games.word_rummikub.playing import opened, rules, table_of


def listed(table: Table, seat: int) -> tuple[list[str], bool]:
    legal = table.rules.legal(table.state, seat)
    assert legal.total == len(legal.moves)
    return [table.rules.notation.write_move(move) for move in legal.moves], legal.complete


def test_own_words_longer_words_and_splits_are_listed_best_first() -> None:
    texts, complete = listed(table_of("KOTLASIA / A", on_table="KOSZYK"), 0)
    assert texts[:2] == ["play KOSZYKI from KOSZYK", "play KOTLAS"]
    assert {"play KOSZYKI from KOSZYK", "play KOT SZYK from KOSZYK", "play LAS", "draw"} <= set(texts)
    assert not complete


def test_the_longest_own_word_is_also_listed_with_more() -> None:
    assert "play SZYSZKA KOTA" in listed(table_of("KATAKSZSZCZOYY / A"), 0)[0]
    assert "play KOSZYK DOM LAS" in listed(table_of("KOSZYKLASDOM / A", opened=[False, True]), 0)[0]


def test_jokers_of_the_rack_and_the_table_are_written_small() -> None:
    texts, _ = listed(table_of("KO*SIT / A", on_table="SZyK"), 0)
    assert {"play KITy", "play KOSz", "play KOSZyK from SZyK", "play KIT SZyK from SZyK"} & set(texts) == {
        "play KITy",
        "play KOSz",
        "play KOSZyK from SZyK",
    }


def test_before_the_first_meld_only_words_that_open_are_listed() -> None:
    texts, _ = listed(table_of("KOTSZYKI / A", on_table="KOT", opened=[False, True]), 0)
    assert texts
    assert all("from" not in text and max(map(len, text.split()[1:])) >= 6 for text in texts[:-1])


@pytest.mark.parametrize(("bank", "only"), [("Ż", "draw"), ("", "pass")])
def test_where_nothing_can_be_laid_one_move_is_all(bank: str, only: str) -> None:
    assert listed(table_of("BDEFG / A", on_table="KOSZYK", bank=bank), 0) == ([only], True)
    assert listed(table_of("BDEFG / A", on_table="KOSZYK", bank=bank, opened=[False, True]), 0) == ([only], True)
    assert listed(table_of("KOT / A", bank=bank, opened=[False, True]), 0) == ([only], True)


def test_where_the_selection_finds_nothing_but_the_table_may_hold_more_the_list_is_not_complete() -> None:
    """KAT and KOSZ hold, with the rack's Y, what SZYK and KOT... need: no selected play finds it."""
    table = table_of("Y / A", on_table="KAT KOSZ", bank="")
    assert listed(table, 0) == (["pass"], False)


def test_a_word_that_lies_or_was_laid_proves_nothing_to_be_had() -> None:
    assert listed(table_of("DOM / A", on_table="DOM", bank="Ż"), 0) == (["draw"], True)
    table = table_of("LASB / A", on_table="DOM", laid_words=["LAS"], repeat="game", bank="Ż")
    assert listed(table, 0) == (["draw"], True)


def test_proper_names_count_where_they_are_allowed() -> None:
    assert listed(table_of("JAN / B", bank=""), 0) == (["pass"], True)
    assert listed(table_of("JAN / B", bank="", proper_names=True), 0)[1] is False


def test_the_game_lists_the_plays_that_are_found_here() -> None:
    table = table_of("KOTLASIA / A", on_table="KOSZYK")
    bound = WordRummikubRules(rules().ruleset, find_plays)
    assert bound.legal(table.state, 0) == table.rules.legal(table.state, 0)
    assert len(bound.legal(table.state, 0).moves) > 1


SMALL = Lexicon.of_words(["aka", "kak", "taka", "tata", "kat", "atak", "akt"], "pl")
MOST_WORDS = 2
VOCABULARY = ("AKA", "KAK", "TAKA", "TATA", "KAT", "ATAK", "AKT")


def every_play(table: Table) -> Iterator[Play]:
    """Give every play of one or two words of the small lexicon: any table words taken up, jokers anywhere."""
    lying = table.state.table
    for size in range(len(lying) + 1):
        for taken in combinations(lying, size):
            tiles = sum(map(len, taken)) + len(table.state.racks[0])
            for number in range(1, MOST_WORDS + 1):
                for words in combinations(VOCABULARY, number):
                    if sum(map(len, words)) <= tiles:
                        yield from (Play(written, taken) for written in with_jokers_anywhere(words))


def with_jokers_anywhere(words: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    text = " ".join(words)
    places = [place for place, letter in enumerate(text) if letter != " "]
    for jokers in range(3):
        for chosen in combinations(places, jokers):
            shown = (letter.lower() if place in chosen else letter for place, letter in enumerate(text))
            yield tuple("".join(shown).split())


@st.composite
def small_tables(draw: st.DrawFn) -> Table:
    """Open a table of the small lexicon: up to two words lie, the rack has up to three tiles."""
    bound: WordRummikubRules = rules(
        lexicon=SMALL,
        opening_letters=4,
        open_then_manipulate=draw(st.booleans()),
        joker_free_move=draw(st.booleans()),
        repeat=draw(st.sampled_from(["table", "game"])),
    )
    lying = draw(st.lists(st.sampled_from(VOCABULARY), max_size=2, unique=True))
    shown = [word.replace("K", "k", 1) if draw(st.integers(0, 3)) == 0 else word for word in lying]
    rack = "".join(draw(st.lists(st.sampled_from("AKTD*"), max_size=3)))
    assume(Counter(rack)["*"] + sum(word.count("k") for word in shown) <= 2)
    assume(all(count <= 4 for letter, count in Counter("".join([*lying, rack])).items() if letter in "KT"))
    position = {
        "table": shown,
        "racks": [rack, "Ż"],
        "bank": "Ź",
        "opened": [draw(st.booleans()), True],
        "laid_words": draw(st.lists(st.sampled_from(VOCABULARY), max_size=3, unique=True)),
    }
    return opened(bound, position)


@given(small_tables())
def test_the_proof_that_nothing_can_be_laid_is_never_wrong(table: Table) -> None:
    """Held against every play that there is; listed plays are among these."""
    bound, state = table.rules, table.state
    assert isinstance(bound, WordRummikubRules)
    possible = [play for play in every_play(table) if why_not(bound.ruleset, state, 0, move=play) is None]
    assert not (possible and nothing_to_lay(bound.ruleset, state))
    selected = [move for move in bound.legal(state, 0).moves if isinstance(move, Play)]
    orders = {(frozenset(Counter(play.words).items()), frozenset(play.taken)) for play in possible}
    for move in selected:
        if len(move.words) <= MOST_WORDS:
            assert (frozenset(Counter(move.words).items()), frozenset(move.taken)) in orders
