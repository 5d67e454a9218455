"""Small random turns of Word Rummikub: few letters, few words, all options."""

from __future__ import annotations

import random
from dataclasses import dataclass

from litera.core.options import read_options
from litera.games.word_rummikub.moves import JOKER
from litera.games.word_rummikub.pack import own_pack
from litera.games.word_rummikub.ruleset import OPTIONS, Ruleset, ruleset_of
from litera.games.word_rummikub.state import Awaited, Phase, State
from litera.words.lexicon import Lexicon
from litera.words.unsaid import is_sound

LETTERS = "AKTOS"
SEATS = 2


@dataclass(frozen=True)
class Case:
    """A turn of seat 0, and the words of its lexicon in capitals."""

    ruleset: Ruleset
    words: tuple[str, ...]
    state: State


def lexicon_of(chance: random.Random) -> tuple[tuple[str, ...], Lexicon]:
    """Draw a lexicon of a dozen words or so."""
    words: set[str] = set()
    for _ in range(chance.randint(5, 10)):
        word = "".join(chance.choices(LETTERS, k=chance.choice((3, 3, 4, 4, 5, 6))))
        while is_sound(word):
            word = "".join(chance.choices(LETTERS, k=len(word)))
        words.add(word)
    ordered = tuple(sorted(words))
    return ordered, Lexicon.of_words([word.lower() for word in ordered], "pl")


def case_of(chance: random.Random, words: tuple[str, ...], lexicon: Lexicon) -> Case:
    """Draw a table of up to four words, a rack of up to five tiles, jokers on both, and options."""
    table = chance.sample(words, chance.choice((0, 1, 1, 2, 2, 3, 3, 4)))
    if chance.random() < 0.1:
        table = [*table[:3], "SSSTA"] if "SSSTA" not in words else table
    jokers = chance.choice((0, 0, 0, 1, 1, 2))
    table = [
        "".join(letter.lower() if chance.random() < 0.1 else letter for letter in word) if jokers == 0 else word
        for word in table
    ]
    if sum(letter.islower() for word in table for letter in word) > 2:
        table = [word.upper() for word in table]
    rack = [*chance.choices(LETTERS, k=chance.choice((1, 2, 2, 3, 3, 4, 5)))]
    for place in range(min(jokers, len(rack))):
        rack[place] = JOKER
    if table and jokers == 1 and chance.random() < 0.5:
        at = chance.randrange(len(table[0]))
        table[0] = table[0][:at] + table[0][at].lower() + table[0][at + 1 :]
    has_opened = chance.random() < 0.75
    chosen = {
        "opening_letters": chance.choice((4, 4, 5, 6)),
        "open_then_manipulate": chance.random() < 0.5,
        "repeat": chance.choice(("table", "table", "game")),
        "score_unchanged": chance.random() < 0.25,
        "double_min_tiles": chance.choice((1, 1, 3, 7)),
        "joker_free_move": chance.random() < 0.25,
    }
    laid = {word.upper() for word in table} | set(chance.sample(words, chance.randint(0, 2)))
    state = State(
        phase=Phase.PLAY,
        turn=0,
        scores=(0,) * SEATS,
        table=tuple(table),
        racks=(own_pack().sort(rack), "A"),
        bank="",
        opened=(has_opened, True),
        passes=0,
        laid_words=tuple(sorted(laid)),
        vote=None,
        last_play=None,
        reason=None,
        awaited=Awaited.PLAYERS,
    )
    ruleset = ruleset_of(SEATS, read_options(OPTIONS, chosen, SEATS), own_pack(), lexicon=lexicon)
    return Case(ruleset, words, state)
