"""The opponent for an even match: it learns from results how strong somebody is, and plays so that they win about half.

What is kept of somebody is their form in a game: a rating on the scale of the game's levels. The opponent plays at that
rating as the level below it and the one above do, by turns: each of its moves is one that a level means to play.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

import msgspec

from litera.players.base import Interrupter, Player, Sight

EVEN: Final = "even"
"""The name that people choose it by; ``even:640`` is what plays at a rating of 640."""
STEP: Final = 40
"""So many points lie between having won a game and having lost it, when much is known of somebody."""
FIRST_STEP: Final = 400
SOON: Final = 4
"""After so many games the step is half as far above STEP as at first."""
BEYOND: Final = 200
"""So far a form goes beyond the scale: chance that seems to lead there is made up for by later games."""
PARTS: Final = 1000
"""Turns are shared out between two levels in so many parts."""

Ratings = Mapping[str, int]
"""The ratings of a game's levels, weakest first."""


class Form(msgspec.Struct, frozen=True):
    """How strong somebody is on the scale of a game's levels, as far as so many games have shown."""

    rating: float
    games: int = 0


@dataclass(frozen=True, slots=True)
class Between:
    """Plays some turns as one player and the others as another, ``share`` of PARTS as the ``stronger`` one."""

    weaker: Player
    stronger: Player
    share: int

    def choose(self, sight: Sight[Any, Any]) -> Any:
        """Choose a legal move of the game's for a seat that is to act."""
        return self._one(sight).choose(sight)

    def _one(self, sight: Sight[Any, Any]) -> Player:
        return self.stronger if sight.stream.below(PARTS) < self.share else self.weaker


@dataclass(frozen=True, slots=True)
class Interrupting(Between):
    """The same between players of whom one at least may act when others are on turn."""

    def interrupt(self, sight: Sight[Any, Any]) -> Any | None:
        """Choose a legal move for a seat that may interrupt, or None to wait."""
        one = self._one(sight)
        return one.interrupt(sight) if isinstance(one, Interrupter) else None


def is_even(name: str) -> bool:
    """Say whether a player's name is that of the opponent for an even match, at whatever rating."""
    return name.partition(":")[0] == EVEN


def level_of(name: str) -> str:
    """Give the level that people have chosen, from the name of the player that plays for it."""
    return EVEN if is_even(name) else name


def named(level: str, rating: float | None) -> str:
    """Name the player that plays for a level against somebody of this rating; None: nothing is known of them."""
    return f"{EVEN}:{rating:.0f}" if level == EVEN and rating is not None else level


def rating_of(name: str, ratings: Ratings) -> float | None:
    """Give the rating that a player for an even match plays at, from its name; None for a name that is none."""
    _, colon, rating = name.partition(":")
    if not colon:
        return newcomer(ratings).rating
    return float(rating) if rating.isascii() and rating.isdigit() else None


def peer(opponents: Iterable[str], ratings: Ratings) -> str | None:
    """Name the level that whoever plays against these is about as good as: that of the weakest; None: not known."""
    theirs = [rating_of(name, ratings) if is_even(name) else ratings.get(name) for name in opponents]
    weakest = min((rating for rating in theirs if rating is not None), default=None)
    if weakest is None:
        return None
    reached = [level for level, rating in ratings.items() if rating <= weakest]
    return reached[-1] if reached else next(iter(ratings))


def even_player(rating: float, players: Mapping[str, Player], ratings: Ratings) -> Player:
    """Give the player of a rating, from those of the levels: one of them, or one between two."""
    for (weaker, low), (stronger, high) in pairwise(ratings.items()):
        if rating < high:
            share = round(PARTS * max(0.0, rating - low) / (high - low))
            two = players[weaker], players[stronger]
            kind = Interrupting if any(isinstance(one, Interrupter) for one in two) else Between
            return kind(*two, share)
    return players[[*ratings][-1]]


def newcomer(ratings: Ratings) -> Form:
    """Give the form of somebody who has not played yet: that of the second level, which beginners hold."""
    return Form([*ratings.values()][1])


def is_rated(opponents: Sequence[str], ratings: Ratings) -> bool:
    """Say whether a game against players of these names shows somebody's form."""
    return bool(opponents) and all(is_even(name) or name in ratings for name in opponents)


def after(form: Form, opponents: Sequence[str], won: float, *, ratings: Ratings) -> Form:
    """Give somebody's form after a game against players of these names, with their part of the win, 0 to 1.

    As Elo has it, with longer steps at first; each seat is expected to win as its rating has it among all.
    """
    theirs = [form.rating if is_even(name) else ratings[name] for name in opponents]
    expected = 1 / (1 + sum(10 ** ((rating - form.rating) / 400) for rating in theirs))
    step = STEP + (FIRST_STEP - STEP) / (1 + form.games / SOON)
    rating = form.rating + step * (won - expected)
    low, high = min(ratings.values()) - BEYOND, max(ratings.values()) + BEYOND
    return Form(min(max(rating, low), high), form.games + 1)
