"""What somebody with a good memory knows of the table: the cards that were opened, and lie where they were seen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from litera.core.message import Message, message
from litera.games.klepka.naming import called, name_of
from litera.games.klepka.pack import Card


def seen(happenings: Iterable[Mapping[str, Any]]) -> dict[str, Card]:
    """Give the card at each place where one was opened and still lies: taken cards are gone, chaos moves all (K17)."""
    cards: dict[str, Card] = {}
    for told in happenings:
        match told["kind"]:
            case "opened":
                cards |= zip(told["places"], told["cards"], strict=True)
            case "taken":
                cards = {place: card for place, card in cards.items() if place not in told["places"]}
            case "chaos":
                cards = {}
    return cards


def remembered(happenings: Iterable[Mapping[str, Any]], argument: str) -> Iterator[Message]:
    """Say what was seen at a place, or without one everywhere, row by row."""
    cards, place = seen(happenings), argument.upper()
    if place:
        known = place in cards
        yield _noted(place, cards[place]) if known else message("klepka-notes-nothing", place=place[:4])
        return
    yield from (_noted(place, cards[place]) for place in sorted(cards, key=_reading_order))
    if not cards:
        yield message("klepka-notes-none")


def recalled(happenings: Iterable[Mapping[str, Any]], card: str) -> Iterator[Message]:
    """Say where a letter or a prize card was seen and still lies."""
    cards = seen(happenings)
    places = sorted((place for place in cards if cards[place][0] == card), key=_reading_order)
    if places:
        noted = tuple(_noted(place, cards[place]) for place in places)
        yield message("klepka-notes-found", cards=noted)
    else:
        yield message("klepka-notes-not-found", card=called(card))


def _reading_order(place: str) -> tuple[int, str]:
    return int(place[1:]), place[0]


def _noted(place: str, card: Card) -> Message:
    return message("klepka-card-at", at=place, card=name_of(card))
