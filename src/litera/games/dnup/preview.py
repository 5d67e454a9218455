"""What a draft of an action would do: which sets it beats, and what going out brings (D5, D9, D11, D15, D17)."""

from __future__ import annotations

from collections.abc import Iterator

from litera.core.event import Event, Seat
from litera.core.game import Part, Preview, TimeUp
from litera.games.dnup.course import act
from litera.games.dnup.describe import narrate
from litera.games.dnup.judge import why_not
from litera.games.dnup.moves import Deal, Move
from litera.games.dnup.ruleset import Ruleset
from litera.games.dnup.state import State

_TOLD = frozenset({"beaten", "beaten_away", "out", "round_won", "game_won"})
_SCORES = frozenset({"out", "round_won"})


def preview(ruleset: Ruleset, state: State, seat: Seat, *, move: Move | TimeUp) -> Preview:
    """Say what an action that may be done now would lead to; nothing of one that may not."""
    if isinstance(move, Deal | TimeUp) or why_not(ruleset, state, seat, move=move) is not None:
        return Preview()
    after, told = act(ruleset, state, move)
    gain = after.scores[seat] - state.scores[seat]
    return Preview(gain, tuple(_parts(told, seat, gain)))


def _parts(told: tuple[Event, ...], seat: Seat, gain: int) -> Iterator[Part]:
    for event in told:
        if event.kind in _TOLD:
            sentence = narrate(event.told(seat))
            assert sentence is not None, f"{event.kind} is put into words for everybody"
            yield Part(sentence, gain if event.kind in _SCORES else 0)
