"""Words that stand as examples in sentences about typing, in the language of a table's words."""

from __future__ import annotations

from dataclasses import dataclass

from litera.core.message import Written, all_written


@dataclass(frozen=True, slots=True)
class Examples:
    """Words that everybody knows: ``word`` has no letter twice, ``parts`` are ``whole`` taken apart with a letter more.

    All are in capitals, as words lie on a table.
    """

    word: Written
    parts: tuple[Written, ...]
    whole: Written

    @property
    def letter(self) -> Written:
        """A letter to look for."""
        return Written(self.word[0])


_EXAMPLES = {
    language: Examples(Written(word), all_written(parts), Written(whole))
    for language, word, parts, whole in (
        ("en", "CAT", ("NET", "LAP"), "PLANE"),
        ("pl", "KOT", ("KOT", "SZYK"), "KOSZYK"),
        ("ro", "CAL", ("SAC", "ORE"), "SOARE"),
        ("uk", "КІТ", ("СОН", "ВІК"), "ВІКНО"),
    )
}


def examples_of(language: str) -> Examples:
    """Give the examples in a language that words are played in."""
    return _EXAMPLES[language]
