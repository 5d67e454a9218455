"""A bot: it gets rid of what costs most, and keeps its eights."""

from litera.players.base import Player, Sight
from litera_crazy_eights.game import EightsRules, Move, State, points


class Easy:
    """Plays the most expensive card that fits."""

    def choose(self, sight: Sight[EightsRules, State]) -> Move:
        return max(sight.rules.legal(sight.view, sight.seat).moves, key=_worth)


def _worth(move: Move) -> int:
    is_eight = move.cards and move.cards[0][0] == "8"
    return -1 if move.verb != "play" else 0 if is_eight else points(move.cards)


LEVELS: dict[str, Player] = {"easy": Easy()}
