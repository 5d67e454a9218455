"""What a rival's last turn says about the cards that were kept, and deals that go by it."""

from __future__ import annotations

import math
from collections import Counter

import numpy as np
import pytest

from litera.core.draws import Stream, seed_of
from litera.core.table import Table as Played
from litera.games.scrabble_cards.moves import Card
from litera.games.scrabble_cards.rules import ScrabbleCardsRules
from litera.games.scrabble_cards.view import unseen
from litera.players.base import Budget
from litera.players.scrabble_cards.ahead import cut_out
from litera.players.scrabble_cards.dealing import HANDS, PATIENCE, WEIGHING, Dealer
from litera.players.scrabble_cards.exchanging import worth_of_hand
from litera.players.scrabble_cards.finding import Table, look
from litera.players.scrabble_cards.holding import OVERLOOKED, Kept, kept_by
from litera.search.scrabble_cards.weighing import weigh_lays
from tests.games.scrabble_cards.playing import play, table_of
from tests.players.sights import Stopper

FIRST, SECOND = "K O T A c11 R Z", "M Y S Z A c5 c4"


def played(*moves: str, hands: str = f"{FIRST} / {SECOND}", bag: str = "E E E E E E A") -> Played:
    table = table_of(hands, bag=bag)
    play(table, *moves)
    return table


def seen(table: Played, seat: int) -> Table:
    assert isinstance(table.rules, ScrabbleCardsRules)
    return look(table.rules, seat, table.rules.view(table.state, seat), events=tuple(table.happenings(seat)))


def kept(table: Played, seat: int) -> Kept | None:
    found = seen(table, seat)
    return kept_by(found.ruleset, seat, found.view, events=found.events)


TURNS = ("0 lay KOT 0 0 across c11", "1 accept", "1 lay MYSZ 3 -1 down", "0 accept")


def test_a_rivals_lay_is_known_with_what_lay_before_and_what_it_took() -> None:
    found = kept(played(*TURNS), 0)
    assert found is not None
    assert [cell.letter for cell in found.before] == ["K", "O", "T"]
    assert (sorted(found.used), found.points) == (sorted("MYSZ"), 13)


@pytest.mark.parametrize(
    ("moves", "hands"),
    [
        ((), f"{FIRST} / {SECOND}"),
        (("0 lay KOT 0 0 across", "1 accept", "1 exchange A"), f"{FIRST} / {SECOND}"),
        (("0 pass", "1 pass"), f"{FIRST} / {SECOND}"),
        ((*TURNS[:2], "2 accept", *TURNS[2:], "2 accept", "2 pass"), f"{FIRST} / {SECOND} / A A"),
    ],
)
def test_where_a_rival_laid_nothing_or_there_are_several_nothing_is_known(moves: tuple[str, ...], hands: str) -> None:
    assert kept(played(*moves, hands=hands), 0) is None


def test_a_table_that_was_set_up_says_nothing() -> None:
    table = table_of(f"{FIRST} / {SECOND}", on_table=[["KOT", 0, 0, "across"]], bag="E E E E E E", turn=1)
    play(table, "1 lay MYSZ 3 -1 down", "0 accept")
    assert kept(table, 0) is None


def test_s6_condition_cards_that_were_not_played_were_hardly_held() -> None:
    """KOT ends with a consonant, as c4 asks: the second seat drew nothing after it, and so kept none."""
    found = kept(played(*TURNS), 0)
    assert found is not None
    assert found.passed_by["c4"] == OVERLOOKED
    assert "c1" not in found.passed_by
    answered = kept(played("0 lay KOT 0 0 across c11", "1 condition c4", "1 accept", *TURNS[2:]), 0)
    assert answered is not None
    assert answered.passed_by == {}


def dealer(table: Table, budget: Budget | None = None) -> Dealer:
    room = np.empty((1 << 14, 2), dtype=np.int64), np.empty(1 << 14), np.empty(1 << 14, dtype=np.int64)
    return Dealer(table, cut_out(table), room, stream=Stream(seed_of("x"), "test"), budget=budget or Budget())


def expected(table: Table, last: Kept, hand: tuple[Card, ...]) -> float:
    """Say how likely a hand is, by all lays of the generator."""
    whole = (*last.used, *hand)
    weighed = weigh_lays(table.cards, table.worth, table.generator.find(last.before, whole), hand=whole)
    missed = max(0.0, float(weighed.weights.max()) - last.points - worth_of_hand(table, hand))
    pays = {card: last.passed_by.get(card, 1.0) for card in hand if table.cards.minus[table.cards.names.index(card)]}
    worth = {card: float(table.worth.cards[table.cards.names.index(card), 0]) for card in pays}
    minus = {card: table.ruleset.pack.conditions[card].minus for card in pays}
    factor = math.prod(one for card, one in pays.items() if minus[card] > worth[card])
    return factor * math.exp(-missed / PATIENCE)


def test_hands_are_likely_as_far_as_nothing_better_could_be_laid() -> None:
    table = seen(played(*TURNS, bag="E E E L A S K I c2 c6 x2 x3"), 0)
    last = kept_by(table.ruleset, 0, table.view, events=table.events)
    assert last is not None
    dealt = dealer(table)
    likely = np.diff(dealt.likely, prepend=0.0)
    hands = [tuple(table.cards.names[card] for card in hand) for hand in dealt.hands]
    assert len(hands) == HANDS
    assert len({round(one, 6) for one in likely}) > 3
    for hand, one in list(zip(hands, likely, strict=True))[::8]:
        assert one == pytest.approx(expected(table, last, hand), rel=1e-6)


def test_deals_have_unseen_cards_alone_and_likely_hands_first() -> None:
    table = seen(played(*TURNS, bag="E E E L A S K I c2 c6 x2 x3"), 0)
    hidden = unseen(table.ruleset.pack, table.view)
    dealt = dealer(table)
    pools = dealt.deal(400)
    firsts: Counter[tuple[Card, ...]] = Counter()
    for pool in pools:
        cards = [table.cards.names[card] for card in pool]
        assert Counter(cards) <= hidden
        firsts[tuple(sorted(cards[: dealt.hands.shape[1]]))] += 1
    by_hand: Counter[tuple[Card, ...]] = Counter()
    for hand, one in zip(dealt.hands, np.diff(dealt.likely, prepend=0.0), strict=True):
        by_hand[tuple(sorted(table.cards.names[card] for card in hand))] += one
    total = sum(by_hand.values())
    assert firsts.keys() <= by_hand.keys()
    for hand, one in by_hand.items():
        assert firsts[hand] / 400 == pytest.approx(one / total, abs=0.08)


def test_hands_that_there_is_no_time_to_weigh_are_left_out() -> None:
    table = seen(played(*TURNS, bag="E E E L A S K I c2 c6 x2 x3"), 0)
    weighed = len(dealer(table, Stopper(4).budget()).hands)
    assert 0 < weighed < HANDS
    assert WEIGHING < 1
