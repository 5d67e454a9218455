"""Hints and the analysis of moves: the best turn that the strongest player finds, what it promises, and why."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from litera.core.message import Message, message
from litera.games.word_rummikub.laying import lay_out
from litera.games.word_rummikub.moves import JOKER, Answer, DrawTile, Move, Play
from litera.games.word_rummikub.ruleset import JOKER_COST, REFILL
from litera.games.word_rummikub.scoring import work_out
from litera.games.word_rummikub.state import State
from litera.players.base import Assessment, Hint, Prospect
from litera.players.word_rummikub.player import RebuildingPlayer, Seen, points_of, state_of

A_TURN = 25.0
"""What a turn of a good player brings, in points: with 24, final leads were 0.7 below the promised ones on average, in
132 moves of 50 games of two masters (``bench.chances``)."""

SPREAD = 5.0
"""How far off a promised lead is, in points, for each root of a turn that is left, as far as it decides who wins.

Fitted by hand to the winners of the same games: with 11, of 33 moves that promised 71 % on average 97 % were won, and
of 38 that promised 31 % none. Leads grow once there are any.
"""


@dataclass(frozen=True, slots=True)
class WordRummikubAnalyst:
    """Explains moves by what a player of the highest level finds."""

    player: RebuildingPlayer

    def hint(self, sight: Seen) -> Hint:
        """Help a seat that is to act."""
        move = self.player.choose(sight)
        return Hint(_nudge(move), move, tuple(_why(sight, move)))

    def assess(self, sight: Seen, played: Move) -> Assessment:
        """Look at a move that the seat made; the one that promises more is the best."""
        state = state_of(sight)
        best = self.player.choose(sight) if sight.seat in sight.view.to_act else played
        of_best, of_played = (_prospect(sight, state, move) for move in (best, played))
        if of_played.points >= of_best.points:
            best, of_best = played, of_played
        return Assessment(best, of_best, of_played)


def _say(key: str, /, **parameters: int | str) -> Message:
    return message(f"word_rummikub-hint-{key}", **parameters)


def _nudge(move: Move) -> Message:
    match move:
        case Play(words):
            longest = max(words, key=len)
            added = lay_out(move).added
            own = next((letter for letter in longest if added.get(letter, 0)), JOKER)
            kind = "nudge-rebuild" if move.taken else "nudge-word"
            return _say(kind, count=len(longest), letter=own)
        case Answer():
            return _say("nudge-vote")
        case DrawTile():
            return _say("nudge-draw")
    return _say("nudge-pass")


def _why(sight: Seen, move: Move) -> Iterator[Message]:
    if isinstance(move, Answer):
        yield _say("known" if move.yes else "unknown")
        return
    if not isinstance(move, Play):
        yield _say("nothing")
        return
    laying = lay_out(move)
    working = work_out(sight.rules.ruleset, sight.view.own_rack, laying)
    if working.total:
        yield _say("points-doubled" if working.doubled else "points", word=working.longest, count=working.total)
    if move.taken:
        yield _say("taken", count=len(move.taken))
    if laying.added.get(JOKER, 0):
        yield _say("joker", count=JOKER_COST)


def _prospect(sight: Seen, state: State, move: Move) -> Prospect:
    """Give what a move promises: the lead after it, less what the next turns of a good rival bring on average.

    Jokers that stay cost more the nearer the end is (W16).
    """
    seats = sight.rules.seats
    gain, tiles, jokers = 0, 0, sight.view.own_rack.count(JOKER)
    if isinstance(move, Play):
        laying = lay_out(move)
        gain, tiles = points_of(sight, state, move), laying.size
        jokers -= laying.added.get(JOKER, 0)
    turns = math.ceil((sight.view.bank_size + 1) / REFILL)
    rivals = max(score for seat, score in enumerate(sight.view.scores) if seat != sight.seat)
    lead = float(sight.view.scores[sight.seat] + gain - rivals) - JOKER_COST * jokers / (turns + 1)
    is_end = sight.view.bank_size == 0 and tiles == len(sight.view.own_rack)
    if not is_end:
        lead -= A_TURN / seats
    spread = SPREAD * math.sqrt(turns) if not is_end else 1e-3
    chance = 0.5 * (1.0 + math.erf(lead / spread / math.sqrt(2.0)))
    return Prospect(lead, chance)
