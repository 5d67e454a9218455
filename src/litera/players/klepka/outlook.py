"""What a seat may expect: by how much it will lead, who will make the phrase that wins, and the chance to win.

Points are points of the final lead, and nothing else. The phrase ends the game whatever the points are (K20), so it has
chances of its own: the seat wins by its phrase, or nobody makes one and the lead decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod

from litera.core.event import Seat
from litera.games.klepka.finding import can_make_phrase
from litera.games.klepka.pack import CHAOS, EXCHANGE, POLYSEMY, Card, is_letter
from litera.games.klepka.ruleset import Ruleset
from litera.games.klepka.state import Phase
from litera.games.klepka.view import HIDDEN
from litera.players.klepka.curve import learned_curve
from litera.players.klepka.phrase import collecting_chance

KEPT = 0.85
"""Of the doubled points of a letter, a card that is kept for later words will bring so much. In 20 games of each level
against itself (``bench.klepka_chances``) letters brought club 0.77, expert 0.88, master 1.08 of them: polysemies, and
words of two colours, count too."""

POLYSEMY_WORTH = 32.0
EXCHANGE_WORTH = 16.0
CHAOS_WORTH = 8.0
"""What prize cards add to the words of a usual hand, half a game long. Chosen by hand. In 10 games of expert against
itself (``bench.klepka_prizes``) a polysemy kept for its best word was worth 31.9 points; an exchange would have brought
42.6 at a usual turn, mostly another's polysemy, half of it what that seat loses; chaos 3.1 before a usual opening.
In 400 games of master against itself (``bench.klepka_worths``) an exchange worth 43, made for 50, won 52.6 ± 4.9 % and
led by 10 ± 29 points: no difference that could be seen, so these stay."""

A_WIN = 400.0
"""So many points raise an even chance to win as much as a small chance of the phrase does, by the learned slope for 50
cards: 1 / (0.0096 / 4). It makes one number of points and phrase where moves are compared, and is no part of points."""

Hands = tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Gain:
    """What something brings a seat: points of the lead, and by how much the chances of phrases rise (K20).

    ``own`` is that of the seat, ``others`` that of all others together: below 0 where it is denied to them.
    """

    points: float = 0.0
    own: float = 0.0
    others: float = 0.0

    def __add__(self, other: Gain) -> Gain:
        return Gain(self.points + other.points, self.own + other.own, self.others + other.others)

    def __sub__(self, other: Gain) -> Gain:
        return Gain(self.points - other.points, self.own - other.own, self.others - other.others)


NOTHING = Gain()


@dataclass(frozen=True, slots=True)
class Outlook:
    """The lead that is expected at the end, and the chances, 0 to 1, that the seat or another makes the phrase."""

    points: float
    own: float
    others: float
    on_table: int

    @property
    def chance(self) -> float:
        """The chance to win: by the phrase, or by the lead where nobody makes it."""
        return self.own + (1 - self.own - self.others) * self._by_points

    @property
    def _by_points(self) -> float:
        return learned_curve().chance(self.points, self.on_table)

    def after(self, gain: Gain) -> Outlook:
        """Give the outlook with a gain."""
        own = min(1.0, max(0.0, self.own + gain.own))
        others = min(1.0 - own, max(0.0, self.others + gain.others))
        return Outlook(self.points + gain.points, own, others, self.on_table)

    def worth(self, gain: Gain) -> float:
        """Give the worth of a gain as one number, by which moves are compared."""
        return gain.points + A_WIN * ((1 - self._by_points) * gain.own - self._by_points * gain.others)


def card_worth(ruleset: Ruleset, card: Card) -> float:
    """Give what a card in a hand will bring in later words, in points; HIDDEN: as much as a usual one."""
    if is_letter(card):
        factor = 2 if ruleset.double_for in ("one_colour", "both") else 1
        return KEPT * factor * ruleset.pack.points[card[0]] + 1
    return {POLYSEMY: POLYSEMY_WORTH, EXCHANGE: EXCHANGE_WORTH, CHAOS: CHAOS_WORTH, HIDDEN: 4.0}[card]


def standing_of(ruleset: Ruleset, phase: Phase, scores: tuple[int, ...], *, hands: Hands, seat: Seat) -> float:
    """Give by how many points a seat is ahead of the best other, cards in hands counted for the words to come."""
    sums = [float(score) for score in scores]
    if phase is not Phase.LAST_WORDS:
        sums = [
            score + sum(card_worth(ruleset, card) for card in hand) for score, hand in zip(sums, hands, strict=True)
        ]
    return sums[seat] - max(total for other, total in enumerate(sums) if other != seat)


def phrase_chances(
    ruleset: Ruleset, hands: Hands, seat: Seat, *, lying: Mapping[str, float], on_table: int
) -> tuple[float, float]:
    """Give the chance that a seat makes the phrase (K20), and that another does."""
    each = [phrase_chance(ruleset, hand, lying, seats=len(hands), on_table=on_table) for hand in hands]
    others = 1 - prod(1 - chance for other, chance in enumerate(each) if other != seat)
    return each[seat], min(others, 1 - each[seat])


def phrase_chance(
    ruleset: Ruleset, hand: tuple[Card, ...], lying: Mapping[str, float], *, seats: int, on_table: int
) -> float:
    """Give the chance that a seat with this hand makes the phrase, as self-play taught it; 0 for a hidden hand."""
    if can_make_phrase(ruleset, hand):
        return 1.0
    if HIDDEN in hand or not on_table:
        return 0.0
    return learned_curve().phrase(collecting_chance(ruleset.phrase, hand, lying, share=1 / seats), on_table)
