"""The words that catalogues and documents are written in: one term for one thing, and what is to be typed in quotes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from litera.core.message import Message
from litera.games.registry import OWN
from litera.texts import LANGUAGES, say

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "web" / "src"
TYPED = re.compile(r"(.+-)?(verb|keyword|question|step|answer)-|.+-table-as-plan$|usage-")
"""Keys of words that people may type, old ones among them, and of what argparse says."""

BANNED = {
    "en": {
        r"\b(he|his|him)\b": "they, their",
        r"\banew\b": "again",
        r"\bfor nothing\b(?! more)": "for free",
        r"\bby (itself|themselves)\b": "automatically",
        r"\b(tells|told)\b": "says, shows",
        r"\bpromises\b": "is worth",
        r"(?<![Tt]here )\bis no (?!longer)[a-z]": "isn’t a",
        r"(^|[.] )Who (?!goes)[a-z]+s [^?]*\.": "The player who",
        r"\b[Ll]ay(s|ing)?\b": "play",
        r"\bequal letters\b": "identical letters",
        r"\b[Mm]achine players?\b": "bot",
        r"\b(color|recognized|analyze)": "British spelling",
        r"(?<!--)\blexicon\b(?! (add|list|build))": "dictionary",
        r"\b[Ee]-mail": "email",
        r"\b([Ss]ome|[Ee]very)body\b": "someone, everyone",
    },
    "pl": {
        r"\bwork(i|a|u|iem|ach)?\b": "woreczek",
        r"Słowny Rummy": "Remik słowny",
        r"\brówn(e|ych) liter": "takie same",
        r"\bobiecuj": "jest warte",
        r"\b[Nn]iedzieln": "Amator",
        r"\bbarw": "kolor",
        r"\bkatalog": "folder",
        r"\b(biorą|bierze) się sam": "automatycznie",
        r"\bzawiera blank\b": "blanka",
        r"\bwydłuż": "przedłużać",
        r"\bna ręku\b": "na ręce",
        r"\bnaprzód nie patrzy|\bdalej nie patrzy": "nie wybiega myślą naprzód",
    },
    "uk": {
        r"\b[Чч]уж(і|их|ими) сл": "іншомовні",
        r"\bпремі(я|ї|єю) сл": "картка-множник слова",
        r"\bфішк": "картка",
        r"\b[Нн]едільн": "Аматор",
        r"\bрамі\b": "румі",
        r"\bдобір\b": "узяти",
        r"\bобіця": "варто",
        r"\bпапк": "тека",
        r"[а-яіїєґ]'[а-яіїєґ]": "’",
        r" – ": " — ",
        r"\bна руці\b": "у руці",
        r"\b[Зз]дати гру\b": "здатися",
        r"\b[Зз]дач(а|ею)\b": "здається",
        r"\bрахується (вдвічі|подвійно)": "очки подвоюються",
        r"\b(що|хто|де|куди|як\w*) б не\b": "хоч би",
        r"\b(немає|нічого) чого\b": "нема чого",
        r"\bЛітер(а|у|ою)\b(?= (працює|можна|не))": "Litera",
    },
    "ro": {
        r"[şţŞŢ]": "ș, ț",
        r"\bsocot": "contează",
        r"\blitere egale\b": "identice",
        r"\bclădi": "a forma",
        r"\bhotăr(ăș|ască|ât\b.*cuvintelor)": "a decide",
        r"\brival": "adversar",
        r"\bsfat": "indiciu",
        r"(?<!--)\blexicon(ul)?\b(?! (add|list|build))": "dicționar",
        r"\bde duminică\b": "Amator",
        r"\bOaspete": "Invitat",
        r"\bÎnștiinț": "Notificări",
        r"\bced(ează|at)\b": "abandon",
        r"\btampon": "canal",
        r"\bpremiu pe cuvânt": "multiplicator",
        r"\blungeș": "prelungește",
    },
}
"""What the glossary has another word for, with that word."""
EVERYWHERE = {
    r"\s%(?!\()": "no space before %",
    r"\b(" + "|".join(game.id for game in OWN if "_" in game.id) + r")\b": "the title of the game",
}


_PARAMETER = re.compile(r"\{\w*\}")


@cache
def entries(language: str) -> dict[str, Any]:
    """Give all messages of a language, the terminal's and the pages', by file and key."""
    found: dict[str, Any] = {}
    for folder in (ROOT / "src/litera/texts" / language, PAGES / "texts" / language):
        for path in sorted(folder.glob("*.ftl")):
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message):
                    found[f"{path.relative_to(ROOT)}: {entry.id.name}"] = entry
    return found


class Texts(Visitor):
    """Collects the sentences of a message: one for each variant, parameters as ``{name}``."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: Any) -> None:  # noqa: N802 - the visitor's name for it
        self.found.append("".join(map(_said, node.elements)))
        self.generic_visit(node)


def _said(part: Any) -> str:
    if isinstance(part, ast.TextElement):
        return str(part.value)
    inner = part.expression
    while isinstance(inner, ast.FunctionReference):
        inner = inner.arguments.positional[0]
    return f"{{{inner.id.name}}}" if isinstance(inner, ast.VariableReference) else "{}"


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """Give the place and the text of each sentence that people read, but not of the words that they may type."""
    for place, entry in entries(language).items():
        if not TYPED.match(entry.id.name):
            texts = Texts()
            texts.visit(entry)
            yield from ((place, text) for text in texts.found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_a_word_that_the_glossary_has_another_for(language: str) -> None:
    banned = {re.compile(pattern, re.MULTILINE): better for pattern, better in (BANNED[language] | EVERYWHERE).items()}
    wrong = [
        f"{place}: {found[0]!r}, better: {better}"
        for place, text in sentences(language)
        for pattern, better in banned.items()
        if (found := pattern.search(_PARAMETER.sub("{}", text)))
    ]
    assert wrong == []


DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/litera/texts/en/rules/*.md")])
IN_DOCUMENTS = (
    r"\b(he|his|him)\b",
    r"\banew\b",
    r"\bfor nothing\b",
    r"\btold\b(?! apart)",
    r"\b[Mm]achine players?\b",
    r"\btells\b",
    r"\bthe house\b",
)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_document_has_such_a_word(path: Path) -> None:
    # What stands between backquotes is code.
    text = re.sub(r"```.*?```|`[^`]*`", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert [found[0] for pattern in IN_DOCUMENTS for found in re.finditer(pattern, text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_to_be_typed_stands_in_quotation_marks(language: str) -> None:
    """A command before a number or a place, as in “history 5” or “remember A1”."""
    words = {
        alias.strip()
        for entry in entries(language).values()
        if entry.id.name.startswith("question-")
        for alias in say(Message(entry.id.name), language).split(",")
        if len(alias.strip()) > 2
    }
    typed = re.compile(rf"(?<![\w“„«-])({'|'.join(sorted(map(re.escape, words)))}) ([A-Z]?\d+|[A-Z])(?=[”».,;:]|$)")
    quoted = re.compile(r"[“„«][^”»]*[”»]")
    wrong = {
        place: found[0]
        for place, text in sentences(language)
        if not re.search(r": (verbose|width|.+-lesson|.+-option-first_seat|about-places)", place)
        if (found := typed.search(quoted.sub("", text)))
    }
    assert wrong == {}


BUTTON, LABEL = 22, 35
WORDY = {"sign-out-others", "sign-in-passkey", "passkey-add", "listening-less", "listening-more", "recovery-words-show"}
"""Buttons of pages with room for a sentence; those of a table have none."""


def buttons() -> set[str]:
    """Give the keys of the texts that are all a button says."""
    pattern = re.compile(r"<Button\b(?:[^>]|=>)*>\s*\{text\(\"([a-z0-9_-]+)\"\)\}\s*</Button>")
    return {key for path in PAGES.rglob("*.tsx") for key in pattern.findall(path.read_text(encoding="utf-8"))} - WORDY


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_and_labels_are_short(language: str) -> None:
    short = buttons()
    assert len(short) > 40
    long = []
    for place, text in sentences(language):
        key = place.rpartition(" ")[2]
        most = BUTTON if key in short else LABEL if re.fullmatch(r"\w+-choice-\w+", key) else None
        if most is not None and "{" not in text and len(text) > most:
            long.append(f"{place}: {text} ({len(text)})")
    assert long == []


SCRIPTS = re.compile(r"\"([a-zA-Z0-9_-]+)\"|`([^`]*)`")


def test_every_message_of_the_pages_is_used() -> None:
    """By its name in a script, by a template that it fits, or by an ending that a script puts after a common start."""
    named, templates = set(), []
    for path in [*PAGES.rglob("*.ts"), *PAGES.rglob("*.tsx")]:
        if ".test." not in path.name:
            for plain, template in SCRIPTS.findall(path.read_text(encoding="utf-8")):
                if plain:
                    named.add(plain)
                elif "${" in template and len(re.sub(r"\$\{[^}]*\}", "", template)) > 2:
                    templates.append("[a-zA-Z0-9_-]+".join(map(re.escape, re.split(r"\$\{[^}]*\}", template))))
    built = re.compile("|".join(f"(?:{template})" for template in templates))
    keys = {place.rpartition(" ")[2] for place in entries("en") if place.startswith("web/")}
    assert {key for key in keys if key not in named and not built.fullmatch(key)} == set()


NEEDED = {
    "en": {"one", "other"},
    "pl": {"one", "few", "many"},
    "uk": {"one", "few", "many"},
    "ro": {"one", "few", "other"},
}
ALIKE = {
    "dnup-event-round_void": "after “po” and “після” all plurals are alike",
    "dnup-position-out": "at most five",
    "json-as-many": "after “z” and “із” all plurals are alike",
    "lexicon-sources": "as above",
    "option-not-text": "after “do” and “до” all plurals are alike",
    "lobby-which": "the number has no noun",
    "word_rummikub-hint-joker": "in the genitive all plurals are alike",
    "word_rummikub-refusal-pass-with-bank": "the number has no noun",
    "word_rummikub-refusal-too-long": "as above",
    "word_rummikub-word-none": "the number has no noun",
}
"""Messages whose plurals need fewer forms than their language has, and why."""


class Plurals(Visitor):
    """Collects the plurals of a message: the forms that are written, and whether the default shows the number."""

    def __init__(self) -> None:
        self.found: list[tuple[set[str], bool]] = []

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802 - the visitor's name for it
        self.generic_visit(node)
        names = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and names & {"one", "few", "many"}:
            default = next(variant for variant in node.variants if variant.default)
            texts = Texts()
            texts.visit(default)
            self.found.append((names, any(f"{{{node.selector.id.name}}}" in text for text in texts.found)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_is_shown_has_every_plural_of_the_language(language: str) -> None:
    """The default may stand for one form that is not written."""
    wrong = []
    for place, entry in entries(language).items():
        plurals = Plurals()
        plurals.visit(entry)
        for names, is_shown in plurals.found:
            if is_shown and entry.id.name not in ALIKE and len(NEEDED[language] - names) > 1:
                wrong.append(f"{place}: {sorted(names)}")
    assert wrong == []
