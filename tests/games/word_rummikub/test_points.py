"""What a turn scores, doubling, and drawing after it: W10 to W12."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.games.word_rummikub.laying import holds_own_tile, lay_out, tiles_of
from litera.games.word_rummikub.moves import Play
from litera.games.word_rummikub.scoring import work_out
from tests.games.word_rummikub.playing import kinds, play, refusal, rules, table_of
from tests.games.word_rummikub.tiles import plays
from tests.reference import word_rummikub as reference


@pytest.mark.parametrize(
    ("lying", "rack", "move", "points"),
    [
        ("KOSZYK SZCZYT", "AABCDEF", "play SZYSZKA OCZY KAT from KOSZYK SZCZYT", 7),
        ("KOSZYK", "TABCDEF", "play KOT SZYK from KOSZYK", 3),
        ("KOSZYK", "KOTABCD", "play KOSZYK KOT from KOSZYK", 3),
        ("KARTA", "LASBCDE", "play KARAT LAS from KARTA", 5),
        ("SZCzYT KOT", "ZABCDEF", "play SZCZYT KOTy from SZCzYT KOT", 0),
        ("KOT", "*BCDEFG", "play KOTy from KOT", 4),
        ("KOSZYK", "LASDOMABCDE", "play LAS DOM", 3),
    ],
)
def test_w10_only_the_longest_word_laid_with_an_own_tile_counts(lying: str, rack: str, move: str, points: int) -> None:
    assert play(table_of(f"{rack} / A", on_table=lying, bank=""), f"0 {move}")["scores"] == [points, 0]


def test_w10_a_word_that_reads_as_before_counts_not_even_where_an_own_tile_replaced_a_joker() -> None:
    table = table_of("ZKOBCDE / A", on_table="SZCzYT")
    assert play(table, "0 play SZCZYT KOt from SZCzYT")["scores"] == [3, 0]


def test_w10_option_score_unchanged() -> None:
    table = table_of("ZKOBCDE / A", on_table="SZCzYT", score_unchanged=True)
    assert play(table, "0 play SZCZYT KOt from SZCzYT")["scores"] == [6, 0]
    table = table_of("KOTABCD / A", on_table="KOSZYK", score_unchanged=True)
    assert play(table, "0 play KOSZYK KOT from KOSZYK")["scores"] == [6, 0]
    table = table_of("TABCDEF / A", on_table="KOSZYK LAS", score_unchanged=True)
    assert play(table, "0 play KOT SZYK LAS from KOSZYK LAS")["scores"] == [3, 0]


def test_w10_a_table_joker_that_kept_its_letter_is_not_the_own_joker() -> None:
    laying = lay_out(Play(("KOSZy", "LAs"), ("SZyKO",)))
    assert not holds_own_tile(laying, "KOSZy")
    assert holds_own_tile(laying, "LAs")
    assert holds_own_tile(lay_out(Play(("KOTy", "SZyK"), ("KOT", "SZyK"))), "KOTy")


@given(plays())
def test_w10_points_are_what_counting_tile_by_tile_gives(move: Play) -> None:
    laying = lay_out(move)
    assert laying.lost == {}
    rack = "A" * (laying.size + 1)
    working = work_out(rules().ruleset, rack, laying)
    assert working.total == reference.points(move.words, move.taken)
    assert not working.doubled


@given(plays())
def test_w10_the_working_names_the_word_that_counts(move: Play) -> None:
    working = work_out(rules().ruleset, "", lay_out(move))
    assert len(working.longest) == working.total
    assert working.total == 0 or working.longest in move.words


@given(plays(), st.booleans())
def test_w11_the_whole_rack_doubles(move: Play, score_unchanged: bool) -> None:
    ruleset = rules(score_unchanged=score_unchanged).ruleset
    laying = lay_out(move)
    if laying.size:
        whole, part = work_out(ruleset, "A" * laying.size, laying), work_out(ruleset, "A" * laying.size + "A", laying)
        assert (whole.total, whole.doubled, part.doubled) == (2 * part.total, True, False)
        assert sum((tiles_of(move.words) - tiles_of(move.taken)).values()) == laying.size


@pytest.mark.parametrize(("least", "points"), [(1, 14), (2, 14), (3, 7), (7, 7)])
def test_w11_option_double_min_tiles(least: int, points: int) -> None:
    table = table_of("AA / B", on_table="KOSZYK SZCZYT", double_min_tiles=least)
    assert play(table, "0 play SZYSZKA OCZY KAT from KOSZYK SZCZYT")["scores"] == [points, 0]


@pytest.mark.parametrize(
    ("rack", "bank", "after", "left"),
    [
        ("RYBABCDEF", "NIĆ", "BCDEFIN", "Ć"),
        ("RYBABCDEF", "NĆ", "BCĆDEFN", ""),
        ("RYBABCDEFGH", "NĆ", "BCDEFGH", "NĆ"),
        ("RYBABCDEFGHI", "NĆ", "BCDEFGHI", "NĆ"),
    ],
)
def test_w12_after_laying_a_seat_draws_up_to_seven(rack: str, bank: str, after: str, left: str) -> None:
    table = table_of(f"{rack} / KOTLASDOM", bank=bank)
    state = play(table, "0 play RYBA")
    assert (state["racks"][0], state["bank"]) == (after, left)
    assert kinds(table) == (["played", "filled"] if left != bank else ["played"])


def test_w12_nothing_is_drawn_where_nothing_was_laid() -> None:
    table = table_of("RYBA / KOT", turn_seconds=9)
    assert refusal(table, "0 play RYBAK") == ("not_yours", "W6")
    assert len(play(table, "0 time up")["racks"][0]) == 5
