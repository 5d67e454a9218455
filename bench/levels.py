"""How sure each level beats the one below it, and the strongest the weakest, in every game of two seats.

``python -m bench.levels [GAMES [GAME…]]``: each deal is played from both sides. The time is that at work, without what
players load when they are first asked.
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from itertools import pairwise

from bench.report import figure, heading
from litera.arena.contest import Contest, fixtures, play
from litera.arena.standings import standings
from litera.games.registry import OWN
from litera.players.levels import levels
from litera.players.warming import warm_game

GAMES = 400
SEED = "levels"
LUCKY = "klepka"
"""The game where luck is large."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two levels of a game, and in how many of a hundred games the stronger one should win."""

    game: str
    stronger: str
    weaker: str
    target: int


def pairs(game: str) -> list[Pair]:
    """List the neighbouring levels of a game, and the two at its ends."""
    names = tuple(levels(game))
    by_one, by_all = (60, 85) if game == LUCKY else (65, 95)
    neighbours = [Pair(game, stronger, weaker, by_one) for weaker, stronger in pairwise(names)]
    return [*neighbours, Pair(game, names[-1], names[0], by_all)]


def measure(pair: Pair, games: int) -> None:
    """Play so many games of a pair, and print what the stronger level won of them."""
    contest = Contest(pair.game, (pair.stronger, pair.weaker), games, SEED)
    begun = time.process_time()
    first, _ = standings(contest, [play(contest, fixture) for fixture in fixtures(contest)])
    seconds = (time.process_time() - begun) / games
    won = f"{100 * first.rate:.0f} % ({100 * first.lowest:.0f} to {100 * first.highest:.0f}); {seconds:.1f} s a game"
    figure(f"{pair.game}, {pair.stronger} against {pair.weaker}", won, f"≥ {pair.target} %")


def main(games: int, *chosen: str) -> None:
    """Play the pairs of the chosen games, of all where none is."""
    heading(f"Levels: {games} games of two, won with the bounds of 95 %")
    for game in chosen or [game.id for game in OWN]:
        warm_game(game)
        for pair in pairs(game):
            measure(pair, games)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES, *sys.argv[2:])
