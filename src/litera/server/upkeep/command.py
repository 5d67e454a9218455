"""The commands ``backup``, ``restore``, ``check``, ``ratings`` and ``status``: their arguments, and what they say."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from litera.core.message import Message, Parameter, message
from litera.server.upkeep.saying import help_of, said

if TYPE_CHECKING:
    from litera.server.settings import Settings

BAD = 1
"""The exit status where something is damaged."""
FLAGS = ("data", "database")


def add_commands(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the commands to the command line."""
    backup = _add(subparsers, "backup", _backup)
    backup.add_argument("file", type=Path, metavar="FILE", help=help_of("upkeep-help-file"))
    backup.add_argument("--secret", action="store_true", help=help_of("upkeep-help-secret"))
    restore = _add(subparsers, "restore", _restore)
    restore.add_argument("file", type=Path, metavar="FILE", help=help_of("upkeep-help-backup-file"))
    check = _add(subparsers, "check", _check)
    check.add_argument("--repair", action="store_true", help=help_of("upkeep-help-repair"))
    ratings = _add(subparsers, "ratings", _ratings)
    ratings.add_argument("do", choices=("rebuild",), help=help_of("upkeep-help-ratings-rebuild"))
    about = help_of("upkeep-help-status")
    status = subparsers.add_parser("status", help=about, description=about)
    status.add_argument(
        "url", metavar="URL", nargs="?", default="http://127.0.0.1:8000", help=help_of("upkeep-help-url")
    )
    status.set_defaults(run=_status)


def _status(arguments: argparse.Namespace) -> int:
    from litera.server.upkeep.status import Condition, asked

    report = asked(arguments.url)
    for told in report.messages:
        sys.stdout.write(f"{said(told)}\n")
    return {Condition.WELL: 0, Condition.UNWELL: BAD, Condition.AWAY: 2}[report.condition]


def _add(
    subparsers: argparse._SubParsersAction[argparse.ArgumentParser],
    name: str,
    work: Callable[[argparse.Namespace, Settings], int],
) -> argparse.ArgumentParser:
    about = help_of(f"upkeep-help-{name}")
    parser = subparsers.add_parser(name, help=about, description=about)
    parser.add_argument("--data", metavar="DIR", help=help_of("server-help-data"))
    parser.add_argument("--database", metavar="URL", help=help_of("upkeep-help-database"))
    parser.add_argument("--config", type=Path, metavar="FILE", help=help_of("server-help-config"))

    def run(arguments: argparse.Namespace) -> int:
        from litera.server.settings import SettingsError, read_settings
        from litera.server.starting import WRONG, ObstacleError

        flags = {flag: getattr(arguments, flag) for flag in FLAGS}
        try:
            return work(arguments, read_settings(flags, os.environ, arguments.config))
        except SettingsError as error:
            why, status = error.message, WRONG
        except ObstacleError as error:
            why, status = error.message, error.status
        sys.stderr.write(f"litera {name}: {said(why)}\n")
        return status

    parser.set_defaults(run=run)
    return parser


def _backup(arguments: argparse.Namespace, settings: Settings) -> int:
    from litera.server.upkeep.copying import backup

    contents = backup(settings, arguments.file, with_secret=arguments.secret)
    _tell("upkeep-backed-up", file=str(arguments.file), tables=contents.tables, lines=contents.lines)
    return _listed(contents.broken)


def _restore(arguments: argparse.Namespace, settings: Settings) -> int:
    from litera.server.upkeep.copying import restore

    contents = restore(settings, arguments.file)
    _tell("upkeep-restored", file=str(arguments.file), tables=contents.tables, lines=contents.lines)
    return _listed(contents.broken)


def _check(arguments: argparse.Namespace, settings: Settings) -> int:
    from litera.server.upkeep.checking import check, repair

    report = repair(settings) if arguments.repair else check(settings)
    status = _listed(tuple(finding.message for finding in report.findings))
    good = sum(finding.can_be_repaired for finding in report.findings)
    bad = len(report.findings) - good
    if not report.findings:
        _tell("upkeep-sound", tables=report.tables)
    if good:
        _tell("upkeep-repaired" if arguments.repair else "upkeep-can-repair", count=good)
    if bad:
        _tell("upkeep-cannot-repair", count=bad)
    return BAD if bad else 0 if arguments.repair else status


def _ratings(_: argparse.Namespace, settings: Settings) -> int:
    from litera.server.upkeep.ratings import rebuild_ratings

    _tell("upkeep-ratings-rebuilt", count=rebuild_ratings(settings))
    return 0


def _listed(wrong: tuple[Message, ...]) -> int:
    """List what is wrong; give the exit status."""
    for one in wrong:
        sys.stdout.write(f"- {said(one)}\n")
    return BAD if wrong else 0


def _tell(key: str, /, **parameters: Parameter) -> None:
    sys.stdout.write(said(message(key, **parameters)) + "\n")
