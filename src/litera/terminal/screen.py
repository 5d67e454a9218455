"""The terminal itself: lines go out wrapped and are never changed again; lines come in, with editing where it is one.

The only escape sequences ever written are those of bold and colour, and only to a terminal that wants them.
"""

from __future__ import annotations

import getpass
import locale
import os
import re
import shutil
import signal
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress

from litera.terminal.leaving import Door, LeftError
from litera.terminal.lines import Conversation, Line, Page, Shown, Tone, harmless

PROMPT = "> "
LISTENING_SECONDS = 0.1
"""So often it is asked what there is to say while a line is waited for."""
EXCUSING_SECONDS = 3.0
"""After so long without a word an excuse is said: what is compiled or read at first takes longer than ever after."""
NARROWEST = 20
GONE = 1
"""The exit status when the terminal has gone without a signal."""
Overhear = Callable[[], Iterable[Shown]]
_LIGHTS = {Tone.CALL: "\x1b[1m", Tone.REFUSAL: "\x1b[31m"}
_DARK = "\x1b[0m"
_QUOTED = re.compile("[“„«][^“”„«»\n]*[”»]")
_HELD = "\N{NO-BREAK SPACE}"
_BESIDE = 4
"""So many characters may stand beside a quotation without a space between."""


class Screen:
    """Standard input and output as a table's screen. ``show`` and ``ask`` raise LeftError when somebody leaves."""

    def __init__(self, door: Door, environment: Mapping[str, str] = os.environ) -> None:
        self._door = door
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
        self._door.check()
        self._show(shown, width)

    def tell(self, said: Iterator[Shown], conversation: Conversation) -> None:
        """Show what is said as it comes; where something takes long to find, an excuse is said meanwhile, once."""
        is_excused = False

        def excuse() -> None:
            nonlocal is_excused
            # Whoever has gone is noticed after the step, which may not be broken off.
            with suppress(LeftError):
                if not is_excused:
                    self._show(conversation.excuse, conversation.width)
            is_excused = True

        while True:
            with _ringing(excuse, EXCUSING_SECONDS):
                shown = next(said, None)
            if shown is None:
                return
            self.show(shown, conversation.width)

    def _show(self, shown: Shown, width: int | None) -> None:
        size = shutil.get_terminal_size()
        if isinstance(shown, Page):
            self._write("\n" * size.lines)
        else:
            parts = wrap(harmless(shown.text), max(width or size.columns, NARROWEST))
            self._write("".join(self._lit(part, shown) + "\n" for part in parts))

    def part(self, lines: Iterable[Line], width: int | None = None) -> None:
        """Say the last lines to somebody who leaves, if they can still be reached."""
        with suppress(LeftError):
            for line in (Line(""), *lines):
                self._show(line, width)

    def _write(self, text: str) -> None:
        try:
            sys.stdout.write(text)
            sys.stdout.flush()
        except OSError as error:
            # Nobody is there to read; Python must not try again at its end.
            sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
            raise LeftError(GONE) from error

    def _lit(self, text: str, line: Line) -> str:
        light = _LIGHTS.get(line.tone, "") if self._is_lit else ""
        return f"{light}{text}{_DARK}" if light and text else text

    def ask(self, overhear: Overhear | None = None, width: int | None = None) -> str:
        """Wait for a line. Meanwhile what ``overhear`` gives is said above it, and what is typed so far again."""
        try:
            with self._door.opened(), self._hearing(overhear, width):
                if self._is_typed:
                    return input(PROMPT)
                typed = sys.stdin.readline()
        except EOFError as error:
            raise LeftError(0) from error
        except OSError as error:
            raise LeftError(GONE) from error
        if not typed:
            raise LeftError(0)
        return typed

    def ask_hidden(self, prompt: Line) -> str:
        """Wait for a line that is shown nowhere, as a password."""
        self._door.check()
        try:
            with self._door.opened():
                # Nothing typed is echoed from the moment the prompt appears.
                hidden = f"{harmless(prompt.text)}\n{PROMPT}"
                typed = getpass.getpass(hidden) if self._is_typed else sys.stdin.readline()
        except EOFError as error:
            raise LeftError(0) from error
        return typed.rstrip("\n")

    @contextmanager
    def _hearing(self, overhear: Overhear | None, width: int | None) -> Iterator[None]:
        """Ask what there is to say, again and again, in the midst of waiting for a line.

        Where the system has no such timer (Windows), it is asked with the next line.
        """
        if overhear is None:
            yield
            return
        is_asking = False

        def ask() -> None:
            nonlocal is_asking
            if is_asking:
                return
            is_asking = True
            is_first = True
            for shown in overhear():
                if is_first and self._is_typed:
                    self._write("\n")
                is_first = False
                self._show(shown, width)
            if not is_first and self._is_typed:
                self._write(PROMPT + self._typed())
            is_asking = False

        with _ringing(ask, LISTENING_SECONDS):
            yield

    def _typed(self) -> str:
        """Give what has been typed of the line so far; the terminal itself still shows it where it does the editing."""
        readline = sys.modules.get("readline")
        return readline.get_line_buffer() if readline is not None else ""


@contextmanager
def _ringing(ring: Callable[[], None], seconds: float) -> Iterator[None]:
    """Have a function called again and again while this lasts, where the system has such a timer."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, lambda *_: ring())
    signal.setitimer(signal.ITIMER_REAL, seconds, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def wrap(text: str, width: int) -> list[str]:
    """Break a text into lines of at most so many characters, between words where they are short enough.

    What stands in quotation marks is a command: on a short line of Braille it stays in one piece, and one that is
    longer than a line begins a line.
    """

    def held(quoted: re.Match[str]) -> str:
        if len(quoted[0]) + _BESIDE <= width:
            return quoted[0].replace(" ", _HELD)
        return f"\n{quoted[0]}" if quoted.start() else quoted[0]

    return [
        part.replace(_HELD, " ")
        for line in _QUOTED.sub(held, text).split("\n")
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
