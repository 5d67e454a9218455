"""A move in words, as it is advised: which word, and where it goes by the words that lie, not by numbers."""

from __future__ import annotations

from litera.core.message import Message, Parameter, Written, all_written, message
from litera.games.scrabble_cards.grid import Word, grid_of, word_through
from litera.games.scrabble_cards.laying import SHORTEST_WORD, lay_out, main_word, placed
from litera.games.scrabble_cards.moves import (
    BLANK,
    Accept,
    Card,
    Check,
    Direction,
    Exchange,
    Lay,
    Move,
    PlayCondition,
)
from litera.games.scrabble_cards.view import View


def phrase(view: View, move: Move) -> Message:
    """Put a move into words."""
    match move:
        case Lay():
            laid = _lay(view, move)
            added = (*move.multipliers, *move.conditions)
            return _say("with", move=laid, cards=all_written(added)) if added else laid
        case Exchange(cards=cards):
            return _say("exchange", cards=tuple(map(_name, cards)))
        case PlayCondition(card=card, word=str(word)):
            return _say("condition-on", card=Written(card), word=Written(word.upper()))
        case PlayCondition(card=card):
            return _say("condition", card=Written(card))
        case Accept():
            return _say("accept")
        case Check():
            return _say("check")
        case _:
            return _say("pass")


def _say(key: str, /, **parameters: Parameter) -> Message:
    return message(f"scrabble_cards-phrase-{key}", **parameters)


def _name(card: Card) -> Parameter:
    return message("scrabble_cards-blank") if card == BLANK else Written(card)


def _lay(view: View, move: Lay) -> Message:
    """Say where a word goes: through a letter that lies, as a longer form of a word, or beside one."""
    grid = grid_of(view.cells)
    main = main_word(placed(grid, move))
    word, way = Written(main.letters.upper()), main.direction.value
    for number, (place, letter) in enumerate(zip(main.places, main.letters, strict=True)):
        if place not in grid:
            continue
        along, crossing = (word_through(grid, place, direction) for direction in (main.direction, main.direction.other))
        if len(along.letters) >= SHORTEST_WORD:
            return _say("lengthen", word=word, shorter=Written(along.letters.upper()))
        if len(crossing.letters) >= SHORTEST_WORD:
            key = "from" if number == 0 else "through"
            through = {"letter": Written(letter.upper()), "crossed": Written(crossing.letters.upper())}
            return _say(key, word=word, way=way, **through)
    beside = _touched(view, main, lay_out(grid, move).words[1:])
    return _say("first", word=word, way=way) if beside is None else _say("beside", word=word, way=way, beside=beside)


def _touched(view: View, main: Word, made: tuple[Word, ...]) -> Written | None:
    """Give the longest word that lies and becomes a neighbour, in capitals; None on an empty table."""
    grid = grid_of(view.cells)
    places = {place for word in made for place in word.places if place not in main.places}
    words = [word_through(grid, place, way).letters for place in places for way in Direction]
    return Written(max(sorted(words), key=len).upper()) if words else None
