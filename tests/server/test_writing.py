"""Names and what people say: nothing invisible, nothing that turns lines around, and two of one name told apart."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.server.table.writing import MOST_MARKS, distinct, is_name, look_alike, tidied
from tests.server.running import Guest, Served

ACUTE = "\u0301"


@pytest.mark.parametrize("name", ["Anna", "Наталка", "О’Коннор", "Ștefan cel Mare", "Żółw", "7", "Аня́", "R2-D2 😀"])
def test_ordinary_names_are_names(server: Served, name: str) -> None:
    assert Guest(server).post("/api/session", name=name)["name"] == name


@pytest.mark.parametrize(
    "name",
    [
        "\u200b",
        "A\u200fB",
        "A\u202eB",
        "A\u2066B",
        "A\u200dB",
        "A" + 4 * ACUTE,
        ACUTE,
        "\u3164",
        "\u2800",
        "A\u034fB",
        "A\ufe0f\ufe0f\ufe0f",
        "…",
        "😀",
        "A\x1b[2J",
        "A\ud7ff\x7f",
    ],
)
def test_names_that_cannot_be_seen_or_said_are_refused(server: Served, name: str) -> None:
    assert Guest(server).refused("/api/session", name=name) == (400, "bad_name")
    assert not is_name(name)


def test_a_name_is_composed(server: Served) -> None:
    assert Guest(server).post("/api/session", name="Z" + "\u0307" + "aneta")["name"] == "Żaneta"


@given(st.text())
def test_a_tidy_text_stays_as_it_is_and_has_nothing_invisible(text: str) -> None:
    tidy = tidied(text)
    assert tidied(tidy) == tidy
    assert not set(tidy) & set("\u200e\u200f\u202a\u202e\u2066\u2069\u200b\ufeff\n\r\t\0\x1b")


def test_what_was_said_is_shown_on_one_line_without_towers_of_marks(server: Served, anna: Guest) -> None:
    seat = anna.enter(anna.open("dnup"))
    seat.done("chat", text=f"\u202etac\u202c a{150 * ACUTE}\n  b\u0007 👩\u200d🦯")
    assert seat.until("chat")["text"] == f"tac á{MOST_MARKS * ACUTE} b 👩\u200d🦯"
    assert seat.refused("chat", text="\u200b\u202e") == "empty_chat"


@given(st.lists(st.sampled_from(["Anna", "ANNA", "anna 2", "Ａｎｎａ", "Bo"]), max_size=8))
def test_names_at_a_table_are_distinct(wanted: list[str]) -> None:
    given: list[str] = []
    for name in wanted:
        given.append(distinct(name, given))
    assert len({name.casefold() for name in given}) == len(wanted)
    assert all(new.startswith(name) for new, name in zip(given, wanted, strict=True))


def test_two_of_one_name_are_distinguished_wherever_they_are_named(server: Served) -> None:
    first, second = server.guest("Alba"), server.guest("alba")
    table = first.open("dnup", seats=3, bots=[None, "easy"])
    one, two = first.enter(table), second.enter(table)
    two.done("sit", seat=1)
    two.done("chat", text="hello")
    while one.room["status"] == "waiting":
        one.until("room")
    assert [seat["name"] for seat in one.room["seats"]] == ["Alba", "alba 2", "Cleo"]
    assert second.get("/api/tables/mine")["tables"][0]["seats"][1]["name"] == "alba 2"
    assert two.until("chat")["from"] == "alba 2"
    again = second.enter(table)
    assert again.room["you"] == {"seat": 1, "name": "alba 2"}


def test_a_bot_is_not_called_as_a_person_is(server: Served) -> None:
    guest = server.guest("Bruno")
    seat = guest.enter(guest.open("dnup", bots=["easy"]))
    assert [each["name"] for each in seat.room["seats"]] == ["Bruno", "Bruno 2"]


@pytest.mark.parametrize(
    ("one", "other", "are_alike"),
    [
        ("Anna", "Аnna", True),
        ("Anna", "ΑNNА", True),
        ("Olena", "Olеnа", True),
        ("Litera", "Lіtеrа", True),
        ("Iwan", "iwan", True),
        ("Ганна", "Hanna", False),
        ("Олена", "Olena", False),
        ("Ołena", "Olena", False),
        ("Anna", "Hanna", False),
    ],
)
def test_letters_of_other_alphabets_that_look_the_same_make_no_other_name(
    one: str, other: str, are_alike: bool
) -> None:
    assert look_alike(one, other) is are_alike
    assert distinct(other, [one]) == (f"{other} 2" if are_alike else other)


def test_nobody_passes_for_the_operator_by_letters_that_look_the_same(server: Served) -> None:
    for name in ("Lіtеrа", "LITΕRA", "Ꮮitera"):
        assert Guest(server).refused("/api/session", name=name) == (400, "bad_name")
