"""Every sentence of a language with sample values, and its situation beside it: for reading them all as a native."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from litera.core.message import Message
from litera.texts import PERSON, folders, say

COUNTS = (1, 2, 5, 22)
"""Numbers that need every plural form of the four languages between them."""
PAGES = Path(__file__).parents[3] / "web" / "src" / "texts"
"""The catalogues of the pages: there in a checkout, not in an installed package."""

_DIGITS = re.compile(r"\d+")


class _Sample(msgspec.Struct, frozen=True):
    """A message that stands for a parameter of another."""

    key: str
    parameters: dict[str, str | int | _Sample] = {}

    def message(self) -> Message:
        """Give the message itself."""
        inner = {name: each.message() if isinstance(each, _Sample) else each for name, each in self.parameters.items()}
        return Message(self.key, inner)


class _Samples(msgspec.Struct, frozen=True):
    """What stands for parameters: everywhere, and in messages whose keys have a certain beginning."""

    everywhere: dict[str, str | int | _Sample]
    beginning: dict[str, dict[str, str | int | _Sample]]


@cache
def _samples() -> _Samples:
    return msgspec.json.decode((files(__package__) / "samples.json").read_bytes(), type=_Samples)


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
    samples = {
        name: COUNTS[-1] if name in used.numbers else _sample(key, name, numbers, language) for name in used.names
    }
    seen = set()
    for chosen in itertools.product(*used.choices.values()):
        arguments = samples | dict(zip(used.choices, chosen, strict=True))
        text = str(bundle.format_pattern(pattern, arguments)[0])
        if (shape := _DIGITS.sub("0", text)) not in seen:
            seen.add(shape)
            yield text


def _sample(key: str, name: str, numbers: set[str], language: str) -> str | int:
    """Give what stands for a parameter: a number where other messages count it and no sample is there."""
    given = _samples()
    own = (some[name] for start, some in given.beginning.items() if key.startswith(start) and name in some)
    value = next(own, None) or given.everywhere.get(name, COUNTS[-1] if name in numbers else f"‹{name}›")
    return say(value.message(), language) if isinstance(value, _Sample) else value


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
