"""Moves and draws as texts: what can be read, what cannot, and back again; what is forgiven to a person."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.core.message import Message
from litera.core.refusal import NotationError
from litera.games.klepka.move_text import read_draw, read_move, write_move
from litera.games.klepka.moves import (
    BlindDraw,
    Chaos,
    Deal,
    Done,
    Exchange,
    Flip,
    MakeWord,
    Move,
    Pass,
    Shuffle,
    Stop,
    Vote,
)
from tests.games.klepka.playing import legal, rules, table_of
from tests.games.sentences import hold

RULESET = rules().ruleset
HIDDEN = rules(hands="hidden").ruleset


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("word ВОДА", MakeWord(("ВОДА",))),
        ("word М'ЯЧ", MakeWord(("М'ЯЧ",))),
        ("word БУДЬ-ХТО", MakeWord(("БУДЬ-ХТО",))),
        ("word МОЛОКО [Мy Лb Кb *О]", MakeWord(("МОЛОКО",), ("Мy", "Лb", "Кb", "*О"))),
        ("word СЛАВА УКРАЇНІ", MakeWord(("СЛАВА", "УКРАЇНІ"))),
        ("done", Done()),
        ("flip A1 J10 C3", Flip((0, 99, 22))),
        ("stop", Stop()),
        ("exchange Ьb 0 Щb", Exchange("Ьb", 0, "Щb")),
        ("exchange ~ 12 *", Exchange("~", 12, "*")),
        ("chaos", Chaos()),
        ("pass", Pass()),
        ("yes", Vote(accepts=True)),
        ("no", Vote(accepts=False)),
    ],
)
def test_moves_round_trip(text: str, move: Move) -> None:
    assert read_move(RULESET, text) == move
    assert write_move(RULESET, move) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "word",
        "word ",
        " word ВОДА",
        "word ВОДА ",
        "word  ВОДА",
        "WORD ВОДА",
        "слово ВОДА",
        "Done",
        "done now",
        "word вода",
        "word ВОДа",
        "word VODA",
        "word ВОДА!",
        "word ВОДА2",
        "word -ВОДА",
        "word ВО--ДА",
        "word '",
        "word ВОДА []",
        "word ВОДА [Вb Оb Дb Аb",
        "word ВОДА Вb Оb Дb Аb]",
        "word ВОДА [Вb  Оb Дb Аb]",
        "word ВОДА [Вb Оb Дb А]",
        "word ВОДА [Вb Оb Дb *]",
        "word ВОДА [Вb Оb Дb ~]",
        "word ВОДА [Вb Оb Дb *а]",
        "word ВОДА [Вb Оb Дb *A]",
        "word ВОДА [Вb Оb Дb Аb] done",
        "word КІТ ПЕС",
        "flip",
        "flip ",
        "flip A1 ",
        "flip A1,B1",
        "flip А1",
        "exchange Ьb 0",
        "exchange Ьb 0 Щb Щb",
        "exchange Ьb 0000 Щb",
        "exchange Ьy 0 Щb",
        "exchange Ьb ٠ Щb",
        "yes no",
        "chaos 1",
        "resign",
        "r" * 50,
        f"done {'x' * 50}",
        f"word {'x' * 50}",
        f"word ВОДА [{'x' * 50}]",
        f"word ВОДА [*{'О' * 50}]",
        f"flip {'x' * 50}",
        f"exchange {'x' * 50} 0 Щb",
        "word СЛАВА УКРАЇНА",
        "word ВОДА [*В *О *Д *А]",
        "word ВОДА [Вb Оb Дb Аb Аb]",
        "flip A1 B1 A1",
        "flip A11",
        "flip K1",
        "flip A0",
        "flip A01",
        "exchange Ьb 01 Щb",
        "exchange Ьb x Щb",
        "exchange Ьb 0 Щ",
        "stop it",
    ],
)
def test_texts_that_are_no_move(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_move(RULESET, text)
    assert caught.value.refusal.code.value == "bad_move"
    hold(caught.value.refusal)


def test_nfd_and_every_apostrophe_are_read() -> None:
    decomposed = unicodedata.normalize("NFD", "word УКРАЇНОЙ")
    assert decomposed != "word УКРАЇНОЙ"
    assert read_move(RULESET, decomposed) == MakeWord(("УКРАЇНОЙ",))
    assert {read_move(RULESET, f"word М{mark}ЯЧ") for mark in "'ʼ’"} == {MakeWord(("М'ЯЧ",))}


def test_with_hidden_hands_an_exchange_names_no_card_to_take() -> None:
    assert read_move(HIDDEN, "exchange Ьb 0") == Exchange("Ьb", 0, None)
    assert write_move(HIDDEN, Exchange("Ьb", 0, None)) == "exchange Ьb 0"
    with pytest.raises(NotationError) as caught:
        read_move(HIDDEN, "exchange Ьb 0 Щb")
    hold(caught.value.refusal)


@given(st.integers(0, 1), st.permutations(RULESET.pack.all_cards()))
def test_draws_round_trip(first: int, cards: list[str]) -> None:
    for draw in (Deal(first, tuple(cards)), Shuffle(tuple(cards[:7])), BlindDraw(cards[0])):
        assert read_draw(RULESET, write_move(RULESET, draw)) == draw


@pytest.mark.parametrize(
    "text",
    [
        "",
        "deal",
        "deal 2 Оb",
        "deal x Оb",
        "deal 0 Ob",
        "shuffle",
        "shuffle Ґb Ґb Ґb",
        "drawn",
        "drawn Ґy",
        "mix",
        "deal 00 Оb",
        "drawn Ґb Ґb",
    ],
)
def test_texts_that_are_no_draw(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_draw(RULESET, text)
    assert caught.value.refusal.code.value == "bad_move"
    hold(caught.value.refusal)


def forgiven(typed: str) -> str:
    table = table_of("Кb Іb Тy * ~ / Щb Оb", "Оb Оb")
    return table.rules.notation.forgive(table.rules.view(table.state, 0), typed)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("word кіт", "word КІТ"),
        ("Word  Кіт", "word КІТ"),
        ("word слава україні", "word СЛАВА УКРАЇНІ"),
        ("word кіт [кb іb тy]", "word КІТ [Кb Іb Тy]"),
        ("word кіт [1 2 3]", "word КІТ [Кb Іb Тy]"),
        ("word кіт [кс іb *т]", "word КІТ [Кb Іb *Т]"),
        ("flip a1 b1", "flip A1 B1"),
        ("flip A1,B1", "flip A1 B1"),
        ("flip a1b1", "flip A1 B1"),
        ("flip а1 в1", "flip A1 B1"),
        ("flip а1 в1 с1 д1 е1 ф1 г1 н1 і1 й1", "flip A1 B1 C1 D1 E1 F1 G1 H1 I1 J1"),
        ("а1б1", "flip A1 B1"),
        ("FLIP a 1; b 01", "flip A1 B1"),
        ("flip 1a 10 b", "flip A1 B10"),
        ("a1 b1", "flip A1 B1"),
        ("1A", "flip A1"),
        ("exchange 1 2 1", "exchange Кb 1 Щb"),
        ("exchange кb 2 2", "exchange Кb 1 Оb"),
        ("Exchange тж 2 щс", "exchange Тy 1 Щb"),
        ("exchange тż 2 оa", "exchange Тy 1 Оb"),
        ("exchange Тg 2 Щn", "exchange Тy 1 Щb"),
        ("exchange Polisemia 2 щb", "exchange * 1 Щb"),
        ("exchange обмін 2 хаос", "exchange ~ 1 #"),
        ("exchange 5 2 1", "exchange ~ 1 Щb"),
        ("exchange 6 2 3", "exchange 6 1 3"),
        ("exchange 0 2 0", "exchange 0 1 0"),
        ("exchange ² 2 ²", "exchange ² 1 ²"),
        ("exchange кb 3 1", "exchange Кb 2 1"),
        ("exchange кb 1 1", "exchange Кb 0 Кb"),
        ("exchange кb 0 1", "exchange Кb 00 1"),
        ("exchange кb 2", "exchange Кb 1"),
        ("exchange кb x 1", "exchange Кb x 1"),
        ("exchange кx 2 щ1", "exchange Кx 1 Щ1"),
        ("exchange chaos 2 EXCHANGE", "exchange # 1 ~"),
        ("word кіт [кn іс тz]", "word КІТ [Кb Іb Тy]"),
        ("word кіт [1 2 3", "word КІТ [Кb Іb Тy]"),
        ("word кіт[кb іb тy]", "word КІТ [Кb Іb Тy]"),
        ("word кіт [ка іж тg]", "word КІТ [Ка Іy Тy]"),
        ("flip з1 ґ1 д1 л1", "flip Z1 G1 D1 L1"),
        ("flip м1 о1 р1 т1 у1 х1 к1", "flip M1 O1 P1 T1 Y1 X1 K1"),
        ("flip 10a 1b", "flip A10 B1"),
        ("flip a001 b010", "flip A1 B10"),
        ("flip A1, B1; C1", "flip A1 B1 C1"),
        ("stop", "stop"),
        ("No", "no"),
        ("Done", "done"),
        (" YES ", "yes"),
        ("Chaos", "chaos"),
    ],
)
def test_what_is_forgiven(typed: str, meant: str) -> None:
    assert forgiven(typed) == meant


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "flip",
        "flip one two",
        "flip A1 B",
        "flip A1 1B",
        "c",
        "done now",
        "exchange",
        "hello",
        "word",
        "exchange 1",
        "exchange 1 1 1 1",
        "flip a1 1b",
        "a1 x",
    ],
)
def test_what_is_not_clear_is_left_as_it_is(typed: str) -> None:
    assert forgiven(typed) == typed


@pytest.mark.parametrize(("typed", "wrong"), [("а1 щ1", "Щ1"), ("flip а1 щ1", "Щ1"), ("k11", "K11"), ("ж1", "Ж1")])
def test_places_that_there_are_not_are_refused_as_places(typed: str, wrong: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_move(RULESET, forgiven(typed))
    assert caught.value.refusal.message == Message("klepka-bad-place", {"place": wrong, "last": "J10"})


@pytest.mark.parametrize("verb", ["done", "stop", "chaos", "pass", "yes", "no"])
def test_what_is_too_much_after_a_move_of_one_word_is_named(verb: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_move(RULESET, f"{verb} A1")
    assert caught.value.refusal.message == Message("klepka-bad-alone", {"rest": "A1"})


def test_no_move_is_turned_into_another() -> None:
    table = table_of("Кb Іb Тy * ~ # / Щb Оb *", "Оb Оb")
    moves = legal(table, 0)
    assert {"word КІТ", "done", "chaos", "exchange # 1 *"} <= set(moves)
    notation = table.rules.notation
    for text in (*moves, "flip A1 B1", "word КІТ [Кb Іb *Т]", "exchange ~ 1 *"):
        assert notation.forgive(table.rules.view(table.state, 0), notation.for_people(text)) == text
