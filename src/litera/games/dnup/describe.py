"""Views and events of dnup as sentences: most important word first, nothing that a view lacks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from litera.core.event import Seat
from litera.core.message import Message, Parameter, SeatName, message
from litera.games.dnup.cards import TEXTS, Card
from litera.games.dnup.ruleset import Ruleset
from litera.games.dnup.state import Phase, place_at
from litera.games.dnup.view import View

LETTERS = "DNUP"
"""Tokens are shown as the letters of the game's name."""


def describe(ruleset: Ruleset, view: View, topic: str) -> tuple[Message, ...]:
    """Answer a question about the table; () where there is no such topic."""
    topics: dict[str, Callable[[], Iterator[Message]]] = {
        "table": lambda: _table(ruleset, view),
        "hand": lambda: _hand(view),
        "bag": lambda: _gone(view),
        "now": lambda: _now(ruleset, view),
    }
    return tuple(topics[topic]()) if topic in topics else ()


def _say(key: str, /, **parameters: Parameter) -> Message:
    return message(f"dnup-{key}", **parameters)


def _written(cards: tuple[Card, ...]) -> str:
    return " ".join(TEXTS[card] for card in cards)


def _table(ruleset: Ruleset, view: View) -> Iterator[Message]:
    """Tell each set, the largest first, then the sizes of the hands."""
    indexes = [index for index, cards in enumerate(view.sets) if cards]
    for index in sorted(indexes, key=lambda index: -len(view.sets[index])):
        cards = view.sets[index]
        place = place_at(index, ruleset.seats)
        yield _say(
            "set" if ruleset.seats > 2 else "set-area",
            value=cards[0] // 10,
            count=len(cards),
            cards=_written(cards),
            name=SeatName(place.seat),
            area=place.area,
        )
    if not indexes:
        yield _say("no-sets")
    for seat in range(ruleset.seats):
        yield _hand_size(view, seat)


def _hand(view: View) -> Iterator[Message]:
    if not isinstance(view.watcher, int):
        for seat in range(len(view.hands)):
            yield _hand_size(view, seat)
    elif view.own_hand:
        numbered = ", ".join(f"{number} {TEXTS[card]}" for number, card in enumerate(view.own_hand, 1))
        yield _say("hand", cards=numbered)
    else:
        yield _say("hand-empty")


def _hand_size(view: View, seat: Seat) -> Message:
    name = SeatName(seat)
    return _say("out", name=name) if seat in view.out else _say("hand-size", name=name, count=view.size(seat))


def _gone(view: View) -> Iterator[Message]:
    yield _say("gone", count=len(view.gone), cards=_written(view.gone)) if view.gone else _say("gone-none")


def _now(ruleset: Ruleset, view: View) -> Iterator[Message]:
    """Say what the seat of this view is to do, if it is its turn."""
    if view.phase is not Phase.ACT or view.turn != view.watcher:
        yield _say("wait")
        return
    yield _say("act-area", area=view.area) if ruleset.seats == 2 else _say("act")
    if ruleset.free_first_rotation and not view.turned and view.round_turns < ruleset.seats:
        yield _say("act-turn")


def narrate(told: Mapping[str, Any]) -> Message | None:
    """Put an event, as a watcher was told it, into a sentence."""
    details = {name: value for name, value in told.items() if name not in ("kind", "seat", "seq")}
    return _TELL[told["kind"]](told["seat"], details)


def _name(seat: Seat | None) -> SeatName:
    assert seat is not None, "a player's event has its seat"
    return SeatName(seat)


def _dealt(_: Seat | None, told: Mapping[str, Any]) -> Message:
    return _say("event-dealt", round=told["round"], name=SeatName(told["first"]), count=told["size"])


def _left(seat: Seat | None, told: Mapping[str, Any]) -> Message:
    return _say("event-left", name=_name(seat), cards=" ".join(told["cards"]))


def _laid(seat: Seat | None, told: Mapping[str, Any]) -> Message:
    return _say(
        "event-laid", name=_name(seat), cards=" ".join(told["cards"]), count=len(told["cards"]), hand=told["hand"]
    )


def _added(seat: Seat | None, told: Mapping[str, Any]) -> Message:
    owner = SeatName(told["owner"])
    return _say("event-added", name=_name(seat), card=told["card"], owner=owner, count=told["size"], hand=told["hand"])


def _taken(seat: Seat | None, told: Mapping[str, Any]) -> Message:
    owner = SeatName(told["owner"])
    return _say("event-taken", name=_name(seat), owner=owner, cards=" ".join(told["cards"]), hand=told["hand"])


def _turned(seat: Seat | None, told: Mapping[str, Any]) -> Message:
    return _say("event-turned", name=_name(seat), count=told["hand"])


def _returned(seat: Seat | None, told: Mapping[str, Any]) -> Message:
    return _say("event-returned", name=_name(seat), cards=" ".join(told["cards"]), hand=told["hand"])


def _beaten_away(seat: Seat | None, told: Mapping[str, Any]) -> Message:
    return _say("event-beaten_away", name=_name(seat), cards=" ".join(told["cards"]))


def _out(seat: Seat | None, told: Mapping[str, Any]) -> Message:
    letters = " ".join(LETTERS[: told["score"]])
    return _say("event-out", name=_name(seat), count=told["points"], letters=letters)


def _round_won(seat: Seat | None, told: Mapping[str, Any]) -> Message:
    return _say("event-round_won", name=_name(seat), count=told["score"])


def _round_over(_: Seat | None, told: Mapping[str, Any]) -> Message:
    return _say("event-round_over", round=told["round"])


def _round_void(_: Seat | None, told: Mapping[str, Any]) -> Message:
    return _say("event-round_void", round=told["round"], count=told["turns"])


def _game_over(seat: Seat | None, _: Mapping[str, Any]) -> Message:
    return _say("event-game_over", name=_name(seat))


_TELL: dict[str, Callable[[Seat | None, Mapping[str, Any]], Message]] = {
    "dealt": _dealt,
    "left": _left,
    "laid": _laid,
    "added": _added,
    "taken": _taken,
    "turned": _turned,
    "turned_freely": _turned,
    "returned": _returned,
    "beaten_away": _beaten_away,
    "out": _out,
    "round_won": _round_won,
    "round_over": _round_over,
    "round_void": _round_void,
    "game_over": _game_over,
}
