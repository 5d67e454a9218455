"""What a rival's last turn says about the cards that the rival kept: what would have weighed more, they hardly had."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from litera.core.event import Seat
from litera.games.scrabble_cards.conditions import fulfils
from litera.games.scrabble_cards.grid import Cell, Grid, cells_of, grid_of
from litera.games.scrabble_cards.laying import lay_out, placed, words_for_conditions
from litera.games.scrabble_cards.move_text import read_move
from litera.games.scrabble_cards.moves import Card, Lay
from litera.games.scrabble_cards.pack import Pack
from litera.games.scrabble_cards.ruleset import HAND_SIZE, Ruleset
from litera.games.scrabble_cards.view import View
from litera.players.scrabble_cards.finding import points_of

ENDS = frozenset({"exchanged", "passed", "taken_back", "skipped", "time_up"})
"""The kinds of events after which nothing is known of what a seat kept by what it laid before."""


OVERLOOKED = 0.2
"""How often a rival does not see that a condition card fits."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A rival's last lay: the table before it, the cards that it took and the points it scored by itself.

    ``passed_by`` are the condition cards that the rival would have played against the seat's own last lay, and how
    likely one who keeps such a card had not drawn it yet, or did not see that it fits.
    """

    before: tuple[Cell, ...]
    used: tuple[Card, ...]
    points: int
    passed_by: Mapping[Card, float]


@dataclass(frozen=True, slots=True)
class _Laid:
    """A lay, what lay before it, how many cards the layer had drawn, and if a condition card was played against it."""

    lay: Lay
    before: Grid
    drawn: int
    is_answered: bool = False


def kept_by(ruleset: Ruleset, seat: Seat, view: View, *, events: Sequence[Mapping[str, Any]]) -> Kept | None:
    """Give what the last turn of the one rival says; None where there is nothing to go by, or several rivals."""
    if len(view.hands) != 2:
        return None
    grid, lays = _replayed(ruleset.pack, events)
    rivals = lays.get(1 - seat)
    if rivals is None or grid != grid_of(view.cells):
        return None
    laying = lay_out(rivals.before, rivals.lay)
    points = points_of(ruleset, laying, rivals.lay)
    used = (*laying.cards, *rivals.lay.multipliers, *rivals.lay.conditions)
    own = lays.get(seat)
    passed_by = {} if own is None or own.is_answered else _passed_by(ruleset, own, rivals.drawn / HAND_SIZE)
    return Kept(cells_of(rivals.before), used, points, passed_by)


def _replayed(pack: Pack, events: Iterable[Mapping[str, Any]]) -> tuple[Grid, dict[Seat, _Laid]]:
    """Give the letters that lie by what was told, and the last turn of each seat, where it was a lay."""
    grid: Grid = {}
    lays: dict[Seat, _Laid] = {}
    drawn: Counter[Seat] = Counter()
    waiting: _Laid | None = None
    for event in events:
        kind, seat = event["kind"], event["seat"]
        if kind == "filled":
            drawn[seat] = event["count"]
        elif kind == "laid":
            lay = read_move(event["move"], pack)
            waiting = _Laid(placed(grid, lay), grid, drawn[seat]) if isinstance(lay, Lay) else None
        elif kind == "condition" and waiting is not None:
            waiting = replace(waiting, is_answered=True)
        elif kind == "stood" and waiting is not None:
            grid = {**grid, **dict(lay_out(grid, waiting.lay).added)}
            lays[seat] = waiting
        elif kind in ENDS:
            lays.pop(seat, None)
    return grid, lays


def _passed_by(ruleset: Ruleset, own: _Laid, drawn: float) -> dict[Card, float]:
    """Give the condition cards that fitted the own lay: one that is kept was most likely drawn after it."""
    pack = ruleset.pack
    words = words_for_conditions(ruleset, lay_out(own.before, own.lay).words)
    return {
        card: OVERLOOKED + (1 - OVERLOOKED) * drawn
        for card, condition in pack.conditions.items()
        if any(fulfils(word.letters, condition, pack.vowels) for word in words)
    }
