"""Ratings of simulated populations: how well each system foretells who comes before whom, in the same games.

Strengths are drawn from a bell curve, and drift a little with each game. Of each pair at a table its odds are foretold
before the game, in the second half of all games; what is given is the mean loss in bits (1 for a coin), and how far
the foretold odds are from what happens, on average over ten classes of them.
"""

from __future__ import annotations

import math
import random
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from glicko2 import Player

from bench.report import figure, heading
from litera.server.people.ratings import MODEL, NEW, Mark, after

PEOPLE: Final = 200
GAMES: Final = 12_000
SPREAD: Final = 1.2
"""Of the strengths, in natural units: two who are so far apart win three games in four, and one."""
DRIFT: Final = 0.01
K: Final = 24
"""Of Elo: the most points that a game of two moves."""


class System(ABC):
    """A way to rate people."""

    @abstractmethod
    def odds(self, one: int, other: int, seats: int) -> float:
        """Foretell how probably one comes before the other at a table of so many seats."""

    @abstractmethod
    def enter(self, ranking: Sequence[int]) -> None:
        """Take a game, best first."""


class OpenSkill(System):
    """What the server has."""

    def __init__(self) -> None:
        self._marks: dict[str, Mark] = {}

    def odds(self, one: int, other: int, seats: int) -> float:
        first, second = (self._marks.get(str(who), NEW) for who in (one, other))
        # As the model itself has it when it takes a game, the others being as well known as these two.
        spread = math.sqrt(seats * (MODEL.beta**2 + (first.sigma**2 + second.sigma**2) / 2))
        return 1 / (1 + math.exp((second.mu - first.mu) / spread))

    def enter(self, ranking: Sequence[int]) -> None:
        self._marks |= after(self._marks, [(str(who), place) for place, who in enumerate(ranking, 1)])


class Elo(System):
    """Each pair at a table counted as a game of two, with a part of K."""

    def __init__(self) -> None:
        self._ratings: defaultdict[int, float] = defaultdict(lambda: 1500.0)

    def odds(self, one: int, other: int, seats: int) -> float:  # noqa: ARG002 - it knows games of two alone
        return 1 / (1 + 10 ** ((self._ratings[other] - self._ratings[one]) / 400))

    def enter(self, ranking: Sequence[int]) -> None:
        pairs = [(better, worse, 1 - self.odds(better, worse, 2)) for better, worse in combinations(ranking, 2)]
        for better, worse, surprise in pairs:
            self._ratings[better] += K / (len(ranking) - 1) * surprise
            self._ratings[worse] -= K / (len(ranking) - 1) * surprise


class Glicko2(System):
    """Each game a period of its own, and each pair at a table a game."""

    def __init__(self) -> None:
        self._players: defaultdict[int, Player] = defaultdict(Player)

    def odds(self, one: int, other: int, seats: int) -> float:  # noqa: ARG002 - it knows games of two alone
        first, second = self._players[one], self._players[other]
        spread = math.hypot(first.rd, second.rd)
        weight = 1 / math.sqrt(1 + 3 * (spread * math.log(10) / 400 / math.pi) ** 2)
        return float(1 / (1 + 10 ** (weight * (second.rating - first.rating) / 400)))

    def enter(self, ranking: Sequence[int]) -> None:
        known = {who: (self._players[who].rating, self._players[who].rd) for who in ranking}
        for place, who in enumerate(ranking):
            others = [other for other in ranking if other != who]
            ratings, deviations = zip(*(known[other] for other in others), strict=True)
            won = [float(ranking.index(other) > place) for other in others]
            self._players[who].update_player([*ratings], [*deviations], won)


def games(seats: int, seed: int) -> Iterator[list[int]]:
    """Play games of so many seats among a population; give each as those who played, best first."""
    chance = random.Random(seed)
    strengths = [chance.gauss(0, SPREAD) for _ in range(PEOPLE)]
    for _ in range(GAMES):
        seated = chance.sample(range(PEOPLE), seats)
        ranking: list[int] = []
        while seated:
            first = chance.choices(seated, [math.exp(strengths[who]) for who in seated])[0]
            seated.remove(first)
            ranking.append(first)
        for who in ranking:
            strengths[who] += chance.gauss(0, DRIFT)
        yield ranking


def measured(system: System, seats: int) -> tuple[float, float]:
    """Give a system's mean loss in bits, and how far its odds are from what happens."""
    losses: list[float] = []
    classes: defaultdict[int, list[tuple[float, bool]]] = defaultdict(list)
    chance = random.Random(seats)
    for number, ranking in enumerate(games(seats, seats)):
        if number >= GAMES // 2:
            for better, worse in combinations(ranking, 2):
                # Asked in any order, so that both outcomes are foretold.
                has_won = chance.random() < 0.5
                odds = system.odds(better, worse, seats) if has_won else system.odds(worse, better, seats)
                odds = min(max(odds, 1e-6), 1 - 1e-6)
                losses.append(-math.log2(odds if has_won else 1 - odds))
                classes[int(10 * odds)].append((odds, has_won))
        system.enter(ranking)
    off = sum(abs(sum(odds - has_won for odds, has_won in each)) for each in classes.values())
    return sum(losses) / len(losses), off / sum(map(len, classes.values()))


def main() -> None:
    """Rate the same games by each system."""
    heading(f"Ratings: {PEOPLE} people, {GAMES} games; bits of loss a pair, and how far off the odds are")
    for seats, rival in ((2, "Glicko-2"), (4, "Elo"), (6, "Elo")):
        found = {
            "OpenSkill": measured(OpenSkill(), seats),
            "Elo": measured(Elo(), seats),
            "Glicko-2": measured(Glicko2(), seats),
        }
        for name, (loss, off) in found.items():
            target = f"≤ {found[rival][0]:.4f} ({rival})" if name == "OpenSkill" else "-"
            figure(f"{seats} seats, {name}", f"{loss:.4f} bits, {100 * off:.1f} % off", target)


if __name__ == "__main__":
    main()
