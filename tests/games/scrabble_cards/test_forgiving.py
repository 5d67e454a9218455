"""What a person may type: forgiven where it is clear, left alone where it is not or where it is a move already."""

from __future__ import annotations

from typing import Any

import pytest

from litera.core.refusal import NotationError
from tests.games.scrabble_cards.playing import play, table_of

KOT: list[Any] = [["KoT", 0, 0, "across"]]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("lay mysz 3 -1 down", "lay MYSZ 3 -1 down"),
        ("LAY MYSZ 3 -1 DOWN", "lay MYSZ 3 -1 down"),
        ("lay mysz 3 −1 down x2", "lay MYSZ 3 -1 down x2"),
        ("lay mysz (3, -1) down", "lay MYSZ 3 -1 down"),
        ("lay mysz 3, -1, down, X2 C1", "lay MYSZ 3 -1 down x2 c1"),
        ("lay mysz 3 -1 down 5", "lay MYSZ 3 -1 down x2"),
        ("lay mysz 3 -1 pionowo х2 с1", "lay MYSZ 3 -1 down x2 c1"),
        ("lay mysz 3 -1 вертикально", "lay MYSZ 3 -1 down"),
        ("lay mysz 3 -1 vertical", "lay MYSZ 3 -1 down"),
        ("lay mysz 3 -1 pion x2", "lay MYSZ 3 -1 down x2"),
        ("lay mysz 3 -1 pio", "lay MYSZ 3 -1 down"),
        ("lay mysz 3 -1 d", "lay MYSZ 3 -1 down"),
        ("mysz 3 -1 down x2", "lay MYSZ 3 -1 down x2"),
        ("MYSZ, 3, −1, pionowo", "lay MYSZ 3 -1 down"),
        ("lay KOTY 0 0 poziomo", "lay KoTY 0 0 across"),
        ("lay koty 0 0 across", "lay KoTY 0 0 across"),
        ("lay KOTY 00 -0 across", "lay KoTY 0 0 across"),
        ("exchange m y", "exchange M Y"),
        ("exchange 1, 2 6", "exchange M Y c1"),
        ("Exchange C1", "exchange c1"),
        ("condition C1 kot", "condition c1 KOT"),
        ("condition 6", "condition c1"),
        ("PASS", "pass"),
        ("Accept", "accept"),
    ],
)
def test_what_is_clear_is_forgiven(typed: str, meant: str) -> None:
    table = table_of("M Y S Z x2 c1 / A", on_table=KOT)
    view = table.rules.view(table.state, 0)
    assert table.rules.notation.forgive(view, typed) == meant
    table.rules.notation.read_move(meant)


@pytest.mark.parametrize(
    ("hand", "typed", "meant"),
    [
        ("K O *", "lay kot 0 0 across", "lay KOt 0 0 across"),
        ("K * *", "lay kot 0 0 across", "lay Kot 0 0 across"),
        ("K O T * *", "lay kot 0 0 across", "lay KOT 0 0 across"),
        ("O K *", "lay oko 0 0 across", "lay OKo 0 0 across"),
        ("O K", "lay oko 0 0 across", "lay OKO 0 0 across"),
        ("K O T", "lay kot", "lay KOT 0 0 across"),
        ("K O T", "lay kot down", "lay KOT 0 0 down"),
    ],
)
def test_small_letters_become_the_hands_own_and_blanks_only_where_it_has_none(
    hand: str, typed: str, meant: str
) -> None:
    table = table_of(f"{hand} / A")
    assert table.rules.notation.forgive(table.rules.view(table.state, 0), typed) == meant


@pytest.mark.parametrize(
    ("hand", "typed", "meant"),
    [
        ("Y *", "lay koty 0 0 across", "lay KOTY 0 0 across"),
        ("T *", "lay koty 0 0 across", "lay KOTy 0 0 across"),
        ("Y *", "lay KOTy 0 0 across", "lay KOTy 0 0 across"),
        ("O Ł * *", "lay tol 2 0 down", "lay TOŁ 2 0 down"),
        ("Ł *", "lay tol 2 0 down", "lay ToŁ 2 0 down"),
    ],
)
def test_no_blank_is_spent_on_a_letter_of_the_hand_in_a_word_typed_all_small(hand: str, typed: str, meant: str) -> None:
    """That the letters which lie are typed small too shows that small letters mean nothing here."""
    table = table_of(f"{hand} / A", on_table=[["KOT", 0, 0, "across"]])
    assert table.rules.notation.forgive(table.rules.view(table.state, 0), typed) == meant


@pytest.mark.parametrize(
    ("hand", "typed", "meant"),
    [
        ("W O Ł Y", "lay woly 0 1 across", "lay WOŁY 0 1 across"),
        ("W O Ł Y", "lay WOLY 0 1 across", "lay WOŁY 0 1 across"),
        ("W O Ł Y *", "lay woly 0 1 across", "lay WOŁY 0 1 across"),
        ("W O Ł Y *", "lay WOlY 0 1 across", "lay WOlY 0 1 across"),
        ("W O L Ł Y", "lay woly 0 1 across", "lay WOLY 0 1 across"),
        ("W O Ł Ę *", "lay wolę 0 1 across", "lay WOlĘ 0 1 across"),
        ("Ź Ż L E", "lay zle 0 1 across", "lay ZLE 0 1 across"),
        ("Ź R E *", "lay zrze 0 1 across", "lay ZRZE 0 1 across"),
        ("Y", "lay zary 0 0 across", "lay żARY 0 0 across"),
        ("Ź", "lay ZARZ 0 0 across", "lay żARŹ 0 0 across"),
        ("Ł", "exchange l", "exchange Ł"),
        ("L Ł", "exchange l l", "exchange L L"),
    ],
)
def test_letters_typed_without_marks_are_the_hands_marked_ones_where_that_is_clear(
    hand: str, typed: str, meant: str
) -> None:
    """Clear is what the hand has none of as it was typed, and one marked letter for; then no blank is spent on it."""
    table = table_of(f"{hand} / A", on_table=[["żAR", 0, 0, "across"]])
    assert table.rules.notation.forgive(table.rules.view(table.state, 0), typed) == meant


@pytest.mark.parametrize("typed", ["lay ta 0 0 down", "lay TA 0 0 down", "lay tA 0 0 across", "lay Ta 0 0 across"])
def test_a_move_that_may_stand_as_it_is_stays(typed: str) -> None:
    """Both letters of TA may be blanks here, so small letters are taken at their word."""
    table = table_of("T A * * / A")
    assert table.rules.notation.forgive(table.rules.view(table.state, 0), typed) == typed


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "fly",
        "lay",
        "lay kot",
        "lay kot 1",
        "lay kot 1 1",
        "lay kot 1 1 up",
        "lay kot 1 1 p",
        "kot",
        "lay kot one two down",
        "exchange",
        "condition",
    ],
)
def test_what_is_not_clear_is_not_guessed(typed: str) -> None:
    table = table_of("K O T / A", on_table=KOT)
    forgiven = table.rules.notation.forgive(table.rules.view(table.state, 0), typed)
    assert forgiven.split() == typed.split()
    with pytest.raises(NotationError):
        table.rules.notation.read_move(forgiven)


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("kot 1 1", "scrabble_cards-bad-lay-shape"),
        ("kot 1 1 up", "scrabble_cards-bad-direction"),
        ("kot 1 1 c1", "scrabble_cards-bad-direction"),
        ("kot up", "scrabble_cards-bad-verb"),
    ],
)
def test_a_word_before_two_numbers_is_answered_with_what_a_lay_lacks(typed: str, why: str) -> None:
    table = table_of("K O T / A", on_table=KOT)
    with pytest.raises(NotationError) as refused:
        table.rules.notation.read_move(table.rules.notation.forgive(table.rules.view(table.state, 0), typed))
    assert refused.value.refusal.message.key == why


def test_numbers_are_those_of_the_own_hand_alone() -> None:
    table = table_of("K O T / A c4")
    play(table, "0 lay KOT 0 0 across")
    assert table.rules.notation.forgive(table.rules.view(table.state, 1), "condition 2") == "condition c4"
    assert table.rules.notation.forgive(table.rules.view(table.state, 1), "condition 3") == "condition 3"
