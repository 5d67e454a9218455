"""The cards of many tables are written together; on SQLite and on PostgreSQL alike."""

from __future__ import annotations

from sqlalchemy import URL, event, select

from litera.server.store.cards import Card, write_cards
from litera.server.store.database import open_database
from litera.server.store.schema import directory, seatings


def test_however_many_cards_there_are_the_database_is_asked_as_often(url: URL) -> None:
    engine = open_database(url)
    asked: list[str] = []
    event.listen(engine, "before_cursor_execute", lambda *given: asked.append(given[2]))
    counts = []
    for count in (2, 200):
        cards = {f"of {count}, {n}": Card(n, b"{}", frozenset({"anna", f"guest {n}"})) for n in range(count)}
        for _ in range(2):
            asked.clear()
            with engine.begin() as connection:
                write_cards(connection, cards)
            counts.append(len(asked))
    # Those who are new have to be written, the same ones once more don't.
    assert counts == [3, 2, 3, 2]
    engine.dispose()


def test_a_card_takes_the_place_of_the_one_before_and_keeps_who_was_there(url: URL) -> None:
    engine = open_database(url)
    with engine.begin() as connection:
        write_cards(
            connection, {"one": Card(1, b"first", frozenset({"anna"}), listed=2, due=7), "two": Card(2, b"two")}
        )
        write_cards(connection, {"one": Card(1, b"second", frozenset({"bogdan"})), "three": Card(3, b"three")})
    with engine.connect() as connection:
        cards = connection.execute(select(directory).order_by(directory.c.created)).all()
        assert cards == [("one", 1, b"second", 0, None), ("two", 2, b"two", 0, None), ("three", 3, b"three", 0, None)]
        guests = connection.execute(select(seatings.c.game_table, seatings.c.guest).order_by(seatings.c.guest)).all()
        assert guests == [("one", "anna"), ("one", "bogdan")]
    engine.dispose()
