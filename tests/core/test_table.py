"""A table: options and a log; the state is what the log folds to."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from litera.core.draws import Stream, seed_of
from litera.core.event import Event, Onlooker
from litera.core.game import TimeUp
from litera.core.refusal import Code, IllegalMoveError, NotationError, SetupError
from litera.core.table import NOW, TIME_UP, Entry, Table, TableConfig
from litera.core.teller import Teller
from litera.games.game import Binding
from tests.contract import toy

SEED = seed_of("table")


def open_toy(position: dict[str, Any] | None = None, **options: Any) -> Table:
    rules = toy.ToyRules(Binding(2, {"goal": 30, "timed": False, **options}, None, None))
    table = Table(TableConfig("thimbles", 2, SEED, options, position), rules)
    table.settle()
    return table


def test_settling_lets_chance_move_until_a_seat_is_to_act() -> None:
    table = open_toy()
    order = Stream(SEED, "move 0").shuffled(toy.PACK)
    assert table.log == (Entry(None, "mix " + " ".join(map(str, order))),)
    assert table.state.hands == (tuple(sorted(order[:3])), tuple(sorted(order[3:6])))
    assert table.rules.turn(table.state).seats == (0,)


def test_each_draw_of_chance_has_a_stream_of_its_own() -> None:
    table = Table(
        TableConfig("thimbles", 2, SEED, {}), toy.ToyRules(Binding(2, {"goal": 30, "timed": False}, None, None))
    )
    table.replay(open_toy().log)
    later = open_toy({"hands": [[1], [2]]})
    assert later.log[0].move == "mix " + " ".join(map(str, Stream(SEED, "move 0").shuffled(range(3, 13))))


def test_a_move_goes_into_the_log_and_chance_moves_after_it() -> None:
    table = open_toy()
    before = table.last
    assert table.act(0, "draw") == before
    assert table.log[-1] == Entry(0, "draw")
    assert table.rules.turn(table.state).seats == (1,)


@pytest.mark.parametrize(
    ("seat", "text", "error", "code"),
    [
        (0, "fly", NotationError, Code.BAD_MOVE),
        (0, "play 99", NotationError, Code.BAD_MOVE),
        (1, "draw", IllegalMoveError, Code.NOT_YOUR_TURN),
        (0, "pass", IllegalMoveError, Code.WRONG_PHASE),
    ],
)
def test_a_refused_move_changes_nothing(seat: int, text: str, error: type[Exception], code: Code) -> None:
    table = open_toy()
    before = (table.state, table.log, table.last, Teller(table).told(Onlooker.TABLE))
    with pytest.raises(error) as caught:
        table.act(seat, text)
    assert isinstance(caught.value, (NotationError, IllegalMoveError))
    assert caught.value.refusal.code is code
    assert (table.state, table.log, table.last, Teller(table).told(Onlooker.TABLE)) == before


def test_events_are_numbered_from_one_without_gaps_for_every_watcher() -> None:
    table = open_toy()
    table.act(0, "draw")
    table.act(1, "draw")
    for watcher in (0, 1, Onlooker.SPECTATOR, Onlooker.TABLE):
        assert [told["seq"] for told in Teller(table).told(watcher)] == list(range(1, table.last + 1))
    assert table.last == 3 + 2 + 2


def test_each_step_ends_with_what_changed_in_the_watchers_view() -> None:
    table = open_toy()
    table.act(0, "draw")
    first, second = [told for told in Teller(table).told(1) if told["kind"] == NOW]
    hand = list(table.state.hands[1])
    assert first["changed"] == {"hands": [["?"] * 3, hand], "stock": 6, "to_act": [0]}
    assert second["changed"] == {"hands": [["?"] * 4, hand], "stock": 5, "turn": 1, "to_act": [1]}
    assert second["seat"] is None


def test_news_since_a_number_is_the_rest_of_all_news() -> None:
    table = open_toy()
    table.act(0, "draw")
    table.act(1, "draw")
    whole = Teller(table).told(0)
    for since in range(table.last + 2):
        assert Teller(table).told(0, since) == whole[since:]
    happened = [told for told in whole if told["kind"] != NOW]
    assert list(table.happenings(0)) == happened
    assert list(table.happenings(0, 4)) == [told for told in happened if told["seq"] not in (1, 2, 3, 4)]


def test_time_is_up_only_where_the_options_know_time() -> None:
    with pytest.raises(IllegalMoveError) as caught:
        open_toy().time_up(0)
    assert caught.value.refusal.code is Code.WRONG_PHASE
    table = open_toy(timed=True)
    table.time_up(0)
    assert table.log[-1] == Entry(0, TIME_UP)
    again = open_toy_unsettled(timed=True)
    again.replay(table.log)
    assert (again.state, Teller(again).told(0)) == (table.state, Teller(table).told(0))


def open_toy_unsettled(**options: Any) -> Table:
    rules = toy.ToyRules(Binding(2, {"goal": 30, "timed": False, **options}, None, None))
    return Table(TableConfig("thimbles", 2, SEED, options), rules)


def test_a_step_in_which_nothing_happens_is_no_step() -> None:
    class Deaf(toy.ToyRules):
        def apply(self, state: Any, seat: Any, move: Any) -> Any:
            return (state, ()) if isinstance(move, TimeUp) else super().apply(state, seat, move)

    table = Table(TableConfig("thimbles", 2, SEED, {}), Deaf(Binding(2, {"goal": 30, "timed": True}, None, None)))
    table.settle()
    log = table.log
    assert table.time_up(0) == table.last
    assert table.log == log


@pytest.mark.parametrize(("changes", "happens"), [(True, False), (False, True), (True, True)])
def test_a_step_changes_something_or_announces_something(changes: bool, happens: bool) -> None:
    class Quiet(toy.ToyRules):
        def apply(self, state: Any, seat: Any, move: Any) -> Any:
            if not isinstance(move, TimeUp):
                return super().apply(state, seat, move)
            after = replace(state, passes=state.passes + 1) if changes else state
            return after, (Event("late", seat),) if happens else ()

    table = Table(TableConfig("thimbles", 2, SEED, {}), Quiet(Binding(2, {"goal": 30, "timed": True}, None, None)))
    table.settle()
    table.time_up(0)
    assert table.log[-1] == Entry(0, TIME_UP)


def test_a_step_that_leaves_a_hand_as_it_is_is_no_news_of_the_hand() -> None:
    table = open_toy({"hands": [[1], [2]], "stock": [], "scores": [0, 0]})
    table.act(0, "pass")
    (passed,) = [told for told in Teller(table).told(0) if told["kind"] == NOW]
    assert isinstance(passed["changed"], dict)
    assert "hands" not in passed["changed"]


def refused_log(*entries: Entry) -> SetupError:
    with pytest.raises(SetupError) as caught:
        open_toy_unsettled().replay(entries)
    assert caught.value.refusal.code is Code.BAD_RECORD
    return caught.value


def test_a_log_that_does_not_hold_together_is_refused_by_its_line() -> None:
    mix = open_toy().log[0]
    swapped = mix.move.split()
    swapped[1], swapped[2] = swapped[2], swapped[1]
    for log, line, why in [
        ([Entry(0, "draw")], 1, "record-chance"),
        ([mix, mix], 2, "record-chance"),
        ([Entry(None, " ".join(swapped))], 1, "record-seed"),
        ([Entry(None, "nonsense")], 1, "record-seed"),
        ([mix, Entry(2, "draw")], 2, "record-seat"),
        ([mix, Entry(-1, "draw")], 2, "record-seat"),
        ([mix, Entry(1, "draw")], 2, "refusal-not-your-turn"),
        ([mix, Entry(0, "fly")], 2, "thimbles-refusal-unreadable"),
        ([mix, Entry(0, TIME_UP)], 2, "refusal-no-clock"),
    ]:
        parameters = refused_log(*log).refusal.message.parameters
        reason = parameters["why"]
        assert not isinstance(reason, str | int | tuple)
        assert (parameters["line"], getattr(reason, "key", None)) == (line, why)
        assert parameters["move"] == log[line - 1].move
        assert refused_log(*log).refusal.message.key == "record-line"


def test_a_log_that_ends_where_chance_is_to_move_is_refused() -> None:
    assert refused_log().refusal.message.key == "record-ends-early"


def test_what_is_shown_is_the_view_and_what_every_game_has() -> None:
    table = open_toy({"hands": [[1], [2]], "stock": [], "scores": [29, 0]})
    shown = table.shown(0)
    assert shown["hands"] == [[1], ["?"]]
    assert (shown["game"], shown["seats"], shown["to_act"]) == ("thimbles", 2, [0])
    assert (shown["over"], shown["winners"], shown["reason"]) == (False, [], None)
    table.act(0, "play 1")
    shown = table.shown(Onlooker.SPECTATOR)
    assert (shown["over"], shown["winners"], shown["reason"], shown["to_act"]) == (True, [0], "goal", [])
