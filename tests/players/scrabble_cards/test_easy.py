"""The easy player: legal, with common words, and sensible with its cards."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from litera.core.table import Table
from litera.games.scrabble_cards.rules import ScrabbleCardsRules
from litera.players.scrabble_cards import LEVELS
from litera.words.lexicon import Lexicon
from tests.games.scrabble_cards.playing import opened, play, rules, table_of
from tests.players.sights import sight

EASY = LEVELS["easy"]


def chosen(table: Table, seat: int, seed: str = "easy") -> str:
    """Give the text of the move that the easy player makes."""
    move = EASY.choose(sight(table, seat, seed))
    assert table.rules.why_not(table.state, seat, move) is None
    return table.rules.notation.write_move(move)


def choices(table: Table, seat: int) -> set[str]:
    return {chosen(table, seat, str(number)) for number in range(40)}


def test_it_lays_words_that_it_knows() -> None:
    table = table_of("K O T Y M Z / A")
    laid = choices(table, 0)
    assert len(laid) > 1
    assert all(text.startswith("lay ") for text in laid)


def test_it_adds_cards_that_pay() -> None:
    table = table_of("M Y S Z x2 / A", on_table=[["KOT", 0, 0, "across"]], bag="A A")
    assert all(text.endswith(" x2") for text in choices(table, 0))
    assert choices(table_of("K A J A K c9 c11 / A"), 0) >= {"lay KAJAK 0 0 across c9"}


def test_s4_it_keeps_multipliers_on_the_first_word() -> None:
    assert not [text for text in choices(table_of("K O T x2 x3 / A"), 0) if "x" in text]


def tried(**options: Any) -> set[str]:
    """Give what the easy player lays with letters that make KOT, and KOT with an ending that it has not."""
    table = table_of("K O T Ą / A", **options)
    return {chosen(table, 0, str(number)) for number in range(100)}


def test_s8_it_tries_a_word_that_sounds_right_now_and_then_where_a_rival_must_check() -> None:
    assert {text.split()[1] for text in tried()} & {"KOTĄ", "TOĄ", "KTOĄ", "OTĄ"}
    assert not [text for text in tried(auto_check=True) if "Ą" in text]


def test_it_accepts_words_that_it_knows() -> None:
    table = table_of("K O T / A")
    play(table, "0 lay KOT 0 0 across")
    assert choices(table, 1) == {"accept"}


def test_it_checks_a_strange_word_now_and_then() -> None:
    table = table_of("T K O / A")
    play(table, "0 lay TKO 0 0 across")
    assert choices(table, 1) == {"accept", "check"}


def test_it_plays_a_condition_card_that_fits_now_and_then() -> None:
    table = table_of("K O T / c11 c5 c4")
    play(table, "0 lay KOT 0 0 across")
    assert choices(table, 1) == {"accept", "condition c11"}


def test_it_exchanges_a_bad_hand() -> None:
    assert chosen(table_of("W W W Ż x2 / A", bag=None), 0) == "exchange W W W"
    assert "x3" not in chosen(table_of("Ż x2 x2 x3 c1 c2 / A", bag=None), 0)


@pytest.mark.parametrize("given", [{"bag": ""}, {"bag": None, "ranked": True, "exchanges": [3, 0]}])
def test_it_passes_when_nothing_else_is_left(given: dict[str, Any]) -> None:
    assert chosen(table_of("W W W Ż x2 / A", **given), 0) == "pass"


def test_s11_it_exchanges_only_where_the_bag_must_hold_seven_letters() -> None:
    """It cannot see how many of the cards in the bag are premium cards."""
    bag = "E E E E E E I I I I I I"
    assert chosen(table_of("W W W Ż / A", bag=bag), 0) == "pass"
    assert chosen(table_of("W W W Ż / A", bag=bag, exchange_counts="cards"), 0) == "exchange W W W"


def test_with_auto_check_it_never_checks() -> None:
    table = table_of("K O T / c11 A", auto_check=True)
    play(table, "0 lay KOT 0 0 across")
    assert choices(table, 1) == {"accept", "condition c11"}


def finish(bound: ScrabbleCardsRules, seed: str) -> Table:
    table = opened(bound, seed=seed)
    for _ in range(1000):
        seats = bound.turn(table.state).seats
        if not seats:
            return table
        table.act(seats[0], chosen(table, seats[0], f"{seed} {len(table.steps)}"))
    raise AssertionError("no end")


@settings(max_examples=25)
@given(st.integers(2, 4), st.text(max_size=3), st.sampled_from(["one", "any"]), st.booleans())
def test_games_of_easy_players_end(seats: int, seed: str, cond_per_player: str, sweep: bool) -> None:
    table = finish(rules(seats, cond_per_player=cond_per_player, sweep=sweep), seed)
    assert table.rules.outcome(table.state) is not None


@pytest.mark.parametrize("words", [(), ("kot",)])
def test_a_game_in_which_no_word_can_be_made_ends(words: tuple[str, ...]) -> None:
    bound = rules(lexicon=Lexicon.of_words(words or ("źźź",), "pl"))
    assert finish(bound, "no words").state.reason == "all_idle"
