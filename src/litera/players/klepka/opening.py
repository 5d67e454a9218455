"""Which cards to open: the expected worth of each mixture of known pairs, known single cards and unknown ones.

The cards of one opening are all named before any is seen, and whatever matches in it is taken (K9, K10). One match
opens the way to all pairs that are known by then, for each pays for the next (K13). Without a match these are left to
the next seat. That, and the numbers of letters that nobody has seen, make the worth of a mixture a closed form.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import exp

from litera.games.klepka.pack import PRIZES, Card
from litera.games.klepka.ruleset import Ruleset
from litera.games.klepka.view import View, unseen
from litera.players.klepka.memory import Memory, likeness_of, pairs_in

LEFT_TO_OTHERS = 0.9
"""Of what a player leaves lying in sight, the next seat takes so much: of 433 pairs master took 0.91
(``bench.klepka_chances``, 20 games against itself); club and expert, who forget, take far less."""

TOLD = 0.6
"""What showing a card costs, in parts of what its match is worth to who opens it next. In the same games, of pairs of
which one card had been shown, others took more than who had shown it: by 0.40 of club's, 0.60 of expert's, 0.47 of
master's."""


@dataclass(frozen=True, slots=True)
class Carpet:
    """The cards that lie, as a player knows them: pairs and single cards by place, dearest first; the unknown places.

    ``unknown`` says how many cards of each likeness are expected in the unknown places, ``pair_worth`` what a pair of
    each is worth to who takes it, a prize card by itself.
    """

    pairs: tuple[tuple[int, int], ...]
    singles: tuple[int, ...]
    places: tuple[int, ...]
    memory: Mapping[int, Card]
    unknown: Mapping[str, float]
    pair_worth: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Opening:
    """Places to open, in order; what is expected of it, in points; none: stop."""

    places: tuple[int, ...]
    worth: float


def expected_unknown(ruleset: Ruleset, view: View, memory: Memory) -> dict[str, float]:
    """Give how many cards of each likeness are expected in the places that are not remembered.

    They share what the seat cannot see with the hidden hands, each card as likely as any other.
    """
    hidden = Counter(unseen(ruleset, view)) - Counter(memory.values())
    places = sum(card is not None and place not in memory for place, card in enumerate(view.grid))
    part = places / hidden.total() if hidden.total() else 0.0
    counts: dict[str, float] = {}
    for card, count in hidden.items():
        likeness = likeness_of(ruleset, card)
        counts[likeness] = counts.get(likeness, 0.0) + part * count
    return counts


def lay_out(
    ruleset: Ruleset, view: View, memory: Memory, *, pair_worth: Mapping[str, float], order: tuple[int, ...]
) -> Carpet:
    """Sort the cards that lie by what is known of them; ``order`` is that in which unknown places are tried."""
    memory = {place: card for place, card in memory.items() if view.grid[place] is not None}
    pairs = sorted(
        pairs_in(ruleset, memory), key=lambda pair: -pair_worth.get(likeness_of(ruleset, memory[pair[0]]), 0.0)
    )
    paired = {place for pair in pairs for place in pair}
    unknown = expected_unknown(ruleset, view, memory)

    def promise(place: int) -> float:
        likeness = likeness_of(ruleset, memory[place])
        return unknown.get(likeness, 0.0) * pair_worth.get(likeness, 0.0)

    singles = sorted((place for place in memory if place not in paired), key=lambda place: (-promise(place), place))
    places = tuple(place for place in order if view.grid[place] is not None and place not in memory)
    return Carpet(tuple(pairs), tuple(singles), places, memory, unknown, pair_worth)


def best_opening(ruleset: Ruleset, carpet: Carpet, due: int, *, later: int, may_stop: bool) -> Opening:
    """Give the best of all mixtures for so many cards; ``later`` pairs may be opened after this one anyway.

    ``may_stop``: opening none is one of the choices (K13). Something new is opened, or a pair taken, while there is
    something new: players who only showed what all have seen would never end the game.
    """
    best = Opening((), -LEFT_TO_OTHERS * _worth_of_pairs(ruleset, carpet, carpet.pairs)) if may_stop else None
    for pairs in range(min(due // 2, len(carpet.pairs)) + 1):
        for singles in range(min(due - 2 * pairs, len(carpet.singles)) + 1):
            places = _places(carpet, due, pairs, singles)
            if not pairs and carpet.places and carpet.memory.keys() >= set(places):
                continue
            worth = worth_of_opening(ruleset, carpet, places, later=later)
            if best is None or worth > best.worth + 1e-9:
                best = Opening(places, worth)
    assert best is not None, "unknown cards alone are a mixture, or all cards are known, in pairs"
    return best


def _places(carpet: Carpet, due: int, pairs: int, singles: int) -> tuple[int, ...]:
    """Name so many known pairs and single cards, and unknown ones; where these run out, what else is known.

    A single card goes before an unknown one, for tables on which only the two of a named pair match.
    """
    first = [place for pair in carpet.pairs[:pairs] for place in pair]
    known = list(carpet.singles[:singles])
    unknown = list(carpet.places[: due - len(first) - singles])
    mixed = [place for both in zip(known, unknown, strict=False) for place in both]
    common = len(mixed) // 2
    named = [*first, *mixed, *known[common:], *unknown[common:]]
    rest = [*carpet.singles[singles:], *(place for pair in carpet.pairs[pairs:] for place in pair)]
    return tuple([*named, *rest][:due])


def worth_of_opening(ruleset: Ruleset, carpet: Carpet, places: tuple[int, ...], *, later: int) -> float:
    """Give what an opening of these places is expected to bring, in points, with what it leaves to others."""
    named = frozenset(places)
    known = _likenesses(ruleset, carpet, places)
    counts = Counter(known)
    worth = carpet.pair_worth
    taken = sum(number // 2 * worth.get(likeness, 0.0) for likeness, number in counts.items())
    sure = sum(number // 2 for number in counts.values())
    tried, hidden = len(places) - len(known), len(carpet.places)
    matched = {likeness: number % 2 for likeness, number in counts.items()}
    others = Counter(likeness_of(ruleset, carpet.memory[place]) for place in carpet.singles if place not in named)
    matches = shown = found = 0.0
    for likeness, number in carpet.unknown.items() if hidden else ():
        rate, value = number / hidden, worth.get(likeness, 0.0)
        if likeness in PRIZES:
            found += tried * rate * value
            continue
        together = tried * (tried - 1) / 2 * rate * max(0.0, number - 1) / max(1, hidden - 1)
        meeting = tried * rate * matched.get(likeness, 0) + together
        matches += meeting
        found += meeting * value
        shown += tried * rate * (others[likeness] > 0) * value
        found -= TOLD * tried * rate * (number - 1) / hidden * value
    left = shown + _worth_of_pairs(ruleset, carpet, carpet.pairs) - taken
    goes_on = 1.0 if sure or later else 1 - exp(-matches)
    return taken + found + goes_on * left - (1 - goes_on) * LEFT_TO_OTHERS * left


def worth_ahead(ruleset: Ruleset, carpet: Carpet, places: tuple[int, ...], *, later: int) -> float:
    """Give what new cards bring that may be opened after these places, by the pairs in them and the ``later`` ones.

    ``worth_of_opening`` leaves it out: it counts the same in whatever order known pairs and new cards are opened.
    """
    named = frozenset(places)
    new = sum(place not in named for place in carpet.places)
    sure = sum(number // 2 for number in Counter(_likenesses(ruleset, carpet, places)).values())
    openings, due = min(later + sure, (new + 1) // 2), min(2, len(carpet.memory) + new)
    if not openings:
        return 0.0
    pairless = replace(carpet, pairs=())
    usual, last = (best_opening(ruleset, pairless, due, later=after, may_stop=True).worth for after in (1, 0))
    return openings * usual if openings < later + sure else (openings - 1) * usual + last


def _likenesses(ruleset: Ruleset, carpet: Carpet, places: tuple[int, ...]) -> list[str]:
    """Give what is known to lie at these places."""
    return [likeness_of(ruleset, carpet.memory[place]) for place in places if place in carpet.memory]


def _worth_of_pairs(ruleset: Ruleset, carpet: Carpet, pairs: tuple[tuple[int, int], ...]) -> float:
    return sum(carpet.pair_worth.get(likeness_of(ruleset, carpet.memory[first]), 0.0) for first, _ in pairs)
