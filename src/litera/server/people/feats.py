"""How everybody did in a game that is over, as its chronicle folds to it: results, best moves, longest words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from litera.core.table import TIME_UP, Step, Table
from litera.server.table.seats import Bot, Person
from litera.server.table.state import TableState

LONGEST_WORDS: Final = 200
"""Letters that are kept of the words of a move."""
LONGEST_WORD: Final = 60


class Feat(NamedTuple):
    """How a seat did; docs of the columns are in store/people.py."""

    seat: int
    guest: str
    level: str
    won: int
    points: int
    best: int = 0
    best_words: str = ""
    longest: int = 0
    longest_word: str = ""


class Laid(NamedTuple):
    """Words that a seat's move made, and its points."""

    points: int
    words: tuple[str, ...]


def feats_of(state: TableState) -> list[Feat]:
    """Give how each person did at a table that is over; nothing where no game was played."""
    if state.game is None or state.result is None:
        return []
    found = []
    for seat, sitter in enumerate(state.seats):
        if isinstance(sitter, Person):
            won = int(seat in state.result.winners) if state.result.winners else -1
            feat = Feat(seat, sitter.guest, _level(state, seat), won, state.result.scores[seat])
            found.append(_with_words(feat, [*laid_by(state.game, seat)]))
    return found


def laid_by(game: Table, seat: int) -> Iterator[Laid]:
    """Give the moves of a seat that made words, but for words that the game didn't let stand."""
    before: Any = game.start
    for number, step in enumerate(game.steps):
        if step.entry.seat == seat and step.entry.move != TIME_UP:
            move = game.rules.notation.read_move(step.entry.move)
            made = game.rules.preview(before, seat, move)
            allowed = {is_allowed for _, is_allowed in made.words}
            if allowed and False not in allowed and (None not in allowed or _stood(game, number, made.points)):
                yield Laid(made.points or 0, tuple(word for word, _ in made.words))
        before = step.state


def _stood(game: Table, number: int, points: int | None) -> bool:
    """Tell whether the players let a move stand whose words the rules leave to them: its points were counted."""
    seat = game.steps[number].entry.seat
    assert seat is not None, "a player's move"
    before = game.steps[number - 1].state if number else game.start
    later: list[Step] = game.steps[number:]
    end = next((n for n, step in enumerate(later[1:], 1) if step.entry.seat == seat), len(later))
    gained = game.rules.scores(later[end - 1].state)[seat] - game.rules.scores(before)[seat]
    return points is not None and gained >= points > 0


def _level(state: TableState, seat: int) -> str:
    others = [sitter for other, sitter in enumerate(state.seats) if other != seat]
    levels = {sitter.level if isinstance(sitter, Bot) else "" for sitter in others}
    return levels.pop() if len(levels) == 1 else ""


def _with_words(feat: Feat, laid: list[Laid]) -> Feat:
    best = max(laid, key=lambda each: each.points, default=Laid(0, ()))
    words = [word for each in laid for word in each.words if len(word) <= LONGEST_WORD]
    longest = max(words, key=len, default="")
    told = ", ".join(best.words)[:LONGEST_WORDS] if best.points > 0 else ""
    return feat._replace(best=max(best.points, 0), best_words=told, longest=len(longest), longest_word=longest)
