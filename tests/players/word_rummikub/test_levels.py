"""The levels and the analyst: legal, the same from the same seed, sensible without time; doubts, hints, assessments."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from litera.games.word_rummikub.moves import Answer, Doubt, DrawTile, Pass, Play
from litera.players.base import Budget, Interrupter
from litera.players.word_rummikub import ANALYST, LEVELS
from litera.players.word_rummikub.quick import OWN_WORDS
from litera.players.word_rummikub.solver import SURE_TRIES
from litera.texts import LANGUAGES, say
from litera.words import catalog
from tests.games.word_rummikub.playing import opened, play, rules, table_of
from tests.players.sights import Stopper, sight

EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)


def test_there_are_six_levels_weakest_first() -> None:
    assert list(LEVELS) == ["first", "easy", "casual", "club", "expert", "master"]


@EVERY_LEVEL
def test_moves_are_legal_and_the_same_from_the_same_seed(level: str) -> None:
    bound = rules(2, lexicon=catalog.open_lexicon("pl"), first_seat=0)
    table = opened(bound, seed="levels")
    for number in range(8):
        seat = table.state.turn
        move = LEVELS[level].choose(sight(table, seat, str(number)))
        assert move == LEVELS[level].choose(sight(table, seat, str(number)))
        assert bound.why_not(table.state, seat, move) is None
        play(table, f"{seat} {bound.notation.write_move(move)}")


@EVERY_LEVEL
def test_without_time_there_is_still_a_move(level: str) -> None:
    table = table_of("KOTLAS / A", on_table="KOSZYK")
    seen = replace(sight(table, 0, "late"), budget=Budget(0.0))
    assert isinstance(LEVELS[level].choose(seen), Play)


def test_thinking_stops_when_it_is_asked_to() -> None:
    """Also in the midst of a proof: this turn, for which the first tries are not enough, needs many looks."""
    bound = rules(2, lexicon=catalog.open_lexicon("pl"))
    words = ["POCZTÓWKI", "CZYN", "KOC", "ZZA"]
    table = opened(bound, {"racks": ["GNŚTTTZ", "A"], "table": words, "bank": "ABC", "opened": [True, True]})
    for after, most in ((1, 2 + OWN_WORDS + SURE_TRIES), (60, 70)):
        stopper = Stopper(after)
        move = LEVELS["master"].choose(replace(sight(table, 0, "stop"), budget=stopper.budget()))
        assert table.rules.why_not(table.state, 0, move) is None
        assert after < stopper.looks <= most


@EVERY_LEVEL
def test_with_nothing_to_lay_it_draws_or_passes(level: str) -> None:
    assert LEVELS[level].choose(sight(table_of("BB / A"), 0, "x")) == DrawTile()
    assert LEVELS[level].choose(sight(table_of("BB / A", bank=""), 0, "x")) == Pass()


def test_w10_the_master_rebuilds_the_whole_table() -> None:
    table = table_of("AABCDEF / A", on_table="KOSZYK SZCZYT")
    move = LEVELS["master"].choose(sight(table, 0, "x"))
    assert isinstance(move, Play)
    assert set(move.taken) == {"KOSZYK", "SZCZYT"}
    assert "SZYSZKA" in move.words


def test_w17_the_master_does_not_end_a_game_that_it_would_lose() -> None:
    ahead = table_of("KOTS / ŹŃĆ", on_table="SZYK", bank="", scores=[0, 100])
    move = LEVELS["master"].choose(sight(ahead, 0, "x"))
    assert isinstance(move, Play)
    assert sum(map(len, move.words)) - sum(map(len, move.taken)) < 4
    behind = table_of("KOTS / ŹŃĆ", on_table="SZYK", bank="", scores=[100, 0])
    move = LEVELS["master"].choose(sight(behind, 0, "x"))
    assert isinstance(move, Play)
    assert sum(map(len, move.words)) - sum(map(len, move.taken)) == 4


def test_w19_words_that_are_never_seen_are_doubted_once() -> None:
    bound = rules(2, lexicon=catalog.open_lexicon("pl"), loanwords="vote")
    rare = next(word for word in bound.ruleset.lexicon.anagrams("ACKLOP") if bound.ruleset.lexicon.frequency(word) == 0)
    table = opened(bound, {"racks": [rare, "KOTLAS"], "bank": "ABC"})
    play(table, f"0 play {rare}")
    club = LEVELS["expert"]
    assert isinstance(club, Interrupter)
    assert club.interrupt(sight(table, 1, "x")) == Doubt(rare)
    play(table, f"1 doubt {rare}")
    assert club.choose(sight(table, 1, "x")) == Answer(yes=False)
    play(table, "1 no")
    assert club.choose(sight(table, 0, "x")) == DrawTile()
    play(table, f"0 play {rare}")
    assert club.interrupt(sight(table, 1, "x")) is None


def test_a_hint_gives_nothing_away_before_its_move() -> None:
    table = table_of("AABCDEF / A", on_table="KOSZYK SZCZYT")
    hint = ANALYST.hint(sight(table, 0, "x"))
    assert hint.nudge.key == "word_rummikub-hint-nudge-rebuild"
    assert {message.key for message in hint.why} == {"word_rummikub-hint-points", "word_rummikub-hint-taken"}
    assert table.rules.why_not(table.state, 0, hint.move) is None
    for language in LANGUAGES:
        assert "SZYSZKA" not in say(hint.nudge, language)
        assert "SZYSZKA" in say(hint.why[0], language)


def test_a_hint_says_a_word_with_a_joker_as_a_word() -> None:
    """The joker is needed: no word is made of consonants alone."""
    hint = ANALYST.hint(sight(table_of("KTL* / BC", on_table="SZYK"), 0, "x"))
    assert isinstance(hint.move, Play)
    said = say(hint.why[0], "en")
    assert re.search(r"[A-ZĄĆĘŁŃÓŚŹŻ]{3,} \(joker as [A-ZĄĆĘŁŃÓŚŹŻ]\)", said), said


def test_a_hint_has_words_that_people_know_where_there_are_any() -> None:
    """UZNAŁO, where the best word would be FURANOZO; a rare word only where no other opens."""
    bound = rules(2, lexicon=catalog.open_lexicon("pl"))
    rare = next(word for word in bound.ruleset.lexicon.anagrams("ACKLOP") if bound.ruleset.lexicon.frequency(word) == 0)
    for rack, is_known in (("AFŁNOOOOÓRUZZZ", True), (rare, False)):
        table = opened(bound, {"racks": [rack, "A"], "bank": "ABC"})
        move = ANALYST.hint(sight(table, 0, "x")).move
        assert isinstance(move, Play)
        assert (min(map(bound.ruleset.lexicon.frequency, move.words)) >= 3) == is_known


@pytest.mark.parametrize(("level", "is_everyday"), [("easy", True), ("master", False), (None, False)])
def test_a_hint_for_a_beginner_has_everyday_words(level: str | None, is_everyday: bool) -> None:
    bound = rules(2, lexicon=catalog.open_lexicon("pl"))
    table = opened(bound, {"racks": ["SŁOTNARDMIĘ", "A"], "bank": "ABC"})
    move = ANALYST.hint(sight(table, 0, "x"), level=level).move
    assert isinstance(move, Play)
    assert (min(map(bound.ruleset.lexicon.frequency, move.words)) >= 4) == is_everyday, move.words


def test_an_assessment_never_promises_less_of_the_best() -> None:
    table = table_of("AABCDEF / A", on_table="KOSZYK SZCZYT")
    seen = sight(table, 0, "x")
    best = ANALYST.hint(seen).move
    for played in (DrawTile(), best):
        assessment = ANALYST.assess(seen, played)
        assert assessment.best == best
        assert assessment.of_best.points >= assessment.of_played.points
        assert 0 <= assessment.of_played.chance <= assessment.of_best.chance <= 1
    assert ANALYST.assess(seen, DrawTile()).of_best.points > ANALYST.assess(seen, DrawTile()).of_played.points


def test_a_better_move_is_found_even_where_the_game_is_decided() -> None:
    """Whoever is a thousand points behind has no chance; that nothing better was found would still be untrue."""
    for scores in ([0, 1000], [1000, 0]):
        table = table_of("AABCDEF / A", on_table="KOSZYK SZCZYT", scores=scores)
        assessment = ANALYST.assess(sight(table, 0, "x"), DrawTile())
        assert assessment.of_best.chance == assessment.of_played.chance
        assert isinstance(assessment.best, Play)
        assert assessment.of_best.points > assessment.of_played.points


def test_w5_a_draw_is_no_choice_where_nothing_can_be_laid() -> None:
    for racks, bank, move in (("BB / A", "Ż", DrawTile()), ("BB / A", "", Pass())):
        assert not ANALYST.assess(sight(table_of(racks, bank=bank), 0, "x"), move).is_choice
    assert ANALYST.assess(sight(table_of("KOT / A"), 0, "x"), DrawTile()).is_choice
