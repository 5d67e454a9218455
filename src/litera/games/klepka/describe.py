"""Views and events of Klepka as sentences: most important word first, nothing that a view lacks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import groupby
from operator import itemgetter
from typing import Any

from litera.core.event import Seat
from litera.core.message import Message, Parameter, SeatName, Written, all_written, message
from litera.games.examples import examples_of
from litera.games.klepka.judge import cards_due
from litera.games.klepka.moves import is_real
from litera.games.klepka.naming import called, name_of, sought
from litera.games.klepka.pack import BLUE, CHAOS, EXCHANGE, POLYSEMY, PRIZES, YELLOW, Card, is_letter
from litera.games.klepka.places import write_place
from litera.games.klepka.ruleset import Ruleset
from litera.games.klepka.state import Phase
from litera.games.klepka.view import HIDDEN, View


def describe(ruleset: Ruleset, view: View, topic: str, *, argument: str) -> tuple[Message, ...]:
    """Answer a question about the table; () where there is no such topic."""
    topics: dict[str, Callable[[], Iterator[Message]]] = {
        "table": lambda: _table(ruleset, view),
        "hand": lambda: _hands(view),
        "word": lambda: _word(view, argument),
        "spell": lambda: _spell(view, argument),
        "find": lambda: _with_letter(ruleset, view, argument),
        "bag": lambda: _left(view),
        "cards": lambda: _cards(ruleset, argument),
        "now": lambda: _now(ruleset, view),
    }
    return tuple(topics[topic]()) if topic in topics else ()


def _say(key: str, /, **parameters: Parameter) -> Message:
    return message(f"klepka-{key}", **parameters)


def _table(ruleset: Ruleset, view: View) -> Iterator[Message]:
    """Say how many cards lie, and row by row in which columns; rows that are alike are said together."""
    yield _say("cards-lie", count=view.on_table)
    rows = (view.grid[begin : begin + ruleset.columns] for begin in range(0, len(view.grid), ruleset.columns))
    lying = (" ".join(write_place(ruleset.columns, at)[0] for at, card in enumerate(row) if card) for row in rows)
    for columns, group in groupby(enumerate(lying, 1), key=itemgetter(1)):
        first, *others = (row for row, _ in group)
        if columns and others:
            yield _say("rows", first=first, last=others[-1], columns=columns)
        elif columns:
            yield _say("row", row=first, columns=columns)
    if view.vote is not None:
        yield _say("vote-open", word=Written(view.vote.word), name=SeatName(view.turn))


def _hands(view: View) -> Iterator[Message]:
    """Say the own hand, numbered, and then the others'."""
    own = view.watcher if isinstance(view.watcher, int) else None
    if own is not None:
        numbered = tuple(
            _say("hand-card", number=number, card=name_of(card)) for number, card in enumerate(view.own_hand, 1)
        )
        yield _say("hand", cards=numbered) if numbered else _say("hand-empty")
    for seat, hand in enumerate(view.hands):
        if seat == own:
            continue
        if not hand or HIDDEN in hand:
            yield _say("hand-size", name=SeatName(seat), count=len(hand))
        else:
            yield _say("hand-of", name=SeatName(seat), cards=tuple(map(name_of, hand)))


def _word(view: View, argument: str) -> Iterator[Message]:
    """Say the words made, or the one of a number or a spelling; they are numbered seat by seat."""
    sheets = [(seat, made) for seat, sheet in enumerate(view.words) for made in sheet]
    if not sheets:
        yield _say("no-words")
        return
    chosen = [
        (number, seat, made)
        for number, (seat, made) in enumerate(sheets, 1)
        if argument in ("", str(number)) or argument.upper() == made.word
    ]
    for number, seat, made in chosen:
        yield _say("word", number=number, word=Written(made.word), points=made.points, name=SeatName(seat))
    if not chosen:
        yield _say("word-none", word=Written(argument[:40]), count=len(sheets))


def _spell(view: View, argument: str) -> Iterator[Message]:
    """Spell a word that was made, by its number, or any text."""
    made = [entry.word for sheet in view.words for entry in sheet]
    word = argument
    if argument.isascii() and argument.isdigit():
        number = int(argument[:4])
        if not 1 <= number <= len(made):
            yield from _word(view, argument)
            return
        word = made[number - 1]
    yield _say("spell", letters=all_written(word[:40].upper())) if word else _say("spell-which")


def _with_letter(ruleset: Ruleset, view: View, argument: str) -> Iterator[Message]:
    """Say in which open hands a card is that is named by its letter or as a prize card."""
    card = sought(ruleset, argument)
    if card is None:
        letter = examples_of(ruleset.lexicon.language).letter
        yield _say("card-none", card=Written(argument[:40])) if argument else _say("find-which", letter=letter)
        return
    found = False
    for seat, hand in enumerate(view.hands):
        such = tuple(
            _say("hand-card", number=number, card=name_of(held)) if seat == view.watcher else name_of(held)
            for number, held in enumerate(hand, 1)
            if held[0] == card
        )
        if such:
            found = True
            yield _say("hand", cards=such) if seat == view.watcher else _say("hand-of", name=SeatName(seat), cards=such)
    if not found:
        yield _say("find-none", card=called(card))


def _left(view: View) -> Iterator[Message]:
    """Say what is left on the table, by number."""
    yield _say("cards-lie", count=view.on_table)
    yield _say("cards-gone", count=len(view.discard))


def _cards(ruleset: Ruleset, argument: str) -> Iterator[Message]:
    """Say what a card is: a letter with its points and colours, or what a prize card does; else all of them."""
    pack = ruleset.pack
    typed = ruleset.lexicon.alphabet.normalise(argument).upper()
    named = typed[:1] if len(typed) == 2 else typed
    prizes = [card for card in PRIZES if card in pack.cards and named in ("", card)]
    if named in pack.points:
        blue, yellow = (pack.cards.get(named + colour, 0) for colour in (BLUE, YELLOW))
        yield _say("card", letter=Written(named), points=pack.points[named], blue=blue, yellow=yellow)
    elif not named:
        held = dict.fromkeys(card[0] for card in pack.cards if is_letter(card))
        for points in sorted({pack.points[letter] for letter in held}):
            letters = all_written(letter for letter in held if pack.points[letter] == points)
            yield _say("cards-worth", points=points, letters=letters)
    elif not prizes:
        yield _say("card-none", card=Written(argument[:40]))
    for card in prizes:
        yield _say(_PRIZE_KEYS[card], card=Written(card), count=pack.cards[card])


_PRIZE_KEYS = {POLYSEMY: "card-polysemy", EXCHANGE: "card-exchange", CHAOS: "card-chaos"}


def _now(ruleset: Ruleset, view: View) -> Iterator[Message]:
    """Say what the seat of this view is to do, and which prize cards it may play."""
    if view.watcher in view.to_act:
        yield _due(view)
    else:
        yield _say("wait")
    prizes = tuple(name_of(card) for card in dict.fromkeys(view.own_hand) if _is_of_use(view, card))
    if prizes and (ruleset.interrupts == "anytime" or not view.begun):
        yield _say("prizes" if ruleset.interrupts == "anytime" else "prizes-between-turns", cards=prizes)


def _is_of_use(view: View, card: Card) -> bool:
    """Say whether a prize card of the own hand has something to swap, or to shuffle (K16, K17)."""
    if card == EXCHANGE:
        return len(view.own_hand) > 1 and any(hand for seat, hand in enumerate(view.hands) if seat != view.watcher)
    return card == CHAOS and view.on_table > 0


def _due(view: View) -> Message:
    match view.phase:
        case Phase.FLIP:
            return _say("now-flip", count=cards_due(view))
        case Phase.BONUS if view.on_table == 1:
            return _say("now-bonus-card")
        case Phase.BONUS:
            return _say("now-bonus", count=min(view.bonus, (view.on_table + 1) // 2))
        case Phase.VOTE if view.vote is not None:
            return _say("now-vote", word=Written(view.vote.word))
        case Phase.LAST_WORDS:
            return _say("now-more-words" if view.made else "now-last-words")
    return _say("now-words")


def narrate(told: Mapping[str, Any]) -> Message | None:
    """Put an event, as a watcher was told it, into a sentence."""
    seat: Seat | None = told["seat"]
    name: dict[str, Parameter] = {} if seat is None else {"name": SeatName(seat)}
    kind = told["kind"]
    parameters = _DETAILS[kind](told) if kind in _DETAILS else {}
    if kind == "word":
        if " " in told["word"]:
            return _say("event-phrase", **name, word=_with_polysemies(told), score=told["score"])
        kind = "word-doubled" if told["factor"] > 1 else "word"
    if kind == "taken" and not told["cards"]:
        return _say("event-taken-none")
    if kind == "over":
        return _say(f"reason-{told['reason']}")
    if kind == "voted":
        kind = "voted-yes" if told["accepts"] else "voted-no"
    return _say(f"event-{kind}", **name, **parameters)


def _together(places: list[str], cards: list[Card]) -> tuple[Message, ...]:
    return tuple(_say("card-at", at=place, card=name_of(card)) for place, card in zip(places, cards, strict=True))


def _with_polysemies(told: Mapping[str, Any]) -> Parameter:
    """Say a word, and for which of its letters polysemies stand: they may have been chosen for who made it (K15)."""
    letters = all_written(use[1] for use in told["cards"] if not is_real(use))
    word = Written(told["word"])
    return _say("word-with-polysemies", word=word, letters=letters, count=len(letters)) if letters else word


def _exchanged(told: Mapping[str, Any]) -> dict[str, Parameter]:
    return {"give": name_of(told["give"]), "other": SeatName(told["other"]), "take": name_of(told["take"])}


_DETAILS: dict[str, Callable[[Mapping[str, Any]], dict[str, Parameter]]] = {
    "dealt": lambda told: {"first": SeatName(told["first"]), "count": told["cards"]},
    "word": lambda told: {"word": _with_polysemies(told), "points": told["points"], "score": told["score"]},
    "proposed": lambda told: {"word": _with_polysemies(told)},
    "refused": lambda told: {"word": Written(told["word"])},
    "done": lambda told: {"count": told["pairs"]},
    "opened": lambda told: {
        "cards": _together(told["places"], told["cards"]),
        "faces": tuple(map(name_of, told["cards"])),
    },
    "taken": lambda told: {"cards": tuple(map(name_of, told["cards"])), "count": len(told["cards"])},
    "exchanged": _exchanged,
    "shuffled": lambda told: {"count": told["cards"]},
    "counted": lambda told: {"count": told["cards"], "score": told["score"]},
}
