"""Doubts and votes: W19."""

from __future__ import annotations

from typing import Any

import pytest

from litera.core.table import Table
from tests.games.word_rummikub.playing import kinds, opened, play, refusal, rules, shown, table_of, words_on

RACKS = "KOSZYKLASDOM / KOTB / RYBAD"


def themed(racks: str = RACKS, **given: Any) -> Table:
    return table_of(racks, **{"theme": "las", **given})


@pytest.mark.parametrize("options", [{"theme": "las"}, {"loanwords": "vote"}])
def test_w19_a_word_of_the_last_play_goes_to_the_vote_of_the_others(options: dict[str, Any]) -> None:
    table = table_of(RACKS, **options)
    state = play(table, "0 play KOSZYK LAS", "2 doubt LAS")
    assert (state["phase"], state["to_act"], state["turn"]) == ("vote", [1, 2], 1)
    assert state["vote"] == {"word": "LAS", "seat": 0, "answers": [None, None, None]}
    state = play(table, "2 no")
    assert (state["to_act"], state["vote"]["answers"]) == ([1], [None, None, "no"])


def test_w19_more_yes_than_no_keeps_the_play() -> None:
    table = themed("KOSZYKLASDOM / KOT / RYBAD / BAT")
    state = play(table, "0 play KOSZYK LAS", "2 doubt LAS", "1 yes", "3 no", "2 yes")
    assert (state["phase"], state["turn"], state["vote"], state["last_play"]) == ("play", 1, None, None)
    assert refusal(table, "2 doubt KOSZYK") == ("wrong_phase", "W19")


def test_w19_else_the_whole_play_is_taken_back_with_the_tiles_drawn_after_it() -> None:
    table = themed(opened=[False, True, True], on_table="SOK", scores=[3, 0, 0])
    before = shown(table)
    assert len(play(table, "0 play KOSZYK LAS DOM")["bank"]) == 3
    state = play(table, "1 doubt LAS", "1 no", "2 yes")
    assert state == before
    assert kinds(table)[-1] == "taken_back"
    assert play(table, "0 play KOSZYK LAS DOM")["scores"] == [15, 0, 0]


def test_w19_after_it_the_seat_may_draw_or_lay_the_same_words_which_may_be_doubted_again() -> None:
    table = themed("KOSZYK / KOT")
    play(table, "0 play KOSZYK", "1 doubt KOSZYK", "1 no")
    assert refusal(table, "1 doubt KOSZYK") == ("wrong_phase", "W19")
    play(table, "0 play KOSZYK", "1 doubt KOSZYK", "1 no")
    assert play(table, "0 draw")["turn"] == 1


def test_w19_with_repeat_game_a_word_taken_back_was_not_laid() -> None:
    table = themed("KOSZYKL / KOT", repeat="game")
    assert play(table, "0 play KOSZYK", "1 doubt KOSZYK", "1 no")["laid_words"] == []
    assert play(table, "0 play KOSZYK")["laid_words"] == ["KOSZYK"]


@pytest.mark.parametrize("act", ["1 draw", "1 play KOT", "1 time up"])
def test_w19_until_the_next_seat_acts(act: str) -> None:
    table = themed(turn_seconds=60)
    play(table, "0 play KOSZYK", act)
    code = ("not_your_turn", "W19") if "play" in act else ("wrong_phase", "W19")
    assert refusal(table, "1 doubt KOSZYK") == code
    assert refusal(table, "2 doubt KOSZYK")[0] == ("no_such_place" if "play" in act else "wrong_phase")


def test_w19_only_words_laid_in_the_last_play() -> None:
    table = themed("TKOTZ / A / B", on_table="KOSZYK LAS")
    play(table, "0 play KOT SZYK LAS from KOSZYK LAS")
    for word in ("LAS", "KOSZYK", "DOM", "OT"):
        assert refusal(table, f"1 doubt {word}") == ("no_such_place", "W19")
    assert play(table, "1 doubt SZYK")["vote"]["word"] == "SZYK"


@pytest.mark.parametrize("named", ["KOt", "KOT"])
def test_w19_a_word_with_a_joker_is_named_in_capitals_or_as_it_lies(named: str) -> None:
    table = themed("KO*B / A")
    assert play(table, "0 play KOt", f"1 doubt {named}")["vote"]["word"] == "KOt"


@pytest.mark.parametrize("named", ["kot", "Kot", "kOT"])
def test_w19_small_letters_that_are_no_jokers_name_another_word(named: str) -> None:
    table = themed("KO*B / A")
    play(table, "0 play KOt")
    assert refusal(table, f"1 doubt {named}") == ("no_such_place", "W19")


def test_w19_who_may_not_doubt_or_vote() -> None:
    table = themed()
    assert refusal(table, "1 doubt KOSZYK") == ("wrong_phase", "W19")
    play(table, "0 play KOSZYK")
    assert refusal(table, "0 doubt KOSZYK") == ("not_your_turn", "W19")
    assert refusal(table, "1 yes") == ("wrong_phase", "W19")
    assert refusal(table, "1 no") == ("wrong_phase", "W19")
    play(table, "1 doubt KOSZYK", "1 no")
    assert refusal(table, "1 yes") == ("not_your_turn", "W19")
    assert refusal(table, "0 yes") == ("not_your_turn", "W19")
    assert refusal(table, "2 doubt KOSZYK") == ("wrong_phase", "W19")
    for move in ("1 draw", "0 play LAS", "2 pass", "1 time up"):
        code = refusal(table, move)
        assert code in (("wrong_phase", "W19"), ("wrong_phase", ""))


def test_w19_without_a_theme_and_votes_nothing_is_doubted_and_nothing_kept_for_it() -> None:
    table = table_of(RACKS)
    assert play(table, "0 play KOSZYK")["last_play"] is None
    assert refusal(table, "1 doubt KOSZYK") == ("wrong_phase", "W19")
    assert refusal(table, "1 yes") == ("wrong_phase", "W19")


def ending() -> Table:
    table = themed("T / LASB / OD*", on_table="KOSZYK", bank="", scores=[1, 2, 40])
    play(table, "0 play KOT SZYK from KOSZYK")
    return table


def test_w19_a_play_that_would_end_the_game_waits() -> None:
    state = shown(ending())
    assert (state["over"], state["to_act"], state["scores"], state["racks"][0]) == (False, [1], [7, 2, 40], "")


@pytest.mark.parametrize(("act", "scores"), [("1 pass", [7, 2, 10]), ("1 play LAS", [7, 5, 10])])
def test_w19_it_ends_the_game_when_the_next_seat_has_acted(act: str, scores: list[int]) -> None:
    state = play(ending(), act)
    assert (state["reason"], state["scores"]) == ("rack_empty", scores)


def test_w19_or_when_all_others_have_said_yes_to_it() -> None:
    table = ending()
    assert refusal(table, "0 yes") == ("not_your_turn", "W19")
    assert refusal(table, "1 no") == ("wrong_phase", "W19")
    assert play(table, "2 yes")["over"] is False
    assert refusal(table, "2 yes") == ("not_your_turn", "W19")
    state = play(table, "1 yes")
    assert (state["reason"], state["scores"]) == ("rack_empty", [7, 2, 10])


def test_w19_or_when_it_has_been_doubted_and_stays() -> None:
    state = play(ending(), "2 doubt SZYK", "2 yes", "1 yes")
    assert (state["over"], state["reason"], state["scores"]) == (True, "rack_empty", [7, 2, 10])


def test_w19_taken_back_it_ends_nothing() -> None:
    table = ending()
    state = play(table, "2 yes", "2 doubt KOT", "2 no", "1 no")
    assert (state["over"], state["racks"][0], state["scores"], state["turn"]) == (False, "T", [1, 2, 40], 0)
    assert words_on(table) == {"KOSZYK"}


def test_w19_passes_before_the_play_count_again_when_it_is_taken_back() -> None:
    table = themed("BC / DE / LASK", bank="", passes=2, turn=2)
    play(table, "2 play LAS", "0 doubt LAS", "0 no", "1 no")
    assert shown(table)["passes"] == 2
    assert play(table, "2 pass")["reason"] == "all_passed"


def test_w19_in_a_game_from_the_start() -> None:
    bound = rules(2, theme="las", first_seat=0)
    table = opened(bound)
    assert play(table, "0 draw")["last_play"] is None
