"""The packs of the games with words in every language: what the rules say of them holds in each."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from litera.core.draws import seed_of
from litera.core.message import Written
from litera.core.refusal import NotationError, SetupError
from litera.core.table import TableConfig
from litera.games.examples import examples_of
from litera.games.klepka import pack as klepka
from litera.games.klepka.moves import PHRASES
from litera.games.klepka.pack import is_letter, letter_of
from litera.games.opening import language_of, open_table
from litera.games.registry import find
from litera.games.scrabble_cards import pack as scrabble_cards
from litera.games.word_rummikub import pack as word_rummikub
from litera.texts import LANGUAGES as SPOKEN
from litera.texts import say
from litera.words.alphabet import LANGUAGES, alphabet_of, laid_alphabet
from litera.words.catalog import open_lexicon
from litera.words.laid import laid_lexicon
from litera.words.lexicon import Mark

languages = pytest.mark.parametrize("language", LANGUAGES)


@languages
def test_klepka_has_92_letters_in_even_numbers_and_eight_prize_cards(language: str) -> None:
    pack = klepka.own_pack(language)
    assert pack.size == 100
    assert sum(count for card, count in pack.cards.items() if is_letter(card)) == 92
    assert all(count % 2 == 0 for card, count in pack.cards.items() if is_letter(card))
    colours = Counter({colour: sum(n for card, n in pack.cards.items() if card.endswith(colour)) for colour in "by"})
    assert colours == {"b": 46, "y": 46}


@languages
def test_k20_the_phrase_can_be_made_of_the_pack(language: str) -> None:
    held: Counter[str] = Counter()
    for card, count in klepka.own_pack(language).cards.items():
        held[letter_of(card)] += count
    assert not Counter("".join(PHRASES[language])) - held
    assert all(alphabet_of(language).is_word(word) for word in PHRASES[language])


@languages
def test_the_tiles_of_word_rummikub_are_those_of_the_language(language: str) -> None:
    pack = word_rummikub.own_pack(language)
    assert pack.letters == laid_alphabet(language).letters
    assert len(pack.all_tiles()) in (100, 112)
    assert len(set(pack.braille.values())) == len(pack.braille)


@languages
def test_the_conditions_of_scrabble_cards_can_be_met_by_words_that_people_know(language: str) -> None:
    from litera.games.scrabble_cards.conditions import ConditionKind, fulfils

    pack = scrabble_cards.own_pack(language)
    lexicon = laid_lexicon(open_lexicon(language))
    root = lexicon.header.section("frequency-4").root
    known = [lexicon.alphabet.decode(codes) for codes in lexicon.graph.words(root)]
    assert len(pack.conditions) == 13
    for name, condition in pack.conditions.items():
        if condition.kind is not ConditionKind.BLANK:
            met = sum(fulfils(word, condition, pack.vowels) for word in known) / len(known)
            assert 0.005 < met < 0.8, (name, met)


@pytest.mark.parametrize(("game", "language"), [*product(("klepka", "word_rummikub", "scrabble_cards"), LANGUAGES)])
def test_a_table_is_in_the_language_of_its_lexicon(game: str, language: str) -> None:
    table = open_table(TableConfig(game, 2, seed_of("language"), {}, lexicon=language))
    assert table.config.lexicon == language
    assert language_of(find(game), language) == language
    assert set(find(game).languages) == set(LANGUAGES)


def test_words_given_with_a_table_are_of_the_language_of_its_lexicon() -> None:
    table = open_table(TableConfig("klepka", 2, seed_of("words"), {}, words=("cat", "act"), lexicon="en"))
    assert table.rules.voice.nearest("CTA") == ("ACT", "CAT")
    assert language_of(find("klepka"), None) == "uk"
    assert language_of(find("klepka"), "a lexicon that has gone") == "uk"
    assert language_of(find("dnup"), None) is None


@pytest.mark.parametrize("language", ["en", "ro"])
@pytest.mark.parametrize("options", [{"word_filter": "nouns"}, {"double_for": "slang_or_abbreviation"}])
def test_options_that_need_grammar_are_refused_where_nothing_knows_it(language: str, options: dict[str, str]) -> None:
    with pytest.raises(SetupError) as caught:
        open_table(TableConfig("klepka", 2, seed_of("tags"), options, lexicon=language))
    assert caught.value.refusal.code == "bad_option"
    assert all(say(caught.value.refusal.message, spoken) for spoken in SPOKEN)


def test_words_typed_with_marks_are_understood_where_they_lie_without() -> None:
    position = {"racks": ["MASINAA", "E"], "opened": [True, True]}
    table = open_table(TableConfig("word_rummikub", 2, seed_of("marks"), {}, position=position, lexicon="ro"))
    view = table.rules.view(table.state, 0)
    assert table.rules.notation.forgive(view, "play mașină") == "play MASINA"
    table.act(0, "play MASINA")


@languages
def test_the_examples_of_a_language_are_words_of_its_lexicon(language: str) -> None:
    examples = examples_of(language)
    lexicon = laid_lexicon(open_lexicon(language))
    assert all(lexicon.mark(word) is Mark.WORD for word in (examples.word, examples.whole, *examples.parts))
    assert len(set(examples.word)) == len(examples.word)
    more = Counter("".join(examples.parts))
    more.subtract(examples.whole)
    assert sorted(+more) == [letter for letter in sorted(more) if more[letter] == 1]
    assert (more.total(), min(more.values())) == (1, 0)


@languages
@pytest.mark.parametrize(
    ("game", "typed"),
    [
        ("klepka", "word"),
        ("klepka", "word a b c d"),
        ("klepka", "exchange"),
        ("scrabble_cards", "lay"),
        ("scrabble_cards", "condition"),
        ("word_rummikub", "play"),
        ("word_rummikub", "doubt"),
    ],
)
def test_what_cannot_be_read_is_answered_with_words_of_the_table(game: str, typed: str, language: str) -> None:
    table = open_table(TableConfig(game, 2, seed_of("examples"), {}, lexicon=language))
    with pytest.raises(NotationError) as caught:
        table.rules.notation.read_move(typed)
    shown = " ".join(text for text in caught.value.refusal.message.parameters.values() if isinstance(text, Written))
    letters = {letter for letter in shown if letter.isupper()}
    assert letters
    assert letters <= set(alphabet_of(language).letters)
