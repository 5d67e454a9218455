"""The options of Scrabble Cards, and one table's rules as frozen data; the numbers that are fixed for all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from litera.core.options import Option, OptionValue, choice, number, one_of, seat, switch
from litera.games.scrabble_cards.pack import Pack
from litera.words.lexicon import Lexicon

HAND_SIZE = 7
"""Cards in a full hand, premium cards among them (S1); laid all at once, seven letter cards may earn a bonus (S7)."""

EXCHANGE_BAG = 7
"""So many cards the bag must hold for an exchange (S11)."""

RANKED_EXCHANGES = 3
"""So many exchanges a seat has with the option ``ranked`` (S11)."""

CHECK_PENALTY = 5
"""What a failed check costs with ``failed_check`` at ``minus5`` (S8)."""

IDLE_TURNS = 2
"""So many passes and losses in a row of every seat end the game (S15)."""

OPTIONS: tuple[Option, ...] = (
    seat("first_seat", "random"),
    choice("refill", "turn_start", "turn_end"),
    choice("premium_stack", "one", "product"),
    choice("premium_scope", "main", "all"),
    choice("cond_per_player", "one", "any"),
    choice("cond_word", "any_new", "main"),
    switch("floor_zero"),
    one_of("all_seven_bonus", 0, 50),
    choice("failed_check", "none", "minus5", "lose_turn"),
    switch("auto_check"),
    number("answer_seconds", 0, lowest=0, highest=600),
    choice("exchange_counts", "letters", "cards"),
    switch("ranked"),
    switch("sweep"),
    switch("family_words"),
)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One table's rules: the number of seats, the options (S1 to S13, named as they are), the pack and the lexicon."""

    seats: int
    pack: Pack
    lexicon: Lexicon
    first_seat: str | int
    refill: str
    premium_stack: str
    premium_scope: str
    cond_per_player: str
    cond_word: str
    floor_zero: bool
    all_seven_bonus: int
    failed_check: str
    auto_check: bool
    answer_seconds: int
    exchange_counts: str
    ranked: bool
    sweep: bool
    family_words: bool


def ruleset_of(seats: int, options: Mapping[str, OptionValue], pack: Pack, *, lexicon: Lexicon) -> Ruleset:
    """Bind options that were read from OPTIONS, a pack and a lexicon."""
    values: dict[str, Any] = dict(options)
    return Ruleset(seats=seats, pack=pack, lexicon=lexicon, **values)
