"""Words of a game as a voice can say them."""

from __future__ import annotations

from litera.core.message import Parameter, Written, all_written, message


def spoken(word: str, key: str) -> Parameter:
    """Say a word as a word, and then which letters a joker stands for; ``key`` names the sentence with both.

    Jokers are small letters, and a small letter among capitals breaks the word for a voice.
    """
    letters = all_written(letter.upper() for letter in word if not letter.isupper())
    return message(key, word=Written(word.upper()), letters=letters, count=len(letters)) if letters else Written(word)
