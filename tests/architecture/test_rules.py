"""The rules as they are built: what docs/rules states and the code states too is the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from litera.core.options import Kind, Option
from litera.core.refusal import Code
from litera.games.game import Game
from litera.games.registry import OWN

DOCS = Path(__file__).parents[2] / "docs"
EVERY_GAME = pytest.mark.parametrize("game", OWN, ids=lambda game: game.id)


def rules_of(game: Game) -> str:
    return (DOCS / "rules" / f"{game.id}.md").read_text(encoding="utf-8")


@EVERY_GAME
def test_every_option_of_a_game_is_in_its_rules(game: Game) -> None:
    assert [option.name for option in game.options if f"`{option.name}`" not in rules_of(game)] == []


def limits(option: Option) -> str:
    """Write the numbers that an option may be, as the rules do."""
    if option.numbers:
        return f"`{option.name}`, {' or '.join(map(str, option.numbers))}"
    return f"`{option.name}` {option.lowest}–{option.highest}"


@EVERY_GAME
def test_the_rules_state_the_limits_that_the_options_have(game: Game) -> None:
    numbers = [option for option in game.options if option.kind is Kind.NUMBER]
    assert numbers
    assert [limits(option) for option in numbers if limits(option) not in rules_of(game)] == []


@EVERY_GAME
def test_every_key_of_a_position_is_in_the_rules(game: Game) -> None:
    assert {key for key in game.notation.position_keys if not re.search(rf"[`\"]{key}[`\"]", rules_of(game))} == set()


def test_the_codes_are_those_of_the_protocol() -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    listed = text.partition("## Error codes")[2].partition("\n\nAn error changes nothing")[0]
    codes = re.findall(r"`([a-z_]+)`", listed)
    assert sorted([*Code, *(code for game in OWN for code in game.codes)]) == sorted(codes)
