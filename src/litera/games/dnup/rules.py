"""The rules of dnup, bound to a table: each question of the contract, answered by the room that knows it."""

from __future__ import annotations

from litera.core.draws import Stream
from litera.core.event import Event, Seat, Watcher
from litera.core.game import CHANCE, Legal, Outcome, Preview, Rules, TimeUp, Turn, all_of
from litera.core.refusal import Refusal
from litera.games.dnup import course
from litera.games.dnup.judge import why_not
from litera.games.dnup.legal import legal_moves
from litera.games.dnup.moves import Deal, Move
from litera.games.dnup.notation import DnupNotation
from litera.games.dnup.preview import preview
from litera.games.dnup.ruleset import Ruleset
from litera.games.dnup.state import Phase, State
from litera.games.dnup.view import View, either_way, resample, view_of
from litera.games.dnup.voice import DnupVoice


class DnupRules(Rules[State, Move, View]):
    """The rules of one table."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.seats = ruleset.seats
        self.ruleset = ruleset
        self.notation = DnupNotation(ruleset)
        self.voice = DnupVoice(ruleset)
        self._turns = tuple(Turn((seat,)) for seat in range(ruleset.seats))

    def start(self) -> State:
        """Give the state before the first deal."""
        return course.undealt(self.ruleset, (0,) * self.seats, 1)

    def turn(self, state: State) -> Turn:
        """Say who is to act: chance deals each round, else the seat on turn (D1, D2)."""
        if state.phase is Phase.ACT:
            return self._turns[state.turn]
        return CHANCE if state.phase is Phase.DEAL else Turn()

    def draw(self, state: State, stream: Stream) -> Deal:
        """Deal all cards of the round, each either way up (D1)."""
        cards = either_way(self.ruleset.cards, stream)
        return Deal(tuple(sum(cards[seat :: self.seats]) for seat in range(self.seats)))

    def legal(self, state: State, seat: Seat) -> Legal[Move]:
        """List every move of the seat on turn; nobody else may act."""
        if state.phase is not Phase.ACT or seat != state.turn:
            return Legal()
        return all_of(legal_moves(self.ruleset, state))

    def why_not(self, state: State, seat: Seat, move: Move | TimeUp) -> Refusal | None:
        """Judge one move: the first thing that speaks against it, or None."""
        return why_not(self.ruleset, state, seat, move=move)

    def apply(self, state: State, seat: Seat | None, move: Move) -> tuple[State, tuple[Event, ...]]:
        """Give the next state and what happened; the move is taken as legal, so that the seat is the one on turn."""
        if isinstance(move, Deal):
            return course.deal(self.ruleset, state, move)
        return course.act(self.ruleset, state, move)

    def outcome(self, state: State) -> Outcome | None:
        """Say who has won: the first with four tokens (D11), with two seats with two rounds (D17)."""
        if state.phase is not Phase.OVER:
            return None
        winner = max(range(self.seats), key=state.scores.__getitem__)
        return Outcome((winner,), self.ruleset.reason)

    def scores(self, state: State) -> tuple[int, ...]:
        """Give the tokens, with two seats the rounds won, of each seat."""
        return state.scores

    def view(self, state: State, watcher: Watcher) -> View:
        """Build what a watcher may know."""
        return view_of(state, watcher)

    def resample(self, view: View, stream: Stream) -> State:
        """Make a whole state that fits a view."""
        return resample(self.ruleset, view, stream)

    def preview(self, state: State, seat: Seat, move: Move) -> Preview:
        """Say what a draft would do."""
        return preview(self.ruleset, state, seat, move=move)
