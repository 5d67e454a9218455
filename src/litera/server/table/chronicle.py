"""The lines of a chronicle: all that ever happened at a table, each a type. A written line keeps its meaning."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from litera.server.table.setup import TableSetup


class Line(msgspec.Struct, tag_field="line", kw_only=True, omit_defaults=True, frozen=True):
    """What every line has: when (milliseconds since 1970), and for a person's command whose it was and its id."""

    at: int = 0
    guest: str | None = None
    request: str | None = None


class Opened(Line, tag="opened", kw_only=True, frozen=True):
    """A guest opened the table and is its host. ``seed`` in hex; who knows ``invitation`` may come to it.

    With ``seed_chosen`` the host chose the seed, and may know every card.
    """

    table: str
    setup: TableSetup
    seed: str
    invitation: str
    password: str | None = None
    seed_chosen: bool = False
    wins: tuple[int, ...] = ()
    """The games that each seat has won before in a series; () at its first table."""
    games: int = 0
    """How many games of the series were played before."""


class Admitted(Line, tag="admitted", kw_only=True, frozen=True):
    """A guest showed the invitation or the password."""


class Sat(Line, tag="sat", kw_only=True, frozen=True):
    """A guest took a free seat."""

    seat: int
    name: str


class Stood(Line, tag="stood", kw_only=True, frozen=True):
    """A seat became free, whoever had it. With ``banned`` the host keeps them from coming back."""

    seat: int
    banned: bool = False


class BotSat(Line, tag="bot", kw_only=True, frozen=True):
    """The host gave a free seat to a bot. ``name`` is what it was called before, None for a new one."""

    seat: int
    level: str
    name: str | None = None


class ProgramSat(Line, tag="program", kw_only=True, frozen=True):
    """The host gave a free seat to a program that will show a token, of which this is the hash."""

    seat: int
    token: str


class Started(Line, tag="started", kw_only=True, frozen=True):
    """The game began. ``form`` is the rating at which bots for an even match play it; None without any."""

    form: float | None = None


class Moved(Line, tag="moved", kw_only=True, frozen=True):
    """A seat made a move. ``left`` is what the clocks read after it, in milliseconds."""

    seat: int
    move: str
    left: tuple[int, ...] | None = None


class TimeWasUp(Line, tag="time_up", kw_only=True, frozen=True):
    """A seat's time was up, and the game knows what follows."""

    seat: int
    left: tuple[int, ...] | None = None


class Spoke(Line, tag="spoke", kw_only=True, frozen=True):
    """Somebody said something, or a ready-made phrase."""

    name: str
    seat: int | None = None
    text: str | None = None
    phrase: str | None = None

    @property
    def is_forgotten(self) -> bool:
        """Whether what was said is kept no longer."""
        return self.text is None and self.phrase is None


class Nudged(Line, tag="nudged", kw_only=True, frozen=True):
    """A seat was reminded by another that it is waited for."""

    seat: int
    to: int


class Offered(Line, tag="offered", kw_only=True, frozen=True):
    """A seat offered to end the game or to play again, or took it back."""

    seat: int
    what: Literal["end", "rematch"]
    withdraw: bool = False


class Substituted(Line, tag="substituted", kw_only=True, frozen=True):
    """A bot goes on for a person: until they are back, or with ``for_good`` to the end."""

    seat: int
    level: str
    for_good: bool = False


class CameBack(Line, tag="came_back", kw_only=True, frozen=True):
    """A person took their seat back from the bot that went on for them."""

    seat: int


class Ended(Line, tag="ended", kw_only=True, frozen=True):
    """The table ended the game before its rules did. ``seat`` is the one that gave up, or whose time was up."""

    seat: int | None = None
    winners: tuple[int, ...]
    reason: Literal["resigned", "agreed", "abandoned", "time", "closed"]


class Rematched(Line, tag="rematched", kw_only=True, frozen=True):
    """The same people go on at another table."""

    table: str


class Altered(Line, tag="altered", kw_only=True, frozen=True):
    """The host changed who may watch, and whether there are hints."""

    spectators: Literal["hidden", "open", "none"]
    hints: bool


AnyLine: TypeAlias = (
    Opened
    | Admitted
    | Sat
    | Stood
    | BotSat
    | ProgramSat
    | Started
    | Moved
    | TimeWasUp
    | Spoke
    | Nudged
    | Offered
    | Substituted
    | CameBack
    | Ended
    | Rematched
    | Altered
)


def stamped(line: AnyLine, at: int, guest: str | None = None, *, request: str | None = None) -> AnyLine:
    """Give a line with its time, and whose command it was."""
    return msgspec.structs.replace(line, at=at, guest=guest, request=request)


_decoder: msgspec.json.Decoder[AnyLine] = msgspec.json.Decoder(AnyLine)
_encoder = msgspec.json.Encoder()


def encode(line: AnyLine) -> bytes:
    """Write a line as the store keeps it."""
    return _encoder.encode(line)


def decode(line: bytes) -> AnyLine:
    """Read a line that the store kept. Raises msgspec.ValidationError for what was never one."""
    return _decoder.decode(line)
