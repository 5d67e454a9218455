"""The rules of a game as texts for players: one Markdown file a game and language, in topics under ``##`` headings."""

from __future__ import annotations

import re
from dataclasses import dataclass

from litera.texts import FALLBACK, folders

ABOUT = "about"
"""The id of what stands before all topics, under the game's own title."""
_ID = re.compile(r" \{#([a-z-]+)\}$")


@dataclass(frozen=True, slots=True)
class Topic:
    """A part of a rule book: its id, the same in every language, its heading, and its text in Markdown."""

    id: str
    heading: str
    text: str


def topics(game: str, language: str) -> tuple[Topic, ...]:
    """Give a game's rule book: first its title with what stands before all topics; () where there is no book.

    It is in English where there is none in the language.
    """
    for folder in (*folders(language), *folders(FALLBACK)):
        book = folder / "rules" / f"{game}.md"
        if book.is_file():
            opening, *parts = book.read_text(encoding="utf-8").removeprefix("# ").split("\n## ")
            return (_topic(opening, ABOUT), *(_topic(part, "") for part in parts))
    return ()


def _topic(part: str, unnamed: str) -> Topic:
    """Read a topic that stands without its signs of a heading; ``unnamed`` is its id where it gives none."""
    line, _, text = part.partition("\n")
    heading = _ID.sub("", line.strip())
    named = _ID.search(line.strip())
    return Topic(named[1] if named else unnamed or heading, heading, text.strip())


def find(book: tuple[Topic, ...], asked: str) -> Topic | None:
    """Give the topic with this number (1 is the first after the title), or whose heading begins so."""
    if asked.isascii() and asked.isdigit():
        return book[int(asked[:4])] if 1 <= int(asked[:4]) < len(book) else None
    return next((topic for topic in book[1:] if topic.heading.casefold().startswith(asked.casefold())), None)
