"""The end of a game: W17 and W18."""

from __future__ import annotations

from tests.games.word_rummikub.playing import kinds, play, refusal, table_of


def test_w17_with_an_empty_bank_the_last_tile_ends_the_game_at_once() -> None:
    table = table_of("T / ABC / D", on_table="KOSZYK", bank="", scores=[1, 9, 2])
    state = play(table, "0 play KOT SZYK from KOSZYK")
    assert (state["reason"], state["scores"], state["winners"], state["to_act"]) == ("rack_empty", [7, 9, 2], [1], [])
    assert kinds(table) == ["played", "over"]
    assert refusal(table, "1 pass") == ("game_over", "")
    assert refusal(table, "0 yes") == ("game_over", "")


def test_w17_a_rack_emptied_while_the_bank_has_tiles_is_filled() -> None:
    state = play(table_of("T / ABC", on_table="KOSZYK", bank="Ż"), "0 play KOT SZYK from KOSZYK")
    assert (state["over"], state["racks"][0], state["bank"], state["turn"]) == (False, "Ż", "", 1)


def test_w18_all_seats_pass_in_a_row() -> None:
    table = table_of("BCD / EFG / HIJ", bank="", scores=[30, 30, 12])
    assert play(table, "0 pass", "1 pass")["over"] is False
    state = play(table, "2 pass")
    assert (state["reason"], state["winners"], state["passes"]) == ("all_passed", [0, 1], 3)


def test_w18_a_play_begins_the_count_again() -> None:
    table = table_of("BCD / EFG / LASJ", bank="")
    assert play(table, "0 pass", "1 pass", "2 play LAS")["passes"] == 0
    assert play(table, "0 pass", "1 pass")["over"] is False
    assert play(table, "2 pass")["over"] is True
