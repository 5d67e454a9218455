"""What a draft of a play would score (W10, W11), which words may stand (W6, W8), and all that it lacks (W4 to W15)."""

from __future__ import annotations

from typing import Any

import pytest

from litera.core.game import Preview
from litera.core.table import Table
from litera.texts import Speaker
from tests.games.word_rummikub.playing import play, shown, table_of


def preview(table: Table, seat: int, text: str) -> Preview:
    return table.rules.preview(table.state, seat, table.rules.notation.read_move(text))


def parts(preview: Preview) -> list[tuple[str, int]]:
    """Give the working of a draft in words, with the points of each part."""
    say = Speaker("en").say
    return [(say(part.what), part.points) for part in preview.working]


def lacks(preview: Preview) -> list[str]:
    say = Speaker("en").say
    return [say(lack) for lack in preview.lacks]


def test_w10_the_longest_word_with_an_own_tile_counts() -> None:
    table = table_of("SOKLASYA / B", on_table="SZCZYT")
    shown = preview(table, 0, "play LAS LASY SOK")
    assert parts(shown) == [("longest word with a tile of yours: LASY", 4)]
    assert shown.points == 4


def test_w10_a_word_without_an_own_tile_counts_for_nothing() -> None:
    table = table_of("SOKA / B", on_table="KOTLAS")
    shown = preview(table, 0, "play KOTLAS SOK from KOTLAS")
    assert parts(shown) == [("longest word with a tile of yours: SOK", 3)]
    assert preview(table, 0, "play KOT LAS from KOTLAS").working == ()
    assert preview(table, 0, "play KOT LAS from KOTLAS").points == 0


def test_w11_the_whole_rack_counts_twice() -> None:
    table = table_of("SOKLASY / B")
    shown = preview(table, 0, "play LASY SOK")
    assert parts(shown) == [("longest word with a tile of yours: LASY", 4), ("whole rack played: double", 4)]
    assert shown.points == 8
    assert play(table, "0 play LASY SOK")["scores"] == [8, 0]


@pytest.mark.parametrize(("least", "points"), [(3, 6), (4, 3)])
def test_w11_a_small_rack_counts_twice_from_as_many_tiles_as_the_option_says(least: int, points: int) -> None:
    assert preview(table_of("SOK / B", double_min_tiles=least), 0, "play SOK").points == points


@pytest.mark.parametrize(
    ("word", "options", "known"),
    [
        ("SOK", {}, True),
        ("SOk", {}, True),
        ("KOS", {}, False),
        ("JAN", {}, False),
        ("JAN", {"proper_names": True}, True),
        ("SO", {}, False),
        ("S", {}, False),
    ],
)
def test_w6_w8_a_word_is_known_where_it_may_stand(word: str, options: dict[str, Any], known: bool) -> None:
    table = table_of("SOKJANKOS* / B", **options)
    assert preview(table, 0, f"play {word} LAS").words == ((word, known), ("LAS", True))


@pytest.mark.parametrize(
    ("racks", "lying", "given", "text", "sentences"),
    [
        ("SOK / B", "", {}, "play SOK", []),
        ("SOK / B", "", {}, "play KOS", ["KOS: not in the dictionary."]),
        ("SOK / B", "", {}, "play LAS", ["You don’t have A, L."]),
        (
            "SOK / B",
            "",
            {"opened": [False, True]},
            "play SOK",
            ["Your first word must have at least 6 letters, all from your own rack."],
        ),
    ],
)
def test_a_draft_is_answered_with_all_that_it_lacks(
    racks: str, lying: str, given: dict[str, Any], text: str, sentences: list[str]
) -> None:
    assert lacks(preview(table_of(racks, on_table=lying, **given), 0, text)) == sentences


def test_every_fault_of_a_draft_is_reported_in_the_order_of_the_rules() -> None:
    table = table_of("SO / B", on_table="KOT LAS", opened=[False, True], opening_letters=5)
    keys = [lack.key for lack in preview(table, 0, "play SO LAS KOS from KOT DOM").lacks]
    assert keys == [
        "word_rummikub-refusal-no-such-word",
        "refusal-too-short",
        "word_rummikub-refusal-loses-tiles",
        "refusal-not-yours",
        "word_rummikub-refusal-first-meld-touches",
        "word_rummikub-refusal-first-meld-short",
        "refusal-not-a-word",
        "word_rummikub-refusal-stands-twice",
    ]


def test_w3_a_draft_is_prepared_with_the_rack_of_its_own_seat_in_the_turn_of_another() -> None:
    table = table_of("SOK / LASYK", opened=[False, True])
    shown = preview(table, 1, "play LASY")
    assert (shown.points, shown.lacks) == (4, ())
    assert preview(table, 0, "play LASY").lacks != ()


@pytest.mark.parametrize("text", ["draw", "pass", "yes", "no", "doubt SOK"])
def test_other_moves_have_nothing_to_be_prepared(text: str) -> None:
    assert preview(table_of("SOK / B"), 0, text) == Preview()


def test_a_preview_changes_nothing() -> None:
    table = table_of("SOK / LASY")
    before = shown(table)
    preview(table, 0, "play SOK")
    assert shown(table) == before
