"""The rules of Klepka, bound to a table: each question of the contract, answered by the room that knows it."""

from __future__ import annotations

from litera.core.draws import Stream
from litera.core.event import Event, Seat, Watcher
from litera.core.game import CHANCE, Legal, Outcome, Preview, Rules, TimeUp, Turn, refuse_time_up
from litera.core.refusal import Refusal
from litera.games.klepka import acting, course, events
from litera.games.klepka.judge import why_not
from litera.games.klepka.legal import legal
from litera.games.klepka.moves import (
    BlindDraw,
    Chaos,
    Deal,
    Done,
    Draw,
    Exchange,
    Flip,
    MakeWord,
    Move,
    Pass,
    Shuffle,
    Stop,
    Vote,
)
from litera.games.klepka.notation import KlepkaNotation
from litera.games.klepka.preview import preview
from litera.games.klepka.ruleset import Ruleset
from litera.games.klepka.state import Awaited, Phase, Reason, State, waited_for
from litera.games.klepka.view import View, resample, view_of
from litera.games.klepka.voice import KlepkaVoice


class KlepkaRules(Rules[State, Move, View]):
    """The rules of one table: its ruleset and its lexicon."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.seats = ruleset.seats
        self.ruleset = ruleset
        self.notation = KlepkaNotation(ruleset)
        self.voice = KlepkaVoice(ruleset)

    def start(self) -> State:
        """Give the state before the deal."""
        return course.start(self.ruleset)

    def turn(self, state: State) -> Turn:
        """Say who is to act: chance, the seat on turn, or those who have not voted (K8)."""
        return CHANCE if state.awaited is not Awaited.PLAYERS else Turn(waited_for(state))

    def draw(self, state: State, stream: Stream) -> Draw:
        """Draw the first seat and mix the cards (K1), shuffle those that lie (K17), or draw from a hand (K16)."""
        if state.awaited is Awaited.BLIND_DRAW:
            assert state.swap is not None, "chance draws for an exchange"
            return BlindDraw(stream.choose(state.hands[state.swap.other]))
        cards = tuple(card for card in state.grid if card is not None)
        if state.awaited is Awaited.SHUFFLE:
            return Shuffle(stream.shuffled(cards))
        first = self.ruleset.first_seat
        return Deal(first if isinstance(first, int) else stream.below(self.seats), stream.shuffled(cards))

    def legal(self, state: State, seat: Seat) -> Legal[Move]:
        """List a seat's words, an example of a flip, its prize cards and its votes."""
        return legal(self.ruleset, state, seat)

    def why_not(self, state: State, seat: Seat, move: Move | TimeUp) -> Refusal | None:
        """Judge one move: the first thing that speaks against it, or None."""
        if isinstance(move, TimeUp):
            return refuse_time_up()
        return why_not(self.ruleset, state, seat, move=move)

    def apply(self, state: State, seat: Seat | None, move: Move) -> tuple[State, tuple[Event, ...]]:
        """Give the next state and what happened; the move is taken as legal."""
        ruleset = self.ruleset
        if seat is None:
            return self._apply_draw(state, move)
        match move:
            case MakeWord():
                return acting.make_word(ruleset, state, seat, move=move)
            case Vote():
                return acting.cast_vote(ruleset, state, seat, move=move)
            case Done():
                return acting.end_words(ruleset, state)
            case Flip():
                return acting.open_cards(ruleset, state, move)
            case Stop():
                return course.next_turn(ruleset, state, (events.stopped(seat),))
            case Exchange():
                return acting.exchange(ruleset, state, seat, move=move)
            case Chaos():
                return acting.chaos(state, seat)
            case Pass():
                return acting.pass_turn(ruleset, state)
        raise AssertionError(f"{move} is no move of a player's")

    def _apply_draw(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        match move:
            case Deal():
                return course.deal(state, move)
            case Shuffle():
                return course.shuffle(state, move)
            case BlindDraw():
                return course.blind_draw(self.ruleset, state, move)
        raise AssertionError(f"{move} is no move of chance's")

    def outcome(self, state: State) -> Outcome | None:
        """Say who has won: who made the phrase (K20), else the highest scores (K22)."""
        if state.phase is not Phase.OVER or state.reason is None:
            return None
        if state.reason is Reason.SLAVA_UKRAINI:
            return Outcome((state.turn,), state.reason.value)
        highest = max(state.scores)
        winners = tuple(seat for seat, score in enumerate(state.scores) if score == highest)
        return Outcome(winners, state.reason.value)

    def scores(self, state: State) -> tuple[int, ...]:
        """Give the score of each seat."""
        return state.scores

    def view(self, state: State, watcher: Watcher) -> View:
        """Build what a watcher may know."""
        return view_of(self.ruleset, state, watcher)

    def resample(self, view: View, stream: Stream) -> State:
        """Make a whole state that fits a view."""
        return resample(self.ruleset, view, stream)

    def preview(self, state: State, seat: Seat, move: Move) -> Preview:
        """Say what a draft would do."""
        return preview(self.ruleset, state, seat, move=move)
