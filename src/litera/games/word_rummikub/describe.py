"""Parts of a table, and what happened at it, as sentences: most important word first, nothing that a view lacks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial
from typing import Any

from litera.core.event import Seat
from litera.core.message import Message, Parameter, SeatName, Written, all_written, message
from litera.games.examples import examples_of
from litera.games.spoken import spoken
from litera.games.word_rummikub.events import HIDDEN
from litera.games.word_rummikub.moves import JOKER, Tile, Word
from litera.games.word_rummikub.pack import Pack
from litera.games.word_rummikub.ruleset import Ruleset
from litera.games.word_rummikub.state import Phase
from litera.games.word_rummikub.view import View, unseen
from litera.texts import LANGUAGES, say

_SHOWN = 40
_FIRST_SIGN = 0x2800
"""A sign of Braille is this code point with a bit for each of its dots, dot 1 lowest."""


def describe(ruleset: Ruleset, view: View, topic: str, *, argument: str) -> tuple[Message, ...]:
    """Answer a question about the table; () where there is no such topic."""
    topics: dict[str, Callable[[], Iterator[Message]]] = {
        "table": lambda: _table(ruleset, view),
        "hand": lambda: _hand(view),
        "word": lambda: _word(view, argument),
        "spell": lambda: _spell(view, argument),
        "find": lambda: _with_letter(ruleset, view, argument),
        "bag": lambda: _bag(ruleset, view),
        "cards": lambda: _tiles(ruleset, argument),
        "now": lambda: _now(ruleset, view),
    }
    return tuple(topics[topic]()) if topic in topics else ()


def _say(key: str, /, **parameters: Parameter) -> Message:
    return message(f"word_rummikub-{key}", **parameters)


def _names(seats: tuple[Seat, ...]) -> tuple[SeatName, ...]:
    return tuple(map(SeatName, seats))


def _table(ruleset: Ruleset, view: View) -> Iterator[Message]:
    """Say a vote, the theme, the words that lie, and who has not opened yet (W4, W19)."""
    if view.vote is not None:
        yield from _vote(view)
    if ruleset.theme:
        yield _say("table-theme", theme=ruleset.theme)
    if not view.table:
        yield _say("table-empty")
    for number, word in enumerate(view.table, 1):
        yield _say("table-word", number=number, word=spoken_word(word))
    closed = tuple(seat for seat, opened in enumerate(view.opened) if not opened)
    if closed and view.phase is not Phase.OVER:
        yield _say("table-closed", names=_names(closed))


def _vote(view: View) -> Iterator[Message]:
    if view.vote is None or view.last_play is None:
        return
    yield _say("vote", word=Written(view.vote.word), name=SeatName(view.last_play.seat))
    for seat, answer in enumerate(view.vote.answers):
        if answer is not None:
            yield _say("vote-yes" if answer else "vote-no", name=SeatName(seat))


def _hand(view: View) -> Iterator[Message]:
    if not isinstance(view.watcher, int):
        for seat, rack in enumerate(view.racks):
            yield _say("hand-size", name=SeatName(seat), count=len(rack))
        return
    if not view.own_rack:
        yield _say("hand-empty")
        return
    yield _say("hand", tiles=_listed(view.own_rack), count=len(view.own_rack))


def _listed(tiles: str) -> tuple[Parameter, ...]:
    return tuple(_tile_name(tile) for tile in tiles)


def _tile_name(tile: Tile) -> Parameter:
    return _say("joker") if tile == JOKER else Written(tile)


spoken_word = partial(spoken, key="word_rummikub-word-with-jokers")


def _allspoken_word(words: Iterable[Word]) -> tuple[Parameter, ...]:
    return tuple(map(spoken_word, words))


def _find(view: View, argument: str) -> Word | Message:
    """Find a word on the table by its number or its text."""
    if not argument:
        return _say("word-which")
    if argument.isascii() and argument.isdigit():
        number = int(argument[:9])
        if 1 <= number <= len(view.table):
            return view.table[number - 1]
    for word in view.table:
        if word.upper() == argument.upper():
            return word
    return _say("word-none", word=Written(argument[:_SHOWN]), count=len(view.table))


def _with_letter(ruleset: Ruleset, view: View, argument: str) -> Iterator[Message]:
    """List the words with a letter in them, or with a joker."""
    if not argument:
        yield _say("find-which", letter=examples_of(ruleset.pack.language).letter)
        return
    is_joker = argument == JOKER or argument.casefold() in _names_of_joker()
    found = False
    for number, word in enumerate(view.table, 1):
        if word != word.upper() if is_joker else argument.upper() in word.upper():
            found = True
            yield _say("table-word", number=number, word=spoken_word(word))
    if not found:
        yield _say("find-none", letter=_say("joker") if is_joker else Written(argument[:_SHOWN].upper()))


def _word(view: View, argument: str) -> Iterator[Message]:
    found = _find(view, argument)
    if isinstance(found, Message):
        yield found
        return
    yield _say("word", word=spoken_word(found), count=len(found))


def _spell(view: View, argument: str) -> Iterator[Message]:
    found = _find(view, argument)
    if isinstance(found, Message):
        yield found
        return
    letters = (
        Written(letter) if letter.isupper() else _say("spell-joker", letter=Written(letter.upper())) for letter in found
    )
    yield _say("spell", letters=tuple(letters))


def _bag(ruleset: Ruleset, view: View) -> Iterator[Message]:
    """Say what is left in the bank, and on the racks of others, of which the first empty one ends the game (W17)."""
    yield _say("bank", count=view.bank_size)
    left = unseen(ruleset.pack, view)
    if left:
        yield _say("unseen", tiles=_counted(left, ruleset.pack))
    for seat, rack in enumerate(view.racks):
        if seat != view.watcher:
            yield _say("hand-size", name=SeatName(seat), count=len(rack))


def _counted(counts: Mapping[Tile, int], pack: Pack) -> tuple[Message, ...]:
    """Say how many there are of each tile, in the order of the set."""
    there = (tile for tile in pack.counts if counts.get(tile))
    return tuple(_say("tile-count", tile=_tile_name(tile), count=counts[tile]) for tile in there)


def _tiles(ruleset: Ruleset, argument: str) -> Iterator[Message]:
    """Say of a tile how many there are and what its Braille is; without an argument, of how many the set is made."""
    pack = ruleset.pack
    named = JOKER if argument.casefold() in _names_of_joker() else argument.upper()
    if not argument:
        yield _say("set", count=len(pack.all_tiles()), tiles=_counted(pack.counts, pack))
    elif named in pack.counts:
        sign = pack.braille[named]
        dots = tuple(dot for dot in range(1, 7) if ord(sign) - _FIRST_SIGN >> (dot - 1) & 1)
        yield _say("tile", tile=_tile_name(named), count=pack.counts[named], sign=sign, dots=" ".join(map(str, dots)))
    else:
        yield _say("no-such-tile", tile=Written(argument[:_SHOWN]))


@cache
def _names_of_joker() -> frozenset[str]:
    """Give what a joker is called on a rack, in any language."""
    return frozenset(say(_say("joker"), language).casefold() for language in LANGUAGES)


def _now(ruleset: Ruleset, view: View) -> Iterator[Message]:
    """Say what the seat of this view is to do at this moment."""
    play = view.last_play
    if view.phase is Phase.OVER:
        yield _say("now-over")
        return
    if view.vote is not None:
        yield from _vote(view)
    if view.watcher not in view.to_act:
        yield _say("now-wait", names=_names(view.to_act))
    elif view.vote is not None:
        yield _say("now-vote")
    elif view.opened[view.turn]:
        yield _say("now-play", bank=view.bank_size)
    else:
        yield _say("now-open", least=ruleset.opening_letters, bank=view.bank_size)
    if view.phase is Phase.PLAY and play is not None and isinstance(view.watcher, int) and view.watcher != play.seat:
        waits = not view.racks[play.seat] and not view.bank_size
        yield _say("now-doubt-end" if waits else "now-doubt", words=_allspoken_word(play.words))


def narrate(told: Mapping[str, Any]) -> Message | None:
    """Put an event, as a watcher was told it, into a sentence."""
    kind: str = told["kind"]
    seat: Seat | None = told["seat"]
    details = {name: value for name, value in told.items() if name not in ("seq", "kind", "seat")}
    speakers: dict[str, Callable[[Mapping[str, Any]], tuple[str, dict[str, Parameter]]]] = {
        "lots": _lots,
        "lots_again": lambda told: ("lots-again", {"names": _names(tuple(told["seats"]))}),
        "dealt": lambda told: ("dealt", {**told, "first": SeatName(told["first"])}),
        "filled": lambda told: _drawn("filled", told),
        "drew": lambda told: _drawn("drew", told),
        "played": _played,
        "doubted": lambda told: ("doubted", {"word": Written(told["word"]), "layer": SeatName(told["layer"])}),
        "upheld": lambda told: ("upheld", {**told, "word": Written(told["word"])}),
        "taken_back": lambda told: ("taken-back", {**told, "word": Written(told["word"])}),
        "voted": lambda told: ("voted-yes" if told["yes"] else "voted-no", {}),
        "over": lambda told: ("over", {"why": _say(f"reason-{told['reason']}")}),
    }
    key, parameters = speakers[kind](details) if kind in speakers else (kind.replace("_", "-"), details)
    if seat is not None:
        parameters = {"name": SeatName(seat), **parameters}
    return _say(f"event-{key}", **parameters)


def _lots(told: Mapping[str, Any]) -> tuple[str, dict[str, Parameter]]:
    lots = (_say("lot", name=SeatName(lot["seat"]), tile=_tile_name(lot["tile"])) for lot in told["drawn"])
    return "lots", {"lots": tuple(lots)}


def _drawn(key: str, told: Mapping[str, Any]) -> tuple[str, dict[str, Parameter]]:
    """Name the tiles to the seat that may see them, and their number to the others."""
    numbers: dict[str, Parameter] = {"count": told["count"], "bank": told["bank"]}
    if HIDDEN in told["tiles"]:
        return f"{key}-hidden", numbers
    return key, {**numbers, "tiles": _listed(told["tiles"])}


def _played(told: Mapping[str, Any]) -> tuple[str, dict[str, Parameter]]:
    """Name the word that counts first, then what was taken up, the other words that lie now, and the seat's score."""
    words: list[Word] = [*told["words"], *told["again"]]
    first = told["counts"] or words[0]
    others = all_written(word for word in words if word != first)
    taken = all_written(told["taken"])
    if others and taken:
        extra = "with-from"
    elif others:
        extra = "with"
    else:
        extra = "from" if taken else "alone"
    points = _say("points-doubled" if told["doubled"] else "points", count=told["points"])
    parameters: dict[str, Parameter] = {"word": spoken_word(first), "points": points, "score": told["score"]}
    return "played", {**parameters, "extra": extra, "others": _allspoken_word(others), "taken": _allspoken_word(taken)}
