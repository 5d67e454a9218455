"""The rules of Klepka, bound to a table: each question of the contract, answered by the room that knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litera.core.draws import Stream
from litera.core.event import Event, Json, Seat, Watcher
from litera.core.game import CHANCE, Legal, Outcome, Preview, Rules, TimeUp, Turn, refuse_time_up
from litera.core.message import Message
from litera.core.refusal import Refusal
from litera.games.klepka import acting, course, events
from litera.games.klepka.describe import describe, narrate
from litera.games.klepka.forgiving import forgive
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
    PlayersMove,
    Shuffle,
    Stop,
    Vote,
)
from litera.games.klepka.notation import read_draw, read_move, write_move
from litera.games.klepka.phrase import phrase
from litera.games.klepka.position import read_position
from litera.games.klepka.preview import preview
from litera.games.klepka.ruleset import Ruleset
from litera.games.klepka.scoring import letters_of
from litera.games.klepka.state import Awaited, Phase, Reason, State, waited_for
from litera.games.klepka.view import View, resample, view_of, write_view
from litera.games.klepka.wordlaw import passes_filter
from litera.words.lexicon import Lexicon
from litera.words.nearest import nearest_words


class KlepkaRules(Rules[State, Move, View]):
    """The rules of one table: its ruleset and its lexicon."""

    def __init__(self, ruleset: Ruleset, lexicon: Lexicon) -> None:
        self.seats = ruleset.seats
        self.ruleset = ruleset
        self.lexicon = lexicon

    def start(self) -> State:
        """Give the state before the deal."""
        return course.start(self.ruleset)

    def turn(self, state: State) -> Turn:
        """Tell who is to act: chance, the seat on turn, or those who have not voted (K8)."""
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
        return legal(self.ruleset, self.lexicon, state, seat)

    def why_not(self, state: State, seat: Seat, move: Move | TimeUp) -> Refusal | None:
        """Judge one move: the first thing that speaks against it, or None."""
        if isinstance(move, TimeUp):
            return refuse_time_up()
        return why_not(self.ruleset, self.lexicon, state, seat, move)

    def apply(self, state: State, seat: Seat | None, move: Move) -> tuple[State, tuple[Event, ...]]:
        """Give the next state and what happened; the move is taken as legal."""
        ruleset, lexicon = self.ruleset, self.lexicon
        if seat is None:
            return self._apply_draw(state, move)
        match move:
            case MakeWord():
                return acting.make_word(ruleset, lexicon, state, seat, move)
            case Vote():
                return acting.cast_vote(ruleset, lexicon, state, seat, move)
            case Done():
                return acting.end_words(ruleset, lexicon, state)
            case Flip():
                return acting.open_cards(ruleset, lexicon, state, move)
            case Stop():
                return course.next_turn(ruleset, lexicon, state, (events.stopped(seat),))
            case Exchange():
                return acting.exchange(ruleset, lexicon, state, seat, move)
            case Chaos():
                return acting.chaos(state, seat)
            case Pass():
                return acting.pass_turn(ruleset, lexicon, state)
        raise AssertionError(f"{move} is no move of a player's")

    def _apply_draw(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        match move:
            case Deal():
                return course.deal(state, move)
            case Shuffle():
                return course.shuffle(state, move)
            case BlindDraw():
                return course.blind_draw(self.ruleset, self.lexicon, state, move)
        raise AssertionError(f"{move} is no move of chance's")

    def outcome(self, state: State) -> Outcome | None:
        """Tell who has won: who made the phrase (K20), else the highest scores (K22)."""
        if state.phase is not Phase.OVER or state.reason is None:
            return None
        if state.reason is Reason.SLAVA_UKRAINI:
            return Outcome((state.turn,), state.reason.value)
        highest = max(state.scores)
        winners = tuple(seat for seat, score in enumerate(state.scores) if score == highest)
        return Outcome(winners, state.reason.value)

    def scores(self, state: State) -> tuple[int, ...]:
        """Tell the score of each seat."""
        return state.scores

    def view(self, state: State, watcher: Watcher) -> View:
        """Build what a watcher may know."""
        return view_of(self.ruleset, state, watcher)

    def resample(self, view: View, stream: Stream) -> State:
        """Make a whole state that fits a view."""
        return resample(self.ruleset, view, stream)

    def preview(self, state: State, seat: Seat, move: Move) -> Preview:
        """Tell what a draft would do."""
        return preview(self.ruleset, self.lexicon, state, seat, move)

    def read_move(self, text: str) -> PlayersMove:
        """Read a player's move. Raises NotationError (``bad_move``)."""
        return read_move(self.ruleset, text)

    def read_draw(self, text: str) -> Draw:
        """Read a move of chance. Raises NotationError (``bad_move``)."""
        return read_draw(self.ruleset, text)

    def write_move(self, move: Move) -> str:
        """Write a move in its one text form."""
        return write_move(self.ruleset, move)

    def forgive(self, view: View, text: str) -> str:
        """Make what a person typed the text of a move, as far as it is clear."""
        return forgive(view, text)

    def write_view(self, view: View) -> dict[str, Json]:
        """Write a view as the keys of a position."""
        return write_view(self.ruleset, view)

    def read_position(self, position: Mapping[str, Any]) -> State:
        """Set up a state. Raises SetupError (``bad_position``)."""
        return read_position(self.ruleset, self.lexicon, position)

    def describe(self, view: View, topic: str, argument: str) -> tuple[Message, ...]:
        """Put a part of the table into sentences; () where there is no such topic."""
        return describe(self.ruleset, view, topic, argument)

    def narrate(self, told: Mapping[str, Any]) -> Message | None:
        """Put an event, as a watcher was told it, into a sentence."""
        return narrate(told)

    def phrase(self, view: View, move: Move) -> Message:
        """Put a move into words, as one advises it."""
        return phrase(self.ruleset.columns, move)

    def nearest(self, word: str) -> tuple[str, ...]:
        """Give up to three words that are nearest to one that is not in the lexicon, and may be made (K4, K6)."""
        shortest = self.ruleset.min_letters
        near = (near for near in nearest_words(self.lexicon, word) if len(letters_of(near)) >= shortest)
        return tuple(one for one in near if passes_filter(self.ruleset, self.lexicon, one))
