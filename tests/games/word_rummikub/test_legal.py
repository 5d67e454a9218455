"""What is listed beside plays: doubts and answers, each where it is allowed."""

from __future__ import annotations

from litera.core.table import Table
from tests.games.word_rummikub.playing import play, table_of


def listed(table: Table, seat: int) -> tuple[list[str], bool]:
    legal = table.rules.legal(table.state, seat)
    assert legal.total == len(legal.moves)
    return [table.rules.notation.write_move(move) for move in legal.moves], legal.complete


def test_others_may_only_doubt_and_answer() -> None:
    table = table_of("KOSZYKLAS / DOM / B", theme="las")
    assert listed(table, 1) == ([], True)
    play(table, "0 play KOSZYK LAS")
    assert listed(table, 0) == ([], True)
    assert listed(table, 2) == (["doubt KOSZYK", "doubt LAS"], True)
    assert listed(table, 1)[0] == ["play DOM", "draw", "doubt KOSZYK", "doubt LAS"]
    play(table, "2 doubt LAS")
    assert listed(table, 1) == (["yes", "no"], True)
    assert listed(table, 0) == ([], True)


def test_before_the_end_the_others_may_say_yes() -> None:
    table = table_of("T / B / D", on_table="KOSZYK", bank="", theme="las")
    play(table, "0 play KOT SZYK from KOSZYK")
    assert listed(table, 2) == (["yes", "doubt KOT", "doubt SZYK"], True)
    assert set(listed(table, 1)[0]) == {"pass", "yes", "doubt KOT", "doubt SZYK"}
