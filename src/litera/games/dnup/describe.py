"""Parts of a table of dnup, and what happened at it, as sentences: most important word first, nothing a view lacks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from litera.core.event import Seat
from litera.core.message import Message, Parameter, SeatName, message
from litera.games.dnup.cards import texts, value_of
from litera.games.dnup.naming import by_value, card_at, numbered, spoken
from litera.games.dnup.ruleset import Ruleset
from litera.games.dnup.state import Phase
from litera.games.dnup.view import HIDDEN, View, unseen

LETTERS = "DNUP"
"""Tokens are shown as the letters of the game's name."""


def describe(ruleset: Ruleset, view: View, topic: str, *, argument: str) -> tuple[Message, ...]:
    """Answer a question about the table; () where there is no such topic. Only ``find`` takes an argument."""
    if topic == "find":
        return tuple(_with_value(ruleset, view, argument))
    topics: dict[str, Callable[[Ruleset, View], Iterator[Message]]] = {
        "table": _table,
        "hand": _hand,
        "bag": _bag,
        "now": _now,
    }
    return tuple(topics[topic](ruleset, view)) if topic in topics else ()


def _say(key: str, /, **parameters: Parameter) -> Message:
    return message(f"dnup-{key}", **parameters)


def _table(ruleset: Ruleset, view: View) -> Iterator[Message]:
    """Say the sets, the largest first, then the hands and the round."""
    lying = [index for index, cards in enumerate(view.sets) if cards]
    for index in sorted(lying, key=lambda index: -view.sets[index].bit_count()):
        yield _set(ruleset, view, index)
    if not lying:
        yield _say("no-sets")
    yield from _sizes(view)
    yield _say("round", round=view.round, turn=view.round_turns + (view.phase is not Phase.OVER))


def _set(ruleset: Ruleset, view: View, index: int) -> Message:
    cards, place = view.sets[index], ruleset.place(index)
    return _say(
        "set",
        count=cards.bit_count(),
        value=value_of(cards),
        cards=spoken(texts(cards)),
        owner=_owner(place.seat, place.area if ruleset.areas > 1 else None),
    )


def _with_value(ruleset: Ruleset, view: View, value: str) -> Iterator[Message]:
    """Say the own cards that have a value on either side, and the sets that have it on one of their cards."""
    if not value:
        yield _say("find-which")
        return
    held = enumerate(texts(view.own_hand) if isinstance(view.watcher, int) else (), 1)
    own = tuple(card_at(number, card) for number, card in held if value in card[::2])
    if own:
        yield _say("hand", cards=own)
    sets = [index for index, cards in enumerate(view.sets) if any(value in card[::2] for card in texts(cards))]
    yield from (_set(ruleset, view, index) for index in sets)
    if not own and not sets:
        yield _say("find-none", value=value[:40])


def _sizes(view: View) -> Iterator[Message]:
    for seat, held in enumerate(view.held):
        yield _say("out" if seat in view.out else "hand-size", name=SeatName(seat), count=held)


def _hand(_: Ruleset, view: View) -> Iterator[Message]:
    if not isinstance(view.watcher, int):
        yield from _sizes(view)
    elif view.own_hand:
        yield _say("hand", cards=numbered(texts(view.own_hand)))
    else:
        yield _say("hand-empty")


def _bag(ruleset: Ruleset, view: View) -> Iterator[Message]:
    """Say what left the round, and what is in hands that the watcher does not see; turned cards are the same."""
    hidden = unseen(ruleset, view)
    for key, cards in (("gone", view.gone), ("unseen", hidden)):
        yield _say(key, count=cards.bit_count())
        yield from by_value(texts(cards))


def _now(ruleset: Ruleset, view: View) -> Iterator[Message]:
    """Say what the seat of this view is to do at this moment."""
    if view.phase is Phase.OVER:
        yield _say("now-over")
    elif view.turn != view.watcher:
        yield _say("now-wait", name=SeatName(view.turn))
    else:
        # A round begins with a single turn (D16): to call that the second one would only confuse.
        in_area = ruleset.areas > 1 and view.round_turns > 0
        yield _say("now-act-area", area=view.area) if in_area else _say("now-act")
        if ruleset.free_first_rotation and not view.turned and view.round_turns < ruleset.seats:
            yield _say("now-turn")


def _owner(seat: Seat, area: int | None) -> Parameter:
    """Name whose set it is, with two seats in which area."""
    return SeatName(seat) if area is None else _say("owner-area", name=SeatName(seat), area=area)


def narrate(told: Mapping[str, Any]) -> Message | None:
    """Put an event, as a watcher was told it, into a sentence; None for the hand that another seat was dealt."""
    kind: str = told["kind"]
    if kind == "hand" and HIDDEN in told["cards"]:
        return None
    area: int | None = told.get("area")
    parameters: dict[str, Parameter] = {}
    for name, value in told.items():
        match name:
            case "first" | "seat" if value is not None:
                parameters["first" if name == "first" else "name"] = SeatName(value)
            case "owner":
                parameters["owner"] = _owner(value, area)
            case "cards" | "turned":
                parameters[name] = spoken(value)
                if name == "cards" and value:
                    # All cards of a set have one value.
                    parameters["value"] = value[0][0]
            case "card":
                parameters[name] = spoken([value])
            case "seq" | "kind" | "seat" | "area":
                pass
            case _:
                parameters[name] = value
    if kind == "hand":
        parameters["numbered"] = numbered(told["cards"])
    if kind == "out":
        parameters["letters"] = " ".join(LETTERS[: told["score"]])
    if kind == "laid" and area is not None:
        return _say("event-laid-area", area=area, **parameters)
    return _say(f"event-{kind}", **parameters)
