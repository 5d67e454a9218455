"""Ratings over HTTP: leaderboards, and the page of somebody who plays rated games."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from litestar import Request, get
from litestar.params import Parameter

from litera.games.registry import find
from litera.server.errors import Denial, DeniedError
from litera.server.feed.describing import title_of
from litera.server.people.rating_book import PAGE, Played
from litera.server.people.ratings import Mark
from litera.server.web.described import Described
from litera.server.web.http import Lang, web_services

ACTIVE_MS = 90 * 86_400_000
"""Whoever has not played for so long is on no leaderboard until they do."""

Pace: TypeAlias = Literal["live", "days"]
Page = Annotated[int, Parameter(query="page", ge=0, le=100_000, description="0 for the first")]


class Rating(msgspec.Struct, frozen=True):
    """A rating as people see it, and how far off it may be; ``provisional``: by too few games for a place."""

    value: int
    deviation: int
    provisional: bool


class LeaderReply(msgspec.Struct, frozen=True):
    """Somebody on a leaderboard."""

    place: int
    person: str
    name: str
    rating: Rating
    games: int


class Leaders(msgspec.Struct, frozen=True):
    """A page of a leaderboard; ``more``: there may be another."""

    leaders: list[LeaderReply]
    more: bool


class GameRating(msgspec.Struct, frozen=True):
    """Somebody's rating in a game, ``pace`` being "live" or "days"."""

    game: str
    title: str
    pace: str
    rating: Rating
    games: int


class Player(msgspec.Struct, frozen=True):
    """Somebody who plays rated games."""

    person: str
    name: str
    ratings: list[GameRating]


class OpponentReply(msgspec.Struct, frozen=True):
    """Somebody else in a game."""

    person: str
    name: str
    place: int


class PlayedReply(msgspec.Struct, frozen=True):
    """A rated game with the rating after it; ``ended`` in milliseconds since 1970."""

    table: str
    ended: int
    place: int
    points: int
    rating: Rating
    others: list[OpponentReply]


class PlayedGames(msgspec.Struct, frozen=True):
    """A page of somebody's rated games, the newest first; ``more``: there may be another."""

    games: list[PlayedReply]
    more: bool


@get("/api/ratings/{game:str}/{pace:str}", operation_class=Described, summary="A leaderboard")
async def read_leaders(request: Request[Any, Any, Any], game: str, pace: Pace, page: Page = 0) -> Leaders:
    """List those whose rating is settled and who have played lately, best first."""
    web = web_services(request)
    since = web.services.now() - ACTIVE_MS
    found = await web.people.ratings.leaders(find(game).id, pace, since, page)
    leaders = [
        LeaderReply(place, one.person, one.name, _rating(one.mark), one.games)
        for place, one in enumerate(found, 1 + PAGE * page)
    ]
    return Leaders(leaders, more=len(found) == PAGE)


@get("/api/people/{person:str}", operation_class=Described, summary="Somebody who plays rated games")
async def read_player(request: Request[Any, Any, Any], person: str, lang: Lang = "en") -> Player:
    """Give somebody's name and ratings."""
    found = await web_services(request).people.ratings.of(person)
    if found is None:
        raise DeniedError(Denial.NOT_FOUND, key="server-no-player")
    name, rated = found
    ratings = [GameRating(one.game, title_of(one.game, lang), one.pace, _rating(one.mark), one.games) for one in rated]
    return Player(person, name, ratings)


@get(
    "/api/people/{person:str}/games/{game:str}/{pace:str}", operation_class=Described, summary="Somebody's rated games"
)
async def read_played(
    request: Request[Any, Any, Any], person: str, game: str, pace: Pace, page: Page = 0
) -> PlayedGames:
    """List somebody's rated games of one kind."""
    found = await web_services(request).people.ratings.games(person, find(game).id, pace, page)
    return PlayedGames([_played(one) for one in found], more=len(found) == PAGE)


RATING_HANDLERS = [read_leaders, read_player, read_played]


def _rating(mark: Mark) -> Rating:
    return Rating(mark.shown, mark.deviation, mark.is_provisional)


def _played(one: Played) -> PlayedReply:
    others = [OpponentReply(*other) for other in one.others]
    return PlayedReply(one.table, one.ended, one.place, one.points, _rating(one.mark), others)
