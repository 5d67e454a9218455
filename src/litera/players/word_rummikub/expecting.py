"""What is to be expected of a game of Word Rummikub after a move: final points, and the chance to have the most.

Whoever plays well lays a word as long nearly every turn, so that the turns that are left decide: how many there are,
by the bank, and who has the last of them.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass

from litera.games.word_rummikub.laying import lay_out, tiles_of
from litera.games.word_rummikub.moves import JOKER, Move, Play
from litera.games.word_rummikub.ruleset import JOKER_COST, REFILL, Ruleset
from litera.games.word_rummikub.scoring import work_out
from litera.games.word_rummikub.state import without
from litera.games.word_rummikub.view import View

TURNS = frozenset({"played", "drew", "passed", "time_up"})
"""The kinds of the events that end a turn."""

STEPS = tuple(step / 4 for step in range(-14, 15))
"""Standard deviations at which the own final points are looked at, for the chance against several others."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What is taken for likely; the values were found by ``bench.rummikub_chances``, which prints how well they hold.

    ``a_turn``: points that a turn brings, as long as the game itself does not say more; it counts as much as so many
    ``turns_before`` of this game. ``sure``: how likely, for each turn that is left, the number of turns is what the
    bank says. ``spread`` and ``a_turns_spread``: how far off a lead is at the end, in points, at once and for each
    root of a turn that is left.
    """

    a_turn: float = 20.0
    turns_before: int = 2
    sure: float = 0.95
    spread: float = 8.0
    a_turns_spread: float = 4.0


OUTLOOK = Outlook()


@dataclass(frozen=True, slots=True)
class Standing:
    """How a game stands when a seat's turn has ended, for all seats, that seat first, the next ones after it.

    ``jokers`` are those on each rack, so far as is known: of others' a share of those not seen. ``left`` turns are to
    come, by the bank; 0 when the game is over. In the ``turns`` before that one all seats scored ``scored``.
    """

    scores: tuple[int, ...]
    jokers: tuple[float, ...]
    left: int
    turns: int
    scored: int


def standing_after(ruleset: Ruleset, view: View, turns: int, *, move: Move) -> Standing:
    """Give how a game stands when the watcher has made a move of its turn, ``turns`` after the first.

    Whether it lays and is filled up, or draws (W5, W12), the bank has fewer tiles then.
    """
    assert isinstance(view.watcher, int), "a seat ends a turn"
    rack, gain, drawn = view.own_rack, 0, min(view.bank_size, 1)
    if isinstance(move, Play):
        laying = lay_out(move)
        gain = work_out(ruleset, rack, laying).total
        rack = "".join(without(rack, Counter(laying.added).elements()))
        drawn = min(view.bank_size, max(REFILL - len(rack), 0))
    bank = view.bank_size - drawn
    seats = [(view.watcher + after) % ruleset.seats for after in range(ruleset.seats)]
    others = [len(view.racks[seat]) for seat in seats[1:]]
    unseen = ruleset.pack.counts[JOKER] - tiles_of(view.table)[JOKER] - view.own_rack.count(JOKER)
    each = unseen / max(bank + drawn + sum(others), 1)
    own, *scores = (view.scores[seat] for seat in seats)
    return Standing(
        scores=(own + gain, *scores),
        jokers=(rack.count(JOKER) + drawn * each, *(each * other for other in others)),
        left=math.ceil(bank / REFILL) + 1 if rack or drawn else 0,
        turns=turns,
        scored=sum(view.scores),
    )


def lead(standing: Standing, outlook: Outlook = OUTLOOK) -> float:
    """Give by how many points the seat will lead at the end, or trail."""
    own, *others = _finals(standing, outlook)
    return own - max(others)


def chance(standing: Standing, outlook: Outlook = OUTLOOK) -> float:
    """Give the chance, 0 to 1, that the seat has the most points at the end; those who share it have a part of it."""
    own, *others = _finals(standing, outlook)
    if not standing.left:
        most = max(others)
        return float(own > most) if own != most else 1 / (1 + others.count(most))
    # Half of what a lead is off by comes from each of the two.
    spread = math.sqrt((outlook.spread**2 + outlook.a_turns_spread**2 * standing.left) / 2)
    likely = [math.exp(-step * step / 2) for step in STEPS]
    wins = [math.prod(_below((own + spread * step - other) / spread) for other in others) for step in STEPS]
    return sum(map(math.prod, zip(likely, wins, strict=True))) / sum(likely)


def _finals(standing: Standing, outlook: Outlook) -> list[float]:
    """Give the points that each seat will have, less those that the turns bring that all of them still have."""
    seats, left = len(standing.scores), standing.left
    before = outlook.turns_before
    a_turn = (outlook.a_turn * before + standing.scored) / (before + standing.turns)
    sure = outlook.sure**left
    finals = []
    for after, (score, jokers) in enumerate(zip(standing.scores, standing.jokers, strict=True)):
        has_more = 0.0
        if left and after:
            has_more = sure * (left % seats >= after) + (1 - sure) * (seats - after) / seats
        finals.append(score + a_turn * has_more - JOKER_COST * jokers / (left + 1))
    return finals


def _below(deviations: float) -> float:
    """Give the share of a normal distribution below so many standard deviations."""
    return 0.5 * (1.0 + math.erf(deviations / math.sqrt(2.0)))
