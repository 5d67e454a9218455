"""What cards, pairs and openings are worth to a seat at a moment of the game: in points, and for the phrase."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from litera.core.event import Seat
from litera.games.klepka.pack import BLUE, EXCHANGE, POLYSEMY, PRIZES, YELLOW, Card
from litera.games.klepka.ruleset import Ruleset
from litera.games.klepka.state import Phase
from litera.games.klepka.view import HIDDEN, View, unseen
from litera.players.klepka.choosing import Wants
from litera.players.klepka.memory import likeness_of
from litera.players.klepka.outlook import Gain, Outlook, card_worth, phrase_chance, phrase_chances, standing_of
from litera.players.klepka.phrase import phrase_cards, phrase_letters

FLIP = 5.0
"""What one more pair to open is worth while many cards lie. Chosen by hand: by itself a pair brings 1.1 points to club,
1.6 to expert, 3.3 to master (``bench.klepka_chances``, 20 games of each against itself), but what it takes the others
lack, and it teaches where cards lie."""

A_CARD_LEFT = 1.0
"""A card that no word of the last ones needs is kept for the next of them, where two sets of words are equal."""


@dataclass(frozen=True, slots=True)
class Values:
    """How a seat stands now, and what things are worth to it.

    ``wants`` says what it wants of words, as one number each; ``pairs`` what a pair on the table brings, by likeness,
    ``pair_worths`` the same as one number. ``lying`` says how many cards of each letter, and of each prize card, are
    expected on the table.
    """

    outlook: Outlook
    wants: Wants
    pairs: Mapping[str, Gain]
    lying: Mapping[str, float]

    @property
    def pair_worths(self) -> dict[str, float]:
        """What a pair on the table is worth, by likeness, as one number."""
        return {likeness: self.outlook.worth(gain) for likeness, gain in self.pairs.items()}


def value(ruleset: Ruleset, view: View, seat: Seat, *, hunts: bool) -> Values:
    """Value the table for a seat; with ``hunts`` also for what the phrase that wins is worth (K20)."""
    standing = standing_of(ruleset, view.phase, view.scores, hands=view.hands, seat=seat)
    lying = _lying_letters(ruleset, view)
    phrases = phrase_chances(ruleset, view.hands, seat, lying=lying, on_table=view.on_table) if hunts else (0.0, 0.0)
    outlook = Outlook(standing, *phrases, view.on_table)
    if view.phase is Phase.LAST_WORDS:
        return Values(outlook, Wants(0.05, dict.fromkeys(view.hands[seat], A_CARD_LEFT)), {}, lying)
    keep = {card: Gain(card_worth(ruleset, card)) for card in dict.fromkeys(view.hands[seat])}
    likenesses = dict.fromkeys(likeness_of(ruleset, card) for card in ruleset.pack.cards)
    pairs = {likeness: Gain(_pair_points(ruleset, likeness)) for likeness in likenesses}
    if hunts:
        keep = {card: gain + _kept_for_phrase(ruleset, view, seat, outlook, lying, card) for card, gain in keep.items()}
        pairs = {
            likeness: gain + _taken_for_phrase(ruleset, view, seat, outlook, lying, likeness)
            for likeness, gain in pairs.items()
        }
    flip = FLIP * min(1.0, view.on_table / 30)
    return Values(outlook, Wants(flip, {card: outlook.worth(gain) for card, gain in keep.items()}), pairs, lying)


def _pair_points(ruleset: Ruleset, likeness: str) -> float:
    """Give the points of a pair that another seat would take else; of a prize card, of one card."""
    if likeness in PRIZES:
        return card_worth(ruleset, likeness)
    return 2 * card_worth(ruleset, likeness[0] + BLUE) + FLIP / 2


def _lying_letters(ruleset: Ruleset, view: View) -> dict[str, float]:
    """Give how many cards of each letter, and of each prize card, are expected on the table."""
    hidden = Counter(card[0] for card in unseen(ruleset, view))
    part = view.on_table / hidden.total() if hidden.total() else 0.0
    return {letter: count * part for letter, count in hidden.items()}


def _kept_for_phrase(
    ruleset: Ruleset, view: View, seat: Seat, outlook: Outlook, lying: Mapping[str, float], card: Card
) -> Gain:
    """Give by how much the own chance for the phrase would fall without a card."""
    hand = view.hands[seat]
    if card not in phrase_cards(ruleset.phrase, hand):
        return Gain()
    rest = list(hand)
    rest.remove(card)
    without = phrase_chance(ruleset, tuple(rest), lying, seats=len(view.hands), on_table=view.on_table)
    return Gain(own=outlook.own - without)


def _taken_for_phrase(
    ruleset: Ruleset, view: View, seat: Seat, outlook: Outlook, lying: Mapping[str, float], likeness: str
) -> Gain:
    """Give by how much a pair, or a prize card, raises the own chance for the phrase and lowers that of others."""
    letter = likeness[0]
    if lying.get(letter, 0.0) < 1 or letter not in (*phrase_letters(ruleset.phrase), POLYSEMY, EXCHANGE):
        return Gain()
    gained = (likeness,) if likeness in PRIZES else (letter + YELLOW,) * 2
    left = {**lying, letter: max(0.0, lying[letter] - len(gained))}
    seats = len(view.hands)
    own = phrase_chance(ruleset, view.hands[seat] + gained, left, seats=seats, on_table=view.on_table)
    denied = sum(
        phrase_chance(ruleset, theirs, lying, seats=seats, on_table=view.on_table)
        - phrase_chance(ruleset, theirs, left, seats=seats, on_table=view.on_table)
        for other, theirs in enumerate(view.hands)
        if other != seat and HIDDEN not in theirs
    )
    return Gain(own=max(0.0, own - outlook.own), others=-max(0.0, denied))
