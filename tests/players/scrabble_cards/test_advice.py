"""Hints and assessments: legal, said in every language, and never better for the played move than for the best."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from litera.analysis.review import review
from litera.core.table import Table
from litera.games.scrabble_cards.moves import Accept, Check, Exchange, Lay, Pass
from litera.games.scrabble_cards.pack import own_pack
from litera.players.base import Assessment, Budget, Hint
from litera.players.scrabble_cards import ANALYST
from litera.texts import LANGUAGES, Speaker
from litera.words.catalog import open_lexicon
from litera.words.lexicon import Lexicon
from tests.games.scrabble_cards.playing import opened, play, rules, table_of
from tests.players.sights import sight

KOT = [["KOT", 0, 0, "across"]]
ALL_BUT_A_FEW = "E E E E E E I I I I I I I"


def hinted(table: Table, seat: int = 0, *, best: bool = False, level: str | None = None) -> Hint:
    hint = ANALYST.hint(sight(table, seat, "hint"), best=best, level=level)
    assert table.rules.why_not(table.state, seat, hint.move) is None
    for language in LANGUAGES:
        speaker = Speaker(language, ("Anna", "Piotr"), seat)
        assert speaker.say(hint.nudge)
        reasons = [speaker.say(reason) for reason in hint.why]
        assert 1 <= len(reasons) <= 3
        # A small letter among capitals breaks a word for a voice, and a sign is passed over.
        mixed = [word for reason in reasons for word in re.findall(r"\w+", reason) if word[1:] != word[1:].lower()]
        assert all(word.isupper() for word in mixed), reasons
        assert "*" not in " ".join(reasons)
    return hint


def assessed(table: Table, text: str, seat: int = 0) -> Assessment:
    found = ANALYST.assess(sight(table, seat, "assess"), table.rules.notation.read_move(text))
    assert found.of_best.points >= found.of_played.points
    assert found.of_best.chance >= found.of_played.chance
    assert table.rules.why_not(table.state, seat, found.best) is None
    return found


def keys(hint: Hint) -> list[str]:
    return [message.key.removeprefix("scrabble_cards-hint-") for message in (hint.nudge, *hint.why)]


def test_a_hint_points_to_a_word_without_naming_it() -> None:
    hint = hinted(table_of("M Y S Z A x2 / A", on_table=KOT, bag=None))
    assert isinstance(hint.move, Lay)
    assert keys(hint)[:2] == ["nudge-lay", "points"]
    assert hint.move.word not in Speaker("pl").say(hint.nudge)
    assert hint.nudge.parameters["length"] == len(hint.move.word)


def test_a_word_is_compared_with_another_word_and_not_with_itself_elsewhere() -> None:
    """GANEM fits above KOT and below it."""
    position = {"hands": [["M", "N", "E", "A", "G", "*", "x2"], ["A"]], "table": [["KOT", 0, 0, "across"]]}
    hint = hinted(opened(rules(lexicon=open_lexicon("pl")), position), best=True)
    (compared,) = (message for message in hint.why if message.key == "scrabble_cards-hint-compared")
    assert isinstance(hint.move, Lay)
    assert compared.parameters["word"] != hint.move.word == "GANEM"


def test_a_hint_has_words_that_people_know_unless_the_very_best_is_asked_for() -> None:
    """GANEM is hardly ever written."""
    position = {"hands": [["M", "N", "E", "A", "G", "*", "x2"], ["A"]], "table": [["KOT", 0, 0, "across"]]}
    bound = rules(lexicon=open_lexicon("pl"))
    for best in (False, True):
        move = hinted(opened(bound, position), best=best).move
        assert isinstance(move, Lay)
        assert (bound.ruleset.lexicon.frequency(move.word) < 2) == best


@pytest.mark.parametrize(("level", "word"), [("first", "OKNO"), ("expert", "KONNO"), ("master", "KONNO")])
def test_a_hint_for_a_beginner_has_everyday_words(level: str, word: str) -> None:
    lexicon = open_lexicon("pl")
    move = hinted(opened(rules(lexicon=lexicon), {"hands": [[*"KONNOW"], ["A"]]}), level=level).move
    assert isinstance(move, Lay)
    assert (lexicon.frequency(move.word) >= 4) == (level == "first"), move.word


@pytest.mark.parametrize(
    ("hand", "language", "said"),
    [
        ("M Y S Z Ż", "pl", "Na następną turę zostaje: Ż."),
        ("M Y S Z Ż Ź", "pl", "Na następną turę zostają: Ź, Ż."),
        ("M Y S Z Ż", "uk", "На наступний хід лишається: Ż."),
        ("M Y S Z Ż", "ro", "Pentru tura următoare păstrezi Ż."),
    ],
)
def test_what_a_hint_keeps_is_said_in_the_right_number(hand: str, language: str, said: str) -> None:
    words = Lexicon.of_words(["kot", "koty", "mysz"], "pl")
    position = {"hands": [hand.split(), ["A"]], "table": KOT}
    hint = hinted(opened(rules(lexicon=words), position))
    assert Speaker(language).say(hint.why[1]) == said


def test_a_hint_may_be_an_exchange_or_a_pass() -> None:
    hint = hinted(table_of("W W W Ż / A", bag=None))
    assert isinstance(hint.move, Exchange)
    assert keys(hint)[:2] == ["nudge-exchange", "exchange"]
    hint = hinted(table_of("W W W Ż / A"))
    assert hint.move == Pass()
    assert keys(hint)[:2] == ["nudge-pass", "pass"]


def test_s14_a_hint_to_pass_does_not_say_that_nothing_can_be_laid_where_something_can() -> None:
    removed = Counter(own_pack().cards) - Counter("KOTA") - Counter("YSTA")
    position = {
        "hands": [["Y", "S"], ["T", "A"]],
        "table": [["KOT", 0, 0, "across"], ["TA", 2, 0, "down"]],
        "bag": [],
        "removed": list(removed.elements()),
    }
    lexicon = Lexicon.of_words(["kot", "koty", "to", "ty", "ta", "as"], "pl")
    table = opened(rules(lexicon=lexicon, auto_check=True), position)
    hint = hinted(table)
    assert hint.move == Pass()
    assert keys(hint)[:2] == ["nudge-wait", "wait"]


@pytest.mark.parametrize(
    ("word", "hand", "expected"),
    [
        ("TKO", "A", ["nudge-check", "check"]),
        ("KOT", "A", ["nudge-accept", "accept"]),
        ("KOT", "c11", ["nudge-condition", "condition"]),
    ],
)
def test_s8_a_hint_helps_with_an_answer(word: str, hand: str, expected: list[str]) -> None:
    table = table_of(f"{' '.join(word)} / {hand}")
    play(table, f"0 lay {word} 0 0 across")
    assert keys(hinted(table, 1)) == expected


def test_the_best_move_loses_nothing() -> None:
    table = table_of("M Y S Z A x2 / A", on_table=KOT, bag=None)
    best = assessed(table, "pass").best
    again = assessed(table, table.rules.notation.write_move(best))
    assert assessed(table, "pass").of_best.points - assessed(table, "pass").of_played.points > 5
    assert again.of_best.points - again.of_played.points < 5


@pytest.mark.parametrize("move", ["lay MYSZ 3 -1 down", "lay ZMYS 5 5 down", "exchange Z", "pass"])
def test_every_move_can_be_assessed(move: str) -> None:
    assessed(table_of("M Y S Z A x2 / A", on_table=KOT, bag=None), move)


def test_a_lay_of_no_word_is_a_turn_lost() -> None:
    table = table_of("M Y S Z A / A", on_table=KOT, bag=None)
    assert assessed(table, "lay ZSYM 3 -3 down").of_played == assessed(table, "pass").of_played


def test_s8_an_answer_is_held_against_the_best_answer() -> None:
    table = table_of("T K O / A")
    play(table, "0 lay TKO 0 0 across")
    found = assessed(table, "accept", 1)
    assert found.best == Check()
    assert found.of_best.points - found.of_played.points == 10
    table = table_of("K O T / A", failed_check="minus5")
    play(table, "0 lay KOT 0 0 across")
    found = assessed(table, "check", 1)
    assert found.best == Accept()
    assert found.of_best.points - found.of_played.points == 5


@pytest.mark.parametrize(
    ("word", "hand", "options", "is_choice"),
    [
        ("KOT", "A", {}, False),
        ("KOT", "A c13", {}, False),
        ("TKO", "A", {}, True),
        ("KOT", "A c11", {}, True),
        ("KOT", "A", {"failed_check": "minus5"}, True),
        ("KOT", "A", {"auto_check": True}, False),
    ],
)
def test_s8_an_answer_is_a_choice_where_one_is_worth_more_than_another(
    word: str, hand: str, options: dict[str, Any], is_choice: bool
) -> None:
    table = table_of(f"{' '.join(word)} / {hand}", **options)
    play(table, f"0 lay {word} 0 0 across")
    assert assessed(table, "accept", 1).is_choice is is_choice


@pytest.mark.parametrize("language", LANGUAGES)
def test_s11_what_a_better_exchange_would_have_drawn_is_not_revealed(language: str) -> None:
    table = table_of("W W W Ż / A", bag=None)
    play(table, "0 pass")
    (decision,) = review(table, Budget)
    assert decision.best.startswith("exchange W W")
    told = Speaker(language, ("Anna", "Piotr")).say(decision.of_best)
    assert "W" in told
    assert not {";", "?"} & set(told)
