"""Every sentence of a language with sample values, and its situation beside it: for reading them all as a native."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from litera.core.message import Message
from litera.texts import PERSON, folders, say

COUNTS = (1, 2, 5, 22)
"""Numbers that need every plural form of the four languages between them."""
PAGES = Path(__file__).parents[3] / "web" / "src" / "texts"
"""The catalogues of the pages: there in a checkout, not in an installed package."""

SAMPLES: dict[str, str | Message] = {
    "abbreviation": "NP",
    "asked": "abc",
    "before": "A",
    "card": "x2",
    "cards": "3/4 3/6",
    "crossing": "TAK, OKO",
    "device": "Firefox, Linux",
    "example": "…",
    "file": "game.json",
    "first": "Ion",
    "folder": "/srv/litera",
    "game": "Rummy",
    "host": "Anna",
    "language": "uk",
    "layer": "Ion",
    "letter": "Ż",
    "letters": "A, K, O",
    "level": "club",
    "link": "https://example.org/t/abc",
    "move": "pass",
    "name": "Anna",
    "names": Message("list", {"head": "Anna", "last": "Ion"}),
    "other": "Ion",
    "others": "TAK, OKO",
    "owner": "Ion",
    "path": "game.json",
    "place": "B7",
    "places": "A1 B7",
    "taken": "KOSZYK",
    "text": "abc",
    "tiles": "K, O, T",
    "time": Message("time-minutes", {"count": 5}),
    "title": "Rummy",
    "typed": "abc",
    "url": "http://127.0.0.1:8000",
    "verb": "abc",
    "who": "Anna",
    "word": "KOT",
    "words": "KOT, SZYK",
}
"""What stands for a parameter that is no number; one that is not here stands as its own name."""
_DIGITS = re.compile(r"\d+")


@dataclass(frozen=True, slots=True)
class Situation:
    """A message as it is said: where it stands, and the different sentences that it gives."""

    key: str
    file: str
    section: str
    sentences: tuple[str, ...]


def situations(language: str) -> Iterator[Situation]:
    """Give every message of a language, those of the pages too where their sources are at hand."""
    for folder in folders(language):
        yield from _of_files(language, (Path(str(entry)) for entry in folder.iterdir() if entry.name.endswith(".ftl")))
    if PAGES.is_dir():
        yield from _of_files(language, (PAGES / language).glob("*.ftl"))


def _of_files(language: str, paths: Iterable[Path]) -> Iterator[Situation]:
    sources = {path: path.read_text(encoding="utf-8") for path in sorted(paths)}
    bundle = FluentBundle([language], use_isolating=False)
    entries: list[tuple[str, str, ast.Message]] = []
    for path, source in sources.items():
        bundle.add_resource(FluentResource(source))
        section = ""
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.GroupComment | ast.ResourceComment):
                section = entry.content or ""
            elif isinstance(entry, ast.Message):
                said = entry.comment.content if entry.comment else section
                entries.append((path.name, said or "", entry))
    used = {entry.id.name: _parameters(entry) for _, _, entry in entries}
    numbers = {name for one in used.values() for name in one.numbers}
    for file, section, entry in entries:
        key = entry.id.name
        yield Situation(key, file, section, tuple(_sentences(key, used[key], numbers, bundle, language)))


def _sentences(key: str, used: _Parameters, numbers: set[str], bundle: FluentBundle, language: str) -> Iterator[str]:
    """Say a message with every choice of its selectors, and give what differs by more than its numbers."""
    pattern = bundle.get_message(key).value
    if pattern is None:
        return
    samples = {name: COUNTS[-1] if name in numbers else _sample(name, language) for name in used.names}
    seen = set()
    for chosen in itertools.product(*used.choices.values()):
        arguments = samples | dict(zip(used.choices, chosen, strict=True))
        text = str(bundle.format_pattern(pattern, arguments)[0])
        if (shape := _DIGITS.sub("0", text)) not in seen:
            seen.add(shape)
            yield text


def _sample(name: str, language: str) -> str:
    value = SAMPLES.get(name, f"‹{name}›")
    return say(value, language) if isinstance(value, Message) else value


class _Parameters(Visitor):
    """The parameters of a message: those that are numbers, and the choices of those that select."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.numbers: set[str] = set()
        self.choices: dict[str, tuple[str | int, ...]] = {}

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the visitor's name for it
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802 - the visitor's name for it
        self.generic_visit(node)
        self.numbers.add(_name(node))

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802 - the visitor's name for it
        self.generic_visit(node)
        name = _name(node.selector)
        keys = [variant.key for variant in node.variants]
        words = [key.name for key in keys if isinstance(key, ast.Identifier)]
        exact = [int(key.value) for key in keys if isinstance(key, ast.NumberLiteral)]
        own: tuple[str | int, ...] = (*words,)
        if name.endswith(PERSON):
            own = ("you", "other")
        elif exact or not {"one", "few", "many"}.isdisjoint(words):
            self.numbers.add(name)
            own = (*sorted(exact), *COUNTS)
        self.choices[name] = tuple(dict.fromkeys((*self.choices.get(name, ()), *own)))


def _parameters(entry: ast.Message) -> _Parameters:
    found = _Parameters()
    found.visit(entry)
    return found


def _name(node: Any) -> str:
    """Give the parameter's name, of the parameter itself or of a function of it."""
    inner: Any = node.arguments.positional[0] if isinstance(node, ast.FunctionReference) else node
    name: str = inner.id.name
    return name
