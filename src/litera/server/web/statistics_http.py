"""How people do in each game, over HTTP: results, records and streaks."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get
from litestar.params import Parameter

from litera.protocol import level_texts
from litera.server.feed.describing import title_of
from litera.server.people.opponents import PAGE, Order
from litera.server.people.statistics import GameStatistics, Record
from litera.server.web.described import Described
from litera.server.web.http import Lang, web_services
from litera.server.web.paging import Page
from litera.server.web.ratings_http import check_shown

LONGEST_PART = 40
"""Characters by which names are looked for: no name is longer."""


class LevelScore(msgspec.Struct, frozen=True):
    """Games against bots of a level, and how many of them were won."""

    level: str
    title: str
    games: int
    won: int


class OpponentScore(msgspec.Struct, frozen=True):
    """Games with somebody, and how many of them were won by whoever the statistics are about."""

    person: str
    name: str
    games: int
    won: int


class RecordReply(msgspec.Struct, frozen=True):
    """A record: points or letters, in which words ("" for none), at which table; ``ended`` in ms since 1970."""

    value: int
    words: str
    table: str
    ended: int


class GameStatisticsReply(msgspec.Struct, frozen=True):
    """How somebody does in a game: the highest scores, the moves with most points and the longest words are records.

    ``streak`` is how many games they have won in a row, ``best_streak`` at most.
    """

    game: str
    title: str
    games: int
    won: int
    streak: int
    best_streak: int
    levels: list[LevelScore]
    highest: list[RecordReply]
    best: list[RecordReply]
    longest: list[RecordReply]


class StatisticsReply(msgspec.Struct, frozen=True):
    """How somebody does in each game."""

    games: list[GameStatisticsReply]


class Opponents(msgspec.Struct, frozen=True):
    """A page of those whom somebody has played; ``more``: there may be another."""

    opponents: list[OpponentScore]
    more: bool


@get("/api/people/{person:str}/statistics", operation_class=Described, summary="How somebody does in each game")
async def read_statistics(request: Request[Any, Any, Any], person: str, lang: Lang = "en") -> StatisticsReply:
    """Give results, records and streaks of somebody's finished games."""
    await check_shown(request, person)
    statistics = web_services(request).people.statistics
    return StatisticsReply([_told(each, lang) for each in await statistics.of(person)])


@get("/api/people/{person:str}/opponents", operation_class=Described, summary="Whom somebody has played")
async def read_opponents(
    request: Request[Any, Any, Any],
    person: str,
    page: Page = 0,
    *,
    order: Annotated[Order, Parameter(description="Most games first, most often won, or by name")] = "games",
    name: Annotated[str, Parameter(max_length=LONGEST_PART, description="A part of their name")] = "",
) -> Opponents:
    """List those whom somebody has played, whom they have played most often first unless asked otherwise."""
    await check_shown(request, person)
    found = await web_services(request).people.statistics.opponents(person, page, order=order, name=name)
    return Opponents([OpponentScore(*each) for each in found], more=len(found) == PAGE)


STATISTICS_HANDLERS = [read_statistics, read_opponents]


def _told(found: GameStatistics, language: str) -> GameStatisticsReply:
    levels = [
        LevelScore(score.level, level_texts.title(score.level, language), score.games, score.won)
        for score in found.levels
    ]
    records = (_records(each) for each in (found.highest, found.best, found.longest))
    head = found.game, title_of(found.game, language), found.games, found.won, found.streak, found.best_streak
    return GameStatisticsReply(*head, levels, *records)


def _records(found: list[Record]) -> list[RecordReply]:
    return [RecordReply(*record) for record in found]
