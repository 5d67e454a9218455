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

SAMPLES: dict[str, str | int | Message] = {
    "abbreviation": "NP",
    "abbreviations": 85,
    "about": "…",
    "act": Message("klepka-phrase-pass"),
    "address": "anna@example.org",
    "after": 54,
    "agreed": 25,
    "answer": "yes",
    "answers": "accept, check",
    "arcs": 1000000,
    "argument": "abc",
    "as": "A",
    "asked": "abc",
    "asks": Message("scrabble_cards-asks-vowels", {"least": 3}),
    "at": "B7",
    "before": 62,
    "beside": "OKO",
    "best": 17,
    "better": "KOSZYK",
    "bits": 128,
    "blue": 4,
    "both": 12,
    "bots": 2,
    "bytes": 4096,
    "card": "c7",
    "cards": "K, Y, c2",
    "chance": 54,
    "choices": "one, many",
    "chosen": 1,
    "code": "4008",
    "column": 3,
    "columns": "A B D",
    "commitment": "5e1f…09ac",
    "crossed": "OKO",
    "crossing": "TAK, OKO",
    "date": "3.12.2026",
    "decisions": 40,
    "deepest": 32,
    "default": "any",
    "description": "…",
    "detail": "…",
    "deviation": 60,
    "device": "Firefox, Linux",
    "digest": "5e1f…09ac",
    "direction": Message("scrabble_cards-lies-across"),
    "done": 4,
    "dots": 13,
    "double": 18,
    "draw": "abc",
    "entries": "hands, turn",
    "entry": "seats",
    "error": "KeyError",
    "example": "…",
    "expected": 12,
    "extra": 340,
    "faces": "К, О",
    "factor": 2,
    "fault": Message("fault-empty"),
    "faults": Message("word-list-fault", {"line": 7, "fault": Message("fault-empty")}),
    "file": "game.json",
    "files": "words.txt",
    "first": "Ion",
    "folder": "/srv/litera",
    "format": "abc",
    "formats": "gcg",
    "free": "T",
    "freed": "KAT",
    "game": "Klepka",
    "games": 8,
    "give": "K",
    "given": 3,
    "goal": 4,
    "group": "litera.games",
    "hands": "hands",
    "hash": "5e1f…09ac",
    "head": "Anna",
    "high": 1650,
    "higher": 6,
    "highest": 4,
    "host": "Anna",
    "keys": "Ctrl+Alt",
    "kind": "abc",
    "kinds": "length, begins",
    "known": "en, pl, ro, uk",
    "label": "anna@example.org",
    "language": Message("language-uk"),
    "languages": "pl, ro",
    "last": "Ion",
    "layer": "Ion",
    "lead": 31,
    "least": 3,
    "left": "Ion",
    "lemma": "kot",
    "letter": "Ż",
    "letters": "A, K, O",
    "level": "club",
    "levels": "easy, club",
    "lexicon": "pl",
    "library": "spaCy",
    "licence": "CC BY 4.0",
    "lies": "K",
    "lines": 1200,
    "link": "https://example.org/t/abc",
    "listed": 30,
    "long": "ABCDEFGHIJKLMNOP",
    "longer": "KOTY",
    "lost": 2,
    "lots": Message("list", {"head": "Anna K", "last": "Ion T"}),
    "low": 1400,
    "lower": 4,
    "lowest": 2,
    "marks": Message("mark-slang"),
    "means": "…",
    "milliseconds": 8,
    "minus": 5,
    "minutes": 10,
    "missing": 120,
    "most": 5,
    "move": "pass",
    "ms": 20,
    "name": "Anna",
    "named": 3,
    "names": Message("list", {"head": "Anna", "last": "Ion"}),
    "near": "KOTY",
    "nearest": "ability",
    "needed": 60,
    "new": "T, A",
    "no": 1,
    "number": 3,
    "numbers": "0, 25, 50",
    "of": 5,
    "one": 12,
    "option": "abc",
    "other": "Ion",
    "others": "TAK, OKO",
    "otherwise": "Anna",
    "own": "T",
    "owner": "Ion",
    "pace": "live",
    "pairs": 2,
    "part": "result",
    "path": "game.json",
    "people": 2,
    "percent": 12,
    "person": "abc",
    "pick": "KOT",
    "place": "B7",
    "places": "A1 B7",
    "players": 3,
    "plus": 10,
    "position": 2,
    "position_key": "abc",
    "precision": "97%",
    "provider": "example.org",
    "rate": 55,
    "rating": 1520,
    "reading": "kot",
    "recall": "96%",
    "refused": 3,
    "report": 7,
    "reporter": "Ion",
    "request": "abc",
    "requests": "move, view",
    "reason": "Messages",
    "rest": "abc",
    "round": 2,
    "row": -2,
    "scheme": "mysql",
    "schemes": "postgresql, sqlite",
    "score": 40,
    "seats": 3,
    "second": "К",
    "seed": "abc",
    "sequences": "CH, SZ",
    "server": "https://example.org",
    "servers": "litera-2",
    "short": "KOT",
    "shorter": "KOT",
    "sign": "⠅",
    "source": "words.txt",
    "spread": 3,
    "step": 2,
    "streak": 2,
    "sum": 4,
    "symbols": "3/4",
    "table": "abc",
    "tables": 14,
    "tagline": "…",
    "take": "T",
    "taken": "KOSZYK",
    "text": "abc",
    "text_key": "abc-title",
    "theme": "zoo",
    "tile": "K",
    "tiles": "K, O, T",
    "time": Message("time-minutes", {"count": 5}),
    "title": "Klepka",
    "told": "KOT",
    "topic": "cards",
    "topics": "cards, turn",
    "total": 40,
    "touching": "O",
    "turned": "4/3 6/3",
    "typed": "abc",
    "unit": "points",
    "upper": 3,
    "url": "http://127.0.0.1:8000",
    "usual": "62%",
    "value": 5,
    "verb": "abc",
    "version": 2,
    "watcher": 1,
    "what": "abc",
    "where": "hands",
    "who": "Anna",
    "whole": "KOTY",
    "why": "…",
    "winners": Message("list", {"head": "Anna", "last": "Ion"}),
    "wins": 3,
    "won": 3,
    "word": "KOT",
    "words": "KOT, SZYK",
    "wrong": "KTO",
    "yellow": 4,
    "yes": 2,
    "zone": "abc",
}
"""What stands for a parameter that selects nothing; one that is not here stands as its own name."""
SAMPLES_OF: dict[str, dict[str, str | int | Message]] = {
    "arena-no-cluster": {"address": "ray://127.0.0.1:10001"},
    "arena-unknown-game": {"games": "dnup, klepka"},
    "lesson-none": {"games": "dnup, klepka"},
    "plan-no-game": {"games": "dnup, klepka"},
    "refusal-unknown-game": {"games": "dnup, klepka"},
    "scrabble_cards-hint-nudge-": {"card": "K"},
    "scrabble_cards-lesson-": {"crossing": "TAK", "longer": "KOTY", "other": 6, "touching": "A"},
    "scrabble_cards-open-": {
        "after": Message("scrabble_cards-open-until", {"count": 2, "letter": "K"}),
        "before": Message("scrabble_cards-open-free"),
    },
    "scrabble_cards-position-two-": {"one": "K", "other": "T"},
    "server-not-listening": {"host": "127.0.0.1"},
    "server-setting-": {"kind": Message("server-setting-text")},
    "time-left": {"left": Message("time-hours", {"count": 5})},
    "upkeep-": {"place": "/srv/litera"},
    "word_rummikub-pack-": {"kinds": 5, "tiles": 40},
    "analysis-": {"points": Message("analysis-points", {"lost": 2, "unit": "points"})},
    "check-": {"letters": "Q, V", "level": 4, "highest": 7, "part": Message("part-noun")},
    "dnup-hint-chances": {"other": 48},
    "dnup-over": {"other": 7},
    "dnup-": {"card": "3/4", "cards": "3/4 3/6", "letters": "D N", "place": "2"},
    "fault-letters": {"letters": "Q, V"},
    "klepka-": {"card": "Оb", "cards": "Вb Оb Дy", "letters": "В, О, Д", "letter": "О", "word": "ВОДА"},
}
"""What stands for it in messages whose keys begin so."""
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
    own = next((given[name] for start, given in SAMPLES_OF.items() if key.startswith(start) and name in given), None)
    value = own or SAMPLES.get(name, COUNTS[-1] if name in numbers else f"‹{name}›")
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
