"""The ``word`` commands: check a word, find words by letters or pattern, and the hooks of a word."""

from __future__ import annotations

import argparse
import os
from dataclasses import replace

from litera.core.message import Message, Parameter
from litera.texts import say
from litera.texts.locale import language_of
from litera.words import catalog
from litera.words.alphabet import POLISH, UKRAINIAN
from litera.words.errors import LexiconError
from litera.words.grammar import Reading
from litera.words.lexicon import BLANK, EVERYDAY, Lexicon, Mark
from litera.words.nearest import nearest_words, with_g
from litera.words.subcommands import add_command, tell
from litera.words.values import letter_values, points

ANY_LETTER = "?"
_SHOWN = 100


def add_word_command(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command ``word`` with ``check``, ``find`` and ``hook``."""
    language = language_of(os.environ)
    about = say(Message("word-help"), language)
    word = subparsers.add_parser("word", help=about, description=about)
    commands = word.add_subparsers(required=True, metavar="COMMAND")
    check = add_command(commands, "check", "word-help-check", run=_check)
    check.add_argument("words", nargs="+", metavar="WORD")
    find = add_command(commands, "find", "word-help-find", run=_find)
    find.add_argument("letters", metavar="LETTERS")
    find.add_argument("--some", action="store_true", help=say(Message("word-help-some"), language))
    find.add_argument("--by", choices=("length", "points"), default="length")
    find.add_argument("--limit", type=int, default=_SHOWN, metavar="N")
    hook = add_command(commands, "hook", "word-help-hook", run=_hook)
    hook.add_argument("words", nargs=1, metavar="WORD")
    for parser in (check, find, hook):
        parser.add_argument("--lexicon", metavar="NAME", help=say(Message("word-help-lexicon"), language))


def _check(arguments: argparse.Namespace) -> int:
    marks = [_check_one(arguments, _lexicon_for(arguments, word), word) for word in arguments.words]
    return 0 if all(mark is Mark.WORD for mark in marks) else 1


def _check_one(arguments: argparse.Namespace, lexicon: Lexicon, typed: str) -> Mark | None:
    word = lexicon.alphabet.normalise(typed).upper()
    mark = lexicon.mark(word)
    about: dict[str, Parameter] = {"word": word, "lexicon": lexicon.name}
    if mark is None and not lexicon.alphabet.is_word(word):
        characters = lexicon.alphabet.characters
        foreign = tuple(dict.fromkeys(c for c in word if c not in characters))
        tell(arguments, Message("check-foreign", {**about, "letters": foreign}))
    elif mark is None:
        near = nearest_words(lexicon, word)
        tell(arguments, Message("check-unknown-near" if near else "check-unknown", {**about, "near": near}))
    else:
        tell(arguments, Message(f"check-{mark}", about))
    spellings = with_g(lexicon, word)
    if mark is Mark.WORD and spellings:
        tell(arguments, Message("check-with-g", {"words": spellings}))
    if mark is Mark.WORD and lexicon.is_vulgar(word):
        tell(arguments, Message("check-vulgar"))
    if mark is Mark.WORD and not lexicon.header.house:
        tell(arguments, Message("check-frequency", {"level": lexicon.frequency(word), "highest": EVERYDAY}))
    if mark is not None:
        said = dict.fromkeys(replace(one, nominative=False, function=False) for one in lexicon.readings(word))
        tell(arguments, *map(_describe, said))
        if not lexicon.has_tags:
            tell(arguments, Message("check-no-tags"))
    return mark


def _describe(reading: Reading) -> Message:
    """Say of which word a form is a form, what part of speech, in which number, and what else is known of it."""
    part = Message(f"part-{reading.part}")
    if reading.singular or reading.plural:
        number = "both" if reading.singular and reading.plural else "singular" if reading.singular else "plural"
        about: dict[str, Parameter] = {"lemma": reading.lemma, "part": part, "number": Message(f"number-{number}")}
        described = Message("check-reading-number", about)
    else:
        described = Message("check-reading", {"lemma": reading.lemma, "part": part})
    marks = tuple(Message(f"mark-{mark}") for mark in sorted(reading.marks))
    return Message("check-reading-marked", {"reading": described, "marks": marks}) if marks else described


def _find(arguments: argparse.Namespace) -> int:
    lexicon = _lexicon_for(arguments, arguments.letters)
    typed = lexicon.alphabet.normalise(arguments.letters).upper()
    foreign = tuple(dict.fromkeys(c for c in typed if c not in lexicon.alphabet.characters + BLANK + ANY_LETTER))
    if not typed:
        raise LexiconError("find-empty")
    if foreign:
        raise LexiconError("find-foreign", letters=foreign, language=Message(f"language-{lexicon.language}"))
    if ANY_LETTER in typed and (BLANK in typed or arguments.some):
        raise LexiconError("find-mixed")
    if arguments.limit < 1:
        raise LexiconError("find-limit", limit=arguments.limit)
    if ANY_LETTER in typed:
        found, tiles = lexicon.matching(typed), {letter: len(typed) for letter in lexicon.alphabet.letters}
    else:
        tiles, blanks = lexicon.count_tiles(typed)
        size = sum(tiles.values()) + blanks
        found = lexicon.subwords(tiles, blanks=blanks, longest=size) if arguments.some else lexicon.anagrams(typed)
    values = letter_values(lexicon.alphabet)
    worth = {word: points(word, tiles, values) for word in found}
    size_of = {word: len(lexicon.alphabet.tiles(word)) for word in found}
    # Sorting keeps the dictionary order of equals.
    found.sort(key=lambda word: -(worth if arguments.by == "points" else size_of)[word])
    shown = found[: arguments.limit]
    for word in shown:
        tell(arguments, Message("find-word", {"word": word, "letters": size_of[word], "points": worth[word]}))
    tell(arguments, Message("find-count", {"count": len(found)}))
    if len(shown) < len(found):
        tell(arguments, Message("find-more", {"count": len(found) - len(shown)}))
    return 0 if found else 1


def _hook(arguments: argparse.Namespace) -> int:
    typed = arguments.words[0]
    lexicon = _lexicon_for(arguments, typed)
    word = lexicon.alphabet.normalise(typed).upper()
    mark = _check_one(arguments, lexicon, word)
    front = tuple(letter + word for letter in lexicon.front_hooks(word))
    back = tuple(word + letter for letter in lexicon.back_hooks(word))
    tell(arguments, Message("hook-front", {"words": front}), Message("hook-back", {"words": back}))
    return 0 if mark is Mark.WORD else 1


def _lexicon_for(arguments: argparse.Namespace, word: str) -> Lexicon:
    """Open the lexicon that was named; else that of the alphabet the word is written in, or the Polish one."""
    if arguments.lexicon:
        return catalog.open_lexicon(arguments.lexicon)
    letters = UKRAINIAN.normalise(word).upper()
    is_ukrainian = any(letter in UKRAINIAN.letters for letter in letters)
    return catalog.open_lexicon(UKRAINIAN.language if is_ukrainian else POLISH.language)
