"""The games whose transcripts are kept: what each is opened with, by the name of its file.

Together they meet every kind of event and of move of each game; a test asserts it. All have a short word list, so that
a new lexicon changes none of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from litera.core.draws import seed_of
from litera.core.options import OptionValue
from litera.core.table import Table, TableConfig
from litera.games.opening import open_table
from litera.games.registry import find
from tests.contract.vocabulary import WORDS

NAMES = ("Ada", "Bo", "Ines", "Juri", "Ola")


@dataclass(frozen=True)
class Opening:
    """What a table is opened with, and what its players may do.

    ``script`` are the moves with which the game begins, each written ``SEAT MOVE``. ``tries`` are moves that a player
    may make though they are not always listed, such as words that the lexicon lacks. With ``clock`` the time of a seat
    is up now and then.
    """

    game: str
    seats: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    position: Mapping[str, Any] | None = None
    script: tuple[str, ...] = ()
    tries: tuple[str, ...] = ()
    clock: bool = False

    def table(self, name: str) -> Table:
        """Open the table of this name."""
        lexicons = find(self.game).lexicons
        words = WORDS[lexicons[-1]] if lexicons else None
        seed, names = seed_of(f"golden {name}"), NAMES[: self.seats]
        return open_table(TableConfig(self.game, self.seats, seed, self.options, self.position, words, names=names))


ALMOST = ["Сb", "Лb", "Аb", "Вb", "Аy", "Уb", "Кy", "Рb", "Аy", "Їb", "Нb", "~", "Оb"]
"""«Слава Україні» without its last letter."""

UNKNOWN = ("КОТ", "ТАК", "НІС", "РІС", "ТИК", "ЛІН", "СИР", "ВИР", "АС", "ОР", "ІН", "ЕН", "ТО", "КА")

OPENINGS: Mapping[str, Opening] = {
    "klepka": Opening("klepka", 2),
    "klepka-votes-hidden-hands": Opening(
        "klepka",
        3,
        {"unknown_words": "vote", "hands": "hidden", "flip_count": "max_of_both"},
        tries=tuple(f"word {word}" for word in UNKNOWN),
    ),
    "klepka-phrase": Opening(
        "klepka",
        2,
        {"interrupts": "between_turns"},
        {
            "hands": [["Іb", "#"], ALMOST],
            "grid": [["Фy", "Фy", *[None] * 8], ["Ґb", "Ґb", *[None] * 8], *[[None] * 10] * 8],
            "scores": [40, 2],
        },
        script=("1 exchange Оb 0 Іb", "0 done", "0 flip A1 A2", "1 word СЛАВА УКРАЇНІ"),
    ),
    "word_rummikub": Opening("word_rummikub", 2),
    "word_rummikub-doubts": Opening(
        "word_rummikub", 3, {"theme": "las", "turn_seconds": 60, "fault_draw": 2, "opening_letters": 4}, clock=True
    ),
    "word_rummikub-last-tiles": Opening(
        "word_rummikub",
        3,
        {"theme": "las"},
        {
            "table": ["KOSZYK", "LAMPA", "TEATR"],
            "racks": ["KOT", "MAKA", "SERO*"],
            "bank": "",
            "opened": [True] * 3,
            "scores": [9, 12, 30],
        },
        script=("0 play KOT", "2 doubt KOT", "2 yes", "1 no", "0 play KOT", "2 yes", "1 yes"),
    ),
    "word_rummikub-position": Opening(
        "word_rummikub", 2, {}, {"table": ["ZEGAR"], "racks": ["KOTA", "LASY*"], "opened": [True, True]}
    ),
    "scrabble_cards": Opening("scrabble_cards", 2),
    "scrabble_cards-sweep-clock": Opening(
        "scrabble_cards",
        3,
        {"failed_check": "minus5", "sweep": True, "premium_stack": "product", "cond_per_player": "any"},
        tries=("check",),
        clock=True,
    ),
    "scrabble_cards-lost-turns": Opening(
        "scrabble_cards", 4, {"failed_check": "lose_turn", "refill": "turn_end", "all_seven_bonus": 50, "ranked": True}
    ),
    "dnup-2-seats": Opening("dnup", 2),
    "dnup-3-seats": Opening("dnup", 3, {"free_first_rotation": True}),
    "dnup-5-seats-short-rounds": Opening("dnup", 5, {"round_turn_limit": 40}),
}
