"""Letters with a word that each stands in, for those who take one letter for another by ear."""

from __future__ import annotations

import pytest

from litera.client.local import LocalClient
from litera.core.message import Message, Written, all_written, message
from litera.texts import CLOSING, LANGUAGES, OPENING, Speaker, say

SPELT = message("scrabble_cards-spell", letters=all_written("ŚĄ"))
ALPHABETS = "ABCDEFGHIJKLMNOPRSTUWYZĄĆĘŁŃÓŚŹŻАБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯĂÂÎȘȚ"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_every_alphabet_has_a_word_with_it(language: str) -> None:
    pairs = dict(pair.split() for pair in say(Message("letter-names"), language).split(","))
    assert set(ALPHABETS) <= set(pairs)
    assert [letter for letter, word in pairs.items() if letter not in word.upper()] == []


@pytest.mark.parametrize(
    ("language", "letter", "named"),
    [
        ("pl", "Ś", "Ś jak Śląsk"),
        ("pl", "S", "S jak Stefan"),
        ("uk", "Ґ", "Ґ як ґудзик"),
        ("en", "S", "S as in Sierra"),
        ("ro", "Ș", "Ș de la Ștefan"),
    ],
)
def test_a_letter_is_said_with_its_name(language: str, letter: str, named: str) -> None:
    spelt = message("klepka-spell", letters=all_written(letter))
    assert named in Speaker(language, letters_by_name=True).say(spelt)
    assert named not in Speaker(language).say(spelt)


def test_a_word_is_no_letter_and_foreign_names_are_marked() -> None:
    speaker = Speaker("en", letters_by_name=True, marks=True)
    assert speaker.say(message("klepka-spell", letters=(Written("ŚĆ"),))).count(OPENING) == 1
    assert f"{OPENING}Śląsk{CLOSING}" in speaker.say(SPELT)


@pytest.mark.parametrize("game", ["klepka", "word_rummikub", "scrabble_cards"])
def test_a_hand_and_a_spelt_word_have_names_where_they_are_wanted_and_nothing_else_has(game: str) -> None:
    client = LocalClient()
    table = client.ask("new", game=game, seats=2, seed="names")["table"]

    def asked(what: str, *, letters: bool) -> str:
        return str(client.ask("say", table=table, seat=0, what=what, lang="pl", letters=letters)["text"])

    topic = "spell ЖАБА" if game == "klepka" else "hand"
    assert " jak " in asked(topic, letters=True)
    assert " jak " not in asked(topic, letters=False)
    assert " jak " not in asked("cards", letters=True)
