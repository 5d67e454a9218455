"""Nearest words: for who mistyped, or put the right letters in a wrong order."""

from litera.words.catalog import open_lexicon
from litera.words.lexicon import Lexicon, Mark
from litera.words.nearest import nearest_words


def test_words_of_the_same_letters_come_before_words_one_letter_away() -> None:
    lexicon = Lexicon.of_words(["kot", "tok", "kto", "koty", "ok"], "pl")
    assert nearest_words(lexicon, "OTK") == ("KOT", "KTO", "TOK")


def test_a_letter_too_many_too_few_or_wrong_is_found() -> None:
    lexicon = Lexicon.of_words(["koszyk"], "pl")
    for slip in ("koszykt", "kszyk", "kotzyk"):
        assert nearest_words(lexicon, slip) == ("KOSZYK",)


def test_the_word_itself_and_proper_names_are_not_offered() -> None:
    lexicon = Lexicon.of_words(["kot", "Tok"], "pl")
    assert nearest_words(lexicon, "KOT") == ()
    assert nearest_words(lexicon, "OTK") == ("KOT",)


def test_the_apostrophe_that_was_left_out_is_found() -> None:
    assert nearest_words(open_lexicon("uk"), "мята")[0] == "М'ЯТА"


def test_letters_of_another_alphabet_have_no_neighbours() -> None:
    assert nearest_words(open_lexicon("pl"), "QUIZ") == ()


def test_everything_offered_is_a_word() -> None:
    lexicon = open_lexicon("pl")
    for typed in ("ksoz", "żółw", "szcyzt", "aaaa", "a", "xyz"):
        assert all(lexicon.mark(word) is Mark.WORD for word in nearest_words(lexicon, typed))
