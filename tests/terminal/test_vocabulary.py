"""First words of lines: questions and moves, in every language, and no word that is both without need."""

from __future__ import annotations

import random
import re

import pytest

from litera.client.local import LocalClient
from litera.games.registry import OWN
from litera.protocol.questions import QUESTIONS
from litera.protocol.reading import as_typed, verbs, without_marks
from litera.terminal.link import TableLink
from litera.terminal.vocabulary import Question, Vocabulary
from litera.texts import LANGUAGES, aliases, keys

GAME_IDS = tuple(game.id for game in OWN)
WORD_IS_BOTH = {"word"}
"""The only question whose names may be a verb too; a number after it tells which is meant."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_IDS)
def test_no_name_of_a_question_is_a_verb_of_a_game(game: str, language: str) -> None:
    questions = aliases("question-", language)
    assert {questions[word] for word in questions.keys() & verbs(game, language).keys()} <= WORD_IS_BOTH


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_IDS)
def test_no_two_verbs_share_a_word_even_without_marks(game: str, language: str) -> None:
    named: dict[str, set[str]] = {}
    for word, verb in aliases(f"{game}-verb-", language).items():
        named.setdefault(without_marks(word), set()).add(verb)
    assert {word: found for word, found in named.items() if len(found) > 1} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_questions_share_a_name_even_without_marks(language: str) -> None:
    names: dict[str, set[str]] = {}
    for alias, name in aliases("question-", language).items():
        names.setdefault(without_marks(alias), set()).add(name)
    assert {alias: found for alias, found in names.items() if len(found) > 1} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_works_by_its_english_name_and_has_one_of_the_language(language: str) -> None:
    words = Vocabulary(GAME_IDS[-1], language)
    for name in QUESTIONS:
        assert words.question(name) == Question(name, "")
        assert name in aliases("question-", language).values()
    assert {key.removeprefix("question-") for key in keys(language) if key.startswith("question-")} == set(QUESTIONS)


@pytest.mark.parametrize(
    ("language", "typed", "question"),
    [
        ("en", "HAND", Question("hand", "")),
        ("en", "history  5", Question("history", "5")),
        ("pl", "ręka", Question("hand", "")),
        ("pl", "reka", Question("hand", "")),
        ("pl", "szerokosc 40", Question("width", "40")),
        ("pl", "słowo 3", Question("word", "3")),
        ("uk", "рука", Question("hand", "")),
        ("uk", "Довідка", Question("help", "")),
        ("ro", "MÂNĂ", Question("hand", "")),
        ("ro", "lătime 40", Question("width", "40")),
        ("ro", "?", Question("moves", "")),
        ("ro", "hand", Question("hand", "")),
        ("ro", "ręka", None),
    ],
)
def test_a_question_is_known_in_its_language_in_any_case_and_without_marks(
    language: str, typed: str, question: Question | None
) -> None:
    assert Vocabulary(GAME_IDS[-1], language).question(typed) == question


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_IDS)
def test_a_word_that_is_also_a_verb_is_a_question_only_alone_or_before_a_number(game: str, language: str) -> None:
    words = Vocabulary(game, language)
    for alias, name in aliases("question-", language).items():
        if name == "word" and words.is_verb(alias):
            assert words.question(alias) == Question("word", "")
            assert words.question(f"{alias} 3") == Question("word", "3")
            assert words.question(f"{alias} ВОДА") is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_IDS)
def test_a_move_in_the_language_reads_back_as_that_move(game: str, language: str) -> None:
    """What ``?`` and ``hint`` show may be typed as it stands, and every kind of move has its line for ``?``."""
    client = LocalClient()
    link = TableLink(client, client.ask("new", game=game, seats=2, seed="words", lang=language), language)
    words, chance = Vocabulary(game, language), random.Random(7)
    for _ in range(12):
        if link.is_over:
            return
        seat = link.to_act[0]
        moves: dict[str, str] = {}
        for line in link.say("moves", seat):
            typed = re.findall("[“„«]([^“”„«»]+)[”»]", line)[-1]
            first, space, rest = typed.partition(" ")
            move = moves[first] = link.read(seat, typed)
            assert words.is_verb(first)
            assert as_typed(game, move, language) == typed
            assert link.read(seat, without_marks(first) + space + rest) == move
        link.act(seat, moves[chance.choice(sorted(moves))])


@pytest.mark.parametrize("typed", ["połóż", "poloz", "polóż", "poloż", "POŁOZ"])
def test_a_verb_is_known_with_all_some_or_none_of_its_marks(typed: str) -> None:
    client = LocalClient()
    opened = client.ask("setup", game="scrabble_cards", seats=2, position={"hands": [["K", "O", "T"], ["A"]]})
    link = TableLink(client, opened, "pl")
    assert link.read(0, f"{typed} KOT 0 0 poziomo") == "lay KOT 0 0 across"
    assert Vocabulary("scrabble_cards", "pl").is_verb(typed)


def test_the_example_of_a_play_is_not_the_best() -> None:
    client = LocalClient()
    standing = {"table": [], "racks": ["KOTAROWY", "SERAKI"], "bank": "NIE", "opened": [True, True]}
    opened = client.ask("setup", game="word_rummikub", seats=2, position=standing)
    link = TableLink(client, opened, "en")
    best: str = client.ask("legal", table=opened["table"], seat=0, limit=1)["moves"][0]
    assert best not in "\n".join(link.say("moves", 0))


def test_a_whole_phrase_asks_what_a_word_asks() -> None:
    polish = Vocabulary("word_rummikub", "pl")
    assert polish.question("Słowa z jokerem") == Question("find", "joker")
    assert polish.question("words with a joker") == Question("find", "joker")
    assert polish.question("wolne miejsca") == polish.question("where fits") == Question("places", "")
    assert polish.question("what changed") == polish.question("co się zmieniło") == Question("changed", "")
    assert polish.question("słowa z") is None


def test_the_nearest_words_of_one_that_is_unknown() -> None:
    words = Vocabulary(GAME_IDS[-1], "en")
    assert "hand" in words.near("hnd")
    assert words.near("scoer") == ("score",)
    assert words.near("xyzzy") == ()


def test_the_words_that_a_beginning_may_be_come_first() -> None:
    assert Vocabulary("scrabble_cards", "en").near("acc") == ("accept",)
    assert "sprawdź" in Vocabulary("scrabble_cards", "pl").near("spra")
    assert Vocabulary("scrabble_cards", "en").near("a") == ()


def test_the_nearest_words_are_of_the_persons_language_and_each_means_something_else() -> None:
    assert Vocabulary("scrabble_cards", "pl").near("co") == ("cofnij",)
    assert Vocabulary("scrabble_cards", "pl").near("cond") == ("condition",)
    assert Vocabulary("klepka", "uk").near("відкритий") == ("відкрити",)


@pytest.mark.parametrize(("language", "yes"), [("en", "y"), ("pl", "TAK"), ("uk", "так"), ("ro", "da"), ("ro", "yes")])
def test_yes_in_each_language(language: str, yes: str) -> None:
    words = Vocabulary(GAME_IDS[-1], language)
    assert words.is_yes(yes)
    assert not any(map(words.is_yes, ("", "no", "yes please")))
