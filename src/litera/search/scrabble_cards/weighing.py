"""Lays with premium and condition cards: what each is worth with the best of the hand's, and as a move (S4 to S7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from litera.games.scrabble_cards.conditions import Condition, ConditionKind
from litera.games.scrabble_cards.moves import Card, Lay
from litera.games.scrabble_cards.pack import Pack
from litera.games.scrabble_cards.ruleset import Ruleset
from litera.search.scrabble_cards import _card_kernels as kernels
from litera.search.scrabble_cards._square_kernels import LETTERS
from litera.search.scrabble_cards.generator import Lays

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]
KernelTables = tuple[Integers, Integers, Integers, int, Floats, Floats]

_KINDS = (
    ConditionKind.LENGTH,
    ConditionKind.BEGINS,
    ConditionKind.ENDS,
    ConditionKind.HOLDS,
    ConditionKind.DOUBLE,
    ConditionKind.VOWELS,
    ConditionKind.SEQUENCE,
    ConditionKind.SAME_ENDS,
    ConditionKind.ALL_DIFFERENT,
    ConditionKind.BLANK,
    ConditionKind.CONSONANTS_IN_ROW,
)
"""The kinds of conditions in the order of the kernel's numbers."""
_OF_VOWELS = (ConditionKind.VOWELS, ConditionKind.CONSONANTS_IN_ROW)


@dataclass(frozen=True, slots=True, eq=False)
class Worth:
    """What cards are worth on a hand, beside their points: see ``leave_of`` for the shapes (cards, 2) and (8, 8)."""

    cards: NDArray[np.float64]
    balance: NDArray[np.float64]

    @classmethod
    def nothing(cls, pack: Pack) -> Worth:
        """Give the worth that lets points alone decide."""
        return cls(np.zeros((len(pack.cards), 2)), np.zeros((8, 8)))


@dataclass(frozen=True, slots=True, eq=False)
class CardTables:
    """A pack and its options as the kernels take them.

    ``names`` are the cards by number, ``minus`` (cards,) what each condition card takes from a rival's lay.
    """

    names: tuple[Card, ...]
    cards: NDArray[np.int64]
    sequences: NDArray[np.int64]
    options: NDArray[np.int64]
    vowels: int
    minus: NDArray[np.int64]

    @classmethod
    def of(cls, ruleset: Ruleset) -> CardTables:
        """Draw up the tables of a table's rules."""
        pack = ruleset.pack
        rows = np.zeros((len(pack.cards), kernels.SEQUENCES + 1), dtype=np.int64)
        sequences = [_sequences(pack, ())]
        for card, place in pack.order.items():
            rows[place, kernels.FACTOR] = pack.factors.get(card, 0)
            if card in pack.conditions:
                rows[place, kernels.PLUS :] = _row(pack, pack.conditions[card], len(sequences))
                sequences.append(_sequences(pack, pack.conditions[card].sequences))
        options = [
            ruleset.premium_stack == "product",
            ruleset.premium_scope == "all",
            ruleset.cond_per_player == "any",
            ruleset.cond_word == "main",
            ruleset.all_seven_bonus,
        ]
        return cls(
            tuple(pack.cards),
            rows,
            np.array(sequences, dtype=np.int64),
            np.array(options, dtype=np.int64),
            _mask(pack, pack.vowels),
            np.array([pack.conditions[card].minus if card in pack.conditions else 0 for card in pack.cards]),
        )

    def with_worth(self, worth: Worth) -> KernelTables:
        """Give what the kernels know of the cards, in the order in which they take it."""
        return self.cards, self.sequences, self.options, self.vowels, worth.cards, worth.balance

    def counts(self, hand: Sequence[Card]) -> NDArray[np.int64]:
        """Count each card of a hand (cards,)."""
        return np.array([hand.count(card) for card in self.names], dtype=np.int64)


@dataclass(frozen=True, slots=True, eq=False)
class WeighedLays:
    """Lays with their weights (n,), each with the best cards of the hand added."""

    lays: Lays
    weights: NDArray[np.float64]
    added: NDArray[np.int64]
    held: tuple[Card, ...]
    tables: CardTables

    def best(self, count: int) -> list[int]:
        """Give the indices of the lays of most weight, heaviest first, equal ones in their order."""
        return [int(index) for index in np.argsort(-self.weights, kind="stable")[:count]]

    def move(self, index: int) -> Lay:
        """Give a lay as a move, with its cards."""
        chosen = int(self.added[index])
        cards = [card for place, card in enumerate(self.held) if chosen >> place & 1]
        rows = {card: self.tables.cards[self.tables.names.index(card)] for card in cards}
        return replace(
            self.lays.move(index),
            multipliers=tuple(card for card in cards if rows[card][kernels.FACTOR]),
            conditions=tuple(card for card in cards if rows[card][kernels.KIND]),
        )


def weigh_lays(tables: CardTables, worth: Worth, lays: Lays, *, hand: Sequence[Card]) -> WeighedLays:
    """Weigh lays of a hand by points and by what is left on it, each with the cards that serve it best."""
    counts = tables.counts(hand)
    held = np.flatnonzero(counts[LETTERS + 1 :]) + LETTERS + 1
    weights = np.empty(len(lays))
    added = np.empty(len(lays), dtype=np.int64)
    kernels.weigh(
        lays.window.cells,
        lays.window.width,
        lays.packed,
        len(lays),
        int(lays.window.cells.any()),
        counts,
        *tables.with_worth(worth),
        held,
        weights,
        added,
    )
    return WeighedLays(lays, weights, added, tuple(tables.names[card] for card in held), tables)


def _row(pack: Pack, condition: Condition, row: int) -> list[int]:
    """Give what the kernel knows of a condition, from its points on; ``row`` is that of its sequences."""
    letters = pack.vowels if condition.kind in _OF_VOWELS else condition.letters
    kind = _KINDS.index(condition.kind) + 1
    return [condition.plus, kind, condition.least, condition.most, _mask(pack, letters), row]


def _mask(pack: Pack, letters: str) -> int:
    return sum(1 << pack.order[letter] for letter in letters)


def _sequences(pack: Pack, sequences: Sequence[str]) -> list[int]:
    """Give the row of some sequences, in which the kernel looks for all of them at once."""
    row = [0] * (kernels.STOPS + 1)
    place = 0
    for sequence in sequences:
        row[kernels.STARTS] |= 1 << place
        for letter in sequence:
            row[pack.order[letter]] |= 1 << place
            place += 1
        row[kernels.STOPS] |= 1 << place - 1
    return row
