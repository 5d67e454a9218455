"""Hints and the analysis of moves: the best turn with words that people know, or any; what it promises, and why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from litera.core.message import Message, Parameter, Written, message
from litera.games.word_rummikub.describe import spoken_word
from litera.games.word_rummikub.laying import lay_out
from litera.games.word_rummikub.moves import JOKER, Answer, DrawTile, Move, Pass, Play
from litera.games.word_rummikub.ruleset import JOKER_COST
from litera.games.word_rummikub.scoring import work_out
from litera.players.base import Assessment, Hint, Player, Prospect
from litera.players.knowing import EVERYDAY
from litera.players.word_rummikub.expecting import TURNS, chance, lead, standing_after
from litera.players.word_rummikub.player import RebuildingPlayer, Seen, state_of


@dataclass(frozen=True, slots=True)
class WordRummikubAnalyst:
    """Explains moves by what a player of the highest level finds, and helps by what ``people`` find.

    Those who play as the lower levels do are helped by what a ``beginner`` finds, where that is anything.
    """

    player: RebuildingPlayer
    people: tuple[Player, ...]
    beginner: Player

    def hint(self, sight: Seen, *, best: bool = False, level: str | None = None) -> Hint:
        """Help a seat that is to act; with words that most people do not know only where there are no others.

        The first of ``people`` who finds a play gives it: who rebuilds few words, before who rebuilds many.
        """
        helpers = () if best else (self.beginner, *self.people) if level in EVERYDAY else self.people
        found = (player.choose(sight) for player in helpers)
        move = next((move for move in found if not isinstance(move, DrawTile | Pass)), None)
        if move is None:
            move = self.player.choose(sight)
        return Hint(_nudge(sight, move), move, tuple(_why(sight, move)))

    def assess(self, sight: Seen, played: Move) -> Assessment:
        """Look at a move that the seat made; the best has the better chance, or as good a one and a higher lead."""
        best = self.player.choose(sight) if sight.seat in sight.view.to_act else played
        of_best, of_played = _prospect(sight, best), _prospect(sight, played)
        if (of_played.chance, of_played.points) >= (of_best.chance, of_best.points):
            return Assessment(played, of_played, of_played, _is_choice(sight, played))
        return Assessment(best, Prospect(max(of_best.points, of_played.points), of_best.chance), of_played)


def _is_choice(sight: Seen, played: Move) -> bool:
    """Say whether there was anything else to do: not where it is proved that nothing can be laid."""
    if not isinstance(played, DrawTile | Pass):
        return True
    legal = sight.rules.legal(state_of(sight), sight.seat)
    return legal.total > 1 or not legal.complete


def _say(key: str, /, **parameters: Parameter) -> Message:
    return message(f"word_rummikub-hint-{key}", **parameters)


def _nudge(sight: Seen, move: Move) -> Message:
    match move:
        case Play():
            return _nudge_to_lay(sight, move)
        case Answer():
            return _say("nudge-vote")
        case DrawTile():
            return _say("nudge-draw")
    return _say("nudge-pass")


def _nudge_to_lay(sight: Seen, move: Play) -> Message:
    """Say how long the word is that counts, and the rarest own letter in it, or that a joker is the only own tile."""
    ruleset, laying = sight.rules.ruleset, lay_out(move)
    word = work_out(ruleset, sight.view.own_rack, laying).longest or max(move.words, key=len)
    kind = "nudge-rebuild" if move.taken else "nudge-word"
    own = [letter for letter in word if laying.added.get(letter, 0)]
    if not own:
        return _say(f"{kind}-joker", count=len(word))
    return _say(kind, count=len(word), letter=Written(min(own, key=ruleset.pack.counts.__getitem__)))


def _why(sight: Seen, move: Move) -> Iterator[Message]:
    if isinstance(move, Answer):
        yield _say("known" if move.yes else "unknown")
        return
    if not isinstance(move, Play):
        if _is_choice(sight, move):
            yield _say("nothing-found")
        elif sight.view.opened[sight.seat]:
            yield _say("nothing")
        else:
            yield _say("nothing-opens", count=sight.rules.ruleset.opening_letters)
        return
    laying = lay_out(move)
    working = work_out(sight.rules.ruleset, sight.view.own_rack, laying)
    if working.total:
        yield _say(
            "points-doubled" if working.doubled else "points", word=spoken_word(working.longest), count=working.total
        )
    if move.taken:
        yield _say("taken", count=len(move.taken))
    if laying.added.get(JOKER, 0):
        yield _say("joker", count=JOKER_COST)


def _prospect(sight: Seen, move: Move) -> Prospect:
    """Give what a move promises: the lead at the end that is likely, and the chance that goes with it."""
    turns = sum(event["kind"] in TURNS for event in sight.events)
    standing = standing_after(sight.rules.ruleset, sight.view, turns, move=move)
    return Prospect(lead(standing), chance(standing))
