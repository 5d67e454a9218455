"""What a watcher may know of a table of dnup, built field by field; a whole state that fits it; and its JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from litera.core.draws import Stream
from litera.core.event import Json, Seat, Watcher, sees
from litera.games.dnup.cards import Cards, each, texts, turned, upright
from litera.games.dnup.ruleset import Ruleset
from litera.games.dnup.state import Phase, State

HIDDEN = "?"
"""How a card is shown that its watcher may not see."""


class View(NamedTuple):
    """What one watcher may know; ``hands`` has None for a hand that they may not see, ``held`` the sizes of all."""

    watcher: Watcher
    phase: Phase
    turn: Seat
    area: int
    hands: tuple[Cards | None, ...]
    held: tuple[int, ...]
    sets: tuple[Cards, ...]
    out: tuple[Seat, ...]
    gone: Cards
    scores: tuple[int, ...]
    round: int
    round_turns: int
    turned: bool

    @property
    def own_hand(self) -> Cards:
        """The hand of the watcher's own seat; none for a watcher without one."""
        return (self.hands[self.watcher] or 0) if isinstance(self.watcher, int) else 0


def view_of(state: State, watcher: Watcher) -> View:
    """Build what a watcher may know (D1): all but the cards of other hands."""
    phase, turn, area, hands, sets, out, gone, scores, number, round_turns, has_turned = state
    seen = tuple([hand if sees(watcher, seat) else None for seat, hand in enumerate(hands)])
    held = tuple([hand.bit_count() for hand in hands])
    return View(watcher, phase, turn, area, seen, held, sets, out, gone, scores, number, round_turns, has_turned)


def unseen(ruleset: Ruleset, view: View) -> Cards:
    """Give the cards of the round that the watcher cannot see, lower values up; a position may lack some of them."""
    seen = view.gone
    for cards in (*view.sets, *view.hands):
        seen |= cards or 0
    return ruleset.cards & ~upright(seen)


def resample(ruleset: Ruleset, view: View, stream: Stream) -> State:
    """Make a whole state that fits a view: unseen cards, mixed and either way up, go to the hands that are hidden."""
    pool = iter(either_way(unseen(ruleset, view), stream))
    hands = tuple(
        sum(next(pool) for _ in range(held)) if hand is None else hand
        for hand, held in zip(view.hands, view.held, strict=True)
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


def either_way(cards: Cards, stream: Stream) -> list[Cards]:
    """Mix cards, and turn each or not (D1)."""
    return [turned(card) if stream.below(2) else card for card in stream.shuffled(tuple(each(cards)))]


def write_view(ruleset: Ruleset, view: View) -> dict[str, Json]:
    """Write a view as the keys of a position, with turn, phase and scores."""
    return {key: write(ruleset, view) for key, write in _WRITERS.items() if key != "area" or ruleset.areas == 2}


def write_change(ruleset: Ruleset, before: View, after: View) -> dict[str, Json]:
    """Write the keys in which a later view of the same watcher differs: most of a view stays as it is at each move."""
    changed: dict[str, Json] = {}
    for key, old, new in zip(_SHOWN_BY, before, after, strict=True):
        if old != new and key not in changed:
            changed[key] = _WRITERS[key](ruleset, after)
    if "phase" in changed and changed["phase"] == _phase(ruleset, before):
        # A deal that is waited for differs in nothing from an action that is.
        del changed["phase"]
    return changed


def _phase(_: Ruleset, view: View) -> Json:
    return (Phase.OVER if view.phase is Phase.OVER else Phase.ACT).value


def _hands(_: Ruleset, view: View) -> Json:
    pairs = zip(view.hands, view.held, strict=True)
    return [[HIDDEN] * held if hand is None else _texts(hand) for hand, held in pairs]


def _sets(ruleset: Ruleset, view: View) -> Json:
    sets: list[Json] = [_texts(cards) for cards in view.sets]
    return sets if ruleset.areas == 1 else [sets[:2], sets[2:]]


def _texts(cards: Cards) -> list[Json]:
    return list(texts(cards))


_WRITERS: Mapping[str, Callable[[Ruleset, View], Json]] = {
    "phase": _phase,
    "turn": lambda _, view: view.turn,
    "scores": lambda _, view: list(view.scores),
    "hands": _hands,
    "sets": _sets,
    "out": lambda _, view: list(view.out),
    "gone": lambda _, view: _texts(view.gone),
    "round": lambda _, view: view.round,
    "round_turns": lambda _, view: view.round_turns,
    "turned": lambda _, view: view.turned,
    "area": lambda _, view: view.area,
}
"""How each key of a position is written."""

_SHOWN_BY = tuple("hands" if field == "held" else field for field in View._fields)
"""For each field of a view the key that shows it."""
