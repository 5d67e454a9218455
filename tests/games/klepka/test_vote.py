"""Votes on words that the lexicon lacks (K8)."""

from __future__ import annotations

import pytest

from tests.games.klepka.playing import legal, play, refusal, shown, table_of, told


def test_k8_a_word_that_the_lexicon_lacks_goes_to_the_others() -> None:
    table = table_of("Сb Оb Нb Мy / Оb / Кb", unknown_words="vote")
    assert refusal(table, "1 yes") == ("wrong_phase", "K8")
    state = play(table, "0 word НОС [Нb Оb Сb]")
    assert (state["phase"], state["turn"], state["to_act"], state["made"]) == ("vote", 0, [1, 2], 0)
    assert state["vote"] == {
        "word": "НОС",
        "cards": ["Нb", "Оb", "Сb"],
        "votes": [None, None, None],
        "back_to": "words",
    }
    assert state["hands"][0] == ["Мy"]
    assert shown(table, 2)["vote"] == state["vote"]
    assert refusal(table, "0 yes") == ("not_your_turn", "K8")
    for move in ("0 done", "0 flip A1 B1", "0 word СОН", "0 stop", "0 pass"):
        assert refusal(table, move)[0] == "wrong_phase"


def test_k8_more_yes_than_no_accepts() -> None:
    table = table_of("Сb Оb Нb Мy / Оb / Кb", unknown_words="vote")
    state = play(table, "0 word НОС", "1 yes")
    assert (state["to_act"], state["vote"]["votes"]) == ([2], [None, "yes", None])
    assert refusal(table, "1 no") == ("not_your_turn", "K8")
    assert legal(table, 1) == []
    assert legal(table, 2) == ["yes", "no"]
    state = play(table, "2 yes")
    assert (state["phase"], state["scores"], state["made"], state["vote"]) == ("words", [6, 0, 0], 1, None)
    assert state["words"][0] == [{"word": "НОС", "points": 6}]
    assert [event["kind"] for event in told(table)] == ["proposed", "voted", "voted", "word"]


@pytest.mark.parametrize("answers", [("1 yes", "2 no"), ("2 no", "1 no"), ("2 yes", "1 no")])
def test_k8_a_tie_refuses_and_the_cards_come_back(answers: tuple[str, str]) -> None:
    table = table_of("Сb Оb * Мy / Оb / Кb", unknown_words="vote")
    state = play(table, "0 word НОС [Оb Сb *Н]", *answers)
    assert (state["phase"], state["scores"], state["made"]) == ("words", [0, 0, 0], 0)
    assert sorted(state["hands"][0]) == ["*", "Мy", "Оb", "Сb"]
    assert play(table, "0 done")["flips"] == 1


def test_k8_words_of_the_lexicon_need_no_vote_and_other_rules_come_first() -> None:
    table = table_of("Сb Оb Нb Яy Мy / Оb", unknown_words="vote", repeat_words="none")
    assert play(table, "0 word СОН")["phase"] == "words"
    assert refusal(table, "0 word Я") == ("too_short", "K4")
    assert refusal(table, "0 word НОС") == ("not_yours", "K3")
    table = table_of("Оb Мy / Оb", unknown_words="vote")
    assert refusal(table, "0 word ОМ") == ("word_not_allowed", "K4")


def test_k7_k8_a_word_that_was_voted_in_may_not_be_repeated() -> None:
    table = table_of("Сb Оb Нb Сy Оy Нy / Оb", unknown_words="vote", repeat_words="none")
    play(table, "0 word НОС", "1 yes")
    assert refusal(table, "0 word НОС") == ("word_repeated", "K7")


def test_k8_the_list_is_not_complete_while_any_word_may_be_proposed() -> None:
    table = table_of("Гb Ґb / Оb", "Фy Фy", unknown_words="vote")
    listed = table.rules.legal(table.state, 0)
    assert (legal(table, 0), listed.complete) == (["done"], False)
    table = table_of("Гb Ґb / Оb", "Фy Фy")
    assert table.rules.legal(table.state, 0).complete


def test_k8_k21_a_vote_in_the_last_turns() -> None:
    table = table_of("Сb Оb Нb / Оb", "", unknown_words="vote", passes=1)
    state = play(table, "0 word НОС")
    assert (state["phase"], state["vote"]["back_to"], state["passes"]) == ("vote", "last_words", 1)
    state = play(table, "1 no")
    assert (state["phase"], state["passes"], state["over"]) == ("last_words", 1, False)
    assert play(table, "0 pass")["reason"] == "all_passed"
