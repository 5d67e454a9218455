"""Who has the last turn: the plan against all ways to keep tiles, and what the master does with it."""

from __future__ import annotations

from functools import cache

import pytest

from litera.games.word_rummikub.laying import lay_out
from litera.games.word_rummikub.moves import Play
from litera.players.word_rummikub import LEVELS
from litera.players.word_rummikub.planning import Outlay, Plan
from tests.games.word_rummikub.playing import table_of
from tests.players.sights import sight

LENGTH = 15


@cache
def by_hand(bank: int, own: int, rivals: int, mine: bool = True) -> int:
    """Give the most that a seat gets ahead against one that always empties the rack, turn by turn."""
    leads = []
    rack = own if mine else rivals
    for kept in range(rack if mine else 1):
        points = LENGTH * (1 if kept else 2)
        drawn = min(bank, max(0, 7 - kept))
        after = kept + drawn
        rest = 0
        if after:
            rest = by_hand(bank - drawn, after if mine else own, rivals if mine else after, not mine)
        leads.append((points if mine else -points) + rest)
    return max(leads)


@pytest.mark.parametrize("bank", [0, 1, 6, 7, 8, 13, 14, 15, 20, 28])
@pytest.mark.parametrize(("own", "rivals"), [(7, 7), (7, 1), (3, 7), (9, 7), (7, 14)])
def test_w17_a_plan_brings_the_most_that_can_be_had(bank: int, own: int, rivals: int) -> None:
    plan, outlay = Plan(LENGTH), Outlay(bank, own, rivals)
    leads = [plan.lead(outlay, kept, LENGTH * (1 if kept else 2)) for kept in range(own)]
    assert max(leads) == by_hand(bank, own, rivals)


def test_w12_a_tile_that_is_kept_before_the_banks_end_brings_the_last_turn() -> None:
    """With seven tiles in the bank the rival would have the last turn; with eight they would not."""
    plan = Plan(LENGTH)
    assert [plan.lead(Outlay(7, 7, 7), kept, LENGTH * (1 if kept else 2)) for kept in range(2)] == [0, 15]
    assert [plan.lead(Outlay(8, 7, 7), kept, LENGTH * (1 if kept else 2)) for kept in range(2)] == [30, 15]


@pytest.mark.parametrize(("bank", "keeps"), [("EIEIEIE", True), ("EIEIEIEN", False)])
def test_w17_the_master_keeps_a_tile_where_the_rival_would_have_the_last_turn(bank: str, keeps: bool) -> None:
    table = table_of("KOTYBAT / LASDOMI", on_table="KOSZYK SZCZYT", bank=bank)
    move = LEVELS["master"].choose(sight(table, 0, "x"))
    assert isinstance(move, Play)
    assert (lay_out(move).size < len(table.state.racks[0])) == keeps
