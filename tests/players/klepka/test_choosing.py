"""The best set of words of a hand, and the walk that finds them, beside every set and every way there is."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.games.klepka.pack import Card
from litera.games.klepka.rules import KlepkaRules
from litera.players.base import Budget
from litera.players.klepka.choosing import Wants, WordSet, choose_words
from litera.players.klepka.pricing import Pricer, Search, Vocabulary
from tests.effort import agree_uncompiled, examples
from tests.games.klepka.playing import UKRAINIAN, WORDS, rules
from tests.reference.klepka import all_makings, best_worth

ALL = tuple(word.upper() for word in WORDS if word.islower())
KINDS = ["Оb", "Оy", "Кb", "Кy", "Лy", "Мy", "Сb", "Нy", "Тb", "Аb", "Аy", "*", "*", "~"]
CARDS = st.lists(st.sampled_from(KINDS), max_size=6).map(tuple)
KEEP = st.dictionaries(st.sampled_from(["Оb", "Кy", "*", "Аb"]), st.sampled_from([0.5, 3.0, 9.0]))
OPTIONS = st.fixed_dictionaries(
    {
        "double_for": st.sampled_from(["one_colour", "none"]),
        "polysemy_points": st.sampled_from(["letter", "zero"]),
        "polysemy_colour": st.sampled_from(["neutral", "breaks"]),
        "repeat_words": st.sampled_from(["any", "none"]),
    }
)


def search(bound: KlepkaRules, hand: tuple[Card, ...], barred: frozenset[str] = frozenset()) -> Search:
    stands = (lambda word: word not in barred) if barred else None
    return Search(bound.ruleset, hand, Vocabulary(), stands)


def chosen(bound: KlepkaRules, hand: str, wants: Wants, budget: Budget | None = None) -> WordSet:
    return choose_words(search(bound, tuple(hand.split())), wants, budget or Budget())


def words(found: WordSet) -> list[str]:
    return [making.word for making in found.makings]


@given(CARDS, OPTIONS, st.sampled_from([0.0, 0.5, 4.0]), KEEP, st.frozensets(st.sampled_from(ALL), max_size=4))
def test_k3_k5_k7_k15_no_set_of_words_is_worth_more(
    hand: tuple[Card, ...], options: dict[str, Any], flip: float, keep: dict[Card, float], barred: frozenset[str]
) -> None:
    bound, wants = rules(2, **options), Wants(flip, keep)
    found = choose_words(search(bound, hand, barred), wants, Budget(), step=0.01)
    makings = all_makings(bound.ruleset, hand, [word for word in ALL if word not in barred])
    once = options["repeat_words"] == "none"
    assert found.worth == pytest.approx(best_worth(makings, wants, hand, once=once), abs=0.02)
    assert found.worth == pytest.approx(sum(map(wants.worth, found.makings)))
    used = Counter(card for making in found.makings for card in making.cards)
    assert not used - Counter(hand)
    assert len(set(words(found))) == len(words(found)) or not once


@examples(50)
@given(CARDS, OPTIONS, st.sampled_from([0.0, 2.0]), st.sampled_from([-3.0, 0.0, 5.0]))
def test_the_walk_finds_every_way_above_its_threshold(
    hand: tuple[Card, ...], options: dict[str, Any], flat: float, threshold: float
) -> None:
    bound = rules(2, **options)
    wants = Wants(flat, dict.fromkeys(hand, 3.0))
    pricer = Pricer(search(bound, hand))
    found = pricer.all(np.full(len(pricer.kinds), 3.0), flat, threshold)
    expected = {
        (word, cards): points
        for (word, cards), points in all_makings(bound.ruleset, hand, ALL).items()
        if points + flat - 3.0 * len(cards) > threshold
    }
    most: dict[tuple[str, tuple[Card, ...]], int] = {}
    for making in (pricer.making(found, number) for number in range(len(found))):
        key = making.word, tuple(sorted(making.cards))
        most[key] = max(making.points, most.get(key, 0))
        assert wants.worth(making) > threshold
    assert most == expected


def test_k5_colours_are_kept_apart() -> None:
    found = chosen(rules(2), "Оb Кb Оb Оy Кy Оy", Wants(0.1))
    assert [making.uses for making in found.makings] == [("Кb", "Оb", "Оb"), ("Кy", "Оy", "Оy")] or found.worth >= 8


def test_more_flips_are_worth_shorter_words() -> None:
    many = chosen(rules(2, lexicon=UKRAINIAN), "Тb Аb Нb Еb Вb Иb", Wants(4.0))
    few = chosen(rules(2, lexicon=UKRAINIAN), "Тb Аb Нb Еb Вb Иb", Wants(0.0))
    assert len(many.makings) == 3
    assert sum(making.points for making in many.makings) == sum(making.points for making in few.makings) == 12


def test_cards_worth_more_in_hand_are_kept() -> None:
    assert words(chosen(rules(2), "Сb Оb Нb", Wants(1.0, {"Оb": 20.0}))) == []
    assert words(chosen(rules(2), "Сb Оb Нb", Wants(1.0, {"Оb": 2.0}))) == ["СОН"]


def test_a_spent_budget_gives_words_at_once() -> None:
    found = chosen(rules(2, lexicon=UKRAINIAN), "Тb Аb Нb Еb Вb Иb Кy Оy Тy", Wants(1.0), Budget(0.0))
    assert found.makings
    assert found.bound >= found.worth


def test_a_hand_without_letters_makes_nothing() -> None:
    assert chosen(rules(2), "* ~ #", Wants(3.0)).makings == ()


def test_the_walk_agrees_uncompiled() -> None:
    """This file's comparison with every way, in a process where Numba is switched off."""
    test = f"{Path(__file__)}::{test_the_walk_finds_every_way_above_its_threshold.__name__}"
    agree_uncompiled(test)
