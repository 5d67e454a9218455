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
