"""Positions: what they may leave out, what cannot be, and back again from a state."""

from __future__ import annotations

import unicodedata
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.core.draws import Stream, seed_of
from litera.core.refusal import SetupError
from litera.games.klepka.position import POSITION_KEYS
from tests.games.klepka.playing import FAR, grid_of, legal, lying, opened, play, refusal, rules, shown, table_of
from tests.games.sentences import hold

VOTE = {"word": "НОС", "cards": ["Нb", "Оb", "Сb"], "votes": [None, "yes", None], "back_to": "words"}


def position(**given: Any) -> dict[str, Any]:
    return {"hands": [["Оb"], ["Кb"], []], "grid": grid_of(FAR)} | given


def refused(given: dict[str, Any], **options: Any) -> str:
    bound = rules(len(given["hands"]) if isinstance(given["hands"], list) else 3, **options)
    with pytest.raises(SetupError) as caught:
        bound.notation.read_position(given)
    assert caught.value.refusal.code.value == "bad_position"
    hold(caught.value.refusal)
    return caught.value.refusal.message.key.removeprefix("klepka-position-").removeprefix("json-")


def test_what_is_left_out_is_as_at_the_start() -> None:
    state = shown(opened(rules(3), position()))
    assert {key: state[key] for key in ("turn", "scores", "made", "flips", "bonus", "passes", "vote")} == {
        "turn": 0,
        "scores": [0, 0, 0],
        "made": 0,
        "flips": 0,
        "bonus": 0,
        "passes": 0,
        "vote": None,
    }
    assert state["words"] == [[], [], []]


@pytest.mark.parametrize(("turn", "phase", "flips"), [(0, "words", 0), (2, "flip", 1)])
def test_a_left_out_phase(turn: int, phase: str, flips: int) -> None:
    state = shown(opened(rules(3), position(turn=turn)))
    assert (state["phase"], state["flips"]) == (phase, flips)


@pytest.mark.parametrize(
    "moves",
    [(), ("0 done",), ("0 chaos",), ("0 chaos", "0 done"), ("0 chaos", "0 done", "0 flip A1 B1")],
)
def test_k18_a_position_from_any_state_knows_whether_the_turn_has_begun(moves: tuple[str, ...]) -> None:
    """Also of a hand that chaos emptied, where nothing else shows that ``done`` was said."""
    table = table_of("# / # Ьb", "Оb Оb Оb Оb", interrupts="between_turns")
    play(table, *moves)
    again = opened(rules(2, interrupts="between_turns"), shown(table))
    assert again.state == table.state
    assert legal(again, 1) == legal(table, 1)


@pytest.mark.parametrize(("given", "begun"), [({}, False), ({"begun": True}, True), ({"begun": False}, False)])
def test_k18_flips_of_an_empty_hand_may_have_begun(given: dict[str, Any], begun: bool) -> None:
    assert shown(opened(rules(3), position(turn=2, phase="flip", **given)))["begun"] is begun


def test_a_left_out_phase_of_an_empty_table() -> None:
    assert shown(table_of("Сb Оb Нb / Кb", ""))["phase"] == "last_words"


def test_a_left_out_grid_is_the_rest_of_the_pack_mixed() -> None:
    hands = [["Оb", "Оb", "*"], ["Кb", "Кy"]]
    grids = set()
    for seed in "ab":
        table = opened(rules(2), {"hands": hands}, seed)
        assert len(lying(table)) == 95
        grids.add(tuple(lying(table).values()))
    assert len(grids) == 2


def test_a_left_out_bonus_is_one_pair() -> None:
    assert shown(opened(rules(3), position(phase="bonus")))["bonus"] == 1


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"begun": 1}, "begun"),
        ({"begun": None}, "begun"),
        ({"begun": True}, "begun"),
        ({"phase": "flip", "begun": False}, "begun"),
        ({"phase": "bonus", "begun": False}, "begun"),
        ({"made": 1, "begun": False}, "begun"),
        ({"turn": 3}, "number"),
        ({"turn": -1}, "number"),
        ({"turn": True}, "number"),
        ({"turn": "0"}, "number"),
        ({"phase": "deal"}, "choice"),
        ({"phase": None}, "choice"),
        ({"phase": ["flip"]}, "choice"),
        ({"scores": [0, 0]}, "as-many"),
        ({"scores": {}}, "as-many"),
        ({"scores": [0, 0, 1.5]}, "number"),
        ({"hands": [["Ґy"], [], []]}, "card"),
        ({"hands": [["?"], [], []]}, "card"),
        ({"hands": [["Ob"], [], []]}, "card"),
        ({"hands": [[1], [], []]}, "card"),
        ({"hands": ["Оb", [], []]}, "list"),
        ({"hands": [["Гb"] * 3, [], []]}, "too-many"),
        ({"hands": [["Ґb"], [], []]}, "too-many"),
        ({"hands": [["*"] * 5, [], []]}, "too-many"),
        ({"grid": grid_of("Оb")}, "odd"),
        ({"grid": grid_of("Оb Оy Оb")}, "odd"),
        ({"grid": grid_of(FAR)[:9]}, "as-many"),
        ({"grid": [row[:9] for row in grid_of(FAR)]}, "as-many"),
        ({"grid": "Оb"}, "as-many"),
        ({"grid": grid_of("Оb ?")}, "card"),
        ({"grid": grid_of("Оb Ґy")}, "card"),
        ({"made": -1}, "number"),
        ({"flips": 1}, "number"),
        ({"phase": "flip", "flips": 0}, "number"),
        ({"bonus": 1}, "number"),
        ({"phase": "bonus", "bonus": 0}, "number"),
        ({"phase": "flip", "bonus": 1}, "number"),
        ({"passes": 1}, "passes"),
        ({"passes": -1}, "number"),
        ({"words": [[], []]}, "as-many"),
        ({"words": [[{"word": "СОН"}], [], []]}, "words"),
        ({"words": [[{"word": "сон", "points": 3}], [], []]}, "words"),
        ({"words": [[{"word": "", "points": 3}], [], []]}, "words"),
        ({"words": [[{"word": "SON", "points": 3}], [], []]}, "words"),
        ({"words": [["СОН"], [], []]}, "words"),
        ({"words": [{}, [], []]}, "list"),
        ({"words": {}}, "as-many"),
        ({"words": [[{"word": "СОН", "points": "3"}], [], []]}, "number"),
        ({"phase": "last_words"}, "last-words"),
        ({"phase": "vote"}, "vote-phase"),
        ({"reason": "no_words"}, "reason-phase"),
        ({"reason": "tired"}, "choice-or-null"),
        ({"phase": "over", "reason": "all_passed"}, "reason-untrue"),
        ({"phase": "over", "reason": "no_words"}, "reason-untrue"),
        ({"vote": VOTE}, "vote"),
    ],
)
def test_a_position_that_cannot_be(given: dict[str, Any], key: str) -> None:
    assert refused(position(**given)) == key


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"phase": "words"}, "last-words"),
        ({"phase": "flip"}, "last-words"),
        ({"phase": "bonus"}, "last-words"),
        ({"phase": "last_words", "passes": 3}, "passes"),
        ({"phase": "over", "reason": "all_passed", "passes": 2}, "reason-untrue"),
        ({"phase": "over", "reason": "no_words", "hands": [["Сb", "Оb", "Нb"], [], []]}, "reason-untrue"),
        ({"phase": "over", "hands": [["Сb", "Оb", "Нb"], [], []]}, "reason-untrue"),
    ],
)
def test_a_position_with_an_empty_table_that_cannot_be(given: dict[str, Any], key: str) -> None:
    assert refused(position(grid=grid_of("")) | given) == key


@pytest.mark.parametrize(
    ("given", "reason", "winners"),
    [
        ({"grid": grid_of(FAR), "turn": 1}, "slava_ukraini", [1]),
        ({"grid": grid_of(""), "passes": 3, "scores": [1, 2, 2]}, "all_passed", [1, 2]),
        ({"grid": grid_of(""), "scores": [3, 2, 2]}, "no_words", [0]),
    ],
)
def test_a_game_that_is_over_may_leave_out_why(given: dict[str, Any], reason: str, winners: list[int]) -> None:
    for told in ({}, {"reason": reason}):
        table = opened(rules(3), position(phase="over", **given, **told))
        state = shown(table)
        assert (state["reason"], state["winners"], state["over"]) == (reason, winners, True)
        assert refusal(table, "0 done") == ("game_over", "")


@pytest.mark.parametrize(
    "changes",
    [
        {"word": "нос"},
        {"word": 5},
        {"word": "НІС"},
        {"cards": ["Нb", "Оb"]},
        {"cards": ["Нb", "Оb", "*"]},
        {"cards": "Нb"},
        {"votes": [None, None]},
        {"votes": ["yes", None, None]},
        {"votes": [None, True, None]},
        {"votes": [None, ["yes"], None]},
        {"back_to": "flip"},
        {"back_to": "last_words"},
        {"why": "so"},
    ],
)
def test_a_vote_that_cannot_be(changes: dict[str, Any]) -> None:
    given = position(phase="vote", vote=VOTE | changes)
    assert refused(given, unknown_words="vote") in ("vote", "last-words", "list", "as-many", "card")


def test_a_vote_in_which_all_have_voted_cannot_be() -> None:
    given = position(phase="vote", vote=VOTE | {"votes": [None, "yes", "no"]})
    assert refused(given, unknown_words="vote") == "vote-phase"


def test_a_vote_goes_on() -> None:
    given = position(phase="vote", vote={"word": "НОС", "cards": ["*О", "Нb", "Сb"]})
    table = opened(rules(3, unknown_words="vote"), given)
    assert shown(table)["to_act"] == [1, 2]
    assert play(table, "2 no", "1 no")["hands"][0] == ["Оb", "*", "Нb", "Сb"]


def test_cards_in_nfd_are_read() -> None:
    card = unicodedata.normalize("NFD", "Йy")
    assert len(card) == 3
    assert shown(opened(rules(3), position(hands=[[card], [], []])))["hands"][0] == ["Йy"]


@given(st.integers(0, 2**32), st.booleans(), st.booleans())
def test_a_state_sets_up_the_same_table_again(seed: int, voting: bool, between: bool) -> None:
    """After any legal moves: the position gives the same state, but for the order of what has left the game."""
    bound = rules(3, unknown_words="vote" if voting else "refuse", interrupts="between_turns" if between else "anytime")
    stream = Stream(seed_of(str(seed)), "test")
    hands = [["Сb", "Оb", "Нb", "~"], ["Кy", "#"], []]
    table = opened(bound, {"hands": hands, "grid": grid_of("Оb Оy Тb Тy Кb Кy * / Фy Фy")}, "x")
    for _ in range(stream.below(30)):
        seats = [seat for seat in range(3) if table.rules.legal(table.state, seat).moves]
        if not seats:
            break
        seat = stream.choose(seats)
        move = stream.choose(table.rules.legal(table.state, seat).moves)
        table.act(seat, bound.notation.write_move(move))
    state = shown(table)
    own = {key: value for key, value in state.items() if key in POSITION_KEYS or key == "reason"}
    again = bound.notation.read_position(own)
    for name in ("phase", "turn", "scores", "grid", "hands", "words", "made", "flips", "bonus", "passes", "vote"):
        assert getattr(again, name) == getattr(table.state, name)
    assert (again.reason, again.begun) == (table.state.reason, table.state.begun)
