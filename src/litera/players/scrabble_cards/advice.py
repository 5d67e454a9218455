"""Hints and the analysis of moves: what the strongest player thinks, and why, in sentences."""

from __future__ import annotations

import math
from dataclasses import dataclass

from litera.core.event import Seat
from litera.core.message import Message, Parameter, Written, all_written, message
from litera.games.scrabble_cards.describe import named, spoken_word
from litera.games.scrabble_cards.grid import grid_of
from litera.games.scrabble_cards.laying import lay_out, not_in_lexicon
from litera.games.scrabble_cards.moves import Check, Exchange, Lay, Move, Pass, PlayCondition
from litera.games.scrabble_cards.pack import Pack
from litera.games.scrabble_cards.rules import ScrabbleCardsRules
from litera.games.scrabble_cards.ruleset import CHECK_PENALTY
from litera.games.scrabble_cards.state import without
from litera.games.scrabble_cards.view import View, unseen
from litera.players.base import Assessment, Hint, Prospect, Sight
from litera.players.knowing import EVERYDAY
from litera.players.scrabble_cards.ahead import Candidate, plays_to_end
from litera.players.scrabble_cards.answering import gain_of
from litera.players.scrabble_cards.endgame import is_last_stretch
from litera.players.scrabble_cards.exchanging import worth_of_hand
from litera.players.scrabble_cards.finding import EVERY_WORD, Table, look, points_of, risk_of
from litera.players.scrabble_cards.player import ScrabbleCardsPlayer

A_TURN = 22.0
"""What a turn of a good player brings, in points (bench/leaves.py)."""

SPREAD = 62.0
"""The standard deviation of the lead at the end, seen from the beginning, in points."""

LAST_DOUBT = 2.0
"""What is left of it when the end has been searched."""

Seen = Sight[ScrabbleCardsRules, View]


@dataclass(frozen=True, slots=True)
class ScrabbleCardsAnalyst:
    """Explains moves by what a player of the highest level finds: one for a hint, one for all moves of a game.

    ``person`` plays as well with words that most people know, ``beginner`` with everyday ones.
    """

    player: ScrabbleCardsPlayer
    reviewer: ScrabbleCardsPlayer
    person: ScrabbleCardsPlayer
    beginner: ScrabbleCardsPlayer

    def hint(self, sight: Seen, *, best: bool = False, level: str | None = None) -> Hint:
        """Help a seat that is to act; with words that most people do not know only where there are no others."""
        if sight.view.pending is not None:
            return _hint_to_answer(sight, self.player.choose(sight))
        table = look(sight.rules, sight.seat, sight.view, events=sight.events)
        helpers = () if best else (self.beginner, self.person) if level in EVERYDAY else (self.person,)
        player = next((one for one in helpers if table.finds(one.vocabulary, 1)), self.player)
        if not is_last_stretch(table):
            ranked = player.ranked(table, sight.stream, sight.budget)
            return Hint(_nudge(table, ranked), ranked[0][0].move, tuple(_why(table, ranked)))
        end = player.search_end(table, sight.budget)
        # That nothing does better is proved only where all words were looked at, to the last move.
        is_proved = end.is_exact and player.vocabulary == EVERY_WORD
        why = _why_at_end(table, end.ranked, is_proved=is_proved)
        return Hint(_nudge(table, end.ranked), end.ranked[0][0].move, tuple(why))

    def assess(self, sight: Seen, played: Move) -> Assessment:
        """Look at a move that the seat made; a lay with a word that is none is taken as a turn lost."""
        if sight.view.pending is not None:
            return _assess_answer(sight, self.reviewer.choose(sight), played)
        table = look(sight.rules, sight.seat, sight.view, events=sight.events)
        asked = _candidate(table, played)
        ranked = self.reviewer.ranked(table, sight.stream, sight.budget, always=asked)
        best, most = ranked[0]
        value = next(value for candidate, value in ranked if candidate is asked)
        move = played if best is asked else best.move
        return Assessment(move, _prospect(table, most), _prospect(table, value))


def _candidate(table: Table, played: Move) -> Candidate:
    """Give a move that was made as one to compare."""
    pack = table.ruleset.pack
    match played:
        case Lay():
            laying = lay_out(grid_of(table.view.cells), played)
            if not any(not_in_lexicon(table.rules.ruleset.lexicon, laying.words)):
                left = table.left_after(played, laying)
                points = points_of(table.ruleset, laying, played)
                equity = points - risk_of(table, laying.words) + worth_of_hand(table, left)
                return Candidate(played, float(points), left, equity)
        case Exchange(cards):
            left = without(tuple(sorted(table.hand, key=pack.order.__getitem__)), cards)
            return Candidate(played, 0.0, left, worth_of_hand(table, left))
    return Candidate(Pass(), 0.0, table.hand, worth_of_hand(table, table.hand) - A_TURN)


def _prospect(table: Table, value: float) -> Prospect:
    """Say what a move of this value promises."""
    lead = _lead(table.view, table.seat) + value
    if is_last_stretch(table):
        return Prospect(lead, _chance(lead, LAST_DOUBT))
    if plays_to_end(table):
        return _expected(table.ruleset.pack, table.view, lead)
    return _expected(table.ruleset.pack, table.view, lead - A_TURN / 2)


def _expected(pack: Pack, view: View, lead: float) -> Prospect:
    """Say what a lead promises that is to be expected: the more cards are to come, the less certain it is."""
    to_come = unseen(pack, view).total() / sum(pack.cards.values())
    chance = _chance(lead, math.sqrt(SPREAD**2 * to_come + LAST_DOUBT**2))
    return Prospect(lead, chance ** (len(view.scores) - 1))


def _chance(lead: float, spread: float) -> float:
    return 0.5 + 0.5 * math.erf(lead / spread / math.sqrt(2))


def _lead(view: View, seat: Seat) -> int:
    """Give by how many points a seat leads its strongest rival."""
    return view.scores[seat] - max(score for rival, score in enumerate(view.scores) if rival != seat)


def _assess_answer(sight: Seen, best: Move, played: Move) -> Assessment:
    """Look at an answer to a move that waits."""
    rules, seat, view = sight.rules, sight.seat, sight.view
    value, most = _worth_of_answer(sight, played), _worth_of_answer(sight, best)
    if value >= most:
        best, most = played, value
    scores = list(view.scores)
    if view.pending is not None and view.working is not None:
        scores[view.pending.seat] += view.working.total
    lead = scores[seat] - max(score for rival, score in enumerate(scores) if rival != seat) + A_TURN / 2
    pack = rules.ruleset.pack
    # Where every answer is worth the same, accepting is no merit: it was all that could be done.
    answers = rules.legal(rules.resample(view, sight.stream), seat).moves
    is_choice = len({_worth_of_answer(sight, answer) for answer in answers}) > 1
    return Assessment(best, _expected(pack, view, lead + most), _expected(pack, view, lead + value), is_choice)


def _worth_of_answer(sight: Seen, answer: Move) -> float:
    """Give what an answer brings, against accepting."""
    rules, view = sight.rules, sight.view
    match answer:
        case PlayCondition():
            return gain_of(rules, view, answer)
        case Check() if _wrong_words(rules, view):
            return float(view.working.total) if view.working is not None else 0.0
        case Check():
            return {"none": 0.0, "minus5": float(-CHECK_PENALTY), "lose_turn": -A_TURN}[rules.ruleset.failed_check]
    return 0.0


def _wrong_words(rules: ScrabbleCardsRules, view: View) -> tuple[str, ...]:
    """Give the words of the move that waits that are not in the lexicon."""
    words = tuple(scored.word for scored in view.working.words) if view.working is not None else ()
    return tuple(not_in_lexicon(rules.ruleset.lexicon, words))


def _say(key: str, /, **parameters: Parameter) -> Message:
    return message(f"scrabble_cards-hint-{key}", **parameters)


def _hint_to_answer(sight: Seen, answer: Move) -> Hint:
    match answer:
        case Check():
            wrong = _wrong_words(sight.rules, sight.view)
            return Hint(_say("nudge-check"), answer, (_say("check", words=all_written(wrong), count=len(wrong)),))
        case PlayCondition(card):
            minus = sight.rules.ruleset.pack.conditions[card].minus
            return Hint(_say("nudge-condition"), answer, (_say("condition", card=Written(card), points=minus),))
    return Hint(_say("nudge-accept"), answer, (_say("accept"),))


def _has_lay(ranked: list[tuple[Candidate, float]]) -> bool:
    """Say whether something could be laid."""
    return any(isinstance(candidate.move, Lay) for candidate, _ in ranked)


def _nudge(table: Table, ranked: list[tuple[Candidate, float]]) -> Message:
    """Point to the first move without giving it away."""
    match ranked[0][0].move:
        case Lay(word) as move:
            cards = lay_out(grid_of(table.view.cells), move).cards
            dearest = max(cards, key=table.ruleset.pack.value)
            return _say("nudge-lay", length=len(word), card=Written(dearest))
        case Exchange():
            return _say("nudge-exchange")
    return _say("nudge-wait" if _has_lay(ranked) else "nudge-pass")


def _why(table: Table, ranked: list[tuple[Candidate, float]]) -> list[Message]:
    """Say why the first move is the best: what it scores and keeps, and how it compares with the next one."""
    best, value = ranked[0]
    move = best.move
    reasons = [_reason(table, ranked)]
    order = table.ruleset.pack.order
    kept = tuple(sorted(best.left, key=order.__getitem__))
    if kept and not isinstance(move, Pass):
        reasons.append(_say("keeps", cards=named(kept), count=len(kept)))
    others = [(candidate.move, round(value - less)) for candidate, less in ranked[1:]]
    own = move.word if isinstance(move, Lay) else ""
    word = next(((other.word, more) for other, more in others if isinstance(other, Lay) and other.word != own), None)
    if word is not None and word[1] > 0:
        reasons.append(_say("compared", word=spoken_word(word[0]), points=word[1]))
    return reasons


def _why_at_end(table: Table, ranked: list[tuple[Candidate, float]], *, is_proved: bool) -> list[Message]:
    """Say why the first move is the best when the bag is empty; how the game ends only where that is proved."""
    reasons = [_reason(table, ranked)]
    if is_proved:
        lead = round(_lead(table.view, table.seat) + ranked[0][1])
        reasons.append(_say("end-ahead", points=lead) if lead >= 0 else _say("end-behind", points=-lead))
    return reasons


def _reason(table: Table, ranked: list[tuple[Candidate, float]]) -> Message:
    """Say what the first move brings by itself."""
    match ranked[0][0].move:
        case Lay() as move:
            laying = lay_out(grid_of(table.view.cells), move)
            return _say("points", word=spoken_word(move.word), points=points_of(table.ruleset, laying, move))
        case Exchange():
            return _say("exchange")
    return _say("wait" if _has_lay(ranked) else "pass")
