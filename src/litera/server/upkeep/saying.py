"""What the operator's commands say, in the language of the locale."""

from __future__ import annotations

import os

from litera.core.message import Message, message
from litera.texts import say
from litera.texts.locale import language_of


def said(told: Message) -> str:
    """Give a sentence."""
    return say(told, language_of(os.environ))


def help_of(key: str) -> str:
    """Give what the help of a command says, as argparse takes it."""
    return said(message(key)).replace("%", "%%")
