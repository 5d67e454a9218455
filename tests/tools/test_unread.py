"""Which frequent spellings nobody has read: those that are neither in the lexicon nor in a reviewed list."""

from tools.unread import unread

from litera.words.lexicon import Lexicon

LEXICON = Lexicon.of_words(["вода", "Київ"], "uk")
ZIPF = {"ВОДА": 6.0, "КИЇВ": 5.9, "БОЛЕЕ": 5.8, "ВАЩЕ": 5.7, "Ы": 5.6, "НЕПРОЧИТАНЕ": 5.5, "ТИПУ": 5.4}


def test_what_is_neither_in_the_lexicon_nor_read_is_named() -> None:
    assert unread(ZIPF, LEXICON, {"более"}) == ["ваще", "типу"]


def test_only_the_most_frequent_of_two_to_eight_letters_are_asked_for() -> None:
    assert unread(ZIPF, LEXICON, set(), most=4) == ["более", "ваще"]
