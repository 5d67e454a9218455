"""Which forms a spelling is inflected with: the whole paradigms of the common words that it may be a form of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from litera.words.errors import MissingLibraryError
from litera.words.grammar import NAME_GRAMMEMES


@dataclass(frozen=True, slots=True)
class Kin:
    """The forms, in lower case, of the common words that a spelling belongs to, and of these the plural ones.

    ``is_fixed`` where one of these words is an adverb, which has no other forms that could vouch for it, and
    ``is_rigid`` where one of any kind has none (*euro*, *jury*; in Ukrainian all of them), abbreviations left out.
    """

    forms: frozenset[str]
    plurals: frozenset[str]
    is_fixed: bool = False
    is_rigid: bool = False


@dataclass(frozen=True, slots=True)
class Kinship:
    """What a language's analyser knows of spellings, in lower case.

    ``is_common`` says whether one is a form of a common word, and not only of a name; ``kin`` gives the words' forms,
    None where there is no such word.
    """

    is_common: Callable[[str], bool]
    kin: Callable[[str], Kin | None]


def kinship_of(language: str) -> Kinship:
    """Give the kinship of a language; one that knows of no forms where none of its words is held to be borrowed.

    Raises MissingLibraryError where its analyser is not installed.
    """
    analysers = {"pl": (_polish, "morfeusz2"), "uk": (_ukrainian, "pymorphy3")}
    if language not in analysers:
        return Kinship(lambda _: True, lambda _: None)
    make, library = analysers[language]
    try:
        return make()
    except (ImportError, ValueError):
        # The second is what pymorphy3 raises where its Ukrainian dictionary is not installed.
        raise MissingLibraryError("lexicon-library", library=library) from None


def polish_comparison() -> Callable[[str], bool]:
    """Give the function that says of a Polish form, in lower case, whether it is a comparative or a superlative.

    Raises MissingLibraryError where the analyser is not installed.
    """
    try:
        from morfeusz2 import Morfeusz
    except ImportError:
        raise MissingLibraryError("lexicon-library", library="morfeusz2") from None
    morfeusz = Morfeusz(generate=False)

    def is_compared(form: str) -> bool:
        read = [reading for _, _, reading in morfeusz.analyse(form)]
        return any(tag.endswith((":com", ":sup")) and not lemma[:1].isupper() for _, lemma, tag, _, _ in read)

    return is_compared


def _polish() -> Kinship:
    from morfeusz2 import Morfeusz

    morfeusz = Morfeusz()

    def lemmas(word: str) -> list[str]:
        read = [reading for _, _, reading in morfeusz.analyse(word)]
        return sorted({lemma for _, lemma, tag, _, _ in read if tag != "ign" and not lemma[:1].isupper()})

    def is_rigid(word: str) -> bool:
        spelt = ({form for form, _, tag, *_ in morfeusz.generate(lemma) if "brev" not in tag} for lemma in lemmas(word))
        return any(forms == {word} for forms in spelt)

    def kin(word: str) -> Kin | None:
        forms = [(form, tag.split(":")) for lemma in lemmas(word) for form, _, tag, _, _ in morfeusz.generate(lemma)]
        plurals = {form for form, fields in forms if fields[0] != "subst" or "pl" in fields[1].split(".")}
        return Kin(frozenset(form for form, _ in forms), frozenset(plurals), is_rigid=is_rigid(word)) if forms else None

    return Kinship(lambda word: bool(lemmas(word)), kin)


def _ukrainian() -> Kinship:
    from pymorphy3 import MorphAnalyzer

    analyser = MorphAnalyzer(lang="uk")

    def common(word: str) -> list[Any]:
        return [
            parse for parse in analyser.parse(word) if parse.is_known and NAME_GRAMMEMES.isdisjoint(parse.tag.grammemes)
        ]

    def kin(word: str) -> Kin | None:
        parses = common(word)
        forms = [form for parse in parses for form in parse.lexeme]
        plurals = {form.word for form in forms if "NOUN" not in form.tag or "plur" in form.tag}
        is_fixed = any("ADVB" in parse.tag for parse in parses)
        # Its dictionary has rare words of one form, spelt as names (*ван*): here no other word may be spelt so.
        is_rigid = {form.word for form in forms} == {word}
        return Kin(frozenset(form.word for form in forms), frozenset(plurals), is_fixed, is_rigid) if forms else None

    return Kinship(lambda word: bool(common(word)), kin)
