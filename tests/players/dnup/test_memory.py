"""What is remembered of a round: cards that went back to a hand, as they lie; and which values were played."""

from __future__ import annotations

from typing import Any

from litera.games.dnup.cards import READ, Cards
from litera.games.dnup.view import View
from litera.players.dnup.memory import Clue, Memory, remember
from tests.games.dnup.playing import play, table_of

LONG = 99


def cards(text: str) -> Cards:
    return sum(READ[card] for card in text.split())


def memory(hands: str, moves: str, watcher: int, span: int = LONG, **given: Any) -> Memory:
    """Play moves, each by whose turn it is, and give what a seat remembers then."""
    table = table_of(hands, round_turns=20, **given)
    for move in moves.split("; ") if moves else ():
        play(table, f"{table.rules.turn(table.state).seats[0]} {move}")
    view = table.rules.view(table.state, watcher)
    assert isinstance(view, View)
    return remember(view, tuple(table.happenings(watcher)), span=span)


HANDS = "3/4 3/6 1/6 | 7/1 7/2 5/6 | 2/8 3/8 4/5"


def test_d5_a_set_that_was_beaten_is_known_turned() -> None:
    assert memory(HANDS, "A 3/4; A 7/1", 1).known == (cards("4/3"), 0, 0)


def test_d6_a_set_that_was_taken_is_known_turned() -> None:
    assert memory(HANDS, "A 3/4 3/6; C 0", 2).known == (0, cards("4/3 6/3"), 0)


def test_d7_known_cards_turn_with_their_hand() -> None:
    assert memory(HANDS, "A 3/4 3/6; C 0; D; D; D", 2).known == (0, cards("3/4 3/6"), 0)


def test_what_is_played_is_not_in_the_hand_any_more() -> None:
    assert memory(HANDS, "A 3/4 3/6; C 0; D; D; A 4/3", 2).known == (0, cards("6/3"), 0)


def test_what_went_back_long_ago_is_forgotten() -> None:
    assert memory(HANDS, "A 3/4; A 7/1; D", 1, span=3).known == (cards("4/3"), 0, 0)
    assert memory(HANDS, "A 3/4; A 7/1; D", 1, span=1).known == (0, 0, 0)
    assert memory(HANDS, "A 3/4; A 7/1", 1, span=0).known == (0, 0, 0)


def test_values_that_others_played_are_clues() -> None:
    assert memory(HANDS, "A 3/4; A 7/1; D", 2).clues == (Clue(0, 3, is_turned=False), Clue(1, 7, is_turned=False))
    assert memory(HANDS, "A 3/4; A 7/1; D; D", 1).clues == (Clue(0, 3, is_turned=True),)


def test_a_new_deal_is_remembered_from_its_beginning() -> None:
    assert memory("3/4 | 7/1 7/2", "A 3/4", 1) == Memory((0, 0), ())
