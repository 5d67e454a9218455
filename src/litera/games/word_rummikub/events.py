"""What can happen at a table of Word Rummikub: the one place where the kinds of events are listed."""

from __future__ import annotations

from collections.abc import Mapping

from litera.core.event import Event, Json, Seat, Secret
from litera.games.word_rummikub.laying import Laying
from litera.games.word_rummikub.moves import Tile, Word
from litera.games.word_rummikub.scoring import Working
from litera.games.word_rummikub.state import Reason

HIDDEN = "?"
"""How a tile is shown that its watcher may not see."""

IMPORTANCE: Mapping[str, int] = {
    "lots": 1,
    "lots_again": 2,
    "dealt": 2,
    "filled": 2,
    "mixed": 3,
    "played": 1,
    "drew": 1,
    "passed": 1,
    "time_up": 1,
    "agreed": 2,
    "doubted": 1,
    "voted": 1,
    "upheld": 1,
    "taken_back": 1,
    "penalty": 1,
    "over": 1,
}


def lots(drawn: tuple[tuple[Seat, Tile], ...]) -> Event:
    """Say the tile that each of these seats drew for the start (W1)."""
    shown: list[Json] = [{"seat": seat, "tile": tile} for seat, tile in drawn]
    return Event("lots", None, {"drawn": shown})


def lots_again(seats: tuple[Seat, ...]) -> Event:
    """Say that these seats draw again: equals, or those that drew a joker (W1)."""
    return Event("lots_again", None, {"seats": list(seats)})


def dealt(first: Seat, each: int, bank: int) -> Event:
    """Say that every seat was dealt ``each`` tiles, and that ``first`` starts (W1, W2); ``filled`` says the racks."""
    return Event("dealt", None, {"first": first, "each": each, "bank": bank})


def filled(seat: Seat, tiles: str, bank: int) -> Event:
    """Say that a seat got tiles in the deal (W2) or after laying (W12); which, only it may see."""
    return Event("filled", seat, _drawn(seat, tiles, bank))


def mixed(bank: int) -> Event:
    """Say that a position's left-out bank, of so many tiles, was mixed."""
    return Event("mixed", None, {"bank": bank})


def played(seat: Seat, laying: Laying, working: Working, *, score: int) -> Event:
    """Describe a play (W4, W6): the words laid in it, those taken up, the one that counts ("" if none), its points.

    ``again`` are words that read as ones that were taken up: they lie there as before, perhaps without their joker.
    """
    details: dict[str, Json] = {
        "words": list(laying.new_words),
        "again": [word for word in laying.words if word not in laying.new_words],
        "taken": list(laying.taken),
        "counts": working.longest,
        "points": working.total,
        "doubled": working.doubled,
        "score": score,
    }
    return Event("played", seat, details)


def drew(seat: Seat, tiles: str, bank: int) -> Event:
    """Say that a seat drew instead of laying (W5); which tile, only it may see."""
    return Event("drew", seat, _drawn(seat, tiles, bank))


def passed(seat: Seat) -> Event:
    """Say that a seat passed (W5)."""
    return Event("passed", seat)


def time_up(seat: Seat) -> Event:
    """Say that a seat's time is up (W9)."""
    return Event("time_up", seat)


def agreed(seat: Seat) -> Event:
    """Say that a seat said yes to a play that would end the game (W19)."""
    return Event("agreed", seat)


def doubted(seat: Seat, word: Word, layer: Seat) -> Event:
    """Say that a seat doubts a word of the layer's (W19)."""
    return Event("doubted", seat, {"word": word, "layer": layer})


def voted(seat: Seat, *, yes: bool) -> Event:
    """Say a seat's answer to a doubted word (W19)."""
    return Event("voted", seat, {"yes": yes})


def upheld(seat: Seat, word: Word, *, yes: int, no: int) -> Event:
    """Say that a seat's doubted word stays, with the numbers of answers (W19)."""
    return Event("upheld", seat, {"word": word, "yes": yes, "no": no})


def taken_back(seat: Seat, word: Word, *, yes: int, no: int, score: int) -> Event:
    """Say that a seat's play is taken back for a doubted word, its score again, and that it plays again (W19)."""
    return Event("taken_back", seat, {"word": word, "yes": yes, "no": no, "score": score})


def penalty(seat: Seat, jokers: int, points: int, *, score: int) -> Event:
    """Say what the jokers on a rack cost at the end, and the seat's last score (W16)."""
    return Event("penalty", seat, {"jokers": jokers, "points": points, "score": score})


def over(reason: Reason) -> Event:
    """Say that the game has ended, and why (W17, W18)."""
    return Event("over", None, {"reason": reason.value})


def _drawn(seat: Seat, tiles: str, bank: int) -> dict[str, Json | Secret]:
    return {"count": len(tiles), "tiles": Secret(tiles, HIDDEN * len(tiles), (seat,)), "bank": bank}
