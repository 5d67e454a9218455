"""The easy player: it lays, lengthens and splits words as a person does who knows the common ones, and else draws."""

from __future__ import annotations

from litera.games.word_rummikub.laying import lay_out
from litera.games.word_rummikub.moves import JOKER, Answer, DrawTile, Move, Pass, Play, Word
from litera.games.word_rummikub.rules import WordRummikubRules
from litera.games.word_rummikub.ruleset import JOKER_COST
from litera.games.word_rummikub.selection import points_of, select_plays
from litera.games.word_rummikub.state import State
from litera.games.word_rummikub.view import View
from litera.players.base import Sight

KNOWN = 3
"""Words of this frequency class and above are known to most people."""

CHOICE = 3
"""It lays one of so many of its best finds."""

NEAR_END = 7
"""With so many tiles in the bank the end is near, and a joker had better lie on the table."""


class EasyPlayer:
    """Opens as soon as it knows a word that opens; lays common words; lets words stand that it has ever seen."""

    def choose(self, sight: Sight[WordRummikubRules, View]) -> Move:
        """Choose a legal move for a seat that is to act; it never takes long."""
        rules, view, stream = sight.rules, sight.view, sight.stream
        if view.vote is not None:
            return Answer(yes=rules.lexicon.frequency(view.vote.word) > 0)
        state = rules.resample(view, stream)
        refused = {str(event["word"]).upper() for event in sight.events if event["kind"] == "taken_back"}
        plays = [
            play
            for play in select_plays(rules.ruleset, rules.lexicon, state, KNOWN)
            if refused.isdisjoint(map(Word.upper, play.words))
        ]
        if plays:
            plays.sort(key=lambda play: -_worth(rules, view, state, play))
            return stream.choose(plays[:CHOICE])
        return DrawTile() if view.bank_size else Pass()


def _worth(rules: WordRummikubRules, view: View, state: State, play: Play) -> int:
    """Give the points of a play; near the end also what its own jokers would cost on the rack (W16)."""
    points = points_of(rules.ruleset, state, play)
    if view.bank_size > NEAR_END:
        return points
    return points + JOKER_COST * lay_out(play).added.get(JOKER, 0)
