"""Options: what each may be, and that all else is refused with a sentence."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.core.message import Message, message
from litera.core.options import (
    LONGEST_TEXT,
    Kind,
    Option,
    choice,
    number,
    one_of,
    read_options,
    seat,
    switch,
    switch_on,
    text,
)
from litera.core.refusal import Code, SetupError
from litera.texts import LANGUAGES, say

ALL = (
    switch("fast"),
    switch_on("bright"),
    choice("hands", "open", "hidden"),
    number("limit", 500, lowest=1, highest=1000),
    one_of("fault", 1, 2, 3),
    text("theme"),
    seat("first", "random"),
)
DEFAULTS = {"fast": False, "bright": True, "hands": "open", "limit": 500, "fault": 1, "theme": "", "first": "random"}

ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=4,
)


def refused(given_options: dict[str, Any], seats: int = 3) -> SetupError:
    with pytest.raises(SetupError) as caught:
        read_options(ALL, given_options, seats)
    assert caught.value.refusal.code is Code.BAD_OPTION
    return caught.value


def test_what_is_not_given_is_the_default() -> None:
    assert read_options(ALL, {}, 3) == DEFAULTS
    assert {option.name: option.default for option in ALL} == DEFAULTS


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("fast", [True, False]),
        ("bright", [True, False]),
        ("hands", ["open", "hidden"]),
        ("limit", [1, 500, 1000]),
        ("fault", [1, 2, 3]),
        ("theme", ["", "zwierzęta", "ж" * LONGEST_TEXT]),
        ("first", ["random", 0, 1, 2]),
    ],
)
def test_what_an_option_may_be(name: str, values: list[Any]) -> None:
    for value in values:
        assert read_options(ALL, {name: value}, 3) == DEFAULTS | {name: value}


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("fast", [0, 1, "true", "", None, []]),
        ("hands", ["Open", "", 0, True, None, ["open"]]),
        ("limit", [0, 1001, -1, "500", 500.0, True, None, 10**30]),
        ("fault", [0, 4, True, "1", 1.0]),
        ("theme", [1, None, "a\nb", "\x00", "a" * (LONGEST_TEXT + 1), False, ["a"]]),
        ("first", ["first", "", "0", 3, -1, True, False, None, 0.0]),
    ],
)
def test_what_an_option_may_not_be(name: str, values: list[Any]) -> None:
    for value in values:
        assert refused({name: value}).refusal.message.parameters["option"] == name


def test_an_option_that_there_is_not() -> None:
    names = refused({"fastt": True}).refusal.message.parameters["names"]
    assert names == ("bright", "fast", "fault", "first", "hands", "limit", "theme")


def test_the_seats_at_the_table_bound_a_seat() -> None:
    assert read_options(ALL, {"first": 5}, 6)["first"] == 5
    assert refused({"first": 2}, seats=2)


@given(st.sampled_from(ALL), ANY_JSON)
def test_any_value_is_taken_as_it_is_or_refused_with_a_sentence(option: Option, value: Any) -> None:
    if option.admits(value, 3):
        taken = read_options(ALL, {option.name: value}, 3)[option.name]
        assert (type(taken), taken) == (type(value), value)
    else:
        refusal = refused({option.name: value}).refusal
        assert all(option.name in say(refusal.message, language) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (None, "null"),
        (True, "true"),
        (False, "false"),
        (1.5, "1.5"),
        ("500", '"500"'),
        ("5000", "5000"),
        ("x" * 10_000, "x" * LONGEST_TEXT),
        ([1, 2], "[…]"),
        ({"a": 1}, "{…}"),
    ],
)
def test_a_refused_value_is_shown_as_json_and_short(value: Any, shown: str) -> None:
    assert refused({"limit": value}).refusal.message.parameters["value"] == shown


def test_a_value_nested_deeper_than_python_can_write_is_refused_as_any_other() -> None:
    nested: list[Any] = []
    for _ in range(100_000):
        nested = [nested]
    refused({"limit": nested})


def test_makers_make_what_they_say() -> None:
    assert [option.kind for option in ALL] == [
        Kind.SWITCH, Kind.SWITCH, Kind.CHOICE, Kind.NUMBER, Kind.NUMBER, Kind.TEXT, Kind.SEAT,
    ]  # fmt: skip
    assert all(option.admits(option.default, 2) for option in ALL)
    assert switch("a") == Option("a", Kind.SWITCH, default=False)
    assert switch_on("a") == Option("a", Kind.SWITCH, default=True)
    assert choice("a", "x", "y") == Option("a", Kind.CHOICE, "x", choices=("x", "y"))
    assert number("a", 2, lowest=1, highest=9) == Option("a", Kind.NUMBER, 2, lowest=1, highest=9)
    assert one_of("a", 7, 5) == Option("a", Kind.NUMBER, 7, numbers=(7, 5))
    assert text("a") == Option("a", Kind.TEXT, "")
    assert seat("a", "random") == Option("a", Kind.SEAT, "random", choices=("random",))


@pytest.mark.parametrize(
    ("kind", "written", "value"),
    [
        (Kind.SWITCH, "True", True),
        (Kind.SWITCH, "false", False),
        (Kind.SWITCH, "yes", "yes"),
        (Kind.NUMBER, "12", 12),
        (Kind.NUMBER, "-3", -3),
        (Kind.NUMBER, "3-", "3-"),
        (Kind.NUMBER, "--3", "--3"),
        (Kind.NUMBER, "٣", "٣"),
        (Kind.NUMBER, "1" * 13, int("1" * 12)),
        (Kind.SEAT, "1", 1),
        (Kind.SEAT, "random", "random"),
        (Kind.CHOICE, "1", "1"),
        (Kind.TEXT, "true", "true"),
    ],
)
def test_what_somebody_wrote_is_read_as_the_option_s_kind(kind: Kind, written: str, value: object) -> None:
    read = kind.read(written)
    assert (type(read), read) == (type(value), value)


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("fast", 1, message("option-not-switch", option="fast", value="1")),
        ("hands", "shut", message("option-not-choice", option="hands", value="shut", choices=("open", "hidden"))),
        ("limit", 0, message("option-not-number", option="limit", value="0", lowest=1, highest=1000)),
        ("fault", 4, message("option-not-choice", option="fault", value="4", choices=("1", "2", "3"))),
        ("theme", 7, message("option-not-text", option="theme", longest=LONGEST_TEXT)),
        ("first", 2, message("option-not-choice", option="first", value="2", choices=("random", "0", "1"))),
    ],
)
def test_a_refusal_says_what_would_do(name: str, value: object, said: Message) -> None:
    assert refused({name: value}, seats=2).refusal.message == said


def test_a_name_that_is_no_option_is_shown_short() -> None:
    assert refused({"x" * 100: True}).refusal.message == message(
        "option-unknown", option="x" * LONGEST_TEXT, names=tuple(sorted(DEFAULTS))
    )
