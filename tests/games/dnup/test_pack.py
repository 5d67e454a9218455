"""The pack as data: the proposal of the rule book, an owner's own, and what cannot be one."""

from __future__ import annotations

from typing import Any

import pytest

from litera.core.refusal import Code, SetupError
from litera.games.dnup.cards import texts
from litera.games.dnup.pack import own_pack, read_pack
from tests.games.dnup.playing import dealt, shown
from tests.games.sentences import hold
from tests.reference.dnup import pack

OWN: dict[str, Any] = {
    "star": "1/5",
    "symbols": {
        "sun": ["1/9", "9/2", "3/9", "4/9", "5/9", "6/9", "7/9", "8/9"],
        "moon": ["1/2"],
        "rain": ["3/4", "2/3"],
    },
    "leave_out": {"2": ["sun", "rain"], "3": ["sun", "moon"], "4": [], "5": ["moon"]},
}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_d1_the_games_own_pack_is_the_one_of_the_rule_book(seats: int) -> None:
    cards = {(int(card[0]), int(card[2])) for card in texts(own_pack().cards_for(seats))}
    assert cards == pack(seats)


def test_an_owners_pack_decides_what_is_dealt_and_who_begins() -> None:
    state = shown(dealt(2, pack=OWN | {"star": "9/7"} | {"leave_out": OWN["leave_out"] | {"2": [], "3": []}}))
    assert [len(hand) for hand in state["hands"]] == [18, 18]
    assert {"7/9", "9/7"} & set(state["hands"][state["turn"]])
    assert len(shown(dealt(2, pack=OWN))["hands"][0]) == 13


def test_a_card_may_bear_two_symbols_and_leaves_once() -> None:
    symbols = {"sun": ["1/9", "2/9"], "moon": ["9/2", "3/9"], "rain": ["1/2"]}
    leave_out = {"2": [], "3": ["sun", "moon", "sun"], "4": [], "5": ["rain"]}
    pack = read_pack({"star": "1/5", "symbols": symbols, "leave_out": leave_out})
    assert set(texts(pack.left_out[3])) == {"1/9", "2/9", "3/9"}


def changed(**keys: Any) -> dict[str, Any]:
    return OWN | keys


WRONG: list[tuple[str, Any]] = [
    ("object", []),
    ("key-missing", {"star": "1/5", "symbols": {}}),
    ("key-unknown", changed(cards=[])),
    ("card", changed(star="1/1")),
    ("card", changed(star=15)),
    ("card", changed(star="1/5" * 30)),
    ("card", changed(star=None)),
    ("card", changed(symbols={"sun": ["1/9", "1/" * 30]})),
    ("card", changed(symbols={"sun": ["1/9", 29]})),
    ("object", changed(symbols=["sun"])),
    ("list", changed(symbols={"sun": "1/9"})),
    ("card", changed(symbols={"sun": ["1/10"]})),
    ("twice", changed(symbols={"sun": ["1/9", "9/1"]})),
    ("object", changed(leave_out=[])),
    ("key-missing", changed(leave_out={"2": [], "3": [], "4": []})),
    ("key-unknown", changed(leave_out=OWN["leave_out"] | {"6": []})),
    ("leave-out", changed(leave_out=OWN["leave_out"] | {"4": "sun"})),
    ("leave-out", changed(leave_out=OWN["leave_out"] | {"4": ["snow"]})),
    ("leave-out", changed(leave_out=OWN["leave_out"] | {"4": [1]})),
    ("star", changed(star="1/9")),
    ("star", changed(star="9/1", leave_out=OWN["leave_out"] | {"2": []})),
    ("uneven", changed(leave_out=OWN["leave_out"] | {"4": ["moon"]})),
    ("uneven", changed(leave_out=OWN["leave_out"] | {"5": []})),
]


@pytest.mark.parametrize(("why", "value"), WRONG)
def test_what_cannot_be_a_pack_is_refused_for_its_own_reason(why: str, value: Any) -> None:
    with pytest.raises(SetupError) as caught:
        read_pack(value)
    assert caught.value.refusal.code is Code.BAD_OPTION
    assert caught.value.refusal.message.key in (f"dnup-pack-{why}", f"json-{why}")
    hold(caught.value.refusal)
