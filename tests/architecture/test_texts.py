"""The catalogue of sentences: complete in four languages, nothing unused, plurals as each language has them."""

from __future__ import annotations

import ast as python
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from litera.core.message import Message, message
from litera.core.options import Kind
from litera.core.refusal import Code
from litera.games.registry import OWN, games
from litera.players.levels import levels
from litera.protocol.questions import PHRASES
from litera.texts import FALLBACK, LANGUAGES, PERSON, keys, say

SOURCE = Path(__file__).parents[2] / "src" / "litera"
TEXTS = SOURCE / "texts"
FILES = sorted({path.relative_to(TEXTS / language) for language in LANGUAGES for path in (TEXTS / language).rglob("*")})
GAME_IDS = tuple(game.id for game in OWN)

BUILT = (
    *(rf"{game}-(option|choice|reason|verb|help|level)-[A-Za-z0-9_-]+" for game in GAME_IDS),
    *(rf"{game}-(title|tagline)" for game in GAME_IDS),
    *(f"phrase-{name}" for name in PHRASES),
    *(rf"refusal-{code.replace('_', '-')}" for code in (*Code, *(own for game in OWN for own in game.codes))),
)
"""Keys that code puts together: a game's with its options, reasons and verbs, and each code's own sentence."""


class Parameters(Visitor):
    """Collects the parameters that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the visitor's name for it
        self.names.add(node.id.name)


class Selectors(Visitor):
    """Collects the plural variants of a message, by the parameter that selects."""

    def __init__(self) -> None:
        self.variants: list[set[str]] = []

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802 - the visitor's name for it
        names = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if names & {"one", "few", "many"}:
            self.variants.append(names)
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for path in sorted((TEXTS / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                found[entry.id.name] = entry
    return found


def parameters(entry: Any) -> set[str]:
    """Give the parameters that code gives: not those that the speaker adds to the name of a seat."""
    visitor = Parameters()
    visitor.visit(entry)
    return {name for name in visitor.names if not name.endswith(PERSON)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_finds_exactly_the_messages_that_are_there(language: str) -> None:
    assert keys(language) == tuple(messages(language))


@pytest.mark.parametrize("file", FILES, ids=str)
def test_every_file_is_there_in_every_language(file: Path) -> None:
    assert [language for language in LANGUAGES if not (TEXTS / language / file).exists()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_there_with_the_same_parameters(language: str) -> None:
    english, other = messages(FALLBACK), messages(language)
    assert other.keys() == english.keys()
    for key, entry in other.items():
        assert parameters(entry) == parameters(english[key]), key
        assert entry.value is not None, key


PLURALS = {
    "en": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
    "uk": {"one", "few", "many", "other"},
    "ro": {"one", "few", "other"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_the_forms_of_the_language(language: str) -> None:
    """The default stands for a form that is missing, so that one fewer than all the language has must be written."""
    for key, entry in messages(language).items():
        visitor = Selectors()
        visitor.visit(entry)
        for names in visitor.variants:
            assert names <= PLURALS[language], f"{key} in {language}: {names}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_for_every_number(language: str) -> None:
    """With any numbers in the place of all parameters: no selector, function or reference is broken."""
    for key, entry in messages(language).items():
        for count in (0, 1, 2, 5, 12, 20, 22, 25, 101, 112):
            numbers = dict.fromkeys(parameters(entry), count)
            persons = dict.fromkeys((f"{name}{PERSON}" for name in numbers), "other")
            assert say(Message(key, {**numbers, **persons}), language).strip(), key


GAP = "[a-z0-9_-]+"
"""What may stand where code puts a part of a key in."""


class Strings(python.NodeVisitor):
    """Collects the strings of a module, f-strings as patterns with a gap where something is put in."""

    def __init__(self) -> None:
        self.patterns: set[str] = set()

    def visit_Constant(self, node: python.Constant) -> None:
        if isinstance(node.value, str):
            self.patterns.add(re.escape(node.value))

    def visit_JoinedStr(self, node: python.JoinedStr) -> None:
        parts = (
            re.escape(part.value)
            if isinstance(part, python.Constant) and isinstance(part.value, str)
            else "[a-z0-9_-]+"
            for part in node.values
        )
        self.patterns.add("".join(parts))
        self.generic_visit(node)


@cache
def trees() -> dict[Path, python.Module]:
    return {path: python.parse(path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py")}


@cache
def put_together() -> re.Pattern[str]:
    strings = Strings()
    for tree in trees().values():
        strings.visit(tree)
    likely = {pattern for pattern in strings.patterns if re.fullmatch(r"[\w\\[\]+-]{2,80}", pattern)}
    telling = {pattern for pattern in likely if len(re.findall("[a-z]", pattern.replace(GAP, ""))) >= 4}
    return re.compile("|".join(f"(?:{pattern})" for pattern in sorted(telling | set(BUILT))))


def references(entry: Any) -> set[str]:
    found: set[str] = set()

    class References(Visitor):
        def visit_MessageReference(self, node: Any) -> None:  # noqa: N802 - the visitor's name for it
            found.add(node.id.name)

    References().visit(entry)
    return found


CALLS = {"message": 0, "bad_move": 0, "bad_position": 0, "Message": 0}
"""Functions whose first argument is a key."""


def keys_in(tree: python.AST) -> set[str]:
    """Give the keys that code names outright: as the first argument of such a function, or as ``key=``."""
    found = set()
    for node in python.walk(tree):
        if isinstance(node, python.Call):
            name = node.func.attr if isinstance(node.func, python.Attribute) else getattr(node.func, "id", "")
            arguments = [word.value for word in node.keywords if word.arg == "key"]
            if name in CALLS and node.args:
                arguments.append(node.args[0])
            found |= {one.value for one in arguments if isinstance(one, python.Constant) and isinstance(one.value, str)}
            if name == "refuse" and not any(word.arg == "key" for word in node.keywords):
                code = node.args[0]
                if isinstance(code, python.Attribute):
                    found.add(f"refusal-{Code[code.attr].replace('_', '-')}")
    return found


def test_every_key_is_used() -> None:
    """By its name in code, by one put together there, or by one of the patterns above."""
    named = {key for tree in trees().values() for key in keys_in(tree)}
    named |= {reference for entry in messages(FALLBACK).values() for reference in references(entry)}
    unused = [key for key in messages(FALLBACK) if key not in named and not put_together().fullmatch(key)]
    assert unused == []


def test_every_key_that_code_names_exists() -> None:
    """Also the sentence of each code that is refused without a sentence of its own."""
    missing = {
        (str(path.relative_to(SOURCE)), key)
        for path, tree in trees().items()
        for key in keys_in(tree)
        if key not in keys(FALLBACK)
    }
    assert missing == set()


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_game_has_the_keys_that_are_put_together_for_it(game_id: str) -> None:
    game = games()[game_id]
    wanted = {f"{game_id}-title", f"{game_id}-tagline", *(f"{game_id}-option-{option.name}" for option in game.options)}
    assert wanted <= set(keys(FALLBACK))
    for kind in ("reason", "verb", "help"):
        assert any(key.startswith(f"{game_id}-{kind}-") for key in keys(FALLBACK)), kind
    options = {key.removeprefix(f"{game_id}-option-") for key in keys(FALLBACK) if key.startswith(f"{game_id}-option-")}
    assert options == {option.name for option in game.options}
    choices = {key.removeprefix(f"{game_id}-choice-") for key in keys(FALLBACK) if key.startswith(f"{game_id}-choice-")}
    # A switch is the sentence beside it; all others have a short title, and one for each of their words.
    titled = [option for option in game.options if option.kind is not Kind.SWITCH]
    titles = {option.name for option in titled} | {f"{one.name}-{choice}" for one in titled for choice in one.choices}
    assert choices == titles
    assert {f"{game_id}-level-{level}" for level in levels(game_id)} <= set(keys(FALLBACK))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_an_option_that_is_a_number_names_its_limits_as_the_option_has_them(game_id: str, language: str) -> None:
    """No limit is typed by hand: the sentence has a place for each, and no other number than the 0 for no limit."""
    for option in games()[game_id].options:
        if option.kind is Kind.NUMBER:
            entry = messages(language)[f"{game_id}-option-{option.name}"]
            assert parameters(entry) == set(option.limits), option.name
            typed = " ".join(part.value for part in entry.value.elements if isinstance(part, ast.TextElement))
            assert set(re.findall(r"\d+", typed)) <= {"0"}, option.name


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_game_has_its_rules_in_every_language_with_the_same_topics(game_id: str) -> None:
    topics = {
        language: re.findall(r"^## ", (TEXTS / language / "rules" / f"{game_id}.md").read_text(encoding="utf-8"), re.M)
        for language in LANGUAGES
    }
    assert 6 <= len(topics[FALLBACK]) <= 14
    assert {len(found) for found in topics.values()} == {len(topics[FALLBACK])}


@pytest.mark.parametrize(
    ("key", "parameter", "language", "forms"),
    [
        (
            "refusal-too-short",
            "shortest",
            "en",
            ("letter.", "letters.", "letters.", "letters.", "letters.", "letters."),
        ),
        ("refusal-too-short", "shortest", "pl", ("literę", "litery", "liter", "litery", "liter", "liter")),
        ("refusal-too-short", "shortest", "uk", ("літера", "літери", "літер", "літери", "літер", "літера")),
        (
            "refusal-too-short",
            "shortest",
            "ro",
            ("literă", "litere", "litere", "de litere", "de litere", "litere"),
        ),
        ("tables-too-many", "most", "pl", ("stół", "stoły", "stołów", "stoły", "stołów", "stołów")),
    ],
)
def test_plurals_for_1_2_5_22_25_101(key: str, parameter: str, language: str, forms: tuple[str, ...]) -> None:
    for count, form in zip((1, 2, 5, 22, 25, 101), forms, strict=True):
        others = {name: "X" for name in parameters(messages(language)[key]) if name != parameter}
        said = say(message(key, **others, **{parameter: count}), language)
        assert re.search(rf"\b{count} {re.escape(form)}", said), said


def test_a_sentence_never_fails_for_want_of_room() -> None:
    """A text or a list longer than Fluent takes is cut, not refused."""
    for language in LANGUAGES:
        assert len(say(message("say-unknown", what="x" * 9000, topics=("y" * 9000, "z")), language)) < 5000


def test_code_gives_a_sentence_just_the_parameters_that_it_uses() -> None:
    """Where it names the sentence and each parameter outright, as in ``message("hand-size", count=7)``."""
    seen, wrong = 0, []
    for path, tree in trees().items():
        for node in python.walk(tree):
            if not isinstance(node, python.Call) or len(node.args) != 1 or None in {word.arg for word in node.keywords}:
                continue
            name = node.func.attr if isinstance(node.func, python.Attribute) else getattr(node.func, "id", "")
            key = node.args[0].value if isinstance(node.args[0], python.Constant) else None
            if name in {"message", "bad_move", "bad_position"} and key in messages(FALLBACK):
                given = {str(word.arg) for word in node.keywords} - {"rule"}
                used = parameters(messages(FALLBACK)[key])
                seen += 1
                wrong += [(str(path.relative_to(SOURCE)), key, given ^ used)] if given != used else []
    assert seen > 100
    assert wrong == []
