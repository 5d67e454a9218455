"""Where each game's state, as JSON, keeps its cards: the one thing that the laws must be told of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

State = dict[str, Any]


@dataclass(frozen=True)
class Knowledge:
    """``cards`` counts the cards that a state shows. ``lost``: used cards leave the state, so that they get fewer.

    ``revealing``: verbs of moves that show cards to others than the seat that makes them. ``slowness``: how many times
    fewer random games of it are played, because it lists its moves more slowly.
    """

    cards: Callable[[State], Counter[str]]
    lost: bool = False
    revealing: frozenset[str] = frozenset()
    slowness: int = 1


def thimbles(state: State) -> Counter[str]:
    return Counter(str(card) for hand in (*state["hands"], state["stock"], state["table"]) for card in hand)


def crazy_eights(state: State) -> Counter[str]:
    return Counter(card for pile in (*state["hands"], state["stock"], state["pile"]) for card in pile)


def dnup(state: State) -> Counter[str]:
    """A card is the same whichever way up."""
    areas = [area for seat in state["sets"] for area in (seat if seat and isinstance(seat[0], list) else [seat])]
    held = (card for pile in (*state["hands"], *areas, state["gone"]) for card in pile)
    return Counter("/".join(sorted(card.split("/"))) for card in held)


def klepka(state: State) -> Counter[str]:
    table = (card for row in state["grid"] for card in row if card is not None)
    aside = state["vote"]["cards"] if state["vote"] else []
    return Counter(
        [
            *table,
            *(card for hand in state["hands"] for card in hand),
            *(card[:1] if card[0] in "*" else card for card in aside),
        ]
    )


def word_rummikub(state: State) -> Counter[str]:
    table = ("*" if tile.islower() else tile for word in state["table"] for tile in word)
    return Counter([*table, *(tile for rack in (*state["racks"], state["bank"]) for tile in rack)])


def cells(words: list[list[Any]]) -> dict[tuple[int, int], str]:
    return {
        (column + n * (direction == "across"), row + n * (direction == "down")): letter
        for word, column, row, direction in words
        for n, letter in enumerate(word)
    }


def scrabble_cards(state: State) -> Counter[str]:
    """A waiting move's letters are those of its words that do not lie on the table yet."""
    lying = cells(state["table"])
    return Counter(
        [
            *("*" if letter.islower() else letter for letter in lying.values()),
            *(card for hand in (*state["hands"], state["bag"], state["removed"]) for card in hand),
            *waiting(state, lying),
        ]
    )


def waiting(state: State, lying: dict[tuple[int, int], str]) -> Iterator[str]:
    pending = state["pending"]
    if pending is None:
        return
    words = [[word["word"], word["column"], word["row"], word["direction"]] for word in pending["words"]]
    for place, letter in cells(words).items():
        if place not in lying:
            yield "*" if letter.islower() else letter
    yield from (card for card in pending["move"].split()[5:] if card.startswith("x"))
    yield from (condition["card"] for condition in pending["conditions"])


KNOWLEDGE = {
    "thimbles": Knowledge(thimbles, revealing=frozenset({"play"})),
    "crazy_eights": Knowledge(crazy_eights, revealing=frozenset({"play"})),
    "dnup": Knowledge(dnup),
    "klepka": Knowledge(klepka, lost=True, revealing=frozenset({"flip", "exchange"})),
    "word_rummikub": Knowledge(word_rummikub, slowness=12),
    "scrabble_cards": Knowledge(scrabble_cards, slowness=2),
}
