"""The choice of whole words beside every choice there is; the whole file also runs with Numba switched off."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.players.klepka.packing import Packed, pack
from litera.players.klepka.ways import Making
from tests.effort import agree_uncompiled, examples
from tests.reference.klepka import least_loss

CARDS = ("Аb", "Бy", "Вb", "Гy", "*")
ROOT = Path(__file__).parents[3]
tenths = st.integers(0, 60).map(lambda number: number / 10)
hands = st.fixed_dictionaries({card: st.integers(1, 2) for card in CARDS})
costs = st.fixed_dictionaries(dict.fromkeys(CARDS, tenths))
uses = st.lists(st.sampled_from([card for card in CARDS if card != "*"] + ["*Д"]), min_size=1, max_size=3)
ways = st.builds(lambda word, taken: Making(word, tuple(sorted(taken)), 0), st.sampled_from(["АБ", "ВГ", "АГ"]), uses)
choices = st.lists(st.tuples(ways, tenths), max_size=6)
EVER = 1_000_000


def packed(
    held: dict[str, int],
    prices: dict[str, float],
    makings: list[Making],
    losses: list[float],
    *,
    once: bool,
    limit: float,
    visits: int,
) -> Packed:
    words = sorted({making.word for making in makings})
    return pack(
        np.array(list(held.values())),
        np.array([prices[card] for card in held]),
        np.array([[making.cards.count(card) for card in held] for making in makings], np.uint8).reshape(-1, len(held)),
        np.array(losses, np.float64),
        np.array([words.index(making.word) if once else -1 for making in makings], np.int64),
        limit=limit,
        visits=visits,
    )


@examples(60)
@given(hands, costs, choices, st.booleans())
def test_no_choice_loses_less(
    held: dict[str, int], prices: dict[str, float], given_ways: list[tuple[Making, float]], once: bool
) -> None:
    makings, losses = [making for making, _ in given_ways], [loss for _, loss in given_ways]
    expected = least_loss(held, prices, makings, losses, once=once)
    found = packed(held, prices, makings, losses, once=once, limit=expected + 0.01, visits=EVER)
    assert found.has_seen_all
    assert found.chosen is not None
    left = Counter(held)
    for number in found.chosen:
        assert not Counter(makings[number].cards) - left
        left -= Counter(makings[number].cards)
    lost = sum(losses[number] for number in found.chosen) + sum(prices[card] * count for card, count in left.items())
    assert lost == pytest.approx(expected)
    words = [makings[number].word for number in found.chosen]
    assert len(set(words)) == len(words) or not once
    below = packed(held, prices, makings, losses, once=once, limit=expected, visits=EVER)
    assert below.chosen is None or lost < expected + 1e-9
    assert below.has_seen_all


def test_it_stops_after_so_many_looks() -> None:
    held, prices = {"Аb": 2, "Бy": 2}, {"Аb": 5.0, "Бy": 5.0}
    makings = [Making("АБ", ("Аb", "Бy"), 2)]
    assert not packed(held, prices, makings, [0.0], once=False, limit=1.0, visits=0).has_seen_all
    found = packed(held, prices, makings, [0.0], once=False, limit=1.0, visits=EVER)
    assert found.chosen == (0, 0)
    assert packed(held, prices, makings, [0.0], once=True, limit=1.0, visits=EVER).chosen is None


def test_it_agrees_uncompiled() -> None:
    """The comparison with every choice, in a process where Numba is switched off."""
    test = f"{Path(__file__)}::{test_no_choice_loses_less.__name__}"
    agree_uncompiled(test)
