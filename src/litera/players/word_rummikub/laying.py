"""The gentle players: they lay, lengthen and split words as people do who know the common ones, and else draw."""

from __future__ import annotations

from dataclasses import dataclass

from litera.games.word_rummikub.laying import lay_out
from litera.games.word_rummikub.moves import JOKER, Answer, DrawTile, Move, Pass, Play, Word
from litera.games.word_rummikub.rules import WordRummikubRules
from litera.games.word_rummikub.ruleset import JOKER_COST
from litera.games.word_rummikub.state import State
from litera.games.word_rummikub.view import View
from litera.players.base import Sight
from litera.players.knowing import HUNDRED, Known
from litera.players.word_rummikub.player import knows, refused_words
from litera.search.word_rummikub.selection import points_of, select_plays
from litera.words.unsaid import unsaid_of

NEAR_END = 7
"""With so many tiles in the bank the end is near, and a joker had better lie on the table."""


@dataclass(frozen=True, slots=True)
class LayingPlayer:
    """Lays words that it has ``known``, one of so many of its best finds (``choice``).

    It opens as soon as it knows a word that opens, and lets words stand that it has ever seen. In so many of a hundred
    turns it thinks of splitting words of the table (``splits``), else it only puts letters before them, or behind.
    """

    known: Known
    choice: int
    splits: int = HUNDRED

    def choose(self, sight: Sight[WordRummikubRules, View]) -> Move:
        """Choose a legal move for a seat that is to act; it never takes long."""
        rules, view, stream = sight.rules, sight.view, sight.stream
        if view.vote is not None:
            return Answer(yes=knows(sight, view.vote.word))
        state = rules.resample(view, stream)
        lexicon, splits = rules.ruleset.lexicon, stream.below(HUNDRED) < self.splits
        refused, unsaid = refused_words(sight), unsaid_of(lexicon.alphabet, by_people=True)
        plays = [
            play
            for play in select_plays(rules.ruleset, state, self.known.frequency)
            if refused.isdisjoint(map(Word.upper, play.words))
            and not any(map(unsaid.has, play.words))
            and all(self.known.has(lexicon, word) for word in play.words)
            and (splits or _keeps_words(play))
        ]
        if plays:
            plays.sort(key=lambda play: -_worth(rules, view, state, play))
            return stream.choose(plays[: self.choice])
        return DrawTile() if view.bank_size else Pass()


def _keeps_words(play: Play) -> bool:
    """Say whether every word that was taken up is whole in one that is laid."""
    return all(any(taken.upper() in word.upper() for word in play.words) for taken in play.taken)


def _worth(rules: WordRummikubRules, view: View, state: State, play: Play) -> int:
    """Give the points of a play; near the end also what its own jokers would cost on the rack (W16)."""
    points = points_of(rules.ruleset, state, play)
    if view.bank_size > NEAR_END:
        return points
    return points + JOKER_COST * lay_out(play).added.get(JOKER, 0)
