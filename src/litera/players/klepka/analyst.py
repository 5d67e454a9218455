"""Moves explained and looked at again, with all that the strongest player knows, and no more than the seat is told."""

from __future__ import annotations

from dataclasses import dataclass

from litera.core.message import Message, SeatName, Written, all_written, message
from litera.games.klepka.finding import words_of
from litera.games.klepka.moves import Chaos, Exchange, Flip, MakeWord, PlayersMove, Stop, Use, Vote, is_real
from litera.games.klepka.naming import name_of
from litera.games.klepka.pack import CHAOS, is_letter
from litera.games.klepka.rules import KlepkaRules
from litera.games.klepka.scoring import letters_of, work_out
from litera.games.klepka.state import Phase, State, without
from litera.games.klepka.view import View
from litera.players.base import Assessment, Hint, Prospect, Sight
from litera.players.klepka.choosing import choose_words
from litera.players.klepka.curve import learned_curve
from litera.players.klepka.opening import best_opening, worth_ahead, worth_of_opening
from litera.players.klepka.planner import (
    PlanningPlayer,
    Skill,
    carpet_for,
    chaos_worth,
    search_of,
    words_for,
)
from litera.players.klepka.swapping import WINS, swap_worth
from litera.players.klepka.valuing import Values, value

_TOLD_WORDS = 4
"""So many words of a set are named."""


@dataclass(frozen=True, slots=True)
class KlepkaAnalyst:
    """Explains moves as the player of this skill sees them."""

    skill: Skill

    def hint(self, sight: Sight[KlepkaRules, View]) -> Hint:
        """Help a seat that is to act."""
        move = PlanningPlayer(self.skill).choose(sight)
        match move:
            case MakeWord(words) if words == sight.rules.ruleset.phrase:
                return _hint(move, "klepka-hint-nudge-phrase", message("klepka-hint-phrase"))
            case MakeWord(words, cards):
                return self._word_hint(sight, words[0], cards or (), move)
            case Flip() | Stop():
                return self._opening_hint(sight, move)
            case Exchange(give, other, take):
                return _hint(
                    move,
                    "klepka-hint-nudge-exchange",
                    message("klepka-hint-exchange-hidden", give=name_of(give), name=SeatName(other))
                    if take is None
                    else message("klepka-hint-exchange", give=name_of(give), take=name_of(take), name=SeatName(other)),
                )
            case Vote():
                return _hint(move, "klepka-hint-nudge-vote", message("klepka-hint-vote"))
        return _no_word_hint(sight, move)

    def assess(self, sight: Sight[KlepkaRules, View], played: PlayersMove) -> Assessment:
        """Look at a move that the seat made; a word is judged with the words that can follow it in the same turn."""
        values = value(sight.rules.ruleset, sight.view, sight.seat, hunts=self.skill.hunts)
        best = PlanningPlayer(self.skill).choose(sight)
        of_best = self._worth(sight, values, best)
        of_played = self._worth(sight, values, played) + self._ahead(sight, values, played, best)
        if of_best <= of_played:
            best, of_best = played, of_played
        return Assessment(best, _prospect(sight, values, of_best), _prospect(sight, values, of_played))

    def _word_hint(self, sight: Sight[KlepkaRules, View], word: str, uses: tuple[Use, ...], move: MakeWord) -> Hint:
        ruleset = sight.rules.ruleset
        values = value(ruleset, sight.view, sight.seat, hunts=self.skill.hunts)
        together = tuple(one.word for one in words_for(sight, self.skill, values).makings)
        points = work_out(ruleset, word, uses).total
        why = [message("klepka-hint-word", word=Written(word), points=points)]
        real = {use[1] for use in uses if is_real(use)}
        if len(real) == 1 and ruleset.double_for in ("one_colour", "both"):
            why.append(message("klepka-hint-colour"))
        # With less time left than the word was found in, another set may be the best.
        if len(together) > 1 and word in together:
            opens = sight.view.phase is Phase.WORDS and ruleset.flip_count == "words_plus_one"
            key = "klepka-hint-set" if opens else "klepka-hint-set-only"
            why.append(message(key, words=all_written(together[:_TOLD_WORDS]), count=len(together)))
        dearest = max(letters_of(word), key=lambda letter: ruleset.pack.points[letter])
        nudge = message("klepka-hint-nudge-word", count=len(letters_of(word)), letter=Written(dearest))
        return Hint(nudge, move, tuple(why))

    def _opening_hint(self, sight: Sight[KlepkaRules, View], move: PlayersMove) -> Hint:
        if isinstance(move, Stop):
            return _hint(move, "klepka-hint-nudge-stop", message("klepka-hint-stop"))
        assert isinstance(move, Flip), "cards are opened, or no more of them"
        values = value(sight.rules.ruleset, sight.view, sight.seat, hunts=self.skill.hunts)
        carpet = carpet_for(sight, self.skill, values)
        if carpet.pairs and sight.view.phase is Phase.BONUS:
            move = Flip(carpet.pairs[0])  # It may come first or later, and pays for itself: people like to see it safe.
        if any(set(pair) <= set(move.places) for pair in carpet.pairs):
            return _hint(move, "klepka-hint-nudge-pair", message("klepka-hint-pair"))
        known = sum(place in carpet.memory for place in move.places)
        if known:
            return _hint(move, "klepka-hint-nudge-known", message("klepka-hint-known", count=known))
        return _hint(move, "klepka-hint-nudge-unknown", message("klepka-hint-unknown"))

    def _worth(self, sight: Sight[KlepkaRules, View], values: Values, move: PlayersMove) -> float:
        """Give what a move brings above nothing at all, in points."""
        rules, view, seat = sight.rules, sight.view, sight.seat
        match move:
            case MakeWord(words) if words == sight.rules.ruleset.phrase:
                return WINS
            case MakeWord():
                return self._word_worth(sight, values, move)
            case Flip(places):
                return self._opening_worth(sight, values, places)
            case Stop():
                return self._opening_worth(sight, values, ())
            case Exchange():
                rest = words_for(sight, self.skill, values).worth
                return swap_worth(rules, view, seat, values, move, hunts=self.skill.hunts) + rest
            case Chaos() if CHAOS in view.own_hand:
                return chaos_worth(sight, self.skill, values)
        return 0.0

    def _word_worth(self, sight: Sight[KlepkaRules, View], values: Values, move: MakeWord) -> float:
        """Give what a word brings, and the best words of the cards that it leaves."""
        rules, view, seat = sight.rules, sight.view, sight.seat
        state: State = rules.resample(view, sight.stream)
        if rules.why_not(state, seat, move) is not None:
            return 0.0
        after, _ = rules.apply(state, seat, move)
        points = after.scores[seat] - state.scores[seat] if after.vote is None else 0
        left = list(after.hands[seat])
        used = without(state.hands[seat], left)
        gained = points + values.wants.flip - sum(values.wants.keep.get(card, 0.0) for card in used)
        if after.phase is Phase.OVER:
            return gained
        search = search_of(rules, rules.view(after, seat), seat, self.skill.vocabulary)
        return gained + choose_words(search, values.wants, sight.budget, visits=self.skill.visits).worth

    def _opening_worth(self, sight: Sight[KlepkaRules, View], values: Values, places: tuple[int, ...]) -> float:
        ruleset, view = sight.rules.ruleset, sight.view
        carpet = carpet_for(sight, self.skill, values)
        if not places:
            return best_opening(ruleset, carpet, 0, 0, may_stop=True).worth
        return worth_of_opening(ruleset, carpet, places, _later(view))

    def _ahead(self, sight: Sight[KlepkaRules, View], values: Values, played: PlayersMove, best: PlayersMove) -> float:
        """Give how much more than after another opening is to be opened after this one: a pair pays for the next."""
        if not isinstance(played, Flip) or not isinstance(best, Flip):
            return 0.0
        ruleset, later = sight.rules.ruleset, _later(sight.view)
        carpet = carpet_for(sight, self.skill, values)
        of_played, of_best = (worth_ahead(ruleset, carpet, move.places, later) for move in (played, best))
        return of_played - of_best


def _later(view: View) -> int:
    """Give how many pairs may be opened after the next opening, whatever it brings (K13)."""
    return view.bonus - 1 if view.phase is Phase.BONUS else 0


def _no_word_hint(sight: Sight[KlepkaRules, View], move: PlayersMove) -> Hint:
    """Tell why no word is made: there is nothing to make it of, there is none, or none that pays."""
    rules, view = sight.rules, sight.view
    if not view.own_hand:
        return _hint(move, "klepka-hint-nudge-no-letters", message("klepka-hint-no-cards"))
    if not any(map(is_letter, view.own_hand)):
        return _hint(move, "klepka-hint-nudge-no-letters", message("klepka-hint-only-prizes"))
    state = rules.resample(view, sight.stream)
    if next(words_of(rules.ruleset, state, sight.seat), None) is None:
        return _hint(move, "klepka-hint-nudge-no-word", message("klepka-hint-no-word"))
    if view.phase is Phase.LAST_WORDS:
        return _hint(move, "klepka-hint-nudge-pass", message("klepka-hint-pass"))
    return _hint(move, "klepka-hint-nudge-done", message("klepka-hint-done"))


def _hint(move: PlayersMove, nudge: str, why: Message) -> Hint:
    return Hint(Message(nudge), move, (why,))


def _prospect(sight: Sight[KlepkaRules, View], values: Values, worth: float) -> Prospect:
    """Give the lead that a seat may expect at the end, and the chance that goes with it."""
    if worth >= WINS:
        return Prospect(values.standing, 1.0)
    view, curve = sight.view, learned_curve()
    usual = curve.usual.get(view.phase.value, 0.0) if view.turn == sight.seat else 0.0
    points = values.standing + worth - usual
    return Prospect(points, curve.chance(points, view.on_table))
