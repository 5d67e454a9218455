"""Texts of moves and draws, read strictly: one form each."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.core.game import TimeUp
from litera.core.refusal import Code, NotationError
from litera.games.word_rummikub.move_text import read_draw, read_move, write_move
from litera.games.word_rummikub.moves import Answer, Doubt, DrawLots, DrawTile, Move, Pass, Play, Shuffle
from litera.games.word_rummikub.pack import own_pack
from tests.games.sentences import hold

PACK = own_pack()
LETTERS = PACK.letters
WORDS = st.text(st.sampled_from(LETTERS + LETTERS.lower()), min_size=1, max_size=8)
MOVES = (
    st.builds(
        Play,
        st.lists(WORDS, min_size=1, max_size=4).map(tuple),
        st.lists(WORDS, max_size=3).map(tuple),
    )
    | st.builds(Doubt, WORDS)
    | st.sampled_from([DrawTile(), Pass(), Answer(yes=True), Answer(yes=False)])
)
TILES = st.sampled_from(LETTERS + "*")
DRAWS = st.builds(
    DrawLots, st.lists(st.tuples(st.integers(0, 3), TILES), min_size=1, max_size=4).map(tuple)
) | st.builds(Shuffle, st.text(TILES, min_size=1, max_size=112))


@given(MOVES)
def test_a_move_is_read_as_it_was_written(move: Move) -> None:
    text = write_move(move)
    assert read_move(text, PACK) == move
    assert read_move(unicodedata.normalize("NFD", text), PACK) == move


@given(DRAWS)
def test_a_draw_is_read_as_it_was_written(draw: Move) -> None:
    assert read_draw(write_move(draw), 4, PACK) == draw


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("play SZYSZKA OCZY KAT", Play(("SZYSZKA", "OCZY", "KAT"))),
        ("play KOT SZYK from KOSZYK", Play(("KOT", "SZYK"), ("KOSZYK",))),
        ("play SZCZYT KOt from SZCzYT", Play(("SZCZYT", "KOt"), ("SZCzYT",))),
        ("draw", DrawTile()),
        ("pass", Pass()),
        ("doubt KOT", Doubt("KOT")),
        ("yes", Answer(yes=True)),
        ("no", Answer(yes=False)),
    ],
)
def test_moves_of_the_rule_book(text: str, move: Move) -> None:
    assert read_move(text, PACK) == move
    assert write_move(move) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "play",
        "play ",
        "play  KOT",
        "play KOT ",
        " play KOT",
        "play from KOSZYK",
        "play KOT from",
        "play KOT from from",
        "play KOT from KAT from LAS",
        "PLAY KOT",
        "Play KOT",
        "lay KOT",
        "KOT",
        "play KO*",
        "play KOT, SZYK",
        "play KO-T",
        "play QUIZ",
        "play K0T",
        "play КОТ",
        "play KOT\tSZYK",
        "play KOſ",
        "play ßKOT",
        "draw 1",
        "draw ",
        "pass now",
        "doubt",
        "doubt ",
        "doubt KOT LAS",
        "doubt 1",
        "yes please",
        "No",
        "lots 0A 1B",
        "shuffle ABC",
        "time up",
        "v" * 50,
        f"draw {'x' * 50}",
        f"play {'Q' * 50}",
        f"doubt {'Q' * 50}",
        "pass now or never",
    ],
)
def test_texts_that_are_no_move(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_move(text, PACK)
    assert caught.value.refusal.code is Code.BAD_MOVE
    hold(caught.value.refusal)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lots",
        "lots A",
        "lots 2A",
        "lots 0Q",
        "lots 0AB",
        "shuffle",
        "shuffle aB",
        "shuffle AB C",
        "play KOT",
        f"shuffle {'Q' * 50}",
        f"lots {'Q' * 50}",
        "lots 0A 1",
        "lots 0A ٠B",
    ],
)
def test_texts_that_are_no_draw(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_draw(text, 2, PACK)
    assert caught.value.refusal.code is Code.BAD_MOVE
    hold(caught.value.refusal)


def test_time_up_is_written_by_the_table() -> None:
    with pytest.raises(AssertionError, match="written by the table"):
        write_move(TimeUp())
