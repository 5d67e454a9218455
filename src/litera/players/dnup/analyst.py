"""Explains moves of dnup: puts what the strongest player found into sentences, and says what other moves are worth."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from litera.core.event import Seat
from litera.core.message import Message, SeatName, message
from litera.games.dnup.cards import OF_VALUE, Cards, texts, turned
from litera.games.dnup.moves import Add, Lay, PlayersMove, Take
from litera.games.dnup.naming import spoken
from litera.games.dnup.rules import DnupRules
from litera.games.dnup.ruleset import Ruleset
from litera.games.dnup.view import View
from litera.players.base import Assessment, Hint, Prospect, Sight
from litera.players.dnup.searcher import Finding, Searcher

MOST_REASONS = 2
"""So many sentences say why, before the one that says the chances."""

OPTIMISM = 0.25
"""By so much, in the logarithm of the odds, the search promises too much: of 1007 moves in some hundred games of two
experts 55 % were promised to be won on average, and 50 % were (``bench.chances``)."""

FOR_THE_BEST = 0.7
"""The share of the time in which the best move is looked for; the rest is for the one that was made."""


@dataclass(frozen=True, slots=True)
class DnupAnalyst:
    """Thinks as a player does, and says what it thought."""

    player: Searcher

    def hint(
        self,
        sight: Sight[DnupRules, View],
        *,
        best: bool = False,  # noqa: ARG002 - anybody could find what is best
        level: str | None = None,  # noqa: ARG002
    ) -> Hint:
        """Help the seat on turn: a nudge, the move of the player, and why."""
        finding = self.player.find(sight)
        found = finding.looked[0]
        why = reasons(sight.rules.ruleset, sight.view, found.move, is_certain=finding.is_certain)
        return Hint(_nudge(found.move), found.move, (*why[:MOST_REASONS], _chances(finding)))

    def assess(self, sight: Sight[DnupRules, View], played: PlayersMove) -> Assessment:
        """Look at a move that the seat on turn made; half as many rounds again are played out for it alone."""
        ruleset = sight.rules.ruleset
        finding = self.player.find(replace(sight, budget=sight.budget.share(FOR_THE_BEST)))
        best = finding.looked[0]
        if best.move == played:
            prospect = _prospect(ruleset, best.chance)
            return Assessment(best.move, prospect, prospect)
        of_played = _prospect(ruleset, self.player.find(sight, only=played).looked[0].chance)
        of_best = _prospect(ruleset, best.chance)
        if of_played.chance > of_best.chance and not finding.is_certain:
            return Assessment(played, of_played, of_played)
        return Assessment(best.move, max(of_best, of_played, key=lambda prospect: prospect.chance), of_played)


def _prospect(ruleset: Ruleset, chance: float) -> Prospect:
    """Give the lead that goes with a chance to win: none where all are equal, all points of a game where it is won."""
    others, chance = ruleset.seats - 1, _sober(chance)
    return Prospect(ruleset.goal * (chance - (1 - chance) / others), chance)


def _sober(chance: float) -> float:
    """Give a chance without the optimism of the search."""
    return chance / (chance + (1 - chance) * math.exp(OPTIMISM))


def _nudge(move: PlayersMove) -> Message:
    match move:
        case Lay(cards):
            return message("dnup-hint-lay", count=cards.bit_count())
        case Add():
            return message("dnup-hint-add")
        case Take():
            return message("dnup-hint-take")
    return message("dnup-hint-turn")


def reasons(ruleset: Ruleset, view: View, move: PlayersMove, *, is_certain: bool) -> tuple[Message, ...]:
    """Say what a move does: the last card, a certain win, sets that go back, the hand after it, whose a card is."""
    hand = hand_after(ruleset, view, move)
    found: list[Message] = []
    if hand == 0:
        found.append(message("dnup-hint-last"))
    elif is_certain:
        found.append(message("dnup-hint-certain"))
    for owner, cards in beaten(ruleset, view, move):
        if owner != view.watcher and owner not in view.out:
            found.append(message("dnup-hint-beats", name=SeatName(owner), count=cards.bit_count()))
        elif owner == view.watcher and hand:
            found.append(message("dnup-hint-returns", cards=spoken(texts(turned(cards)))))
    before, after = _values(view.own_hand), _values(hand)
    value, count = _largest_group(hand)
    if 0 < after < before:
        found.append(message("dnup-hint-values", before=before, after=after))
    elif count > 1 and not isinstance(move, Lay | Add):
        found.append(message("dnup-hint-group", count=count, value=value))
    if isinstance(move, Add) and hand and move.place.seat not in view.out:
        found.append(message("dnup-hint-theirs"))
    return tuple(found)


def _values(hand: Cards) -> int:
    return sum(bool(hand & cards) for cards in OF_VALUE.values())


def _largest_group(hand: Cards) -> tuple[int, int]:
    """Give the value that most cards of a hand have, the highest of equals, and how many have it."""
    return max(
        ((value, (hand & cards).bit_count()) for value, cards in OF_VALUE.items()), key=lambda found: found[::-1]
    )


def _chances(finding: Finding) -> Message:
    """Say the chance to win the game, with the second best move's where there is one."""
    percents = [round(100 * _sober(looked.chance)) for looked in finding.looked[:2]]
    if len(percents) == 1:
        return message("dnup-hint-chance", chance=percents[0])
    if percents[1] >= percents[0]:
        return message("dnup-hint-close", chance=percents[0])
    return message("dnup-hint-chances", chance=percents[0], other=percents[1])


def hand_after(ruleset: Ruleset, view: View, move: PlayersMove) -> Cards:
    """Give the own hand after a move of the watcher on turn."""
    hand = view.own_hand
    match move:
        case Lay(cards) | Add(cards, _):
            hand &= ~cards
            for owner, lying in beaten(ruleset, view, move):
                if owner == view.watcher and (hand or ruleset.own_return_first):
                    hand |= turned(lying)
            return hand
        case Take(place):
            return hand | turned(view.sets[ruleset.index(place.seat, place.area)])
    return turned(hand)


def beaten(ruleset: Ruleset, view: View, move: PlayersMove) -> tuple[tuple[Seat, Cards], ...]:
    """Give the set that a move beats, with its owner: none or one (D5)."""
    match move:
        case Lay(cards):
            size = cards.bit_count()
        case Add(_, place):
            size = view.sets[ruleset.index(place.seat, place.area)].bit_count() + 1
        case _:
            return ()
    return tuple((place // ruleset.areas, cards) for place, cards in enumerate(view.sets) if cards.bit_count() == size)
