"""Hints and the analysis of a game, on the small test game, whose analyst can be checked by hand."""

from __future__ import annotations

import re
from typing import Any

import pytest

from litera.analysis.plot import draw, floors
from litera.analysis.review import Decision, review, turning_points
from litera.analysis.wording import summed_up, told
from litera.core.draws import seed_of
from litera.core.message import Message, message
from litera.core.table import Table, TableConfig
from litera.games.opening import open_table
from litera.players.base import Budget
from litera.players.levels import hint
from litera.protocol.desk import Desk
from litera.texts import LANGUAGES, Speaker

HANDS: dict[str, Any] = {"hands": [[2, 9], [5, 8]], "stock": []}


def table(*moves: str, position: dict[str, Any] = HANDS) -> Table:
    opened = open_table(TableConfig("thimbles", 0, seed_of("test"), {"timed": True}, position))
    for move in moves:
        (seat,) = opened.rules.turn(opened.state).seats
        if move == "time up":
            opened.time_up(seat)
        else:
            opened.act(seat, move)
    return opened


def reviewed(*moves: str) -> list[Decision]:
    return list(review(table(*moves), Budget))


def decided(number: int, lost: float, turned: float, best: str = "", seat: int = 0) -> Decision:
    said = Message("move-notation", {"move": f"move {number}"})
    better = best or f"better than {number}"
    return Decision(number, seat, f"move {number}", better, lost, 0.9, 0.9 - turned, said, said, None, "points")


def test_each_move_is_held_against_the_best() -> None:
    first, second = reviewed("play 2", "play 8")
    assert (first.number, first.seat, first.move, first.best, first.lost) == (1, 0, "play 2", "play 9", 7)
    assert (first.before, first.after) == pytest.approx((0.9, 0.55))
    assert (second.number, second.seat, second.move, second.best, second.lost) == (2, 1, "play 8", "play 8", 0)
    assert second.turned == 0


def test_time_that_ran_out_is_no_decision_but_counts_as_a_move() -> None:
    (decision,) = reviewed("time up", "play 5")
    assert (decision.number, decision.seat, decision.lost) == (2, 1, 3)


def test_where_nothing_was_to_be_decided_there_is_no_decision() -> None:
    played = table("pass", "play 8", position={"hands": [[], [5, 8]], "stock": []})
    (decision,) = review(played, Budget)
    assert (decision.number, decision.seat, decision.move) == (2, 1, "play 8")


def test_turning_points_are_the_costliest_moves_in_the_order_of_the_game() -> None:
    decisions = [decided(number, lost, lost / 20) for number, lost in enumerate((1, 5, 0, 3, 2), 1)]
    assert [decision.number for decision in turning_points(decisions)] == [2, 4, 5]
    assert [decision.number for decision in turning_points(decisions, 1)] == [2]
    assert turning_points(decisions[2:3]) == []


def test_a_chance_that_was_missed_again_and_again_turned_the_game_once_where_it_cost_most() -> None:
    costs = (0.1, 0.3, 0.3, 0.2)
    decisions = [decided(number, 5, cost, "that pair") for number, cost in enumerate(costs, 1)]
    assert [decision.number for decision in turning_points(decisions)] == [2]
    others = decided(5, 5, 0.05), decided(6, 5, 0.1, "that pair", seat=1)
    assert [decision.number for decision in turning_points([*decisions, *others])] == [2, 5, 6]


def test_a_chance_that_was_taken_and_comes_again_is_another_one() -> None:
    missed, taken, again = decided(1, 5, 0.1, "draw"), decided(2, 0, 0, "draw"), decided(3, 5, 0.2, "draw")
    assert turning_points([missed, again]) == [again]
    assert turning_points([missed, taken, again]) == [missed, again]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_analysis_is_said_in_every_language(language: str) -> None:
    decisions = reviewed("play 2", "play 8")
    say = Speaker(language, ("Anna", "Piotr")).say
    lines = [say(sentence) for sentence in (*map(told, decisions), *summed_up(decisions, 2))]
    assert len(lines) == 6
    assert "Anna: 2" in lines[0]
    assert "play 9" in lines[0]
    assert "Piotr: 8" in lines[1]
    assert "Anna: 2" in lines[3]
    assert "Anna" in lines[4]


def test_a_move_that_promises_as_much_as_the_best_counts_as_one() -> None:
    assert decided(1, 0.0, 0.004).is_best
    assert told(decided(1, 0.0, 0.004)).key == "analysis-best"
    assert not decided(1, 2.0, 0.0).is_best
    assert not decided(1, 0.0, 0.01).is_best


def test_the_game_turns_at_no_move_that_gave_away_little() -> None:
    decisions = [decided(1, 0.0, 0.004), decided(2, 30.0, 0.029), decided(3, 0.0, 0.031), decided(4, 5.0, -0.2)]
    assert [decision.number for decision in turning_points(decisions)] == [3]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "No single move decided the game."),
        ("pl", "Żaden pojedynczy ruch nie rozstrzygnął partii."),
        ("uk", "Жоден окремий хід не вирішив долі партії."),
        ("ro", "Nicio mutare nu a decis singură partida."),
    ],
)
def test_a_game_without_turning_points_says_so(language: str, said: str) -> None:
    first, *others = summed_up([decided(1, 2.0, 0.02)], 1)
    assert Speaker(language, ("Anna",)).say(first) == said
    assert [sentence.key for sentence in others] == ["analysis-seat"]


@pytest.mark.parametrize(
    ("lost", "turned", "said"),
    [
        (2.0, 0.1, "Chance of winning: from 90% to 80%; 2 points lost."),
        (2.0, 0.0, "Chance of winning still 90%; 2 points lost."),
        (0.0, 0.1, "Chance of winning: from 90% to 80%."),
        (0.04, 0.001, "Chance of winning still 90%; almost nothing lost."),
    ],
)
def test_of_what_a_move_cost_only_what_is_left_when_rounded_is_shown(lost: float, turned: float, said: str) -> None:
    assert Speaker("en").say(told(decided(1, lost, turned))) == f"1. move 1. {said} Better: move 1."


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_says_that_nothing_was_lost(language: str) -> None:
    costs = [(0.0, 0.1), (0.04, 0.001), (0.0, 0.0)]
    decisions = [decided(number, lost, turned) for number, (lost, turned) in enumerate(costs, 1)]
    say = Speaker(language, ("Anna",)).say
    for sentence in (*map(told, decisions), *summed_up(decisions, 1)):
        assert not re.search(r"\b0\b", say(sentence)), say(sentence)


def test_numbers_are_said_as_the_language_says_them() -> None:
    decisions = [*reviewed("play 2", "play 8")[:1], *reviewed("play 9", "play 5")[:1]]
    assert Speaker("en", ("Anna", "Piotr")).say(list(summed_up(decisions, 2))[-1]) == (
        "Anna: 1 of 2 moves were the best found; average loss per move: 3.5 points"
    )
    assert Speaker("pl", ("Anna", "Piotr")).say(list(summed_up(decisions, 2))[-1]) == (
        "Anna – najlepsze znalezione ruchy: 1 z 2; średnia strata na ruch: 3,5 pkt"
    )


@pytest.mark.parametrize(
    ("language", "unit", "said"),
    [
        ("en", "tokens", "1 letter, 0.4 letters"),
        ("en", "rounds", "1 round, 0.4 rounds"),
        ("pl", "tokens", "1 litery, 0,4 litery"),
        ("pl", "rounds", "1 rundy, 0,4 rundy"),
        ("uk", "tokens", "1 літеру, 0,4 літери"),
        ("uk", "rounds", "1 раунд, 0,4 раунду"),
        ("ro", "tokens", "1 literă, 0,4 litere"),
        ("ro", "rounds", "1 rundă, 0,4 runde"),
    ],
)
def test_what_was_lost_is_counted_in_what_the_game_counts(language: str, unit: str, said: str) -> None:
    say = Speaker(language).say
    assert ", ".join(say(message("analysis-points", lost=lost, unit=unit)) for lost in (1.0, 0.4)) == said


@pytest.mark.parametrize(("form", "beginning"), [("svg", b"<?xml"), ("png", b"\x89PNG")])
def test_an_analysis_is_drawn(form: str, beginning: bytes) -> None:
    assert draw(reviewed("play 2", "play 8"), ("Anna", "Piotr"), form, axes=("moves", "chances")).startswith(beginning)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_breaks_between_a_number_and_its_percent_sign(language: str) -> None:
    decisions = [decided(1, 2.0, 0.1), decided(2, 0.0, 0.0)]
    say = Speaker(language, ("Anna",)).say
    for sentence in (*map(told, decisions), *summed_up(decisions, 1)):
        assert " %" not in say(sentence)


def test_labels_of_a_picture_that_are_near_one_another_stand_one_above_the_other() -> None:
    assert floors([246, 250, 262], 326) == [0, 1, 2]
    assert floors([11, 35, 50], 95) == [0, 0, 0]
    assert floors([2, 50, 52], 95) == [0, 0, 1]
    assert floors([], 0) == []


def test_a_hint_is_for_a_seat_that_is_to_act() -> None:
    opened = table()
    helped = hint(opened, 0, Budget())
    assert helped is not None
    assert opened.rules.notation.write_move(helped.move) == "play 9"
    assert hint(opened, 1, Budget()) is None


def test_the_desk_explains_its_advice() -> None:
    desk = Desk(lambda: bytes(32))
    opened = desk.answer({"do": "setup", "game": "thimbles", "position": HANDS})
    asked = {"do": "advise", "table": opened["table"], "seat": 0, "explain": True}
    assert desk.answer(asked) == {
        "ok": True,
        "move": "play 9",
        "typed": "play 9",
        "said": "play 9",
        "event": {"kind": "played", "seat": 0, "card": 9},
        "nudge": "Look at your cards.",
        "why": ["Card 9 is your highest."],
    }
