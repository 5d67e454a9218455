"""How sure each level beats the one below it, in every game of two seats; the lowest beside people made simple.

``python -m bench.levels [GAMES [GAME…]]``: each deal is played from both sides. The time is that at work, without what
players load when they are first asked. With ``write`` the ratings that follow from these games are written, by the
logistic scale on which 400 points are ten games won for one lost; the weakest level has LOWEST.
"""

from __future__ import annotations

import json
import math
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from bench.report import figure, heading
from litera import players
from litera.arena.contest import Contest, fixtures, play
from litera.arena.standings import standings
from litera.games.registry import OWN
from litera.players.levels import REFERENCE, levels
from litera.players.warming import warm_game

GAMES = 400
SEED = "levels"
LUCKY = "klepka"
"""The game where luck is large."""
LOWEST = 400
CHILDREN = {"klepka": "memory-0", "word_rummikub": "forms-1000", "scrabble_cards": "forms-1000", "dnup": "first-set"}
BEGINNERS = {"klepka": "memory-4", "word_rummikub": "forms-3000", "scrabble_cards": "forms-3000", "dnup": "largest-15"}
"""Whom the two lowest levels are to lose to about as often as they win."""
DATA = Path(players.__file__).parent / "ratings.json"


@dataclass(frozen=True, slots=True)
class Pair:
    """Two players of a game, and of how many to how many of a hundred games the first should win."""

    game: str
    stronger: str
    weaker: str
    target: tuple[int, int]


def steps(game: str) -> list[Pair]:
    """List the neighbouring levels of a game."""
    target = (60, 85) if game == LUCKY else (65, 80)
    return [Pair(game, stronger, weaker, target) for weaker, stronger in pairwise(levels(game))]


def people(game: str) -> list[Pair]:
    """List the two lowest levels beside those whom they are made for."""
    lowest = zip(levels(game), (CHILDREN[game], BEGINNERS[game]), strict=False)
    return [Pair(game, level, REFERENCE + reference, (40, 60)) for level, reference in lowest]


def measure(pair: Pair, games: int) -> float:
    """Play so many games of a pair, print what the first of it won of them, and give it, 0 to 1."""
    contest = Contest(pair.game, (pair.stronger, pair.weaker), games, SEED)
    begun = time.process_time()
    first, _ = standings(contest, [play(contest, fixture) for fixture in fixtures(contest)])
    seconds = (time.process_time() - begun) / games
    won = f"{100 * first.rate:.0f} % ({100 * first.lowest:.0f} to {100 * first.highest:.0f}); {seconds:.1f} s a game"
    low, high = pair.target
    figure(f"{pair.game}, {pair.stronger} against {pair.weaker}, {games} games", won, f"{low} to {high} %")
    return first.rate


def rated(names: Sequence[str], rates: Sequence[float]) -> dict[str, int]:
    """Give the rating of each level from what each won against the one below it."""
    ratings = {names[0]: float(LOWEST)}
    for (weaker, stronger), rate in zip(pairwise(names), rates, strict=True):
        sure = min(max(rate, 0.01), 0.99)
        ratings[stronger] = ratings[weaker] + 400 * math.log10(sure / (1 - sure))
    return {name: 10 * round(rating / 10) for name, rating in ratings.items()}


def main(games: int, *chosen: str) -> None:
    """Play the pairs of the chosen games, of all where none is."""
    heading(f"Levels: {games} games of two, won with the bounds of 95 %")
    is_written, names = "write" in chosen, [name for name in chosen if name != "write"]
    ratings = json.loads(DATA.read_text(encoding="utf-8"))
    for game in names or [game.id for game in OWN]:
        warm_game(game)
        for pair in people(game):
            measure(pair, games)
        ratings[game] = rated([*levels(game)], [measure(pair, games) for pair in steps(game)])
        if is_written:
            DATA.write_text(json.dumps(ratings, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES, *sys.argv[2:])
