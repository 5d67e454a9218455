"""What a player finds to lay: the heaviest lays all of whose words it knows, with the cards that serve them best."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Any

from litera.core.event import Seat
from litera.games.scrabble_cards.conditions import fulfils
from litera.games.scrabble_cards.grid import Word, grid_of
from litera.games.scrabble_cards.laying import Laying, lay_out, words_for_conditions
from litera.games.scrabble_cards.moves import Card, Lay
from litera.games.scrabble_cards.rules import ScrabbleCardsRules
from litera.games.scrabble_cards.ruleset import HAND_SIZE, Ruleset
from litera.games.scrabble_cards.scoring import score_laying
from litera.games.scrabble_cards.state import without
from litera.games.scrabble_cards.view import View, unseen
from litera.players.knowing import HUNDRED, Known
from litera.players.scrabble_cards.worth import worth_of
from litera.words.lexicon import Lexicon
from litera.words.unsaid import unsaid_of

if TYPE_CHECKING:
    from litera.search.scrabble_cards.generator import LayGenerator
    from litera.search.scrabble_cards.weighing import CardTables, WeighedLays, Worth

MOST_LOOKED_AT = 1500
"""So many lays are looked at where all are."""

MOST_READ = 6000
"""So many lays a player with a small vocabulary looks through for words that it knows."""

PLAYED_AGAINST = 0.7
"""How likely a rival who holds a fitting condition card plays it."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words a player knows: all up to a length, longer ones from a frequency class on (0: all).

    Of that class it knows so many in a hundred (``share``).
    """

    short: int
    frequency: int
    share: int = HUNDRED

    def knows(self, lexicon: Lexicon, word: str) -> bool:
        """Say whether it knows a word of the lexicon's, in any case."""
        if len(word) <= self.short or (self.frequency == 0 and self.share == HUNDRED):
            return True
        return Known(self.frequency, self.share).has(lexicon, word)

    def lays(self, lexicon: Lexicon, word: str) -> bool:
        """Say whether it would lay a word of the lexicon's: one that it knows, and that players say."""
        unsaid = unsaid_of(lexicon.alphabet, by_people=self != EVERY_WORD)
        return self.knows(lexicon, word) and not unsaid.has(word)


EVERY_WORD = Vocabulary(0, 0)


@dataclass(frozen=True, slots=True)
class Find:
    """A lay that was found: its points, what rivals may take of them, and its equity with what stays on the hand."""

    lay: Lay
    laying: Laying
    points: int
    risk: float
    equity: float


@dataclass(frozen=True, slots=True)
class Table:
    """What a seat knows of the table, ready for the compiled searches."""

    rules: ScrabbleCardsRules
    seat: Seat
    view: View
    generator: LayGenerator
    cards: CardTables
    worth: Worth
    weighed: WeighedLays
    events: Sequence[Mapping[str, Any]]

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the table."""
        return self.rules.ruleset

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's own hand."""
        return self.view.hands[self.seat]

    def finds(self, vocabulary: Vocabulary, count: int) -> list[Find]:
        """Give so many lays with words that it knows, the best ones by equity."""
        finds: list[Find] = []
        equities: list[float] = []
        for find in self._known(vocabulary):
            # What comes is no heavier, and a risk makes nothing better.
            if len(equities) == count and find.equity + find.risk <= equities[0]:
                break
            finds.append(find)
            heappush(equities, find.equity)
            if len(equities) > count:
                heappop(equities)
        return sorted(finds, key=lambda find: -find.equity)[:count]

    def _known(self, vocabulary: Vocabulary) -> Iterator[Find]:
        grid = grid_of(self.view.cells)
        threat = _threat(self.rules.ruleset, self.view, self.seat)
        lexicon = self.rules.ruleset.lexicon
        for index in self.weighed.best(MOST_READ if vocabulary.frequency else MOST_LOOKED_AT):
            lay = self.weighed.move(index)
            if not vocabulary.lays(lexicon, lay.word):
                continue
            laying = lay_out(grid, lay)
            if all(vocabulary.lays(lexicon, word.letters) for word in laying.words):
                risk = _risk(self.rules.ruleset, threat, laying.words)
                points = points_of(self.rules.ruleset, laying, lay)
                yield Find(lay, laying, points, risk, float(self.weighed.weights[index]) - risk)

    def left_after(self, lay: Lay, laying: Laying) -> tuple[Card, ...]:
        """Give the hand that a lay leaves."""
        return without(self.hand, (*laying.cards, *lay.multipliers, *lay.conditions))


def look(
    rules: ScrabbleCardsRules,
    seat: Seat,
    view: View,
    *,
    events: Sequence[Mapping[str, Any]] = (),
    minds_leave: bool = True,
) -> Table:
    """Find all that can be laid from a seat's hand; who does not mind what is left weighs points alone.

    ``events`` are what the seat was told, where it goes by that too.
    """
    from litera.search.scrabble_cards.generator import LayGenerator
    from litera.search.scrabble_cards.weighing import CardTables, Worth, weigh_lays

    pack = rules.ruleset.pack
    generator = LayGenerator(rules.ruleset.lexicon, pack)
    cards = CardTables.of(rules.ruleset)
    worth = worth_of(pack, view.bag_size)
    hand = view.hands[seat]
    decisive = worth if minds_leave else Worth.nothing(pack)
    weighed = weigh_lays(cards, decisive, generator.find(view.cells, hand), hand=hand)
    return Table(rules, seat, view, generator, cards, worth, weighed, events)


def points_of(ruleset: Ruleset, laying: Laying, lay: Lay) -> int:
    """Give what a lay would score with its cards, if no rival plays one (S4 to S7)."""
    words = sum(word.points for word in score_laying(ruleset, laying, lay))
    conditions = sum(ruleset.pack.conditions[card].plus for card in lay.conditions)
    return words + conditions + (ruleset.all_seven_bonus if len(laying.added) == HAND_SIZE else 0)


def risk_of(table: Table, words: tuple[Word, ...]) -> float:
    """Give what rivals' condition cards are expected to cost a move that makes these words (S6)."""
    return _risk(table.ruleset, _threat(table.ruleset, table.view, table.seat), words)


def rivals_cards(view: View, seat: Seat) -> int:
    """Count the cards that the rivals hold."""
    return sum(len(hand) for rival, hand in enumerate(view.hands) if rival != seat)


@dataclass(frozen=True, slots=True)
class _Threat:
    """The condition cards nobody has seen, those that take most first, and how likely each rival holds any of them."""

    cards: tuple[Card, ...]
    held: tuple[float, ...]


def _threat(ruleset: Ruleset, view: View, seat: Seat) -> _Threat:
    """Give what threatens the lays of a seat."""
    hidden, conditions = unseen(ruleset.pack, view), ruleset.pack.conditions
    cards = sorted((card for card in hidden.elements() if card in conditions), key=lambda card: -conditions[card].minus)
    held = (len(hand) / max(1, hidden.total()) for rival, hand in enumerate(view.hands) if rival != seat)
    return _Threat(tuple(cards), tuple(held))


def _risk(ruleset: Ruleset, threat: _Threat, words: tuple[Word, ...]) -> float:
    """Give what it costs that these words fulfil conditions: who may play one card alone plays what takes most (S6)."""
    pack = ruleset.pack
    judged = words_for_conditions(ruleset, words)
    fitting = [
        pack.conditions[card]
        for card in threat.cards
        if any(fulfils(word.letters, pack.conditions[card], pack.vowels) for word in judged)
    ]
    cost = 0.0
    for held in threat.held:
        plays = held
        for condition in fitting:
            cost += plays * condition.minus
            if ruleset.cond_per_player == "one":
                plays *= 1 - held
    return PLAYED_AGAINST * cost
