"""The command ``litera bot``: a program in a seat of a table on a server."""

from __future__ import annotations

import argparse
import os
import sys

from litera.core.message import Message, message
from litera.texts import say
from litera.texts.locale import language_of

FAILED = 2


def add_command(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    language = language_of(os.environ)

    def text(key: str) -> str:
        return say(Message(f"bot-help-{key}"), language).replace("%", "%%")

    about = say(Message("bot-help"), language)
    bot = subparsers.add_parser("bot", help=about, description=about)
    bot.add_argument("url", metavar="URL", help=text("url"))
    bot.add_argument("token", metavar="TOKEN", help=text("token"))
    bot.add_argument("program", nargs="+", metavar="COMMAND", help=text("command"))
    bot.set_defaults(run=_play)


def _play(arguments: argparse.Namespace) -> int:
    from litera.client.local import RefusedError
    from litera.client.program import seat_program
    from litera.client.remote import LostError

    try:
        return seat_program(arguments.url, arguments.token, arguments.program)
    except ValueError:
        return _failed(message("bot-bad-url", url=arguments.url))
    except OSError as error:
        return _failed(message("bot-not-run", why=str(error)))
    except RefusedError as error:
        sys.stderr.write(f"litera bot: {error.message}\n")
        return FAILED
    except LostError as error:
        lost = message("bot-not-reached", url=arguments.url)
        return _failed(lost if error.code is None else message("bot-let-go", code=error.code))


def _failed(why: Message) -> int:
    sys.stderr.write(f"litera bot: {say(why, language_of(os.environ))}\n")
    return FAILED
