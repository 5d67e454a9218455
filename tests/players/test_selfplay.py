"""Who moves next where machines have all the seats."""

from __future__ import annotations

from litera.players.selfplay import next_move
from tests.games.klepka.playing import table_of


def test_a_seat_that_may_interrupt_is_asked_before_the_seat_on_turn() -> None:
    table = table_of("Сb Оb Нb / #")
    (waiting,) = table.rules.turn(table.state).seats
    others = [seat for seat in range(2) if seat != waiting and table.rules.legal(table.state, seat).total]
    asked: list[int] = []

    def waits(seat: int) -> str | None:
        asked.append(seat)
        return "done" if seat == waiting else None

    assert next_move(table, waits) == (waiting, "done")
    assert asked == [*others, waiting]
    assert others == [1]
    assert next_move(table, lambda seat: f"move of {seat}") == (1, "move of 1")
