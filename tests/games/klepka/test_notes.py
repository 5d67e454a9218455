"""Notes on cards that were seen: what somebody with a good memory knows, where the table allows it."""

from __future__ import annotations

from litera.core.table import Table
from litera.games.klepka.notes import seen
from litera.protocol.speech import sentences
from litera.texts import say
from tests.games.klepka.playing import play, table_of, told


def remembered(table: Table, asked: str = "") -> list[str]:
    """Ask what was seen."""
    said = sentences(table, 0, f"remember {asked}".strip(), verbosity=2, since=0)
    return [say(one, "en", ("Anna", "Oleh"), you=0) for one in said]


def test_a_card_that_was_seen_and_lies_is_remembered_and_a_taken_one_is_not() -> None:
    table = table_of(" / ", "Оb Кb Оy / . . Кy", notes=True)
    play(table, "0 flip A1 B1", "1 flip A1 C1")
    assert seen(told(table, 0)) == {"B1": "Кb"}
    assert remembered(table, "b1") == remembered(table)
    assert "К" in remembered(table, "B1")[0]
    assert remembered(table, "A1") == ["No known card at A1."]


def test_chaos_ends_all_that_is_known() -> None:
    table = table_of("# / ", "Оb Кb Оy / . . Кy", notes=True)
    play(table, "0 done", "0 flip A1 B1", "0 chaos")
    assert remembered(table) == ["No known cards on the table."]


def test_a_table_without_the_option_plays_from_memory() -> None:
    table = table_of(" / ", "Оb Кb Оy / . . Кy")
    play(table, "0 flip A1 B1")
    assert remembered(table)[0].startswith("The memory aid is off at this table.")


def found(table: Table, asked: str) -> list[str]:
    """Ask where a card is."""
    said = sentences(table, 0, f"find {asked}".strip(), verbosity=2, since=0)
    return [say(one, "en", ("Anna", "Oleh"), you=0) for one in said]


def test_a_letter_is_found_in_open_hands_and_where_it_was_seen() -> None:
    table = table_of("Кb Оb / Кy", "Оb Кb Оy / . . Кy", notes=True)
    play(table, "0 done", "0 flip B1 C1")
    assert found(table, "к") == ["Hand: 1) К blue", "Oleh: К yellow", "Seen on the table: B1 К blue"]
    assert found(table, "Ж") == ["Not among the cards you can see: Ж", "Not seen on the table: Ж"]
    assert found(table, "chaos") == ["Not among the cards you can see: chaos", "Not seen on the table: chaos"]
    assert found(table, "joker") == found(table, "polysemy") == found(table, "*")
    assert found(table, "") == ["Which card? For example: “find К”"]
    assert len(found(table, "xyz")) == 1


def test_without_notes_a_letter_is_found_in_open_hands_alone_and_not_in_hidden_ones() -> None:
    table = table_of("Кb / Кy", "Оb Кb Оy / . . Кy")
    play(table, "0 done", "0 flip B1 C1")
    assert found(table, "К") == ["Hand: 1) К blue", "Oleh: К yellow"]
    hidden = table_of("Оb / Кy", "Оb Кb Оy / . . Кy", hidden=True)
    assert found(hidden, "К") == ["Not among the cards you can see: К"]
