"""Positions: what is read, what is refused, and that a state is a position of itself."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.core.draws import Stream, seed_of
from litera.core.refusal import Code, SetupError
from litera.core.table import Table
from litera.games.scrabble_cards.position import POSITION_KEYS
from litera.texts import LANGUAGES, say
from tests.games.scrabble_cards.playing import DERIVED, opened, play, rules, shown, table_of
from tests.games.sentences import hold

KOT: list[Any] = [["KOT", 0, 0, "across"]]
BASE: dict[str, Any] = {"hands": [["K", "O", "T", "c11"], ["A", "c4"]], "bag": [], "table": []}
PENDING: dict[str, Any] = {"seat": 0, "move": "lay KOT 0 0 across c11"}
WAITING: dict[str, Any] = {
    "hands": [["A"], ["A", "c4"], ["E"]],
    "bag": [],
    "table": [],
    "phase": "answer",
    "pending": PENDING,
}


def waiting(**changes: Any) -> dict[str, Any]:
    return {**WAITING, "pending": {**PENDING, **changes}}


FAULTS: list[tuple[str, dict[str, Any]]] = [
    ("card", {**BASE, "hands": [["Q"], []]}),
    ("card", {**BASE, "hands": [["k"], []]}),
    ("card", {**BASE, "hands": [["?"], []]}),
    ("card", {**BASE, "hands": [[7], []]}),
    ("list", {**BASE, "hands": ["KOT", []]}),
    ("hand-size", {**BASE, "hands": [["A"] * 8, []]}),
    ("list", {**BASE, "bag": 7}),
    ("card", {**BASE, "bag": ["x4"]}),
    ("card", {**BASE, "removed": ["c14"]}),
    ("too-many", {**BASE, "removed": ["c11"]}),
    ("too-many", {**BASE, "table": [["ŻŻ", 0, 0, "across"]]}),
    ("too-many", {**BASE, "table": [["kot", 0, 0, "across"]]}),
    ("choice", {**BASE, "phase": "play"}),
    ("choice", {**BASE, "phase": None}),
    ("number", {**BASE, "turn": 2}),
    ("number", {**BASE, "turn": True}),
    ("number", {**BASE, "turn": -1}),
    ("as-many", {**BASE, "scores": [0]}),
    ("as-many", {**BASE, "scores": None}),
    ("number", {**BASE, "scores": [0, 1.5]}),
    ("number", {**BASE, "idle": [0, -1]}),
    ("number", {**BASE, "exchanges": [0, "1"]}),
    ("number", {**BASE, "lost_turns": [0, 113]}),
    ("switch", {**BASE, "time_up": [0, 1]}),
    ("as-many", {**BASE, "time_up": [False]}),
    ("table", {**BASE, "table": {}}),
    ("table", {**BASE, "table": [["KOT", 0, 0]]}),
    ("table", {**BASE, "table": [["K", 0, 0, "across"]]}),
    ("table", {**BASE, "table": [["KOT", 0, 0, "up"]]}),
    ("table", {**BASE, "table": [[7, 0, 0, "down"]]}),
    ("number", {**BASE, "table": [["KOT", 0.0, 0, "down"]]}),
    ("number", {**BASE, "table": [["KOT", 10**7, 0, "down"]]}),
    ("card", {**BASE, "table": [["QUO", 0, 0, "down"]]}),
    ("card", {**BASE, "table": [["K*T", 0, 0, "down"]]}),
    ("two-letters", {**BASE, "table": [["KOT", 0, 0, "across"], ["DAM", 1, -1, "down"]]}),
    ("two-letters", {**BASE, "table": [["KOT", 0, 0, "across"], ["oko", 1, 0, "down"]]}),
    ("apart", {**BASE, "table": [["KOT", 0, 0, "across"], ["DAM", 4, 0, "down"]]}),
    ("apart", {**BASE, "table": [["KOT", 0, 0, "across"], ["DAM", 3, 1, "down"]]}),
    ("pending-phase", {**BASE, "phase": "answer"}),
    ("pending-phase", {**BASE, "phase": "answer", "pending": None}),
    ("pending-phase", {**WAITING, "phase": "lay"}),
    ("pending-phase", {**WAITING, "phase": "over", "reason": "out"}),
    ("reason-phase", {**BASE, "phase": "over"}),
    ("reason-phase", {**BASE, "reason": "out"}),
    ("choice-or-null", {**BASE, "phase": "over", "reason": "tired"}),
    ("reason-untrue", {**BASE, "phase": "over", "reason": "out"}),
    ("reason-untrue", {**BASE, "phase": "over", "reason": "all_idle", "idle": [1, 2]}),
    ("reason-untrue", {**BASE, "phase": "over", "reason": "time_up", "time_up": [True, False]}),
    ("over-already", {**BASE, "idle": [2, 2]}),
    ("over-already", {**BASE, "time_up": [True, False]}),
    ("over-already", {**BASE, "time_up": [True, True]}),
    ("pending", {**WAITING, "pending": []}),
    ("pending", {**WAITING, "pending": {"seat": 0}}),
    ("pending", waiting(colour="red")),
    ("pending", waiting(move="pass")),
    ("pending", waiting(move=7)),
    ("pending-seat", waiting(seat=1)),
    ("number", waiting(seat=3)),
    ("pending-move", waiting(move="lay KOT")),
    ("pending-move", waiting(move="lay KOT 0 0 across c1")),
    ("pending-move", waiting(move="lay KOT 0 0 across x2")),
    ("too-many", waiting(move="lay ŻŻ 0 0 across")),
    ("hand-size", {**WAITING, "hands": [["A"] * 4, ["A"], ["E"]]}),
    ("as-many", waiting(answers=[None, None])),
    ("pending-answer", waiting(answers=["accept", None, None])),
    ("pending-answer", waiting(answers=[None, "yes", None])),
    ("pending-answer", {**waiting(answers=[None, None, None]), "time_up": [False, False, True]}),
    ("pending-answered", waiting(answers=[None, "accept", "check"])),
    ("pending-answered", {**WAITING, "time_up": [False, True, True]}),
    ("pending-derived", waiting(points=10)),
    ("pending-derived", waiting(words=[])),
    ("pending-condition", waiting(conditions=[])),
    ("pending-condition", waiting(conditions=None)),
    ("pending-condition", waiting(conditions=[{"seat": 0, "card": "c11"}])),
    ("pending-condition", waiting(conditions=[{"seat": 0, "card": "c11", "word": "KOTY"}])),
    ("pending-condition", waiting(conditions=[{"seat": 0, "card": "x2", "word": "KOT"}])),
    (
        "pending-condition",
        waiting(
            conditions=[
                {"seat": 0, "card": "c11", "word": "KOT"},
                {"seat": 2, "card": "c1", "word": "KOT"},
            ]
        ),
    ),
]


@pytest.mark.parametrize(("key", "position"), FAULTS, ids=[f"{n} {key}" for n, (key, _) in enumerate(FAULTS)])
def test_what_cannot_be_is_refused_with_a_sentence(key: str, position: dict[str, Any]) -> None:
    with pytest.raises(SetupError) as caught:
        rules(len(position["hands"])).notation.read_position(position)
    refused = caught.value.refusal
    assert refused.code is Code.BAD_POSITION
    assert refused.message.key in (f"scrabble_cards-position-{key}", f"json-{key}")
    hold(refused)
    for language in LANGUAGES:
        assert say(refused.message, language)


def test_what_is_left_out_is_as_at_the_start() -> None:
    state = shown(opened(rules(), {"hands": [["K"], ["A"]]}))
    assert {key: state[key] for key in sorted(POSITION_KEYS - {"hands", "bag"})} == {
        "table": [],
        "scores": [0, 0],
        "turn": 0,
        "phase": "lay",
        "pending": None,
        "idle": [0, 0],
        "exchanges": [0, 0],
        "time_up": [False, False],
        "lost_turns": [0, 0],
        "removed": [],
    }
    assert len(state["bag"]) == 110


def test_the_least_of_a_pending_move_is_enough() -> None:
    state = shown(opened(rules(3), WAITING))
    assert state["pending"] == {
        "seat": 0,
        "move": "lay KOT 0 0 across c11",
        "words": [{"word": "KOT", "column": 0, "row": 0, "direction": "across", "points": 10}],
        "points": 20,
        "answers": [None, None, None],
        "conditions": [{"seat": 0, "card": "c11", "word": "KOT"}],
    }
    assert state["to_act"] == [1, 2]


def test_a_pending_move_goes_on() -> None:
    conditions = [{"seat": 0, "card": "c11", "word": "KOT"}, {"seat": 2, "card": "c4", "word": "KOT"}]
    position = waiting(answers=[None, "check", None], conditions=conditions)
    position["hands"] = [["A"], ["A"], ["E"]]
    table = opened(rules(3), position)
    assert shown(table)["pending"]["points"] == 15
    assert play(table, "2 accept")["scores"] == [15, 0, 0]


def test_a_pending_move_with_the_bag_left_out() -> None:
    table = opened(rules(3), {key: value for key, value in WAITING.items() if key != "bag"})
    state = shown(table)
    assert len(state["bag"]) == 112 - 4 - 4
    assert play(table, "1 accept", "2 accept")["turn"] == 1


def added_by(*seats: int, hand: int = 1) -> dict[str, Any]:
    """Give a position in which these seats added the cards c4 and c11 to a move without condition cards."""
    added = [{"seat": seat, "card": card, "word": "KOT"} for seat, card in zip(seats, ("c4", "c11"), strict=False)]
    position = waiting(move="lay KOT 0 0 across", conditions=added)
    return {**position, "hands": [["A"], ["A"], list("EEEAAZZ")[:hand]]}


def why_not(position: dict[str, Any], **options: Any) -> str | None:
    try:
        rules(3, **options).notation.read_position(position)
    except SetupError as error:
        hold(error.refusal)
        return error.refusal.message.key.removeprefix("scrabble_cards-position-")
    return None


def test_s6_one_seat_may_have_added_two_cards_only_where_the_option_allows_it() -> None:
    assert why_not(added_by(1, 2)) is None
    assert why_not(added_by(2, 2)) == "pending-condition"
    assert why_not(added_by(2, 2), cond_per_player="any") is None


def test_s1_a_card_that_was_added_was_one_of_the_seven_on_its_hand() -> None:
    assert why_not(added_by(2, hand=6)) is None
    assert why_not(added_by(2, hand=7)) == "hand-size"
    assert why_not(added_by(1, hand=7)) is None


def test_an_auto_checked_pending_move_has_no_checks() -> None:
    assert why_not(waiting(answers=[None, "check", None]), auto_check=True) == "pending-answer"


def test_decomposed_letters_in_a_position_are_the_same_letters() -> None:
    position = {"hands": [["Z\u0307"], []], "table": [["Z\u0301O\u0301", 0, 0, "across"]], "bag": ["A\u0328"]}
    state = shown(opened(rules(), position))
    assert (state["hands"], state["table"], state["bag"]) == ([["Ż"], []], [["ŹÓ", 0, 0, "across"]], ["Ą"])


@pytest.mark.parametrize("reason", ["out", "all_idle", "time_up"])
def test_a_game_that_is_over_is_a_position(reason: str) -> None:
    position = {
        "hands": [[], ["A"]],
        "bag": [],
        "table": KOT,
        "phase": "over",
        "reason": reason,
        "idle": [2, 2],
        "time_up": [True, True],
    }
    state = shown(opened(rules(), position))
    assert (state["over"], state["reason"], state["winners"]) == (True, reason, [0, 1])


@pytest.mark.parametrize(
    ("stands", "reason"),
    [
        ({"hands": [[], ["A"]], "bag": []}, "out"),
        ({"idle": [2, 2]}, "all_idle"),
        ({"time_up": [True, True]}, "time_up"),
        ({"time_up": [True, True], "idle": [2, 2]}, "time_up"),
    ],
)
def test_s15_s16_a_game_that_is_over_may_leave_out_why(stands: dict[str, Any], reason: str) -> None:
    state = shown(opened(rules(), {"hands": [["K"], ["A"]], "table": KOT, "phase": "over", **stands}))
    assert (state["over"], state["reason"], state["winners"]) == (True, reason, [0, 1])


OPTIONS = st.fixed_dictionaries(
    {
        "refill": st.sampled_from(["turn_start", "turn_end"]),
        "cond_per_player": st.sampled_from(["one", "any"]),
        "cond_word": st.sampled_from(["any_new", "main"]),
        "failed_check": st.sampled_from(["none", "minus5", "lose_turn"]),
        "premium_stack": st.sampled_from(["one", "product"]),
        "sweep": st.booleans(),
        "auto_check": st.booleans(),
        "floor_zero": st.booleans(),
    }
)


def walk(table: Table, seed: str, steps: int) -> None:
    """Play at random, with words that are none and times that are up among the moves."""
    bound, stream = table.rules, Stream(seed_of(seed), "walk")
    for _ in range(steps):
        seats = bound.turn(table.state).seats
        if not seats:
            return
        seat = stream.choose(seats)
        if stream.below(40) == 0:
            table.time_up(seat)
            continue
        moves = list(bound.legal(table.state, seat).moves)
        bluff = bluff_of(table, seat)
        if bluff is not None and stream.below(4) == 0:
            moves = [bluff]
        table.act(seat, bound.notation.write_move(stream.choose(moves)))


def bluff_of(table: Table, seat: int) -> Any:
    """Give a lay of the first two letters of the hand, read from the right, where it may be laid."""
    letters = [card for card in table.state.hands[seat] if card.isupper()][:2][::-1]
    move = table.rules.notation.read_move(f"lay {''.join(letters) or 'A'} 0 -40 down")
    return move if table.rules.why_not(table.state, seat, move) is None else None


@given(st.integers(2, 4), OPTIONS, st.text(max_size=4), st.integers(0, 60))
def test_a_state_is_a_position_of_itself(seats: int, options: dict[str, Any], seed: str, steps: int) -> None:
    bound = rules(seats, **options)
    table = opened(bound, seed=seed)
    walk(table, seed, steps)
    position = {key: value for key, value in shown(table).items() if key not in DERIVED}
    assert bound.notation.read_position(position) == table.state


@given(st.integers(2, 4), OPTIONS, st.text(max_size=4), st.integers(0, 60))
def test_every_answer_that_may_be_given_is_listed(seats: int, options: dict[str, Any], seed: str, steps: int) -> None:
    """While a move waits, exactly the listed moves are legal, of all answers that can be written of its words."""
    bound = rules(seats, **options)
    table = opened(bound, seed=seed)
    walk(table, seed, steps)
    state = table.state
    words = {word["word"].upper() for word in (shown(table)["pending"] or {"words": []})["words"]}
    names = ["", *(f" {word}" for word in sorted(words)), " ŻŻ"]
    texts = ["accept", "check", *(f"condition c{number}{name}" for number in range(1, 14) for name in names)]
    for seat in range(seats):
        listed = bound.legal(state, seat)
        if state.pending is not None:
            assert listed.complete
            legal = [text for text in texts if bound.why_not(state, seat, bound.notation.read_move(text)) is None]
            assert sorted(map(bound.notation.write_move, listed.moves)) == sorted(legal)


def test_the_keys_are_those_of_the_state() -> None:
    assert POSITION_KEYS | DERIVED | {"reason"} == shown(table_of("K / A")).keys()
