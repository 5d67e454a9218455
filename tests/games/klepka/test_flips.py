"""Opening cards: how many, what matches, what is taken, what may be opened again (K9 to K14)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.core.draws import Stream, seed_of
from litera.games.klepka.acting import matched
from litera.games.klepka.judge import cards_due
from litera.games.klepka.moves import Flip
from tests.games.klepka.playing import (
    grid_of,
    legal,
    lying,
    opened,
    play,
    refusal,
    rules,
    shown,
    table_of,
    told,
)


@pytest.mark.parametrize(
    ("flip_count", "made", "pairs"),
    [
        ("words_plus_one", 0, 1),
        ("words_plus_one", 2, 3),
        ("two_pairs", 0, 2),
        ("two_pairs", 2, 2),
        ("max_of_both", 0, 2),
        ("max_of_both", 1, 2),
        ("max_of_both", 2, 3),
    ],
)
def test_k9_pairs_to_open(flip_count: str, made: int, pairs: int) -> None:
    table = table_of("Сb Оb Нb Сy Оy Нy Тb / ", "Фy Фy Ґb Ґb Щb Щb", flip_count=flip_count)
    play(table, *["0 word СОН"] * made)
    assert play(table, "0 done")["flips"] == pairs
    assert cards_due(table.state) == 2 * pairs


@pytest.mark.parametrize(("flip_count", "pairs"), [("words_plus_one", 1), ("two_pairs", 2), ("max_of_both", 2)])
def test_k2_k9_a_seat_without_cards_opens_as_many_as_after_no_word(flip_count: str, pairs: int) -> None:
    table = opened(rules(2, flip_count=flip_count, first_seat=1))
    state = shown(table)
    assert (state["phase"], state["flips"], state["turn"]) == ("flip", pairs, 1)


def test_k9_they_are_a_duty_and_opened_all_at_once() -> None:
    table = table_of("Мy / ", "Оb Тb Оy Тy Кb Кy", phase="flip", made=1)
    assert shown(table)["flips"] == 2
    assert refusal(table, "0 stop") == ("wrong_phase", "K13")
    assert refusal(table, "0 flip A1 B1") == ("wrong_number", "K9")
    assert refusal(table, "0 flip A1 B1 C1 D1 E1") == ("wrong_number", "K9")
    assert play(table, "0 flip A1 C1 B1 D1")["bonus"] == 2


def test_k9_with_fewer_cards_all_are_opened() -> None:
    table = table_of("Мy / Сb Оb Нb", "Тb . . * / . . Тy", phase="flip", made=2)
    assert refusal(table, "0 flip A1 D1") == ("wrong_number", "K9")
    state = play(table, "0 flip D1 A1 C2")
    assert (state["phase"], state["turn"]) == ("last_words", 1)
    assert sorted(state["hands"][0]) == ["*", "Мy", "Тb", "Тy"]


def kept(cards: str, **options: Any) -> tuple[list[int], int]:
    places, pairs = matched(rules(**options).ruleset, tuple(cards.split()))
    return sorted(places), pairs


@pytest.mark.parametrize(
    ("cards", "options", "expected"),
    [
        ("Оb Оy", {}, ([0, 1], 1)),
        ("Оb Тb", {}, ([], 0)),
        ("Оb Оy", {"match_colour": True}, ([], 0)),
        ("Оb Тb Оy Оb", {"match_colour": True}, ([0, 3], 1)),
        ("Оb Тb Оy Тy", {}, ([0, 1, 2, 3], 2)),
        ("Оb Кb Оy Оb", {}, ([0, 2], 1)),
        ("Оb Оy Оb Оy", {}, ([0, 1, 2, 3], 2)),
        ("Оb Тb Оy Тy", {"match_scope": "nominated"}, ([], 0)),
        ("Оb Оy Тb Оb", {"match_scope": "nominated"}, ([0, 1], 1)),
        ("Оb Тb Тy", {"match_scope": "nominated"}, ([], 0)),
        ("* Тb", {}, ([0], 0)),
        ("* ~", {}, ([0, 1], 0)),
        ("# #", {}, ([0, 1], 1)),
        ("# #", {"prize_pair_bonus": False}, ([0, 1], 0)),
        ("# #", {"match_colour": True}, ([0, 1], 1)),
        ("* Оb * Оy", {}, ([0, 1, 2, 3], 2)),
        ("* Оb * Оy", {"prize_pair_bonus": False}, ([0, 1, 2, 3], 1)),
        ("* * * Оb", {}, ([0, 1, 2], 1)),
        ("* Оb * Тb", {"match_scope": "nominated"}, ([0, 2], 0)),
    ],
)
def test_k10_k11_what_is_taken_and_how_many_pairs_it_is(
    cards: str, options: dict[str, Any], expected: tuple[list[int], int]
) -> None:
    assert kept(cards, **options) == expected


OPENED = st.lists(st.sampled_from(["Оb", "Оy", "Тb", "Тy", "Кb", "*", "~"]), min_size=1, max_size=8)


@given(OPENED, st.booleans(), st.booleans(), st.booleans())
def test_k10_each_letter_is_taken_by_twos_and_as_often_as_can_be(
    cards: list[str], pool: bool, match_colour: bool, bonus: bool
) -> None:
    scope = "pool" if pool else "nominated"
    taken, pairs = kept(" ".join(cards), match_scope=scope, match_colour=match_colour, prize_pair_bonus=bonus)
    groups = [cards] if pool else [cards[begin : begin + 2] for begin in range(0, len(cards), 2)]
    letters, prizes = 0, 0
    for group in groups:
        counts = Counter(card if match_colour else card[0] for card in group)
        letters += sum(count // 2 for likeness, count in counts.items() if likeness[0] not in "*~")
        prizes += sum(counts[prize] // 2 for prize in "*~")
    assert pairs == letters + (prizes if bonus else 0)
    assert len([index for index in taken if cards[index] not in "*~"]) == 2 * letters
    assert all(index in taken for index, card in enumerate(cards) if card in "*~")


def test_k11_k12_prizes_are_taken_letters_turned_back_gaps_stay() -> None:
    table = table_of(" / ", "Тb Кb / * Тy / Кy")
    state = play(table, "0 flip A1 A2")
    assert (state["hands"], state["turn"], state["phase"]) == ([["*"], []], 1, "flip")
    assert lying(table) == {"A1": "Тb", "B1": "Кb", "B2": "Тy", "A3": "Кy"}
    assert refusal(table, "1 flip A1 A2") == ("no_such_place", "K12")


def test_k12_what_was_opened_and_taken_is_announced_to_all_in_order() -> None:
    table = table_of("Мy / ", "Оb Тb Оy * Тy", phase="flip", made=1)
    play(table, "0 flip C1 B1 A1 D1")
    first, second = told(table)[:2]
    assert (first["kind"], first["places"], first["cards"]) == (
        "opened",
        ["C1", "B1", "A1", "D1"],
        ["Оy", "Тb", "Оb", "*"],
    )
    assert first["bonus"] == 1
    assert (second["kind"], second["places"], second["cards"]) == ("taken", ["C1", "A1", "D1"], ["Оy", "Оb", "*"])


def test_k13_each_pair_opens_another_and_a_miss_loses_only_itself() -> None:
    table = table_of("Мy / ", "Оb Тb Сb Нb / Оy Тy Рb Нy / . . Сy . / . . Рy", phase="flip", made=1)
    assert play(table, "0 flip A1 B1 A2 B2")["bonus"] == 2
    assert play(table, "0 flip C1 C2")["bonus"] == 1
    assert refusal(table, "0 flip C1 C2 D1 D2") == ("wrong_number", "K9")
    state = play(table, "0 flip D1 D2")
    assert (state["bonus"], state["flips"], state["turn"]) == (1, 0, 0)
    state = play(table, "0 flip C1 C4")
    assert (state["phase"], state["bonus"], state["turn"]) == ("flip", 0, 1)


def test_k13_with_one_card_left_that_card() -> None:
    table = table_of(" / Сb Оb Нb", "Оb Оy *")
    assert play(table, "0 flip A1 B1")["bonus"] == 1
    assert refusal(table, "0 flip C1 A1") == ("no_such_place", "K12")
    state = play(table, "0 flip C1")
    assert (state["phase"], sorted(state["hands"][0])) == ("last_words", ["*", "Оb", "Оy"])


def test_k13_stop_declines_all_that_is_left() -> None:
    table = table_of("Мy / Кb", "Оb Тb Оy Тy Кb Кy", phase="bonus", bonus=2)
    assert refusal(table, "1 stop") == ("not_your_turn", "K14")
    state = play(table, "0 stop")
    assert (state["phase"], state["turn"], state["bonus"]) == ("words", 1, 0)


def test_k14_the_turn_goes_round() -> None:
    table = table_of(" / Кb / ", "Оb Тb Оy Тy", first_seat=2, turn=2)
    assert play(table, "2 flip A1 B1")["turn"] == 0
    assert play(table, "0 flip A1 B1")["turn"] == 1
    assert play(table, "1 done", "1 flip A1 B1")["turn"] == 2


@pytest.mark.parametrize("place", ["K1", "A11", "A0", "AA1", "1A", "А1", "a1", "", "A01", "A1,"])
def test_a_place_that_is_no_place(place: str) -> None:
    assert refusal(table_of(" / ", "Оb Оy"), f"0 flip {place} B1")[0] == "bad_move"


def test_a_place_named_twice() -> None:
    assert refusal(table_of(" / ", "Оb Оy"), "0 flip A1 A1")[0] == "bad_move"


def test_other_layouts_have_other_places() -> None:
    bound = rules(rows=4, columns=26, first_seat=0)
    table = opened(bound)
    grid = shown(table)["grid"]
    assert ([len(row) for row in grid], grid[3][22:]) == ([26] * 4, [None] * 4)
    assert "V4" in lying(table)
    assert refusal(table, "0 flip A1 W4") == ("no_such_place", "K12")
    assert refusal(table, "0 flip A1 A5")[0] == "bad_move"
    play(table, "0 flip V4 Z1")


def test_flips_are_listed_by_an_example_and_counted() -> None:
    table = table_of(" / ", "Оb Тb Оy Тy")
    listed = table.rules.legal(table.state, 0)
    assert (legal(table, 0), listed.total, listed.complete) == (["flip A1 B1"], 6, False)


@given(st.integers(0, 2**32), st.integers(2, 4), st.booleans(), st.sampled_from(["pool", "nominated"]))
def test_k9_to_k13_every_letter_on_the_table_stays_even_and_every_pair_counts(
    seed: int, made: int, match_colour: bool, scope: str
) -> None:
    """Whatever is opened, by chance, until the table is empty."""
    stream = Stream(seed_of(str(seed)), "test")
    letters = stream.shuffled(["Оb", "Оb", "Оy", "Оy", "Тb", "Тb", "Кb", "Кb", "Кy", "Кy", "*", "*", "~", "#"])
    bound = rules(match_colour=match_colour, match_scope=scope, unknown_words="vote")
    table = opened(bound, {"hands": [[], []], "grid": grid_of(" ".join(letters[:10]) + " / " + " ".join(letters[10:]))})
    for _ in range(300):
        if not table.state.on_table:
            break
        places = stream.shuffled([place for place, card in enumerate(table.state.grid) if card])
        flip = Flip(places[: cards_due(table.state)])
        if bound.why_not(table.state, table.state.turn, flip) is None:
            table.act(table.state.turn, bound.notation.write_move(flip))
        else:
            table.act(table.state.turn, "done")
        left = Counter(card[0] for card in table.state.grid if card is not None and len(card) == 2)
        assert all(count % 2 == 0 for count in left.values())
        whole = [*table.state.hands[0], *table.state.hands[1], *(card for card in table.state.grid if card)]
        assert sorted(whole) == sorted(letters)
