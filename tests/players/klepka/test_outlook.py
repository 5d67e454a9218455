"""What a seat may expect: each thing counted once, points apart from chances, and the same before and after a move."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.core.table import Table
from litera.games.klepka.moves import Exchange, MakeWord
from litera.games.klepka.pack import own_pack
from litera.games.klepka.rules import KlepkaRules
from litera.players.base import Assessment
from litera.players.klepka import ANALYST
from litera.players.klepka.curve import learned_curve
from litera.players.klepka.outlook import Gain, Outlook, card_worth
from litera.players.klepka.planner import gain_of_words
from litera.players.klepka.swapping import swap_gain
from litera.players.klepka.valuing import value
from litera.players.klepka.ways import Making
from tests.games.klepka.playing import FAR, UKRAINIAN, play, table_of
from tests.players.sights import sight

NEARLY = "Сb Лb Аb Вb Аy Уb Кy Рb Аy Їb Нb"
PACK = [card for card, count in own_pack().cards.items() for _ in range(count)]
DEALT = st.permutations([card for card in PACK if card not in ("~", "Фy", "Ґb")])
PARTS = st.floats(0, 0.5)


def rules_of(table: Table) -> KlepkaRules:
    assert isinstance(table.rules, KlepkaRules)
    return table.rules


def assessed(table: Table, text: str) -> Assessment:
    return ANALYST.assess(sight(table, 0, "assess"), table.rules.notation.read_move(text))


@given(DEALT, st.integers(1, 12), st.integers(1, 12), st.data())
def test_an_exchange_brings_what_the_next_position_is_better_by(
    dealt: list[str], many: int, more: int, data: st.DataObject
) -> None:
    own, other = dealt[:many], dealt[many : many + more]
    table = table_of(f"~ {' '.join(own)} / {' '.join(other)}", FAR)
    move = Exchange(data.draw(st.sampled_from(own)), 1, data.draw(st.sampled_from(other)))
    ruleset = rules_of(table).ruleset
    view = table.rules.view(table.state, 0)
    before = value(ruleset, view, 0, hunts=True)
    gain = swap_gain(rules_of(table), view, 0, values=before, move=move, hunts=True)
    state, _ = table.rules.apply(table.state, 0, move)
    then = value(ruleset, table.rules.view(state, 0), 0, hunts=True).outlook
    expected = before.outlook.after(gain)
    assert (expected.points, expected.own, expected.others) == pytest.approx((then.points, then.own, then.others))


def test_a_word_brings_what_the_next_position_is_better_by() -> None:
    table = table_of(f"{NEARLY} Оb Тb / Гb *", "Іb Іb Фy Фy", lexicon=UKRAINIAN)
    view = table.rules.view(table.state, 0)
    before = value(rules_of(table).ruleset, view, 0, hunts=True)
    move = table.rules.notation.read_move("word ВОНА [Вb Оb Нb Аb]")
    assert isinstance(move, MakeWord)
    state, _ = table.rules.apply(table.state, 0, move)
    made = Making("ВОНА", ("Вb", "Оb", "Нb", "Аb"), state.scores[0])
    gain = gain_of_words(rules_of(table).ruleset, view, before, seat=0, made=[made], hunts=True)
    then = value(rules_of(table).ruleset, table.rules.view(state, 0), 0, hunts=True).outlook
    expected = before.outlook.after(gain)
    assert expected.points - before.wants.flip == pytest.approx(then.points)
    assert expected.own == pytest.approx(then.own)
    assert then.own < before.outlook.own


def test_k16_the_exchange_card_is_paid_for() -> None:
    table = table_of("~ Щb / Щb", FAR)
    view = table.rules.view(table.state, 0)
    values = value(rules_of(table).ruleset, view, 0, hunts=False)
    gain = swap_gain(rules_of(table), view, 0, values=values, move=Exchange("Щb", 1, "Щb"), hunts=False)
    assert gain == Gain(points=-card_worth(rules_of(table).ruleset, "~"))


@given(st.floats(-300, 300), PARTS, PARTS, st.integers(0, 100))
def test_the_chance_is_that_of_the_phrase_and_of_the_lead_where_nobody_makes_it(
    points: float, own: float, others: float, lying: int
) -> None:
    outlook = Outlook(points, own, others, lying)
    assert own <= outlook.chance <= 1 - others
    rival = Outlook(-points, others, own, lying)
    assert outlook.chance + rival.chance == pytest.approx(1)


@given(st.floats(-300, 300), PARTS, PARTS, st.floats(-1, 1), st.floats(-1, 1))
def test_chances_stay_chances_whatever_is_gained(
    points: float, own: float, others: float, more: float, denied: float
) -> None:
    after = Outlook(points, own, others, 40).after(Gain(10.0, more, denied))
    assert 0 <= after.own <= 1
    assert 0 <= after.others <= 1 - after.own
    assert 0 <= after.chance <= 1


@pytest.mark.parametrize("prizes", [("", ""), ("~", "*"), ("~ ~", "* *"), ("*", "~")])
def test_prize_cards_do_not_blow_up_what_a_word_loses(prizes: tuple[str, str]) -> None:
    lying = "Щb Щb Іy Іy Юy Юy Ґb Ґb Єy Єy / Фy Фy Жb Жb Оb Оb Нb Нb Аb Аb"
    hand = f"Тb Тy Еb Еy Мy Мy Иb Иy {prizes[0]}"
    table = table_of(f"{hand} / Гb Кb {prizes[1]}", lying, lexicon=UKRAINIAN)
    found = assessed(table, "word ТЕМИ [Тy Еy Мy Иy]")
    assert found.of_best.points - found.of_played.points < 20
    assert found.of_best.chance - found.of_played.chance < 0.05


def test_k20_the_phrase_missed_costs_chances_and_no_made_up_points() -> None:
    table = table_of(f"{NEARLY} Іb / Гb", FAR, lexicon=UKRAINIAN)
    found = assessed(table, "done")
    assert found.of_best.chance == 1
    assert found.of_best.points - found.of_played.points < 20


def test_a_pair_left_to_others_costs_more_than_its_points() -> None:
    """Who takes it makes words of it, and opens more; but a game brings only so much."""
    lying = "Щb Кy Ґb Єy Тb Оy / Щb Кy Ґb Єy Тb Оy"
    table = table_of(" / ", lying, lexicon=UKRAINIAN, phase="flip")
    play(table, "0 flip A1 B1", "1 flip C1 D1", "0 flip A2 D1", "1 flip C1 D1")
    found = assessed(table, "flip C1 D1")
    assert table.rules.notation.write_move(found.best) == "flip A1 A2"
    pair = 2 * card_worth(rules_of(table).ruleset, "Щb")
    each_way = 2 * pair
    lost = found.of_best.points - found.of_played.points
    assert 1.5 * each_way < lost < 2 * learned_curve().openings[1]
