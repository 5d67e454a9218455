"""Records and positions: a table can be taken down and set up again, and no record can be tampered with."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from litera.checking import laws
from litera.checking.laws import as_bytes, set_up
from litera.core.draws import commitment, seed_of
from litera.core.event import Onlooker
from litera.core.record import read_record, write_record
from litera.core.refusal import Code, SetupError
from litera.core.table import Table, TableConfig
from litera.games.opening import open_table, replay_table
from tests.contract.walks import GAMES, Walk, legal, walks
from tests.effort import examples

EVERY_GAME = pytest.mark.parametrize("game_id", GAMES)


@EVERY_GAME
@examples(150)
@given(st.data())
def test_replay_is_play(game_id: str, data: st.DataObject) -> None:
    """Through the bytes of the file: the same state, told in the same words, and the same record."""
    laws.a_record_replays(data.draw(walks(game_id, longest=25)).end())


@EVERY_GAME
@examples(150)
@given(st.data())
def test_a_state_serves_as_a_position_and_sets_up_the_same_table(game_id: str, data: st.DataObject) -> None:
    laws.a_state_is_a_position(data.draw(walks(game_id)).end(), legal)


@EVERY_GAME
@examples(100)
@given(st.data())
def test_a_game_from_a_position_goes_on_as_any_other_and_has_a_record(game_id: str, data: st.DataObject) -> None:
    walk: Walk = data.draw(walks(game_id, longest=20))
    table = set_up(walk.end(), walk.end().shown(Onlooker.TABLE))
    for _ in range(5):
        for seat in table.rules.turn(table.state).seats[:1]:
            moves = legal(table, seat).moves
            table.act(seat, table.rules.notation.write_move(data.draw(st.sampled_from(moves[:50]))))
    again = replay_table(read_record(msgspec.json.decode(as_bytes(write_record(table)))))
    assert again.state == table.state
    assert as_bytes(write_record(again)) == as_bytes(write_record(table))


@EVERY_GAME
@examples(100)
@given(st.data())
def test_a_position_that_disagrees_with_itself_is_refused(game_id: str, data: st.DataObject) -> None:
    table = data.draw(walks(game_id)).end()
    state = table.shown(Onlooker.TABLE)
    key, value = data.draw(
        st.sampled_from(
            [
                ("game", "chess"),
                ("seats", table.rules.seats + 1),
                ("to_act", [*table.rules.turn(table.state).seats, 0]),
                ("over", not state["over"]),
                ("winners", [0, 0]),
                ("colour", "blue"),
            ]
        )
    )
    assert code_of(lambda: set_up(table, state | {key: value})) is Code.BAD_POSITION


@EVERY_GAME
@pytest.mark.parametrize("hands", [None, [], {}, "KOT", 2])
def test_a_position_names_its_seats_by_their_hands(game_id: str, hands: Any) -> None:
    """In every game alike: left out, empty or something else, it is refused with the game's name for hands."""
    game = GAMES[game_id]
    for position in ({game.notation.hands_key: hands}, {}):
        with pytest.raises(SetupError) as caught:
            open_table(TableConfig(game_id, 0, seed_of("no hands"), {}, position))
        assert caught.value.refusal.code is Code.BAD_POSITION
        assert caught.value.refusal.message.parameters["hands"] == game.notation.hands_key


ODD = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 200) | st.floats(allow_nan=False) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=5,
)


@EVERY_GAME
@examples(300)
@given(st.data())
def test_a_position_with_an_odd_value_is_refused_or_sets_up_a_table(game_id: str, data: st.DataObject) -> None:
    """Any value in any place: never anything but a table, or a refusal of the position and its options."""
    table = data.draw(walks(game_id, longest=15)).end()
    position: Any = msgspec.json.decode(as_bytes(table.shown(Onlooker.TABLE)))
    inside = position
    key: Any = data.draw(st.sampled_from(sorted(position)))
    while isinstance(inside[key], list | dict) and inside[key] and data.draw(st.booleans()):
        inside = inside[key]
        key = data.draw(
            st.integers(0, len(inside) - 1) if isinstance(inside, list) else st.sampled_from(sorted(inside))
        )
    if isinstance(inside, dict) and data.draw(st.integers(0, 3)) == 0:
        del inside[key]
    else:
        inside[key] = data.draw(ODD)
    try:
        again = set_up(table, position)
    except SetupError as error:
        refusal = error.refusal
    else:
        shown = again.shown(Onlooker.TABLE)
        assert as_bytes(set_up(again, shown).shown(Onlooker.TABLE)) == as_bytes(shown)
        return
    # With fewer seats an option may name one that is not there.
    assert refusal.code in (Code.BAD_POSITION, Code.BAD_OPTION)


def code_of(action: Any) -> StrEnum:
    with pytest.raises(SetupError) as caught:
        action()
    return caught.value.refusal.code


def replayed(record: dict[str, Any]) -> Table:
    return replay_table(read_record(msgspec.json.decode(as_bytes(record))))


@EVERY_GAME
@examples(60)
@given(st.data())
def test_a_tampered_record_is_refused(game_id: str, data: st.DataObject) -> None:
    table = data.draw(walks(game_id, longest=20)).end()
    record: dict[str, Any] = write_record(table)
    other = seed_of("other")
    changed: list[dict[str, Any]] = [
        record | {"seed": other.hex()},
        record | {"commitment": commitment(other)},
        record | {"seed": other.hex(), "commitment": commitment(other)},
        record | {"scores": [score + 1 for score in record["scores"]]},
        record | {"over": not record["over"]},
        record | {"winners": [*record["winners"], 0]},
        record | {"reason": "nobody knows"},
        record | {"version": 2},
        record | {"log": [{"seat": 0, "move": "pass"}, *record["log"]]},
        record | {"log": [*record["log"], {"seat": None, "move": "deal"}]},
        record | {"log": [*record["log"], {"seat": table.rules.seats, "move": "pass"}]},
        record | {"log": [*record["log"], {"seat": 0, "move": "nonsense"}]},
        record | {"log": without_last_draw(record["log"])},
        record | {"log": with_other_draw(record["log"])},
        record | {"seats": next(seats for seats in GAMES[game_id].seats if seats != record["seats"])},
    ]
    for tampered in changed:
        assert code_of(lambda tampered=tampered: replayed(tampered)) is Code.BAD_RECORD, tampered


def without_last_draw(log: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """End the log just before chance was last to move."""
    return log[: max(number for number, entry in enumerate(log) if entry["seat"] is None)]


def with_other_draw(log: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Swap the first two different characters, blanks aside, of the first draw that has such."""
    for number, entry in enumerate(log):
        text = entry["move"]
        words = text.split(" ")
        if entry["seat"] is None and len(set(words[1:])) > 1:
            at = next(place for place in range(2, len(words)) if words[place] != words[1])
            words[1], words[at] = words[at], words[1]
            return [*log[:number], {"seat": None, "move": " ".join(words)}, *log[number + 1 :]]
    return [{"seat": None, "move": log[0]["move"] + "1"}, *log[1:]]


@EVERY_GAME
@examples(60)
@given(st.data())
def test_a_move_made_by_another_seat_is_refused(game_id: str, data: st.DataObject) -> None:
    """Another seat's name on the first move of a game: it was not its turn, or it is not its card."""
    table = data.draw(walks(game_id, longest=3)).end()
    record: dict[str, Any] = write_record(table)
    players = [number for number, entry in enumerate(record["log"]) if entry["seat"] is not None]
    assume(players)
    first = players[0]
    entry = record["log"][first]
    log = [*record["log"]]
    log[first] = entry | {"seat": (entry["seat"] + 1) % table.rules.seats}
    assert code_of(lambda: replayed(record | {"log": log})) is Code.BAD_RECORD
