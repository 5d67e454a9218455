"""The players whom levels are measured against, the words that people know, and the ratings of levels."""

from __future__ import annotations

from itertools import pairwise

import pytest

from litera.arena.contest import Contest, fixtures, play
from litera.core.refusal import TableError
from litera.players.klepka.memory import Retention, remember
from litera.players.knowing import FORMS, Known
from litera.players.levels import REFERENCE, levels, opponents, player_of, ratings, references
from litera.protocol.level_texts import description, title
from litera.texts import LANGUAGES
from litera.words.catalog import open_lexicon
from tests.games.klepka.playing import UKRAINIAN, rules, table_of
from tests.players.sights import sight
from tests.sweep import among

GAMES = ("klepka", "word_rummikub", "scrabble_cards", "dnup")


@pytest.mark.parametrize("game", among(GAMES, "dnup"))
def test_the_arena_plays_levels_against_references(game: str) -> None:
    lowest, weakest = next(iter(levels(game))), next(iter(references(game)))
    contest = Contest(game, (lowest, REFERENCE + weakest), 2, "references")
    for fixture in fixtures(contest):
        result = play(contest, fixture)
        assert result.winners
        assert all(result.moves)


@pytest.mark.parametrize("game", GAMES)
def test_no_table_offers_a_reference(game: str) -> None:
    assert not any(name.startswith(REFERENCE) for name in levels(game))
    with pytest.raises(TableError):
        player_of(game, REFERENCE + "nobody")
    with pytest.raises(TableError):
        player_of(game, next(iter(references(game))))


@pytest.mark.parametrize("game", GAMES)
def test_each_opponent_has_a_title_and_a_description_and_each_level_a_rating_above_the_one_below(game: str) -> None:
    scale = ratings(game)
    assert [*scale] == [*levels(game)]
    assert [*scale.values()] == sorted(set(scale.values()))
    for language in LANGUAGES:
        titles = {title(name, language) for name in opponents(game)}
        assert len(titles) == len(opponents(game)) == len(levels(game)) + 1
        for name in opponents(game):
            said = description(game, name, language)
            assert said
            assert said.endswith(f": {scale.get(name)}.") == (name in scale)
    assert title("of another package", "pl") == "of another package"
    assert description(game, "of another package", "pl") == ""


@pytest.mark.parametrize("language", ["pl", "uk"])
def test_a_larger_vocabulary_contains_the_smaller_ones(language: str) -> None:
    lexicon = open_lexicon(language)
    everyday = dict.fromkeys(lexicon.alphabet.letters, 6)
    words = lexicon.subwords(everyday, longest=6, frequency=3)
    known = [{word for word in words if one.has(lexicon, word)} for one in FORMS.values()]
    assert all(fewer < more for fewer, more in pairwise(known))
    assert known[0]


def test_a_part_of_a_class_is_known_whatever_the_case_of_its_letters() -> None:
    lexicon = open_lexicon("pl")
    words = lexicon.subwords(dict.fromkeys("KOTYLAM", 3), longest=5, frequency=4)
    half = Known(4, 50)
    assert {half.has(lexicon, word) for word in words} == {True, False}
    assert all(half.has(lexicon, word) == half.has(lexicon, word.lower()) for word in words)


@pytest.mark.parametrize("most", [0, 1, 3])
def test_a_limited_memory_keeps_the_last_cards(most: int) -> None:
    table = table_of("Гb / Гb", "Аb Тy Аb Тy Лb Зb / Лb Зb", lexicon=UKRAINIAN)
    for seat, move in ((0, "done"), (0, "flip A1 B1"), (1, "done"), (1, "flip C1 D1")):
        table.act(seat, move)
    seen = sight(table, 0, "memory")
    lying = [card is not None for card in seen.view.grid]
    ruleset = rules(2, lexicon=UKRAINIAN).ruleset
    memory = remember(ruleset, seen.events, seen.stream, retention=Retention(most=most), lying=lying)
    everything = remember(ruleset, seen.events, seen.stream, retention=Retention(), lying=lying)
    assert list(memory.items()) == list(everything.items())[len(everything) - most :]
