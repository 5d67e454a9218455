"""The machine player of the small test game: it plays its lowest card as often as it draws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from litera.core.draws import Stream
from litera.core.event import Seat
from litera.players.base import Player
from tests.contract.toy import Draw, Pass, Play, ToyMove, ToyRules, ToyView


class Easy:
    def choose(
        self, rules: ToyRules, seat: Seat, view: ToyView, events: Sequence[Mapping[str, Any]], stream: Stream
    ) -> ToyMove:
        hand = [card for card in view.hands[seat] if card is not None]
        if hand and (stream.below(2) or not view.stock):
            return Play(min(hand))
        return Draw() if view.stock else Pass()


LEVELS: dict[str, Player] = {"easy": Easy()}
