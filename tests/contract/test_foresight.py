"""What a move would do, told before it is made: in words, and as an event that can be drawn."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.core.draws import Stream, seed_of
from litera.core.foresight import Foresight, foresee
from litera.core.table import Table
from litera.texts import LANGUAGES, Speaker
from tests.contract.test_knowledge import twin_of
from tests.contract.walks import GAMES, listed, walks
from tests.effort import examples

MOST = 8


def foreseen(table: Table, seat: int, text: str) -> Foresight:
    rules = table.rules
    return foresee(rules, rules.view(table.state, seat), seat, move=rules.notation.read_move(text))


def moves(table: Table, seat: int, stream: Stream) -> list[str]:
    """Give some moves that a seat may make now."""
    return [table.rules.notation.write_move(move) for move in stream.shuffled(tuple(listed(table, seat)[:60]))[:MOST]]


@pytest.mark.parametrize("game_id", GAMES)
@examples(20)
@given(st.data())
def test_it_hangs_on_nothing_that_the_seat_cannot_see(game_id: str, data: st.DataObject) -> None:
    table = data.draw(walks(game_id)).end()
    stream = Stream(seed_of(data.draw(st.text(max_size=3))), "moves")
    for seat in range(table.rules.seats):
        twin = twin_of(table, seat, data.draw(st.text(max_size=3)))
        for text in moves(table, seat, stream):
            assert foreseen(twin, seat, text) == foreseen(table, seat, text), text


@pytest.mark.parametrize("game_id", GAMES)
@examples(20)
@given(st.data())
def test_every_move_has_words_in_every_language_and_is_the_subject_of_the_event_that_comes(
    game_id: str, data: st.DataObject
) -> None:
    table = data.draw(walks(game_id)).end()
    stream = Stream(seed_of(data.draw(st.text(max_size=3))), "moves")
    for seat in range(table.rules.seats):
        for text in moves(table, seat, stream):
            foresight = foreseen(table, seat, text)
            for language in LANGUAGES:
                assert Speaker(language, ("Anna", "Богдан", "Cecylia"), seat).say(foresight.said)
            _, events = table.rules.apply(table.state, seat, table.rules.notation.read_move(text))
            kinds = [event.kind for event in events if event.seat == seat]
            assert (foresight.event is None) == (not kinds)
            assert foresight.event is None or foresight.event["kind"] == kinds[0]
