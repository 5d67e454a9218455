"""The rules of a game for players, as Markdown in topics."""

from __future__ import annotations

from importlib.metadata import entry_points
from importlib.resources import files

from litera.texts import BROUGHT, spoken


def topics(game: str, language: str) -> list[tuple[str, str]]:
    """Give the title and the Markdown text of each topic; the first is the game's own title with what it is about."""
    for package in ("litera.texts", *(point.value for point in entry_points(group=BROUGHT))):
        book = files(package) / spoken(language) / "rules" / f"{game}.md"
        if book.is_file():
            parts = book.read_text(encoding="utf-8").removeprefix("# ").split("\n## ")
            return [(title.strip(), text.strip()) for title, _, text in (part.partition("\n") for part in parts)]
    return []
