"""How a player answers a rival's move: which words it doubts, and which condition cards it plays against them."""

from __future__ import annotations

from dataclasses import dataclass

from litera.core.draws import Stream
from litera.core.event import Seat
from litera.games.scrabble_cards.moves import Accept, Check, Move, PlayCondition
from litera.games.scrabble_cards.rules import ScrabbleCardsRules
from litera.games.scrabble_cards.view import View
from litera.players.scrabble_cards.finding import Vocabulary
from litera.players.scrabble_cards.worth import worth_of
from litera.words.lexicon import Mark

HUNDRED = 100


@dataclass(frozen=True, slots=True)
class Habits:
    """How often, of a hundred times, it checks an unknown word, and notices that its condition card fits a move.

    A word that it does not know may be a real one, or none at all.
    """

    checks_real: int
    checks_wrong: int
    notices: int


def answer(
    rules: ScrabbleCardsRules, seat: Seat, view: View, *, stream: Stream, vocabulary: Vocabulary, habits: Habits
) -> Move:
    """Answer the move that waits (S8): check what it doubts, play a condition card that pays, or accept."""
    moves = rules.legal(rules.resample(view, stream), seat).moves
    words = [scored.word.letters for scored in view.working.words] if view.working else []
    wrong = any(rules.ruleset.lexicon.mark(word) is not Mark.WORD for word in words)
    strange = wrong or not all(vocabulary.knows(rules.ruleset.lexicon, word) for word in words)
    often = habits.checks_wrong if wrong else habits.checks_real
    if strange and Check() in moves and stream.below(HUNDRED) < often:
        return Check()
    if stream.below(HUNDRED) >= habits.notices:
        return Accept()
    playable = [move for move in moves if isinstance(move, PlayCondition) and move.word is None]
    best = max(playable, key=lambda move: gain_of(rules, view, move), default=None)
    return Accept() if best is None or gain_of(rules, view, best) <= 0 else best


def gain_of(rules: ScrabbleCardsRules, view: View, move: PlayCondition) -> float:
    """Give what playing a condition card takes from a rival, less what the card is worth on the hand."""
    pack = rules.ruleset.pack
    worth = worth_of(pack, view.bag_size).cards[pack.order[move.card], 0]
    return pack.conditions[move.card].minus / (rules.seats - 1) - float(worth)
