"""The easy player: it lays, accepts and doubts words as a person does who knows the common ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from litera.core.draws import Stream
from litera.core.event import Seat
from litera.games.scrabble_cards.grid import grid_of
from litera.games.scrabble_cards.laying import fulfilling, lay_out
from litera.games.scrabble_cards.moves import BLANK, Accept, Card, Check, Exchange, Lay, Move, Pass, PlayCondition
from litera.games.scrabble_cards.rules import ScrabbleCardsRules
from litera.games.scrabble_cards.ruleset import EXCHANGE_BAG
from litera.games.scrabble_cards.scoring import ScoredWord, score_laying
from litera.games.scrabble_cards.selection import select_lays
from litera.games.scrabble_cards.state import State
from litera.games.scrabble_cards.view import View, unseen
from litera.players.base import Sight

KNOWN = 3
"""Words of this frequency class and above are known to most people; so are those of two letters to any player."""

CHOICE = 4
"""It lays one of so many of its best finds."""

MOST_EXCHANGES = 6
"""It exchanges so often in a game at most, so that games end where no word can be made."""

KEPT = 3
"""So many letter cards it keeps when it exchanges."""

EASY_LETTERS = "AIEOZNRSWYCTK"
WORTH_MULTIPLYING = 8
"""A main word of so many points is worth a word premium card; near the end every word is."""

CROWD = 3
"""So many premium cards on a hand are too many: they are used where they can be."""

NEAR_END = 7
"""With so many cards in the bag the end is near."""


@dataclass(frozen=True, slots=True)
class Find:
    """A lay that it found, with the points of its words."""

    lay: Lay
    words: tuple[ScoredWord, ...]
    points: int


class EasyPlayer:
    """Plays common words, adds cards where they pay, doubts what it does not know now and then."""

    def choose(self, sight: Sight[ScrabbleCardsRules, View]) -> Move:
        """Choose a legal move for a seat that is to act; it never takes long."""
        rules, seat, view, stream = sight.rules, sight.seat, sight.view, sight.stream
        state = rules.resample(view, stream)
        if view.pending is not None:
            return _answer(rules, state, seat, view, stream)
        finds = _find(rules, view, KNOWN)
        if not finds:
            exchange = _exchange(rules, state, seat, view)
            if exchange is not None:
                return exchange
            finds = _find(rules, view, 0)
        for find in _some_of_the_best(finds, stream):
            for lay in (_with_cards(rules, view, find), find.lay):
                if rules.why_not(state, seat, lay) is None:
                    return lay
        return Pass()


def _knows(rules: ScrabbleCardsRules, word: str) -> bool:
    return len(word) == 2 or rules.lexicon.frequency(word) >= KNOWN


def _answer(rules: ScrabbleCardsRules, state: State, seat: Seat, view: View, stream: Stream) -> Move:
    """Accept words it knows; doubt others now and then; play a condition card that fits every other time."""
    moves = rules.legal(state, seat).moves
    words = [scored.word.letters for scored in view.working.words] if view.working else []
    unknown = [word for word in words if not _knows(rules, word)]
    never_seen = any(rules.lexicon.frequency(word) == 0 for word in unknown)
    if unknown and Check() in moves and stream.below(2 if never_seen else 6) == 0:
        return Check()
    conditions = [move for move in moves if isinstance(move, PlayCondition) and move.word is None]
    if conditions and stream.below(2) == 0:
        return max(conditions, key=lambda move: rules.ruleset.pack.conditions[move.card].minus)
    return Accept()


def _find(rules: ScrabbleCardsRules, view: View, frequency: int) -> list[Find]:
    """Find lays all of whose words it knows, or with frequency 0 any; the most points first."""
    grid = grid_of(view.cells)
    finds = []
    for lay in select_lays(rules.ruleset.pack, rules.lexicon, view.own_hand, view.cells, frequency):
        words = score_laying(rules.ruleset, lay_out(grid, lay), lay)
        if frequency == 0 or all(_knows(rules, scored.word.letters) for scored in words):
            finds.append(Find(lay, words, sum(scored.points for scored in words)))
    return sorted(finds, key=lambda find: (-find.points, rules.write_move(find.lay)))


def _some_of_the_best(finds: list[Find], stream: Stream) -> Iterator[Find]:
    """Give one of the best finds, then the others in order."""
    if finds:
        yield finds.pop(stream.below(min(CHOICE, len(finds))))
        yield from finds


def _with_cards(rules: ScrabbleCardsRules, view: View, find: Find) -> Lay:
    """Add the condition card that brings most, and a word premium card where the main word is worth it."""
    pack, hand = rules.ruleset.pack, view.own_hand
    words = tuple(scored.word for scored in find.words)
    fitting = [card for card in hand if card in pack.conditions and fulfilling(rules.ruleset, words, card)]
    fitting.sort(key=lambda card: -pack.conditions[card].plus)
    if rules.ruleset.cond_per_player == "one":
        del fitting[1:]
    multipliers = sorted((card for card in hand if card in pack.factors), key=lambda card: -pack.factors[card])
    crowded = len(view.own_hand) - pack.letters_in(view.own_hand) >= CROWD
    worth = find.words[0].points >= WORTH_MULTIPLYING or view.bag_size <= NEAR_END or crowded
    added = tuple(multipliers[:1]) if view.cells and worth else ()
    in_order = tuple(sorted(fitting, key=pack.order.__getitem__))
    return replace(find.lay, multipliers=added, conditions=in_order)


def _exchange(rules: ScrabbleCardsRules, state: State, seat: Seat, view: View) -> Exchange | None:
    """Exchange what makes no word: all but a few easy letters, and premium cards that crowd the hand."""
    if view.exchanges[seat] >= MOST_EXCHANGES:
        return None
    pack, hand = rules.ruleset.pack, view.own_hand
    kept: Counter[Card] = Counter()
    for card in sorted(hand, key=_ease):
        is_kept = kept.total() < KEPT and (card == BLANK or card in EASY_LETTERS) and card not in kept
        if is_kept:
            kept[card] += 1
    premium = [card for card in hand if not pack.is_letter(card)]
    kept.update(premium[:2])
    cards = tuple(sorted((Counter(hand) - kept).elements(), key=pack.order.__getitem__))
    exchange = Exchange(cards)
    is_allowed = cards and _bag_is_full_enough(rules, view) and rules.why_not(state, seat, exchange) is None
    return exchange if is_allowed else None


def _bag_is_full_enough(rules: ScrabbleCardsRules, view: View) -> bool:
    """Tell whether the bag surely holds what an exchange needs, even with all unseen premium cards in it (S11)."""
    if rules.ruleset.exchange_counts == "cards":
        return view.bag_size >= EXCHANGE_BAG
    pack = rules.ruleset.pack
    premium = sum(count for card, count in unseen(pack, view).items() if not pack.is_letter(card))
    return view.bag_size - premium >= EXCHANGE_BAG


def _ease(card: Card) -> int:
    """Order cards by how easily words are made with them, a blank first."""
    if card == BLANK:
        return -1
    return EASY_LETTERS.index(card) if card in EASY_LETTERS else len(EASY_LETTERS)
