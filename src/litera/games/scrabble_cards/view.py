"""What a watcher may know of a table, built field by field; a whole state that fits it; and its JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from litera.core.draws import Stream
from litera.core.event import Json, Seat, Watcher, sees
from litera.games.scrabble_cards.grid import Cell, Word, grid_of, words_on
from litera.games.scrabble_cards.laying import waiting_cards
from litera.games.scrabble_cards.move_text import write_move
from litera.games.scrabble_cards.moves import Card
from litera.games.scrabble_cards.pack import Pack
from litera.games.scrabble_cards.ruleset import Ruleset
from litera.games.scrabble_cards.scoring import Working, work_out
from litera.games.scrabble_cards.state import Awaited, Pending, Phase, Reason, State, card_of, waited_for

HIDDEN = "?"
"""How a card is shown that its watcher may not see."""


@dataclass(frozen=True, slots=True)
class View:
    """What one watcher may know. Another's hand is so many HIDDEN cards; ``bag`` is a number, the TABLE's its cards.

    ``words`` are those that lie, in the order of the position; ``to_act`` the seats that are to act; ``working`` is how
    the points of the move that waits come about.
    """

    watcher: Watcher
    phase: Phase
    turn: Seat
    to_act: tuple[Seat, ...]
    scores: tuple[int, ...]
    cells: tuple[Cell, ...]
    words: tuple[Word, ...]
    hands: tuple[tuple[Card, ...], ...]
    bag: tuple[Card, ...] | int
    pending: Pending | None
    working: Working | None
    idle: tuple[int, ...]
    exchanges: tuple[int, ...]
    time_up: tuple[bool, ...]
    lost_turns: tuple[int, ...]
    removed: tuple[Card, ...]
    reason: Reason | None
    awaited: Awaited

    @property
    def bag_size(self) -> int:
        """How many cards the bag holds."""
        return self.bag if isinstance(self.bag, int) else len(self.bag)

    @property
    def own_hand(self) -> tuple[Card, ...]:
        """The hand of the watcher's own seat; () for a watcher without one."""
        return self.hands[self.watcher] if isinstance(self.watcher, int) else ()


def view_of(ruleset: Ruleset, state: State, watcher: Watcher) -> View:
    """Build what a watcher may know."""
    sees_all = all(sees(watcher, seat) for seat in range(ruleset.seats))
    return View(
        watcher=watcher,
        phase=state.phase,
        turn=state.turn,
        to_act=waited_for(state) if state.awaited is Awaited.PLAYERS else (),
        scores=state.scores,
        cells=state.cells,
        words=tuple(words_on(grid_of(state.cells))),
        hands=tuple(hand if sees(watcher, seat) else (HIDDEN,) * len(hand) for seat, hand in enumerate(state.hands)),
        bag=state.bag if sees_all else len(state.bag),
        pending=state.pending,
        working=None if state.pending is None else work_out(ruleset, state, state.pending),
        idle=state.idle,
        exchanges=state.exchanges,
        time_up=state.time_up,
        lost_turns=state.lost_turns,
        removed=state.removed,
        reason=state.reason,
        awaited=state.awaited,
    )


def unseen(pack: Pack, view: View) -> Counter[Card]:
    """Count the cards of the pack that the watcher cannot see: in other hands, in the bag, or not in this game."""
    seen = Counter(card for hand in view.hands for card in hand if card != HIDDEN)
    seen.update(view.removed)
    seen.update(card_of(cell.letter) for cell in view.cells)
    if not isinstance(view.bag, int):
        seen.update(view.bag)
    seen.update(card for _, card in waiting_cards(view.cells, view.pending))
    return Counter(pack.cards) - seen


def resample(ruleset: Ruleset, view: View, stream: Stream) -> State:
    """Make a whole state that fits a view: the unseen cards, mixed, go to the other hands and the bag."""
    pool = iter(stream.shuffled(tuple(unseen(ruleset.pack, view).elements())))
    hands = tuple(tuple(next(pool) if card == HIDDEN else card for card in hand) for hand in view.hands)
    bag = tuple(next(pool) for _ in range(view.bag)) if isinstance(view.bag, int) else view.bag
    return State(
        phase=view.phase,
        turn=view.turn,
        scores=view.scores,
        cells=view.cells,
        hands=hands,
        bag=bag,
        pending=view.pending,
        idle=view.idle,
        exchanges=view.exchanges,
        time_up=view.time_up,
        lost_turns=view.lost_turns,
        removed=view.removed,
        reason=view.reason,
        awaited=view.awaited,
    )


def write_view(view: View) -> dict[str, Json]:
    """Write a view as the keys of a position, with turn, phase and scores."""
    return {
        "phase": view.phase.value,
        "turn": view.turn,
        "scores": list(view.scores),
        "table": [[word.letters, word.column, word.row, word.direction.value] for word in view.words],
        "hands": [list(hand) for hand in view.hands],
        "bag": view.bag if isinstance(view.bag, int) else list(view.bag),
        "pending": _pending_json(view),
        "idle": list(view.idle),
        "exchanges": list(view.exchanges),
        "time_up": list(view.time_up),
        "lost_turns": list(view.lost_turns),
        "removed": list(view.removed),
    }


def _pending_json(view: View) -> Json:
    pending, working = view.pending, view.working
    if pending is None or working is None:
        return None
    return pending_json(pending, working)


def pending_json(pending: Pending, working: Working) -> dict[str, Json]:
    """Write a move that waits as the position does."""
    words: list[Json] = [
        {
            "word": scored.word.letters,
            "column": scored.word.column,
            "row": scored.word.row,
            "direction": scored.word.direction.value,
            "points": scored.points,
        }
        for scored in working.words
    ]
    conditions: list[Json] = [
        {"seat": played.seat, "card": played.card, "word": played.word} for played in pending.conditions
    ]
    answers: Sequence[Json] = [None if answer is None else answer.value for answer in pending.answers]
    return {
        "seat": pending.seat,
        "move": write_move(pending.move),
        "words": words,
        "points": working.total,
        "answers": list(answers),
        "conditions": conditions,
    }
