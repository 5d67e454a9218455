"""The one explicit list of games; a game from another package joins it by an entry point of the group litera.games."""

from __future__ import annotations

from litera.core.plugins import brought, leave_out, remembered
from litera.core.refusal import Code, SetupError, refuse
from litera.games import dnup, klepka, scrabble_cards, word_rummikub
from litera.games.game import Game

OWN = (klepka.GAME, word_rummikub.GAME, scrabble_cards.GAME, dnup.GAME)
GROUP = "litera.games"


@remembered
def games() -> dict[str, Game]:
    """Give all games by their id: our own, and those that installed packages bring under another id."""
    found = {game.id: game for game in OWN}
    for name, game in sorted(brought(GROUP).items()):
        if not isinstance(game, Game):
            leave_out(GROUP, name, "it isn't a litera.games.game.Game")
        elif game.id in found:
            leave_out(GROUP, name, f"there is a game {game.id} already")
        else:
            found[game.id] = game
    return found


def find(game_id: str) -> Game:
    """Give the game with this id. Raises SetupError (``unknown_game``)."""
    game = games().get(game_id)
    if game is None:
        raise SetupError(refuse(Code.UNKNOWN_GAME, game=game_id[:40], games=tuple(games())))
    return game
