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
from litera.players.base import Budget
from litera.players.scrabble_cards.ahead import (
    AT_A_GLANCE,
    BLOCK,
    Candidate,
    Stage,
    cut_out,
    look_further,
    pack,
    plays_to_end,
)
from litera.players.scrabble_cards.dealing import Dealer
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

    def scores(self, seat: int) -> float:
        """Let a seat lay what weighs most, by all lays of the generator; give its points, less what others take."""
        table, hand = self.table, self.hands[seat]
        found = table.generator.find(cells_of(self.lying), hand)
        weighed = weigh_lays(table.cards, table.worth, found, hand=hand)
        if not len(found):
            return 0.0
        packed = found.packed.tolist()
        best = max(range(len(packed)), key=lambda one: (weighed.weights[one], [-word for word in packed[one][::-1]]))
        move = weighed.move(best)
        laying = lay_out(self.lying, move)
        self.hands[seat] = without(hand, (*laying.cards, *move.multipliers, *move.conditions))
        return float(weighed.weights[best]) - worth_of_hand(table, self.hands[seat]) - self.lay(seat, move)

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


def pool_of(table: Table, stream: Stream) -> list[Card]:
    """Give the first deal that a look-ahead from this stream looks at."""
    room = np.empty((1 << 14, 2), dtype=np.int64), np.empty(1 << 14), np.empty(1 << 14, dtype=np.int64)
    dealer = Dealer(table, cut_out(table), room, stream=stream, budget=Budget())
    return [table.cards.names[card] for card in dealer.deal(1)[0]]


def worth_of_all(turns: Turns) -> float:
    """Give what the first seat's hand is worth, less those of the others on average."""
    own, *others = (worth_of_hand(turns.table, hand) for hand in turns.hands)
    return own - sum(others) / len(others)


def with_glances(asked: list[Candidate], brought: list[float], deals: int) -> list[float]:
    """Count the equities, moved to the same mean, as so many deals more."""
    moved = sum(one - candidate.equity for one, candidate in zip(brought, asked, strict=True)) / len(asked)
    return [
        (deals * one + AT_A_GLANCE * (candidate.equity + moved)) / (deals + AT_A_GLANCE)
        for one, candidate in zip(brought, asked, strict=True)
    ]


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
    likely = pool_of(table, Stream(seed_of(str(seed)), "test"))
    brought = []
    for candidate in asked:
        pool = list(likely)
        theirs = [tuple(pool.pop(0) for _ in hand) for hand in table.view.hands[1:]]
        turns = Turns(table, grid_of(table.view.cells), [candidate.left, *theirs])
        assert isinstance(candidate.move, Lay)
        points = candidate.points - turns.lay(0, candidate.move)
        for seat in (*range(1, len(theirs) + 1), 0):
            missing = HAND_SIZE - len(turns.hands[seat])
            turns.hands[seat] += tuple(pool.pop(-1 if seat == 0 else 0) for _ in range(missing))
            points += turns.scores(seat) / (1 if seat == 0 else -len(theirs))
        brought.append(points + worth_of_all(turns))
    expected = dict(zip((candidate.move for candidate in asked), with_glances(asked, brought, 1), strict=True))
    for candidate, value in ranked:
        assert value == pytest.approx(expected[candidate.move])


def test_s14_near_the_end_turns_ahead_are_played_to_the_end_and_settled() -> None:
    """The bag has one card: the rival draws it and lays what it can, then the seat, until both have passed twice."""
    others = list((Counter(own_pack().cards) - Counter("KOTMYSZŻĆŃ")).elements())
    table = seen("M Y S Z / Ż Ć", bag="Ń", removed=others)
    assert plays_to_end(table)
    lay = Candidate(Lay("MYSZ", 3, -1, Direction.DOWN), 13.0, (), 0.0)
    wait = Candidate(Pass(), 0.0, ("M", "Y", "S", "Z"), 0.0)
    stages, stream = (Stage(1, 1),), Stream(seed_of("x"), "test")
    values = [look_further(table, [one], stages, stream=stream, budget=Budget())[0][1] for one in (lay, wait)]
    # Nothing fits ŻĆŃ. MYSZ takes the last letters, but for the card that is drawn: in both cases the seat goes out,
    # and has what the rival is left with twice; a rival who draws first leaves it no card to draw.
    left = sum(table.ruleset.pack.value(letter) for letter in "ŻĆŃ")
    assert values[1] == 13 + 2 * left


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


def test_no_more_deals_are_looked_at_than_show_which_is_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    counts: list[int] = []
    deal = Dealer.deal

    def counted(dealer: Dealer, count: int) -> Any:
        counts.append(count)
        return deal(dealer, count)

    monkeypatch.setattr(Dealer, "deal", counted)
    table = seen()
    one, two, *_ = candidates(table, 2)
    worse = replace(two, points=two.points - 300, equity=two.equity - 300)
    stages, stream = (Stage(2, 400),), Stream(seed_of("x"), "test")
    ranked = look_further(table, [one, worse], stages, stream=stream, budget=Budget())
    assert [candidate.move for candidate, _ in ranked] == [one.move, two.move]
    assert counts == [BLOCK]


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
    assert len(ranked) == len(asked)
    assert asked[-1] in [candidate for candidate, _ in ranked[:3]]
    values = [value for _, value in ranked]
    assert values == sorted(values, reverse=True)


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
