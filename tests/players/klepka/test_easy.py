"""The easy player: legal, with words that people know, and sensible with its prize cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from litera.core.table import Table
from litera.players.base import Interrupter
from litera.players.klepka import LEVELS
from litera.players.klepka.easy import EasyPlayer
from litera.players.klepka.memory import Retention
from litera.players.klepka.vocabulary import Common, find_swap, find_words
from litera.players.knowing import Known
from tests.games.klepka.playing import UKRAINIAN, opened, play, rules, table_of
from tests.players.sights import sight

EASY_LEVEL = LEVELS["easy"]
assert isinstance(EASY_LEVEL, EasyPlayer)
EASY = replace(EASY_LEVEL, retention=Retention(span=13, most=6, slips=4))
"""The easy level in good form."""
COMMON = Common(Known(3), shortest=3, longest=7)


def chosen(table: Table, seat: int, seed: str = "easy") -> str:
    """Give the text of the move that the easy player makes."""
    move = EASY.choose(sight(table, seat, seed))
    assert table.rules.why_not(table.state, seat, move) is None
    return table.rules.notation.write_move(move)


def interruption(table: Table, seat: int, seed: str = "easy") -> str | None:
    """Give the text of the move with which the easy player interrupts, or None."""
    assert isinstance(EASY, Interrupter)
    move = EASY.interrupt(sight(table, seat, seed))
    if move is None:
        return None
    assert table.rules.why_not(table.state, seat, move) is None
    return table.rules.notation.write_move(move)


def choices(table: Table, seat: int) -> set[str]:
    return {chosen(table, seat, str(number)) for number in range(40)}


def test_it_makes_one_of_its_best_words() -> None:
    table = table_of("Вb Оb Дb Аb Кy Іy Тy / ", lexicon=UKRAINIAN)
    words = choices(table, 0)
    assert 1 < len(words) <= 4
    for text in words:
        word = text.removeprefix("word ")
        assert UKRAINIAN.frequency(word) >= 4
        assert 3 <= len(word) <= 6


def test_it_ends_its_words_when_it_knows_no_more() -> None:
    assert chosen(table_of("Гb Хb / ", lexicon=UKRAINIAN), 0) == "done"
    assert chosen(table_of("Щb Оb / "), 0) == "done"


def test_k21_in_the_last_turns_it_makes_short_words_too_and_passes() -> None:
    table = table_of("Щb Оb Гb / Сb Оb Нb", "")
    assert chosen(table, 0) == "word ЩО"
    play(table, "0 word ЩО")
    assert chosen(table, 0) == "done"
    assert chosen(table_of("Гb / Сb Оb Нb", ""), 0) == "pass"


def test_k20_it_makes_the_phrase() -> None:
    table = table_of("Сb Лb Аb Вb Аy Уb Кy Рb Аy Їb Нb Іb / ", lexicon=UKRAINIAN)
    assert choices(table, 0) == {"word СЛАВА УКРАЇНІ"}


def test_k15_it_spends_a_polysemy_where_it_pays() -> None:
    table = table_of("Щb Оb Кb * Сb Нb / ", "Фy Фy")
    finds = find_words(rules(), table.state, 0, common=COMMON)
    worths = {find.word: find.worth for find in finds}
    assert list(worths)[:2] == ["ЩОКА", "СОН"]
    assert (worths["ЩОКА"], worths["СОН"], worths["ТОН"]) == (24 - 4, 6, 6 - 4)


def test_it_opens_pairs_that_it_remembers_mostly() -> None:
    table = table_of(" / ", "Оb Тb Кb / Кy Сb Сy / Тy Оy", phase="flip")
    play(table, "0 flip A1 C1", "1 flip A2 B2")
    remembering = [chosen(table, 0, str(number)) == "flip C1 A2" for number in range(40)]
    assert 20 < sum(remembering) < 40


def test_it_opens_unknown_cards_rather_than_ones_it_remembers() -> None:
    table = table_of(" / ", "Оb Тb Кb Сb Оy Тy Кy Сy")
    play(table, "0 flip A1 B1")
    opened_next = {place for text in choices(table, 1) for place in text.split()[1:]}
    assert opened_next >= {"C1", "D1", "E1", "F1", "G1", "H1"}
    assert "B1" not in opened_next


def test_k9_it_opens_as_many_as_are_due() -> None:
    table = table_of("Мy / ", "Оb Тb Оy Тy Кb Кy *", phase="flip", made=2)
    assert all(len(text.split()) == 7 for text in choices(table, 0))
    assert all(len(text.split()) == 3 for text in choices(table_of("Мy / ", "Оb Тb Оy Тy", phase="bonus"), 0))


@pytest.mark.parametrize(
    ("word", "hand", "answers"),
    [
        ("НОСО", "Нb Оb Сb Оy", {"yes", "no"}),
        ("НОС", "Нb Оb Сb", {"no"}),
        ("Н'ОС", "Нb Оb Сb", {"no"}),
        ("ННССО", "Нb Нy Сb Сy Оb", {"no"}),
    ],
)
def test_k8_it_accepts_what_sounds_like_a_word_now_and_then(word: str, hand: str, answers: set[str]) -> None:
    table = table_of(f"{hand} / Оb", unknown_words="vote")
    play(table, f"0 word {word}")
    assert choices(table, 1) == answers


def test_k8_it_does_not_accept_what_was_refused_before() -> None:
    table = table_of("Нb Оb Сb Оy / Оb", unknown_words="vote")
    play(table, "0 word НОСО", "1 no", "0 word НОСО")
    assert choices(table, 1) == {"no"}


def test_k16_it_takes_the_card_that_its_best_word_lacks() -> None:
    table = table_of("~ Оb Кb Аb Гb / Щb Тb", "Фy Фy")
    assert chosen(table, 0) == "exchange Гb 1 Щb"
    play(table, "0 exchange Гb 1 Щb")
    assert chosen(table, 0) == "word ЩОКА"


@pytest.mark.parametrize(
    "hands",
    ["~ Оb Кb Аb / Щb Тb", "~ Сb Нb Гb / Оb", "~ Гb Ґb / Щb", "~ Щb Оb Кb Аb Гb / Щb", "Оb Кb Аb Гb / Щb Тb"],
)
def test_k16_it_keeps_the_exchange_where_little_is_gained_or_no_card_is_idle(hands: str) -> None:
    table = table_of(hands, "Фy Фy")
    assert "exchange" not in " ".join(choices(table, 0))


def test_k16_in_the_last_turns_any_gain_is_worth_it() -> None:
    assert chosen(table_of("~ Сb Нb Гb / Оb Лb", ""), 0) == "exchange Гb 1 Оb"


def test_k16_of_two_that_hold_the_card_the_seat_on_turn_gives_it() -> None:
    table = table_of("Кy / ~ Оb Кb Аb Гb / Щb / Щb", "Фy Фy", turn=3)
    swap = find_swap(rules(4), table.state, 1, common=COMMON)
    assert swap is not None
    assert (swap.seat, swap.take) == (3, "Щb")


def test_k16_it_interrupts_to_take_a_card_before_it_is_used_up() -> None:
    table = table_of("Щb Тb / ~ Оb Кb Аb Гb / Мy", "Фy Фy")
    assert interruption(table, 1) == "exchange Гb 0 Щb"
    table = table_of("Мy / ~ Оb Кb Аb Гb / Щb Тb", "Фy Фy")
    assert interruption(table, 1) is None


def test_k16_from_hidden_hands_it_takes_a_card_when_it_has_no_word() -> None:
    table = table_of("~ Гb Ґb Щb Сb / Оb / Тb Тy", "Фy Фy", hidden=True)
    assert chosen(table, 0) == "exchange Сb 2"
    table = table_of("~ Сb Оb Нb Гb / Оb / Тb Тy", "Фy Фy", hidden=True)
    assert chosen(table, 0) == "word СОН"
    assert interruption(table, 0) is None
    assert chosen(table_of("~ Гb / Оb / Тb Тy", "Фy Фy", hidden=True), 0) == "done"


def test_k17_it_mixes_the_table_when_others_could_take_a_pair_that_all_have_seen() -> None:
    table = table_of(" / / #", "Оb Тb Оy Тy Кb Кy")
    assert interruption(table, 2) is None
    play(table, "0 flip A1 B1", "1 flip C1 E1")
    play(table, "2 done", "2 flip B1 E1")
    assert "chaos" in {interruption(table, 2, str(number)) for number in range(10)}
    play(table, "2 chaos")
    assert interruption(table, 2) is None


def test_k18_it_interrupts_only_where_that_is_allowed() -> None:
    table = table_of("Щb Тb Сb Оb Нb / ~ Оb Кb Аb Гb", "Фy Фy", interrupts="between_turns")
    play(table, "0 word СОН")
    assert interruption(table, 1) is None


@pytest.mark.parametrize(
    "options",
    [
        {"unknown_words": "vote", "hands": "hidden"},
        {"match_scope": "nominated", "match_colour": True},
        {"word_filter": "verbs", "repeat_words": "none", "interrupts": "between_turns"},
        {"flip_count": "max_of_both", "prize_pair_bonus": False, "double_for": "both"},
    ],
)
def test_games_of_easy_players_end_and_have_words(options: dict[str, Any]) -> None:
    bound = rules(3, lexicon=UKRAINIAN, **options)
    table = opened(bound, seed=str(options))
    for number in range(3000):
        seats = bound.turn(table.state).seats
        if not seats:
            break
        moves = ((seat, interruption(table, seat, str(number))) for seat in range(3) if seat not in seats)
        seat, text = next(((seat, text) for seat, text in moves if text), (seats[0], None))
        table.act(seat, text or chosen(table, seat, str(number)))
    assert bound.outcome(table.state) is not None
    assert sum(len(sheet) for sheet in table.state.words) >= 8
