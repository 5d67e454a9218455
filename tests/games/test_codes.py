"""Codes of refusals: the protocol's, and those that a game has to itself."""

from __future__ import annotations

from collections import Counter

from litera.core.refusal import Code
from litera.games.registry import OWN


def test_no_two_games_declare_one_code_and_none_declares_one_of_the_protocol() -> None:
    counted = Counter([*map(str, Code), *(str(code) for game in OWN for code in game.codes)])
    assert [code for code, count in counted.items() if count > 1] == []


def test_codes_are_written_as_the_protocol_writes_them() -> None:
    assert all(code.value == code.name.lower() for game in OWN for code in game.codes)
