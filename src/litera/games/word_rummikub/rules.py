"""The rules of Word Rummikub, bound to a table: each question of the contract, answered by the room that knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litera.core.draws import Stream
from litera.core.event import Event, Json, Seat, Watcher
from litera.core.game import CHANCE, Legal, Outcome, Preview, Rules, TimeUp, Turn
from litera.core.message import Message
from litera.core.refusal import Refusal
from litera.games.word_rummikub import course, doubts
from litera.games.word_rummikub.describe import describe, narrate
from litera.games.word_rummikub.forgiving import forgive
from litera.games.word_rummikub.judge import why_not
from litera.games.word_rummikub.legal import PlayFinder, legal
from litera.games.word_rummikub.moves import (
    Answer,
    Doubt,
    Draw,
    DrawLots,
    DrawTile,
    Move,
    Pass,
    Play,
    PlayersMove,
    Shuffle,
)
from litera.games.word_rummikub.notation import read_draw, read_move, write_move
from litera.games.word_rummikub.phrase import phrase
from litera.games.word_rummikub.position import read_position
from litera.games.word_rummikub.preview import preview
from litera.games.word_rummikub.ruleset import Ruleset
from litera.games.word_rummikub.state import Awaited, Phase, State, waited_for
from litera.games.word_rummikub.view import View, resample, view_of, write_view
from litera.words.lexicon import Lexicon
from litera.words.nearest import nearest_words


class WordRummikubRules(Rules[State, Move, View]):
    """The rules of one table: its ruleset, its lexicon, and what finds plays for it."""

    def __init__(self, ruleset: Ruleset, lexicon: Lexicon, find_plays: PlayFinder) -> None:
        self.seats = ruleset.seats
        self.ruleset = ruleset
        self.lexicon = lexicon
        self._find_plays = find_plays

    def start(self) -> State:
        """Give the state before lots and deal (W1, W2)."""
        return course.start(self.ruleset)

    def turn(self, state: State) -> Turn:
        """Tell who is to act: chance, the seat on turn, or the seats that have not voted (W19)."""
        return CHANCE if state.awaited is not Awaited.PLAYERS else Turn(waited_for(state))

    def draw(self, state: State, stream: Stream) -> Draw:
        """Draw lots for the first seat (W1), or mix the tiles (W2)."""
        return course.draw(state, stream)

    def legal(self, state: State, seat: Seat) -> Legal[Move]:
        """List all answers and doubts; of plays a useful selection."""
        return legal(self.ruleset, self.lexicon, state, seat, self._find_plays)

    def why_not(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Judge one move: the first thing that speaks against it, or None."""
        return why_not(self.ruleset, self.lexicon, state, seat, move)

    def apply(self, state: State, seat: Seat | None, move: Move) -> tuple[State, tuple[Event, ...]]:
        """Give the next state and what happened; the move is taken as legal."""
        if seat is None:
            return self._apply_draw(state, move)
        match move:
            case Play():
                return course.play(self.ruleset, state, move)
            case DrawTile():
                return course.draw_tiles(self.ruleset, state, 1)
            case Pass():
                return course.pass_turn(self.ruleset, state)
            case Doubt(word):
                return doubts.doubt(self.ruleset, state, seat, word)
            case Answer(yes):
                return doubts.answer(self.ruleset, state, seat, yes=yes)
            case TimeUp():
                return course.time_up(self.ruleset, state)
        raise AssertionError(f"{move} is no move of a player's")

    def _apply_draw(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        match move:
            case DrawLots():
                return course.draw_lots(self.ruleset, state, move)
            case Shuffle():
                return course.shuffle(self.ruleset, state, move)
        raise AssertionError(f"{move} is no move of chance's")

    def outcome(self, state: State) -> Outcome | None:
        """Tell who has won, the highest scores (W18), and why the game ended."""
        if state.phase is not Phase.OVER or state.reason is None:
            return None
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
        return read_move(text)

    def read_draw(self, text: str) -> Draw:
        """Read a move of chance. Raises NotationError (``bad_move``)."""
        return read_draw(text, self.seats)

    def write_move(self, move: Move) -> str:
        """Write a move in its one text form."""
        return write_move(move)

    def forgive(self, view: View, text: str) -> str:
        """Make what a person typed the text of a move, as far as it is clear."""
        return forgive(view, text)

    def write_view(self, view: View) -> dict[str, Json]:
        """Write a view as the keys of a position."""
        return write_view(view)

    def read_position(self, position: Mapping[str, Any]) -> State:
        """Set up a state. Raises SetupError (``bad_position``)."""
        return read_position(self.ruleset, position)

    def describe(self, view: View, topic: str, argument: str) -> tuple[Message, ...]:
        """Put a part of the table into sentences; () where there is no such topic."""
        return describe(self.ruleset, view, topic, argument)

    def narrate(self, told: Mapping[str, Any]) -> Message | None:
        """Put an event, as a watcher was told it, into a sentence."""
        return narrate(told)

    def phrase(self, view: View, move: Move) -> Message:
        """Put a move into words, as one advises it."""
        return phrase(move)

    def nearest(self, word: str) -> tuple[str, ...]:
        """Give up to three words of the lexicon that are nearest to a word that is not in it."""
        return nearest_words(self.lexicon, word)
