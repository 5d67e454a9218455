"""The one explicit list of games; a game from another package joins it by an entry point of the group litera.games."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from litera.core.refusal import Code, SetupError, refuse
from litera.games import dnup, klepka, scrabble_cards, word_rummikub
from litera.games.game import Game

OWN = (klepka.GAME, word_rummikub.GAME, scrabble_cards.GAME, dnup.GAME)


@cache
def games() -> dict[str, Game]:
    """Give all games by their id: our own, and those that installed packages bring."""
    brought = (point.load() for point in entry_points(group="litera.games"))
    return {game.id: game for game in (*OWN, *brought)}


def find(game_id: str) -> Game:
    """Give the game with this id. Raises SetupError (``unknown_game``)."""
    game = games().get(game_id)
    if game is None:
        raise SetupError(refuse(Code.UNKNOWN_GAME, game=game_id[:40], games=tuple(games())))
    return game
