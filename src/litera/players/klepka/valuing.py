"""What cards, pairs and openings are worth in points at a moment of the game, and the chance to win."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from litera.core.event import Seat
from litera.games.klepka.pack import BLUE, CHAOS, EXCHANGE, POLYSEMY, PRIZES, YELLOW, Card, is_letter
from litera.games.klepka.ruleset import Ruleset
from litera.games.klepka.state import Phase
from litera.games.klepka.view import HIDDEN, View, unseen
from litera.players.klepka.choosing import Wants
from litera.players.klepka.curve import learned_curve
from litera.players.klepka.memory import likeness_of
from litera.players.klepka.phrase import phrase_cards, phrase_chance, phrase_letters

FLIP = 5.0
"""What one more pair to open is worth while many cards lie. Chosen by hand: by itself a pair brings 1.1 points to club,
1.6 to expert, 3.3 to master (``bench.klepka_chances``, 20 games of each against itself), but what it takes the others
lack, and it teaches where cards lie."""

KEPT = 0.85
"""Of the doubled points of a letter, a card that is kept for later words will bring so much. In the same games letters
brought club 0.77, expert 0.88, master 1.08 of them: polysemies, and words of two colours, count too."""

POLYSEMY_WORTH = 32.0
EXCHANGE_WORTH = 16.0
CHAOS_WORTH = 8.0
"""What prize cards add to the words of a usual hand, half a game long. Chosen by hand. In 10 games of expert against
itself (``bench.klepka_prizes``) a polysemy kept for its best word was worth 31.9 points; an exchange would have brought
42.6 at a usual turn, mostly another's polysemy, half of it what that seat loses; chaos 3.1 before a usual opening.
In 400 games of master against itself (``bench.klepka_worths``) an exchange worth 43, made for 50, won 52.6 ± 4.9 % and
led by 10 ± 29 points: no difference that could be told, so these stay."""

SWING = 220.0
"""What winning at once is worth to a seat that would else lose for certain. Chosen by hand: at even chances it makes
110 points of a sure win, where by the learned slope for 50 cards 200 would raise the chance as much."""


@dataclass(frozen=True, slots=True)
class Values:
    """What things are worth to one seat now: a word's flip and cards kept, and pairs on the table by likeness.

    ``lying`` tells how many cards of each letter, and of each prize card, are expected on the table.
    """

    wants: Wants
    pairs: Mapping[str, float]
    lying: Mapping[str, float]
    standing: float
    chance: float


def lead(view: View, seat: Seat) -> int:
    """Give by how many points a seat is ahead of the best other."""
    return view.scores[seat] - max(score for other, score in enumerate(view.scores) if other != seat)


def card_worth(ruleset: Ruleset, card: Card) -> float:
    """Give what a card in a hand will bring in later words, in points; HIDDEN: as much as a usual one."""
    if is_letter(card):
        factor = 2 if ruleset.double_for in ("one_colour", "both") else 1
        return KEPT * factor * ruleset.pack.points[card[0]] + 1
    return {POLYSEMY: POLYSEMY_WORTH, EXCHANGE: EXCHANGE_WORTH, CHAOS: CHAOS_WORTH, HIDDEN: 4.0}[card]


def value(ruleset: Ruleset, view: View, seat: Seat, *, hunts: bool) -> Values:
    """Value the table for a seat; with ``hunts`` also for what the phrase that wins is worth (K20)."""
    if view.phase is Phase.LAST_WORDS:
        left = dict.fromkeys(view.hands[seat], 1.0)
        standing = float(lead(view, seat))
        return Values(Wants(0.05, left), {}, {}, standing, learned_curve().chance(standing, 0))
    worth = [sum(card_worth(ruleset, card) for card in hand) for hand in view.hands]
    sums = [score + cards for score, cards in zip(view.scores, worth, strict=True)]
    standing = sums[seat] - max(total for other, total in enumerate(sums) if other != seat)
    chance = learned_curve().chance(standing, view.on_table)
    keep = {card: card_worth(ruleset, card) for card in dict.fromkeys(view.hands[seat])}
    likenesses = dict.fromkeys(likeness_of(ruleset, card) for card in ruleset.pack.cards)
    pairs = {letter: _pair_worth(ruleset, letter) for letter in likenesses}
    lying = _lying_letters(ruleset, view)
    if hunts:
        _add_phrase(ruleset.phrase, view, seat, lying, chance, keep, pairs)
    flip = FLIP * min(1.0, view.on_table / 30)
    return Values(Wants(flip, keep), pairs, lying, standing, chance)


def _pair_worth(ruleset: Ruleset, likeness: str) -> float:
    """Give what it is worth to take a pair that another seat would take else; of a prize card, one card."""
    if likeness in PRIZES:
        return card_worth(ruleset, likeness)
    return 2 * card_worth(ruleset, likeness[0] + BLUE) + FLIP / 2


def _lying_letters(ruleset: Ruleset, view: View) -> dict[str, float]:
    """Give how many cards of each letter, and of each prize card, are expected on the table."""
    hidden = Counter(card[0] for card in unseen(ruleset, view))
    part = view.on_table / hidden.total() if hidden.total() else 0.0
    return {letter: count * part for letter, count in hidden.items()}


def _add_phrase(
    phrase: tuple[str, ...],
    view: View,
    seat: Seat,
    lying: Mapping[str, float],
    chance: float,
    keep: dict[Card, float],
    pairs: dict[str, float],
) -> None:
    """Add to cards and pairs by how much they raise the own chance for the phrase, and deny it to others."""
    share = 1 / len(view.hands)
    hand = view.hands[seat]
    own = phrase_chance(phrase, hand, lying, share)
    for card in phrase_cards(phrase, hand):
        rest = list(hand)
        rest.remove(card)
        keep[card] += SWING * (1 - chance) * (own - phrase_chance(phrase, tuple(rest), lying, share))
    for likeness in pairs:
        if lying.get(likeness[0], 0.0) < 1 or likeness[0] not in (*phrase_letters(phrase), POLYSEMY, EXCHANGE):
            continue
        gained = (likeness[0] + YELLOW,) * 2 if likeness not in PRIZES else (likeness,)
        left = {**lying, likeness[0]: max(0.0, lying[likeness[0]] - len(gained))}
        pairs[likeness] += SWING * (1 - chance) * max(0.0, phrase_chance(phrase, hand + gained, left, share) - own)
        for other, theirs in enumerate(view.hands):
            if other != seat and HIDDEN not in theirs:
                denied = phrase_chance(phrase, theirs, lying, share) - phrase_chance(phrase, theirs, left, share)
                pairs[likeness] += SWING * chance * max(0.0, denied)
