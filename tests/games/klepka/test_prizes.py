"""Exchange and chaos: what they do, when they may be played, what is refused (K16 to K18)."""

from __future__ import annotations

from collections import Counter

import pytest

from litera.protocol.speech import sentences
from litera.texts import say
from tests.games.klepka.playing import legal, lying, play, refusal, shown, table_of, told


def test_k16_an_exchange_swaps_two_cards_and_is_discarded() -> None:
    table = table_of("Щb Оb Кb Аb / ~ Ьb Мy")
    state = play(table, "1 exchange Ьb 0 Щb")
    assert [sorted(hand) for hand in state["hands"]] == [["Аb", "Кb", "Оb", "Ьb"], ["Мy", "Щb"]]
    assert (state["turn"], state["phase"], state["to_act"]) == (0, "words", [0])
    assert refusal(table, "0 word ЩОКА") == ("not_yours", "K3")
    assert refusal(table, "1 exchange Мy 0 Ьb") == ("not_yours", "K16")


def test_k16_prize_cards_may_be_swapped_too() -> None:
    assert play(table_of("* / ~ Ьb"), "1 exchange Ьb 0 *")["hands"] == [["Ьb"], ["*"]]
    assert play(table_of("Оb / ~ ~"), "1 exchange ~ 0 Оb")["hands"] == [["~"], ["Оb"]]
    assert play(table_of("~ Оb / ~ #"), "1 exchange # 0 ~")["hands"] == [["Оb", "#"], ["~"]]


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("1 exchange ~ 0 Щb", ("not_yours", "K16")),
        ("2 exchange Ьb 3 Щb", ("no_such_place", "K16")),
        ("2 exchange Ьb 0 Аb", ("no_such_place", "K16")),
        ("2 exchange Аb 0 Щb", ("not_yours", "K16")),
        ("2 exchange Ьb 2 Ьb", ("bad_move", "K16")),
        ("2 exchange Ьb 9 Щb", ("no_such_place", "K16")),
        ("2 exchange Ьb 0", ("bad_move", "")),
        ("2 exchange Ьb", ("bad_move", "")),
        ("2 exchange", ("bad_move", "")),
        ("2 exchange Ьb x Щb", ("bad_move", "")),
        ("2 exchange Ьb -1 Щb", ("bad_move", "")),
        ("2 exchange Ґy 0 Щb", ("bad_move", "")),
        ("0 exchange Оb 2 Ьb", ("not_yours", "K16")),
    ],
)
def test_k16_what_is_refused(move: str, expected: tuple[str, str]) -> None:
    assert refusal(table_of("Щb Оb / ~ / ~ Ьb / "), move) == expected


def test_k16_with_hidden_hands_chance_draws_and_only_the_two_know() -> None:
    table = table_of("Щb Оb / ~ Ьb / Кb", hidden=True)
    assert refusal(table, "1 exchange Ьb 0 Щb")[0] == "bad_move"
    state = play(table, "1 exchange Ьb 0")
    assert Counter(state["hands"][0] + state["hands"][1]) == Counter(["Щb", "Оb", "Ьb"])
    assert "Ьb" in state["hands"][0]
    taken = state["hands"][1][0]
    for watcher in (0, 1):
        event = told(table, watcher)[-1]
        assert (event["kind"], event["give"], event["take"], event["other"]) == ("exchanged", "Ьb", taken, 0)
    for event in (told(table, 2)[-1], told(table)[-1]):
        assert (event["kind"], event["give"], event["take"], event["other"]) == ("exchanged", "?", "?", 0)
    assert shown(table, 0)["hands"][1] == ["?"]


def test_k16_every_card_of_a_hidden_hand_may_be_drawn() -> None:
    drawn = set()
    for seed in range(20):
        table = table_of("Щb Оb / ~ Ьb", hidden=True, seed=str(seed))
        drawn.add(play(table, "1 exchange Ьb 0")["hands"][1][0])
    assert drawn == {"Щb", "Оb"}


def test_k17_chaos_leaves_gaps_as_gaps_and_the_same_cards() -> None:
    orders = set()
    for seed in range(8):
        table = table_of(" / # Сb", "Оb . Тb / . Кb / Оb Тb Кb", seed=str(seed))
        before = lying(table)
        state = play(table, "1 chaos")
        assert (state["turn"], state["phase"], state["flips"], state["hands"]) == (0, "flip", 1, [[], ["Сb"]])
        assert lying(table).keys() == before.keys()
        assert Counter(lying(table).values()) == Counter(before.values())
        orders.add(tuple(lying(table).values()))
    assert len(orders) > 1


def test_k17_what_chaos_did_is_usually_announced() -> None:
    table = table_of(" / # Сb", "Оb . Тb / . Кb / Оb Тb Кb")
    play(table, "1 chaos")
    said = [say(one, "en", ("Anna", "Oleh"), you=0) for one in sentences(table, 0, "last", verbosity=2, since=0)]
    assert said == ["Oleh plays chaos!", "Shuffled: 6 cards."]


def test_k17_what_is_refused() -> None:
    assert refusal(table_of("Сb / #"), "0 chaos") == ("not_yours", "K17")
    empty = table_of("Сb Оb Нb # / Оb", "")
    assert refusal(empty, "0 chaos") == ("nothing_to_shuffle", "K17")
    assert "chaos" not in legal(empty, 0)


def test_k18_interrupts_at_any_moment_leave_the_turn_as_it_is() -> None:
    table = table_of("Мy / # Ьb / ~ Гb Хb / ~ #", "Оb Оy Оb Оy", phase="flip")
    assert legal(table, 3) == [
        "chaos",
        "exchange # 0 Мy",
        "exchange # 1 #",
        "exchange # 1 Ьb",
        *(f"exchange # 2 {card}" for card in ("~", "Гb", "Хb")),
    ]
    assert play(table, "1 chaos")["to_act"] == [0]
    assert play(table, "0 flip A1 B1")["phase"] == "bonus"
    state = play(table, "2 exchange Гb 0 Мy")
    assert (state["phase"], state["bonus"], state["turn"]) == ("bonus", 1, 0)
    assert refusal(table, "2 stop") == ("not_your_turn", "K14")
    assert refusal(table, "2 flip C1 D1") == ("not_your_turn", "K14")


def test_k18_interrupts_in_a_vote_take_no_card_that_lies_aside() -> None:
    table = table_of("Сb Оb Нb Мy / ~ Ьb / # Кb", unknown_words="vote")
    play(table, "0 word НОС")
    assert refusal(table, "1 exchange Ьb 0 Сb") == ("no_such_place", "K16")
    play(table, "1 exchange Ьb 0 Мy", "2 chaos", "2 yes")
    state = play(table, "1 no")
    assert [sorted(hand) for hand in state["hands"]] == [["Нb", "Оb", "Сb", "Ьb"], ["Мy"], ["Кb"]]


def test_k18_between_turns_only_before_anything_was_done() -> None:
    table = table_of("Сb Оb Нb Мy Кb / # Ьb / ~ Кy", "Фy Фy / Ґb Ґb / Щb Щb", interrupts="between_turns")
    assert play(table, "2 exchange Кy 0 Мy")["turn"] == 0
    play(table, "0 word СОН")
    assert refusal(table, "1 chaos") == ("wrong_phase", "K18")
    assert legal(table, 1) == []
    play(table, "0 done")
    assert refusal(table, "1 chaos") == ("wrong_phase", "K18")
    play(table, "0 flip A1 A2 B1 B2", "0 stop")
    assert play(table, "1 chaos")["turn"] == 1


def test_k18_between_turns_after_done_without_a_word() -> None:
    table = table_of("Сb / # Ьb", interrupts="between_turns")
    play(table, "0 done")
    assert refusal(table, "1 chaos") == ("wrong_phase", "K18")


def test_k18_between_turns_after_done_of_a_hand_that_chaos_emptied() -> None:
    table = table_of("# / # Ьb", interrupts="between_turns")
    play(table, "0 chaos", "0 done")
    assert refusal(table, "1 chaos") == ("wrong_phase", "K18")


def test_k18_between_turns_before_the_flips_of_an_empty_hand_but_not_in_its_bonus() -> None:
    table = table_of(" / # # Ьb", "Оb Оb Оb Оb", interrupts="between_turns")
    play(table, "1 chaos", "0 flip A1 B1")
    assert refusal(table, "1 chaos") == ("wrong_phase", "K18")


def test_k18_between_turns_a_word_that_was_voted_down_was_not_made() -> None:
    table = table_of("Сb Оb Нb Мy / # Ьb", interrupts="between_turns", unknown_words="vote")
    play(table, "0 word НОС", "1 no")
    assert play(table, "1 chaos")["phase"] == "words"


def test_k18_between_turns_a_word_on_vote_is_not_made_yet() -> None:
    table = table_of("Сb Оb Нb Мy / # # Ьb / Кb", interrupts="between_turns", unknown_words="vote")
    play(table, "0 word НОС")
    assert play(table, "1 chaos")["phase"] == "vote"
    play(table, "1 yes", "2 yes")
    assert refusal(table, "1 chaos") == ("wrong_phase", "K18")


def test_k18_between_turns_a_word_on_vote_after_a_word_was_made() -> None:
    table = table_of("Сb Оb Нb Оy Кb Оy / # Ьb", interrupts="between_turns", unknown_words="vote")
    play(table, "0 word ОКО", "0 word СН")
    assert refusal(table, "1 chaos") == ("wrong_phase", "K18")


def test_an_exchange_with_oneself_cannot_be_read_in_any_phase() -> None:
    table = table_of("Сb Оb Нb / ~ Ьb", interrupts="between_turns")
    play(table, "0 word СОН")
    assert refusal(table, "1 exchange Ьb 1 Ьb")[0] == "bad_move"
