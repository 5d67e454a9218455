"""The pack: the game's own, and an owner's."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from litera.core.refusal import SetupError
from litera.games.klepka.pack import own_pack, read_pack
from litera.words.alphabet import UKRAINIAN
from tests.games.klepka.playing import lying, opened, rules, shown
from tests.games.sentences import hold

TABLE = """
А 2 4 1 | І 2 2 1 | Т 2 2 1 | Б 0 2 5 | Ї 2 0 7 | У 2 0 3 | В 2 2 1 | Й 0 2 6 | Ф 0 2 9 | Г 2 0 5 | К 2 2 2
Х 2 0 5 | Ґ 2 0 10 | Л 2 0 2 | Ц 0 2 6 | Д 2 0 2 | М 0 2 2 | Ч 0 2 4 | Е 2 2 1 | Н 2 2 1 | Ш 0 2 7 | Є 0 2 7
О 4 2 1 | Щ 2 0 8 | Ж 2 0 6 | П 0 2 3 | Ь 2 0 4 | З 2 0 4 | Р 2 2 1 | Ю 0 2 5 | И 2 2 1 | С 2 2 1 | Я 0 2 3
"""


def as_data() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(
        files("litera.games.klepka").joinpath("packs/uk.json").read_text(encoding="utf-8")
    )
    return data


def test_the_pack_is_that_of_the_rules() -> None:
    pack = own_pack()
    entries = [entry.split() for line in TABLE.strip().splitlines() for entry in line.split("|")]
    assert len(entries) == 33
    for letter, blue, yellow, points in entries:
        assert pack.cards.get(f"{letter}b", 0) == int(blue)
        assert pack.cards.get(f"{letter}y", 0) == int(yellow)
        assert pack.points[letter] == int(points)
    assert (pack.cards["*"], pack.cards["~"], pack.cards["#"], pack.size) == (4, 2, 2, 100)
    for colour, total in (("b", 138), ("y", 140)):
        cards = [card for card in pack.all_cards() if card.endswith(colour)]
        assert (len(cards), sum(pack.points[card[0]] for card in cards)) == (46, total)


def test_k20_the_pack_makes_the_phrase() -> None:
    assert all(own_pack().cards[card] for card in ["Сb", "Лb", "Аb", "Вb", "Аy", "Уb", "Кy", "Рb", "Їb", "Нb", "Іb"])


def test_an_owners_pack_is_played_with() -> None:
    data = as_data() | {
        "letters": {"О": {"blue": 2, "yellow": 0, "points": 7}},
        "polysemy": 0,
        "exchange": 0,
        "chaos": 1,
    }
    table = opened(rules(pack=data, rows=1, columns=4, first_seat=0))
    assert sorted(lying(table).values()) == ["#", "Оb", "Оb"]
    assert shown(table)["grid"][0][3] is None


def test_cards_stand_in_the_order_of_the_alphabet_blue_before_yellow_prize_cards_last() -> None:
    *letters, polysemy, exchange, chaos = own_pack().cards
    assert (polysemy, exchange, chaos) == ("*", "~", "#")
    alphabet = "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ"
    assert letters == sorted(letters, key=lambda card: (alphabet.index(card[0]), card[1]))
    assert own_pack().all_cards()[:7] == ("Аb",) * 2 + ("Аy",) * 4 + ("Бy",)


def test_a_letter_that_a_pack_leaves_out_has_no_cards_and_no_points() -> None:
    pack = read_pack(as_data() | {"letters": {"О": {"blue": 2, "yellow": 0, "points": 7}}}, UKRAINIAN)
    assert pack.cards == {"Оb": 2, "*": 4, "~": 2, "#": 2}
    assert (pack.points["О"], pack.points["А"], pack.size) == (7, 0, 10)


def test_numbers_may_be_as_high_and_as_low_as_they_are_said_to_be() -> None:
    highest = letters_with(blue=100, yellow=0, points=1000) | {"polysemy": 100, "exchange": 0}
    pack = read_pack(as_data() | highest, UKRAINIAN)
    assert (pack.cards["Щb"], pack.points["Щ"], pack.cards["*"]) == (100, 1000, 100)
    assert not {"Щy", "~"} & pack.cards.keys()
    assert read_pack(as_data() | letters_with(points=0), UKRAINIAN).points["Щ"] == 0


def letters_with(**entry: Any) -> dict[str, Any]:
    return {"letters": as_data()["letters"] | {"Щ": {"blue": 2, "yellow": 0, "points": 8} | entry}}


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"jokers": 2}, "json-key-unknown"),
        ({"letters": []}, "klepka-pack-letters"),
        ({"letters": {}}, "klepka-pack-letters"),
        ({"letters": {"Ы": {"blue": 2, "yellow": 0, "points": 1}}}, "klepka-pack-letters"),
        ({"letters": {"щ": {"blue": 2, "yellow": 0, "points": 1}}}, "klepka-pack-letters"),
        ({"letters": {"Щ": 2}}, "json-object"),
        ({"letters": {"Щ": {"blue": 2, "yellow": 0}}}, "json-key-missing"),
        ({"letters": {"Щ": {"blue": 0, "yellow": 0, "points": 3}}}, "klepka-pack-empty"),
        (letters_with(green=2), "json-key-unknown"),
        (letters_with(blue=1), "klepka-pack-odd"),
        (letters_with(yellow=3), "klepka-pack-odd"),
        (letters_with(blue=-2), "json-number"),
        (letters_with(blue=102), "json-number"),
        (letters_with(blue=2.0), "json-number"),
        (letters_with(points=True), "json-number"),
        (letters_with(points=1001), "json-number"),
        ({"chaos": "2"}, "json-number"),
        ({"chaos": 101}, "json-number"),
        ({"exchange": 101}, "json-number"),
        ({"exchange": None}, "json-number"),
        ({"polysemy": 101}, "json-number"),
        (letters_with(yellow=101), "json-number"),
        (letters_with(points=-1), "json-number"),
        (letters_with(points=None), "json-number"),
        ({"letters": None}, "klepka-pack-letters"),
        ({"letters": {"О": {"blue": 2, "yellow": 0, "points": 7}, "Q": {}}}, "klepka-pack-letters"),
        ({"polysemy": -1}, "json-number"),
    ],
)
def test_a_pack_that_cannot_be(changes: dict[str, Any], key: str) -> None:
    with pytest.raises(SetupError) as caught:
        read_pack(as_data() | changes, UKRAINIAN)
    assert (caught.value.refusal.code.value, caught.value.refusal.message.key) == ("bad_option", key)
    hold(caught.value.refusal)


def test_a_pack_with_a_key_missing() -> None:
    data = as_data()
    del data["chaos"]
    with pytest.raises(SetupError) as caught:
        read_pack(data, UKRAINIAN)
    assert caught.value.refusal.message.key == "json-key-missing"
    hold(caught.value.refusal)
    with pytest.raises(SetupError) as caught:
        read_pack([], UKRAINIAN)  # type: ignore[arg-type]
    assert caught.value.refusal.message.key == "json-object"
    hold(caught.value.refusal)


@pytest.mark.parametrize(("rows", "columns", "fits"), [(9, 11, False), (10, 10, True), (100, 1, True), (4, 26, True)])
def test_the_layout_must_hold_the_pack(rows: int, columns: int, fits: bool) -> None:
    if fits:
        assert opened(rules(rows=rows, columns=columns)).state.on_table == 100
        return
    with pytest.raises(SetupError) as caught:
        rules(rows=rows, columns=columns)
    assert caught.value.refusal.message.key == "klepka-layout"
    hold(caught.value.refusal)
