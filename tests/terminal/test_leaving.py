"""Leaving is heard between two steps: what a step did is kept before anybody goes."""

from __future__ import annotations

import io
import os
import signal
import sys
from collections.abc import Iterator

import pytest

from litera.terminal.leaving import Door, LeftError
from litera.terminal.lines import Line, Shown
from litera.terminal.screen import GONE, Screen
from litera.terminal.talk import converse


class Steps:
    """A conversation whose answers are steps of two halves, between which signals come."""

    width = None
    small = False
    excuse = Line("One moment…")

    def __init__(self, *signals: int) -> None:
        self.ended = False
        self.done: list[str] = []
        self._signals = signals

    def begin(self) -> Iterator[Shown]:
        yield Line("begun")

    def hear(self, typed: str) -> Iterator[Shown]:
        self.done.append("first half")
        for number in self._signals:
            os.kill(os.getpid(), number)
        self.done.append("second half")
        yield Line("told")
        self.done.append("another step")

    def leave(self) -> Iterator[Line]:
        self.done.append("kept")
        yield Line("parting")


def talked(monkeypatch: pytest.MonkeyPatch, steps: Steps, typed: str = "line\n") -> tuple[int, str]:
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8"))
    monkeypatch.setattr(sys, "stdout", out)
    door = Door()
    with door.watched():
        status = converse(Screen(door), steps)
    out.seek(0)
    return status, out.read()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_in_a_step_lets_it_end_and_then_leaves(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    steps = Steps(number)
    assert talked(monkeypatch, steps) == (128 + number, "begun\n\nparting\n")
    assert steps.done == ["first half", "second half", "kept"]


def test_a_second_signal_in_a_step_that_does_not_end_leaves_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = Steps(signal.SIGINT, signal.SIGINT)
    with pytest.raises(KeyboardInterrupt):
        talked(monkeypatch, steps)
    assert steps.done == ["first half"]


def test_the_end_of_the_input_leaves_and_keeps(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = Steps()
    assert talked(monkeypatch, steps) == (0, "begun\ntold\n\nparting\n")
    assert steps.done[-1] == "kept"


def test_a_signal_while_nothing_is_done_leaves_at_once() -> None:
    door = Door()
    with door.watched(), pytest.raises(LeftError) as caught, door.opened():
        os.kill(os.getpid(), signal.SIGHUP)
    assert caught.value.status == 129


def test_signals_are_given_back_to_whoever_had_them() -> None:
    before = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)]
    with Door().watched():
        assert signal.getsignal(signal.SIGINT) != before[0]
    assert [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)] == before


class Broken(io.StringIO):
    """An output whose reader has gone."""

    def write(self, text: str) -> int:
        raise BrokenPipeError

    def reconfigure(self, *, errors: str) -> None:
        pass


def test_an_output_that_has_gone_still_keeps_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = Steps()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"line\n"), encoding="utf-8"))
    monkeypatch.setattr(sys, "stdout", Broken())
    assert converse(Screen(Door()), steps) == GONE
    assert steps.done == ["kept"]
    sys.stdout.close()
