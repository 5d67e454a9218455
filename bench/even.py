"""Whether an even match is one: how much people made simple win against it, once it has had time to learn.

``python -m bench.even [GAMES [GAME…]]``: each reference plays so many games in a row, from a newcomer's form on, the
seats by turns; after LEARNING of them about half are to be won. Those who are weaker than the weakest level, or as
strong as the strongest, can't be met half-way; so beside it stands at which rating the opponent has come to play.
"""

from __future__ import annotations

import sys
from statistics import mean
from typing import NamedTuple

from bench.report import figure, heading
from litera.arena.contest import Contest, Fixture, play
from litera.arena.standings import wilson
from litera.games.registry import OWN
from litera.players.even import EVEN, after, named, newcomer
from litera.players.levels import REFERENCE, ratings, references
from litera.players.warming import warm_game

GAMES = 120
LEARNING = 20
TARGET = "45 to 55 %"


class Match(NamedTuple):
    """One game of a row: the rating that the opponent played at, and the part of the win that the person had."""

    rating: float
    won: float


def matches(game: str, person: str, games: int) -> list[Match]:
    """Let a player, by its name, play so many games against the opponent for an even match, which learns from each."""
    scale = ratings(game)
    form, played = newcomer(scale), []
    for number in range(games):
        contest = Contest(game, (person, named(EVEN, form.rating)), games, "even")
        seating = (0, 1) if number % 2 else (1, 0)
        result = play(contest, Fixture(number, f"even {number}", seating))
        won = (0 in result.winners) / len(result.winners)
        played.append(Match(form.rating, won))
        form = after(form, (EVEN,), won, ratings=scale)
    return played


def main(games: int = GAMES, *chosen: str) -> None:
    """Play the rows of the chosen games, of all where none is."""
    heading(f"Even match: {games} games of each reference, won after the first {LEARNING} with the bounds of 95 %")
    for game in chosen or [game.id for game in OWN]:
        warm_game(game)
        for reference in references(game):
            learned = matches(game, REFERENCE + reference, games)[LEARNING:]
            won, rating = sum(match.won for match in learned), mean(match.rating for match in learned)
            low, high = wilson(won, len(learned))
            share = f"{100 * won / len(learned):.0f} % ({100 * low:.0f} to {100 * high:.0f}); at {rating:.0f}"
            figure(f"{game}, {reference}", share, TARGET)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES, *sys.argv[2:])
