"""When a prize card is played that may be played at any time: the best exchange, and whether chaos pays (K16, K17)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from litera.core.event import Seat
from litera.games.klepka.finding import can_make_phrase
from litera.games.klepka.moves import Exchange
from litera.games.klepka.pack import Card
from litera.games.klepka.rules import KlepkaRules
from litera.games.klepka.state import Phase, spare, without
from litera.games.klepka.view import HIDDEN, View
from litera.players.klepka.phrase import phrase_chance
from litera.players.klepka.valuing import SWING, Values, card_worth

TEMPO = 18.0
"""What an exchange must bring before the last words: a better one may come. Chosen by hand: who waited for the best
moment of many would ask for 58.6 (``bench.klepka_prizes``), if moments did not depend on one another. Asking for 50
was tried together with EXCHANGE_WORTH: no difference."""

WINS = 1000.0
"""What the phrase is worth, made or prevented."""


@dataclass(frozen=True, slots=True)
class Swap:
    """An exchange, and what it is expected to bring, in points."""

    move: Exchange
    worth: float


def best_swap(rules: KlepkaRules, view: View, seat: Seat, values: Values, *, hunts: bool) -> Swap | None:
    """Give the exchange that brings most, or None where none brings anything.

    It completes the own phrase or breaks one that another seat could make (K20), takes what is worth most to both; what
    cards are worth to the own words and to the phrase is told by ``values``. From a hidden hand it takes a usual card.
    """
    best: Swap | None = None
    for move in _swaps(view, seat):
        worth = swap_worth(rules, view, seat, values, move, hunts=hunts)
        if worth > 0 and (best is None or worth > best.worth + 1e-9):
            best = Swap(move, worth)
    return best


def _swaps(view: View, seat: Seat) -> Iterator[Exchange]:
    gives = sorted(dict.fromkeys(spare(view.hands[seat])))
    for other, hand in enumerate(view.hands):
        if other != seat and hand:
            takes: tuple[Card | None, ...] = (None,) if HIDDEN in hand else tuple(sorted(dict.fromkeys(hand)))
            yield from (Exchange(give, other, take) for give in gives for take in takes)


def swap_worth(rules: KlepkaRules, view: View, seat: Seat, values: Values, move: Exchange, *, hunts: bool) -> float:
    """Give what an exchange brings, in points: what the seat gains, and what the other one loses."""
    ruleset = rules.ruleset
    theirs, own = view.hands[move.seat], spare(view.hands[seat])
    taken = move.take or HIDDEN
    taken_worth = max(card_worth(ruleset, taken), values.wants.keep.get(taken, 0.0))
    given_worth = values.wants.keep.get(move.give, card_worth(ruleset, move.give))
    worth = taken_worth - given_worth + _worth_to(view, taken_worth - card_worth(ruleset, move.give))
    if move.take is None or not hunts:
        return worth
    mine_then = (*without(own, (move.give,)), move.take)
    theirs_then = (*without(theirs, (move.take,)), move.give)
    if can_make_phrase(ruleset, mine_then) and not can_make_phrase(ruleset, own):
        return WINS
    if can_make_phrase(ruleset, theirs) and not can_make_phrase(ruleset, theirs_then):
        return WINS / 2 + worth
    phrase, lying, share = ruleset.phrase, values.lying, 1 / rules.seats
    mine = phrase_chance(phrase, mine_then, lying, share) - phrase_chance(phrase, own, lying, share)
    others = phrase_chance(phrase, theirs, lying, share) - phrase_chance(phrase, theirs_then, lying, share)
    return worth + SWING * ((1 - values.chance) * mine + values.chance * others)


def _worth_to(view: View, points: float) -> float:
    """Give what it is worth that another seat loses points: with more than two seats, less."""
    return points / (len(view.hands) - 1)


def pays(swap: Swap, view: View) -> bool:
    """Tell whether an exchange is better made now than kept for a better one."""
    return swap.worth > (1.0 if view.phase is Phase.LAST_WORDS else TEMPO)
