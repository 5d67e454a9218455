"""Which cards a player would rather exchange, and when it may (S11)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations

from litera.core.event import Seat
from litera.games.scrabble_cards.moves import Card, Exchange
from litera.games.scrabble_cards.ruleset import EXCHANGE_BAG, RANKED_EXCHANGES, Ruleset
from litera.games.scrabble_cards.state import without
from litera.games.scrabble_cards.view import View, unseen
from litera.players.scrabble_cards.finding import Table

MOST_EXCHANGES = 6
"""It exchanges so often in a game at most, so that games end where no word can be made."""


@dataclass(frozen=True, slots=True)
class Swap:
    """An exchange, the cards it keeps, and its equity: what is expected of them."""

    move: Exchange
    kept: tuple[Card, ...]
    equity: float


def may_exchange(ruleset: Ruleset, view: View, seat: Seat) -> bool:
    """Say whether an exchange is surely legal, even with all unseen premium cards in the bag (S11), and wise."""
    most = min(MOST_EXCHANGES, RANKED_EXCHANGES) if ruleset.ranked else MOST_EXCHANGES
    if view.exchanges[seat] >= most:
        return False
    if ruleset.exchange_counts == "cards":
        return view.bag_size >= EXCHANGE_BAG
    hidden = unseen(ruleset.pack, view)
    premium = sum(count for card, count in hidden.items() if not ruleset.pack.is_letter(card))
    return view.bag_size - premium >= EXCHANGE_BAG


def best_swap(table: Table) -> Swap | None:
    """Give the exchange that keeps the best part of the hand; None where none is surely legal."""
    if not table.hand or not may_exchange(table.ruleset, table.view, table.seat):
        return None
    hand = tuple(sorted(table.hand, key=table.ruleset.pack.order.__getitem__))
    parts = dict.fromkeys(kept for size in range(len(hand)) for kept in combinations(hand, size))
    kept = max(parts, key=lambda part: worth_of_hand(table, part))
    return Swap(Exchange(without(hand, kept)), kept, worth_of_hand(table, kept))


def worth_of_hand(table: Table, cards: tuple[Card, ...]) -> float:
    """Give what is expected of cards that stay on the hand."""
    pack, worth = table.ruleset.pack, table.worth
    counts = Counter(cards)
    vowels = sum(count for card, count in counts.items() if card in pack.vowels)
    consonants = sum(count for card, count in counts.items() if card in pack.values) - vowels
    each = sum(
        float(worth.cards[pack.order[card], 0]) + (count - 1) * float(worth.cards[pack.order[card], 1])
        for card, count in sorted(counts.items())
    )
    return each + float(worth.balance[min(vowels, 7), min(consonants, 7)])
