"""An open table as the terminal asks it: the protocol's requests, in the language of the people at the screen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from litera.client.local import RefusedError
from litera.players.warming import warm_game

NOT_NOW = ("not_your_turn", "game_over")
"""Codes that mean that a seat has no move to make."""

NO_MOVE = "bad_move"
"""The code of what is no move at all."""

TOO_EARLY = ("not_your_turn", "wrong_phase")
"""Codes that mean that a move must wait: no fault of the move, which may be prepared before its time."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Help with a move: the move, a nudge that does not give it away (None where nobody has one), and reasons."""

    move: str
    nudge: str | None
    why: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Draft:
    """The points of a move that is being prepared (None where that cannot be said), and what it lacks.

    ``is_early`` says whether it has to wait for its time, as behind an answer to another move, ``is_move`` whether it
    is a move at all.
    """

    points: int | None
    lacks: tuple[str, ...]
    is_early: bool = False
    is_move: bool = True


@dataclass(frozen=True, slots=True)
class Happening:
    """What happened in the game, in words: its number and kind, and its level, 1 for the main events to 3.

    ``brief`` says it in fewer words, none where those who follow the game need none.
    """

    seq: int
    kind: str
    level: int
    text: str
    brief: str


class Asking(Protocol):
    """A client that sends requests of the table protocol."""

    def ask(self, do: str, **keys: Any) -> dict[str, Any]:
        """Send a request and give its reply. Raises RefusedError."""
        ...


class TableLink:
    """One table of a client's. Raises RefusedError where the desk refuses."""

    def __init__(self, client: Asking, opened: dict[str, Any], language: str) -> None:
        """Take up a table that ``new`` or ``replay`` has opened."""
        self._client = client
        self._name: str = opened["table"]
        self.language = language
        self.game: str = opened["state"]["game"]
        self.seats: int = opened["state"]["seats"]
        self._last = 0

    def _ask(self, do: str, **keys: Any) -> dict[str, Any]:
        return self._client.ask(do, table=self._name, lang=self.language, **keys)

    @property
    def to_act(self) -> list[int]:
        """The seats for which the game waits."""
        seats: list[int] = self._ask("view")["view"]["to_act"]
        return seats

    @property
    def is_over(self) -> bool:
        """Whether the game has ended by its rules."""
        over: bool = self._ask("view")["view"]["over"]
        return over

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none before the end."""
        seats: list[int] = self._ask("view")["view"]["winners"]
        return seats

    @property
    def last(self) -> int:
        """The number of the last event."""
        events = self._ask("events", since=self._last)["events"]
        if events:
            self._last = events[-1]["seq"]
        return self._last

    def say(self, what: str, seat: int | None, *, verbose: int = 2, since: int = 0, letters: bool = False) -> list[str]:
        """Answer a question as the seat, or with None a spectator, may know it, a sentence a line."""
        asked = {"what": what, "seat": seat, "verbose": verbose, "since": since, "letters": letters}
        text: str = self._ask("say", **asked)["text"]
        return text.split("\n") if text else []

    def news(self, seat: int | None, since: int) -> list[Happening]:
        """Give a seat, or with None a spectator, what happened after an event; what needs no words is left out."""
        events = self._ask("events", seat=seat, since=since, narrate=True)["events"]
        return [
            Happening(event["seq"], event["kind"], event["level"], event["said"], event["brief"])
            for event in events
            if event["said"] is not None
        ]

    @property
    def lexicon(self) -> str | None:
        """The name of the lexicon, which is that of its language where the package has it; None without words."""
        named: str | None = self.record()["lexicon"]
        return named

    @property
    def options(self) -> dict[str, Any]:
        """The options of the game."""
        options: dict[str, Any] = self.record()["options"]
        return options

    def has_topic(self, topic: str) -> bool:
        """Say whether the game can be asked about a topic: not every game has words, or cards that mean something."""
        try:
            # A spectator has no hand to be told of.
            self.say(topic, 0)
        except RefusedError:
            return False
        return True

    def read(self, seat: int, typed: str) -> str:
        """Give the text of the move that was typed."""
        move: str = self._ask("read", seat=seat, text=typed)["move"]
        return move

    def preview(self, seat: int, typed: str) -> Draft:
        """Say what the move that was typed would bring."""
        preview = self._ask("preview", seat=seat, move=self.read(seat, typed))
        error, lacks = preview["error"], tuple(preview["lacks"])
        is_early = error is not None and error["code"] in TOO_EARLY
        if error is not None and not is_early and not lacks:
            lacks = (error["message"],)
        is_move = error is None or error["code"] != NO_MOVE
        return Draft(preview["points"], lacks, is_early, is_move)

    def act(self, seat: int, move: str) -> None:
        """Make a move."""
        self._ask("act", seat=seat, move=move)

    def flag(self, seat: int) -> None:
        """Say that a seat's time is up."""
        self._ask("clock", seat=seat, flagged=True)

    def advise(self, seat: int, level: str) -> str | None:
        """Give the move that a bot would make in the seat, or None where it would rather wait."""
        move: str | None = self._ask("advise", seat=seat, level=level)["move"]
        return move

    def hint(self, seat: int, level: str | None, *, best: bool = False) -> Hint | None:
        """Give help with a move: of an analyst, else of a bot's level; None where there is none to make.

        Without a level it is the weakest that the game has.

        It is a move that a person could find, or the very ``best``.
        """
        self._warm()
        try:
            reply = self._ask("advise", seat=seat, level=level, explain=True, best=best)
        except RefusedError as refusal:
            if refusal.code in NOT_NOW:
                return None
            raise
        move: str | None = reply["move"]
        return None if move is None else Hint(move, reply.get("nudge"), tuple(reply.get("why", ())))

    def _warm(self) -> None:
        """Load what the strongest player thinks with, so that the first hint is no worse than others."""
        warm_game(self.game)

    def interrupt(self, seat: int, level: str) -> str | None:
        """Give the move with which a bot interrupts, if it may and wants to."""
        try:
            return self.advise(seat, level)
        except RefusedError as refusal:
            if refusal.code in NOT_NOW:
                return None
            raise

    def record(self) -> dict[str, Any]:
        """Give the game record."""
        record: dict[str, Any] = self._ask("record")["record"]
        return record

    def export(self, form: str) -> str:
        """Write the game in another format."""
        written: str = self._ask("record", format=form)["record"]
        return written

    def drop(self) -> None:
        """Forget the table."""
        self._ask("drop")
