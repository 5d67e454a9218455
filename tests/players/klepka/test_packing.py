"""The choice of whole words beside every choice there is; the whole file also runs with Numba switched off."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.players.klepka.packing import Packed, Packing
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


def packing(
    held: dict[str, int],
    prices: dict[str, float],
    makings: list[Making],
    losses: list[float],
    *,
    once: bool,
    limit: float,
    dearer: dict[str, float] | None = None,
) -> Packing:
    """Look for less than a loss; ``dearer`` cards make a second list of prices."""
    words = sorted({making.word for making in makings})
    costs = np.array([prices[card] for card in held])
    lists = [costs] if dearer is None else [costs, costs + np.array([dearer[card] for card in held])]
    cards = np.array(list(held.values()))
    counts = np.array([[making.cards.count(card) for card in held] for making in makings], np.uint8)
    counts = counts.reshape(-1, len(held))
    return Packing(
        cards,
        np.array(lists),
        counts,
        worths=counts @ costs - np.array(losses, np.float64),
        words=np.array([words.index(making.word) if once else -1 for making in makings], np.int64),
        least=float(costs @ cards) - limit,
        places=12,
    )


def run(packing: Packing, visits: int) -> Packed:
    """Run it to the end, so many visits at a time; give the last choice."""
    chosen = None
    while True:
        packed = packing.run(visits)
        chosen = chosen if packed.chosen is None else packed.chosen
        if packed.has_seen_all:
            return Packed(chosen, has_seen_all=True)


@examples(60)
@given(hands, costs, choices, st.booleans(), st.none() | costs, st.sampled_from([3, EVER]))
def test_no_choice_loses_less(
    held: dict[str, int],
    prices: dict[str, float],
    given_ways: list[tuple[Making, float]],
    once: bool,
    dearer: dict[str, float] | None,
    visits: int,
) -> None:
    makings, losses = [making for making, _ in given_ways], [loss for _, loss in given_ways]
    expected = least_loss(held, prices, makings, losses, once=once)
    found = run(packing(held, prices, makings, losses, once=once, limit=expected + 0.01, dearer=dearer), visits)
    assert found.chosen is not None
    left = Counter(held)
    for number in found.chosen:
        assert not Counter(makings[number].cards) - left
        left -= Counter(makings[number].cards)
    lost = sum(losses[number] for number in found.chosen) + sum(prices[card] * count for card, count in left.items())
    assert lost == pytest.approx(expected)
    words = [makings[number].word for number in found.chosen]
    assert len(set(words)) == len(words) or not once
    below = run(packing(held, prices, makings, losses, once=once, limit=expected - 0.01, dearer=dearer), visits)
    assert below.chosen is None


def test_it_stops_after_so_many_looks_and_goes_on() -> None:
    held, prices = {"Аb": 2, "Бy": 2}, {"Аb": 5.0, "Бy": 5.0}
    makings = [Making("АБ", ("Аb", "Бy"), 2)]
    stopped = packing(held, prices, makings, [0.0], once=False, limit=1.0)
    assert stopped.run(0) == Packed(None, has_seen_all=False)
    assert stopped.run(EVER) == Packed((0, 0), has_seen_all=True)
    assert packing(held, prices, makings, [0.0], once=True, limit=1.0).run(EVER).chosen is None


def test_more_than_a_mask_of_kinds_are_kept_apart() -> None:
    """A way that takes the last of seventy kinds of cards fits once only."""
    kinds = [f"{number}b" for number in range(70)]
    held, prices = dict.fromkeys(kinds, 1), dict.fromkeys(kinds, 1.0)
    makings = [Making("А", (kind,), 1) for kind in kinds] + [Making("Б", (kind, kinds[-1]), 2) for kind in kinds[:2]]
    found = packing(held, prices, makings, [0.5] * 70 + [0.0, 0.0], once=False, limit=1000.0).run(EVER)
    assert found.chosen is not None
    assert sorted(found.chosen) in ([*range(1, 69), 70], [0, *range(2, 69), 71])


def test_it_agrees_uncompiled() -> None:
    """The comparison with every choice, in a process where Numba is switched off."""
    test = f"{Path(__file__)}::{test_no_choice_loses_less.__name__}"
    agree_uncompiled(test)
