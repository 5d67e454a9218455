"""People and ratings over HTTP: leaderboards, somebody's page, what one lets others know."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from litestar import Request, get, post

from litera.games.registry import find
from litera.server.errors import Denial, DeniedError
from litera.server.feed.describing import title_of
from litera.server.people.profiles import Profile, Visibility
from litera.server.people.rating_book import PAGE, Played
from litera.server.people.ratings import Mark
from litera.server.table.writing import tidied
from litera.server.web.described import Described
from litera.server.web.http import Lang, guest_of, own_origin, required_guest, web_services
from litera.server.web.paging import Oldest, Page

ACTIVE_MS = 90 * 86_400_000
"""Whoever has not played for so long is on no leaderboard until they do."""

MOST_LANGUAGES = 12
LanguageCode = Annotated[str, msgspec.Meta(pattern="^[a-z]{2,3}$")]
Pace: TypeAlias = Literal["live", "days"]


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
    """Somebody, as they let others know them: a line about themselves, codes of languages, and their ratings."""

    person: str
    name: str
    about: str
    languages: list[str]
    ratings: list[GameRating]


class HeadToHeadReply(msgspec.Struct, frozen=True):
    """One's rated games of one kind against somebody: how often one came before them, and how often behind."""

    game: str
    title: str
    pace: str
    games: int
    won: int
    lost: int


class HeadsToHeads(msgspec.Struct, frozen=True):
    """One's rated games against somebody, by game and pace; ``last``: the last table where both finished a game."""

    against: list[HeadToHeadReply]
    last: str | None


class ProfileReply(msgspec.Struct, frozen=True):
    """What one lets others know: ``visibility`` is "everybody", "played" or "nobody", ``languages`` are codes."""

    about: str
    visibility: str
    languages: list[str]


class ProfileBody(msgspec.Struct, frozen=True):
    """What one says about oneself, and who may see it."""

    about: Annotated[str, msgspec.Meta(max_length=200)]
    visibility: Visibility
    languages: Annotated[list[LanguageCode], msgspec.Meta(max_length=MOST_LANGUAGES)] = []


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
    """A page of somebody's rated games; ``more``: there may be another."""

    games: list[PlayedReply]
    more: bool


@get("/api/ratings/{game:str}/{pace:str}", operation_class=Described, summary="A leaderboard")
async def read_leaders(request: Request[Any, Any, Any], game: str, pace: Pace, *, page: Page = 0) -> Leaders:
    """List those whose rating is settled and who have played lately, best first."""
    web = web_services(request)
    since = web.services.now() - ACTIVE_MS
    found = await web.people.ratings.leaders(find(game).id, pace, since, page=page)
    leaders = [
        LeaderReply(place, one.person, one.name, _rating(one.mark), one.games)
        for place, one in enumerate(found, 1 + PAGE * page)
    ]
    return Leaders(leaders, more=len(found) == PAGE)


@get("/api/people/{person:str}", operation_class=Described, summary="Somebody, with their ratings")
async def read_player(request: Request[Any, Any, Any], person: str, lang: Lang = "en") -> Player:
    """Give somebody's name, what they say about themselves, and their ratings."""
    shown = await check_shown(request, person)
    rated = await web_services(request).people.ratings.of(person)
    ratings = [GameRating(one.game, title_of(one.game, lang), one.pace, _rating(one.mark), one.games) for one in rated]
    return Player(person, shown.name, shown.about, [*shown.languages], ratings)


@get("/api/people/{person:str}/against", operation_class=Described, summary="My rated games against somebody")
async def read_against(request: Request[Any, Any, Any], person: str, lang: Lang = "en") -> HeadsToHeads:
    """Say how one has done against somebody."""
    guest = await required_guest(request)
    await check_shown(request, person)
    found = await web_services(request).people.profiles.against(guest, person)
    return HeadsToHeads(
        [HeadToHeadReply(one.game, title_of(one.game, lang), *one[1:]) for one in found.heads], found.last
    )


@get("/api/profile", operation_class=Described, summary="What I let others know")
async def read_profile(request: Request[Any, Any, Any]) -> ProfileReply:
    """Give what one says about oneself, and who may see it."""
    guest = await required_guest(request)
    shown = await check_shown(request, guest.id)
    return ProfileReply(shown.about, shown.visibility, [*shown.languages])


@post("/api/profile", guards=[own_origin], status_code=200, operation_class=Described, summary="Say who may see me")
async def write_profile(request: Request[Any, Any, Any], data: ProfileBody) -> ProfileReply:
    """Keep what one says about oneself, and who may see it."""
    guest, about = await required_guest(request), tidied(data.about)
    await web_services(request).people.profiles.write(guest, about, data.visibility, languages=data.languages)
    return ProfileReply(about, data.visibility, data.languages)


@get(
    "/api/people/{person:str}/games/{game:str}/{pace:str}", operation_class=Described, summary="Somebody's rated games"
)
async def read_played(
    request: Request[Any, Any, Any], person: str, game: str, *, pace: Pace, page: Page = 0, oldest: Oldest = False
) -> PlayedGames:
    """List somebody's rated games of one kind, the newest first unless asked otherwise."""
    await check_shown(request, person)
    found = await web_services(request).people.ratings.games(
        person, find(game).id, pace, page=page, is_oldest_first=oldest
    )
    return PlayedGames([_played(one) for one in found], more=len(found) == PAGE)


RATING_HANDLERS = [read_leaders, read_player, read_played, read_against, read_profile, write_profile]


async def check_shown(request: Request[Any, Any, Any], person: str) -> Profile:
    """Give somebody's profile. Raises DeniedError where there is none, or not for whoever asks."""
    found = await web_services(request).people.profiles.of(person, await guest_of(request))
    if found is None:
        raise DeniedError(Denial.NOT_FOUND, key="server-no-player")
    return found


def _rating(mark: Mark) -> Rating:
    return Rating(mark.shown, mark.deviation, mark.is_provisional)


def _played(one: Played) -> PlayedReply:
    others = [OpponentReply(*other) for other in one.others]
    return PlayedReply(one.table, one.ended, one.place, one.points, _rating(one.mark), others)
