"""``litera play`` at a table on a server: who one is there, the way to the table, a seat, and the table itself."""

from __future__ import annotations

import argparse
import time
from contextlib import closing
from functools import partial

from litera.client.links import Address, read_address
from litera.client.local import RefusedError
from litera.client.remote import LostError
from litera.client.visiting import Visitor
from litera.terminal.connection import Connection
from litera.terminal.files import read_pack
from litera.terminal.lines import Line, Tone, Voice
from litera.terminal.lobby import Lobby, read_clock, read_percents, setup_of
from litera.terminal.plan import (
    PlanError,
    find_card,
    levels_by_word,
    lexicon_of,
    other_words,
    read_options,
    seat_levels,
    words_of,
)
from litera.terminal.screen import Screen
from litera.terminal.seated import Seated
from litera.terminal.settings import Preferences
from litera.terminal.talk import converse
from litera.terminal.visits import Visits, state_folder


def visit(arguments: argparse.Namespace, screen: Screen, voice: Voice) -> int:
    """Play at a table on a server, and at the next where the same people play again; give the exit status.

    Raises PlanError, FileError and RefusedError for a table that cannot be come to.
    """
    link = arguments.at or arguments.game
    try:
        address = read_address(link)
    except ValueError as error:
        raise PlanError("plan-link", link=link) from error
    visits = Visits(state_folder())
    keep = partial(visits.keep_cookie, address.server)
    visitor = Visitor(address.server, visits.cookie(address.server), keep, language=voice.language)
    lobby = Lobby(screen, voice, visitor)
    with closing(visitor):
        try:
            _introduce(arguments, visitor, lobby)
            if arguments.at:
                address = _opened(arguments, visitor, screen, voice)
            elif address.table is None:
                address = lobby.choose()
            onward: Address | None = address
            status = 0
            while onward is not None:
                _come_in(
                    onward,
                    visitor,
                    screen,
                    voice,
                    seat=None if arguments.seat is None else arguments.seat - 1,
                    watches=arguments.watch,
                )
                status, onward = _sit(onward, visitor, visits, screen, voice)
        except (OSError, LostError) as error:
            raise PlanError("plan-server-away", server=address.server) from error
        return status


def _introduce(arguments: argparse.Namespace, visitor: Visitor, lobby: Lobby) -> None:
    name = visitor.name()
    if arguments.names is not None and arguments.names != name:
        visitor.rename(arguments.names)
    elif name is None:
        lobby.name()


def _opened(arguments: argparse.Namespace, visitor: Visitor, screen: Screen, voice: Voice) -> Address:
    """Open the table that the arguments describe."""
    card = find_card(visitor.games(), arguments.game or "")
    known = levels_by_word(card, voice)
    bots = [known.get(level.casefold(), level) for level in map(str.strip, (arguments.bots or "").split(",")) if level]
    seats = arguments.seats or (None if bots else max(2, card["seats"][0]))
    levels = seat_levels(card, seats=seats, bots=[level for level in bots if level != "none"], people=None)
    password = screen.ask_hidden(voice.call("visit-new-password")) if arguments.password else ""
    lexicon = arguments.lexicon
    if lexicon is None and arguments.pack is None:
        lexicon = lexicon_of(card, words_of(card, voice.language))
        others = other_words(card, voice.language)
        if others:
            screen.show(voice.line("play-words-choice", languages=others))
    setup = setup_of(
        card["id"],
        levels,
        options=read_options(card, arguments.option or ()),
        seed=arguments.seed,
        lexicon=lexicon,
        pack=None if arguments.pack is None else read_pack(arguments.pack),
        access="open" if arguments.public else "private",
        clock=read_clock(arguments.clock or ""),
        time_percent=read_percents(arguments.time or ""),
        password=password or None,
    )
    return visitor.open(**setup)


def _come_in(
    address: Address, visitor: Visitor, screen: Screen, voice: Voice, *, seat: int | None, watches: bool
) -> None:
    """Come to the table, with its password where it has one, and take a seat while it waits for players."""
    password: str | None = None
    while True:
        try:
            own = visitor.join(address, None, password)
            break
        except RefusedError as refusal:
            if refusal.code != "wrong_password":
                raise
            if password is not None:
                screen.show(Line(refusal.message, Tone.REFUSAL))
        password = screen.ask_hidden(voice.call("visit-password"))
    if own is not None or watches:
        return
    table = visitor.table(address)
    free = [number for number, one in enumerate(table["seats"]) if one["name"] is None and one["bot"] is None]
    if seat is not None:
        visitor.join(address, seat, None)
    elif table["status"] == "waiting" and free:
        try:
            visitor.join(address, free[0], None)
        except RefusedError as refusal:
            # Somebody was quicker; one can still watch, and sit down elsewhere.
            screen.show(Line(refusal.message, Tone.REFUSAL))


def _sit(
    address: Address, visitor: Visitor, visits: Visits, screen: Screen, voice: Voice
) -> tuple[int, Address | None]:
    """Be at the table until one leaves; give the exit status, and where the same people play again."""
    with closing(Connection(visitor, address, voice)) as connection:
        seated = Seated(
            connection, address, visits, preferences=Preferences(state_folder()), voice=voice, now=time.monotonic
        )
        status = converse(screen, seated, seated.overhear)
        return status, seated.onward
