"""The look-ahead, against the same turns played by the rules with the lays of the definition."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pytest

from litera.core.draws import Stream, seed_of
from litera.games.scrabble_cards.grid import Grid, Word, cells_of, grid_of
from litera.games.scrabble_cards.laying import fulfilling, lay_out
from litera.games.scrabble_cards.moves import Card, Direction, Lay, Pass
from litera.games.scrabble_cards.pack import own_pack
from litera.games.scrabble_cards.rules import ScrabbleCardsRules
from litera.games.scrabble_cards.ruleset import HAND_SIZE
from litera.games.scrabble_cards.state import State, without
from litera.games.scrabble_cards.view import unseen
from litera.players.base import Budget
from litera.players.scrabble_cards.ahead import BLOCK, Candidate, Stage, cut_out, drawn, look_further, pack
from litera.players.scrabble_cards.exchanging import best_swap, worth_of_hand
from litera.players.scrabble_cards.finding import EVERY_WORD, Table, look
from litera.search.scrabble_cards.weighing import weigh_lays
from tests.games.scrabble_cards.playing import table_of

KOT = [["KOT", 0, 0, "across"]]


def seen(hands: str = "M Y S Z A K x2 / A A A", bag: str | None = None, **given: Any) -> Table:
    table = table_of(hands, on_table=KOT, bag=bag, **given)
    assert isinstance(table.rules, ScrabbleCardsRules)
    assert isinstance(table.state, State)
    return look(table.rules, 0, table.rules.view(table.state, 0))


def candidates(table: Table, count: int) -> list[Candidate]:
    return [
        Candidate(find.lay, float(find.points), table.left_after(find.lay, find.laying), find.equity)
        for find in table.finds(EVERY_WORD, count)
    ]


@dataclass
class Turns:
    """Turns ahead by the rules: what lies, and the hands of all seats."""

    table: Table
    lying: Grid
    hands: list[tuple[Card, ...]]

    def heaviest(self, seat: int) -> float:
        """Let a seat lay what weighs most, by all lays of the generator; give the weight, less what others take."""
        table, hand = self.table, self.hands[seat]
        found = table.generator.find(cells_of(self.lying), hand)
        weighed = weigh_lays(table.cards, table.worth, found, hand=hand)
        if not len(found):
            return worth_of_hand(table, hand)
        packed = found.packed.tolist()
        best = max(range(len(packed)), key=lambda one: (weighed.weights[one], [-word for word in packed[one][::-1]]))
        move = weighed.move(best)
        laying = lay_out(self.lying, move)
        self.hands[seat] = without(hand, (*laying.cards, *move.multipliers, *move.conditions))
        return float(weighed.weights[best]) - self.lay(seat, move)

    def lay(self, seat: int, move: Lay) -> int:
        """Put a lay of a seat's on the table, and let the others play against it; give what it loses (S6)."""
        laying = lay_out(self.lying, move)
        self.lying = {**self.lying, **dict(laying.added)}
        return sum(self._answer(rival, laying.words) for rival in range(len(self.hands)) if rival != seat)

    def _answer(self, seat: int, words: tuple[Word, ...]) -> int:
        """Let a seat play its condition cards that pay: the best one, or with ``cond_per_player`` at ``any`` all."""
        ruleset, worth = self.table.ruleset, self.table.worth.cards[:, 0]
        pack = ruleset.pack
        gains = {
            card: pack.conditions[card].minus / (len(self.hands) - 1) - float(worth[pack.order[card]])
            for card in self.hands[seat]
            if card in pack.conditions and fulfilling(ruleset, words, card)
        }
        paying = sorted((card for card in gains if gains[card] > 0), key=lambda card: -gains[card])
        played = paying if ruleset.cond_per_player == "any" else paying[:1]
        self.hands[seat] = without(self.hands[seat], tuple(played))
        return sum(pack.conditions[card].minus for card in played)


@pytest.mark.parametrize(
    ("hands", "options"),
    [
        ("M Y S Z A K x2 / A A A", {}),
        ("M Y S A K c3 c4 / A A A A A A", {}),
        ("M Y A K c1 c4 c5 / A A A A A A A", {"cond_per_player": "any"}),
        ("M Y A K c1 c4 c5 / A A A A A A A", {"cond_word": "main"}),
        ("M Y A K c3 c4 c5 / A A A A A / A A", {}),
    ],
)
@pytest.mark.parametrize("seed", range(3))
def test_s6_one_deal_brings_what_the_rules_say(hands: str, options: dict[str, Any], seed: int) -> None:
    """Each rival fills a hand and lays the heaviest word, then the seat does; all answer with their condition cards."""
    table = seen(hands, **options)
    asked = candidates(table, 6)
    ranked = look_further(table, asked, (Stage(6, 1),), stream=Stream(seed_of(str(seed)), "test"), budget=Budget())
    hidden = unseen(table.ruleset.pack, table.view)
    cards = tuple(card for card in table.cards.names for _ in range(hidden[card]))
    stream = Stream(seed_of(str(seed)), "test")
    sizes = [len(hand) for hand in table.view.hands[1:]]
    deals = [drawn(stream, cards, (len(sizes) + 1) * (HAND_SIZE + 1)) for _ in range(2)]
    likely = max(deals, key=lambda deal: worth_of_hand(table, deal[: sizes[0]]))
    for candidate, value in ranked:
        pool = list(likely)
        theirs = [tuple(pool.pop(0) for _ in range(size)) for size in sizes]
        turns = Turns(table, grid_of(table.view.cells), [candidate.left, *theirs])
        assert isinstance(candidate.move, Lay)
        expected = candidate.points - turns.lay(0, candidate.move)
        for seat in (*range(1, len(sizes) + 1), 0):
            missing = HAND_SIZE - len(turns.hands[seat])
            turns.hands[seat] += tuple(pool.pop(-1 if seat == 0 else 0) for _ in range(missing))
            expected += turns.heaviest(seat) if seat == 0 else -turns.heaviest(seat) / len(sizes)
        assert value == pytest.approx(expected)


def test_s6_a_rivals_condition_card_counts_against_the_move_and_against_the_second_one() -> None:
    """They are known to hold nothing but c1, which takes 5 from a word of four letters."""
    others = list((Counter(own_pack().cards) - Counter("KOTMYSZ") - Counter(["c1"])).elements())
    with_card = seen("M Y S Z / c1", bag="", removed=others)
    without_card = seen("M Y S Z /", bag="", removed=[*others, "c1"])
    at_once = Candidate(Lay("MYSZ", 3, -1, Direction.DOWN), 13.0, (), 0.0)
    later = Candidate(Pass(), 0.0, ("M", "Y", "S", "Z"), 0.0)
    loses = []
    for candidate in (at_once, later):
        promises = [
            look_further(table, [candidate], (Stage(1, 1),), stream=Stream(seed_of("x"), "test"), budget=Budget())[0][1]
            for table in (without_card, with_card)
        ]
        loses.append(promises[0] - promises[1])
    assert loses == [5.0, 5.0]


def test_no_more_deals_are_looked_at_than_show_which_is_the_best() -> None:
    table = seen()
    one, two, *_ = candidates(table, 2)
    stream, same = (Stream(seed_of("x"), "test") for _ in range(2))
    ranked = look_further(
        table, [one, replace(two, points=two.points - 300)], (Stage(2, 400),), stream=stream, budget=Budget()
    )
    assert [candidate.move for candidate, _ in ranked] == [one.move, two.move]
    hidden = unseen(table.ruleset.pack, table.view)
    cards = tuple(card for card in table.cards.names for _ in range(hidden[card]))
    for _ in range(2 * BLOCK):
        drawn(same, cards, 2 * (HAND_SIZE + 1))
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
    ranked = look_further(table, asked, (Stage(6, 10),), stream=Stream(seed_of("x"), "test"), budget=Budget(0.0))
    assert [value for _, value in ranked] == sorted((c.equity for c in asked), reverse=True)


def test_a_candidate_that_is_asked_about_stays_to_the_end() -> None:
    table = seen()
    asked = candidates(table, 6)
    ranked = look_further(
        table, asked, (Stage(2, 2),), stream=Stream(seed_of("x"), "test"), budget=Budget(), always=asked[-1]
    )
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
