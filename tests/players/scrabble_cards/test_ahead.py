"""The look-ahead, against the same turns played by the rules with the lays of the definition."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from litera.core.draws import Stream, seed_of
from litera.games.scrabble_cards.grid import cells_of, grid_of
from litera.games.scrabble_cards.laying import lay_out
from litera.games.scrabble_cards.moves import Card, Lay
from litera.games.scrabble_cards.ruleset import HAND_SIZE
from litera.games.scrabble_cards.state import State, without
from litera.games.scrabble_cards.view import unseen
from litera.players.base import Budget
from litera.players.scrabble_cards.ahead import BLOCK, Candidate, Stage, cut_out, drawn, look_further, pack
from litera.players.scrabble_cards.exchanging import best_swap, worth_of_hand
from litera.players.scrabble_cards.finding import EVERY_WORD, Table, look
from tests.games.scrabble_cards.playing import rules, table_of

KOT = [["KOT", 0, 0, "across"]]


def seen(hands: str = "M Y S Z A K x2 / A A A", bag: str | None = None) -> Table:
    table = table_of(hands, on_table=KOT, bag=bag)
    bound = rules()
    assert isinstance(table.state, State)
    return look(bound, 0, bound.view(table.state, 0))


def candidates(table: Table, count: int) -> list[Candidate]:
    return [
        Candidate(find.lay, float(find.points), table.left_after(find.lay, find.laying), find.equity)
        for find in table.finds(EVERY_WORD, count)
    ]


def heaviest(table: Table, cells: dict[tuple[int, int], str], hand: tuple[Card, ...]) -> tuple[Lay | None, float]:
    """Give what weighs most on another table with another hand, by all lays of the generator."""
    from litera.games.scrabble_cards.weighing import weigh_lays

    weighed = weigh_lays(table.cards, table.worth, table.generator.find(cells_of(cells), hand), hand)
    if not len(weighed.lays):
        return None, worth_of_hand(table, hand)
    packed = weighed.lays.packed.tolist()
    best = max(range(len(packed)), key=lambda index: (weighed.weights[index], [-word for word in packed[index][::-1]]))
    return weighed.move(best), float(weighed.weights[best])


@pytest.mark.parametrize("seed", range(4))
def test_one_deal_brings_what_the_rules_say(seed: int) -> None:
    """The rival fills his hand and lays his heaviest, then the seat does."""
    table = seen()
    asked = candidates(table, 6)
    ranked = look_further(table, asked, (Stage(6, 1),), Stream(seed_of(str(seed)), "test"), Budget())
    hidden = unseen(table.ruleset.pack, table.view)
    cards = tuple(card for card in table.cards.names for _ in range(hidden[card]))
    stream = Stream(seed_of(str(seed)), "test")
    deals = [drawn(stream, cards, 2 * HAND_SIZE) for _ in range(2)]
    likely = max(deals, key=lambda deal: worth_of_hand(table, deal[:3]))
    for candidate, value in ranked:
        assert isinstance(candidate.move, Lay)
        lying = grid_of(table.view.cells)
        lying = {**lying, **dict(lay_out(lying, candidate.move).added)}
        lay, theirs = heaviest(table, lying, likely[:HAND_SIZE])
        if lay is not None:
            lying = {**lying, **dict(lay_out(lying, lay).added)}
        count = HAND_SIZE - len(candidate.left)
        _, mine = heaviest(table, lying, candidate.left + likely[HAND_SIZE : HAND_SIZE + count])
        assert value == pytest.approx(candidate.points + mine - theirs)


def test_no_more_deals_are_looked_at_than_show_which_is_the_best() -> None:
    table = seen()
    one, two, *_ = candidates(table, 2)
    stream, same = (Stream(seed_of("x"), "test") for _ in range(2))
    ranked = look_further(table, [one, replace(two, points=two.points - 300)], (Stage(2, 400),), stream, Budget())
    assert [candidate.move for candidate, _ in ranked] == [one.move, two.move]
    hidden = unseen(table.ruleset.pack, table.view)
    cards = tuple(card for card in table.cards.names for _ in range(hidden[card]))
    for _ in range(2 * BLOCK):
        drawn(same, cards, 2 * HAND_SIZE)
    assert stream.below(1 << 30) == same.below(1 << 30)


def test_cards_are_drawn_without_putting_them_back() -> None:
    stream = Stream(seed_of("x"), "test")
    firsts = set()
    for _ in range(60):
        cards = drawn(stream, "ABCDE", 3)
        assert len(set(cards)) == 3
        firsts.add(cards[0])
    assert firsts == set("ABCDE")
    assert sorted(drawn(stream, "AAB", 3)) == list("AAB")


def test_without_time_the_equities_decide() -> None:
    table = seen()
    asked = candidates(table, 6)
    ranked = look_further(table, asked, (Stage(6, 10),), Stream(seed_of("x"), "test"), Budget(0.0))
    assert [value for _, value in ranked] == sorted((c.equity for c in asked), reverse=True)


def test_a_candidate_that_is_asked_about_stays_to_the_end() -> None:
    table = seen()
    asked = candidates(table, 6)
    ranked = look_further(table, asked, (Stage(2, 2),), Stream(seed_of("x"), "test"), Budget(), always=asked[-1])
    assert len(ranked) == 3
    assert asked[-1] in [candidate for candidate, _ in ranked]


def test_lays_are_packed_as_the_generator_packs_them() -> None:
    table = seen("M Y S * A K O / A")
    window = cut_out(table)
    found = table.generator.find(table.view.cells, table.hand)
    for index in range(0, len(found), 5):
        spelt, start = pack(table, window, found.move(index))
        assert spelt == found.packed[index, 0]
        row, column = divmod(start, window.width)
        assert (window.column + column, window.row + row) == (found.move(index).column, found.move(index).row)
    assert window.cells.dtype == np.uint8


def test_s11_the_best_exchange_keeps_the_best_part_of_the_hand() -> None:
    table = seen("W W W Ż * x3 A / A")
    swap = best_swap(table)
    assert swap is not None
    assert {"*", "x3"} <= set(swap.kept)
    assert sorted((*swap.kept, *swap.move.cards)) == sorted(table.hand)
    assert without(table.hand, swap.move.cards)
    assert best_swap(seen("W W W Ż / A", bag="E E E E E")) is None
