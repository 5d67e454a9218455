"""An owner's pack: read as data, or refused with a sentence for each fault."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from litera.core.refusal import Code, SetupError
from litera.games.scrabble_cards.conditions import fulfils
from litera.games.scrabble_cards.pack import own_pack, read_pack
from litera.texts import LANGUAGES, say
from litera.words.alphabet import POLISH
from tests.games.scrabble_cards.playing import opened, play, rules
from tests.games.sentences import hold

OWN: dict[str, Any] = json.loads(
    files("litera.games.scrabble_cards").joinpath("packs/pl.json").read_text(encoding="utf-8")
)


def changed(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    pack = copy.deepcopy(OWN)
    change(pack)
    return pack


def length(least: int, most: int) -> dict[str, Any]:
    return {"kind": "length", "least": least, "most": most, "plus": 1, "minus": 1}


FAULTS: list[tuple[str, Callable[[dict[str, Any]], object]]] = [
    ("json-key-missing", lambda pack: pack.pop("blanks")),
    ("json-key-unknown", lambda pack: pack.update(colour="red")),
    ("pack-not-letters", lambda pack: pack.update(vowels="AEQ")),
    ("pack-not-letters", lambda pack: pack.update(vowels="")),
    ("pack-not-letters", lambda pack: pack.update(vowels=["A"])),
    ("json-object", lambda pack: pack.update(letters=[])),
    ("pack-letters-missing", lambda pack: pack["letters"].pop("Ż")),
    ("pack-letter-unknown", lambda pack: pack["letters"].update(Q={"count": 1, "value": 1})),
    ("pack-letter-unknown", lambda pack: pack["letters"].update(KO={"count": 1, "value": 1})),
    ("json-key-missing", lambda pack: pack["letters"]["A"].pop("value")),
    ("json-object", lambda pack: pack["letters"].update(A=8)),
    ("json-number", lambda pack: pack["letters"]["A"].update(count=-1)),
    ("json-number", lambda pack: pack["letters"]["A"].update(count=True)),
    ("json-number", lambda pack: pack["letters"]["A"].update(value=1.5)),
    ("json-number", lambda pack: pack.update(blanks="2")),
    ("json-number", lambda pack: pack.update(blanks=201)),
    ("json-number", lambda pack: pack["letters"]["A"].update(count=201)),
    ("json-number", lambda pack: pack["letters"]["A"].update(value=1001)),
    ("json-number", lambda pack: pack["letters"]["A"].update(value=-1)),
    ("json-key-unknown", lambda pack: pack["letters"]["A"].update(points=1)),
    ("pack-letters-missing", lambda pack: [pack["letters"].pop(letter) for letter in "AŻ"]),
    ("pack-letter-unknown", lambda pack: pack["letters"].update({"Q" * 50: {"count": 1, "value": 1}})),
    ("json-object", lambda pack: pack.update(multipliers=[])),
    ("json-object", lambda pack: pack.update(conditions=[])),
    ("json-number", lambda pack: pack["multipliers"].update(x2=201)),
    ("json-number", lambda pack: pack["multipliers"].update(x2=-1)),
    ("pack-multiplier-name", lambda pack: pack["multipliers"].update(x10=1)),
    ("pack-multiplier-name", lambda pack: pack["multipliers"].update({"x" * 50: 1})),
    ("pack-condition-name", lambda pack: pack["conditions"].update(c100=OWN["conditions"]["c6"])),
    ("pack-condition-name", lambda pack: pack["conditions"].update({"c" * 50: OWN["conditions"]["c6"]})),
    ("json-object", lambda pack: pack["conditions"].update(c6=[])),
    ("json-number", lambda pack: pack["conditions"]["c6"].update(plus=1001)),
    ("json-number", lambda pack: pack["conditions"]["c6"].update(plus=-1)),
    ("json-number", lambda pack: pack["conditions"]["c6"].update(minus=1001)),
    ("json-number", lambda pack: pack["conditions"]["c6"].update(minus=-1)),
    ("json-number", lambda pack: pack["conditions"]["c2"].update(least=0)),
    ("json-number", lambda pack: pack["conditions"]["c2"].update(least=101)),
    ("json-number", lambda pack: pack["conditions"].update(c1=length(4, 101))),
    ("json-number", lambda pack: pack["conditions"].update(c1=length(4, 3))),
    ("json-key-unknown", lambda pack: pack["conditions"]["c2"].update(letters="A")),
    ("pack-not-letters", lambda pack: pack["conditions"]["c11"].update(letters="")),
    ("pack-not-letters", lambda pack: pack["conditions"]["c11"].update(letters=["K"])),
    ("pack-not-sequences", lambda pack: pack["conditions"]["c8"].update(sequences="KO")),
    ("pack-not-letters", lambda pack: pack["conditions"]["c8"].update(sequences=["KO", ""])),
    (
        "pack-no-letters",
        lambda pack: pack.update(blanks=0, letters={key: {"count": 0, "value": 1} for key in OWN["letters"]}),
    ),
    ("pack-multiplier-name", lambda pack: pack["multipliers"].update(x1=1)),
    ("pack-multiplier-name", lambda pack: pack["multipliers"].update(c2=1)),
    ("pack-condition-name", lambda pack: pack["conditions"].update(c0=OWN["conditions"]["c6"])),
    ("pack-condition-name", lambda pack: pack["conditions"].update(x2=OWN["conditions"]["c6"])),
    ("pack-condition-kind", lambda pack: pack["conditions"]["c6"].update(kind="rhymes")),
    ("pack-condition-kind", lambda pack: pack["conditions"]["c6"].pop("kind")),
    ("json-key-missing", lambda pack: pack["conditions"]["c6"].pop("minus")),
    ("json-key-missing", lambda pack: pack["conditions"]["c2"].pop("least")),
    ("json-key-unknown", lambda pack: pack["conditions"]["c6"].update(least=2)),
    ("json-number", lambda pack: pack["conditions"]["c1"].update(most=3)),
    ("pack-not-letters", lambda pack: pack["conditions"]["c11"].update(letters="k")),
    ("pack-not-sequences", lambda pack: pack["conditions"]["c8"].update(sequences=[])),
    ("pack-not-letters", lambda pack: pack["conditions"]["c8"].update(sequences=["QU"])),
    ("pack-long-sequences", lambda pack: pack["conditions"]["c8"].update(sequences=["KO", *["SZCZ"] * 15, "W"])),
]


@pytest.mark.parametrize(("key", "change"), FAULTS)
def test_a_faulty_pack_is_refused_with_a_sentence(key: str, change: Callable[[dict[str, Any]], object]) -> None:
    with pytest.raises(SetupError) as caught:
        read_pack(changed(change), POLISH)
    assert caught.value.refusal.code is Code.BAD_OPTION
    assert caught.value.refusal.message.key.removeprefix("scrabble_cards-") == key
    hold(caught.value.refusal)
    for language in LANGUAGES:
        assert say(caught.value.refusal.message, language)


def test_the_own_pack_is_read_from_its_file() -> None:
    assert read_pack(OWN, POLISH) == own_pack()


def test_numbers_may_be_as_high_and_as_low_as_they_are_said_to_be() -> None:
    pack = read_pack(
        changed(
            lambda pack: (
                pack.update(blanks=200),
                pack["letters"]["A"].update(count=200, value=1000),
                pack["letters"]["B"].update(count=0, value=0),
                pack["multipliers"].update(x9=200, x2=0),
                pack["conditions"].update(c99=length(1, 100), c1=length(100, 100)),
                pack["conditions"]["c6"].update(plus=1000, minus=0),
                pack["conditions"]["c8"].update(sequences=["KO", *["SZCZ"] * 15]),
            )
        ),
        POLISH,
    )
    assert [pack.cards[card] for card in ("*", "A", "B", "x9", "x2", "c99")] == [200, 200, 0, 200, 0, 1]
    assert (pack.values["A"], pack.values["B"], pack.factors["x9"]) == (1000, 0, 9)
    assert (pack.conditions["c99"].least, pack.conditions["c99"].most, pack.conditions["c1"].least) == (1, 100, 100)
    assert (pack.conditions["c6"].plus, pack.conditions["c6"].minus) == (1000, 0)
    assert sum(map(len, pack.conditions["c8"].sequences)) == 62


def test_cards_stand_in_the_order_letters_blank_premium_cards_condition_cards_by_number() -> None:
    pack = read_pack(changed(lambda pack: pack["multipliers"].update(x5=1)), POLISH)
    letters = "AĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻ"
    conditions = [f"c{number}" for number in range(1, len(OWN["conditions"]) + 1)]
    assert list(pack.cards) == [*letters, "*", "x2", "x3", "x5", *conditions]
    assert [pack.order[card] for card in ("A", "*", "c10")] == [0, 32, 35 + 10]
    assert sum(own_pack().cards.values()) == len(own_pack().all_cards()) == 112


def test_what_can_lie_and_what_it_is_worth() -> None:
    pack = own_pack()
    assert [pack.can_lie(letter) for letter in ("A", "a", "Ż", "ż", "*", "Q", "x2", "ı")] == [True] * 4 + [False] * 4
    assert [pack.is_letter(card) for card in ("A", "*", "a", "x2", "c1")] == [True, True, False, False, False]
    assert pack.value("A") == OWN["letters"]["A"]["value"]
    assert [pack.value(letter) for letter in ("a", "*", "x2", "c1")] == [0, 0, 0, 0]
    hand = ("K", "O", "T", "*", "x2", "c1")
    assert (pack.letters_in(hand), pack.hand_value(hand)) == (4, 5)


def test_consonants_are_the_letters_that_are_no_vowels() -> None:
    asked = {"kind": "begins", "letters": "consonants", "plus": 1, "minus": 1}
    pack = read_pack(changed(lambda pack: pack["conditions"].update(c1=asked)), POLISH)
    assert not set(pack.conditions["c1"].letters) & set(pack.vowels)
    assert len(pack.conditions["c1"].letters) + len(pack.vowels) == 32


def test_a_pack_of_ones_own_is_played() -> None:
    """Another value, another factor, a condition with other parameters."""
    pack = changed(
        lambda pack: (
            pack["letters"]["K"].update(value=10),
            pack["multipliers"].update(x4=1),
            pack["conditions"].update(c14={"kind": "length", "least": 2, "most": 4, "plus": 7, "minus": 1}),
        )
    )
    position = {"hands": [["Y", "x4", "c14", "A"], ["A"]], "table": [["KOT", 0, 0, "across"]], "bag": []}
    table = opened(rules(pack=pack), position)
    assert play(table, "0 lay KOTY 0 0 across x4 c14", "1 accept")["scores"] == [67, 0]


@pytest.mark.parametrize(
    ("asked", "fulfilling", "failing"),
    [
        ({"kind": "length", "least": 3, "most": 4}, "KOT", "SZYSZKA"),
        ({"kind": "begins", "letters": "consonants"}, "KOT", "OAZA"),
        ({"kind": "ends", "letters": "YA"}, "KOTY", "KOT"),
        ({"kind": "holds", "letters": "vowels"}, "KOT", "PST"),
        ({"kind": "vowels", "least": 1}, "KOT", "PST"),
        ({"kind": "consonants_in_row", "least": 2}, "MYSZ", "KOT"),
    ],
)
def test_kinds_take_other_parameters(asked: dict[str, Any], fulfilling: str, failing: str) -> None:
    pack = read_pack(changed(lambda pack: pack["conditions"].update(c1={**asked, "plus": 1, "minus": 1})), POLISH)
    assert fulfils(fulfilling, pack.conditions["c1"], pack.vowels)
    assert not fulfils(failing, pack.conditions["c1"], pack.vowels)
