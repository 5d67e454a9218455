"""The rules of Scrabble Cards, bound to a table: each question of the contract, answered by the room that knows it."""

from __future__ import annotations

from dataclasses import replace

from litera.core.draws import Stream
from litera.core.event import Event, Seat, Watcher
from litera.core.game import CHANCE, Hurry, Legal, Outcome, Preview, Rules, TimeUp, Turn
from litera.core.refusal import Refusal
from litera.games.scrabble_cards import answering, course, events
from litera.games.scrabble_cards.judge import why_not
from litera.games.scrabble_cards.legal import TurnFinder, legal
from litera.games.scrabble_cards.moves import (
    Accept,
    Check,
    Deal,
    Draw,
    Exchange,
    Lay,
    Mix,
    Move,
    Pass,
    PlayCondition,
)
from litera.games.scrabble_cards.notation import ScrabbleCardsNotation
from litera.games.scrabble_cards.preview import preview
from litera.games.scrabble_cards.ruleset import Ruleset
from litera.games.scrabble_cards.state import Awaited, Phase, State, waited_for, without
from litera.games.scrabble_cards.view import View, resample, view_of
from litera.games.scrabble_cards.voice import ScrabbleCardsVoice


class ScrabbleCardsRules(Rules[State, Move, View]):
    """The rules of one table: its ruleset, its lexicon, and what finds turns for it."""

    def __init__(self, ruleset: Ruleset, find_turns: TurnFinder) -> None:
        self.seats = ruleset.seats
        self.ruleset = ruleset
        self.notation = ScrabbleCardsNotation(ruleset)
        self.voice = ScrabbleCardsVoice(ruleset)
        self._find_turns = find_turns

    def start(self) -> State:
        """Give the state before the deal (S1)."""
        return course.start(self.ruleset)

    def turn(self, state: State) -> Turn:
        """Say who is to act: chance, the seat on turn, or the rivals who have not answered (S8)."""
        return CHANCE if state.awaited is not Awaited.PLAYERS else Turn(waited_for(state))

    def draw(self, state: State, stream: Stream) -> Draw:
        """Draw the first seat and the order of the bag (S1), or mix the bag (S11)."""
        if state.awaited is not Awaited.DEAL:
            return Mix(stream.shuffled(state.bag))
        first = self.ruleset.first_seat
        return Deal(first if isinstance(first, int) else stream.below(self.seats), stream.shuffled(state.bag))

    def legal(self, state: State, seat: Seat) -> Legal[Move]:
        """List all answers to a move; of lays and exchanges a useful selection."""
        return legal(self.ruleset, state, seat, find_turns=self._find_turns)

    def why_not(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Judge one move: the first thing that speaks against it, or None."""
        return why_not(self.ruleset, state, seat, move=move)

    def apply(self, state: State, seat: Seat | None, move: Move) -> tuple[State, tuple[Event, ...]]:
        """Give the next state and what happened; the move is taken as legal."""
        if seat is None:
            return self._apply_draw(state, move)
        match move:
            case Lay():
                return answering.lay(self.ruleset, state, move)
            case Accept():
                return answering.accept(self.ruleset, state, seat)
            case Check():
                return answering.check(self.ruleset, state, seat)
            case PlayCondition():
                return answering.play_condition(self.ruleset, state, seat, move=move)
            case Exchange(cards):
                return _exchange(state, seat, cards)
            case Pass():
                state, told = course.idle_turn(self.ruleset, state)
                return state, (events.passed(seat), *told)
            case TimeUp():
                return answering.time_up(self.ruleset, state, seat)
        raise AssertionError(f"{move} is no move of a player's")

    def _apply_draw(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        match move:
            case Deal():
                return course.deal(state, move)
            case Mix(bag):
                ends_turn = state.awaited is Awaited.EXCHANGE_BAG
                state = replace(state, bag=bag, awaited=Awaited.PLAYERS)
                mixed = events.mixed(len(bag))
                if not ends_turn:
                    return state, (mixed,)
                state, told = course.end_turn(self.ruleset, state)
                return state, (mixed, *told)
        raise AssertionError(f"{move} is no move of chance's")

    def outcome(self, state: State) -> Outcome | None:
        """Say who has won, the highest scores (S17), and why the game ended."""
        if state.phase is not Phase.OVER or state.reason is None:
            return None
        highest = max(state.scores)
        winners = tuple(seat for seat, score in enumerate(state.scores) if score == highest)
        return Outcome(winners, state.reason.value)

    def scores(self, state: State) -> tuple[int, ...]:
        """Give the score of each seat."""
        return state.scores

    def hurry(self, state: State) -> Hurry[Move] | None:
        """Count a rival's silence as acceptance after the seconds that the options give (S9)."""
        seconds = self.ruleset.answer_seconds
        return Hurry(seconds, Accept()) if seconds and state.phase is Phase.ANSWER else None

    def view(self, state: State, watcher: Watcher) -> View:
        """Build what a watcher may know."""
        return view_of(self.ruleset, state, watcher)

    def resample(self, view: View, stream: Stream) -> State:
        """Make a whole state that fits a view."""
        return resample(self.ruleset, view, stream)

    def preview(self, state: State, seat: Seat, move: Move) -> Preview:
        """Say what a draft would do."""
        return preview(self.ruleset, state, seat, move=move)


def _exchange(state: State, seat: Seat, cards: tuple[str, ...]) -> tuple[State, tuple[Event, ...]]:
    """Draw the new cards, then put the old ones back; chance mixes the bag before the turn ends (S11)."""
    new, bag = state.bag[: len(cards)], state.bag[len(cards) :]
    hands = (*state.hands[:seat], without(state.hands[seat], cards) + new, *state.hands[seat + 1 :])
    state = replace(
        state,
        hands=hands,
        bag=bag + cards,
        exchanges=course.changed(state.exchanges, seat, state.exchanges[seat] + 1),
        idle=course.changed(state.idle, seat, 0),
        awaited=Awaited.EXCHANGE_BAG,
    )
    return state, (events.exchanged(seat, cards, new),)
