"""The machine player of the small test game: it plays its lowest card as often as it draws."""

from __future__ import annotations

from litera.players.base import Player, Sight
from tests.contract.toy import Draw, Pass, Play, ToyMove, ToyRules, ToyView


class Easy:
    def choose(self, sight: Sight[ToyRules, ToyView]) -> ToyMove:
        seat, view, stream = sight.seat, sight.view, sight.stream
        hand = [card for card in view.hands[seat] if card is not None]
        if hand and (stream.below(2) or not view.stock):
            return Play(min(hand))
        return Draw() if view.stock else Pass()


LEVELS: dict[str, Player] = {"easy": Easy()}
