"""Every kind of event of Klepka, one function each, and how important each is to a listener."""

from __future__ import annotations

from collections.abc import Sequence

from litera.core.event import Event, Json, Seat, Secret
from litera.games.klepka.moves import Use
from litera.games.klepka.pack import Card
from litera.games.klepka.scoring import Working
from litera.games.klepka.state import Reason

IMPORTANCE = {
    "dealt": 2,
    "word": 1,
    "proposed": 1,
    "voted": 2,
    "refused": 1,
    "done": 3,
    "opened": 1,
    "taken": 1,
    "stopped": 2,
    "exchanged": 1,
    "chaos": 1,
    "shuffled": 2,
    "passed": 1,
    "turn": 3,
    "table_empty": 1,
    "counted": 1,
    "over": 1,
}
"""1 is always said, 2 usually, 3 only to those who want all."""


def dealt(first: Seat, cards: int) -> Event:
    """Say that the cards lie face down, how many they are, and who begins (K1)."""
    return Event("dealt", None, {"first": first, "cards": cards})


def word(seat: Seat, made: str, uses: Sequence[Use], *, working: Working, score: int) -> Event:
    """Say that a word was made of these cards (K3), with its letters' points, its factor, and the seat's new score."""
    letters: list[Json] = [[letter, points] for letter, points in working.letters]
    points: dict[str, Json] = {"points": working.total, "factor": working.factor, "letters": letters, "score": score}
    return Event("word", seat, {"word": made, "cards": list(uses), **points})


def proposed(seat: Seat, made: str, uses: Sequence[Use]) -> Event:
    """Say that a word that the lexicon lacks is put to the vote, its cards aside (K8)."""
    return Event("proposed", seat, {"word": made, "cards": list(uses)})


def voted(seat: Seat, *, accepts: bool) -> Event:
    """Say how a seat voted (K8)."""
    return Event("voted", seat, {"accepts": accepts})


def refused(seat: Seat, made: str) -> Event:
    """Say that the others refused a word; its cards are back (K8)."""
    return Event("refused", seat, {"word": made})


def done(seat: Seat, pairs: int) -> Event:
    """Say that a seat ended its words, and how many pairs it is to open (K2, K9)."""
    return Event("done", seat, {"pairs": pairs})


def opened(seat: Seat, places: Sequence[str], cards: Sequence[Card], *, bonus: int) -> Event:
    """Say which cards were opened, in order, at which places, and how many bonus pairs are open now (K10, K13)."""
    return Event("opened", seat, {"places": list(places), "cards": list(cards), "bonus": bonus})


def taken(seat: Seat, places: Sequence[str], cards: Sequence[Card]) -> Event:
    """Say which of the opened cards the seat took; all others were turned back (K10 to K12)."""
    return Event("taken", seat, {"places": list(places), "cards": list(cards)})


def stopped(seat: Seat) -> Event:
    """Say that a seat declined the pairs it might still open (K13)."""
    return Event("stopped", seat)


def exchanged(seat: Seat, give: Card, other: Seat, *, take: Card, hidden: bool) -> Event:
    """Say that a seat gave a card to another and took one (K16); with hidden hands only these two know which."""
    if not hidden:
        return Event("exchanged", seat, {"give": give, "other": other, "take": take})
    pair = (seat, other)
    return Event("exchanged", seat, {"give": Secret(give, "?", pair), "other": other, "take": Secret(take, "?", pair)})


def chaos(seat: Seat) -> Event:
    """Say that a seat played chaos (K17)."""
    return Event("chaos", seat)


def shuffled(cards: int) -> Event:
    """Say that so many cards on the table were shuffled among their places (K17)."""
    return Event("shuffled", None, {"cards": cards})


def passed(seat: Seat) -> Event:
    """Say that a seat made no word in the last turns (K21)."""
    return Event("passed", seat)


def turn(seat: Seat) -> Event:
    """Say that a seat's turn begins (K14)."""
    return Event("turn", seat)


def table_empty() -> Event:
    """Say that no card lies any more: from now on turns are words only (K21)."""
    return Event("table_empty", None)


def counted(seat: Seat, cards: int, score: int) -> Event:
    """Say how many cards a seat had left, a point each, and its final score (K22)."""
    return Event("counted", seat, {"cards": cards, "score": score})


def over(reason: Reason) -> Event:
    """Say that the game ended, and why (K20, K21)."""
    return Event("over", None, {"reason": reason.value})
