"""A table written as GCG, the record format of word-game programs, extended for cards and for a table without borders.

docs/gcg.md describes the extension: places such as ``r-5c0``, and lines that begin with ``#litera-``, which other
programs pass over.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from litera.core.event import Event, Seat, Secret
from litera.core.table import Table
from litera.games.scrabble_cards.grid import grid_of
from litera.games.scrabble_cards.laying import lay_out, waiting_cards
from litera.games.scrabble_cards.move_text import read_move
from litera.games.scrabble_cards.moves import BLANK, Card, Direction, Lay
from litera.games.scrabble_cards.pack import Pack
from litera.games.scrabble_cards.ruleset import Ruleset
from litera.games.scrabble_cards.scoring import floored
from litera.games.scrabble_cards.state import State

_BLANK_IN_RACK = "?"
_LYING = "."
_LONGEST_NICKNAME = 20


def write_gcg(ruleset: Ruleset, table: Table) -> str:
    """Write all that happened at a table of this ruleset as GCG, with a line break at its end."""
    names = _nicknames(table)
    writer = _Writer(ruleset.pack, names, floor_zero=ruleset.floor_zero)
    return "\n".join((*_heading(table, names), *writer.plays(table))) + "\n"


def _nicknames(table: Table) -> tuple[str, ...]:
    """Give each seat a name without spaces and colons; without a name of its own, or with another's, its number too."""
    names: list[str] = []
    for seat in range(table.rules.seats):
        given = table.config.names[seat] if seat < len(table.config.names) else ""
        name = "_".join(given.replace(":", " ").replace(">", " ").split())[:_LONGEST_NICKNAME]
        names.append(name if name and name not in names else f"{name or 'player'}{seat + 1}")
    return tuple(names)


def _heading(table: Table, names: tuple[str, ...]) -> Iterator[str]:
    config = table.config
    yield "#character-encoding UTF-8"
    for seat, name in enumerate(names):
        given = " ".join(config.names[seat].split()) if seat < len(config.names) else ""
        yield f"#player{seat + 1} {name} {given or name}"
    yield f"#lexicon {config.lexicon or 'house'}"
    yield f"#litera-game {config.game}"
    for option, value in config.options.items():
        yield f"#litera-option {option} {json.dumps(value)}"
    if config.position is not None:
        yield f"#litera-position {json.dumps(config.position, ensure_ascii=False)}"


@dataclass(slots=True)
class _Play:
    """A laid move until it stands or goes back: what lay before it, the rack, and what was said to it meanwhile."""

    seat: Seat
    move: Lay
    before: State
    rack: tuple[Card, ...]
    points: int
    notes: list[str] = field(default_factory=list)


class _Writer:
    """Writes the steps of one table; it keeps the totals and the move that waits."""

    def __init__(self, pack: Pack, names: tuple[str, ...], *, floor_zero: bool) -> None:
        self._pack = pack
        self._names = names
        self._floor_zero = floor_zero
        self._totals: list[int] = []
        self._play: _Play | None = None

    def plays(self, table: Table) -> Iterator[str]:
        """Write every step; a laid move is written when it stands or goes back, with the points it then has."""
        before: State = table.start
        self._totals = list(before.scores)
        view = table.rules.view(before, before.turn)
        if before.pending is not None and view.working is not None:
            own = (card for seat, card in waiting_cards(before.cells, before.pending) if seat == before.turn)
            rack = (*before.hands[before.turn], *own)
            self._play = _Play(before.turn, before.pending.move, before, rack, view.working.total)
        for step in table.steps:
            for event in step.events:
                yield from self._event(before, event)
            before = step.state
        if self._play is not None:
            yield from self._waiting(self._play)

    def _event(self, before: State, event: Event) -> Iterator[str]:
        """Write one event of a step that began in the state ``before``."""
        if event.seat is None:
            if event.kind == "over":
                yield f"#litera-over {event.details['reason']}"
            return
        seat, name, rack = event.seat, self._names[event.seat], before.hands[event.seat]
        match event.kind:
            case "laid":
                move = read_move(str(event.details["move"]), self._pack)
                assert isinstance(move, Lay), f"laid {move}"
                self._play = _Play(seat, move, before, rack, _number(event, "points"))
            case "stood" | "taken_back" if self._play is not None:
                yield from self._resolved(self._play, event)
            case "condition" | "accepted" | "checked" | "penalty" | "turn_lost":
                self._note(event, rack)
            case "passed":
                yield from self._line(seat, rack, "-", 0)
            case "skipped":
                yield f"#litera-skipped {name} {event.details['why']}"
                if event.details["why"] == "time_up":
                    yield from self._line(seat, rack, "-", 0)
            case "exchanged":
                yield from self._exchange(seat, rack, event)
            case "time_up":
                yield f"#litera-time-up {name}"
            case "counted":
                yield from self._counted(before, event)

    def _line(self, seat: Seat, rack: tuple[Card, ...], play: str, points: int) -> Iterator[str]:
        """Write a line of the score sheet, and before it the premium cards of the rack."""
        yield from self._premium("holds", seat, rack)
        self._add(seat, points)
        yield f">{self._names[seat]}: {self._rack(rack)} {play} {points:+d} {self._totals[seat]}"

    def _add(self, seat: Seat, points: int) -> None:
        total = self._totals[seat] + points
        self._totals[seat] = floored(total) if self._floor_zero else total

    def _premium(self, verb: str, seat: Seat, cards: tuple[Card, ...]) -> Iterator[str]:
        premium = [card for card in cards if not self._pack.is_letter(card)]
        if premium:
            yield f"#litera-{verb} {self._names[seat]} {' '.join(premium)}"

    def _rack(self, cards: tuple[Card, ...]) -> str:
        letters = (card for card in cards if self._pack.is_letter(card))
        return "".join(_BLANK_IN_RACK if card == BLANK else card for card in letters)

    def _resolved(self, play: _Play, event: Event) -> Iterator[str]:
        """Write the move that waited: with its last points, or as one that was withdrawn."""
        stands = event.kind == "stood"
        points = _number(event, "points") if stands else play.points
        yield from self._line(play.seat, play.rack, _placed(play), points)
        yield from self._premium("adds", play.seat, (*play.move.multipliers, *play.move.conditions))
        yield from play.notes
        if not stands:
            yield from self._line(play.seat, play.rack, "--", -points)
        self._play = None

    def _waiting(self, play: _Play) -> Iterator[str]:
        yield from self._premium("holds", play.seat, play.rack)
        yield f"#litera-waits {self._names[play.seat]}: {self._rack(play.rack)} {_placed(play)} {play.points:+d}"
        yield from self._premium("adds", play.seat, (*play.move.multipliers, *play.move.conditions))
        yield from play.notes

    def _note(self, event: Event, rack: tuple[Card, ...]) -> None:
        """Keep what was said to the move that waits until the move itself has been written."""
        assert self._play is not None, f"nothing waits for {event.kind}"
        assert event.seat is not None, f"nobody did {event.kind}"
        name, details = self._names[event.seat], event.details
        match event.kind:
            case "condition":
                self._play.points = _number(event, "points")
                self._play.notes.append(f"#litera-condition {name} {details['card']} {details['word']}")
            case "checked":
                wrong = details["wrong"]
                assert isinstance(wrong, list), "the wrong words are a list"
                self._play.notes.append(" ".join((f"#litera-check {name}", *map(str, wrong))))
            case "penalty":
                self._play.notes += self._line(event.seat, rack, "(challenge)", -_number(event, "points"))
            case "turn_lost":
                self._play.notes.append(f"#litera-turn-lost {name}")
            case _:
                self._play.notes.append(f"#litera-accept {name}")

    def _exchange(self, seat: Seat, rack: tuple[Card, ...], event: Event) -> Iterator[str]:
        old = event.details["old"]
        assert isinstance(old, Secret), "what was exchanged is a secret"
        assert isinstance(old.value, list), "what was exchanged is a list"
        cards = tuple(map(str, old.value))
        yield from self._line(seat, rack, f"-{self._rack(cards) or 0}", 0)
        yield from self._premium("exchanges", seat, cards)

    def _counted(self, before: State, event: Event) -> Iterator[str]:
        """Write what the letters left on hands bring or cost."""
        seat, gain = event.seat, _number(event, "gain")
        if seat is not None and gain:
            rack = before.hands[seat]
            left = rack if gain < 0 else tuple(card for hand in before.hands for card in hand)
            yield from self._line(seat, rack if gain < 0 else (), f"({self._rack(left)})", gain)


def _number(event: Event, name: str) -> int:
    value: Any = event.details[name]
    assert isinstance(value, int), f"{event.kind} tells {name}"
    return value


def _placed(play: _Play) -> str:
    """Write place and word: the line that runs the word's way first, then a dot for each letter that lay already."""
    move, grid = play.move, grid_of(play.before.cells)
    new = {place for place, _ in lay_out(grid, move).added}
    lies = lay_out(grid, move).words[0]
    word = "".join(letter if place in new else _LYING for place, letter in zip(lies.places, lies.letters, strict=True))
    row, column = f"r{move.row}", f"c{move.column}"
    place = row + column if move.direction is Direction.ACROSS else column + row
    return f"{place} {word}"
