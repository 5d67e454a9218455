"""Texts of moves and draws: one form each, strictly read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.core.refusal import Code, NotationError
from litera.games.scrabble_cards.move_text import read_draw, read_move, write_move
from litera.games.scrabble_cards.moves import (
    Accept,
    Check,
    Deal,
    Direction,
    Exchange,
    Lay,
    Mix,
    Move,
    Pass,
    PlayCondition,
)
from litera.games.scrabble_cards.pack import own_pack
from litera.texts import LANGUAGES, say
from litera.words.alphabet import POLISH
from tests.games.sentences import hold

PACK = own_pack()
LETTERS = st.sampled_from(POLISH.letters + POLISH.letters.lower())
ORDER = PACK.order.__getitem__
WORDS = st.text(LETTERS, min_size=1, max_size=12)
CONDITIONS = st.sampled_from(sorted(PACK.conditions))


def some(cards: list[str], most: int) -> st.SearchStrategy[tuple[str, ...]]:
    return st.lists(st.sampled_from(cards), max_size=most).map(lambda chosen: tuple(sorted(chosen, key=ORDER)))


LAYS = st.builds(
    Lay,
    WORDS,
    st.integers(-999, 999),
    st.integers(-999, 999),
    st.sampled_from(Direction),
    some(sorted(PACK.factors), 3),
    some(sorted(PACK.conditions), 3),
)
MOVES: st.SearchStrategy[Move] = st.one_of(
    LAYS,
    st.just(Accept()),
    st.just(Check()),
    st.just(Pass()),
    st.builds(PlayCondition, CONDITIONS, st.none() | WORDS.map(str.upper)),
    st.builds(Exchange, some(list(PACK.cards), 7).filter(bool)),
)


@given(MOVES)
def test_a_move_is_read_from_what_was_written(move: Move) -> None:
    assert read_move(write_move(move), PACK) == move


@given(
    st.one_of(st.builds(Deal, st.integers(0, 3), some(list(PACK.cards), 9)), st.builds(Mix, some(list(PACK.cards), 9)))
)
def test_a_draw_is_read_from_what_was_written(draw: Deal | Mix) -> None:
    assert read_draw(write_move(draw), PACK, 4) == draw


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "pass ",
        " pass",
        "Pass",
        "pass pass",
        "lay",
        "lay KOT",
        "lay KOT 0 0",
        "lay  0 0 across",
        "lay KOT  0 across",
        "lay KOT 0 0 Across",
        "lay KOT 0 0 up",
        "lay KOT +1 0 across",
        "lay KOT 01 0 across",
        "lay KOT 00 0 across",
        "lay KOT -0 0 across",
        "lay KOT 1.0 0 across",
        "lay KOT 1_0 0 across",
        "lay KOT ١ 0 across",
        "lay KOT 9999999999 0 across",
        "lay QUO 0 0 across",
        "lay K*T 0 0 across",
        "lay КОТ 0 0 across",
        "lay KıT 0 0 across",
        "lay KſT 0 0 across",
        "lay KOT 0 0 across K",
        "lay KOT 0 0 across *",
        "lay KOT 0 0 across x2x3",
        "exchange",
        "exchange k",
        "exchange K,Y",
        "exchange A A A A A A A A",
        "condition",
        "condition x2",
        "condition K",
        "condition c14",
        "condition c1 KOT KOT",
        "condition c1 ",
        "condition c1 K*T",
        "accept all",
        "check KOT",
        "deal 0 A",
        "mix A",
        "v" * 50,
        f"lay {'Q' * 50} 0 0 across",
        f"lay KOT {'1' * 50} 0 across",
        f"lay KOT 0 {'1' * 50} across",
        f"lay KOT 0 0 {'a' * 50}",
        f"lay KOT 0 0 across {'c' * 50}",
        f"exchange {'K' * 50}",
        f"condition {'c' * 50}",
        f"condition c1 {'Q' * 50}",
        f"pass {'x' * 50}",
        "lay KOT 0 0 across x2 c1 x4",
        "exchange K A Q",
    ],
)
def test_what_is_no_move_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_move(text, PACK)
    assert caught.value.refusal.code is Code.BAD_MOVE
    hold(caught.value.refusal)
    for language in LANGUAGES:
        assert say(caught.value.refusal.message, language)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "deal",
        "deal 4 A",
        "deal -1 A",
        "deal 0 Q",
        "mix ?",
        "pass",
        "deal x A",
        f"mix {'Q' * 50}",
        "deal 00 A",
    ],
)
def test_what_is_no_draw_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_draw(text, PACK, 4)
    assert caught.value.refusal.code is Code.BAD_MOVE
    hold(caught.value.refusal)


def test_decomposed_letters_are_the_same_letters() -> None:
    assert read_move("lay Z\u0307O\u0301Łc\u0301 0 0 across", PACK) == Lay("ŻÓŁć", 0, 0, Direction.ACROSS)


def test_cards_are_named_in_any_order_and_written_in_the_packs() -> None:
    assert write_move(read_move("lay KOT 0 0 across c10 c9 x3 x2", PACK)) == "lay KOT 0 0 across x2 x3 c9 c10"
    assert write_move(read_move("exchange c2 Ź A *", PACK)) == "exchange A Ź * c2"
    assert write_move(read_move("condition c2 KoT", PACK)) == "condition c2 KoT"
