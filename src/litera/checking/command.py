"""The commands ``check-game``, ``new-game`` and ``say-all``: their arguments; what they do is loaded when it is run."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from litera.core.message import Message, message
from litera.texts import LANGUAGES, Speaker, say
from litera.texts.locale import language_of

WRONG = 1
"""The exit status where a game has something missing or wrong, or a package can't be written."""
UNKNOWN = 2
"""The exit status where there is no such game."""


def add_commands(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the three commands to the command line."""
    language = language_of(os.environ)

    def text(key: str) -> str:
        return say(Message(key), language).replace("%", "%%")

    check = subparsers.add_parser("check-game", help=text("game-check-help"), description=text("game-check-help"))
    check.add_argument("game", metavar="GAME", help=text("game-check-help-game"))
    check.add_argument("--games", type=int, default=30, metavar="N", help=text("game-check-help-games"))
    check.set_defaults(run=_check)
    new = subparsers.add_parser("new-game", help=text("game-new-help"), description=text("game-new-help"))
    new.add_argument("name", metavar="NAME", help=text("game-new-help-name"))
    new.add_argument("--into", type=Path, default=Path(), metavar="FOLDER", help=text("game-new-help-into"))
    new.set_defaults(run=_new)
    every = subparsers.add_parser("say-all", help=text("say-all-help"), description=text("say-all-help"))
    every.set_defaults(run=_say_all)
    for parser in (check, new, every):
        parser.add_argument("--lang", choices=LANGUAGES, default=language, help=text("command-lang"))


def _check(arguments: argparse.Namespace) -> int:
    from litera.checking.report import check
    from litera.core.refusal import SetupError

    tell = Speaker(arguments.lang).say
    try:
        wrong = check(arguments.game, arguments.games)
    except SetupError as error:
        sys.stdout.write(tell(error.refusal.message) + "\n")
        return UNKNOWN
    for one in wrong:
        sys.stdout.write(f"- {tell(one)}\n")
    sys.stdout.write(
        tell(message("game-check-result", game=arguments.game, count=len(wrong), games=arguments.games)) + "\n"
    )
    return WRONG if wrong else 0


def _new(arguments: argparse.Namespace) -> int:
    from litera.checking.skeleton import NewGameError, write_package

    tell = Speaker(arguments.lang).say
    try:
        folder = write_package(arguments.name, arguments.into)
    except NewGameError as error:
        sys.stdout.write(tell(error.message) + "\n")
        return WRONG
    sys.stdout.write(tell(message("game-new-written", folder=str(folder), game=arguments.name)) + "\n")
    return 0


def _say_all(arguments: argparse.Namespace) -> int:
    from litera.checking.saying import situations

    heading = ""
    for one in situations(arguments.lang):
        if (place := f"{one.file}: {one.section}") != heading:
            heading = place
            sys.stdout.write(f"\n# {heading}\n")
        sys.stdout.write(f"{one.key}\n")
        for sentence in one.sentences:
            sys.stdout.write("".join(f"    {line}\n" for line in sentence.splitlines()))
    return 0
