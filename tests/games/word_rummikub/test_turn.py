"""First melds, drawing, rebuilding, words, time: W4 to W9."""

from __future__ import annotations

import re

import pytest

from litera.core.refusal import Code
from litera.games.word_rummikub.position import POSITION_KEYS
from litera.texts import LANGUAGES, say
from litera.words import catalog
from tests.games.word_rummikub.playing import LEXICON, kinds, opened, play, refusal, rules, shown, table_of, words_on

CLOSED = [False, True]


def test_w4_the_first_word_has_six_letters() -> None:
    table = table_of("KATAKSZSZCZOYY / A", opened=CLOSED)
    assert refusal(table, "0 play SZYK") == ("first_meld", "W4")
    assert refusal(table, "0 play OCZY KAT") == ("first_meld", "W4")
    state = play(table, "0 play SZYSZKA OCZY KAT")
    assert (state["opened"], state["scores"]) == ([True, True], [14, 0])


@pytest.mark.parametrize(("letters", "word"), [(4, "OCZY"), (5, "SZOKI"), (7, "SZYSZKA"), (8, "KOTLAS")])
def test_w4_option_opening_letters(letters: int, word: str) -> None:
    table = table_of("OCZYSZOKISZYSZKATL / A", opened=CLOSED, opening_letters=letters)
    if len(word) < letters:
        assert refusal(table, f"0 play {word}") == ("first_meld", "W4")
    else:
        assert play(table, f"0 play {word}")["opened"] == [True, True]


def test_w4_jokers_of_the_rack_count_in_the_first_word() -> None:
    assert play(table_of("KOYK**ABC / A", opened=CLOSED), "0 play KOszYK")["opened"] == [True, True]


def test_w4_the_first_meld_leaves_the_table_alone() -> None:
    table = table_of("SZYSZKAITOD / A", on_table="KOSZYK", opened=CLOSED)
    assert refusal(table, "0 play SZYSZKA KOSZYKI from KOSZYK") == ("first_meld", "W4")
    play(table, "0 play SZYSZKA", "1 draw")
    assert play(table, "0 play KOSZYKI from KOSZYK")["scores"] == [14, 0]


def test_w4_open_then_manipulate_needs_an_own_word_first() -> None:
    table = table_of("SZYSZKAITOD / A", on_table="KOSZYK", opened=CLOSED, open_then_manipulate=True)
    assert refusal(table, "0 play KOSZYKI from KOSZYK") == ("first_meld", "W4")
    assert refusal(table, "0 play KOT SZYK from KOSZYK") == ("first_meld", "W4")
    assert play(table, "0 play SZYSZKA KOSZYKI from KOSZYK")["opened"] == [True, True]


def test_w4_the_opening_word_is_of_the_racks_own_tiles() -> None:
    """KOSZYK reads as a word taken up: it was not laid in this turn, though the rack has all its tiles."""
    table = table_of("KOSZYKT / A", on_table="KOSZYK", opened=CLOSED, open_then_manipulate=True)
    assert refusal(table, "0 play KOSZYK KOT SZYK from KOSZYK") == ("first_meld", "W4")


def test_w5_a_draw_takes_the_first_tile_and_the_turn_passes() -> None:
    state = play(table_of("KOT / LAS", bank="ŻĄ", opened=[False, False]), "0 draw")
    assert (state["racks"], state["bank"], state["turn"]) == (["KOTŻ", "ALS"], "Ą", 1)


def test_w5_passing_takes_the_place_of_drawing_when_the_bank_is_empty() -> None:
    table = table_of("KOT / LAS", bank="Ż")
    assert refusal(table, "0 pass") == ("wrong_phase", "W5")
    play(table, "0 draw")
    assert refusal(table, "1 draw") == ("bag_too_small", "W5")
    assert play(table, "1 pass")["passes"] == 1


def test_w5_out_of_turn_the_phase_comes_first_and_the_bank_last() -> None:
    assert refusal(table_of("KOT / LAS"), "1 pass") == ("wrong_phase", "W5")
    assert refusal(table_of("KOT / LAS", bank=""), "1 draw") == ("not_your_turn", "W3")
    assert refusal(table_of("KOT / LAS"), "1 play LAS") == ("not_your_turn", "W3")


@pytest.mark.parametrize(
    ("move", "points"),
    [
        ("play KOSZYKI from KOSZYK", 7),
        ("play KOT SZYK from KOSZYK", 3),
        ("play SZOKI KAT from KOSZ KAT", 5),
        ("play KOSZ KARTA from KOSZ KAT", 5),
        ("play STOK from KOSZ", 0),
    ],
)
def test_w6_words_are_lengthened_split_joined_reordered(move: str, points: int) -> None:
    table = table_of("ITARBCD / A", on_table="KOSZYK KOSZ KAT", bank="")
    if points:
        assert play(table, f"0 {move}")["scores"] == [points, 0]
    else:
        assert refusal(table, f"0 {move}") == ("loses_tiles", "W6")


def test_w6_every_tile_stays_and_an_own_one_is_laid() -> None:
    table = table_of("BATLSKO / A", on_table="KOSZ RYBA")
    assert refusal(table, "0 play SZOK from KOSZ") == ("uses_no_own_tile", "W6")
    assert refusal(table, "0 play LAS SOK from KOSZ") == ("loses_tiles", "W6")
    assert refusal(table, "0 play TA") == ("too_short", "W6")
    assert refusal(table, "0 play SZYK") == ("not_yours", "W6")
    play(table, "0 play SZOK BAT from KOSZ")
    assert words_on(table) == {"RYBA", "SZOK", "BAT"}


@pytest.mark.parametrize("move", ["play KOTY from SZYK", "play KOT from KOSZYK KOSZYK", "play KOT from KoSZYK"])
def test_w6_words_are_named_as_they_lie(move: str) -> None:
    assert refusal(table_of("KOTY / A", on_table="KOSZYK"), f"0 {move}") == ("no_such_place", "W6")


def test_w7_no_word_stands_twice_however_it_is_written() -> None:
    table = table_of("KOTLASLAS* / A", on_table="KoT SZYK")
    for move in ("KOT", "LAS LAS", "LAS LaS", "KOtLAS KOT"):
        code = refusal(table, f"0 play {move}")[0]
        assert code == ("not_yours" if move == "KOtLAS KOT" else "word_repeated")


def test_w7_a_word_that_goes_may_come_back_in_the_same_turn_but_not_stand_beside_itself() -> None:
    table = table_of("YKOTB / A", on_table="KOT", bank="")
    assert refusal(table, "0 play KOT") == ("word_repeated", "W7")
    play(table, "0 play KOTY KOT from KOT")
    assert words_on(table) == {"KOT", "KOTY"}


def test_w7_option_repeat_game_remembers_words_that_have_gone() -> None:
    table = table_of("YBC / KOTAD", on_table="KOT", repeat="game")
    assert play(table, "0 play KOTY from KOT")["laid_words"] == ["KOT", "KOTY"]
    assert refusal(table, "1 play KOT") == ("word_repeated", "W7")


def test_w7_under_repeat_game_a_word_put_back_as_it_read_was_not_laid_again() -> None:
    table = table_of("KOTBC / AB", on_table="KOSZYK", repeat="game")
    assert play(table, "0 play KOSZYK KOT from KOSZYK")["laid_words"] == ["KOSZYK", "KOT"]


def test_w8_proper_names_need_their_option() -> None:
    assert refusal(table_of("JAN / A"), "0 play JAN") == ("word_not_allowed", "W8")
    assert play(table_of("JANB / A", proper_names=True), "0 play JAN")["scores"] == [3, 0]


def test_w8_what_is_in_no_lexicon_is_no_word() -> None:
    table = table_of("KTBAZO / A")
    assert refusal(table, "0 play BZTA") == ("not_a_word", "W8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_w8_of_a_word_that_is_longer_than_any_in_the_lexicon_it_is_said_how_long_they_are(language: str) -> None:
    """NIEGOSPODARCZYCH is a word, but no list holds one of 16 letters: "not in the lexicon" would be half the truth."""
    bound = rules(2, lexicon=catalog.open_lexicon("pl"))
    table = opened(bound, {"racks": ["NIEGOSPODARCZYCH", "A"], "bank": "ABC"})
    reason = bound.why_not(table.state, 0, bound.notation.read_move("play NIEGOSPODARCZYCH"))
    assert reason is not None
    assert (reason.code, reason.rule) == (Code.NOT_A_WORD, "W8")
    assert re.search(r"\b15\b", say(reason.message, language))


def test_w9_a_refused_rebuild_has_not_happened() -> None:
    table = table_of("TABCDEF / A", on_table="KOSZYK", scores=[11, 9])
    before = shown(table)
    refusal(table, "0 play KTO SZKY from KOSZYK")
    assert shown(table) == before


@pytest.mark.parametrize(("fault_draw", "bank", "left"), [(1, "BCDE", "CDE"), (3, "BCDE", "E"), (3, "BC", "")])
def test_w9_a_seat_that_runs_out_of_time_draws(fault_draw: int, bank: str, left: str) -> None:
    table = table_of("KOT / A", bank=bank, turn_seconds=60, fault_draw=fault_draw, on_table="KAT")
    state = play(table, "0 time up")
    assert (state["bank"], state["turn"], state["table"]) == (left, 1, ["KAT"])
    assert kinds(table) == ["time_up", "drew"]


def test_w9_with_an_empty_bank_time_up_is_a_pass() -> None:
    table = table_of("KOT / A", bank="", turn_seconds=60)
    assert play(table, "0 time up")["passes"] == 1
    assert play(table, "1 time up")["reason"] == "all_passed"
    assert refusal(table, "0 time up") == ("game_over", "")


def test_w9_time_is_that_of_the_seat_on_turn() -> None:
    assert refusal(table_of("KOT / A", turn_seconds=60), "1 time up") == ("not_your_turn", "W3")
    assert refusal(table_of("KOT / A"), "0 time up") == ("wrong_phase", "")


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("play TO SZ from LAS", "no_such_place"),
        ("play TO KOSZZ from KOSzYK", "too_short"),
        ("play ŻAL from KOSzYK", "loses_tiles"),
        ("play KOSYKŻ from KOSzYK", "joker_unused"),
        ("play KOSYKŻa from KOSzYK", "not_yours"),
        ("play SYzKOK from KOSzYK", "uses_no_own_tile"),
        ("play KOSYKTa from KOSzYK", "first_meld"),
        ("play LAS KOSYKTa from KOSzYK", "first_meld"),
    ],
)
def test_errors_come_in_the_order_of_the_rule_book(move: str, code: str) -> None:
    """Each of these is wrong in all the ways that follow, too."""
    assert refusal(table_of("TLASY / A", on_table="KOSzYK", opened=CLOSED), f"0 {move}")[0] == code


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("play KOSYKTa BAT from KOSzYK", "joker_kept"),
        ("play KOSzYKT BAT", "not_yours"),
        ("play ATA BAT from BAT", "not_a_word"),
    ],
)
def test_errors_of_jokers_come_before_words_and_words_before_repeats(move: str, code: str) -> None:
    assert refusal(table_of("TBATA / A", on_table="KOSzYK BAT"), f"0 {move}")[0] == code


def test_the_lexicon_of_these_tests_has_the_words_that_it_is_asked_for() -> None:
    assert LEXICON.mark("SZYSZKA") is not None
    assert set(shown(opened(rules()))) >= POSITION_KEYS
