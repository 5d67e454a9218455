"""Tables written as GCG."""

from __future__ import annotations

from typing import Any

from litera.core.draws import seed_of
from litera.core.table import Table, TableConfig
from tests.games.scrabble_cards.playing import play, rules, table_of


def lines(table: Table) -> list[str]:
    """Give the lines after the heading."""
    text = table.rules.notation.exports["gcg"](table)
    assert text.endswith("\n")
    written = text.splitlines()
    start = next(n for n, line in enumerate(written) if line.startswith("#litera-position"))
    return written[start + 1 :]


def test_the_heading_says_what_the_table_was_opened_with() -> None:
    bound = rules(3)
    names = ("Anna Kot", "", "Anna Kot")
    table = Table(TableConfig("scrabble_cards", 3, seed_of("x"), {"ranked": True}, names=names), bound)
    table.settle()
    assert table.rules.notation.exports["gcg"](table).splitlines() == [
        "#character-encoding UTF-8",
        "#player1 Anna_Kot Anna Kot",
        "#player2 player2 player2",
        "#player3 Anna_Kot3 Anna Kot",
        "#lexicon house",
        "#litera-game scrabble_cards",
        "#litera-option ranked true",
    ]


def test_words_places_cards_and_answers() -> None:
    table = table_of("K O T * / M Y S Z x2 c11 A / L c1", failed_check="minus5")
    play(table, "0 lay KOt 0 0 across", "1 check", "2 accept")
    play(table, "1 lay MYSZ 3 -1 down x2 c11", "2 condition c1", "2 check", "0 accept")
    assert lines(table) == [
        ">player1: KOT? r0c0 KOt +6 6",
        "#litera-check player2",
        "#litera-holds player2 x2 c11",
        ">player2: MYSZA (challenge) -5 -5",
        "#litera-accept player3",
        "#litera-holds player2 x2 c11",
        ">player2: MYSZA c3r-1 MYSZ +22 17",
        "#litera-adds player2 x2 c11",
        "#litera-condition player3 c1 MYSZ",
        "#litera-check player3",
        ">player3: L (challenge) -5 -5",
        "#litera-accept player1",
    ]


def test_a_word_that_crosses_has_dots_and_one_that_goes_back_is_withdrawn() -> None:
    table = table_of("S Z Y S Z A / L", on_table=[["KOT", 0, 0, "across"]])
    play(table, "0 lay SZYSKZA 0 -4 down", "1 check")
    assert lines(table) == [
        ">player1: SZYSZA c0r-4 SZYS.ZA +9 9",
        "#litera-check player2 SZYSKZA",
        ">player1: SZYSZA -- -9 0",
    ]


def test_exchanges_passes_and_times() -> None:
    table = table_of("K x2 c3 / A A A A A A * / L L L N N N N", bag="x3 R O O W P E I E", refill="turn_end")
    play(table, "0 exchange K x2", "1 time up", "2 pass")
    written = [line for line in lines(table) if not line.startswith("#litera-holds")]
    assert written == [
        ">player1: K -K +0 0",
        "#litera-exchanges player1 x2",
        "#litera-time-up player2",
        "#litera-skipped player2 time_up",
        ">player2: AAAAAA? - +0 0",
        ">player3: LLLNNNN - +0 0",
    ]


def test_an_exchange_of_premium_cards_alone_names_no_letters() -> None:
    table = table_of("K x2 c3 / A", bag="B R O O W P E I")
    play(table, "0 exchange x2 c3")
    assert lines(table) == [
        "#litera-holds player1 x2 c3",
        ">player1: K -0 +0 0",
        "#litera-exchanges player1 x2 c3",
    ]


def test_the_end_counts_letters() -> None:
    table = table_of("Y x3 / Ź K / x2 *", on_table=[["KOT", 0, 0, "across"]], scores=[20, 30, 5])
    play(table, "0 lay KOTY 0 0 across", "1 accept", "2 accept")
    assert lines(table) == [
        "#litera-holds player1 x3",
        ">player1: Y r0c0 ...Y +7 27",
        "#litera-accept player2",
        "#litera-accept player3",
        ">player1:  (ŹK?) +11 38",
        ">player2: ŹK (ŹK) -11 19",
        "#litera-over out",
    ]


def test_a_move_that_still_waits_is_a_note() -> None:
    table = table_of("K O T c11 / A / c4")
    play(table, "0 lay KOT 0 0 across c11", "2 condition c4")
    assert lines(table) == [
        "#litera-holds player1 c11",
        "#litera-waits player1: KOT r0c0 KOT +15",
        "#litera-adds player1 c11",
        "#litera-condition player3 c4 KOT",
    ]


def test_a_table_that_begins_with_a_waiting_move() -> None:
    pending: dict[str, Any] = {"seat": 0, "move": "lay KOT 0 0 across"}
    table = table_of("A / E", phase="answer", pending=pending)
    play(table, "1 accept")
    assert lines(table) == [">player1: AKOT r0c0 KOT +10 10", "#litera-accept player2"]


def test_a_floor_at_0_holds_in_the_totals() -> None:
    table = table_of("K O T A / E", floor_zero=True, failed_check="minus5")
    play(table, "0 lay KOT 0 0 across", "1 check")
    assert ">player2: E (challenge) -5 0" in lines(table)
