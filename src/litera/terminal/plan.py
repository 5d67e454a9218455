"""What a table in the terminal is opened with: the game, who sits where, options; from arguments or from the menu."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from litera.client.local import LocalClient
from litera.core.message import Message, Parameter
from litera.core.options import Kind
from litera.protocol import level_texts
from litera.terminal.lines import Voice

Card = Mapping[str, Any]
"""A game as the protocol's ``games`` describes it."""


class PlanError(Exception):
    """A table that cannot be opened as it was asked for; ``message`` says why, and what would do."""

    def __init__(self, key: str, /, **parameters: Parameter) -> None:
        super().__init__(f"{key} {parameters}")
        self.message = Message(key, parameters)


@dataclass(frozen=True, slots=True)
class Plan:
    """A table to open. ``levels`` has an entry a seat: a bot's level, or None for a person.

    ``other_words`` are the languages that the words could be in instead, where nobody was asked.
    """

    game: str
    levels: tuple[str | None, ...]
    names: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: str | None = None
    lexicon: str | None = None
    pack: Mapping[str, Any] | None = None
    other_words: tuple[str, ...] = ()

    def open(self, client: LocalClient, language: str) -> dict[str, Any]:
        """Open the table. Raises RefusedError where the desk refuses."""
        return client.ask(
            "new",
            game=self.game,
            seats=len(self.levels),
            names=list(self.names),
            options=dict(self.options),
            seed=self.seed,
            lexicon=self.lexicon,
            pack=None if self.pack is None else dict(self.pack),
            lang=language,
        )


def find_card(cards: Sequence[Card], asked: str) -> Card:
    """Give the game with this id or title, or beginning so. Raises PlanError, with the nearest."""
    wanted = _plain(asked)
    for card in cards:
        if wanted in (_plain(card["id"]), _plain(card["title"])):
            return card
    begun = [card for card in cards if wanted and _plain(card["id"]).startswith(wanted)]
    if len(begun) == 1:
        return begun[0]
    ids = [card["id"] for card in cards]
    near = difflib.get_close_matches(wanted, ids, n=1)
    known = "unnamed" if not asked else "near" if near else "all"
    raise PlanError("plan-no-game", game=asked, games=tuple(near or ids), near=known)


def words_of(card: Card, language: str) -> str:
    """Give the language of the words that a reader of this language plays with: their own, where the game has it.

    Otherwise it is the one that the game usually has; "" for a game without words.
    """
    languages: Sequence[str] = card["languages"]
    return language if language in languages else next(iter(languages), "")


def lexicon_of(card: Card, words: str) -> str | None:
    """Give the lexicon of a language of words; None, by which the game takes its own, for the usual one."""
    return words if words in card["languages"][1:] else None


def other_words(card: Card, language: str) -> tuple[str, ...]:
    """Give the languages of words that a reader of this language could choose instead of the one they get."""
    return tuple(other for other in card["languages"] if other != words_of(card, language))


def _plain(name: str) -> str:
    return name.casefold().replace("-", "_").replace(" ", "_")


def level_titles(card: Card, voice: Voice) -> dict[str, str]:
    """Give the title of each level of a game; its name, where a game from another package has no title for it."""
    return {name: level_texts.title(name, voice.language) for name in card["levels"]}


def levels_by_word(card: Card, voice: Voice) -> dict[str, str]:
    """Give the level that each word means: its name, and its title in the language; in small letters."""
    return {word.casefold(): name for name, title in level_titles(card, voice).items() for word in (title, name)}


def seat_levels(
    card: Card, *, seats: int | None, bots: Sequence[str] | None, people: int | None
) -> tuple[str | None, ...]:
    """Seat people first, then bots; None stands for what was not said.

    Without a word there is one person, and bots of the weakest level on the seats that are left, as many
    as the game needs. Raises PlanError where nobody, or too many, would sit at the table.
    """
    lowest, highest = card["seats"][0], card["seats"][-1]
    for level in bots or ():
        if level not in card["levels"]:
            raise PlanError("plan-no-level", level=level, levels=tuple(card["levels"]))
    if bots is not None:
        machines = list(bots)
        there = seats - len(machines) if seats is not None else people or max(1, lowest - len(machines))
    else:
        wanted = seats if seats is not None else max(lowest, people or 1)
        there = people or (1 if card["levels"] else wanted)
        machines = list(card["levels"][:1]) * max(0, wanted - there)
    total = there + len(machines)
    if not lowest <= total <= highest:
        raise PlanError("plan-seats", lowest=lowest, highest=highest, seats=total)
    if there < max(1, people or 0) or (seats is not None and total != seats):
        raise PlanError("plan-people", people=max(people or 1, there), bots=len(machines), seats=seats or total)
    return (*[None] * there, *machines)


def seat_names(voice: Voice, levels: Sequence[str | None], given: Sequence[str]) -> tuple[str, ...]:
    """Name every seat: people as given, else "Player 1"; machines "Bot 1". Raises PlanError for a name given twice."""
    people, machines = levels.count(None), len(levels) - levels.count(None)
    unnamed = range(len(given) + 1, people + 1)
    names = [
        *given,
        *(voice.text("plan-player", number=number, count=people) for number in unnamed),
        *(voice.text("plan-bot", number=number, count=machines) for number in range(1, machines + 1)),
    ]
    folded = [name.casefold() for name in names]
    for name in names:
        if folded.count(name.casefold()) > 1:
            raise PlanError("plan-same-names", name=name)
    return tuple(names)


def read_options(card: Card, given: Sequence[str]) -> dict[str, Any]:
    """Read ``name=value`` texts as the types of the game's options; what cannot be read is left for the desk to refuse.

    Raises PlanError for a text without ``=``.
    """
    types = {option["name"]: option["type"] for option in card["options"]}
    values: dict[str, Any] = {}
    for text in given:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals:
            raise PlanError("plan-option-shape", option=text)
        values[name] = Kind(types.get(name, Kind.TEXT)).read(value)
    return values
