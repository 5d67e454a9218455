"""What a player keeps in mind of a round: cards that went back to a hand for all to see, and what was not played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from litera.core.event import Seat
from litera.games.dnup.cards import READ, Cards, turned, value_of
from litera.games.dnup.view import View


@dataclass(frozen=True, slots=True)
class Clue:
    """A seat played this value, and so is likely to have kept back no other card of it.

    ``is_turned`` says whether its hand lies the other way up by now.
    """

    seat: Seat
    value: int
    is_turned: bool


@dataclass(frozen=True, slots=True)
class Memory:
    """The cards, as they lie now, that are known to be in the hand of each seat; and clues, oldest first."""

    known: tuple[Cards, ...]
    clues: tuple[Clue, ...]


def remember(view: View, events: Sequence[Mapping[str, Any]], *, span: int) -> Memory:
    """Go through what happened since the deal; cards that went back more than ``span`` events ago are forgotten."""
    dealt = [number for number, told in enumerate(events) if told["kind"] == "dealt"]
    happened = events[dealt[-1] :] if dealt else events
    known = [0] * len(view.held)
    clues: list[Clue] = []
    for number, told in enumerate(happened):
        is_kept = len(happened) - number <= span
        match told["kind"], told["seat"]:
            case "taken", seat if is_kept:
                known[seat] |= _cards(told["cards"])
            case "beaten", seat if is_kept:
                known[seat] |= _cards(told["turned"])
            case "laid" | "added" as kind, seat:
                played = _cards(told["cards"]) if kind == "laid" else READ[told["card"]]
                known[seat] &= ~played
                clues.append(Clue(seat, value_of(played), is_turned=False))
            case "turned" | "turned_freely", seat:
                known[seat] = turned(known[seat])
                clues = [_turned(clue) if clue.seat == seat else clue for clue in clues]
    return Memory(tuple(known), tuple(clue for clue in clues if clue.seat != view.watcher))


def _turned(clue: Clue) -> Clue:
    return Clue(clue.seat, clue.value, not clue.is_turned)


def _cards(written: Sequence[str]) -> Cards:
    return sum(READ[text] for text in written)
