"""Lists that were read word by word: plain text, where a heading in brackets says what stands below it, and why."""

from __future__ import annotations

from functools import cache
from importlib.resources import files


@cache
def read_reviewed(file: str) -> dict[str, frozenset[str]]:
    """Give the entries of a list of this package by their headings; lines that begin with # are remarks."""
    lists: dict[str, set[str]] = {}
    heading = ""
    for line in (files("litera.words.sources") / file).read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            heading = line.strip("[]")
        elif line and not line.startswith("#"):
            lists.setdefault(heading, set()).update(line.split())
    return {name: frozenset(entries) for name, entries in lists.items()}
