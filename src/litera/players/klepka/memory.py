"""What a player remembers of cards that were opened and turned back: the last ones well, older ones less and less."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from litera.core.draws import Stream
from litera.games.klepka.pack import Card
from litera.games.klepka.places import read_place
from litera.games.klepka.ruleset import Ruleset

SPAN = 20
"""Of so many cards opened since, none is remembered; of half as many every other one."""

Memory: TypeAlias = dict[int, Card]
"""Places, as the state counts them, and the letters that are thought to lie there; in the order they were seen."""


def remember(ruleset: Ruleset, events: Sequence[Mapping[str, Any]], stream: Stream) -> Memory:
    """Recall the cards that still lie where they were seen; each is forgotten with a chance that grows with its age.

    ``events`` are those that the seat was told, oldest first. Chaos wipes out what was seen before it (K17).
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
        if opened - when <= stream.below(SPAN):
            memory[place] = card
    return memory


def pairs_in(ruleset: Ruleset, memory: Memory) -> list[tuple[int, int]]:
    """Give the places of pairs that are remembered, those seen first before others (K10)."""
    unpaired: dict[str, int] = {}
    pairs: list[tuple[int, int]] = []
    for place, card in memory.items():
        likeness = card if ruleset.match_colour else card[0]
        if likeness in unpaired:
            pairs.append((unpaired.pop(likeness), place))
        else:
            unpaired[likeness] = place
    return pairs
