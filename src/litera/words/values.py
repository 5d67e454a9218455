"""What a letter is worth where words are ordered by points: the values on the cards of a game in that language."""

from __future__ import annotations

from litera.words.alphabet import Alphabet

_LETTERS_BY_VALUE = {
    # Scrabble Cards, and so in English and Romanian
    "pl": {
        1: "AEINORSWZ",
        2: "CDKLMPTY",
        3: "BGHJŁU",
        5: "ĄĘFÓŚŻ",
        6: "Ć",
        7: "Ń",
        9: "Ź",
    },
    "en": {1: "AEILNORSTU", 2: "DG", 3: "BCMP", 4: "FHVWY", 5: "K", 8: "JX", 10: "QZ"},
    "ro": {1: "ACEILNORSTU", 2: "DP", 4: "M", 5: "B", 8: "FV", 9: "G", 10: "HJKQWXYZ"},
    # Klepka
    "uk": {
        1: "АІТВЕНОРИС",
        2: "КЛДМ",
        3: "УПЯ",
        4: "ЧЬЗ",
        5: "БГХЮ",
        6: "ЙЦЖ",
        7: "ЇШЄ",
        8: "Щ",
        9: "Ф",
        10: "Ґ",
    },
}


def letter_values(alphabet: Alphabet) -> dict[str, int]:
    """Give the value of each letter (in capitals) of an alphabet."""
    by_value = _LETTERS_BY_VALUE[alphabet.language]
    return {letter: value for value, letters in by_value.items() for letter in letters}


def points(word: str, tiles: dict[str, int], values: dict[str, int]) -> int:
    """Give what a word in capitals brings when it is made of these tiles; what they lack are blanks, worth nothing."""
    distinct = dict.fromkeys(word)
    return sum(
        values[letter] * min(word.count(letter), tiles.get(letter, 0)) for letter in distinct if letter in values
    )
