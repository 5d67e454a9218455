"""The ``lexicon`` commands: list, describe, build, add and warm lexicons; the ``word`` commands are put beside them."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable, Iterable
from pathlib import Path

from litera.core.message import Message, Parameter
from litera.texts import say
from litera.texts.locale import language_of
from litera.words import catalog
from litera.words.alphabet import LANGUAGES as WORD_LANGUAGES
from litera.words.alphabet import alphabet_of
from litera.words.errors import DamagedLexiconError, LexiconError, MissingLexiconError
from litera.words.format import arcs_digest
from litera.words.laid import laid_lexicon
from litera.words.lexicon import EVERYDAY, Lexicon, Mark, tier
from litera.words.subcommands import add_command, tell
from litera.words.word_commands import add_word_command

_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,31}")
_DIFFERENCES = 50


def add_commands(
    subparsers: argparse._SubParsersAction[argparse.ArgumentParser], warm_more: Callable[[], None] = lambda: None
) -> None:
    """Add the commands ``lexicon`` and ``word`` to the command line; ``lexicon warm`` also does ``warm_more``."""
    language = language_of(os.environ)
    about = say(Message("lexicon-help"), language)
    lexicon = subparsers.add_parser("lexicon", help=about, description=about)
    commands = lexicon.add_subparsers(required=True, metavar="COMMAND")

    def add(name: str, run: Callable[[argparse.Namespace], None]) -> argparse.ArgumentParser:
        return add_command(commands, name, f"lexicon-help-{name}", run=lambda arguments: _succeed(run, arguments))

    add("list", _list)
    add("info", _info).add_argument("name")
    build = add("build", _build)
    build.add_argument("name")
    build.add_argument("--from", dest="sources", nargs="+", type=Path, metavar="FILE")
    build.add_argument("--output", type=Path, metavar="FILE")
    owned = add("add", _add)
    owned.add_argument("file", type=Path, metavar="FILE")
    owned.add_argument("--language", required=True, choices=WORD_LANGUAGES)
    owned.add_argument("--name", required=True)
    owned.add_argument("--replace", action="store_true", help=say(Message("lexicon-help-replace"), language))
    compared = add("compare", _compare)
    compared.add_argument("name")
    compared.add_argument("--with", dest="file", required=True, type=Path, metavar="FILE")
    compared.add_argument("--limit", type=int, default=_DIFFERENCES, metavar="N")
    add("warm", lambda arguments: _warm(arguments, warm_more))
    add_word_command(subparsers)


def _succeed(run: Callable[[argparse.Namespace], None], arguments: argparse.Namespace) -> int:
    run(arguments)
    return 0


def _list(arguments: argparse.Namespace) -> None:
    for name in catalog.installed():
        try:
            header = catalog.open_lexicon(name).header
        except LexiconError as error:
            tell(arguments, Message("lexicon-list-damaged", {"name": name, "why": error.message}))
            continue
        words = header.section(Mark.WORD).words
        language = Message(f"language-{header.language}")
        tell(arguments, Message("lexicon-list-line", {"name": name, "language": language, "words": words}))


def _info(arguments: argparse.Namespace) -> None:
    lexicon = catalog.open_lexicon(arguments.name)
    header = lexicon.header
    if arcs_digest(lexicon.graph) != header.arcs_digest:
        raise DamagedLexiconError("lexicon-changed", name=header.name)
    words, names, abbreviations = (header.section(mark).words for mark in Mark)
    tell(
        arguments,
        Message("lexicon-info-title", {"name": header.name, "title": header.title}),
        Message("lexicon-info-language", {"language": Message(f"language-{header.language}")}),
        Message("lexicon-info-alphabet", {"letters": header.letters, "count": len(header.letters)}),
        Message("lexicon-info-words", {"words": words}),
        Message("lexicon-info-marked", {"names": names, "abbreviations": abbreviations}),
        Message("lexicon-info-known", {"words": header.section(tier(3)).words}),
        Message("lexicon-info-source", {"source": header.source}),
        Message("lexicon-info-licence" if header.licence else "lexicon-info-no-licence", {"licence": header.licence}),
        Message("lexicon-info-digest", {"digest": header.words_digest}),
        Message("lexicon-info-tags" if lexicon.has_tags else "lexicon-info-no-tags"),
        Message("lexicon-info-whole"),
    )


def _build(arguments: argparse.Namespace) -> None:
    from litera.words.build import Description, write_lexicon
    from litera.words.sources.bundled import recipe_of

    recipe = recipe_of(arguments.name)
    sources = arguments.sources or recipe.default_files
    tell(arguments, Message("lexicon-reading", {"files": tuple(str(path) for path in sources)}))
    sections = recipe.sections(sources)
    tell(arguments, Message("lexicon-building", {"words": len(sections[Mark.WORD])}))
    path = arguments.output or catalog.bundled_path(recipe.name)
    description = Description(recipe.name, recipe.title, recipe.alphabet, recipe.source, recipe.licence)
    header = write_lexicon(path, sections, description)
    tell(arguments, Message("lexicon-written", {"words": header.section(Mark.WORD).words, "file": str(path)}))


def _add(arguments: argparse.Namespace) -> None:
    from litera.words.build import Description, write_lexicon
    from litera.words.wordlist import read_file

    name = arguments.name
    if not _NAME.fullmatch(name):
        raise LexiconError("lexicon-name-letters", name=name)
    if catalog.bundled_path(name).exists():
        raise LexiconError("lexicon-name-bundled", name=name)
    path = catalog.owner_path(name)
    if path.exists() and not arguments.replace:
        raise LexiconError("lexicon-name-taken", name=name)
    alphabet = alphabet_of(arguments.language)
    reading = say(Message("lexicon-progress"), arguments.lang)
    given = read_file(arguments.file, alphabet, lambda lines: _with_progress(lines, reading))
    tell(arguments, Message("lexicon-building", {"words": len(given.words)}))
    known = _known_words(catalog.open_lexicon(arguments.language), set(given.words))
    sections = {Mark.WORD: given.words, Mark.NAME: given.names, **known}
    title = arguments.file.name
    header = write_lexicon(path, sections, Description(name, title, alphabet, source=title))
    tell(arguments, Message("lexicon-written", {"words": header.section(Mark.WORD).words, "file": str(path)}))


def _compare(arguments: argparse.Namespace) -> None:
    from litera.words.comparison import Agreement, compare
    from litera.words.sources.zipf import zipf_values
    from litera.words.wordlist import decode

    lexicon = catalog.open_lexicon(arguments.name)
    if arguments.limit < 1:
        raise LexiconError("find-limit", limit=arguments.limit)
    try:
        text = decode(arguments.file.read_bytes(), arguments.file.name)
    except OSError:
        raise MissingLexiconError("lexicon-no-file", file=str(arguments.file)) from None
    zipf = zipf_values(lexicon.language, lexicon.alphabet)
    found = compare(lexicon, text.splitlines(), zipf, shown=arguments.limit)

    def line(key: str, agreement: Agreement, **about: Parameter) -> Message:
        rates = {"precision": f"{agreement.precision:.4f}", "recall": f"{agreement.recall:.4f}"}
        return Message(key, {**about, **rates})

    counts = {"extra": found.words.lexicon_only, "missing": found.words.list_only}
    tell(
        arguments,
        line("compare-words", found.words, **counts),
        line("compare-weighted", found.weighted),
        *(line("compare-length", one, letters=length) for length, one in found.by_length.items()),
        *(line("compare-level", one, level=level) for level, one in found.by_level.items()),
        Message("compare-extra", {"words": found.lexicon_only}),
        Message("compare-missing", {"words": found.list_only}),
        Message("compare-passed-over", {"count": found.passed_over}),
    )


def _known_words(bundled: Lexicon, words: set[str]) -> dict[str, list[str]]:
    """Give the frequency classes that the lexicon of the package knows, for the words that are in the list too."""
    classes = {}
    for level in range(1, EVERYDAY + 1):
        root = bundled.header.section(tier(level)).root
        known = (bundled.alphabet.decode(codes) for codes in bundled.graph.words(root))
        classes[tier(level)] = [word for word in known if word in words]
    return classes


def _with_progress(lines: list[str], description: str) -> Iterable[str]:
    from tqdm import tqdm

    return tqdm(lines, desc=description, unit_scale=True, leave=False)


def _warm(arguments: argparse.Namespace, warm_more: Callable[[], None]) -> None:
    tell(arguments, Message("lexicon-warming"))
    for name in catalog.bundled():
        own = catalog.open_lexicon(name)
        house = Lexicon.of_words([own.alphabet.letters[:2].lower()], own.language)
        for lexicon in (house, own, laid_lexicon(own)):
            lexicon.search.membership(0)
            lexicon.matching("?")
            lexicon.anagrams("**")
    warm_more()
    tell(arguments, Message("lexicon-warm"))
