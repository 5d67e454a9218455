"""A contest from the arguments of a command, a progress bar while it lasts, and the standings at the end."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator

import msgspec
from tqdm import tqdm

from litera.analysis.plot import can_draw
from litera.arena.contest import Contest, Result
from litera.arena.pools import results, results_from_ray
from litera.arena.standings import Standing, standings
from litera.core.message import Message, Parameter, message
from litera.core.options import Kind, OptionValue
from litera.core.refusal import TableError
from litera.games.registry import games
from litera.players.levels import REFERENCE, opponents, references
from litera.texts import say

FAILED = 2
PICTURES = (".svg", ".png")


class ArenaError(Exception):
    """Something that cannot be played or written; ``message`` says what, and what would do."""

    def __init__(self, key: str, **parameters: Parameter) -> None:
        super().__init__(key)
        self.message = message(key, **parameters)


class Report(msgspec.Struct):
    """What ``--json`` writes: the contest, what it showed, and every game of it."""

    contest: Contest
    standings: list[Standing]
    results: list[Result]


def run(arguments: argparse.Namespace) -> int:
    """Play the contest that the arguments of ``litera arena`` describe; give the exit status."""
    try:
        contest = _contest(arguments)
        played = sorted(_watched(contest, arguments), key=lambda result: result.number)
        for line in told(contest, standings(contest, played)):
            sys.stdout.write(say(line, arguments.lang) + "\n")
        _write(arguments, contest, played)
    except ArenaError as error:
        return _fail(error.message, arguments.lang)
    except TableError as error:
        return _fail(error.refusal.message, arguments.lang)
    return 0


def _fail(what: Message, language: str) -> int:
    sys.stderr.write(say(what, language) + "\n")
    return FAILED


def _contest(arguments: argparse.Namespace) -> Contest:
    """Read the contest from the arguments. Raises ArenaError for one that cannot be."""
    game = games().get(arguments.game)
    if game is None:
        raise ArenaError("arena-unknown-game", game=arguments.game, games=tuple(games()))
    players = tuple(level.strip() for level in arguments.players.split(","))
    if len(players) not in game.seats:
        lowest, highest = game.seats[0], game.seats[-1]
        raise ArenaError("arena-players", game=game.id, lowest=lowest, highest=highest, given=len(players))
    known = (*opponents(game.id), *(REFERENCE + name for name in references(game.id)))
    for level in players:
        if level not in known:
            raise ArenaError("level-unknown", level=level, levels=known)
    if arguments.games < 1 or arguments.games % len(players):
        raise ArenaError("arena-games", games=arguments.games, players=len(players))
    if arguments.jobs < 1:
        raise ArenaError("arena-jobs")
    if arguments.ms is not None and arguments.ms < 1:
        raise ArenaError("arena-ms", ms=arguments.ms)
    if arguments.plot is not None and arguments.plot.suffix not in PICTURES:
        raise ArenaError("arena-format", file=str(arguments.plot))
    if arguments.plot is not None and not can_draw():
        raise ArenaError("arena-no-pictures")
    for file in (arguments.json, arguments.plot):
        # Asked before the games, not after hours of them.
        if file is not None and not file.parent.is_dir():
            raise ArenaError("arena-no-folder", folder=str(file.parent))
    kinds = {option.name: option.kind for option in game.options}
    options: dict[str, OptionValue] = {}
    for text in arguments.option:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals:
            raise ArenaError("arena-option", option=text)
        options[name] = kinds.get(name, Kind.TEXT).read(value)
    return Contest(
        game.id, players, arguments.games, arguments.seed, options, arguments.ms or 0, lexicon=arguments.lexicon
    )


def _watched(contest: Contest, arguments: argparse.Namespace) -> Iterator[Result]:
    """Play, with a progress bar. Raises ArenaError where there is no Ray, TableError for options that cannot be."""
    playing = say(Message("arena-playing"), arguments.lang)
    games_played: Iterable[Result]
    if arguments.ray is None:
        games_played = results(contest, arguments.jobs)
    else:
        games_played = results_from_ray(contest, arguments.ray)
    try:
        yield from tqdm(games_played, desc=playing, total=contest.games, leave=False)
    except ModuleNotFoundError as error:
        if error.name != "ray":
            raise
        raise ArenaError("arena-no-ray") from error
    except ConnectionError as error:
        raise ArenaError("arena-no-cluster", address=arguments.ray) from error


def _write(arguments: argparse.Namespace, contest: Contest, played: list[Result]) -> None:
    """Write the files that were asked for. Raises ArenaError for one that cannot be written."""
    for path in (arguments.json, arguments.plot):
        if path is None:
            continue
        try:
            if path is arguments.json:
                report = Report(contest, standings(contest, played), played)
                path.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2))
            else:
                _draw(arguments, contest, played)
        except OSError as error:
            raise ArenaError("arena-file", file=str(path), why=error.strerror or str(error)) from error


def _draw(arguments: argparse.Namespace, contest: Contest, played: list[Result]) -> None:
    from litera.arena.plot import draw

    title, axes = _title(contest), ("arena-games-axis", "arena-wins-axis")
    below, left = (say(Message(axis), arguments.lang) for axis in axes)
    draw(contest, played, arguments.plot, title=say(title, arguments.lang), axes=(below, left))


def _title(contest: Contest) -> Message:
    return message("arena-title", game=message(f"{contest.game}-title"), games=contest.games, seed=contest.seed)


def told(contest: Contest, table: list[Standing]) -> Iterator[Message]:
    """Put the standings into sentences, a line each."""
    yield _title(contest)
    for standing in table:
        yield message(
            "arena-standing",
            level=standing.level,
            rate=round(100 * standing.rate, 1),
            lowest=round(100 * standing.lowest, 1),
            highest=round(100 * standing.highest, 1),
            points=round(standing.points, 1),
            lead=round(standing.lead, 1),
            ms=round(standing.milliseconds, 1),
            longest=round(standing.longest, 1),
        )
