"""Moves and deals as texts: what is read, what is not, and what is forgiven to a person who types."""

from __future__ import annotations

import pytest

from litera.core.event import Onlooker
from litera.core.refusal import Code, NotationError
from litera.core.table import Table
from tests.games.dnup.playing import dealt, table_of
from tests.games.sentences import hold

THREE = table_of("3/4 3/6 5/8 7/2 | 7/1 | 2/6", sets="| 4/7 | 5/3 5/6", round_turns=5)
TWO = table_of("3/4 3/6 5/2 | 7/1", sets="| | 4/7 | 5/3 5/6", area=1, round_turns=5)
OWN_SET = table_of("3/4 4/6 5/6 | 7/1 | 2/6", sets="4/8 4/1 4/2 | 4/7 | 5/3 5/8", round_turns=5)
TWO_FOURS = table_of("3/4 4/6 1/3 | 7/1 | 2/6", sets="| 4/7 | 4/8 4/5", round_turns=5)
LOWEST = table_of("1/3 | 7/1 | 2/6 | 5/8", sets="| 1/2 | | ", round_turns=5)
ALONE = table_of("3/4 4/6 | 7/1", sets="| 6/1 6/2 | 4/7 |", area=1, round_turns=5)


@pytest.mark.parametrize("text", ["A 3/4", "A 3/4 3/6", "A 9/1", "B 5/8 2", "B 5/8 7/2 0", "C 0", "C 7", "D", "turn"])
def test_a_text_is_read_and_written_back(text: str) -> None:
    assert THREE.rules.notation.write_move(THREE.rules.notation.read_move(text)) == text


@pytest.mark.parametrize("text", ["B 5/6 1.2", "C 0.1", "C 1.3", "C 12.34"])
def test_with_two_seats_a_place_is_a_seat_and_an_area(text: str) -> None:
    assert TWO.rules.notation.write_move(TWO.rules.notation.read_move(text)) == text


def test_cards_are_written_sorted_whatever_their_order() -> None:
    assert THREE.rules.notation.write_move(THREE.rules.notation.read_move("A 3/8 3/1 3/4")) == "A 3/1 3/4 3/8"


UNREADABLE = [
    ("", "verb"),
    ("pass", "verb"),
    ("a 3/4", "verb"),
    ("AA 3/4", "verb"),
    ("TURN", "verb"),
    (" D", "verb"),
    ("3/4", "verb"),
    ("A", "lay-shape"),
    ("B", "add-shape"),
    ("B 3/4", "add-shape"),
    ("B 1", "add-shape"),
    ("C", "take-shape"),
    ("C 1 2", "take-shape"),
    ("D 1", "alone"),
    ("D ", "alone"),
    ("turn 0", "alone"),
    ("A ", "card"),
    ("A 3", "card"),
    ("A 34", "card"),
    ("A 3/3", "card"),
    ("A 0/5", "card"),
    ("A 3/10", "card"),
    ("A 3/4/6", "card"),
    ("A 3/4,3/6", "card"),
    ("A ٣/٤", "card"),
    ("A 3/4  3/6", "card"),
    ("A 3/4 3/4", "twice"),
    ("B 3/4 3/4 1", "twice"),
    ("B 1 3/4", "card"),
    ("B 3/4 3/6", "seat"),
    ("C one", "seat"),
    ("C 3/4", "seat"),
    ("C -1", "seat"),
    ("C 01", "seat"),
    ("C ١", "seat"),
    ("C 1.1", "seat"),
    ("C 1234567890", "seat"),
]


@pytest.mark.parametrize(("text", "why"), UNREADABLE)
def test_what_is_no_move_is_refused_for_its_own_reason(text: str, why: str) -> None:
    with pytest.raises(NotationError) as caught:
        THREE.rules.notation.read_move(text)
    assert caught.value.refusal.code is Code.BAD_MOVE
    assert caught.value.refusal.message.key == f"dnup-bad-{why}"
    hold(caught.value.refusal)


@pytest.mark.parametrize("place", ["1", "1.", ".1", "1.1.1", "1,1", "1.01", "1. 1", "-1.1"])
def test_with_two_seats_a_place_without_its_area_is_no_move(place: str) -> None:
    with pytest.raises(NotationError) as caught:
        TWO.rules.notation.read_move(f"C {place}")
    assert caught.value.refusal.message.key == f"dnup-bad-{'take-shape' if ' ' in place else 'seat-and-area'}"
    hold(caught.value.refusal)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_deal_is_read_and_written_back(seats: int) -> None:
    table = dealt(seats)
    text = table.log[0].move
    assert text.startswith("deal ")
    assert table.rules.notation.write_move(table.rules.notation.read_draw(text)) == text


def test_what_is_no_deal_of_the_round_is_refused() -> None:
    table = dealt(3)
    text = table.log[0].move
    one, other, third = text.removeprefix("deal ").split(" | ")
    hands = [hand.split() for hand in (one, other, third)]
    turned = text.replace(one, " ".join(card[::-1] for card in one.split()))
    assert table.rules.notation.read_draw(turned)
    moved = f"deal {one} {other.split()[0]} | {' '.join(other.split()[1:])} | {third}"
    two_hands = f"deal {one} {other} | {third}"
    doubled = text.replace(one, f"{one.split()[0]} {one}")
    exchanged = text.replace(one.split()[0], "1/9")
    all_in_one = f"deal {one} {other} {third}"
    uneven = f"deal {one} | {other} {' '.join(hands[2][1:])} | {hands[2][0]}"
    smaller = "deal " + " | ".join(" ".join(hand[1:]) for hand in hands)
    # Each hand holds a card of the next one too, upside down.
    twice = "deal " + " | ".join(" ".join((*hand, hands[at - 2][0][::-1])) for at, hand in enumerate(hands))
    no_deals = (
        *("", "deal", "D", text.replace("deal", "dealt"), f"deal {one}", moved, two_hands),
        *(exchanged, all_in_one, uneven, smaller, twice),
    )
    for wrong in no_deals:
        assert refusal_of_draw(table, wrong) == (Code.BAD_MOVE, "dnup-bad-deal"), wrong
    assert refusal_of_draw(table, doubled) == (Code.BAD_MOVE, "dnup-bad-twice")
    assert refusal_of_draw(table, f"{text}x") == (Code.BAD_MOVE, "dnup-bad-card")


def refusal_of_draw(table: Table, text: str) -> tuple[Code, str]:
    with pytest.raises(NotationError) as caught:
        table.rules.notation.read_draw(text)
    hold(caught.value.refusal)
    return Code(caught.value.refusal.code), caught.value.refusal.message.key


FORGIVEN = [
    ("a 3/4 3/6", "A 3/4 3/6"),
    ("А 3/4", "A 3/4"),
    ("в 5/8 3", "B 5/8 2"),
    ("с 3", "C 2"),
    ("c 1", "C 0"),
    ("c 0", "C 00"),
    ("d", "D"),
    ("TURN", "turn"),
    ("A 34", "A 3/4"),
    ("A 3-4 3:6", "A 3/4 3/6"),
    ("A 3/4, 3/6", "A 3/4 3/6"),
    ("A 3/4,3/6", "A 3/4 3/6"),
    ("A 1 2", "A 3/4 3/6"),
    ("A 4", "A 7/2"),
    ("A 43 36", "A 4/3 3/6"),
    ("A 3\\4", "A 3/4"),
    ("b 1 2 3", "B 3/4 3/6 2"),
    ("B 34 3-6 3", "B 3/4 3/6 2"),
    ("C 5/3 5/3", "C 2"),
    ("3/4", "A 3/4"),
    ("3-4, 3/6", "A 3/4 3/6"),
    ("3/4,3/6", "A 3/4 3/6"),
    ("b 3 3", "B 5/8 2"),
    ("B 58 3", "B 5/8 2"),
    ("B 5/8", "B 5/8 2"),
    ("b 3", "B 5/8 2"),
    ("c 4/7", "C 1"),
    ("C 56 5-3", "C 2"),
]
UNCLEAR = [
    "",
    "pass",
    "34",
    "1 2",
    "3/45",
    "3/4x",
    "C",
    "B 3/4",
    "B",
    "A",
    "A 5",
    "A 33",
    "A 9/9",
    "A 0",
    "A 99",
    "A x",
    "A ²",
    "B x",
    "C 5/3 x",
    "C 1,2",
    "B 5/8 1,2",
    "C x",
    "C 5/9",
    "C 4/7 5/6",
    "D 3",
    "B 7/2",
    "E 3/4",
]


@pytest.mark.parametrize(("typed", "meant"), FORGIVEN)
def test_what_is_clear_is_forgiven(typed: str, meant: str) -> None:
    assert THREE.rules.notation.forgive(THREE.rules.view(THREE.state, 0), typed) == meant


@pytest.mark.parametrize("typed", UNCLEAR)
def test_what_is_not_clear_stays_as_it_was(typed: str) -> None:
    assert THREE.rules.notation.forgive(THREE.rules.view(THREE.state, 0), typed) == typed


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("c 2,2", "C 1.2"), ("C 2,1", "C 1.1"), ("b 5/2", "B 5/2 1.2"), ("C 1", "C 1"), ("C", "C"), ("c 47", "C 1.1")],
)
def test_with_two_seats_areas_are_forgiven(typed: str, meant: str) -> None:
    assert TWO.rules.notation.forgive(TWO.rules.view(TWO.state, 0), typed) == meant


@pytest.mark.parametrize(
    ("table", "typed", "meant"),
    [
        (OWN_SET, "b 46", "B 4/6 1"),
        (OWN_SET, "b 56", "B 5/6 2"),
        (OWN_SET, "c 4/8", "C 4/8"),
        (OWN_SET, "c", "C"),
        (TWO_FOURS, "b 46", "B 46"),
        (TWO_FOURS, "c 4/8", "C 2"),
        (LOWEST, "b 13", "B 1/3 1"),
        (LOWEST, "b x", "B x"),
        (LOWEST, "c", "C 1"),
    ],
)
def test_only_one_set_of_the_opponents_can_be_meant(table: Table, typed: str, meant: str) -> None:
    """Not the own one, nor one of two that fit."""
    assert table.rules.notation.forgive(table.rules.view(table.state, 0), typed) == meant


def test_where_the_opponents_have_only_one_set_it_need_not_be_named() -> None:
    view = ALONE.rules.view(ALONE.state, 0)
    assert [ALONE.rules.notation.forgive(view, typed) for typed in ("c", "b 46", "b 3/4")] == [
        "C 1.1",
        "B 4/6 1.1",
        "B 3/4",
    ]


def test_a_watcher_without_a_hand_has_no_numbers() -> None:
    view = THREE.rules.view(THREE.state, Onlooker.SPECTATOR)
    assert THREE.rules.notation.forgive(view, "a 1") == "A 1"
