"""What a player remembers of cards that were opened and turned back, by a model of a few figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias
from zlib import crc32

from litera.core.draws import Stream
from litera.core.event import Seat
from litera.games.klepka.pack import Card
from litera.games.klepka.places import read_place
from litera.games.klepka.ruleset import Ruleset

Memory: TypeAlias = dict[int, Card]
"""Places, as the state counts them, and the letters that are thought to lie there; in the order they were seen."""


@dataclass(frozen=True, slots=True)
class Retention:
    """How well a player remembers.

    How long: of ``span`` cards opened since, none is remembered, of half as many every other one; None: for ever. How
    many: the last ``most`` that it has not forgotten; None: all; with ``least``, between that and ``most``, as its form
    in a game is. How exactly: ``slips`` in a hundred are believed to lie beside where they do.
    """

    span: int | None = None
    most: int | None = None
    slips: int = 0
    least: int | None = None

    def in_form(self, events: Sequence[Mapping[str, Any]], seat: Seat) -> Retention:
        """Give how well a seat remembers in this game: drawn from the first cards opened, so the same all game long.

        A card more or less decides most games, and a person has good days and bad ones too.
        """
        first = next((event for event in events if event["kind"] == "opened"), None)
        if self.least is None or self.most is None or first is None:
            return self
        drawn = crc32(repr((seat, self.least, self.most, first["places"], first["cards"])).encode())
        return replace(self, most=self.least + drawn % (self.most - self.least + 1), least=None)


def remember(
    ruleset: Ruleset,
    events: Sequence[Mapping[str, Any]],
    stream: Stream,
    *,
    retention: Retention,
    lying: Sequence[bool],
) -> Memory:
    """Recall the cards that still lie where they were seen; each is forgotten with a chance that grows with its age.

    ``events`` are those that the seat was told, oldest first, ``lying`` says which places hold a card: nobody believes
    that a gap holds one. Chaos wipes out what was seen before it (K17).
    """
    seen: dict[str, tuple[Card, int]] = {}
    opened = 0
    for event in events:
        match event["kind"]:
            case "opened":
                for place, card in zip(event["places"], event["cards"], strict=True):
                    opened += 1
                    seen.pop(place, None)
                    seen[place] = card, opened
            case "taken":
                for place in event["places"]:
                    del seen[place]
            case "shuffled":
                seen.clear()
    memory: Memory = {}
    for text, (card, when) in seen.items():
        place = read_place(ruleset.rows, ruleset.columns, text)
        assert place is not None, f"{text} was opened on this table"
        if retention.span is None or opened - when <= stream.below(retention.span):
            if retention.slips and stream.below(100) < retention.slips:
                place = _beside(place, lying, stream)
            memory.pop(place, None)
            memory[place] = card
    return memory if retention.most is None else dict(list(memory.items())[max(0, len(memory) - retention.most) :])


def _beside(place: int, lying: Sequence[bool], stream: Stream) -> int:
    """Give a neighbour in the row that holds a card, or the place itself where none does."""
    near = [other for other in (place - 1, place + 1) if 0 <= other < len(lying) and lying[other]]
    return stream.choose(near) if near else place


def pairs_in(ruleset: Ruleset, memory: Memory) -> list[tuple[int, int]]:
    """Give the places of pairs that are remembered, those seen first before others (K10)."""
    unpaired: dict[str, int] = {}
    pairs: list[tuple[int, int]] = []
    for place, card in memory.items():
        likeness = likeness_of(ruleset, card)
        if likeness in unpaired:
            pairs.append((unpaired.pop(likeness), place))
        else:
            unpaired[likeness] = place
    return pairs


def likeness_of(ruleset: Ruleset, card: Card) -> str:
    """Give what two cards must share to be a pair (K10)."""
    return card if ruleset.match_colour else card[0]
