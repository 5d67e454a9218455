"""What a list keeps of the last move is read back as it was, whatever a sentence is about."""

from __future__ import annotations

import msgspec
import pytest

from litera.core.message import Message, Parameter, Placed, SeatName, Written
from litera.server.feed.own_tables import _kept, _read


@pytest.mark.parametrize(
    "about",
    [3, "text", Placed(-2), Written("KOT"), SeatName(1), Message("points", {"count": 2}), (Placed(0), SeatName(0))],
    ids=lambda about: type(about).__name__,
)
def test_a_sentence_is_kept_and_read_back(about: Parameter) -> None:
    message = Message("scrabble_cards-event-laid", {"about": about})
    again = _read(msgspec.json.decode(msgspec.json.encode(_kept(message))))
    assert again == message
    assert type(again.parameters["about"]) is type(about)
