"""Who sits at a table, under which names, with which options."""

from __future__ import annotations

from typing import Any

import pytest

from litera.client.local import LocalClient
from litera.terminal.lines import Voice
from litera.terminal.plan import (
    Plan,
    PlanError,
    find_card,
    levels_by_word,
    lexicon_of,
    other_words,
    read_options,
    seat_levels,
    seat_names,
    words_of,
)

CARD: dict[str, Any] = {"id": "thimbles", "title": "Thimble Rally", "seats": [2, 3, 4], "levels": ["easy", "hard"]}
FEW = {**CARD, "id": "thumbs", "title": "Thumbs", "levels": []}
E, H = "easy", "hard"


@pytest.mark.parametrize(
    ("asked", "levels"),
    [
        ({}, (None, E)),
        ({"seats": 3}, (None, E, E)),
        ({"bots": [H]}, (None, H)),
        ({"bots": [E, H]}, (None, E, H)),
        ({"bots": []}, (None, None)),
        ({"bots": [], "seats": 4}, (None, None, None, None)),
        ({"bots": [H], "seats": 3}, (None, None, H)),
        ({"people": 1}, (None, E)),
        ({"people": 2}, (None, None)),
        ({"people": 2, "seats": 3}, (None, None, E)),
        ({"people": 2, "bots": [H]}, (None, None, H)),
        ({"people": 1, "bots": [H], "seats": 3}, (None, None, H)),
    ],
)
def test_people_sit_first_then_machines(asked: dict[str, Any], levels: tuple[str | None, ...]) -> None:
    assert seat_levels(CARD, **{"seats": None, "bots": None, "people": None, **asked}) == levels


def test_a_level_may_be_called_by_its_title_in_the_language() -> None:
    assert levels_by_word(CARD, Voice("pl")) == {"łatwy": E, "easy": E, "hard": H}


def test_where_no_machine_plays_everybody_is_a_person() -> None:
    assert seat_levels(FEW, seats=None, bots=None, people=None) == (None, None)
    assert seat_levels(FEW, seats=3, bots=None, people=None) == (None, None, None)


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ({"seats": 5}, "plan-seats"),
        ({"seats": 1}, "plan-seats"),
        ({"seats": 0}, "plan-seats"),
        ({"seats": -3}, "plan-seats"),
        ({"people": 5}, "plan-seats"),
        ({"bots": [E] * 9}, "plan-seats"),
        ({"bots": [E, E], "seats": 2}, "plan-people"),
        ({"bots": [E, E, E], "seats": 2}, "plan-people"),
        ({"people": 3, "seats": 2}, "plan-people"),
        ({"people": 3, "seats": 3, "bots": [E]}, "plan-people"),
        ({"bots": ["clever"]}, "plan-no-level"),
    ],
)
def test_a_table_that_cannot_be_seated_is_refused(asked: dict[str, Any], key: str) -> None:
    with pytest.raises(PlanError) as caught:
        seat_levels(CARD, **{"seats": None, "bots": None, "people": None, **asked})
    assert caught.value.message.key == key


def test_seats_are_named_as_given_else_by_number() -> None:
    voice = Voice("en")
    assert seat_names(voice, (None, E), ()) == ("Player", "Bot")
    assert seat_names(voice, (None, None, E, E), ("Anna",)) == ("Anna", "Player 2", "Bot 1", "Bot 2")
    assert seat_names(Voice("pl"), (None, None), ()) == ("Gracz 1", "Gracz 2")


@pytest.mark.parametrize(
    ("languages", "words", "lexicon", "others"),
    [
        (["uk", "pl", "en"], "en", "en", ("uk", "pl")),
        (["en", "pl"], "en", None, ("pl",)),
        (["uk", "pl"], "uk", None, ("pl",)),
        ([], "", None, ()),
    ],
)
def test_an_english_reader_plays_english_words_where_the_game_has_them(
    languages: list[str], words: str, lexicon: str | None, others: tuple[str, ...]
) -> None:
    card = {**CARD, "languages": languages}
    assert words_of(card, "en") == words
    assert lexicon_of(card, words) == lexicon
    assert other_words(card, "en") == others


@pytest.mark.parametrize("names", [("Anna", "ANNA"), ("bot", "Anna"), ("Player 2",)])
def test_no_two_players_have_one_name(names: tuple[str, ...]) -> None:
    with pytest.raises(PlanError) as caught:
        seat_names(Voice("en"), (None, None, E), names)
    assert caught.value.message.key == "plan-same-names"


@pytest.mark.parametrize("asked", ["thimbles", "THIMBLES", "Thimble Rally", "thimble rally", "thi", "Thimble-Rally"])
def test_a_game_is_found_by_its_id_its_title_or_its_beginning(asked: str) -> None:
    assert find_card([FEW, CARD], asked) is CARD


def test_an_unknown_game_is_refused_with_the_nearest_or_all() -> None:
    with pytest.raises(PlanError) as caught:
        find_card([FEW, CARD], "thimbels")
    assert caught.value.message.parameters["games"] == ("thimbles",)
    for asked in ("", "th", "chess"):
        with pytest.raises(PlanError) as caught:
            find_card([FEW, CARD], asked)
        assert caught.value.message.parameters["games"] == ("thumbs", "thimbles")


def test_options_are_read_by_their_types() -> None:
    types = {"on": "switch", "many": "number", "kind": "choice", "words": "text", "who": "seat"}
    card = {"options": [{"name": name, "type": kind} for name, kind in types.items()]}
    given = ["on=true", "many = 12", "kind=none", "words=5", "who=1", "other=3"]
    read = read_options(card, given)
    assert read == {"on": True, "many": 12, "kind": "none", "words": "5", "who": 1, "other": "3"}
    assert read_options(card, ["on=False", "many=-1", "who=random"]) == {"on": False, "many": -1, "who": "random"}
    assert read_options(card, ["on=maybe", "many=lots"]) == {"on": "maybe", "many": "lots"}
    assert read_options(card, ["words=a=b"]) == {"words": "a=b"}


def test_an_option_without_a_value_is_refused() -> None:
    with pytest.raises(PlanError) as caught:
        read_options({"options": []}, ["min_letters"])
    assert caught.value.message.key == "plan-option-shape"


def test_the_same_seed_opens_the_same_table() -> None:
    plan = Plan("dnup", (None, E), ("Anna", "Bot"), seed="one")
    first, second = (plan.open(LocalClient(), "en")["state"] for _ in range(2))
    assert first == second
