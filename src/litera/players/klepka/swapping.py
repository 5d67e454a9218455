"""What an exchange brings, and which exchanges are worth a closer look (K16)."""

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
from litera.players.klepka.outlook import Gain, Hands, card_worth, phrase_chances, standing_of
from litera.players.klepka.valuing import Values

TEMPO = 2.0
"""What an exchange must bring beyond the worth of its card before the last words: a better one may come. Chosen by
hand: who waited for the best moment of many would ask for 42 more (``bench.klepka_prizes``), if moments did not depend
on one another. Asking for 32 more, with the card worth 43, was tried: no difference."""


@dataclass(frozen=True, slots=True)
class Swap:
    """An exchange, what it brings, its worth as one number, and whether it completes the own phrase."""

    move: Exchange
    gain: Gain
    worth: float
    wins: bool


def swaps_by_cards(rules: KlepkaRules, view: View, seat: Seat, *, values: Values, hunts: bool, most: int) -> list[Swap]:
    """Give the exchanges that bring most, best first, by what cards are worth and by the phrase; not by words."""
    found = []
    for move in _swaps(view, seat):
        gain = swap_gain(rules, view, seat, values=values, move=move, hunts=hunts)
        wins = hunts and can_make_phrase(rules.ruleset, hands_after(view, seat, move)[seat])
        found.append(Swap(move, gain, values.outlook.worth(gain), wins))
    return sorted(found, key=lambda swap: (not swap.wins, -swap.worth, -_dearer(rules, swap.move)))[:most]


def _dearer(rules: KlepkaRules, move: Exchange) -> float:
    """Give by how much the card taken is dearer than the one given: in the last turns only words count."""
    return card_worth(rules.ruleset, move.take or HIDDEN) - card_worth(rules.ruleset, move.give)


def _swaps(view: View, seat: Seat) -> Iterator[Exchange]:
    gives = sorted(dict.fromkeys(spare(view.hands[seat])))
    for other, hand in enumerate(view.hands):
        if other != seat and hand:
            takes: tuple[Card | None, ...] = (None,) if HIDDEN in hand else tuple(sorted(dict.fromkeys(hand)))
            yield from (Exchange(give, other, take) for give in gives for take in takes)


def hands_after(view: View, seat: Seat, move: Exchange) -> Hands:
    """Give the hands after an exchange: its card is gone; from a hidden hand comes a card that is not known yet."""
    hands = list(view.hands)
    taken = move.take or HIDDEN
    hands[seat] = (*without(spare(hands[seat]), (move.give,)), taken)
    hands[move.seat] = (*without(hands[move.seat], (taken,)), move.give)
    return tuple(hands)


def swap_gain(rules: KlepkaRules, view: View, seat: Seat, *, values: Values, move: Exchange, hunts: bool) -> Gain:
    """Give what an exchange brings: the cards of all hands and the phrase, each held against how it stood before."""
    ruleset, hands = rules.ruleset, hands_after(view, seat, move)
    before = values.outlook
    points = standing_of(ruleset, view.phase, view.scores, hands=hands, seat=seat) - before.points
    if not hunts:
        return Gain(points)
    own, others = phrase_chances(ruleset, hands, seat, lying=values.lying, on_table=view.on_table)
    return Gain(points, own - before.own, others - before.others)


def pays(swap: Swap, view: View) -> bool:
    """Say whether an exchange is better made now than kept for a better one."""
    return swap.worth > (1.0 if view.phase is Phase.LAST_WORDS else TEMPO)
