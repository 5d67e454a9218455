"""Hundreds of random games of each kind, each another one: cards are kept, and what was played can be played again."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.checking.laws import as_bytes
from litera.core.draws import Stream, seed_of
from litera.core.event import Onlooker
from litera.core.record import read_record, write_record
from litera.core.table import Table
from litera.games.opening import open_table, replay_table
from tests.contract.cards import KNOWLEDGE
from tests.contract.vocabulary import WORDS
from tests.contract.walks import GAMES, openings
from tests.effort import examples
from tests.sweep import among

MOVES = 12
"""So many moves of each game are played: with a short word list most rules come up in them."""

GAMES_EACH = 500
CHUNKS = range(4)
"""Four times so many games of each kind, three of them in a sweep: chunks differ in nothing but their games."""


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("chunk", among(CHUNKS, 0))
@examples(GAMES_EACH)
@given(data=st.data())
def test_a_random_game_keeps_its_cards_and_plays_again(game_id: str, chunk: int, data: st.DataObject) -> None:
    opening = data.draw(openings(game_id))
    stream = Stream(seed_of(f"{chunk} {opening.seed}"), "moves")
    knowledge = KNOWLEDGE[game_id]
    table = open_quickly(opening.table())
    cards = knowledge.cards(table.shown(Onlooker.TABLE))
    for _ in range(MOVES):
        seats = table.rules.turn(table.state).seats
        if not seats:
            break
        seat = stream.choose(seats)
        table.act(seat, table.rules.notation.write_move(stream.choose(table.rules.legal(table.state, seat).moves)))
        kept: Counter[str] = knowledge.cards(table.shown(Onlooker.TABLE))
        assert kept <= cards
        assert knowledge.lost or kept == cards
        cards = kept
    again = replay_table(read_record(write_record(table)))
    assert as_bytes(again.shown(Onlooker.TABLE)) == as_bytes(table.shown(Onlooker.TABLE))


def open_quickly(table: Table) -> Table:
    """Give the table with a short word list, where moves are listed quickly; as it is where it has one, or no words."""
    lexicons = GAMES[table.config.game].lexicons
    if not lexicons or table.config.words is not None:
        return table
    return open_table(replace(table.config, words=WORDS[lexicons[-1]], lexicon=None))
