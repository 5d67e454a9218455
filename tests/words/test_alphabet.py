from __future__ import annotations

from typing import Any

import pytest

from litera.words.alphabet import (
    ALPHABETS,
    ENGLISH,
    POLISH,
    ROMANIAN,
    UKRAINIAN,
    Alphabet,
    alphabet_like,
    alphabet_of,
    laid_alphabet,
)


def test_the_alphabets_have_32_and_33_letters_in_dictionary_order() -> None:
    assert POLISH.letters == "AĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻ"
    assert UKRAINIAN.letters == "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ"
    assert (len(POLISH.letters), len(UKRAINIAN.letters)) == (32, 33)


@pytest.mark.parametrize("alphabet", ALPHABETS, ids=lambda alphabet: alphabet.language)
def test_codes_fit_the_bits_that_kernels_give_them(alphabet: Alphabet) -> None:
    """``reachable`` has bits 1 to 34 for characters."""
    assert len(alphabet.characters) <= 34
    assert all(len(letter.lower()) == 1 for letter in alphabet.letters)


@pytest.mark.parametrize("typed", ["м'ята", "мʼята", "м’ята", "м‘ята", "м′ята", "м`ята"])
def test_every_apostrophe_that_people_type_is_one(typed: str) -> None:
    assert UKRAINIAN.normalise(typed) == "м'ята"
    assert UKRAINIAN.encode(typed) == UKRAINIAN.encode("М'ЯТА")


def test_composed_and_decomposed_letters_are_the_same() -> None:
    assert POLISH.normalise("z\u0307o\u0301łc\u0301") == "żółć"
    assert UKRAINIAN.normalise("\u0438\u0306") == "й"


def test_the_apostrophe_needs_no_tile() -> None:
    assert UKRAINIAN.tiles("м'яч") == "МЯЧ"


@pytest.mark.parametrize(
    ("alphabet", "text", "expected"),
    [
        (POLISH, "żółć", True),
        (POLISH, "ŻÓŁĆ", True),
        (POLISH, "quiz", False),
        (POLISH, "kot'a", False),
        (POLISH, "", False),
        (UKRAINIAN, "М’ЯЧ", True),
        (UKRAINIAN, "'", False),
        (UKRAINIAN, "kot", False),
        (UKRAINIAN, "ыр", False),
    ],
)
def test_is_word_takes_letters_of_the_alphabet_only(alphabet: Alphabet, text: str, expected: Any) -> None:
    assert alphabet.is_word(text) is expected


@pytest.mark.parametrize("alphabet", ALPHABETS, ids=lambda alphabet: alphabet.language)
def test_codes_there_and_back(alphabet: Alphabet) -> None:
    for text in (alphabet.characters, alphabet.characters.lower()):
        codes = alphabet.encode(text)
        assert codes is not None
        assert list(codes) == list(range(1, len(alphabet.characters) + 1))
        assert alphabet.decode(codes) == alphabet.characters


def test_what_is_foreign_has_no_codes() -> None:
    assert POLISH.encode("quiz") is None
    assert POLISH.encode("kot\0") is None
    assert POLISH.encode("\ud800") is None


def test_words_sort_as_in_a_dictionary() -> None:
    assert sorted(["zło", "żal", "źle", "łza", "las"], key=POLISH.order) == ["las", "łza", "zło", "źle", "żal"]


def test_an_unknown_language_has_no_alphabet() -> None:
    with pytest.raises(KeyError):
        alphabet_of("xx")


def test_marks_are_left_out_where_a_language_plays_without_them() -> None:
    assert ROMANIAN.encode("mașină") == ROMANIAN.encode("MASINA")
    assert ROMANIAN.encode("maşină") == ROMANIAN.encode("masina")
    assert ENGLISH.encode("café") == ENGLISH.encode("cafe")


def test_a_ukrainian_word_lies_without_the_apostrophe_and_with_г() -> None:
    laid = laid_alphabet("uk")
    assert laid.normalise("м’ята ҐАНОК") == "мята ГАНОК"
    assert len(laid.letters) == 32
    assert alphabet_of("uk").encode("м’ята") != laid.encode("м’ята")


def test_each_alphabet_is_found_by_what_a_file_says_of_it() -> None:
    for alphabet in ALPHABETS:
        assert alphabet_like(alphabet.language, alphabet.letters, alphabet.written) == alphabet
    assert alphabet_like("uk", "АБВ", "") is None
