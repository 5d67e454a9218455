"""Previews of drafts: they change nothing, add up, agree with the game, and tell no seat what it may not see."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.checking.laws import as_bytes
from litera.core.draws import Stream, seed_of
from litera.core.event import Onlooker
from litera.core.refusal import Code
from litera.core.table import Table
from litera.core.teller import Teller
from litera.protocol.previewing import previewed
from litera.texts import LANGUAGES, Speaker
from tests.contract.test_knowledge import twin_of
from tests.contract.walks import GAMES, listed, walks
from tests.effort import examples

EVERY_GAME = pytest.mark.parametrize("game_id", GAMES)

HANGS_ON_HIDDEN_CARDS = {Code.BAG_TOO_SMALL}
"""What a preview may be wrong about: how many letters a bag holds."""


def preview(table: Table, seat: int, text: str, language: str = "en") -> dict[str, Any]:
    view = table.rules.view(table.state, seat)
    return previewed(table.rules, view, seat, text=text, speaker=Speaker(language, ("Anna", "Богдан"), seat))


def drafts(table: Table, stream: Stream) -> list[tuple[int, str]]:
    """Give moves of every seat, also of those not on turn, as they are and with a letter too few."""
    found = []
    for owner in range(table.rules.seats):
        for move in listed(table, owner)[:60]:
            text = table.rules.notation.write_move(move)
            cut = stream.below(len(text))
            found += [(owner, text), (stream.below(table.rules.seats), text), (owner, text[:cut] + text[cut + 1 :])]
    return list(stream.shuffled(found))[:12]


@EVERY_GAME
@examples(40)
@given(st.data())
def test_tables_that_differ_only_in_what_a_seat_may_not_see_give_it_the_same_previews(
    game_id: str, data: st.DataObject
) -> None:
    table = data.draw(walks(game_id)).end()
    chosen = drafts(table, Stream(seed_of(data.draw(st.text(max_size=3))), "drafts"))
    twins = [twin_of(table, seat, data.draw(st.text(max_size=3))) for seat in range(table.rules.seats)]
    for seat, text in chosen:
        assert as_bytes(preview(twins[seat], seat, text)) == as_bytes(preview(table, seat, text)), text


@EVERY_GAME
@examples(40)
@given(st.data())
def test_a_preview_adds_up_and_can_be_said_in_every_language(game_id: str, data: st.DataObject) -> None:
    table = data.draw(walks(game_id)).end()
    before = as_bytes(table.shown(Onlooker.TABLE))
    for seat, text in drafts(table, Stream(seed_of(data.draw(st.text(max_size=3))), "drafts")):
        for language in LANGUAGES:
            shown = preview(table, seat, text, language)
            assert shown["fits"] == (shown["error"] is None)
            assert shown["points"] is None or shown["points"] == sum(part["points"] for part in shown["working"])
            assert all(part["what"] for part in shown["working"])
            assert all(shown["lacks"])
    assert as_bytes(table.shown(Onlooker.TABLE)) == before


@EVERY_GAME
@examples(40)
@given(st.data())
def test_a_move_does_what_its_preview_said(game_id: str, data: st.DataObject) -> None:
    """A move that can be made fits, lacks nothing, and is told with the points that were foretold."""
    table = data.draw(walks(game_id)).end()
    stream = Stream(seed_of(data.draw(st.text(max_size=3))), "move")
    seats = [seat for seat in range(table.rules.seats) if listed(table, seat)]
    if not seats:
        return
    seat = stream.choose(seats)
    text = table.rules.notation.write_move(stream.choose(listed(table, seat)))
    shown = preview(table, seat, text)
    assert shown["fits"] or shown["error"]["code"] in HANGS_ON_HIDDEN_CARDS
    assert shown["lacks"] == []
    scores = table.rules.scores(table.state)
    since = table.act(seat, text)
    told = [event for event in Teller(table).told(Onlooker.TABLE, since) if event["seat"] == seat]
    if shown["points"] is None:
        against = told[0]["kind"] == "condition"  # its points are those of the rival's lay that it is put against
        assert against or "points" not in told[0]
    elif "points" in told[0]:
        assert told[0]["points"] == shown["points"]
    else:
        proposed = told[0]["kind"] == "proposed"  # a word that is voted on scores when it is accepted
        assert proposed or table.rules.scores(table.state)[seat] - scores[seat] == shown["points"]
