"""What argparse itself says, of arguments and of their help, in the language of the locale like all else.

It asks gettext, whose compiled catalogues would be a second place of sentences; so it is given ours in its stead.
"""

from __future__ import annotations

import argparse

from litera.core.message import Message
from litera.texts import say

SAYINGS = {
    "usage": "usage: ",
    "positional": "positional arguments",
    "options": "options",
    "help": "show this help message and exit",
    "error": "%(prog)s: error: %(message)s\n",
    "argument": "argument %(argument_name)s: %(message)s",
    "missing": "the following arguments are required: %s",
    "unknown": "unrecognized arguments: %s",
    "value": "expected one argument",
    "values": "expected at least one argument",
    "no-value": "ignored explicit argument %r",
    "wrong-value": "invalid %(type)s value: %(value)r",
    "wrong-choice": "invalid choice: %(value)r (choose from %(choices)s)",
    "ambiguous": "ambiguous option: %(option)s could match %(matches)s",
}
"""What argparse says to people, by our names, with the places that it fills in; each has its sentence in the texts."""


def speak(language: str) -> None:
    """Let argparse speak a language in all parsers that are made from now on; what is not in SAYINGS stays English."""
    spoken = {
        english: _as_spaced(english, say(Message(f"usage-{name}"), language)) for name, english in SAYINGS.items()
    }
    vars(argparse)["_"] = lambda english: spoken.get(english, english)


def _as_spaced(english: str, said: str) -> str:
    """Give what is said the white space at its end that argparse counts on."""
    return said + english[len(english.rstrip()) :]
