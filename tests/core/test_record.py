"""A game record: one file with all that is needed to play it again and to check the shuffle."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from litera.core.draws import commitment, seed_of
from litera.core.message import message
from litera.core.record import FORMAT, VERSION, config_of, read_record, replay, write_record
from litera.core.refusal import Code, SetupError
from litera.core.table import Table, TableConfig
from litera.core.teller import Teller
from litera.games.game import Binding
from tests.contract import toy

SEED = seed_of("record")
CONFIG = TableConfig("thimbles", 2, SEED, {"goal": 9, "timed": False}, names=("Anna", "Іван"))


def fresh(config: TableConfig = CONFIG) -> Table:
    return Table(config, toy.ToyRules(Binding(2, config.options, None, None)))


def played() -> Table:
    """Play the first listed move until the game is over."""
    table = fresh()
    table.settle()
    while seats := table.rules.turn(table.state).seats:
        table.act(seats[0], table.rules.notation.write_move(table.rules.legal(table.state, seats[0]).moves[0]))
    return table


def refusal_of(value: object) -> str:
    with pytest.raises(SetupError) as caught:
        replay(read_record(value), fresh())
    assert caught.value.refusal.code is Code.BAD_RECORD
    return caught.value.refusal.message.key


def test_a_record_holds_what_the_table_was_opened_with_and_how_it_ended() -> None:
    table = played()
    record = write_record(table)
    assert (record["format"], record["version"], record["game"]) == (FORMAT, VERSION, "thimbles")
    assert (record["seed"], record["commitment"]) == (SEED.hex(), commitment(SEED))
    assert record["options"] == {"goal": 9, "timed": False}
    assert record["names"] == ["Anna", "Іван"]
    assert record["log"] == [{"seat": entry.seat, "move": entry.move} for entry in table.log]
    assert (record["over"], record["reason"]) == (True, "goal")
    assert record["scores"] == list(table.state.scores)


def test_a_record_through_json_plays_to_the_same_table() -> None:
    table = played()
    read = read_record(msgspec.json.decode(msgspec.json.encode(write_record(table))))
    assert config_of(read) == CONFIG
    again = replay(read, fresh())
    assert again.state == table.state
    assert [Teller(again).told(watcher) for watcher in (0, 1)] == [Teller(table).told(watcher) for watcher in (0, 1)]
    assert write_record(again) == write_record(table)


def test_a_record_of_a_game_that_goes_on() -> None:
    table = fresh()
    table.settle()
    record: dict[str, Any] = write_record(table)
    assert (record["over"], record["winners"], record["reason"]) == (False, [], None)
    assert replay(read_record(record), fresh()).state == table.state


def test_a_record_keeps_words_lexicon_pack_and_position_that_the_table_was_opened_with() -> None:
    pack, position = {"cards": [1, 2]}, {"hands": [[1], [2]], "stock": [], "scores": [0, 0]}
    config = replace(CONFIG, words=("kot", "tok"), lexicon="pl", pack=pack, position=position)
    record = write_record(fresh(config))
    assert (record["words"], record["lexicon"]) == (["kot", "tok"], "pl")
    assert (record["pack"], record["position"]) == (pack, position)
    read = config_of(read_record(msgspec.json.decode(msgspec.json.encode(record))))
    assert read == config


def test_a_record_names_the_winners() -> None:
    table = played()
    outcome = table.rules.outcome(table.state)
    assert outcome is not None
    assert write_record(table)["winners"] == list(outcome.winners) != []


def test_a_record_that_cannot_be_read_says_what_is_wrong_and_one_of_another_version_which_it_is() -> None:
    record = write_record(played())
    with pytest.raises(SetupError) as unreadable:
        read_record(record | {"seats": "two"})
    assert "seats" in str(unreadable.value.refusal.message.parameters["detail"])
    with pytest.raises(SetupError) as other:
        read_record(record | {"version": VERSION + 1})
    assert other.value.refusal.message == message("record-version", version=VERSION)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"format": "litera"}, "record-version"),
        ({"version": 2}, "record-version"),
        ({"seed": "00" * 32}, "record-commitment"),
        ({"commitment": commitment(seed_of("x"))}, "record-commitment"),
        ({"seed": "00"}, "record-seed-shape"),
        ({"seed": "xy" * 32}, "record-seed-shape"),
        ({"seed": None}, "record-unreadable"),
        ({"log": None}, "record-unreadable"),
        ({"extra": 1}, "record-unreadable"),
        ({"log": []}, "record-ends-early"),
        ({"seats": 3}, "record-result"),
        ({"scores": [0, 0]}, "record-result"),
        ({"over": False}, "record-result"),
        ({"winners": [0, 1]}, "record-result"),
        ({"reason": "finished"}, "record-result"),
    ],
)
def test_a_changed_record_is_refused(change: dict[str, Any], key: str) -> None:
    assert refusal_of(write_record(played()) | change) == key


@pytest.mark.parametrize("missing", ["format", "seed", "commitment", "log", "game", "scores"])
def test_a_record_that_lacks_something_is_refused(missing: str) -> None:
    record = write_record(played())
    del record[missing]
    assert refusal_of(record) == "record-unreadable"


@pytest.mark.parametrize("value", [None, [], "record", 7, {}])
def test_what_is_no_record_is_refused(value: object) -> None:
    assert refusal_of(value) == "record-unreadable"
