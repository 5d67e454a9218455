"""The rules of Word Rummikub, bound to a table: each question of the contract, answered by the room that knows it."""

from __future__ import annotations

from litera.core.draws import Stream
from litera.core.event import Event, Seat, Watcher
from litera.core.game import CHANCE, Legal, Outcome, Preview, Rules, TimeUp, Turn
from litera.core.refusal import Refusal
from litera.games.word_rummikub import course, doubts
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
    Shuffle,
)
from litera.games.word_rummikub.notation import WordRummikubNotation
from litera.games.word_rummikub.preview import preview
from litera.games.word_rummikub.ruleset import Ruleset
from litera.games.word_rummikub.state import Awaited, Phase, State, waited_for
from litera.games.word_rummikub.view import View, resample, view_of
from litera.games.word_rummikub.voice import WordRummikubVoice


class WordRummikubRules(Rules[State, Move, View]):
    """The rules of one table: its ruleset, its lexicon, and what finds plays for it."""

    def __init__(self, ruleset: Ruleset, find_plays: PlayFinder) -> None:
        self.seats = ruleset.seats
        self.ruleset = ruleset
        self.notation = WordRummikubNotation(ruleset)
        self.voice = WordRummikubVoice(ruleset)
        self._find_plays = find_plays

    def start(self) -> State:
        """Give the state before lots and deal (W1, W2)."""
        return course.start(self.ruleset)

    def turn(self, state: State) -> Turn:
        """Say who is to act: chance, the seat on turn, or the seats that have not voted (W19)."""
        return CHANCE if state.awaited is not Awaited.PLAYERS else Turn(waited_for(state))

    def draw(self, state: State, stream: Stream) -> Draw:
        """Draw lots for the first seat (W1), or mix the tiles (W2)."""
        return course.draw(state, stream)

    def legal(self, state: State, seat: Seat) -> Legal[Move]:
        """List all answers and doubts; of plays a useful selection."""
        return legal(self.ruleset, state, seat, find_plays=self._find_plays)

    def why_not(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Judge one move: the first thing that speaks against it, or None."""
        return why_not(self.ruleset, state, seat, move=move)

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
                return doubts.doubt(self.ruleset, state, seat, named=word)
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
        """Say who has won, the highest scores (W18), and why the game ended."""
        if state.phase is not Phase.OVER or state.reason is None:
            return None
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
