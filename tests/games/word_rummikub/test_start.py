"""Lots, deal and the order of play: W1 to W3."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.core.draws import Stream, seed_of
from litera.core.event import Onlooker
from litera.games.word_rummikub import course
from litera.games.word_rummikub.moves import DrawLots
from litera.games.word_rummikub.pack import own_pack
from litera.games.word_rummikub.state import Awaited, State
from tests.games.word_rummikub.playing import kinds, opened, play, rules, shown

ORDER = "AĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻ"


def after_lots(seats: int, *rounds: str) -> State:
    """Let seats draw: a round is written as ``0A 1K``."""
    bound = rules(seats)
    state = bound.start()
    for lots in rounds:
        state, _ = bound.apply(state, None, bound.notation.read_draw(f"lots {lots}"))
    return state


def test_w1_the_tile_nearest_to_a_starts() -> None:
    state = after_lots(3, "0K 1Ć 2D")
    assert (state.turn, state.awaited) == (1, Awaited.DEAL)


@pytest.mark.parametrize(("one", "other"), [*pairwise(ORDER)])
def test_w1_the_order_of_the_letters(one: str, other: str) -> None:
    assert after_lots(2, f"0{other} 1{one}").turn == 1
    assert after_lots(2, f"0{one} 1{other}").turn == 0


def test_w1_equals_draw_again_among_themselves() -> None:
    bound = rules(4)
    state = after_lots(4, "0C 1A 2A 3B")
    assert state.awaited is Awaited.LOTS
    drawn = bound.draw(state, Stream(seed_of("x"), "lots"))
    assert isinstance(drawn, DrawLots)
    assert [seat for seat, _ in drawn.lots] == [1, 2]
    assert after_lots(4, "0C 1A 2A 3B", "1Ż 2Ź").turn == 2


def test_w1_a_joker_is_drawn_again_and_the_others_keep_their_tiles() -> None:
    bound = rules(3)
    state = after_lots(3, "0C 1* 2B")
    drawn = bound.draw(state, Stream(seed_of("x"), "lots"))
    assert isinstance(drawn, DrawLots)
    assert [seat for seat, _ in drawn.lots] == [1]
    assert after_lots(3, "0C 1* 2B", "1A").turn == 1
    assert after_lots(3, "0C 1* 2B", "1Z").turn == 2
    assert after_lots(3, "0C 1* 2B", "1B", "1K 2C").turn == 2


def test_w1_lots_are_announced_and_so_is_who_draws_again() -> None:
    bound = rules(3)
    _, told = bound.apply(bound.start(), None, bound.notation.read_draw("lots 0A 1A 2B"))
    assert [event.told(Onlooker.SPECTATOR) for event in told] == [
        {
            "kind": "lots",
            "seat": None,
            "drawn": [{"seat": 0, "tile": "A"}, {"seat": 1, "tile": "A"}, {"seat": 2, "tile": "B"}],
        },
        {"kind": "lots_again", "seat": None, "seats": [0, 1]},
    ]


@given(st.integers(2, 4), st.text(max_size=5))
def test_w1_lots_end_with_the_seat_nearest_to_a(seats: int, seed: str) -> None:
    table = opened(rules(seats), seed=seed)
    rounds = [step.entry.move.split()[1:] for step in table.steps if step.entry.move.startswith("lots")]
    held: dict[str, str] = {}
    for lots in rounds:
        if "*" not in held.values():
            held.clear()
        held |= {lot[0]: lot[1] for lot in lots}
    assert len(rounds[0]) == seats
    nearest = min(held, key=lambda seat: ORDER.index(held[seat]))
    assert list(held.values()).count(held[nearest]) == 1
    assert shown(table)["to_act"] == [int(nearest)]


def test_w1_lots_are_tiles_of_the_set_each_drawn_once() -> None:
    for number in range(200):
        bound = rules(4)
        drawn = bound.draw(bound.start(), Stream(seed_of(str(number)), "lots"))
        assert isinstance(drawn, DrawLots)
        counts = Counter(tile for _, tile in drawn.lots)
        assert all(count <= own_pack().counts[tile] for tile, count in counts.items())


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_w1_a_given_first_seat_starts_without_lots(seat: int) -> None:
    table = opened(rules(3, first_seat=seat))
    assert shown(table)["turn"] == seat
    assert "lots" not in kinds(table)


@pytest.mark.parametrize(("seats", "bank"), [(2, 84), (3, 70), (4, 56)])
def test_w2_fourteen_tiles_each_and_the_rest_is_the_bank(seats: int, bank: int) -> None:
    state = shown(opened(rules(seats)))
    assert [len(rack) for rack in state["racks"]] == [14] * seats
    assert len(state["bank"]) == bank
    assert Counter("".join((*state["racks"], state["bank"]))) == Counter(own_pack().counts)


def test_w2_the_set_has_112_tiles() -> None:
    listed = "A9 Ą2 B2 C4 Ć1 D3 E7 Ę2 F1 G2 H2 I8 J2 K4 L3 Ł2 M3 N6 Ń1 O7 Ó2 P4 R5 S4 Ś1 T4 U3 W4 Y4 Z6 Ź1 Ż1 *2"
    assert own_pack().counts == {entry[0]: int(entry[1:]) for entry in listed.split()}
    assert len(own_pack().all_tiles()) == 112


def test_w2_another_seed_gives_other_racks() -> None:
    assert len({opened(rules(), seed=str(number)).state.racks for number in range(20)}) == 20


def test_w3_play_goes_clockwise() -> None:
    table = opened(rules(4, first_seat=2))
    assert [play(table, f"{seat} draw")["turn"] for seat in (2, 3, 0, 1)] == [3, 0, 1, 2]


def test_the_start_is_before_all_chance() -> None:
    assert course.start(rules(2).ruleset).bank == own_pack().all_tiles()
