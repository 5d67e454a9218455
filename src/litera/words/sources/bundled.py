"""The lexicons of the package: from which files each is built, by whom they are, under which licence they are taken."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from litera.words.alphabet import ENGLISH, POLISH, ROMANIAN, UKRAINIAN, Alphabet
from litera.words.errors import MissingLexiconError, MissingLibraryError, WordListError
from litera.words.grammar import Analyser, Reading, analyser_of
from litera.words.lexicon import Mark
from litera.words.sources.english import FAMILY_LEVELS, WIDE_LEVELS, english_files, sort_english
from litera.words.sources.entries import Sorted
from litera.words.sources.frequency import frequency_sections
from litera.words.sources.kinship import kinship_of, polish_comparison
from litera.words.sources.polish import QUOTED, sort_polish
from litera.words.sources.polish_long import Usage
from litera.words.sources.romanian import sort_romanian
from litera.words.sources.ukrainian import sort_ukrainian
from litera.words.sources.zipf import highest_zipf_values, zipf_values
from litera.words.wordlist import decode


@dataclass(frozen=True, slots=True)
class Recipe:
    """How a lexicon of the package is made.

    ``default_files`` are where Debian's packages put the sources; ``library`` is the analyser that finds the marks, ""
    where none is needed. ``sort`` is given the texts of the files by their names, and the analyser.
    """

    name: str
    title: str
    alphabet: Alphabet
    default_files: tuple[Path, ...]
    library: str
    source: str
    licence: str
    sort: Callable[[Mapping[str, str], Analyser], Sorted]

    def sections(self, files: Sequence[Path]) -> dict[str, list[str]]:
        """Read the source files, or a folder's that have the usual names; give the words of each section, in capitals.

        Raises WordListError or MissingLexiconError for files that do not serve, MissingLibraryError for a library.
        """
        if len(files) == 1 and files[0].is_dir():
            files = [files[0] / path.name for path in self.default_files]
        if len(files) != len(self.default_files):
            names = ", ".join(path.name for path in self.default_files)
            raise WordListError("lexicon-sources", name=self.name, count=len(self.default_files), files=names)
        readings = analyser_of(self.alphabet.language) if self.library else _no_readings
        if readings is None:
            raise MissingLibraryError("lexicon-library", library=self.library)
        forms = self.sort({path.name: _read(path) for path in files}, readings)
        words = {word.upper() for word in forms.words}
        return {
            Mark.WORD: sorted(words),
            Mark.NAME: sorted(name.upper() for name in forms.names),
            Mark.ABBREVIATION: sorted(form.upper() for form in forms.abbreviations),
            **frequency_sections(
                words,
                self.alphabet,
                forms.kinship or kinship_of(self.alphabet.language),
                namesakes=frozenset(name.upper() for name in forms.namesakes),
                at_home=frozenset(word.upper() for word in forms.at_home),
            ),
        }


def _read(path: Path) -> str:
    try:
        return decode(path.read_bytes(), path.name)
    except OSError:
        raise MissingLexiconError("lexicon-no-file", file=str(path)) from None


def _no_readings(_form: str) -> tuple[Reading, ...]:
    return ()


def _polish_usage() -> Usage:
    return Usage(zipf_values("pl", POLISH), highest_zipf_values(QUOTED, POLISH), polish_comparison())


RECIPES = (
    Recipe(
        name="pl",
        title="Polski (sjp.pl)",
        alphabet=POLISH,
        default_files=(Path("/usr/share/dict/polish"),),
        library="morfeusz2",
        source="sjp.pl spelling list, Debian package wpolish 20220301-1; frequencies from wordfreq 3.1.1",
        licence="Apache-2.0 (word list), CC-BY-SA-4.0 (frequency classes)",
        sort=lambda texts, readings: sort_polish(next(iter(texts.values())), readings, _polish_usage()),
    ),
    Recipe(
        name="uk",
        title="Українська (hunspell-uk)",
        alphabet=UKRAINIAN,
        default_files=(Path("/usr/share/hunspell/uk_UA.dic"), Path("/usr/share/hunspell/uk_UA.aff")),
        library="pymorphy3",
        source="Ukrainian Hunspell dictionary, Debian package hunspell-uk 1:7.5.0-1; frequencies from wordfreq 3.1.1",
        licence="MPL-1.1 (word list), CC-BY-SA-4.0 (frequency classes)",
        sort=sort_ukrainian,
    ),
    Recipe(
        name="ro",
        title="Română (hunspell-ro)",
        alphabet=ROMANIAN,
        default_files=(Path("/usr/share/hunspell/ro_RO.dic"), Path("/usr/share/hunspell/ro_RO.aff")),
        library="",
        source="Romanian Hunspell dictionary, Debian package hunspell-ro 1:7.5.0-1; frequencies from wordfreq 3.1.1",
        licence="MPL-1.1 (word list), CC-BY-SA-4.0 (frequency classes)",
        sort=lambda texts, _: sort_romanian(texts, zipf_values("ro", ROMANIAN)),
    ),
    *(
        Recipe(
            name=name,
            title=f"English (SCOWL {levels[-1]})",
            alphabet=ENGLISH,
            default_files=english_files(levels),
            library="",
            source=f"SCOWL to level {levels[-1]}, Debian package scowl 2020.12.07-2; frequencies from wordfreq 3.1.1",
            licence="SCOWL's own, permissive (word list), CC-BY-SA-4.0 (frequency classes)",
            sort=lambda texts, _: sort_english(texts),
        )
        for name, levels in (("en", FAMILY_LEVELS), ("en-wide", WIDE_LEVELS))
    ),
)


def recipe_of(name: str) -> Recipe:
    """Give the recipe of a lexicon of the package. Raises MissingLexiconError for another name."""
    for recipe in RECIPES:
        if recipe.name == name:
            return recipe
    raise MissingLexiconError("lexicon-no-recipe", name=name, known=tuple(recipe.name for recipe in RECIPES))
