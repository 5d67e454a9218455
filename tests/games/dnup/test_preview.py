"""What a draft would lead to (D5, D9, D11, D15, D17): what it beats, who goes out, and what that brings."""

from __future__ import annotations

import pytest

from litera.core.game import Preview, TimeUp
from litera.core.table import Table
from litera.texts import Speaker
from tests.games.dnup.playing import dealt, table_of


def preview(table: Table, seat: int, text: str) -> Preview:
    return table.rules.preview(table.state, seat, table.rules.notation.read_move(text))


def parts(shown: Preview, seat: int) -> list[tuple[str, int]]:
    """Give what a draft leads to, in words, with the points of each part."""
    say = Speaker("en", ("Anna", "Bogdan", "Ola"), seat).say
    return [(say(part.what), part.points) for part in shown.working]


@pytest.mark.parametrize(
    ("hands", "sets", "move", "points", "kinds"),
    [
        ("3/4 5/6 | 7/1 1/4 | 2/6 1/3", "", "A 3/4", 0, []),
        ("7/8 5/6 | 7/1 1/4 | 2/6 1/3", "| 3/4 |", "A 7/8", 0, ["beaten"]),
        ("7/8 | 7/1 1/4 | 2/6 1/3", "| 3/4 |", "A 7/8", 2, ["beaten", "out"]),
        ("7/8 | 7/1 1/4 | 2/6 1/3", "", "A 7/8", 2, ["out"]),
        ("3/4 5/6 | 7/1 1/4 | 2/6 1/3", "", "D", 0, []),
    ],
)
def test_d5_d9_d11_what_an_action_beats_and_brings(
    hands: str, sets: str, move: str, points: int, kinds: list[str]
) -> None:
    table = table_of(hands, sets=sets)
    shown = preview(table, 0, move)
    assert shown.points == points
    assert [part.what.key.removeprefix("dnup-event-") for part in shown.working] == kinds
    assert [part.points for part in shown.working] == [points if kind == "out" else 0 for kind in kinds]
    assert (shown.words, shown.lacks) == ((), ())


def test_d11_the_last_point_wins_and_is_counted_once() -> None:
    table = table_of("8/3 | 7/1 1/4 | 2/6 1/3", scores=[2, 3, 1])
    shown = preview(table, 0, "A 8/3")
    assert shown.points == 2
    assert [part.points for part in shown.working] == [2, 0]
    assert len(parts(shown, 0)) == 2
    assert all(said for said, _ in parts(shown, 0))


def test_d17_with_two_seats_the_round_is_what_counts() -> None:
    table = table_of("7/3 | 7/1 1/4")
    shown = preview(table, 0, "A 7/3")
    after = table.rules.apply(table.state, 0, table.rules.notation.read_move("A 7/3"))[0]
    assert shown.points == after.scores[0] - table.state.scores[0]
    assert sum(points for _, points in parts(shown, 0)) == shown.points == 1


def test_what_may_not_be_done_and_what_nobody_drafts_lead_to_nothing() -> None:
    table = table_of("3/4 5/6 | 7/1 1/4 | 2/6 1/3")
    assert preview(table, 0, "A 8/9") == Preview()
    assert preview(table, 1, "A 7/1") == Preview()
    assert table.rules.preview(table.state, 0, TimeUp()) == Preview()
    waiting = dealt(3)
    assert table.rules.preview(waiting.start, 0, waiting.steps[0].entry.move) == Preview()
