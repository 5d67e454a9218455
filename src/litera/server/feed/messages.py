"""What goes to a client over its WebSocket. The pages' types are made from these; tests hold every message to them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from litera.analysis.wording import Foreseen
from litera.server.table.setup import Absence

Seat: TypeAlias = int
View = Annotated[dict[str, Any], Meta(extra={"wire": "TableView"})]
Event = Annotated[dict[str, Any], Meta(extra={"wire": "GameEvent"})]
OptionValue: TypeAlias = str | int | bool
Presence: TypeAlias = Literal["free", "here", "reconnecting", "away", "gone"]


class Sent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Anything that is sent: it has no keys but these."""


class RoomSeat(Sent, frozen=True, kw_only=True):
    """One seat of a room: who has it, or null names for a free one.

    ``substitute`` is the level of the bot that plays for somebody who is away.
    """

    name: str | None
    bot: str | None
    program: bool
    substitute: str | None
    presence: Presence


class Reading(Sent, frozen=True, kw_only=True):
    """Clocks as the server last read them, in milliseconds.

    ``left`` is for each seat, ``answer`` for those who must answer (null: they are not hurried); ``at`` is the server's
    time.
    """

    left: list[int] | None
    running: list[Seat]
    answer: int | None
    at: int


class NoClockReading(Reading, tag="none", tag_field="kind", frozen=True, kw_only=True):
    """Nobody is hurried."""


class MoveClockReading(Reading, tag="move", tag_field="kind", frozen=True, kw_only=True):
    """So many seconds for each move."""

    seconds: int


class GameClockReading(Reading, tag="game", tag_field="kind", frozen=True, kw_only=True):
    """So many minutes for the game, and so many seconds more with each move."""

    minutes: int
    increment: int


class DaysClockReading(Reading, tag="days", tag_field="kind", frozen=True, kw_only=True):
    """So many days for each move, with a ``bank`` for what remains of them.

    ``resting`` has for each seat until when its clock stands still, in ms since 1970: its person is on vacation; null
    where they aren't.
    """

    days: int
    bank: bool
    resting: list[int | None]


RoomClock: TypeAlias = NoClockReading | MoveClockReading | GameClockReading | DaysClockReading


class You(Sent, frozen=True, kw_only=True):
    """Who the client is at the table."""

    seat: Seat | None
    name: str


class Offers(Sent, frozen=True, kw_only=True):
    """The seats that offer to end the game, and to play again."""

    end: list[Seat]
    rematch: list[Seat]


class Result(Sent, frozen=True, kw_only=True):
    """How the game ended."""

    winners: list[Seat]
    scores: list[int]
    reason: str


class Terms(Sent, frozen=True, kw_only=True):
    """What players agree to when they sit down.

    ``options`` are those that were chosen, all others are as they always are. ``pack`` and ``words``: the table has its
    owner's own. ``lexicon`` is null for the game's own, ``language`` is that of its
    words, null in a game without. With ``seed_chosen`` the host may know how the cards are mixed.
    ``time_percent`` is how much of the clock's time each seat has; 100 for seats that are not listed.
    ``watching`` is what spectators see, ``delay`` how many moves later they see hands.
    """

    options: dict[str, OptionValue]
    pack: bool
    words: bool
    lexicon: str | None
    language: str | None
    seed_chosen: bool
    time_percent: list[int]
    hints: bool
    watching: Literal["hidden", "open", "none"]
    delay: int
    absence: Absence
    start: Literal["full", "host"]
    rated: bool


class Room(Terms, frozen=True, kw_only=True):
    """All that a client knows of a table beside the game.

    ``games`` of a series of rematches are over, and each seat has so many ``wins`` in them.
    """

    table: str
    game: str
    title: str
    status: Literal["waiting", "playing", "over"]
    host: bool
    you: You
    seats: list[RoomSeat]
    spectators: list[str]
    clock: RoomClock
    access: Literal["open", "private"]
    invitation: str | None
    offers: Offers
    rematch: str | None
    wins: list[int]
    games: int
    result: Result | None
    commitment: str | None


class ChatLine(Sent, frozen=True, kw_only=True, rename={"from_": "from"}):
    """One thing said: words of somebody's own, or the key of a ready-made phrase. ``at`` is the server's time."""

    from_: str
    seat: Seat | None
    text: str | UnsetType = UNSET
    phrase: str | UnsetType = UNSET
    at: int


class Told(Sent, frozen=True, kw_only=True):
    """What a sentence describes: the kind of event, and its level, 1 for the main events to 3 for the least.

    ``brief`` says the same in fewer words, none where those who follow the game need none.
    """

    kind: str
    level: int
    brief: str


class GameItem(Sent, tag="game", tag_field="feed", frozen=True, kw_only=True):
    """What happened in the game, and in sentences; ``told`` has an entry for each sentence."""

    seq: int
    events: list[Event]
    said: list[str]
    told: list[Told]
    clock: RoomClock


class RoomItem(Sent, tag="room", tag_field="feed", frozen=True, kw_only=True):
    """How the room is now."""

    seq: int
    room: Room


class ChatItem(ChatLine, tag="chat", tag_field="feed", frozen=True, kw_only=True):
    """Somebody spoke."""

    seq: int


class OverheardItem(Sent, tag="overheard", tag_field="feed", frozen=True, kw_only=True):
    """What spectators said among themselves, now that the game is over."""

    seq: int
    chat: list[ChatLine]


class NudgeItem(Sent, tag="nudge", tag_field="feed", frozen=True, kw_only=True, rename={"from_": "from"}):
    """A seat was reminded."""

    seq: int
    from_: Seat
    to: Seat


class SilentItem(Sent, tag="none", tag_field="feed", frozen=True, kw_only=True):
    """Something happened of which the client is told nothing."""

    seq: int


FeedItem: TypeAlias = GameItem | RoomItem | ChatItem | OverheardItem | NudgeItem | SilentItem


class Refusal(Sent, frozen=True, kw_only=True):
    """Why something was refused: a code, a sentence for a person, and the number of a broken rule."""

    code: str
    message: str
    rule: str | None


class Legal(Sent, frozen=True, kw_only=True):
    """Moves that a seat may make; ``complete`` is false where only some are listed."""

    moves: list[str]
    total: int
    complete: bool


class Part(Sent, frozen=True, kw_only=True):
    """A part of a draft's points, and what it is for."""

    what: str
    points: int


class DraftWord(Sent, frozen=True, kw_only=True):
    """A word that a draft makes, and whether it may be made; null where only the players judge that."""

    word: str
    known: bool | None


class PreviewReply(Sent, frozen=True, kw_only=True):
    """What a draft would do; ``lacks`` are sentences about all that is still missing."""

    fits: bool
    error: Refusal | None
    points: int | None
    working: list[Part]
    words: list[DraftWord]
    lacks: list[str]


class Advice(Sent, frozen=True, kw_only=True):
    """What a bot would play (null: it would rather wait); in words, with a nudge and reasons, where these were asked.

    ``event`` is what would be said of the move, as far as the seat can know it; null where nothing is to be seen.
    """

    move: str | None
    typed: str | UnsetType = UNSET
    said: str | UnsetType = UNSET
    event: Foreseen | UnsetType | None = UNSET
    nudge: str | UnsetType = UNSET
    why: list[str] | UnsetType = UNSET


class Welcome(Sent, frozen=True, kw_only=True):
    """The reply to ``hello``: everything, or a null view where the items that were missed follow."""

    epoch: str
    seq: int
    room: Room
    view: View | None
    events: list[Event]
    chat: list[ChatLine]
    said: list[str]
    told: list[Told]


REPLIES: dict[str, type[Sent]] = {"hello": Welcome, "legal": Legal, "preview": PreviewReply, "advise": Advice}
"""What comes back, beside ``id`` and ``ok``, where it is more than one value."""
