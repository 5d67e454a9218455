"""The command line: ``litera`` and its sub-commands, each of which lives where its work is done."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import version
from typing import TYPE_CHECKING, Final, TypeAlias

from litera.core.message import Message
from litera.texts import say
from litera.texts.locale import language_of

if TYPE_CHECKING:
    Commands: TypeAlias = argparse._SubParsersAction[argparse.ArgumentParser]

PIPE_CLOSED = 141
INTERRUPTED = 130
"""Exit statuses as shells give them for SIGPIPE and SIGINT."""
MANY_OBJECTS = 50_000
"""So many new objects before Python looks for garbage: what it loads stays, and its own 700 cost a start a sixth."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name; give the exit status."""
    gc.set_threshold(MANY_OBJECTS)
    given = sys.argv[1:] if arguments is None else arguments
    parsed = command_line(given[0] if given else None).parse_args(given)
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


def command_line(asked: str | None = None) -> argparse.ArgumentParser:
    """Give the reader of the command line, with all commands, whose help is in the language of the locale.

    Where ``asked`` is one of them, those of other modules are left out: to write the help of all takes longer than
    some commands.
    """
    from litera.terminal.usage import speak

    language = language_of(os.environ)
    speak(language)
    parser = argparse.ArgumentParser(prog="litera", description=say(Message("command-litera"), language))
    told = say(Message("usage-version"), language)
    parser.add_argument("--version", action="version", version=f"Litera {version('litera')}", help=told)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    chosen = [add for names, add in ADDERS.items() if asked in names] or ADDERS.values()
    for add in chosen:
        add(commands)
    return parser


def _add_terminal(commands: Commands) -> None:
    from litera.terminal.commands import add_commands

    add_commands(commands)


def _add_engine(commands: Commands) -> None:
    about = say(Message("command-engine"), language_of(os.environ))
    commands.add_parser("engine", help=about, description=about).set_defaults(run=_engine)


def _add_server(commands: Commands) -> None:
    from litera.server.command import add_command, add_worker

    add_command(commands)
    add_worker(commands)


def _add_upkeep(commands: Commands) -> None:
    from litera.server.upkeep.command import add_commands

    add_commands(commands)


def _add_admin(commands: Commands) -> None:
    from litera.server.upkeep.admin import add_command

    add_command(commands)


def _add_bot(commands: Commands) -> None:
    from litera.client.command import add_command

    add_command(commands)


def _add_arena(commands: Commands) -> None:
    from litera.arena.command import add_command

    add_command(commands)


def _add_checking(commands: Commands) -> None:
    from litera.checking.command import add_commands

    add_commands(commands)


def _add_words(commands: Commands) -> None:
    from litera.words.commands import add_commands

    add_commands(commands, _warm_players)


ADDERS: Final[Mapping[tuple[str, ...], Callable[[Commands], None]]] = {
    ("play", "learn", "replay", "verify", "record", "analyse"): _add_terminal,
    ("engine",): _add_engine,
    ("serve", "worker"): _add_server,
    ("backup", "restore", "check", "ratings", "status"): _add_upkeep,
    ("admin",): _add_admin,
    ("bot",): _add_bot,
    ("arena",): _add_arena,
    ("check-game", "new-game", "say-all"): _add_checking,
    ("lexicon", "word"): _add_words,
}
"""The commands, in the order of the help: those of a module with what adds them."""


def _engine(_: argparse.Namespace) -> int:
    from litera.engine import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0


def _warm_players() -> None:
    from litera.players.warming import warm_players

    warm_players()


if __name__ == "__main__":
    sys.exit(main())
