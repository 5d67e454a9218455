"""The options of Word Rummikub, and one table's rules as frozen data; the numbers that are fixed for all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from litera.core.options import Option, OptionValue, choice, number, seat, switch, text
from litera.games.word_rummikub.pack import Pack
from litera.words.lexicon import Lexicon

DEALT = 14
"""Tiles dealt to a seat: two stacks of seven (W2)."""

REFILL = 7
"""Up to so many tiles a seat draws after laying (W12)."""

SHORTEST_WORD = 3
"""Letters of the shortest word that may be laid (W4, W6)."""

JOKER_COST = 30
"""What a joker on a rack costs at the end (W16)."""

OPTIONS: tuple[Option, ...] = (
    seat("first_seat", "draw"),
    number("opening_letters", 6, lowest=4, highest=8),
    switch("open_then_manipulate"),
    choice("repeat", "table", "game"),
    switch("proper_names"),
    switch("family_words"),
    choice("loanwords", "dictionary", "vote"),
    number("fault_draw", 1, lowest=1, highest=3),
    number("turn_seconds", 0, lowest=0, highest=3600),
    switch("score_unchanged"),
    number("double_min_tiles", 1, lowest=1, highest=7),
    switch("joker_free_move"),
    text("theme"),
)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One table's rules: the number of seats, the options (W1 to W19, named as they are), the pack and the lexicon."""

    seats: int
    pack: Pack
    lexicon: Lexicon
    first_seat: str | int
    opening_letters: int
    open_then_manipulate: bool
    repeat: str
    proper_names: bool
    family_words: bool
    loanwords: str
    fault_draw: int
    turn_seconds: int
    score_unchanged: bool
    double_min_tiles: int
    joker_free_move: bool
    theme: str

    @property
    def has_doubts(self) -> bool:
        """Whether words may be doubted: with a theme, or where loanwords are voted on (W19)."""
        return bool(self.theme) or self.loanwords == "vote"

    def after(self, seat: int) -> int:
        """Give the seat that is next, clockwise (W3)."""
        return (seat + 1) % self.seats


def ruleset_of(seats: int, options: Mapping[str, OptionValue], pack: Pack, *, lexicon: Lexicon) -> Ruleset:
    """Bind options that were read from OPTIONS, a pack and a lexicon."""
    values: dict[str, Any] = dict(options)
    return Ruleset(seats=seats, pack=pack, lexicon=lexicon, **values)
