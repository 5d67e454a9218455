"""The bot of the small test game: it plays its lowest card as often as it draws."""

from __future__ import annotations

from litera.core.message import message
from litera.players.base import Analyst, Assessment, Hint, Player, Prospect, Sight
from tests.contract.toy import Draw, Pass, Play, ToyMove, ToyRules, ToyView


class Easy:
    def choose(self, sight: Sight[ToyRules, ToyView]) -> ToyMove:
        seat, view, stream = sight.seat, sight.view, sight.stream
        hand = [card for card in view.hands[seat] if card is not None]
        if hand and (stream.below(2) or not view.stock):
            return Play(min(hand))
        return Draw() if view.stock else Pass()


class Teacher:
    """Thinks that the highest card is best, and that each point of another card is worth a tenth of the game."""

    def hint(self, sight: Sight[ToyRules, ToyView], **_: object) -> Hint:
        card = self._best(sight)
        return Hint(message("thimbles-hint"), card, (message("thimbles-why", card=_worth(card)),))

    def assess(self, sight: Sight[ToyRules, ToyView], played: ToyMove) -> Assessment:
        best = self._best(sight)
        lost = max(0, _worth(best) - _worth(played))
        return Assessment(
            best if lost else played,
            Prospect(_worth(best), 0.9),
            Prospect(_worth(best) - lost, 0.9 - lost / 20),
            is_choice=isinstance(best, Play),
        )

    @staticmethod
    def _best(sight: Sight[ToyRules, ToyView]) -> ToyMove:
        hand = [card for card in sight.view.hands[sight.seat] if card is not None]
        return Play(max(hand)) if hand else Draw() if sight.view.stock else Pass()


def _worth(move: ToyMove) -> int:
    return move.card if isinstance(move, Play) else 0


LEVELS: dict[str, Player] = {"easy": Easy()}
ANALYST: Analyst = Teacher()
