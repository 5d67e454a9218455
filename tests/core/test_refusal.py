"""Refusals: a code, a rule, a sentence; three families of errors, one parent."""

from __future__ import annotations

import pickle

import pytest

from litera.core.message import Message
from litera.core.refusal import (
    Code,
    IllegalMoveError,
    NotationError,
    Refusal,
    SetupError,
    TableError,
    bad_move,
    bad_position,
    refuse,
)


def test_without_a_key_the_sentence_is_the_codes_own() -> None:
    assert refuse(Code.NOT_YOURS, "D3", cards="3/4") == Refusal(
        Code.NOT_YOURS, "D3", Message("refusal-not-yours", {"cards": "3/4"})
    )


def test_a_key_names_a_sentence_more_exact() -> None:
    assert refuse(Code.BAD_OPTION, key="option-unknown").message.key == "option-unknown"
    assert refuse(Code.BAD_OPTION).rule == ""


def test_the_errors_carry_their_refusal_and_say_it() -> None:
    error = bad_move("move-too-long", longest=9)
    assert isinstance(error, NotationError)
    assert error.refusal.code is Code.BAD_MOVE
    assert str(error) == "bad_move  move-too-long {'longest': 9}"
    setup = bad_position("position-key", "D5", position_key="x")
    assert isinstance(setup, SetupError)
    assert (setup.refusal.code, setup.refusal.rule) == (Code.BAD_POSITION, "D5")
    assert bad_position("position-key").refusal == Refusal(Code.BAD_POSITION, "", Message("position-key"))


@pytest.mark.parametrize("family", [NotationError, SetupError, IllegalMoveError])
def test_every_family_is_a_table_error(family: type[TableError]) -> None:
    assert issubclass(family, TableError)


def test_codes_are_written_as_the_protocol_writes_them() -> None:
    assert all(code.value == code.name.lower() for code in Code)


def test_an_error_can_be_sent_from_one_process_to_another() -> None:
    error = bad_move("move-too-long", longest=9)
    sent = pickle.loads(pickle.dumps(error))
    assert type(sent) is NotationError
    assert sent.refusal == error.refusal
