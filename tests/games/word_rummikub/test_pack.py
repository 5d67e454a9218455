"""The set as data, and an owner's own."""

from __future__ import annotations

import json
from copy import deepcopy
from importlib.resources import files
from typing import Any

import pytest

from litera.core.refusal import Code, SetupError
from litera.games.word_rummikub.pack import own_pack, read_pack
from litera.words.alphabet import POLISH
from tests.games.sentences import hold
from tests.games.word_rummikub.playing import opened, rules, shown

OWN: dict[str, Any] = json.loads(
    files("litera.games.word_rummikub").joinpath("packs/pl.json").read_text(encoding="utf-8")
)
BRAILLE = dict(zip(own_pack().letters + "*", "⠁⠡⠃⠉⠩⠙⠑⠱⠋⠛⠓⠊⠚⠅⠇⠣⠍⠝⠹⠕⠬⠏⠗⠎⠪⠞⠥⠺⠽⠵⠮⠯⠔", strict=True))


def changed(path: str, value: Any) -> dict[str, Any]:
    pack = deepcopy(OWN)
    *outer, last = path.split(".")
    inside = pack
    for key in outer:
        inside = inside[key]
    inside[last] = value
    return pack


def test_every_tile_has_its_sign_in_braille() -> None:
    assert own_pack().braille == BRAILLE
    assert len(set(BRAILLE.values())) == 33


def test_an_owners_set_is_dealt() -> None:
    bound = rules(2, pack=changed("letters.A.count", 100))
    state = shown(opened(bound))
    assert "".join((*state["racks"], state["bank"])).count("A") == 100


def many(counts: dict[str, int]) -> dict[str, Any]:
    pack = deepcopy(OWN)
    for letter in own_pack().letters:
        pack["letters"][letter]["count"] = counts.get(letter, 0)
    pack["joker"]["count"] = counts.get("*", 0)
    return pack


def test_numbers_may_be_as_high_and_as_low_as_they_are_said_to_be() -> None:
    assert read_pack(changed("letters.A.count", 200), POLISH).counts["A"] == 200
    assert read_pack(changed("joker.count", 0), POLISH).counts["*"] == 0
    assert read_pack(many({"A": 1, "Ż": 3}), POLISH).all_tiles() == "AŻŻŻ"


def test_tiles_stand_in_the_order_of_the_set_jokers_last() -> None:
    assert "".join(own_pack().counts) == "AĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻ*"
    assert len(own_pack().all_tiles()) == 112
    assert own_pack().sort("*ŻZĄA*B") == "AĄBZŻ**"


@pytest.mark.parametrize(
    ("pack", "why"),
    [
        ({}, "json-key-missing"),
        ([], "json-object"),
        (changed("joker", 2), "json-object"),
        (changed("joker", {"count": 2}), "json-key-missing"),
        (changed("joker.value", 2), "json-key-unknown"),
        (changed("letters.Ż.value", 2), "json-key-unknown"),
        (changed("joker.count", 201), "json-number"),
        (changed("letters.A.braille", "⠁⠁"), "pack-not-braille"),
        (changed("letters.A.braille", "⡀"), "pack-not-braille"),
        (many({"A": 4}), "pack-few-letters"),
        (many({"A": 1, "B": 2}), "pack-few-letters"),
        (changed("colour", 1), "json-key-unknown"),
        (changed("letters", []), "json-object"),
        (changed("letters.Q", {"count": 1, "braille": "⠟"}), "json-key-unknown"),
        (changed("letters.A", 9), "json-object"),
        (changed("letters.A", {"count": 9}), "json-key-missing"),
        (changed("letters.A.count", -1), "json-number"),
        (changed("letters.A.count", 201), "json-number"),
        (changed("letters.A.count", True), "json-number"),
        (changed("joker.count", "2"), "json-number"),
        (changed("letters.A.braille", "A"), "pack-not-braille"),
        (changed("letters.A.braille", "⠀"), "pack-not-braille"),
        (changed("joker.braille", 7), "pack-not-braille"),
        (many({"A": 100}), "pack-few-letters"),
        (many({"A": 1, "B": 2, "*": 100}), "pack-few-letters"),
        (many({"A": 20, "B": 7}), "pack-too-small"),
    ],
)
def test_sets_that_cannot_be(pack: dict[str, Any], why: str) -> None:
    with pytest.raises(SetupError) as caught:
        rules(2, pack=pack)
    assert caught.value.refusal.code is Code.BAD_OPTION
    assert caught.value.refusal.message.key.removeprefix("word_rummikub-") == why
    hold(caught.value.refusal)


def test_w2_the_set_must_do_for_all_seats() -> None:
    pack = many({"A": 20, "B": 22})
    assert shown(opened(rules(3, pack=pack)))["bank"] == ""
    with pytest.raises(SetupError):
        rules(4, pack=pack)


def test_w1_lots_come_to_an_end_with_the_poorest_set() -> None:
    for number in range(20):
        table = opened(rules(4, pack=many({"A": 3, "B": 1, "*": 52})), seed=str(number))
        assert shown(table)["phase"] == "play"
