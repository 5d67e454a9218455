"""The rules of a game as texts for players: one file a game and language, in topics under ``##`` headings."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.metadata import entry_points
from importlib.resources import files

from litera.texts import BROUGHT


@dataclass(frozen=True, slots=True)
class Topic:
    """A part of a rule book: its heading, and its lines."""

    heading: str
    lines: tuple[str, ...]


def topics(game: str, language: str) -> tuple[Topic, ...]:
    """Give a game's rule book: first its title with what stands before all topics; () where there is no book."""
    packages = ("litera.texts", *(point.value for point in entry_points(group=BROUGHT)))
    for package in packages:
        book = files(package) / language / "rules" / f"{game}.md"
        if book.is_file():
            return _topics(book.read_text(encoding="utf-8"))
    return ()


def _topics(text: str) -> tuple[Topic, ...]:
    found: list[Topic] = []
    heading, lines = "", list[str]()
    for line in text.splitlines():
        if line.startswith(("# ", "## ")):
            if heading:
                found.append(Topic(heading, tuple(lines)))
            heading, lines = line.lstrip("# ").strip(), []
        elif line.strip():
            lines.append(line.strip().replace("**", ""))
    return (*found, Topic(heading, tuple(lines)))


def find(book: tuple[Topic, ...], asked: str) -> Topic | None:
    """Give the topic with this number (1 is the first after the title), or whose heading begins so."""
    if asked.isascii() and asked.isdigit():
        return book[int(asked[:4])] if 1 <= int(asked[:4]) < len(book) else None
    return next((topic for topic in book[1:] if topic.heading.casefold().startswith(asked.casefold())), None)
