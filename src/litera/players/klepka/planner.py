"""Players who plan: whole sets of words, what cards are worth, the best opening, the phrase hunted and defended."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from litera.core.event import Seat
from litera.games.klepka.finding import can_make_phrase
from litera.games.klepka.judge import cards_due
from litera.games.klepka.moves import Chaos, Done, Exchange, Flip, MakeWord, Pass, PlayersMove, Stop, Vote
from litera.games.klepka.pack import CHAOS, EXCHANGE
from litera.games.klepka.rules import KlepkaRules
from litera.games.klepka.state import Phase
from litera.games.klepka.view import View
from litera.games.klepka.wordlaw import stands
from litera.players.base import Sight
from litera.players.klepka.choosing import WordSet, choose_words
from litera.players.klepka.memory import Retention, remember
from litera.players.klepka.opening import Carpet, Opening, best_opening, lay_out
from litera.players.klepka.pricing import Search, Vocabulary
from litera.players.klepka.swapping import best_swap, pays
from litera.players.klepka.valuing import Values, value

CHAOS_PAYS = 9.0
"""Pairs that all have seen must be worth so many points to the next seat before the table is shuffled. Chosen by hand:
three times what they are worth on average (``bench.klepka_prizes``)."""


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
    search = search_of(sight.rules, sight.view, sight.seat, skill.vocabulary)
    return choose_words(search, values.wants, sight.budget, visits=skill.visits)


def search_of(rules: KlepkaRules, view: View, seat: Seat, vocabulary: Vocabulary) -> Search:
    """Give the search for words of a seat's hand, without what stands on sheets and may not be repeated (K7)."""
    law: Callable[[str], bool] | None = partial(stands, rules.ruleset, view, seat)
    if rules.ruleset.repeat_words == "any" and rules.ruleset.word_filter == "any":
        law = None
    return Search(rules.ruleset, view.hands[seat], vocabulary, law)


def carpet_for(sight: Sight[KlepkaRules, View], skill: Skill, values: Values) -> Carpet:
    """Give the table as the player remembers it; unknown places are tried in an order that is drawn."""
    view, ruleset = sight.view, sight.rules.ruleset
    lying = [card is not None for card in view.grid]
    memory = remember(ruleset, sight.events, sight.stream, skill.retention, lying)
    order = sight.stream.shuffled([place for place, card in enumerate(view.grid) if card is not None])
    return lay_out(ruleset, view, memory, values.pairs, order)


def opening_for(sight: Sight[KlepkaRules, View], skill: Skill, values: Values) -> Opening:
    """Choose the places to open; none: stop."""
    view, ruleset = sight.view, sight.rules.ruleset
    carpet = carpet_for(sight, skill, values)
    in_bonus = view.phase is Phase.BONUS
    later = view.bonus - 1 if in_bonus else 0
    return best_opening(ruleset, carpet, cards_due(view), later, may_stop=in_bonus)


def swap_for(sight: Sight[KlepkaRules, View], skill: Skill, values: Values) -> Exchange | None:
    """Give an exchange that is better made now than later."""
    if EXCHANGE not in sight.view.own_hand:
        return None
    if sight.rules.ruleset.interrupts == "between_turns" and sight.view.begun:
        return None
    swap = best_swap(sight.rules, sight.view, sight.seat, values, hunts=skill.hunts)
    return swap.move if swap is not None and pays(swap, sight.view) else None


def chaos_worth(sight: Sight[KlepkaRules, View], skill: Skill, values: Values) -> float:
    """Give what shuffling is worth when another seat is about to open cards: the pairs that it might know."""
    view, ruleset = sight.view, sight.rules.ruleset
    waits = ruleset.interrupts == "anytime"
    if view.turn == sight.seat or (waits and view.phase not in (Phase.FLIP, Phase.BONUS)):
        return 0.0
    carpet = carpet_for(sight, skill, values)
    known = sum(values.pairs.get(carpet.memory[first][0], 0.0) for first, _ in carpet.pairs)
    return known - CHAOS_PAYS
