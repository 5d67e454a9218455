"""The course of a game: cards are kept, lists and judgements agree, states are values, refusals change nothing."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, is_dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.checking import laws
from litera.checking.laws import as_bytes
from litera.core.draws import Stream, seed_of
from litera.core.event import Onlooker, Watcher
from litera.core.game import TimeUp
from litera.core.notation import difference
from litera.core.refusal import Code, TableError
from litera.core.table import Table
from litera.core.teller import Teller
from tests.contract.cards import KNOWLEDGE
from tests.contract.walks import GAMES, LISTED, Opening, Walk, everyone, legal, openings, refusal_code, walks
from tests.effort import examples

EVERY_GAME = pytest.mark.parametrize("game_id", GAMES)


def test_the_laws_know_where_every_game_keeps_its_cards() -> None:
    assert KNOWLEDGE.keys() == GAMES.keys()


@EVERY_GAME
@examples(150)
@given(st.data())
def test_every_card_is_kept(game_id: str, data: st.DataObject) -> None:
    """Through the state as JSON: no card comes or goes; where used cards leave the state, none comes."""
    knowledge = KNOWLEDGE[game_id]
    before: Counter[str] | None = None
    for table in data.draw(walks(game_id)).play():
        cards = knowledge.cards(table.shown(Onlooker.TABLE))
        if before is not None:
            assert cards <= before
            assert knowledge.lost or cards == before
        before = cards


@EVERY_GAME
@examples(200)
@given(st.data())
def test_a_change_is_what_two_written_views_differ_in(game_id: str, data: st.DataObject) -> None:
    """Also between moments that lie further apart than a move."""
    before: dict[Watcher, Any] = {}
    for number, table in enumerate(data.draw(walks(game_id)).play()):
        rules = table.rules
        for watcher in everyone(table):
            after = rules.view(table.state, watcher)
            if watcher in before:
                written = difference(rules.notation.write_view(before[watcher]), rules.notation.write_view(after))
                assert rules.notation.write_change(before[watcher], after) == written
            if number % 3 == 0:
                before[watcher] = after


@EVERY_GAME
@examples(60)
@given(st.data())
def test_a_game_of_the_same_kind_has_the_same_cards(game_id: str, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(GAMES[game_id].seats))
    packs = [
        KNOWLEDGE[game_id].cards(Opening(game_id, seats, {}, seed, house=True).table().shown(Onlooker.TABLE))
        for seed in (data.draw(st.text(max_size=5)), "another")
    ]
    assert packs[0] == packs[1]
    assert sum(packs[0].values()) > seats


@EVERY_GAME
@examples(150)
@given(st.data())
def test_a_move_is_listed_exactly_when_nothing_speaks_against_it(game_id: str, data: st.DataObject) -> None:
    """Where lists are complete; and a listed move is never refused anywhere. Seats that may not act have no move."""
    walk = data.draw(walks(game_id))
    met: dict[str, Any] = {}
    for table in (Walk(game_id, walk.number, walk.moves // part).end() for part in (3, 2, 1)):
        met = laws.listed_exactly_when_allowed(table, met, legal)


@EVERY_GAME
@examples(200)
@given(st.data())
def test_seats_to_act_have_a_move_and_when_it_is_over_nobody_has(game_id: str, data: st.DataObject) -> None:
    walk = data.draw(walks(game_id))
    for table in walk.play():
        turn, outcome = table.rules.turn(table.state), table.rules.outcome(table.state)
        assert not turn.chance
        assert (outcome is not None) == (turn.seats == ())
    laws.someone_can_move(walk.end(), legal)


@EVERY_GAME
@examples(100)
@given(st.data())
def test_a_text_is_read_as_the_move_it_was_written_from(game_id: str, data: st.DataObject) -> None:
    laws.texts_are_read_back(data.draw(walks(game_id)).end(), legal)


@EVERY_GAME
@examples(100)
@given(st.data())
def test_what_is_forgiven_leaves_a_right_move_as_it_is(game_id: str, data: st.DataObject) -> None:
    table = data.draw(walks(game_id)).end()
    for seat in range(table.rules.seats):
        view = table.rules.view(table.state, seat)
        for move in legal(table, seat).moves[:LISTED]:
            text = table.rules.notation.write_move(move)
            assert table.rules.notation.forgive(view, table.rules.notation.for_people(text)) == text


@EVERY_GAME
@examples(60)
@given(st.data())
def test_states_are_values(game_id: str, data: st.DataObject) -> None:
    """Frozen, hashable, and equal when the same moves lead to them."""
    table = data.draw(walks(game_id)).end()
    laws.states_are_values(table)
    names = [field.name for field in fields(table.state)] if is_dataclass(table.state) else table.state._fields
    for name in names:
        with pytest.raises(AttributeError):
            setattr(table.state, name, None)


@EVERY_GAME
@examples(60)
@given(st.data())
def test_a_move_leaves_the_state_it_was_made_in(game_id: str, data: st.DataObject) -> None:
    """As JSON too: nothing that is shared between two states is changed."""
    states = []
    for table in data.draw(walks(game_id)).play():
        states.append(
            (table.state, as_bytes(table.rules.notation.write_view(table.rules.view(table.state, Onlooker.TABLE))))
        )
    for state, shown in states:
        assert as_bytes(table.rules.notation.write_view(table.rules.view(state, Onlooker.TABLE))) == shown


def whole(table: Table) -> tuple[Any, ...]:
    told = tuple(as_bytes(Teller(table).told(watcher)) for watcher in everyone(table))
    return table.state, table.log, table.last, told


GARBAGE = st.text(max_size=12) | st.sampled_from(["", " ", "pass", "draw", "done", "A", "word", "play", "time up", "?"])


@EVERY_GAME
@examples(100)
@given(st.data())
def test_a_refused_move_changes_nothing(game_id: str, data: st.DataObject) -> None:
    table = data.draw(walks(game_id, longest=15)).end()
    rules = table.rules
    played = [entry.move for entry in table.log]
    listed = [rules.notation.write_move(move) for seat in range(rules.seats) for move in legal(table, seat).moves]
    texts = GARBAGE | st.sampled_from(played + listed[:LISTED] + ["pass"])
    before = whole(table)
    for _ in range(6):
        seat, text = data.draw(st.integers(0, rules.seats - 1)), data.draw(texts)
        code = refusal_code(table, seat, text)
        if code is None:
            before = whole(table)
        else:
            assert whole(table) == before, text


@EVERY_GAME
@examples(100)
@given(st.data())
def test_a_damaged_text_is_refused_or_read_as_a_move_that_writes_itself(game_id: str, data: st.DataObject) -> None:
    table = data.draw(walks(game_id, longest=10)).end()
    rules = table.rules
    text = data.draw(st.sampled_from([entry.move for entry in table.log] or ["pass"]))
    at = data.draw(st.integers(0, len(text)))
    damaged = text[:at] + data.draw(st.text(max_size=3)) + text[at + data.draw(st.integers(0, 3)) :]
    for read in (rules.notation.read_move, rules.notation.read_draw):
        try:
            move = read(damaged)
        except TableError as error:
            refusal = error.refusal
        else:
            assert read(rules.notation.write_move(move)) == move
            continue
        assert refusal.code is Code.BAD_MOVE


@EVERY_GAME
@examples(60)
@given(st.data())
def test_time_is_up_for_any_seat_at_any_moment(game_id: str, data: st.DataObject) -> None:
    """Either the options know no time, or the game goes on; nothing else is refused while it goes on."""
    table = data.draw(walks(game_id)).end()
    stream = Stream(seed_of(data.draw(st.text(max_size=3))), "flags")
    for _ in range(5):
        seat = stream.below(table.rules.seats)
        refusal = table.rules.why_not(table.state, seat, TimeUp())
        if refusal is None:
            before, cards = table.last, KNOWLEDGE[game_id].cards(table.shown(Onlooker.TABLE))
            assert table.time_up(seat) == before
            assert KNOWLEDGE[game_id].cards(table.shown(Onlooker.TABLE)) <= cards
        else:
            assert refusal.code in (Code.WRONG_PHASE, Code.GAME_OVER, Code.NOT_YOUR_TURN)


@EVERY_GAME
@examples(60)
@given(st.data())
def test_the_same_config_gives_the_same_table(game_id: str, data: st.DataObject) -> None:
    opening = data.draw(openings(game_id))
    one, other = opening.table(), opening.table()
    assert whole(one) == whole(other)
