"""A bot: it gets rid of what costs most, and keeps its eights."""

from litera.core.game import TimeUp
from litera.players.base import Player, Sight
from litera_crazy_eights.game import EightsRules, Move, State, points


class Easy:
    """Plays the most expensive card that fits."""

    def choose(self, sight: Sight[EightsRules, State]) -> Move | TimeUp:
        return max(sight.rules.legal(sight.view, sight.seat).moves, key=_worth)


def _worth(move: Move | TimeUp) -> int:
    match move:
        case Move("play", (card,)):
            return 0 if card[0] == "8" else points([card])
    return -1


LEVELS: dict[str, Player] = {"easy": Easy()}
