"""The commands as they run: from arguments to a table on the screen, and away from it however the terminal is left."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any

from litera.client.links import is_link
from litera.client.local import LocalClient, RefusedError
from litera.players.even import named, peer
from litera.players.levels import levels, ratings
from litera.protocol.lessons import lesson_of
from litera.terminal.clocks import Stopwatch
from litera.terminal.course import Course, Place
from litera.terminal.files import (
    FileError,
    SavePlace,
    data_folder,
    new_save_place,
    read_pack,
    read_record,
    read_table,
    unfinished,
)
from litera.terminal.learning import Learning
from litera.terminal.leaving import Door, LeftError
from litera.terminal.lines import Line, Tone, Voice
from litera.terminal.link import TableLink
from litera.terminal.menu import Menu
from litera.terminal.plan import (
    Card,
    Plan,
    PlanError,
    find_card,
    levels_by_word,
    lexicon_of,
    other_words,
    read_options,
    seat_levels,
    seat_names,
    words_of,
)
from litera.terminal.replaying import Replaying
from litera.terminal.screen import Screen
from litera.terminal.session import Session
from litera.terminal.settings import Preferences
from litera.terminal.talk import converse
from litera.terminal.visits import state_folder


def play(arguments: argparse.Namespace) -> int:
    """Run ``litera play``. Raises FileError, PlanError and RefusedError for a table that cannot be."""
    client = LocalClient()
    voice = Voice(arguments.lang)
    cards: list[Card] = client.ask("games", lang=arguments.lang)["games"]
    door = Door()
    screen = Screen(door)
    with door.watched():
        try:
            if arguments.at or is_link(arguments.game):
                # Loaded where it is needed: HTTP and WebSockets take a tenth of a start.
                from litera.terminal.visiting import visit

                return visit(arguments, screen, voice)
            if arguments.list_options:
                return _list_options(screen, voice, find_card(cards, arguments.game or ""))
            start = _start(arguments, client, cards, voice, screen)
            with start.save_place.claimed():
                return converse(screen, start.open())
        except LeftError as left:
            screen.part(())
            return left.status


def replay(arguments: argparse.Namespace) -> int:
    """Run ``litera replay``. Raises FileError and RefusedError for a record that cannot be gone through."""
    record = read_record(arguments.record)
    door = Door()
    with door.watched():
        return converse(Screen(door), Replaying(LocalClient(), record, Voice(arguments.lang)))


def learn(arguments: argparse.Namespace) -> int:
    """Run ``litera learn``. Raises PlanError for a game without a tutorial."""
    cards: list[Card] = LocalClient().ask("games", lang=arguments.lang)["games"]
    game = find_card(cards, arguments.game)["id"]
    lesson = lesson_of(game, arguments.lang)
    if lesson is None:
        raise PlanError("lesson-none", games=tuple(card["id"] for card in cards if lesson_of(card["id"])))
    settings, door = Preferences(state_folder()).read(), Door()
    with door.watched():
        return converse(Screen(door), Learning(game, lesson, Voice(arguments.lang), settings=settings))


@dataclass(frozen=True, slots=True)
class Start:
    """A table that is wanted: who keeps it, and how it is opened when it is theirs alone."""

    save_place: SavePlace
    open: Callable[[], Session]


def _start(
    arguments: argparse.Namespace, client: LocalClient, cards: Sequence[Card], voice: Voice, screen: Screen
) -> Start:
    folder = data_folder()
    game = find_card(cards, arguments.game)["id"] if arguments.game else None
    wishes = ("seats", "bots", "names", "option", "seed", "pack", "lexicon")
    is_wished = any(getattr(arguments, wish) is not None for wish in wishes)
    if arguments.go_on and is_wished:
        raise PlanError("plan-goes-on-as-it-was")
    if arguments.go_on:
        save_place = unfinished(folder, game)
        if save_place is None:
            raise PlanError("plan-nothing-unfinished", folder=str(folder))
        return Start(save_place, partial(_continued, client, save_place, arguments.chosen_lang))
    if arguments.game is not None:
        plan = _planned(arguments, find_card(cards, arguments.game), voice)
        save_place = _save_place_of(plan)
        return Start(save_place, partial(_new, client, plan, save_place, voice))
    save_place = None if is_wished else unfinished(folder)
    menu = Menu(screen, voice)
    titles = [card["title"] for card in cards if save_place is not None and card["id"] in save_place.name]
    card = menu.choose(cards, next(iter(titles), None))
    if card is None and save_place is not None:
        return Start(save_place, partial(_continued, client, save_place, arguments.chosen_lang))
    assert card is not None, "the menu gives a game where there is nothing to go on with"
    plan = _planned(arguments, card, voice) if is_wished else menu.seat(card)
    save_place = _save_place_of(plan)
    return Start(save_place, partial(_new, client, plan, save_place, voice))


def _save_place_of(plan: Plan) -> SavePlace:
    return new_save_place(data_folder(), f"{datetime.now():%Y%m%d-%H%M%S}-{plan.game}")


def _planned(arguments: argparse.Namespace, card: Card, voice: Voice) -> Plan:
    names = [name.strip() for name in arguments.names.split(",") if name.strip()] if arguments.names else []
    bots = None
    if arguments.bots is not None:
        known, typed = levels_by_word(card, voice), map(str.strip, arguments.bots.split(","))
        bots = [known.get(level.casefold(), level) for level in typed if level not in ("", "none")]
    levels = seat_levels(card, seats=arguments.seats, bots=bots, people=len(names) or None)
    has_words = arguments.lexicon is not None or arguments.pack is not None
    return Plan(
        game=card["id"],
        levels=levels,
        names=seat_names(voice, levels, names),
        options=read_options(card, arguments.option or ()),
        seed=arguments.seed,
        lexicon=arguments.lexicon if has_words else lexicon_of(card, words_of(card, voice.language)),
        pack=None if arguments.pack is None else read_pack(arguments.pack),
        other_words=() if has_words else other_words(card, voice.language),
    )


def _new(client: LocalClient, plan: Plan, save_place: SavePlace, voice: Voice) -> Session:
    link = TableLink(client, plan.open(client, voice.language), voice.language)
    stopwatch = Stopwatch(time.monotonic)
    preferences = Preferences(state_folder())
    settings = preferences.read()
    rating = settings.forms[plan.game].rating if plan.game in settings.forms else None
    players = [None if level is None else named(level, rating) for level in plan.levels]
    places = [Place(name, player) for name, player in zip(plan.names, players, strict=True)]
    course = Course(link=link, places=places, save_place=save_place, settings=settings, stopwatch=stopwatch)
    return Session(course, voice, _advisor(plan.game, players), preferences=preferences, other_words=plan.other_words)


def _continued(client: LocalClient, save_place: SavePlace, language: str | None) -> Session:
    """Open the table that was left. Raises FileError where it was damaged."""
    saved = read_table(save_place.table_path)
    voice = Voice(language or saved.language)
    try:
        opened = client.ask("replay", record=saved.record, lang=voice.language)
    except RefusedError as refusal:
        path = str(save_place.table_path)
        raise FileError("file-table-damaged", path=path, detail=refusal.message) from refusal
    link = TableLink(client, opened, voice.language)
    names: list[str] = link.record()["names"]
    places = [
        Place(name, level, told, draft=tuple(draft))
        for name, level, told, draft in zip(names, saved.levels, saved.told, saved.drafts, strict=True)
    ]
    preferences = Preferences(state_folder())
    settings = preferences.read()
    settings.verbose, settings.width = saved.verbose, saved.width
    stopwatch = Stopwatch(time.monotonic, saved.elapsed)
    course = Course(link=link, places=places, save_place=save_place, settings=settings, stopwatch=stopwatch)
    return Session(course, voice, _advisor(link.game, saved.levels), preferences=preferences)


def _advisor(game: str, players: Iterable[str | None]) -> str:
    """Give the level that hints are for: that of the weakest bot; the best where there is none, or ""."""
    opponents = (player for player in players if player is not None)
    return peer(opponents, ratings(game)) or next(reversed(levels(game)), "")


def _list_options(screen: Screen, voice: Voice, card: Card) -> int:
    screen.show(Line(card["title"], Tone.CALL))
    for option in card["options"]:
        default: Any = option["default"]
        shown = str(default).lower() if isinstance(default, bool) else str(default)
        screen.show(voice.line("option-line", name=option["name"], default=shown or '""', means=option["means"]))
    return 0
