"""A move in words, as it is advised: the words to play, and those to take apart for them."""

from __future__ import annotations

from collections import Counter

from litera.core.message import Message, Parameter, Written, all_written, message
from litera.games.word_rummikub.moves import Answer, Doubt, DrawTile, Move, Play


def phrase(move: Move) -> Message:
    """Put a move into words."""
    match move:
        case Play(words=words, taken=()):
            return _say("play", words=_named(words))
        case Play(words=words, taken=taken):
            # What is taken up and lies there again stays where it is.
            new, old = Counter(words) - Counter(taken), Counter(taken) - Counter(words)
            return _say("rebuild", words=_named(tuple(new.elements())), taken=_named(tuple(old.elements())))
        case DrawTile():
            return _say("draw")
        case Doubt(word=word):
            return _say("challenge", word=Written(word.upper()))
        case Answer(yes=yes):
            return _say("yes" if yes else "no")
        case _:
            return _say("pass")


def _say(key: str, /, **parameters: Parameter) -> Message:
    return message(f"word_rummikub-phrase-{key}", **parameters)


def _named(words: tuple[str, ...]) -> tuple[Parameter, ...]:
    return all_written(word.upper() for word in words)
