"""Games that end soon: packs of few cards, and lexicons of few words that can often be made of them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any


def pack_of(game: str, counts: Mapping[str, int]) -> Any:
    """Give a game's pack with only so many of these letters, and none of the others."""
    pack = json.loads(files(f"litera.games.{game}").joinpath("packs/pl.json").read_text(encoding="utf-8"))
    for letter, entry in pack["letters"].items():
        entry["count"] = counts.get(letter, 0)
    return pack


def klepka(**options: Any) -> dict[str, Any]:
    """Give a carpet of 18 cards, three by six, with prize cards among them."""
    letters = {
        "О": {"blue": 4, "yellow": 0, "points": 1},
        "К": {"blue": 2, "yellow": 2, "points": 2},
        "Т": {"blue": 0, "yellow": 2, "points": 1},
        "А": {"blue": 2, "yellow": 0, "points": 1},
    }
    return {
        "pack": {"letters": letters, "polysemy": 2, "exchange": 2, "chaos": 2},
        "words": ["ко", "то", "так", "ато", "кот", "око", "ка", "от", "ат"],
        "options": {"rows": 3, "columns": 6, **options},
    }


def word_rummikub(jokers: int = 0, *, each: int = 11, **options: Any) -> dict[str, Any]:
    """Give so many of each of five letters: with 55 of them and three seats 13 are in the bank."""
    pack = pack_of("word_rummikub", dict.fromkeys("AKORT", each))
    pack["joker"]["count"] = jokers
    words = "kat kot kora krata rok rota tak tarka tok aktor kara"
    return {"pack": pack, "words": words.split(), "options": {"opening_letters": 4, **options}}


def scrabble_cards(**options: Any) -> dict[str, Any]:
    """Give 28 letter cards, a word premium card and two condition cards."""
    pack = pack_of("scrabble_cards", {"A": 8, "K": 6, "O": 6, "T": 4, "R": 2})
    pack |= {"blanks": 2, "multipliers": {"x2": 1}}
    pack["conditions"] = {name: pack["conditions"][name] for name in ("c1", "c11")}
    words = "kat kot kora krata rok rota tak tara tarka tok tor aktor kar kota kara to ta ko ot at ok ka oko"
    return {"pack": pack, "words": words.split(), "options": options}


def dnup(**options: Any) -> dict[str, Any]:
    """Give three seats nine cards, so that everybody has three of them; two seats eight."""
    cards = [f"{low}/{high}" for low in range(1, 10) for high in range(low + 1, 10)]
    kept = {"1/5", "1/2", "2/3", "3/7", "4/8", "4/5", "5/9", "6/7", "6/8"}
    symbols = {
        "sun": [card for card in cards if card not in kept],
        "moon": ["6/8"],
        "rain": ["6/7", "6/8", "5/9", "4/5"],
    }
    leave_out = {"2": ["sun", "moon"], "3": ["sun"], "4": ["sun", "moon"], "5": ["sun", "rain"]}
    return {"pack": {"star": "1/5", "symbols": symbols, "leave_out": leave_out}, "options": options}


SHORT = {"klepka": klepka, "word_rummikub": word_rummikub, "scrabble_cards": scrabble_cards, "dnup": dnup}
