"""The command ``arena``: its arguments; what it does is in running.py, which loads the games."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from litera.core.message import Message
from litera.texts import LANGUAGES, say
from litera.texts.locale import language_of


def add_command(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command ``arena`` to the command line."""
    language = language_of(os.environ)

    def text(key: str) -> str:
        return say(Message(f"arena-{key}"), language).replace("%", "%%")

    arena = subparsers.add_parser("arena", help=text("help"), description=text("help"))
    arena.add_argument("game", metavar="GAME", help=text("help-game"))
    arena.add_argument("--players", required=True, metavar="LEVEL,LEVEL", help=text("help-players"))
    arena.add_argument("--games", type=int, default=100, metavar="N", help=text("help-games"))
    arena.add_argument("--seed", default="arena", metavar="TEXT", help=text("help-seed"))
    arena.add_argument("--jobs", type=int, default=1, metavar="N", help=text("help-jobs"))
    arena.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=text("help-option"))
    arena.add_argument("--lexicon", metavar="NAME", help=text("help-lexicon"))
    arena.add_argument("--ms", type=int, metavar="N", help=text("help-ms"))
    arena.add_argument("--json", type=Path, metavar="FILE", help=text("help-json"))
    arena.add_argument("--plot", type=Path, metavar="FILE", help=text("help-plot"))
    arena.add_argument("--ray", metavar="ADDRESS", help=text("help-ray"))
    arena.add_argument("--lang", choices=LANGUAGES, default=language, help=say(Message("command-lang"), language))
    arena.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    from litera.arena.running import run

    return run(arguments)
