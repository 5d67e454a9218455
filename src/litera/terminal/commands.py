"""The commands of the terminal on the command line: ``play``, and what can be done with a record."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

from litera.core.message import Message
from litera.terminal.lines import harmless
from litera.texts import LANGUAGES, say
from litera.texts.locale import language_of

FAILED = 2
"""The exit status after an error; 1 says that a record does not hold together."""

INTERRUPTED = 130
"""The exit status after Ctrl-C, as shells give it."""


def add_commands(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the commands to the command line."""
    _add_play(subparsers)
    learn = _add(subparsers, "learn", _learn)
    learn.add_argument("game", metavar="GAME", help=_help("game"))
    replay = _add(subparsers, "replay", _replay)
    verify = _add(subparsers, "verify", _verify)
    record = _add(subparsers, "record", _record)
    for parser in (replay, verify, record):
        parser.add_argument("record", type=Path, metavar="RECORD", help=_help("record-file"))
    record.add_argument("--format", required=True, metavar="FORMAT", help=_help("format"))
    analyse = _add(subparsers, "analyse", _analyse)
    analyse.add_argument("record", type=Path, metavar="RECORD", help=_help("record-file"))
    analyse.add_argument("--ms", type=int, default=1000, metavar="N", help=_help("analyse-ms"))
    analyse.add_argument("--json", type=Path, metavar="FILE", help=_help("analyse-json"))
    analyse.add_argument("--plot", type=Path, metavar="FILE", help=_help("analyse-plot"))


def _add_play(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    play = _add(subparsers, "play", _play)
    play.add_argument("game", nargs="?", metavar="GAME", help=_help("game"))
    play.add_argument("--seats", type=int, metavar="N", help=_help("seats"))
    play.add_argument("--bots", metavar="LEVEL,LEVEL", help=_help("bots"))
    play.add_argument("--names", metavar="NAME,NAME", help=_help("names"))
    play.add_argument("--option", action="append", metavar="NAME=VALUE", help=_help("option"))
    play.add_argument("--options", dest="list_options", action="store_true", help=_help("options"))
    play.add_argument("--seed", metavar="TEXT", help=_help("seed"))
    play.add_argument("--pack", type=Path, metavar="FILE", help=_help("pack"))
    play.add_argument("--lexicon", metavar="NAME", help=_help("lexicon"))
    play.add_argument("--at", metavar="URL", help=_help("at"))
    play.add_argument("--clock", metavar="MINUTES+SECONDS", help=_help("clock"))
    play.add_argument("--time", metavar="PERCENT,PERCENT", help=_help("time"))
    play.add_argument("--public", action="store_true", help=_help("public"))
    play.add_argument("--password", action="store_true", help=_help("password"))
    play.add_argument("--seat", type=int, metavar="N", help=_help("seat"))
    play.add_argument("--watch", action="store_true", help=_help("watch"))
    play.add_argument("--continue", dest="go_on", action="store_true", help=_help("continue"))


def _help(key: str) -> str:
    # argparse takes a percent sign for a place to fill in.
    return say(Message(f"command-{key}"), language_of(os.environ)).replace("%", "%%")


def _add(
    subparsers: argparse._SubParsersAction[argparse.ArgumentParser],
    name: str,
    run: Callable[[argparse.Namespace], int],
) -> argparse.ArgumentParser:
    """Add a command that says its errors instead of raising them, in the language of ``--lang`` or the locale."""
    parser = subparsers.add_parser(name, help=_help(name), description=_help(name))
    parser.add_argument("--lang", dest="chosen_lang", choices=LANGUAGES, help=_help("lang"))

    def run_and_tell(arguments: argparse.Namespace) -> int:
        from litera.client.local import RefusedError
        from litera.terminal.files import FileError
        from litera.terminal.plan import PlanError

        arguments.lang = arguments.chosen_lang or language_of(os.environ)
        try:
            return run(arguments)
        except (FileError, PlanError) as error:
            sys.stderr.write(harmless(say(error.message, arguments.lang)) + "\n")
            return FAILED
        except KeyboardInterrupt:
            return INTERRUPTED
        except RefusedError as refusal:
            sys.stderr.write(harmless(refusal.message) + "\n")
            return 1 if refusal.code == "bad_record" else FAILED

    parser.set_defaults(run=run_and_tell)
    return parser


def _play(arguments: argparse.Namespace) -> int:
    from litera.terminal.play import play

    return play(arguments)


def _learn(arguments: argparse.Namespace) -> int:
    from litera.terminal.play import learn

    return learn(arguments)


def _replay(arguments: argparse.Namespace) -> int:
    from litera.terminal.play import replay

    return replay(arguments)


def _verify(arguments: argparse.Namespace) -> int:
    from litera.terminal.lines import Voice
    from litera.terminal.records import verify

    for line in verify(arguments.record, Voice(arguments.lang)):
        sys.stdout.write(harmless(line.text) + "\n")
    return 0


def _analyse(arguments: argparse.Namespace) -> int:
    from litera.terminal.analysing import analyse

    for line in analyse(arguments):
        sys.stdout.write(harmless(line) + "\n")
    return 0


def _record(arguments: argparse.Namespace) -> int:
    from litera.terminal.lines import Voice
    from litera.terminal.records import export

    sys.stdout.write(export(arguments.record, arguments.format, Voice(arguments.lang)))
    return 0
