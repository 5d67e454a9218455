"""Players who plan: whole sets of words, what cards are worth, the best opening, the phrase hunted and defended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from litera.core.event import Seat
from litera.games.klepka.course import changed
from litera.games.klepka.finding import can_make_phrase
from litera.games.klepka.judge import cards_due
from litera.games.klepka.moves import Chaos, Done, Exchange, Flip, MakeWord, Pass, PlayersMove, Stop, Vote
from litera.games.klepka.pack import CHAOS, EXCHANGE, Card
from litera.games.klepka.rules import KlepkaRules
from litera.games.klepka.ruleset import Ruleset
from litera.games.klepka.state import Phase, without
from litera.games.klepka.view import HIDDEN, View
from litera.games.klepka.wordlaw import stands
from litera.players.base import Sight
from litera.players.klepka.choosing import Wants, WordSet, choose_words
from litera.players.klepka.memory import Retention, remember
from litera.players.klepka.opening import Carpet, Opening, best_opening, lay_out
from litera.players.klepka.outlook import Gain, card_worth, phrase_chance
from litera.players.klepka.pricing import Search, Vocabulary
from litera.players.klepka.swapping import Swap, hands_after, pays, swap_gain, swaps_by_cards
from litera.players.klepka.valuing import Values, value
from litera.players.klepka.ways import Making

CHAOS_PAYS = 9.0
"""Pairs that all have seen must be worth so many points to the next seat before the table is shuffled. Chosen by hand:
three times what they are worth on average (``bench.klepka_prizes``)."""

LOOKED_AT = 6
"""So many exchanges are looked at for the words that they bring."""
WORDS_VISITS = 5_000
"""So far it looks for these words."""
FOR_SWAPS = 0.5
"""The share of the time in which exchanges are looked at; the rest is for words."""


@dataclass(frozen=True, slots=True)
class Skill:
    """What a planning player knows and sees: its words, its memory, how long it looks for words, and the phrase."""

    vocabulary: Vocabulary = field(default_factory=Vocabulary)
    retention: Retention = field(default_factory=Retention)
    visits: int = 100_000
    hunts: bool = True


@dataclass(frozen=True, slots=True)
class PlanningPlayer:
    """Plays what it values most, as far as its skill goes."""

    skill: Skill

    def choose(self, sight: Sight[KlepkaRules, View]) -> PlayersMove:
        """Choose a legal move for a seat that is to act."""
        rules, seat, view = sight.rules, sight.seat, sight.view
        if view.phase is Phase.VOTE:
            return Vote(accepts=False)
        values = value(rules.ruleset, view, seat, hunts=self.skill.hunts)
        if view.phase in (Phase.FLIP, Phase.BONUS):
            places = opening_for(sight, self.skill, values).places
            return Flip(places) if places else Stop()
        if can_make_phrase(rules.ruleset, view.own_hand):
            return MakeWord(rules.ruleset.phrase)
        swap = swap_for(sight, self.skill, values)
        if swap is not None:
            return swap
        makings = words_for(sight, self.skill, values).makings
        if makings:
            return MakeWord((makings[0].word,), makings[0].uses)
        return Pass() if view.phase is Phase.LAST_WORDS and view.made == 0 else Done()

    def interrupt(self, sight: Sight[KlepkaRules, View]) -> PlayersMove | None:
        """Exchange before the card is used up or the phrase is made; shuffle before others take what all have seen."""
        rules, view = sight.rules, sight.view
        if EXCHANGE not in view.own_hand and CHAOS not in view.own_hand:
            return None
        if rules.ruleset.interrupts == "between_turns" and view.begun:
            return None
        values = value(rules.ruleset, view, sight.seat, hunts=self.skill.hunts)
        move: PlayersMove | None = swap_for(sight, self.skill, values)
        if move is None and CHAOS in view.own_hand and view.on_table and chaos_worth(sight, self.skill, values) > 0:
            move = Chaos()
        return move


def words_for(sight: Sight[KlepkaRules, View], skill: Skill, values: Values) -> WordSet:
    """Choose the words to make of the own hand."""
    search = search_of(sight.rules, sight.view, sight.seat, vocabulary=skill.vocabulary)
    return choose_words(search, values.wants, sight.budget, visits=skill.visits)


def search_of(rules: KlepkaRules, view: View, seat: Seat, *, vocabulary: Vocabulary) -> Search:
    """Give the search for words of a seat's hand, without what stands on sheets and may not be repeated (K7)."""

    def law(word: str) -> bool:
        return stands(rules.ruleset, view, seat, word=word)

    is_free = rules.ruleset.repeat_words == "any" and rules.ruleset.word_filter == "any"
    return Search(rules.ruleset, view.hands[seat], vocabulary, None if is_free else law)


def carpet_for(sight: Sight[KlepkaRules, View], skill: Skill, values: Values) -> Carpet:
    """Give the table as the player remembers it; unknown places are tried in an order that is drawn."""
    view, ruleset = sight.view, sight.rules.ruleset
    lying = [card is not None for card in view.grid]
    retention = skill.retention.in_form(sight.events, sight.seat)
    memory = remember(ruleset, sight.events, sight.stream, retention=retention, lying=lying)
    order = sight.stream.shuffled([place for place, card in enumerate(view.grid) if card is not None])
    return lay_out(ruleset, view, memory, pair_worth=values.pair_worths, order=order)


def opening_for(sight: Sight[KlepkaRules, View], skill: Skill, values: Values) -> Opening:
    """Choose the places to open; none: stop."""
    view, ruleset = sight.view, sight.rules.ruleset
    carpet = carpet_for(sight, skill, values)
    in_bonus = view.phase is Phase.BONUS
    later = view.bonus - 1 if in_bonus else 0
    return best_opening(ruleset, carpet, cards_due(view), later=later, may_stop=in_bonus)


def swap_for(sight: Sight[KlepkaRules, View], skill: Skill, values: Values) -> Exchange | None:
    """Give an exchange that is better made now than later."""
    if sight.rules.ruleset.interrupts == "between_turns" and sight.view.begun:
        return None
    best = best_swap(replace(sight, budget=sight.budget.share(FOR_SWAPS)), skill, values)
    return best.move if best is not None and (best.wins or pays(best, sight.view)) else None


def best_swap(sight: Sight[KlepkaRules, View], skill: Skill, values: Values) -> Swap | None:
    """Give the exchange that brings most, None where there is no card for one; one that completes the phrase wins."""
    rules, view, seat = sight.rules, sight.view, sight.seat
    if EXCHANGE not in view.own_hand:
        return None
    best: Swap | None = None
    for swap in swaps_by_cards(rules, view, seat, values=values, hunts=skill.hunts, most=LOOKED_AT):
        if swap.wins:
            return swap
        if best is not None and sight.budget.is_spent:
            break
        gain = swap.gain + words_gained(sight, skill, values, move=swap.move)
        worth = values.outlook.worth(gain)
        if best is None or worth > best.worth:
            best = replace(swap, gain=gain, worth=worth)
    return best


def gain_of_swap(sight: Sight[KlepkaRules, View], skill: Skill, values: Values, *, move: Exchange) -> Gain:
    """Give what an exchange brings, with the words that the two hands make after it and did not make before."""
    gain = swap_gain(sight.rules, sight.view, sight.seat, values=values, move=move, hunts=skill.hunts)
    return gain + words_gained(sight, skill, values, move=move)


def words_gained(sight: Sight[KlepkaRules, View], skill: Skill, values: Values, *, move: Exchange) -> Gain:
    """Give by how much the best words of the own hand get better by an exchange, and those of the other hand worse."""
    view, seat, hands = sight.view, sight.seat, hands_after(sight.view, sight.seat, move)
    points = _words_worth(sight, skill, values, seat, hands[seat])
    points -= _words_worth(sight, skill, values, seat, view.hands[seat])
    theirs = _words_worth(sight, skill, values, move.seat, hands[move.seat])
    theirs -= _words_worth(sight, skill, values, move.seat, view.hands[move.seat])
    return Gain(points - theirs / (len(hands) - 1))


def _words_worth(
    sight: Sight[KlepkaRules, View], skill: Skill, values: Values, seat: Seat, hand: tuple[Card, ...]
) -> float:
    """Give what the best words of a hand bring beyond what its cards are worth anyway; 0 for a hidden one."""
    if HIDDEN in hand:
        return 0.0
    rules, view = sight.rules, sight.view
    search = search_of(rules, replace(view, hands=changed(view.hands, seat, hand)), seat, vocabulary=skill.vocabulary)
    wants = Wants(values.wants.flip, kept_points(rules.ruleset, view, hand))
    return choose_words(search, wants, sight.budget, visits=min(skill.visits, WORDS_VISITS)).worth


def kept_points(ruleset: Ruleset, view: View, hand: tuple[Card, ...]) -> dict[Card, float]:
    """Give what each card of a hand is worth when it is kept, in points: before the last words, that of its kind."""
    if view.phase is Phase.LAST_WORDS:
        return {}
    return {card: card_worth(ruleset, card) for card in dict.fromkeys(hand)}


def gain_of_words(
    ruleset: Ruleset, view: View, values: Values, *, seat: Seat, made: Sequence[Making], hunts: bool
) -> Gain:
    """Give what words that a seat makes now bring, without the cards that it would have kept."""
    hand = view.hands[seat]
    keep = kept_points(ruleset, view, hand)
    used = [card for making in made for card in making.cards]
    points = sum(making.points + values.wants.flip for making in made) - sum(keep.get(card, 0.0) for card in used)
    if not hunts:
        return Gain(points)
    left = phrase_chance(ruleset, without(hand, used), values.lying, seats=len(view.hands), on_table=view.on_table)
    return Gain(points, own=left - values.outlook.own)


def chaos_worth(sight: Sight[KlepkaRules, View], skill: Skill, values: Values) -> float:
    """Give what shuffling is worth when another seat is about to open cards: the pairs that it might know."""
    view, ruleset = sight.view, sight.rules.ruleset
    waits = ruleset.interrupts == "anytime"
    if view.turn == sight.seat or (waits and view.phase not in (Phase.FLIP, Phase.BONUS)):
        return 0.0
    carpet = carpet_for(sight, skill, values)
    known = sum(carpet.pair_worth.get(carpet.memory[first][0], 0.0) for first, _ in carpet.pairs)
    return known - CHAOS_PAYS
