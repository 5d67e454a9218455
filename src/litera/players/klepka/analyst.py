"""Moves explained and looked at again, with all that the strongest player knows, and no more than the seat is told."""

from __future__ import annotations

from dataclasses import dataclass, replace

from litera.core.message import Message, SeatName, Written, all_written, message
from litera.games.klepka.finding import words_of
from litera.games.klepka.judge import cards_due
from litera.games.klepka.moves import (
    Chaos,
    Done,
    Exchange,
    Flip,
    MakeWord,
    Pass,
    PlayersMove,
    Stop,
    Use,
    Vote,
    is_real,
)
from litera.games.klepka.naming import name_of
from litera.games.klepka.pack import CHAOS, is_letter
from litera.games.klepka.rules import KlepkaRules
from litera.games.klepka.scoring import letters_of, work_out
from litera.games.klepka.state import Phase, State, without
from litera.games.klepka.view import View
from litera.players.base import Assessment, Hint, Prospect, Sight
from litera.players.klepka.choosing import choose_words
from litera.players.klepka.curve import learned_curve
from litera.players.klepka.opening import Carpet, best_opening, lay_out, worth_ahead, worth_of_opening
from litera.players.klepka.outlook import NOTHING, Gain, Outlook, card_worth
from litera.players.klepka.planner import (
    PlanningPlayer,
    Skill,
    best_swap,
    carpet_for,
    gain_of_swap,
    gain_of_words,
    search_of,
    words_for,
)
from litera.players.klepka.valuing import Values, value
from litera.players.klepka.ways import Making
from litera.players.knowing import EVERYDAY

_TOLD_WORDS = 4
"""So many words of a set are named."""


@dataclass(frozen=True, slots=True)
class KlepkaAnalyst:
    """Explains moves as the player of this skill sees them; helps with words that most people know, as ``person``.

    Those who play as the lower levels do are helped with everyday words, as ``beginner``.
    """

    skill: Skill
    person: Skill
    beginner: Skill

    def hint(self, sight: Sight[KlepkaRules, View], *, best: bool = False, level: str | None = None) -> Hint:
        """Help a seat that is to act; with words that most people do not know only where there are no others."""
        helpers = [self.skill] if best else [self.person, self.skill]
        if level in EVERYDAY and not best:
            helpers.insert(0, self.beginner)
        for skill in helpers:
            move = PlanningPlayer(skill).choose(sight)
            if not isinstance(move, Done | Pass):
                break
        match move:
            case MakeWord(words) if words == sight.rules.ruleset.phrase:
                phrase = Written(" ".join(words))
                return _hint(move, "klepka-hint-nudge-phrase", message("klepka-hint-phrase", phrase=phrase))
            case MakeWord(words, cards):
                return self._word_hint(sight, skill, words[0], cards or (), move)
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
        of_played = self._outlook(sight, values, played, best)
        of_best = of_played if best == played else self._outlook(sight, values, best, best)
        if (of_best.chance, of_best.points) <= (of_played.chance, of_played.points):
            best, of_best = played, of_played
        most = max(of_best.points, of_played.points)
        return Assessment(best, Prospect(most, of_best.chance), Prospect(of_played.points, of_played.chance))

    def _word_hint(
        self, sight: Sight[KlepkaRules, View], skill: Skill, word: str, uses: tuple[Use, ...], move: MakeWord
    ) -> Hint:
        ruleset = sight.rules.ruleset
        values = value(ruleset, sight.view, sight.seat, hunts=self.skill.hunts)
        together = tuple(one.word for one in words_for(sight, skill, values).makings)
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

    def _outlook(
        self, sight: Sight[KlepkaRules, View], values: Values, move: PlayersMove, best: PlayersMove
    ) -> Outlook:
        """Give what a seat may expect after a move, and after the best of what may follow it in the turn.

        What a move of this phase usually brings does not make a position better than it seems.
        """
        view, curve = sight.view, learned_curve()
        gain = self._gain(sight, values, move) + Gain(self._ahead(sight, values, move, best))
        if view.phase in (Phase.FLIP, Phase.BONUS):
            gain = replace(gain, points=curve.opened(gain.points))
        gain += self._exchange_to_come(sight, values, move)
        usual = curve.usual.get(view.phase.value, 0.0) if view.turn == sight.seat else 0.0
        return values.outlook.after(gain - Gain(usual))

    def _gain(self, sight: Sight[KlepkaRules, View], values: Values, move: PlayersMove) -> Gain:
        """Give what a move brings above nothing at all."""
        match move:
            case MakeWord(words) if words == sight.rules.ruleset.phrase:
                return Gain(own=1 - values.outlook.own, others=-values.outlook.others)
            case MakeWord():
                return self._word_gain(sight, values, move)
            case Flip(places):
                return self._opening_gain(sight, carpet_for(sight, self.skill, values), values, places)
            case Stop():
                return self._opening_gain(sight, carpet_for(sight, self.skill, values), values, ())
            case Exchange():
                return gain_of_swap(sight, self.skill, values, move=move) + self._rest(sight, values)
            case Chaos():
                return Gain(-card_worth(sight.rules.ruleset, CHAOS)) + self._rest(sight, values, knows_table=False)
        return NOTHING

    def _exchange_to_come(self, sight: Sight[KlepkaRules, View], values: Values, move: PlayersMove) -> Gain:
        """Give what the best exchange brings that is still there after a move: it may be made at any time (K16)."""
        is_last = sight.view.phase is Phase.LAST_WORDS and isinstance(move, Done | Pass)
        if isinstance(move, Exchange) or is_last:
            return NOTHING
        best = best_swap(sight, self.skill, values)
        return best.gain if best is not None and best.worth > 0 else NOTHING

    def _rest(self, sight: Sight[KlepkaRules, View], values: Values, *, knows_table: bool = True) -> Gain:
        """Give what the seat can still do in its turn after a prize card: its words, or an opening."""
        rules, view, seat = sight.rules, sight.view, sight.seat
        if view.turn != seat or view.phase in (Phase.VOTE, Phase.OVER):
            return NOTHING
        if view.phase in (Phase.WORDS, Phase.LAST_WORDS):
            made = words_for(sight, self.skill, values).makings
            return gain_of_words(rules.ruleset, view, values, seat=seat, made=made, hunts=self.skill.hunts)
        carpet = carpet_for(sight, self.skill, values)
        if not knows_table:
            order = tuple(place for place, card in enumerate(view.grid) if card is not None)
            carpet = lay_out(rules.ruleset, view, {}, pair_worth=carpet.pair_worth, order=order)
        may_stop = view.phase is Phase.BONUS
        places = best_opening(rules.ruleset, carpet, cards_due(view), later=_later(view), may_stop=may_stop).places
        return self._opening_gain(sight, carpet, values, places)

    def _word_gain(self, sight: Sight[KlepkaRules, View], values: Values, move: MakeWord) -> Gain:
        """Give what a word brings, and the best words of the cards that it leaves."""
        rules, view, seat = sight.rules, sight.view, sight.seat
        state: State = rules.resample(view, sight.stream)
        if rules.why_not(state, seat, move) is not None:
            return NOTHING
        after, _ = rules.apply(state, seat, move)
        points = after.scores[seat] - state.scores[seat] if after.vote is None else 0
        used = without(state.hands[seat], after.hands[seat])
        made = [Making(move.words[0], used, points)]
        if after.phase is not Phase.OVER:
            search = search_of(rules, rules.view(after, seat), seat, vocabulary=self.skill.vocabulary)
            made += choose_words(search, values.wants, sight.budget, visits=self.skill.visits).makings
        return gain_of_words(rules.ruleset, view, values, seat=seat, made=made, hunts=self.skill.hunts)

    def _opening_gain(
        self, sight: Sight[KlepkaRules, View], carpet: Carpet, values: Values, places: tuple[int, ...]
    ) -> Gain:
        """Give what an opening of these places brings, or stopping where there are none: it is so much of each pair."""
        ruleset, later = sight.rules.ruleset, _later(sight.view) if places else 0

        def part(pair_worth: dict[str, float]) -> float:
            return worth_of_opening(ruleset, replace(carpet, pair_worth=pair_worth), places, later=later)

        return Gain(
            part({likeness: gain.points for likeness, gain in values.pairs.items()}),
            part({likeness: gain.own for likeness, gain in values.pairs.items()}),
            part({likeness: gain.others for likeness, gain in values.pairs.items()}),
        )

    def _ahead(self, sight: Sight[KlepkaRules, View], values: Values, move: PlayersMove, best: PlayersMove) -> float:
        """Give how much more than after another opening is to be opened after this one: a pair pays for the next."""
        if not isinstance(move, Flip) or not isinstance(best, Flip) or move == best:
            return 0.0
        ruleset, later = sight.rules.ruleset, _later(sight.view)
        carpet = carpet_for(sight, self.skill, values)
        carpet = replace(carpet, pair_worth={likeness: gain.points for likeness, gain in values.pairs.items()})
        of_move, of_best = (worth_ahead(ruleset, carpet, one.places, later=later) for one in (move, best))
        return of_move - of_best


def _later(view: View) -> int:
    """Give how many pairs may be opened after the next opening, whatever it brings (K13)."""
    return view.bonus - 1 if view.phase is Phase.BONUS else 0


def _no_word_hint(sight: Sight[KlepkaRules, View], move: PlayersMove) -> Hint:
    """Say why no word is made: there is nothing to make it of, there is none, or none that pays."""
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
