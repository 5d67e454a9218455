from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from litera.texts import LANGUAGES, say
from litera.words.alphabet import POLISH, UKRAINIAN
from litera.words.errors import LexiconError, MissingLexiconError, WordListError
from litera.words.lexicon import Lexicon
from litera.words.wordlist import LONGEST_WORD, WordList, read_file, read_words

Listing = Callable[[bytes], Path]


def sentence(error: LexiconError, language: str = "en") -> str:
    """What a person reads; every error must have its sentence in all four languages."""
    sentences = {spoken: say(error.message, spoken) for spoken in LANGUAGES}
    assert len(set(sentences.values())) == len(LANGUAGES)
    return sentences[language]


@pytest.fixture
def listing(tmp_path: Path) -> Listing:
    def write(content: bytes) -> Path:
        path = tmp_path / "list.txt"
        path.write_bytes(content)
        return path

    return write


def test_a_capital_first_letter_makes_a_proper_name() -> None:
    given = read_words(["kot", "Toruń", "źrebak"], POLISH)
    assert given.words == ("KOT", "ŹREBAK")
    assert given.names == ("TORUŃ",)


def test_k4_w8_words_with_a_hyphen_are_left_out() -> None:
    assert read_words(["кіт", "будь-хто", "Івано-Франкове"], UKRAINIAN) == WordList(("КІТ",))
    assert read_words(["biało-czarny"], POLISH) == WordList(())


@pytest.mark.parametrize("word", ["-кіт", "кіт-", "кіт--сон", "-", "кіт-cat"])
def test_a_hyphen_stands_between_two_words(word: str) -> None:
    with pytest.raises(WordListError, match="fault-letters"):
        read_words([word], UKRAINIAN)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["kot", "quiz"], "Word 2 of the list: “quiz” contains q, which the Polish alphabet doesn’t have."),
        (["kot", ""], "Word 2 of the list: the word is missing."),
        (["kOt"], "Word 1 of the list: “kOt” has a capital letter after the first letter"),
        (["kot pies"], "Word 1 of the list: “kot pies” contains  , which the Polish alphabet doesn’t have."),
        (["a" * (LONGEST_WORD + 1)], "has more than 40 characters"),
    ],
)
def test_a_word_that_cannot_be_is_named_with_its_number(words: Any, said: str) -> None:
    with pytest.raises(WordListError) as caught:
        read_words(words, POLISH)
    assert said in sentence(caught.value)


@pytest.mark.parametrize("word", ["'яма", "яма'", "'"])
def test_an_apostrophe_stands_between_letters(word: str) -> None:
    with pytest.raises(WordListError, match="fault-mark"):
        read_words([word], UKRAINIAN)


@pytest.mark.parametrize(
    "content",
    [
        "kot\nżaba\n".encode(),
        "kot\r\nżaba\r\n".encode(),
        b"\xef\xbb\xbf" + "kot\nżaba".encode(),
        "\n  kot \n\n\tżaba\n\n".encode(),
        "z\u0307aba\nkot\n".encode(),
    ],
    ids=["plain", "CRLF", "BOM", "spaces", "decomposed"],
)
def test_lists_as_people_save_them_are_read(listing: Listing, content: bytes) -> None:
    assert sorted(read_file(listing(content), POLISH).words) == ["KOT", "ŻABA"]


def test_a_list_all_in_capitals_is_a_list_of_words(listing: Listing) -> None:
    given = read_file(listing("KOT\nŻABA\n".encode()), POLISH)
    assert (given.words, given.names) == (("KOT", "ŻABA"), ())


def test_names_in_a_file_are_recognised_by_their_capital(listing: Listing) -> None:
    given = read_file(listing("kot\nToruń\n".encode()), POLISH)
    assert (given.words, given.names) == (("KOT",), ("TORUŃ",))


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("kot\nżaba\n".encode("iso8859-2"), "Line 2 of list.txt isn’t valid UTF-8. Save the file as UTF-8."),
        ("kot\n".encode("utf-16"), "list.txt is encoded as UTF-16. Save it as UTF-8."),
        (b"", "list.txt contains no words. Write one word per line."),
        (b"\n \r\n", "list.txt contains no words. Write one word per line."),
        (b"kot\nquiz\npies\n", "one line is wrong. Line 2: “quiz” contains q, which the Polish alphabet doesn’t have."),
        (b"kot\nkot pies\nk0t\n", "2 lines are wrong. Line 2: “kot pies”"),
        ("kot\nвода\n".encode(), "Line 2: “вода” contains в, о, д, а, which the Polish alphabet doesn’t have."),
    ],
)
def test_a_file_that_does_not_serve_is_refused_with_its_lines(listing: Listing, content: bytes, said: str) -> None:
    with pytest.raises(WordListError) as caught:
        read_file(listing(content), POLISH)
    assert said in sentence(caught.value)


def test_only_the_first_faults_are_reported_and_all_are_counted(listing: Listing) -> None:
    with pytest.raises(WordListError) as caught:
        read_file(listing(b"q\n" * 12), POLISH)
    said = sentence(caught.value)
    assert "12 lines are wrong" in said
    assert "Line 5:" in said
    assert "Line 6:" not in said


def test_a_file_that_is_not_there_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(MissingLexiconError) as caught:
        read_file(tmp_path / "nothing.txt", POLISH)
    assert "nothing.txt doesn’t exist or can’t be read." in sentence(caught.value)


def test_a_list_without_words_makes_a_lexicon_in_which_nothing_is_a_word() -> None:
    lexicon = Lexicon.of_words([], "pl")
    assert lexicon.mark("kot") is None
    assert lexicon.anagrams("KOT*") == []
    assert lexicon.matching("K?T") == []
