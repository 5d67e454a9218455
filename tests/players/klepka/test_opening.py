"""Which cards are opened: what the closed form expects, and the choices that follow from it."""

from __future__ import annotations

import pytest

from litera.players.klepka.opening import Carpet, best_opening, lay_out, worth_of_opening
from tests.games.klepka.playing import rules, table_of

RULESET = rules().ruleset
WORTH = dict.fromkeys("ОТКСНАВ", 10.0)


def carpet(memory: dict[int, str], unknown: dict[str, float], places: tuple[int, ...]) -> Carpet:
    pairs = {frozenset((one, other)) for one in memory for other in memory if one < other}
    equal = sorted(tuple(sorted(pair)) for pair in pairs if len({memory[place][0] for place in pair}) == 1)
    known = tuple((first, second) for first, second in equal)
    paired = {place for pair in known for place in pair}
    singles = tuple(place for place in memory if place not in paired)
    return Carpet(known, singles, places, memory, unknown, WORTH)


def test_k10_a_known_pair_is_opened_for_certain() -> None:
    table = carpet({0: "Оb", 1: "Оy"}, {"Т": 2, "К": 2}, (2, 3, 4, 5))
    opening = best_opening(RULESET, table, 2, later=0, may_stop=False)
    assert opening.places == (0, 1)
    assert opening.worth == pytest.approx(10)


def test_k13_one_pair_is_enough_to_reach_the_others() -> None:
    table = carpet({0: "Оb", 1: "Оy", 2: "Тb", 3: "Тy"}, {"К": 2, "С": 2, "Н": 2, "А": 2, "В": 2}, tuple(range(4, 14)))
    places = best_opening(RULESET, table, 4, later=0, may_stop=False).places
    assert {0, 1} <= set(places) or {2, 3} <= set(places)
    alone = worth_of_opening(RULESET, table, (0, 1, 4, 5), later=0)
    assert alone > worth_of_opening(RULESET, table, (0, 2, 4, 5), later=0)


def test_the_last_unknown_card_is_opened_with_its_mate() -> None:
    table = carpet({1: "Тb", 0: "Оb", 2: "Кb"}, {"Т": 1, "О": 0, "К": 0}, (3,))
    assert set(best_opening(RULESET, table, 2, later=0, may_stop=True).places) == {1, 3}


def test_k13_what_would_only_be_shown_to_others_is_not_opened() -> None:
    unknown = {"Т": 1.0, "К": 1.0, "С": 2.0, "Н": 2.0, "А": 2.0, "В": 2.0}
    table = carpet({0: "Тb", 1: "Кb"}, unknown, tuple(range(2, 12)))
    two = worth_of_opening(RULESET, table, (2, 3), later=0)
    one = worth_of_opening(RULESET, table, (0, 2), later=0)
    assert two < one


def test_something_new_is_opened_where_no_pair_is_known() -> None:
    unknown = {"Т": 1.0, "К": 1.0, "С": 20.0}
    table = carpet({0: "Тb", 1: "Кb"}, unknown, tuple(range(2, 24)))
    assert set(best_opening(RULESET, table, 2, later=0, may_stop=False).places) - {0, 1}


def test_two_unknown_cards_match_as_often_as_pairs_are_drawn() -> None:
    table = carpet({}, {"О": 4.0, "Т": 2.0}, tuple(range(6)))
    drawn = (4 * 3 + 2) / (6 * 5)
    free = worth_of_opening(RULESET, table, (0, 1), later=1)
    told = sum(2 * number / 6 * (number - 1) / 6 * 10 * 0.6 for number in (4, 2))
    assert free == pytest.approx(drawn * 10 - told)


def test_k9_as_many_are_opened_as_are_due_even_when_little_is_unknown() -> None:
    table = carpet({0: "Оb", 1: "Оy", 2: "Тb", 3: "Тy"}, {}, ())
    assert set(best_opening(RULESET, table, 4, later=0, may_stop=False).places) == {0, 1, 2, 3}


def test_what_is_known_of_the_table_is_sorted() -> None:
    table = table_of(" / ", "Оb Тb Кb Сb Оy Тy Кy Сy", phase="flip")
    view = table.rules.view(table.state, 0)
    laid = lay_out(RULESET, view, {0: "Оb", 4: "Оy", 1: "Тb"}, pair_worth=WORTH, order=tuple(range(8)))
    assert (laid.pairs, laid.singles, laid.places) == (((0, 4),), (1,), (2, 3, 5, 6, 7))
