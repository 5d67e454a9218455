"""What can happen at a table of Scrabble Cards: the one place where the kinds of events are listed."""

from __future__ import annotations

from collections.abc import Mapping

from litera.core.event import Event, Json, Seat, Secret
from litera.games.scrabble_cards.moves import Card
from litera.games.scrabble_cards.scoring import Working
from litera.games.scrabble_cards.state import Reason

IMPORTANCE: Mapping[str, int] = {
    "dealt": 2,
    "filled": 2,
    "mixed": 3,
    "laid": 1,
    "added": 1,
    "condition": 1,
    "accepted": 2,
    "checked": 1,
    "penalty": 1,
    "turn_lost": 1,
    "taken_back": 1,
    "stood": 1,
    "swept": 2,
    "exchanged": 1,
    "passed": 1,
    "time_up": 1,
    "skipped": 1,
    "counted": 1,
    "over": 1,
}


def dealt(first: Seat, each: int) -> Event:
    """Say that every seat was dealt ``each`` cards, and that ``first`` begins (S1); ``filled`` says the hands."""
    return Event("dealt", None, {"first": first, "each": each})


def filled(seat: Seat, cards: tuple[Card, ...], bag: int) -> Event:
    """Say that a seat drew cards (S1), which only it may see, and how many are left in the bag."""
    return Event("filled", seat, {"count": len(cards), "cards": _hidden(seat, cards), "bag": bag})


def mixed(bag: int) -> Event:
    """Say that the bag, of so many cards, was mixed (S11)."""
    return Event("mixed", None, {"bag": bag})


def laid(seat: Seat, move: str, working: Working) -> Event:
    """Describe a laid move (S3): its text, its words with their points, the main one first, and what it would score."""
    main = working.words[0].word
    words: list[Json] = [{"word": scored.word.letters, "points": scored.points} for scored in working.words]
    details: dict[str, Json] = {
        "move": move,
        "word": main.letters,
        "column": main.column,
        "row": main.row,
        "direction": main.direction.value,
        "words": words,
        "points": working.total,
    }
    return Event("laid", seat, details)


def added(seat: Seat, cards: tuple[Card, ...]) -> Event:
    """Say which word premium and condition cards the layer added to the move (S5, S6)."""
    return Event("added", seat, {"cards": list(cards)})


def condition(seat: Seat, card: Card, word: str, *, minus: int, points: int) -> Event:
    """Describe a rival's condition card (S6): the word, what the layer loses, and what the move would score now."""
    return Event("condition", seat, {"card": card, "word": word, "minus": minus, "points": points})


def accepted(seat: Seat) -> Event:
    """Say that a rival accepted the move (S8), or that their time is up, which is the same (S16)."""
    return Event("accepted", seat)


def checked(seat: Seat, words: tuple[str, ...], wrong: tuple[str, ...]) -> Event:
    """Say that a rival had the move's words looked up, and which of them are not in the lexicon (S8)."""
    return Event("checked", seat, {"words": list(words), "wrong": list(wrong)})


def penalty(seat: Seat, points: int) -> Event:
    """Say what a failed check costs (S8, ``failed_check`` at ``minus5``)."""
    return Event("penalty", seat, {"points": points})


def turn_lost(seat: Seat) -> Event:
    """Say that a seat will lose its next turn for a failed check (S8, ``failed_check`` at ``lose_turn``)."""
    return Event("turn_lost", seat)


def taken_back(seat: Seat, word: str) -> Event:
    """Say that a seat's move went back to the hands it came from (S8, S16)."""
    return Event("taken_back", seat, {"word": word})


def stood(seat: Seat, word: str, points: int, *, score: int) -> Event:
    """Say that a seat's move stands, its points, and the seat's score with them (S8)."""
    return Event("stood", seat, {"word": word, "points": points, "score": score})


def swept(count: int) -> Event:
    """Say how many letters left the table after a move (S13)."""
    return Event("swept", None, {"count": count})


def exchanged(seat: Seat, old: tuple[Card, ...], new: tuple[Card, ...]) -> Event:
    """Describe an exchange (S11); which cards went and came only the seat may see."""
    return Event("exchanged", seat, {"count": len(old), "old": _hidden(seat, old), "new": _hidden(seat, new)})


def passed(seat: Seat) -> Event:
    """Say that a seat passed (S2)."""
    return Event("passed", seat)


def time_up(seat: Seat) -> Event:
    """Say that a seat's time is up (S16)."""
    return Event("time_up", seat)


def skipped(seat: Seat, why: str) -> Event:
    """Say that a seat's turn was skipped: ``time_up`` (S16) or ``lost_turn`` (S8)."""
    return Event("skipped", seat, {"why": why})


def counted(seat: Seat, gain: int, score: int) -> Event:
    """Say what the letters left on hands bring or cost a seat at the end, and its last score (S14, S15, S16)."""
    return Event("counted", seat, {"gain": gain, "score": score})


def over(reason: Reason) -> Event:
    """Say that the game has ended, and why."""
    return Event("over", None, {"reason": reason.value})


def _hidden(seat: Seat, cards: tuple[Card, ...]) -> Secret:
    return Secret(list(cards), ["?"] * len(cards), (seat,))
