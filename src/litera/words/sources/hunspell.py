"""All forms of a Hunspell dictionary: stems with flags, and the suffix rules that the flags name.

It covers what the Ukrainian dictionary uses (one level of suffixes, flags of one character), and refuses the rest.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from litera.words.errors import WordListError

_IGNORED = frozenset(("SET", "TRY", "MAP", "WORDCHARS", "BREAK", "ICONV", "REP", "KEY"))


@dataclass(frozen=True, slots=True)
class Suffix:
    """A rule: from a stem that ends as the condition says, take ``strip`` off and put ``add`` on."""

    strip: str
    add: str
    condition: re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Affixes:
    """Suffix rules by flag, then by the last letter of the stem ("" for any); and the letters that are left out."""

    suffixes: dict[str, dict[str, list[Suffix]]]
    ignored: str


def parse_affixes(text: str, file: str) -> Affixes:
    """Read an affix file. Raises WordListError for a line that is not understood."""
    rules: dict[str, dict[str, list[Suffix]]] = defaultdict(lambda: defaultdict(list))
    ignored = ""
    for number, line in enumerate(text.splitlines(), 1):
        fields = line.split()
        if not fields or fields[0].startswith("#") or fields[0] in _IGNORED:
            continue
        if fields[0] == "IGNORE":
            ignored = fields[1]
        elif fields[0] == "SFX" and len(fields) == 4 and fields[2] == "Y":
            continue
        elif fields[0] == "SFX" and len(fields) >= 5 and "/" not in fields[3]:
            _, flag, strip, add, condition = fields[:5]
            strip, add = ("" if part == "0" else part for part in (strip, add))
            suffix = Suffix(strip, add, re.compile(f"(?:{condition})$"))
            for last in _last_letters(strip, condition):
                rules[flag][last].append(suffix)
        else:
            raise WordListError("affix-line", file=file, line=number)
    return Affixes({flag: dict(by_last) for flag, by_last in rules.items()}, ignored)


def expand(lines: Iterable[str], affixes: Affixes) -> Iterator[str]:
    """Give every form of every stem in a dictionary's lines (the first, a count, is passed over); forms may repeat."""
    leave_out = str.maketrans("", "", affixes.ignored)
    for number, line in enumerate(lines):
        entry = line.split()[0] if line.split() else ""
        if number == 0 or not entry:
            continue
        stem, _, flags = entry.partition("/")
        stem = stem.translate(leave_out)
        yield stem
        for flag in flags:
            by_last = affixes.suffixes.get(flag)
            if by_last is None:
                continue
            for suffix in by_last.get(stem[-1], []) + by_last.get("", []):
                # A stem is never stripped whole: Hunspell allows it only with FULLSTRIP.
                if stem.endswith(suffix.strip) and len(suffix.strip) < len(stem) and suffix.condition.search(stem):
                    yield (stem[: -len(suffix.strip)] if suffix.strip else stem) + suffix.add


def _last_letters(strip: str, condition: str) -> str | tuple[str, ...]:
    """Give the last letters that a stem can have for a rule, ("",) where it can be any."""
    if strip:
        return strip[-1]
    choice = re.search(r"\[([^\]^][^\]]*)\]$", condition)
    if choice:
        return "".join(dict.fromkeys(choice[1]))
    return ("",) if condition[-1] in ".]" else condition[-1]
