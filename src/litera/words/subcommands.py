"""What the commands about words share: sub-commands that say their errors, and sentences on standard output."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable

from litera.core.message import Message
from litera.texts import LANGUAGES, say
from litera.texts.locale import language_of
from litera.words.errors import LexiconError

FAILED = 2
"""The exit status after an error; 1 says that the answer is no."""


def add_command(
    commands: argparse._SubParsersAction[argparse.ArgumentParser],
    name: str,
    help_key: str,
    *,
    run: Callable[[argparse.Namespace], int],
) -> argparse.ArgumentParser:
    """Add a sub-command that says its errors instead of raising them, in the language of ``--lang`` or the locale."""
    language = language_of(os.environ)
    about = say(Message(help_key), language)
    parser = commands.add_parser(name, help=about, description=about)
    parser.add_argument("--lang", choices=LANGUAGES, default=language, help=say(Message("lexicon-help-lang"), language))

    def run_and_tell(arguments: argparse.Namespace) -> int:
        try:
            return run(arguments)
        except LexiconError as error:
            sys.stderr.write(say(error.message, arguments.lang) + "\n")
            return FAILED

    parser.set_defaults(run=run_and_tell)
    return parser


def tell(arguments: argparse.Namespace, *messages: Message) -> None:
    """Write sentences to standard output, a line each, at once."""
    for message in messages:
        sys.stdout.write(say(message, arguments.lang) + "\n")
    sys.stdout.flush()
