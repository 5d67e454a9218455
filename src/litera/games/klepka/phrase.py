"""A move in words, as it is advised: the word to make, the cards to open."""

from __future__ import annotations

from litera.core.message import Message, Parameter, SeatName, Written, message
from litera.games.klepka.moves import Chaos, Done, Exchange, Flip, MakeWord, Move, Stop, Vote
from litera.games.klepka.naming import name_of
from litera.games.klepka.places import write_place


def phrase(columns: int, move: Move) -> Message:
    """Put a move on a table of so many columns into words."""
    match move:
        case MakeWord(words=words):
            return _say("word", word=Written(" ".join(words)))
        case Flip(places=places):
            return _say("open", places=tuple(write_place(columns, place) for place in places))
        case Exchange(give=give, seat=seat, take=str(take)):
            return _say("exchange", give=name_of(give), take=name_of(take), name=SeatName(seat))
        case Exchange(give=give, seat=seat):
            return _say("exchange-hidden", give=name_of(give), name=SeatName(seat))
        case Done() | Stop() | Chaos():
            return _say({Done: "done", Stop: "stop", Chaos: "chaos"}[type(move)])
        case Vote(accepts=accepts):
            return _say("accept" if accepts else "refuse")
        case _:
            return _say("pass")


def _say(key: str, /, **parameters: Parameter) -> Message:
    return message(f"klepka-phrase-{key}", **parameters)
