"""The one text form of every move and draw, and its strict reader; knows the set's tiles, and no table."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

from litera.core.message import Parameter, Written
from litera.core.refusal import NotationError, bad_move
from litera.games.examples import examples_of
from litera.games.word_rummikub.moves import (
    Answer,
    Doubt,
    Draw,
    DrawLots,
    DrawTile,
    Move,
    Pass,
    Play,
    PlayersMove,
    Shuffle,
    Tile,
    Word,
)
from litera.games.word_rummikub.pack import Pack

FROM = "from"
"""The word of a play that parts the words laid from the table words taken up."""
_SHOWN = 40


def read_move(text: str, pack: Pack) -> PlayersMove:
    """Read a player's move. Raises NotationError (``bad_move``) with the shape that would do."""
    verb, *rest = unicodedata.normalize("NFC", text).split(" ")
    readers: dict[str, Callable[[list[str]], PlayersMove]] = {
        "play": lambda rest: _read_play(rest, pack),
        "doubt": lambda rest: _read_doubt(rest, pack),
        "draw": _read_alone(DrawTile()),
        "pass": _read_alone(Pass()),
        "yes": _read_alone(Answer(yes=True)),
        "no": _read_alone(Answer(yes=False)),
    }
    if verb not in readers:
        raise _bad("verb", verb=verb[:_SHOWN])
    return readers[verb](rest)


def _read_alone(move: PlayersMove) -> Callable[[list[str]], PlayersMove]:
    def read(rest: list[str]) -> PlayersMove:
        if rest:
            raise _bad("alone", rest=" ".join(rest)[:_SHOWN])
        return move

    return read


def _read_play(rest: list[str], pack: Pack) -> Play:
    parts: list[list[Word]] = [[]]
    for word in rest:
        if word == FROM:
            parts.append([])
        else:
            parts[-1].append(_read_word(word, pack))
    if len(parts) > 2 or not all(parts):
        raise _bad_play(pack)
    return Play(*map(tuple, parts))


def _read_word(word: str, pack: Pack) -> Word:
    if not word:
        raise _bad_play(pack)
    for letter in word:
        if not pack.can_lie(letter):
            raise _bad("letter", letter=Written(letter), word=Written(word[:_SHOWN]))
    return word


def _read_doubt(rest: list[str], pack: Pack) -> Doubt:
    if len(rest) != 1 or not rest[0]:
        raise _bad("doubt-shape", word=examples_of(pack.language).word)
    return Doubt(_read_word(rest[0], pack))


def read_draw(text: str, seats: int, pack: Pack) -> Draw:
    """Read a move of chance: ``lots 0A 1K`` or ``shuffle AĄB…``. Raises NotationError (``bad_move``)."""
    verb, *rest = unicodedata.normalize("NFC", text).split(" ")
    if verb == "lots" and rest:
        return DrawLots(tuple(_read_lot(lot, text, seats, pack) for lot in rest))
    if verb == "shuffle" and len(rest) == 1 and rest[0] and all(map(pack.is_tile, rest[0])):
        return Shuffle(rest[0])
    raise _bad("draw", draw=text[:_SHOWN])


def _read_lot(lot: str, text: str, seats: int, pack: Pack) -> tuple[int, Tile]:
    if len(lot) != 2 or lot[0] not in map(str, range(seats)) or not pack.is_tile(lot[1]):
        raise _bad("draw", draw=text[:_SHOWN])
    return int(lot[0]), lot[1]


def write_move(move: Move) -> str:
    """Write a move of a player or of chance."""
    match move:
        case Play(words, taken):
            return " ".join(("play", *words, FROM, *taken) if taken else ("play", *words))
        case DrawTile():
            return "draw"
        case Pass():
            return "pass"
        case Doubt(word):
            return f"doubt {word}"
        case Answer(yes):
            return "yes" if yes else "no"
        case DrawLots(lots):
            return " ".join(("lots", *(f"{seat}{tile}" for seat, tile in lots)))
        case Shuffle(tiles):
            return f"shuffle {tiles}"
    raise AssertionError(f"{move} is written by the table")


def _bad_play(pack: Pack) -> NotationError:
    examples = examples_of(pack.language)
    return _bad("play-shape", words=Written(" ".join(examples.parts)), taken=examples.whole)


def _bad(key: str, /, **parameters: Parameter) -> NotationError:
    return bad_move(f"word_rummikub-bad-{key}", **parameters)
