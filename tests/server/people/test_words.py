"""Recovery words: they come back from whatever is typed for them, and what is wrong is pointed out."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mnemonic import Mnemonic

from litera.server.people import words

LIST = Mnemonic("english").wordlist


def of_bits(entropy: bytes) -> tuple[str, ...]:
    return tuple(Mnemonic("english").to_mnemonic(entropy).split())


SECRETS = st.binary(min_size=16, max_size=16).map(of_bits)


def test_words_are_twelve_and_never_the_same() -> None:
    made = {words.new_words() for _ in range(50)}
    assert len(made) == 50
    assert {len(each) for each in made} == {12}
    assert all(words.is_whole(each) for each in made)


def test_the_words_of_bip_39_s_own_examples_hold() -> None:
    known = "legal winner thank year wave sausage worth useful legal winner thank yellow"
    assert " ".join(of_bits(bytes.fromhex("7f" * 16))) == known
    assert words.is_whole(of_bits(bytes.fromhex("7f" * 16)))


@given(SECRETS, st.data())
def test_words_are_read_in_any_case_with_marks_and_cut_short(secret: tuple[str, ...], data: st.DataObject) -> None:
    typed = []
    for word in secret:
        cut = word[:4] if len(word) > 4 and data.draw(st.booleans()) else word
        cased = data.draw(st.sampled_from([cut, cut.upper(), cut.title()]))
        typed.append(cased + data.draw(st.sampled_from(["", "\u0301", "\u0328"])))
    between = data.draw(st.sampled_from([" ", "\n", ", ", " – ", "  1. "]))
    assert words.read_words(unicodedata.normalize("NFC", between.join(typed))) == secret


@given(SECRETS, SECRETS)
def test_keys_are_as_different_as_words(one: tuple[str, ...], other: tuple[str, ...]) -> None:
    assert (words.key_of(one) == words.key_of(other)) == (one == other)


@given(SECRETS, st.integers(0, 11), st.sampled_from(LIST))
def test_one_word_put_for_another_is_found_in_fifteen_of_sixteen_cases_or_opens_nothing(
    secret: tuple[str, ...], place: int, other: str
) -> None:
    changed = (*secret[:place], other, *secret[place + 1 :])
    if words.is_whole(changed):
        assert (words.key_of(changed) == words.key_of(secret)) == (changed == secret)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("wintr", "winter"), ("sausgae", "sausage"), ("yelow", "yellow"), ("thnk", "thank"), ("legall", "legal")],
)
def test_the_nearest_words_are_suggested(typed: str, meant: str) -> None:
    read = words.read_words(typed)
    assert read == (meant,) or meant in words.doubts(read)[0].nearest


def test_what_is_like_no_word_has_no_suggestion() -> None:
    assert words.doubts(("legal", "zzzzzzz")) == (words.Doubt(2, "zzzzzzz", ()),)


def test_each_word_of_the_list_is_known_by_its_first_four_letters() -> None:
    assert all(words.read_words(word[:4]) == (word,) for word in LIST)
