"""What a watcher may know of a table of dnup, built field by field; a whole state that fits it; and its JSON."""

from __future__ import annotations

from dataclasses import dataclass

from litera.core.draws import Stream
from litera.core.event import Json, Seat, Watcher, sees
from litera.games.dnup.cards import TEXTS, TURNED, Card, upright
from litera.games.dnup.ruleset import Ruleset
from litera.games.dnup.state import Phase, State

HIDDEN = "?"


@dataclass(frozen=True, slots=True)
class View:
    """What one watcher may know: of a hand he may not see, ``hands`` holds the number of cards."""

    watcher: Watcher
    phase: Phase
    turn: Seat
    area: int
    hands: tuple[tuple[Card, ...] | int, ...]
    sets: tuple[tuple[Card, ...], ...]
    out: tuple[Seat, ...]
    gone: tuple[Card, ...]
    scores: tuple[int, ...]
    round: int
    round_turns: int
    turned: bool

    @property
    def own_hand(self) -> tuple[Card, ...]:
        """The hand of the watcher's own seat; () for a watcher without one."""
        hand = self.hands[self.watcher] if isinstance(self.watcher, int) else ()
        return hand if isinstance(hand, tuple) else ()

    def size(self, seat: Seat) -> int:
        """Give the number of cards in a hand, which is open to all (D1)."""
        hand = self.hands[seat]
        return hand if isinstance(hand, int) else len(hand)


def view_of(state: State, watcher: Watcher) -> View:
    """Build what a watcher may know (D1): all but the cards of other hands."""
    return View(
        watcher=watcher,
        phase=state.phase,
        turn=state.turn,
        area=state.area,
        hands=tuple(hand if sees(watcher, seat) else len(hand) for seat, hand in enumerate(state.hands)),
        sets=state.sets,
        out=state.out,
        gone=state.gone,
        scores=state.scores,
        round=state.round,
        round_turns=state.round_turns,
        turned=state.turned,
    )


def resample(ruleset: Ruleset, view: View, stream: Stream) -> State:
    """Make a whole state that fits a view: unseen cards, mixed and either way up, go to the hands he may not see."""
    open_hands = (hand for hand in view.hands if isinstance(hand, tuple))
    seen = {upright(card) for cards in (*view.sets, view.gone, *open_hands) for card in cards}
    pool = iter(stream.shuffled(tuple(card for card in ruleset.cards if card not in seen)))
    hands = tuple(
        hand if isinstance(hand, tuple) else tuple(sorted(_either_way(next(pool), stream) for _ in range(hand)))
        for hand in view.hands
    )
    return State(
        phase=view.phase,
        turn=view.turn,
        area=view.area,
        hands=hands,
        sets=view.sets,
        out=view.out,
        gone=view.gone,
        scores=view.scores,
        round=view.round,
        round_turns=view.round_turns,
        turned=view.turned,
    )


def _either_way(card: Card, stream: Stream) -> Card:
    return TURNED[card] if stream.below(2) else card


def write_view(view: View) -> dict[str, Json]:
    """Write a view as the keys of a position, with turn, phase and scores."""
    sets: list[Json] = [_texts(cards) for cards in view.sets]
    written: dict[str, Json] = {
        "phase": view.phase.value,
        "turn": view.turn,
        "scores": list(view.scores),
        "hands": [[HIDDEN] * hand if isinstance(hand, int) else _texts(hand) for hand in view.hands],
        "sets": sets,
        "out": list(view.out),
        "gone": _texts(view.gone),
        "round": view.round,
        "round_turns": view.round_turns,
        "turned": view.turned,
    }
    if len(view.hands) == 2:
        written["sets"] = [sets[:2], sets[2:]]
        written["area"] = view.area
    return written


def _texts(cards: tuple[Card, ...]) -> list[Json]:
    return [TEXTS[card] for card in cards]
