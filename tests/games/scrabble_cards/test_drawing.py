"""The table as a drawing: a border of one empty place, and numbers of rows and columns that stand in line."""

from __future__ import annotations

from litera.games.scrabble_cards.drawing import drawn


def test_a_drawing_has_a_border_of_one_place() -> None:
    assert list(drawn({(0, 0): "K", (1, 0): "o", (2, 0): "T"})) == [
        "     0",
        "-1 . . . . .",
        " 0 . K o T .",
        " 1 . . . . .",
    ]


def test_every_fifth_column_bears_its_number_at_its_place() -> None:
    head, *rows = drawn({(column, 3): "A" for column in range(4, 12)})
    assert rows == ["2" + " ." * 10, "3 ." + " A" * 8 + " .", "4" + " ." * 10]
    assert [(head.rindex("5"), head.rindex("10") + 1)] == [(rows[1].index("A") + 2, rows[1].index("A") + 12)]


def test_rows_stand_in_line_where_only_the_last_has_two_digits() -> None:
    _, *rows = drawn({(1, row): "A" for row in range(1, 10)})
    assert [row[:2] for row in rows] == [f"{number:>2}" for number in range(11)]
    assert len({len(row) for row in rows}) == 1


def test_an_empty_table_has_no_drawing() -> None:
    assert list(drawn({})) == []
