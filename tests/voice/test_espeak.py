"""What eSpeak NG, the voice that comes with NVDA and Orca, makes of sentences: of words, letters, jokers and cards."""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

from litera.core.message import Message
from litera.texts import LANGUAGES, say

HEARD = Path(__file__).parents[1] / "browser" / "golden"
# Games in the language of the page: no word of another language is in their sentences.
OWN = ["klepka-uk", "scrabble_cards-pl", "word_rummikub-pl", "dnup-en", "dnup-pl", "dnup-uk", "dnup-ro"]
ALPHABETS = {
    "en": "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "pl": "AĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻ",
    "uk": "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ",
    "ro": "AĂÂBCDEFGHIÎJLMNOPRSȘTȚUVXZ",
}
WORDS = {"en": ["DOG", "NORTH"], "pl": ["KOT", "ŹLE", "KRATA"], "uk": ["КІТ", "ВОДА"], "ro": ["COR", "ȘTIRE"]}
# Another voice than that of the sentence.
SWITCHED = re.compile(r"\(\w\w\)")


@cache
def phonemes(lang: str, text: str) -> str:
    """Give what is spoken, in eSpeak's signs, words parted by spaces."""
    command = ["espeak-ng", "-q", "-x", "-v", lang, "--", text]
    return " ".join(subprocess.run(command, check=True, capture_output=True, text=True).stdout.split())


def lines(name: str) -> list[str]:
    """Give all that was heard in a game, without what is in no language: names of people, and of places."""
    said = re.findall(r"^  \d (.+?)(?: \[\w\w\])?$", (HEARD / f"{name}.txt").read_text(encoding="utf-8"), re.MULTILINE)
    # Voices have a minus, but most have it from English.
    return [re.sub(r"Bogdan Długonazwiskowski|\b[A-Z]\d+|−", "", line) for line in said]


@pytest.mark.parametrize("name", OWN)
def test_every_sentence_of_a_game_is_spoken_in_its_language(name: str) -> None:
    lang = name[-2:]
    foreign = {line: spoken for line in lines(name) if SWITCHED.search(spoken := phonemes(lang, line))}
    assert foreign == {}
    assert len(lines(name)) > 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_in_small_letters_are_spoken_as_words(lang: str) -> None:
    for word in WORDS[lang]:
        spoken = phonemes(lang, word.lower())
        assert spoken.count("'") == 1, spoken
        joker = say(
            Message("word_rummikub-word-with-jokers", {"word": word.lower(), "letters": word[1], "count": 1}), lang
        )
        told = phonemes(lang, joker)
        # The word first, then which letter is a joker, at the end.
        assert told.startswith(spoken.split("_:")[0])
        assert told.endswith(phonemes(lang, word[1]).lstrip("'"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_letter_is_distinguished_from_every_other_by_its_name(lang: str) -> None:
    names = dict(pair.split() for pair in say(Message("letter-names"), lang).split(","))
    alone = {letter: phonemes(lang, letter) for letter in ALPHABETS[lang]}
    assert all(alone.values())
    named = [
        phonemes(lang, say(Message("letter-as", {"letter": letter, "word": names[letter]}), lang))
        for letter in ALPHABETS[lang]
    ]
    assert len(set(named)) == len(named)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_spoken_as_numbers_and_letters(lang: str) -> None:
    card = phonemes(lang, say(Message("dnup-card", {"upper": "3", "lower": "4, 5"}), lang))
    for number in ("3", "4", "5"):
        assert phonemes(lang, number).lstrip("'") in card, (number, card)
    assert phonemes(lang, "2 −1") != phonemes(lang, "2 1")
