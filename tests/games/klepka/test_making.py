"""Which cards make a word, and which are taken where none are named, beside every choice there is (K15, K20, moves)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.games.klepka.finding import can_make_phrase, words_of
from litera.games.klepka.making import best_cards, fits
from litera.games.klepka.moves import Use, is_real
from litera.games.klepka.pack import POLYSEMY, Card
from litera.games.klepka.rules import KlepkaRules
from litera.games.klepka.scoring import letters_of, work_out
from litera.words.lexicon import Lexicon
from tests.games.klepka.playing import legal, play, refusal, rules, shown, table_of

COLOURS = st.sampled_from(["one_colour", "none"])
POINTS = st.sampled_from(["letter", "zero"])
POLYSEMY_COLOUR = st.sampled_from(["neutral", "breaks"])
HANDS = st.lists(st.sampled_from(["Оb", "Оy", "Кb", "Кy", "Лy", "Мy", "*", "Сb", "~"]), max_size=8)


def makes(words: tuple[str, ...], uses: tuple[Use, ...]) -> bool:
    """Say whether uses make the words, from the definition: every letter is given a card, every card has a letter.

    A polysemy is given to all occurrences of its letter in one of the words that letter cards leave.
    """
    real = [use for use in uses if is_real(use)]
    stars = [use[1] for use in uses if not is_real(use)]
    if not real:
        return False
    slots = [(number, letter) for number, word in enumerate(words) for letter in letters_of(word)]
    return any(
        covered(slots, tuple(chosen), stars)
        for chosen in combinations(range(len(slots)), len(real))
        if Counter(slots[index][1] for index in chosen) == Counter(use[0] for use in real)
    )


def covered(slots: list[tuple[int, str]], chosen: tuple[int, ...], stars: list[str]) -> bool:
    """Say whether the polysemies stand exactly for the slots that letter cards leave, one a word and letter."""
    left = {slot for index, slot in enumerate(slots) if index not in chosen}
    return Counter(letter for _, letter in left) == Counter(stars)


def uses_of(hand: tuple[Card, ...], letters: str) -> set[tuple[Use, ...]]:
    """Give all ways to use cards of a hand, polysemies for any of the letters."""
    found: set[tuple[Use, ...]] = set()
    for size in range(1, len(hand) + 1):
        for cards in combinations(sorted(card for card in hand if card not in "~#"), size):
            ways: list[tuple[Use, ...]] = [()]
            for card in cards:
                choices = [POLYSEMY + letter for letter in letters] if card == POLYSEMY else [card]
                ways = [(*way, choice) for way in ways for choice in choices]
            found.update(tuple(sorted(way)) for way in ways)
    return found


def rank(bound: KlepkaRules, word: str, uses: tuple[Use, ...]) -> tuple[int, int, int, int]:
    points = work_out(bound.ruleset, word, uses).total
    polysemies = sum(not is_real(use) for use in uses)
    return points, -polysemies, -sum(is_real(use) and use[1] == "y" for use in uses), -len(uses)


@given(HANDS, st.sampled_from(["ОКО", "КОЛО", "СОК", "МОЛОКО"]), COLOURS, POINTS, POLYSEMY_COLOUR)
def test_the_best_cards_are_taken_of_all_that_make_the_word(
    hand: list[Card], word: str, double_for: str, points: str, colour: str
) -> None:
    bound = rules(double_for=double_for, polysemy_points=points, polysemy_colour=colour)
    ways = [uses for uses in uses_of(tuple(hand), "".join(dict.fromkeys(word))) if makes((word,), uses)]
    choice = best_cards(bound.ruleset, (word,), tuple(hand))
    assert (choice is None) == (not ways)
    if choice is not None:
        assert fits((word,), choice.uses)
        assert rank(bound, word, choice.uses) == max(rank(bound, word, uses) for uses in ways)


USES = st.sampled_from(["Оb", "Оy", "Кb", "Лy", "Сb", "*О", "*К", "*Л", "*С"])


@given(st.lists(USES, max_size=6), st.sampled_from([("ОКО",), ("КОЛО",), ("СОК",), ("ОКО", "СОЛО"), ("СОК", "КОЛО")]))
def test_k15_cards_fit_as_the_definition_says(uses: list[Use], words: tuple[str, ...]) -> None:
    assert fits(words, tuple(uses)) == makes(words, tuple(uses))


@pytest.mark.parametrize(
    ("word", "cards", "expected"),
    [
        ("МОЛОКО", "Мy Лb Кb *О", True),
        ("МОЛОКО", "Мy Лb Кb Оb Оb *О", True),
        ("МОЛОКО", "Мy Лb Кb Оb Оb Оy *О", False),
        ("МОЛОКО", "Мy Лb Кb *О *О", False),
        ("ВОДА", "Вb Дb *О *А", True),
        ("ВОДА", "Вb Дb *О", False),
        ("ВОДА", "Вb Дb Оb Аb *К", False),
        ("ОКО", "*О *К", False),
    ],
)
def test_k15_polysemies_by_example(word: str, cards: str, expected: bool) -> None:
    assert fits((word,), tuple(cards.split())) is expected


SLAVA = "Сb Лb Аb Вb Аy Уb Кy Рb Аy Їb Нb Іb"


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        (SLAVA, True),
        (SLAVA.replace("Аy ", "", 1), False),
        ("Сb Лb Вb Уb Кy Рb Аy Їb Нb Іb *", True),
        ("Сb Лb Вb Уb Кy Рb Їb Нb Іb *", False),
        ("Сb Лb Вb Уb Кy Рb Їb Нb Іb * *", True),
        ("Сb Лb Аb Вb Уb Кy Рb Їb Нb Іb *", True),
        ("Лb Аb Вb Аy Уb Кy Рb Аy Їb Нb Іb *", True),
    ],
)
def test_k20_a_polysemy_serves_in_one_of_the_two_words(hand: str, expected: bool) -> None:
    assert can_make_phrase(rules().ruleset, tuple(hand.split())) is expected
    table = table_of(f"{hand} / ", "Фy Фy")
    assert ("word СЛАВА УКРАЇНІ" in legal(table, 0)) is expected
    if expected:
        assert play(table, "0 word СЛАВА УКРАЇНІ")["reason"] == "slava_ukraini"
    else:
        assert refusal(table, "0 word СЛАВА УКРАЇНІ")[0] == "not_yours"


def test_the_list_of_moves_begins_with_one_of_each_kind() -> None:
    moves = legal(table_of("Сb Оb Нb Мy Яy Чy # / ", "Оb Оb"), 0)
    assert moves == ["word М'ЯЧ", "done", "chaos", "word СОН"]


def test_named_cards_are_taken_and_no_others() -> None:
    table = table_of("Кb Кy Іb Іy Тb Тy / ")
    state = play(table, "0 word КІТ [Тy Іb Кb]")
    assert (state["scores"], sorted(state["hands"][0])) == ([4, 0], ["Іy", "Кy", "Тb"])


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("Кb Іb", "bad_move"),
        ("Кb Іb Тb Тy", "bad_move"),
        ("Кb Іb Сb", "bad_move"),
        ("*К *І *Т", "bad_move"),
        ("Кy Іb Тb", "not_yours"),
        ("Кb Кb Тb", "bad_move"),
        ("*К Іb Тb", "not_yours"),
    ],
)
def test_named_cards_that_do_not_make_the_word_or_are_not_held(cards: str, expected: str) -> None:
    assert refusal(table_of("Кb Іb Тb Тy Сb / "), f"0 word КІТ [{cards}]")[0] == expected


HOUSE = ("око", "коло", "сок", "молоко", "ом", "м'ял", "лом", "кок", "ол", "слово", "о", "с")


CARDS = ("Оb", "Оb", "Оy", "Кb", "Кb", "Лb", "Мy", "*", "*", "Сb", "#")


@given(st.sets(st.sampled_from(range(len(CARDS))), max_size=7), st.sampled_from([1, 2, 3]))
def test_the_words_of_a_hand_are_those_that_can_be_made(chosen: set[int], shortest: int) -> None:
    """Walked through the graph, beside one word after another."""
    hand = [CARDS[index] for index in sorted(chosen)]
    lexicon = Lexicon.of_words(HOUSE, "uk")
    bound = rules(lexicon=lexicon, min_letters=shortest)
    table = table_of(" ".join(hand) + " / ", lexicon=lexicon, min_letters=shortest, phase="words")
    listed = list(words_of(bound.ruleset, table.state, 0))
    possible = [
        word.upper()
        for word in HOUSE
        if len(letters_of(word)) >= shortest and best_cards(bound.ruleset, (word.upper(),), tuple(hand)) is not None
    ]
    assert sorted(listed) == sorted(possible)
    assert sorted(legal(table, 0)) == sorted(
        [*(f"word {word}" for word in possible), "done", *["chaos"] * ("#" in hand)]
    )


def test_names_and_abbreviations_are_listed_where_they_are_admitted() -> None:
    assert "word ОМ" not in legal(table_of("Оb Мy / "), 0)
    assert "word ОМ" in legal(table_of("Оb Мy / ", proper_names=True), 0)


def test_a_hand_without_letters_makes_no_word() -> None:
    assert legal(table_of("* * ~ / "), 0) == ["done"]
    assert shown(table_of("* * / "))["phase"] == "words"
