"""What the easy player remembers: cards seen lately, not those taken, nothing from before chaos."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from litera.core.draws import Stream, seed_of
from litera.players.klepka.memory import Memory, Retention, pairs_in, remember
from tests.games.klepka.playing import rules

RULESET = rules().ruleset
SPAN = 20
HALF = Retention(span=SPAN)
FULL = [True] * 100


def opened(*cards: str) -> dict[str, Any]:
    places, letters = zip(*(card.split(":") for card in cards), strict=True)
    return {"kind": "opened", "seat": 0, "places": list(places), "cards": list(letters), "bonus": 0}


def taken(*places: str) -> dict[str, Any]:
    return {"kind": "taken", "seat": 0, "places": list(places), "cards": []}


SHUFFLED = {"kind": "shuffled", "seat": None, "cards": 9}


def recalled(*events: dict[str, Any], seed: str = "x", retention: Retention = HALF, lying: list[bool] = FULL) -> Memory:
    return remember(RULESET, events, Stream(seed_of(seed), "test"), retention=retention, lying=lying)


def test_the_last_card_is_always_remembered_and_those_taken_are_not() -> None:
    for number in range(30):
        memory = recalled(opened("A1:Оb", "B1:Тb"), taken("A1"), seed=str(number))
        assert memory == {1: "Тb"}


def test_old_cards_are_forgotten_and_younger_ones_less_often() -> None:
    many = [opened(f"{chr(65 + number % 10)}{number // 10 + 1}:Оb") for number in range(2 * SPAN)]
    counts = [0] * len(many)
    for number in range(200):
        for place in recalled(*many, seed=str(number)):
            counts[place] += 1
    ages = counts[::-1]
    assert ages[0] == 200
    assert not any(ages[SPAN:])
    assert 200 > sum(ages[: SPAN // 2]) / (SPAN // 2) > sum(ages[SPAN // 2 : SPAN]) / (SPAN // 2) > 0


def test_the_same_events_and_stream_give_the_same_memory() -> None:
    many = [opened(f"A{number}:Оb", f"B{number}:Тb") for number in range(1, 11)]
    assert recalled(*many) == recalled(*many)


def test_k17_chaos_wipes_out_what_was_seen_before_it() -> None:
    assert recalled(opened("A1:Оb", "B1:Тb"), taken(), SHUFFLED) == {}
    assert recalled(SHUFFLED, opened("C1:Оb")) == {2: "Оb"}


def test_k10_pairs_that_are_remembered() -> None:
    memory = {5: "Оb", 7: "Тb", 9: "Оy", 11: "Оb", 13: "Тb"}
    assert pairs_in(RULESET, memory) == [(5, 9), (7, 13)]
    assert pairs_in(rules(match_colour=True).ruleset, memory) == [(5, 11), (7, 13)]


def test_a_full_memory_remembers_all() -> None:
    many = [opened(f"{chr(65 + number % 10)}{number // 10 + 1}:Оb") for number in range(60)]
    assert recalled(*many, retention=Retention()) == dict.fromkeys(range(60), "Оb")


def test_of_many_cards_the_last_ones_are_kept() -> None:
    many = [opened(f"A{number}:Оb") for number in range(1, 11)]
    assert list(recalled(*many, retention=Retention(most=3))) == [70, 80, 90]


def test_a_slip_puts_a_card_beside_its_place_and_never_on_a_gap() -> None:
    lying = [True] * 100
    lying[4] = False
    seen = {
        place
        for number in range(40)
        for place in recalled(opened("F1:Оb"), seed=str(number), retention=Retention(slips=50), lying=lying)
    }
    assert seen == {5, 6}


DAYS = [[opened(f"A{number}:Оb", f"B{number}:Тb")] for number in range(1, 11)] + [
    [opened(f"C{number}:Кb", f"D{number}:Сb")] for number in range(1, 11)
]
"""The first openings of twenty games."""
VARYING = Retention(least=2, most=5, slips=3)


def test_form_differs_from_game_to_game_within_its_bounds() -> None:
    drawn = {VARYING.in_form(events, 0).most for events in DAYS}
    assert drawn == {2, 3, 4, 5}
    assert {replace(VARYING.in_form(events, 0), most=None) for events in DAYS} == {Retention(slips=3)}


def test_form_stays_the_same_all_game_long() -> None:
    for events in DAYS:
        later = [*events, SHUFFLED, opened("F1:Оb", "G1:Тb")]
        assert VARYING.in_form(later, 1) == VARYING.in_form(events, 1)


def test_two_seats_have_forms_of_their_own() -> None:
    assert any(VARYING.in_form(events, 0) != VARYING.in_form(events, 1) for events in DAYS)


def test_without_bounds_there_is_one_form_and_before_the_first_cards_nothing_to_draw_it_from() -> None:
    assert all(HALF.in_form(events, 0) is HALF for events in DAYS)
    assert VARYING.in_form([SHUFFLED], 0) is VARYING
