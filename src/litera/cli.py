"""The command line: ``litera`` and its sub-commands, each of which lives where its work is done."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version

from litera.core.message import Message
from litera.texts import say
from litera.texts.locale import language_of

PIPE_CLOSED = 141
INTERRUPTED = 130
"""Exit statuses as shells give them for SIGPIPE and SIGINT."""
MANY_OBJECTS = 50_000
"""So many new objects before Python looks for garbage: what it loads stays, and its own 700 cost a start a sixth."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name; give the exit status."""
    gc.set_threshold(MANY_OBJECTS)
    parsed = command_line().parse_args(arguments)
    try:
        status: int = parsed.run(parsed)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has seen enough; Python would complain once more when it closes it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def command_line() -> argparse.ArgumentParser:
    """Give the reader of the command line, with all commands, whose help is in the language of the locale."""
    from litera.arena.command import add_command as add_arena_command
    from litera.checking.command import add_commands as add_checking_commands
    from litera.client.command import add_command as add_bot_command
    from litera.server.command import add_command as add_serve_command
    from litera.server.command import add_worker
    from litera.server.upkeep.admin import add_command as add_admin_command
    from litera.server.upkeep.command import add_commands as add_upkeep_commands
    from litera.terminal.commands import add_commands as add_terminal_commands
    from litera.terminal.usage import speak
    from litera.words.commands import add_commands as add_word_commands

    language = language_of(os.environ)
    speak(language)
    parser = argparse.ArgumentParser(prog="litera", description=say(Message("command-litera"), language))
    told = say(Message("usage-version"), language)
    parser.add_argument("--version", action="version", version=f"Litera {version('litera')}", help=told)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    add_terminal_commands(commands)
    about = say(Message("command-engine"), language)
    engine = commands.add_parser("engine", help=about, description=about)
    engine.set_defaults(run=_engine)
    add_serve_command(commands)
    add_worker(commands)
    add_upkeep_commands(commands)
    add_admin_command(commands)
    add_bot_command(commands)
    add_arena_command(commands)
    add_checking_commands(commands)
    add_word_commands(commands, _warm_players)
    return parser


def _engine(_: argparse.Namespace) -> int:
    from litera.engine import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0


def _warm_players() -> None:
    from litera.players.warming import warm_players

    warm_players()


if __name__ == "__main__":
    sys.exit(main())
