"""The menu of who says nothing on the command line."""

from __future__ import annotations

from typing import Any

import pytest

from litera.terminal.leaving import LeftError
from litera.terminal.lines import Voice
from litera.terminal.menu import Menu
from tests.terminal.talking import Screen

CARDS: list[dict[str, Any]] = [
    {
        "id": "thimbles",
        "title": "Thimbles",
        "tagline": "Small.",
        "seats": [2, 3, 4],
        "languages": [],
        "levels": ["easy"],
    },
    {"id": "thumbs", "title": "Thumbs", "tagline": "Smaller.", "seats": [2, 3], "languages": [], "levels": []},
]


def menu(*answers: str) -> tuple[Menu, Screen]:
    screen = Screen(*answers)
    return Menu(screen, Voice("en")), screen


@pytest.mark.parametrize(
    ("answer", "game"), [("", "thimbles"), ("1", "thimbles"), ("2", "thumbs"), (" Thumbs ", "thumbs")]
)
def test_a_game_is_chosen_by_number_by_name_or_on_enter(answer: str, game: str) -> None:
    asking, screen = menu(answer)
    card = asking.choose(CARDS, None)
    assert card is not None
    assert card["id"] == game
    assert "1 Thimbles: Small." in screen.shown
    assert not any(line.startswith("0") for line in screen.shown)


@pytest.mark.parametrize(
    ("languages", "answer", "lexicon"),
    [
        (["pl", "en"], "", "en"),
        (["en", "pl"], "", None),
        (["pl", "uk"], "", None),
        (["pl", "en"], "2", None),
        (["en", "pl"], "Polish", "pl"),
        (["uk", "pl"], "pl", "pl"),
    ],
)
def test_words_are_of_ones_own_language_unless_another_is_chosen(
    languages: list[str], answer: str, lexicon: str | None
) -> None:
    asking, screen = menu("", "", answer)
    assert asking.seat({**CARDS[0], "languages": languages}).lexicon == lexicon
    assert screen.shown[-1] == "Which language should the words be in? Type a number from 1 to 2, or press Enter for 1."


@pytest.mark.parametrize("languages", [[], ["pl"]])
def test_a_game_in_one_language_or_without_words_asks_for_none(languages: list[str]) -> None:
    asking, screen = menu("", "")
    assert asking.seat({**CARDS[0], "languages": languages}).lexicon is None
    assert not any("language" in line for line in screen.shown)


def test_the_unfinished_game_is_offered_as_0() -> None:
    asking, screen = menu("0")
    assert asking.choose(CARDS, "Thumbs") is None
    assert "0 Continue: Thumbs" in screen.shown


def test_a_wrong_answer_is_refused_and_the_question_asked_again() -> None:
    asking, screen = menu("7", "0", "chess", "2")
    card = asking.choose(CARDS, None)
    assert card is CARDS[1]
    assert screen.shown[-3:-1] == ["Please type a number from 1 to 2."] * 2
    assert "chess" in screen.shown[-1]


def test_enter_alone_seats_one_person_against_one_bot() -> None:
    plan = menu("", "")[0].seat(CARDS[0])
    assert (plan.game, plan.levels, plan.names) == ("thimbles", (None, "easy"), ("Player", "Bot"))


def test_several_people_are_asked_for_their_names() -> None:
    asking, screen = menu("five", "3", "4", "2", "Anna", "anna", "")
    plan = asking.seat(CARDS[0])
    assert (plan.levels, plan.names) == ((None, None, "easy"), ("Anna", "Player 2", "Bot"))
    assert "Please type a number from 2 to 4." in screen.shown
    assert "Please type a number from 1 to 3." in screen.shown
    assert "Two players are called anna. Give each a different name." in screen.shown


def test_where_no_machine_plays_nobody_asks_for_people() -> None:
    plan = menu("3", "", "", "")[0].seat(CARDS[1])
    assert plan.levels == (None, None, None)


LEVELLED: dict[str, Any] = {**CARDS[0], "id": "dnup", "levels": ["easy", "club", "odd"]}


@pytest.mark.parametrize(("answer", "level"), [("", "easy"), ("2", "club"), ("Club", "club"), ("odd", "odd")])
def test_the_level_of_the_bots_is_chosen_by_number_or_name(answer: str, level: str) -> None:
    asking, screen = menu("3", "", answer)
    assert asking.seat(LEVELLED).levels == (None, level, level)
    assert screen.shown[2].startswith("1 Easy: Likes to get rid")
    assert screen.shown[4] == "3 odd"


def test_a_wrong_level_is_asked_for_again() -> None:
    asking, screen = menu("2", "1", "4", "kind", "3")
    assert asking.seat(LEVELLED).levels == (None, "odd")
    assert screen.shown[-2:] == ["Please type a number from 1 to 3."] * 2


def test_nobody_asks_for_a_level_where_no_bot_plays() -> None:
    assert menu("2", "2", "Anna", "Ola")[0].seat(LEVELLED).levels == (None, None)


@pytest.mark.parametrize(("language", "typed"), [("en", "Quit"), ("en", "exit"), ("ro", "iesi"), ("pl", "wyjdź")])
def test_what_leaves_a_table_leaves_the_menu(language: str, typed: str) -> None:
    with pytest.raises(LeftError):
        Menu(Screen("7", typed), Voice(language)).choose(CARDS, None)


def test_the_end_of_the_input_leaves_the_menu() -> None:
    with pytest.raises(LeftError):
        menu()[0].choose(CARDS, None)
