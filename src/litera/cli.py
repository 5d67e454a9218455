"""The command line: ``litera`` and its sub-commands, each of which lives where its work is done."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name; give the exit status."""
    parser = _parser()
    parsed = parser.parse_args(arguments)
    status: int = parsed.run(parsed)
    return status


def _parser() -> argparse.ArgumentParser:
    from litera.terminal.commands import add_commands as add_terminal_commands
    from litera.words.commands import add_commands as add_word_commands

    parser = argparse.ArgumentParser(prog="litera", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    add_terminal_commands(commands)
    engine = commands.add_parser("engine", help="speak the table protocol on standard input and output")
    engine.set_defaults(run=_engine)
    add_word_commands(commands)
    return parser


def _engine(_: argparse.Namespace) -> int:
    from litera.engine import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0


if __name__ == "__main__":
    sys.exit(main())
