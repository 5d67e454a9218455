"""Parts of a table, and what happened at it, as sentences: most important word first, nothing that a view lacks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial
from typing import Any

from litera.core.event import Seat
from litera.core.message import Message, Parameter, Placed, SeatName, Written, all_written, message
from litera.games.examples import examples_of
from litera.games.scrabble_cards.conditions import Condition, LetterClass
from litera.games.scrabble_cards.drawing import drawn
from litera.games.scrabble_cards.grid import Word, grid_of, word_through
from litera.games.scrabble_cards.laying import SHORTEST_WORD
from litera.games.scrabble_cards.moves import BLANK, Card
from litera.games.scrabble_cards.open_places import Run, open_places
from litera.games.scrabble_cards.ruleset import HAND_SIZE, Ruleset
from litera.games.scrabble_cards.state import Phase
from litera.games.scrabble_cards.view import HIDDEN, View, unseen
from litera.games.spoken import spoken
from litera.texts import LANGUAGES, aliases

MOST_PLACES = 12
"""So many open places are said at a time: who wants others asks for a word's."""


def describe(ruleset: Ruleset, view: View, topic: str, *, argument: str) -> tuple[Message, ...]:
    """Answer a question about the table; () where there is no such topic."""
    topics: dict[str, Callable[[], Iterator[Message]]] = {
        "table": lambda: _table(view, argument),
        "hand": lambda: _hand(ruleset, view),
        "word": lambda: _word(ruleset, view, argument),
        "spell": lambda: _spell(view, argument),
        "find": lambda: _with_letter(ruleset, view, argument),
        "places": lambda: _open_places(view, argument),
        "bag": lambda: _bag(ruleset, view),
        "cards": lambda: _cards(ruleset, view, argument),
        "now": lambda: _now(ruleset, view),
    }
    return tuple(topics[topic]()) if topic in topics else ()


def _say(key: str, /, **parameters: Parameter) -> Message:
    return message(f"scrabble_cards-{key}", **parameters)


def _table(view: View, argument: str) -> Iterator[Message]:
    """Describe the move that waits, and list the words that lie; or draw them, that move's among them."""
    if view.pending is not None:
        yield from _waiting(view)
    if argument.casefold() in _drawings():
        yield from _drawing(view)
        return
    if not view.words:
        yield _say("table-empty")
    for number, word in enumerate(view.words, 1):
        yield _place("table-word", word, number=number)


def _drawing(view: View) -> Iterator[Message]:
    grid = grid_of(view.cells)
    for scored in () if view.working is None else view.working.words:
        grid |= dict(zip(scored.word.places, scored.word.letters, strict=True))
    if not grid:
        yield _say("table-empty")
    for line in drawn(grid):
        yield _say("table-line", line=line)


@cache
def _drawings() -> frozenset[str]:
    """Give what is typed after the table's name to see it drawn, in all languages."""
    return frozenset(alias for language in LANGUAGES for alias in aliases("scrabble_cards-table-as-", language))


spoken_word = partial(spoken, key="scrabble_cards-word-with-blanks")


def _place(key: str, word: Word, /, **more: Parameter) -> Message:
    direction = _say(f"lies-{word.direction.value}")
    return _say(
        key,
        word=spoken_word(word.letters),
        column=Placed(word.column),
        row=Placed(word.row),
        direction=direction,
        **more,
    )


def _waiting(view: View) -> Iterator[Message]:
    """Describe the move that waits: its words with their points, its cards, who has answered."""
    pending, working = view.pending, view.working
    if pending is None or working is None:
        return
    main, *crossing = working.words
    name = SeatName(pending.seat)
    yield _place("waiting", main.word, name=name, points=working.total)
    for scored in crossing:
        yield _say("waiting-word", word=spoken_word(scored.word.letters), points=scored.points)
    for card in pending.move.multipliers:
        yield _say("waiting-multiplier", card=Written(card))
    for played, points in working.conditions:
        sign = "plus" if played.seat == pending.seat else "minus"
        yield _say(
            f"waiting-{sign}",
            name=SeatName(played.seat),
            card=Written(played.card),
            word=spoken_word(played.word),
            points=abs(points),
        )
    if working.bonus:
        yield _say("waiting-bonus", points=working.bonus)
    answered = tuple(SeatName(seat) for seat, answer in enumerate(pending.answers) if answer is not None)
    if answered:
        yield _say("waiting-answered", names=answered)


def _hand(ruleset: Ruleset, view: View) -> Iterator[Message]:
    if not isinstance(view.watcher, int):
        for seat, hand in enumerate(view.hands):
            yield _say("hand-size", name=SeatName(seat), count=len(hand))
        return
    if not view.own_hand:
        yield _say("hand-empty")
        return
    yield _say("hand", cards=numbered(named(view.own_hand)))
    for card in dict.fromkeys(view.own_hand):
        if not ruleset.pack.is_letter(card):
            yield _card(ruleset, card)


def numbered(cards: Iterable[Parameter]) -> tuple[Message, ...]:
    """Put the names of a hand's cards behind the numbers that are typed for them."""
    return tuple(_say("hand-card", number=number, card=card) for number, card in enumerate(cards, 1))


def _cards(ruleset: Ruleset, view: View, argument: str) -> Iterator[Message]:
    """Explain a card by its name or its number on the own hand; without either all of the hand, or premium cards."""
    pack = ruleset.pack
    numbered = dict(zip(map(str, range(1, HAND_SIZE + 1)), view.own_hand, strict=False))
    named = numbered.get(argument, argument if argument in pack.cards else argument.upper())
    if named in pack.cards or argument.lower() in pack.cards:
        yield _card(ruleset, named if named in pack.cards else argument.lower())
    elif argument:
        yield _say("no-such-card", card=Written(argument[:40]))
    else:
        special = (card for card in pack.cards if not pack.is_letter(card))
        for card in dict.fromkeys(view.own_hand or special):
            yield _card(ruleset, card)


def _card(ruleset: Ruleset, card: Card) -> Message:
    pack = ruleset.pack
    if card == BLANK:
        return _say("card-blank", count=pack.cards[card])
    if card in pack.factors:
        return _say("card-multiplier", card=Written(card), factor=pack.factors[card], count=pack.cards[card])
    if card in pack.conditions:
        condition = pack.conditions[card]
        return _say(
            "card-condition", card=Written(card), asks=_asks(condition), plus=condition.plus, minus=condition.minus
        )
    return _say("card-letter", card=Written(card), points=pack.value(card), count=pack.cards[card])


def _asks(condition: Condition) -> Message:
    """Say what a condition card asks of a word."""
    return _say(
        f"asks-{condition.kind.value}",
        least=condition.least,
        most=condition.most,
        bounds=_bounds(condition),
        letter_class=_letter_class(condition),
        letters=all_written(condition.letters),
        sequences=condition.sequences,
    )


def _letter_class(condition: Condition) -> str:
    is_single = condition.letter_class is LetterClass.LISTED and len(condition.letters) == 1
    return "single" if is_single else condition.letter_class.value


def _bounds(condition: Condition) -> str:
    if condition.most == condition.least:
        return "exact"
    return "between" if condition.most else "open"


def _find(view: View, argument: str) -> Word | Message:
    """Find a word on the table by its number or its text."""
    if not argument:
        return _say("word-which")
    if argument.isascii() and argument.isdigit():
        number = int(argument[:9])
        if 1 <= number <= len(view.words):
            return view.words[number - 1]
    else:
        waiting = [] if view.working is None else [scored.word for scored in view.working.words]
        for word in (*view.words, *waiting):
            if word.letters.upper() == argument.upper():
                return word
    return _say("word-none", word=Written(argument[:40]), count=len(view.words))


def _with_letter(ruleset: Ruleset, view: View, argument: str) -> Iterator[Message]:
    """List the words with a letter in them, or with a blank."""
    if not argument:
        yield _say("find-which", letter=examples_of(ruleset.pack.language).letter)
        return
    is_blank = argument == BLANK or argument.casefold() in _names_of_blank()
    found = False
    for number, word in enumerate(view.words, 1):
        if word.letters != word.letters.upper() if is_blank else argument.upper() in word.letters.upper():
            found = True
            yield _place("table-word", word, number=number)
    if not found:
        yield _say("find-none", letter=_say("blank") if is_blank else Written(argument[:40].upper()))


@cache
def _names_of_blank() -> frozenset[str]:
    """Give what is typed to find blanks, in all languages: their name, or that of the jokers of tile games."""
    return frozenset(alias for language in LANGUAGES for alias in aliases("scrabble_cards-find-as-", language))


def _open_places(view: View, argument: str) -> Iterator[Message]:
    """Say where words can cross those that lie, or the one of a number or a spelling, the widest places first."""
    words = view.words
    if argument:
        found = _find(view, argument)
        if isinstance(found, Message):
            yield found
            return
        words = (found,)
    grid = grid_of(view.cells)
    places = [place for word in words for place in open_places(grid, word)]
    for place in sorted(places, key=lambda place: -place.before.free - place.after.free)[:MOST_PLACES]:
        yield _say(
            f"open-{place.word.direction.value}",
            letter=Written(place.letter.upper()),
            word=Written(place.word.letters.upper()),
            before=_run(place.before),
            after=_run(place.after),
        )
    if not places:
        yield _say("open-none")


def _run(run: Run) -> Message:
    return _say("open-free") if run.end is None else _say("open-until", count=run.free, letter=Written(run.end.upper()))


def _word(ruleset: Ruleset, view: View, argument: str) -> Iterator[Message]:
    found = _find(view, argument)
    if isinstance(found, Message):
        yield found
        return
    value = sum(map(ruleset.pack.value, found.letters))
    yield _place("word", found, points=value)
    grid = grid_of(view.cells)
    for (column, row), letter in zip(found.places, found.letters, strict=True):
        if (column, row) in grid:
            crossing = word_through(grid, (column, row), found.direction.other).letters
            if len(crossing) >= SHORTEST_WORD:
                yield _say(
                    "word-crossing",
                    letter=Written(letter.upper()),
                    column=Placed(column),
                    row=Placed(row),
                    word=spoken_word(crossing),
                )


def _spell(view: View, argument: str) -> Iterator[Message]:
    found = _find(view, argument)
    if isinstance(found, Message):
        yield found
        return
    yield _say("spell", letters=tuple(_letter(letter) for letter in found.letters))


def _letter(letter: str) -> Parameter:
    return Written(letter) if letter.isupper() else _say("spell-blank", letter=Written(letter.upper()))


def _bag(ruleset: Ruleset, view: View) -> Iterator[Message]:
    yield _say("bag", count=view.bag_size)
    pack = ruleset.pack
    left = unseen(pack, view)
    yield _say("bag-letters", cards=_counted_cards(left, (card for card in pack.cards if pack.is_letter(card))))
    yield _say("bag-special", cards=_counted_cards(left, (card for card in pack.cards if not pack.is_letter(card))))


def _counted_cards(left: Counter[Card], cards: Iterable[Card]) -> Parameter:
    """List cards as a tracking sheet does, each with its number where there are more: A 8, Ą, B 2."""
    there = [card for card in cards if left[card]]
    names = zip(there, named(there), strict=True)
    return tuple(_say("card-count", card=name, count=left[card]) for card, name in names)


def _now(ruleset: Ruleset, view: View) -> Iterator[Message]:
    """Say what the seat of this view is to do at this moment (S2, S8); the move that waits is said with the table."""
    if view.phase is Phase.OVER:
        yield _say("now-over")
    elif view.watcher not in view.to_act:
        yield _say("now-wait", names=tuple(SeatName(seat) for seat in view.to_act))
    elif view.pending is not None:
        checked = "-checked" if ruleset.auto_check else ""
        condition = "-condition" if _has_condition_to_play(ruleset, view) else ""
        yield _say(f"now-answer{checked}{condition}", word=spoken_word(view.pending.move.word))
    else:
        yield _say("now-lay" if view.cells else "now-lay-first")


def _has_condition_to_play(ruleset: Ruleset, view: View) -> bool:
    """Say whether the seat of this view has a condition card left that it may play on the move that waits (S6)."""
    played = () if view.pending is None else view.pending.conditions
    has_played = any(each.seat == view.watcher for each in played)
    return not (has_played and ruleset.cond_per_player == "one") and any(
        card in ruleset.pack.conditions for card in view.own_hand
    )


def narrate(told: Mapping[str, Any]) -> Message | None:
    """Put an event, as a watcher was told it, into a sentence; None for one that another event says better."""
    kind: str = told["kind"]
    if kind == "added":
        return None  # The move that it was added to names it.
    seat: Seat | None = told["seat"]
    details = {name: value for name, value in told.items() if name not in ("seq", "kind", "seat")}
    speakers: dict[str, Callable[[Mapping[str, Any]], tuple[str, dict[str, Parameter]]]] = {
        "dealt": lambda told: ("dealt", {"first": SeatName(told["first"]), "each": HAND_SIZE}),
        "filled": lambda told: _drawn("filled", told, "cards", bag=told["bag"]),
        "exchanged": _exchanged,
        "laid": _laid,
        "checked": _checked,
        "condition": lambda told: ("condition", {**told, "card": Written(told["card"])}),
        "skipped": lambda told: (f"skipped-{told['why'].replace('_', '-')}", {}),
        "counted": lambda told: _counted(told["gain"], told["score"]),
        "over": lambda told: ("over", {"why": _say(f"reason-{told['reason']}")}),
    }
    if isinstance(details.get("word"), str):
        details["word"] = spoken_word(details["word"])
    key, parameters = speakers[kind](details) if kind in speakers else (kind, details)
    if seat is not None:
        parameters = {"name": SeatName(seat), **parameters}
    return _say(f"event-{key}", **parameters)


def named(cards: Iterable[Card]) -> tuple[Parameter, ...]:
    """Name cards; a blank by its name, as its sign is passed over by many a voice."""
    return tuple(_say("blank") if card == BLANK else Written(card) for card in cards)


def _words(words: Iterable[str]) -> tuple[Parameter, ...]:
    return tuple(map(spoken_word, words))


def _drawn(key: str, told: Mapping[str, Any], name: str, **more: Parameter) -> tuple[str, dict[str, Parameter]]:
    """Name the cards to the seat that may see them, and their number to the others."""
    if HIDDEN in told[name]:
        return f"{key}-hidden", {"count": told["count"], **more}
    return key, {"cards": named(told[name]), "count": told["count"], **more}


def _exchanged(told: Mapping[str, Any]) -> tuple[str, dict[str, Parameter]]:
    if HIDDEN in told["new"] and HIDDEN not in told["old"]:
        return "exchanged-unknown", {"cards": named(told["old"])}
    return _drawn("exchanged", told, "old", new=named(told["new"]))


def _laid(told: Mapping[str, Any]) -> tuple[str, dict[str, Parameter]]:
    _, *crossing = (word["word"] for word in told["words"])
    parameters: dict[str, Parameter] = {
        "word": told["word"],
        "column": Placed(told["column"]),
        "row": Placed(told["row"]),
        "points": told["points"],
    }
    parameters["direction"] = direction = _say(f"lies-{told['direction']}")
    _, _, _, _, _, *cards = told["move"].split(" ")
    if cards:
        parameters["direction"] = _say("lies-added", direction=direction, cards=named(cards))
    if not crossing:
        return "laid", parameters
    return "laid-with", {**parameters, "crossing": _words(crossing)}


def _checked(told: Mapping[str, Any]) -> tuple[str, dict[str, Parameter]]:
    if told["wrong"]:
        return "checked-wrong", {"words": _words(told["wrong"]), "count": len(told["wrong"])}
    return "checked-right", {"words": _words(told["words"]), "count": len(told["words"])}


def _counted(gain: int, score: int) -> tuple[str, dict[str, Parameter]]:
    if gain == 0:
        return "counted-nothing", {"score": score}
    return "counted-gain" if gain > 0 else "counted-loss", {"points": abs(gain), "score": score}
