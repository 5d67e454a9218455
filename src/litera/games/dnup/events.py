"""Every kind of event of dnup, one function each, and how important each is to a listener."""

from __future__ import annotations

from litera.core.event import Event, Json, Seat
from litera.games.dnup.cards import TEXTS, Card
from litera.games.dnup.moves import Place

IMPORTANCE = {
    "dealt": 2,
    "left": 3,
    "laid": 1,
    "added": 1,
    "taken": 1,
    "turned": 1,
    "turned_freely": 1,
    "returned": 1,
    "beaten_away": 1,
    "out": 1,
    "round_won": 1,
    "round_over": 1,
    "round_void": 1,
    "game_over": 1,
}
"""1 is always told, 2 usually, 3 only to who wants all."""


def texts(cards: tuple[Card, ...]) -> list[Json]:
    """Write cards as a list of texts."""
    return [TEXTS[card] for card in cards]


def dealt(number: int, first: Seat, size: int) -> Event:
    """Tell that a round was dealt (D1): its number, who begins, and how many cards each hand has."""
    return Event("dealt", None, {"round": number, "first": first, "size": size})


def left(seat: Seat, area: int, cards: tuple[Card, ...]) -> Event:
    """Tell that the set in front of a seat left the round, its turn having come (D2, D9)."""
    return Event("left", seat, {"area": area, "cards": texts(cards)})


def laid(seat: Seat, area: int, cards: tuple[Card, ...], hand: int) -> Event:
    """Tell that by A a set was laid (D3); ``hand`` cards are left in the hand."""
    return Event("laid", seat, {"area": area, "cards": texts(cards), "value": cards[0] // 10, "hand": hand})


def added(seat: Seat, card: Card, place: Place, cards: tuple[Card, ...], hand: int) -> Event:
    """Tell that by B a card was added to an opponent's set (D4), which now holds ``cards``."""
    owner: dict[str, Json] = {"owner": place.seat, "area": place.area}
    return Event("added", seat, {"card": TEXTS[card], **owner, "size": len(cards), "hand": hand})


def taken(seat: Seat, place: Place, cards: tuple[Card, ...], hand: int) -> Event:
    """Tell that by C an opponent's set was taken into the hand (D6); ``cards`` are turned as they are there."""
    return Event("taken", seat, {"owner": place.seat, "area": place.area, "cards": texts(cards), "hand": hand})


def turned(seat: Seat, hand: int) -> Event:
    """Tell that by D all cards of a hand were turned (D7)."""
    return Event("turned", seat, {"hand": hand})


def turned_freely(seat: Seat, hand: int) -> Event:
    """Tell that a hand was turned before its first turn (D13)."""
    return Event("turned_freely", seat, {"hand": hand})


def returned(owner: Seat, cards: tuple[Card, ...], hand: int) -> Event:
    """Tell that a beaten set went back to its owner's hand (D5, D15); ``cards`` are turned as they are there."""
    return Event("returned", owner, {"cards": texts(cards), "hand": hand})


def beaten_away(owner: Seat, cards: tuple[Card, ...]) -> Event:
    """Tell that a beaten set left the round, its owner being out (D9)."""
    return Event("beaten_away", owner, {"cards": texts(cards)})


def out(seat: Seat, points: int, score: int) -> Event:
    """Tell that a player played his last card and gains tokens (D9, D10); ``score`` are all that he has now."""
    return Event("out", seat, {"points": points, "score": score})


def round_won(seat: Seat, score: int) -> Event:
    """Tell that one of two players played his last card and won the round (D17); ``score`` counts his rounds."""
    return Event("round_won", seat, {"score": score})


def round_over(number: int) -> Event:
    """Tell that a round ended (D10, D17)."""
    return Event("round_over", None, {"round": number})


def round_void(number: int, turns: int) -> Event:
    """Tell that a round of so many turns was void (D12)."""
    return Event("round_void", None, {"round": number, "turns": turns})


def game_over(seat: Seat, score: int) -> Event:
    """Tell that the game was won (D11, D17)."""
    return Event("game_over", seat, {"score": score})
