"""The chance for the phrase: certain, impossible, and beside every way in which pairs can fall."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.games.klepka.finding import can_make_phrase
from litera.games.klepka.moves import PHRASES
from litera.games.klepka.pack import Card
from litera.players.klepka.phrase import collecting_chance, phrase_cards
from tests.games.klepka.playing import rules

ALL = tuple(letter + "b" for letter in "СЛАВАУКРАЇНІ")
PHRASE = PHRASES["uk"]
LETTERS = "САЇ*"


@given(
    st.lists(st.sampled_from(range(12)), unique=True, max_size=4),
    st.integers(0, 2),
    st.dictionaries(st.sampled_from(LETTERS), st.integers(1, 2), max_size=3),
    st.sampled_from([0.5, 0.25]),
)
def test_k20_the_chance_is_that_of_all_ways_in_which_pairs_can_fall(
    lost: list[int], polysemies: int, pairs: dict[str, int], share: float
) -> None:
    hand = (*(card for number, card in enumerate(ALL) if number not in lost), *("*",) * polysemies)
    lying = {letter: float(count if letter == "*" else 2 * count) for letter, count in pairs.items()}
    falling = [letter for letter, count in pairs.items() for _ in range(count)]
    chance = 0.0
    for fallen in product((True, False), repeat=len(falling)):
        gained: tuple[Card, ...] = ()
        weight = 1.0
        for letter, mine in zip(falling, fallen, strict=True):
            weight *= share if mine else 1 - share
            if mine:
                gained += ("*",) if letter == "*" else (letter + "y",) * 2
        chance += weight * can_make_phrase(rules().ruleset, hand + gained)
    assert collecting_chance(PHRASE, hand, lying, share=share) == pytest.approx(chance)


def test_k16_an_exchange_card_stands_for_one_letter() -> None:
    assert collecting_chance(PHRASE, (*ALL[:-1], "~"), {}, share=0.5) == 1
    assert collecting_chance(PHRASE, (*ALL[:-2], "~"), {}, share=0.5) == 0


def test_cards_that_serve_the_phrase() -> None:
    assert phrase_cards(PHRASE, ("Сb", "Щb", "*", "Сb", "Аy", "#", "~")) == ("Сb", "*", "Аy", "~")
