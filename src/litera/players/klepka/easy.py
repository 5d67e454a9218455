"""Players who see one word at a time, and remember like a person; prize cards where they help."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from litera.core.draws import Stream
from litera.core.event import Seat
from litera.games.klepka.finding import can_make_phrase
from litera.games.klepka.judge import cards_due
from litera.games.klepka.moves import Chaos, Done, Exchange, Flip, MakeWord, Pass, PlayersMove, Vote
from litera.games.klepka.pack import CHAOS, EXCHANGE
from litera.games.klepka.rules import KlepkaRules
from litera.games.klepka.scoring import letters_of
from litera.games.klepka.state import Phase, State
from litera.games.klepka.view import View
from litera.players.base import Sight
from litera.players.klepka.memory import Memory, Retention, pairs_in, remember
from litera.players.klepka.vocabulary import Common, blind_swap, find_swap, find_words

_VOWEL = re.compile("[АЕЄИІЇОУЮЯ]")
_MUMBLE = re.compile("[БВГҐДЖЗЙКЛМНПРСТФХЦЧШЩ]{4}")
"""Four consonants in a row: hardly anybody takes that for a word."""
_SHORTEST_UNKNOWN = 4
"""Shorter words are known to everybody who plays, or are none."""


@dataclass(frozen=True, slots=True)
class EasyPlayer:
    """Makes words it knows, opens pairs it remembers, and hinders others with chaos and exchange.

    It makes one of its ``choice`` best words, at most ``most_words`` a turn while cards lie.
    """

    common: Common
    retention: Retention
    choice: int
    most_words: int

    def choose(self, sight: Sight[KlepkaRules, View]) -> PlayersMove:
        """Choose a legal move for a seat that is to act."""
        rules, seat, view, stream = sight.rules, sight.seat, sight.view, sight.stream
        if view.vote is not None:
            return Vote(accepts=_may_be_a_word(view.vote.word, sight.events) and stream.below(2) == 0)
        if view.phase in (Phase.FLIP, Phase.BONUS):
            return _open(rules, view, self._memory(sight), stream)
        state = rules.resample(view, stream)
        return self._swap(rules, state, seat) or self._make(rules, state, seat, stream) or _end(view)

    def interrupt(self, sight: Sight[KlepkaRules, View]) -> PlayersMove | None:
        """Take a card that the seat on turn might use up; mix the table when a pair lies open to whoever remembers."""
        rules, seat, view, stream = sight.rules, sight.seat, sight.view, sight.stream
        state = rules.resample(view, stream)
        move: PlayersMove | None = None
        if view.phase in (Phase.WORDS, Phase.LAST_WORDS) and rules.ruleset.hands == "open":
            swap = self._swap(rules, state, seat)
            move = swap if swap is not None and swap.seat == view.turn else None
        elif view.phase in (Phase.FLIP, Phase.BONUS) and CHAOS in view.own_hand:
            move = Chaos() if pairs_in(rules.ruleset, self._memory(sight)) else None
        return move if move is not None and rules.why_not(state, seat, move) is None else None

    def _memory(self, sight: Sight[KlepkaRules, View]) -> Memory:
        lying = [card is not None for card in sight.view.grid]
        retention = self.retention.in_form(sight.events, sight.seat)
        return remember(sight.rules.ruleset, sight.events, sight.stream, retention=retention, lying=lying)

    def _swap(self, rules: KlepkaRules, state: State, seat: Seat) -> Exchange | None:
        """Use an exchange card where it makes a word possible; from hidden hands where nothing else is left (K16)."""
        if EXCHANGE not in state.hands[seat]:
            return None
        if rules.ruleset.hands == "open":
            swap = find_swap(rules, state, seat, common=self.common)
        else:
            swap = (
                None
                if find_words(rules, state, seat, common=self.common)
                else blind_swap(rules, state, seat, common=self.common)
            )
        return swap if swap is not None and rules.why_not(state, seat, swap) is None else None

    def _make(self, rules: KlepkaRules, state: State, seat: Seat, stream: Stream) -> MakeWord | None:
        """Make the phrase that wins (K20), or one of its best words (K3)."""
        if can_make_phrase(rules.ruleset, state.hands[seat]):
            return MakeWord(rules.ruleset.phrase)
        if state.phase is Phase.WORDS and state.made >= self.most_words:
            return None
        finds = find_words(rules, state, seat, common=self.common)
        return MakeWord((stream.choose(finds[: self.choice]).word,)) if finds else None


def _may_be_a_word(word: str, events: Sequence[Mapping[str, Any]]) -> bool:
    """Say whether a word sounds like one, is not so short that it would be known, and was not refused before."""
    if len(letters_of(word)) < _SHORTEST_UNKNOWN or _VOWEL.search(word) is None or _MUMBLE.search(word) is not None:
        return False
    return not any(event["kind"] == "refused" and event["word"] == word for event in events)


def _open(rules: KlepkaRules, view: View, memory: Memory, stream: Stream) -> Flip:
    """Open the pairs it remembers, then cards it does not know (K9, K13)."""
    due = cards_due(view)
    lying = stream.shuffled([place for place, card in enumerate(view.grid) if card is not None])
    paired = [place for pair in pairs_in(rules.ruleset, memory)[: due // 2] for place in pair]
    others = sorted((place for place in lying if place not in paired), key=memory.__contains__)
    return Flip((*paired, *others)[:due])


def _end(view: View) -> PlayersMove:
    return Pass() if view.phase is Phase.LAST_WORDS and view.made == 0 else Done()
