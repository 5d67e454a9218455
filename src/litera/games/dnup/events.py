"""What can happen at a table of dnup: the one place where the kinds of events are listed."""

from __future__ import annotations

from collections.abc import Mapping

from litera.core.event import Event, Json, Seat, Secret
from litera.games.dnup.cards import Cards, texts
from litera.games.dnup.cards import turned as turn_over

IMPORTANCE: Mapping[str, int] = {
    "dealt": 2,
    "hand": 2,
    "left": 3,
    "laid": 1,
    "added": 1,
    "taken": 1,
    "turned": 1,
    "turned_freely": 1,
    "beaten": 1,
    "beaten_away": 1,
    "out": 1,
    "round_won": 1,
    "round_over": 1,
    "round_void": 1,
    "game_won": 1,
}
"""How much each kind of event matters: 1 is always said, 2 usually, 3 only to those who want all."""


def dealt(number: int, first: Seat, each: int) -> Event:
    """Say that a round was dealt (D1): its number, who begins, and how many cards each hand has."""
    return Event("dealt", None, {"round": number, "first": first, "each": each})


def hand(seat: Seat, cards: Cards) -> Event:
    """Say the hand that a seat was dealt (D1), which only it may see."""
    written = _texts(cards)
    return Event("hand", seat, {"count": len(written), "cards": Secret(written, ["?"] * len(written), (seat,))})


def left(seat: Seat, cards: Cards) -> Event:
    """Say that the set in front of a seat left the round, its turn having come (D2, D9, D14)."""
    return Event("left", seat, {"cards": _texts(cards)})


def laid(seat: Seat, area: int | None, cards: Cards, *, held: int) -> Event:
    """Say that by A a set was laid (D3), with two seats in which area; ``held`` cards are left in the hand."""
    return Event("laid", seat, {"area": area, "cards": _texts(cards), "held": held})


def added(seat: Seat, card: Cards, owner: Seat, *, area: int | None, grown: Cards, held: int) -> Event:
    """Say that by B a card was added to an opponent's set (D4), and what the set is with it."""
    where: dict[str, Json] = {"owner": owner, "area": area}
    return Event("added", seat, {"card": texts(card)[0], **where, "cards": _texts(grown), "held": held})


def taken(seat: Seat, owner: Seat, area: int | None, *, cards: Cards, held: int) -> Event:
    """Say that by C an opponent's set was taken (D6), and what its cards, turned, are in the hand now."""
    return Event("taken", seat, {"owner": owner, "area": area, "cards": _texts(cards), "held": held})


def turned(seat: Seat, held: int) -> Event:
    """Say that by D all cards of a hand were turned (D7)."""
    return Event("turned", seat, {"held": held})


def turned_freely(seat: Seat, held: int) -> Event:
    """Say that a hand was turned before its first turn (D13)."""
    return Event("turned_freely", seat, {"held": held})


def beaten(owner: Seat, cards: Cards, held: int) -> Event:
    """Say that a set was beaten (D5, D15), and what its cards, turned, are in the owner's hand now."""
    return Event("beaten", owner, {"cards": _texts(cards), "turned": _texts(turn_over(cards)), "held": held})


def beaten_away(owner: Seat, cards: Cards) -> Event:
    """Say that a set was beaten and left the round: its owner is out, or won by beating it (D9, D17)."""
    return Event("beaten_away", owner, {"cards": _texts(cards)})


def out(seat: Seat, gain: int, score: int) -> Event:
    """Say that a player has played their last card, the tokens for it (D9, D10), and all that they have now."""
    return Event("out", seat, {"gain": gain, "score": score})


def round_won(seat: Seat, score: int) -> Event:
    """Say that one of two players has played their last card and won the round (D17), and how many they have won."""
    return Event("round_won", seat, {"score": score})


def round_over(number: int) -> Event:
    """Say that a round has ended (D10, D17)."""
    return Event("round_over", None, {"round": number})


def round_void(number: int, turns: int) -> Event:
    """Say that a round is void after so many turns (D12)."""
    return Event("round_void", None, {"round": number, "turns": turns})


def game_won(seat: Seat) -> Event:
    """Say that the game is won (D11, D17)."""
    return Event("game_won", seat)


def _texts(cards: Cards) -> list[Json]:
    return list(texts(cards))
