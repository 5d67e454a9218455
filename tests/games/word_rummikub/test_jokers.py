"""Jokers: W13 to W16. What is counted for W14 is held against trying every way tile by tile."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.games.word_rummikub.laying import jokers_kept, lay_out, openings, with_jokers
from litera.games.word_rummikub.moves import Play
from tests.games.word_rummikub.playing import play, refusal, table_of, words_on
from tests.games.word_rummikub.tiles import plays
from tests.reference import word_rummikub as reference


def test_w13_a_joker_stands_for_any_letter() -> None:
    for word in ("KOt", "KoT", "kOT", "KAt", "LAs"):
        rack = "".join("*" if letter.islower() else letter for letter in word)
        assert play(table_of(f"{rack}BCD / A"), f"0 play {word}")["table"] == [word]


@pytest.mark.parametrize(
    ("lying", "rack", "move", "code"),
    [
        ("KOSZyK", "ITYABCD", "play KIT SZOKi from KOSZyK", "joker_kept"),
        ("KOSZyK", "ITYABCD", "play KITY SZOKi from KOSZyK", None),
        ("KOSZyK", "TABCDEF", "play KOT SZoK from KOSZyK", "joker_kept"),
        ("KOSZyK", "TABCDEF", "play KOT SZyK from KOSZyK", None),
        ("KOTY SZyK", "LABCDEF", "play KOT SZYK LAs from KOTY SZyK", None),
        ("KOSzYK", "IABCDEF", "play KOSzYKI from KOSzYK", None),
        ("SZyK OCZY", "LAS", "play SZYK OCZy LAS from SZyK OCZY", None),
        ("SZyK OCZY", "LA", "play SZYK OCZy LAs from SZyK OCZY", "not_yours"),
    ],
)
def test_w14_a_joker_keeps_its_letter_until_a_tile_replaces_it(
    lying: str, rack: str, move: str, code: str | None
) -> None:
    table = table_of(f"{rack} / A", on_table=lying, bank="")
    if code is None:
        play(table, f"0 {move}")
        assert words_on(table) == set(move.partition(" from ")[0].split()[1:])
    else:
        assert refusal(table, f"0 {move}")[0] == code


def test_w14_a_word_that_is_put_back_as_it_read_replaces_nothing() -> None:
    """KOTY stands again, so its Y takes no joker's part; the table's own Y of OCZY does."""
    table = table_of("LABCDEF / A", on_table="KOTY SZyK")
    assert refusal(table, "0 play KOTY LAs SZyK from KOTY SZyK") == ("not_yours", "W6")
    assert refusal(table, "0 play KOTY LAs KSZ from KOTY SZyK") == ("joker_kept", "W14")


def test_w14_two_freed_jokers_of_a_letter_need_two_tiles() -> None:
    words, taken = ("KYT", "aaT"), ("KyyT",)
    assert [*jokers_kept(lay_out(Play(words, taken)))] == ["Y"]
    assert [*jokers_kept(lay_out(Play(("KYTY", "aaT"), taken)))] == []


def test_w14_option_joker_free_move() -> None:
    table = table_of("TABCDEF / A", on_table="KOSZyK", joker_free_move=True)
    play(table, "0 play KOT SZoK from KOSZyK")
    assert words_on(table) == {"KOT", "SZoK"}


@given(plays())
def test_w14_counting_agrees_with_trying_every_way(move: Play) -> None:
    kept = [*jokers_kept(lay_out(move))]
    assert (not kept) == reference.jokers_may_change(move.words, move.taken)


@given(plays(), st.integers(3, 4))
def test_w15_after_an_opening_word_counting_agrees_with_trying_every_way(move: Play, shortest: int) -> None:
    """The opening word counts as laid before: its jokers are the rack's."""
    for opening in openings(lay_out(move), shortest):
        if move.words.count(opening) == 1:
            kept = [*jokers_kept(lay_out(move), opening)]
            assert (not kept) == reference.jokers_may_change(move.words, move.taken, opening)


def test_w15_a_freed_joker_lies_on_the_table_again() -> None:
    table = table_of("ZKOABCD / A", on_table="SZCzYT")
    assert refusal(table, "0 play SZCZYT from SZCzYT") == ("joker_unused", "W15")
    assert play(table, "0 play SZCZYT KOt from SZCzYT")["racks"][0] == "AĄBCĆDĘ"


def test_w15_a_freed_joker_is_not_an_own_tile() -> None:
    table = table_of("ZABCDEF / A", on_table="SZCzYT KOT")
    assert play(table, "0 play SZCZYT KOTy from SZCzYT KOT")["scores"] == [0, 0]
    table = table_of("KABCDEF / A", on_table="KOT LAs")
    assert refusal(table, "0 play KOT LAs from KOT LAs") == ("uses_no_own_tile", "W6")


def test_w15_before_the_first_meld_no_joker_is_freed() -> None:
    table = table_of("SZYSZKAZKO / A", on_table="SZCzYT", opened=[False, True])
    assert refusal(table, "0 play SZYSZKA SZCZYT KOt from SZCzYT") == ("first_meld", "W4")


def test_w15_with_open_then_manipulate_the_opening_word_counts_as_laid_first() -> None:
    table = table_of("SZYSZKAZKO / A", on_table="SZCzYT", opened=[False, True], open_then_manipulate=True)
    assert refusal(table, "0 play SZCZYT KOt from SZCzYT") == ("first_meld", "W4")
    assert play(table, "0 play SZYSZKA SZCZYT KOt from SZCzYT")["opened"] == [True, True]


def test_w15_the_opening_words_own_joker_is_not_the_tables() -> None:
    """The table's joker changes its letter, and that of the opening word does not stand in for it."""
    table = table_of("KOSYKT* / A", on_table="KAzK", opened=[False, True], open_then_manipulate=True)
    assert refusal(table, "0 play KOSzYK KAKTo from KAzK") == ("joker_kept", "W14")


@pytest.mark.parametrize(("rack", "score"), [("BCD", 45), ("*BC", 15), ("**E", -15)])
def test_w16_a_joker_on_a_rack_costs_thirty(rack: str, score: int) -> None:
    table = table_of(f"KOT / {rack}", bank="", scores=[1, 45])
    assert play(table, "0 pass", "1 pass")["scores"] == [1, score]


def test_w16_the_winner_is_found_after_the_jokers_were_paid() -> None:
    state = play(table_of("T / *ABC", on_table="KOSZYK", bank="", scores=[40, 60]), "0 play KOT SZYK from KOSZYK")
    assert (state["scores"], state["winners"]) == ([46, 30], [0])


def test_jokers_are_written_where_the_letter_last_occurs() -> None:
    assert with_jokers(["KOKOT", "OKO"], "OOOT") == ("KOKot", "oKo")
    assert with_jokers(["KOT"], "") == ("KOT",)
