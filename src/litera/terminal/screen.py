"""The terminal itself: lines go out wrapped and are never changed again; lines come in, with editing where it is one.

The only escape sequences ever written are those of bold and colour, and only to a terminal that wants them.
"""

from __future__ import annotations

import locale
import os
import shutil
import sys
import textwrap
from collections.abc import Mapping

from litera.terminal.lines import Line, Page, Shown, Tone

PROMPT = "> "
NARROWEST = 20
_LIGHTS = {Tone.CALL: "\x1b[1m", Tone.REFUSAL: "\x1b[31m"}
_DARK = "\x1b[0m"


class Screen:
    """Standard input and output as a table's screen."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        self._is_typed = sys.stdin.isatty()
        self._is_lit = (
            sys.stdout.isatty()
            and not environment.get("NO_COLOR")
            and environment.get("TERM", "dumb") not in ("", "dumb")
        )
        for stream in (sys.stdin, sys.stdout):
            # What cannot be read or shown in the terminal's encoding must not end the game.
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
        if self._is_typed and sys.stdout.isatty():
            _allow_editing()

    def show(self, shown: Shown, width: int | None = None) -> None:
        """Append a line, wrapped to the width (None: the terminal's), or push all that was shown off the screen."""
        size = shutil.get_terminal_size()
        if isinstance(shown, Page):
            sys.stdout.write("\n" * size.lines)
        else:
            for part in wrap(shown.text, max(width or size.columns, NARROWEST)):
                sys.stdout.write(self._lit(part, shown) + "\n")
        sys.stdout.flush()

    def _lit(self, text: str, line: Line) -> str:
        light = _LIGHTS.get(line.tone, "") if self._is_lit else ""
        return f"{light}{text}{_DARK}" if light and text else text

    def ask(self) -> str:
        """Wait for a line. Raises EOFError at the end of the input."""
        if self._is_typed:
            return input(PROMPT)
        typed = sys.stdin.readline()
        if not typed:
            raise EOFError
        return typed


def wrap(text: str, width: int) -> list[str]:
    """Break a text into lines of at most so many characters, between words where they are short enough."""
    return [
        part
        for line in text.split("\n")
        for part in textwrap.wrap(line, width, break_on_hyphens=False, expand_tabs=False) or [""]
    ]


def _allow_editing() -> None:
    """Let typed lines be edited and called back, without the marks that readline puts around pasted text."""
    if locale.setlocale(locale.LC_CTYPE) == "C":
        try:
            # The locale that the environment names is not installed; letters are UTF-8 all the same.
            locale.setlocale(locale.LC_CTYPE, "C.UTF-8")
        except locale.Error:
            return
    try:
        import readline
    except ImportError:
        # A Python built without it: lines are then edited as the terminal itself allows.
        return
    readline.parse_and_bind("set enable-bracketed-paste off")
