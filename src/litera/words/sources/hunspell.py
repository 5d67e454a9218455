"""All forms of a Hunspell dictionary: stems with flags, and the prefix, suffix and compound rules that flags name.

It covers one level of prefixes and one of suffixes, which may cross, flags of one character, and compounds of two
words. It refuses what it does not understand.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from litera.words.errors import WordListError

_IGNORED = frozenset(
    ("SET", "TRY", "MAP", "WORDCHARS", "BREAK", "ICONV", "OCONV", "REP", "KEY", "NOSUGGEST", "MAXNGRAMSUGS")
)
"""What says how to type, read or correct words, and nothing of their forms."""
_COMPOUND_FLAGS = frozenset(("COMPOUNDFLAG", "COMPOUNDBEGIN", "COMPOUNDEND", "ONLYINCOMPOUND"))
_ANY = "."
"""The condition of a rule that has none."""
_SHORTEST_PART = 3
"""Letters of a part of a compound, where COMPOUNDMIN says nothing else."""


@dataclass(frozen=True, slots=True)
class Affix:
    """A rule: from a stem that begins or ends as the condition says, take ``strip`` off and put ``add`` on."""

    strip: str
    add: str
    condition: re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Affixes:
    """The rules of an affix file.

    ``suffixes`` are by flag, then by the last letter of the stem ("" for any); ``prefixes`` by flag. Those whose flag
    ``crosses`` go together on one stem. ``compounding`` has the flags by which words join, by the name of the option;
    ``shortest_part`` is how many letters a part has at least. ``ignored`` letters are left out.
    """

    suffixes: dict[str, dict[str, list[Affix]]]
    prefixes: dict[str, list[Affix]] = field(default_factory=dict)
    crosses: frozenset[str] = frozenset()
    compounding: dict[str, str] = field(default_factory=dict)
    shortest_part: int = _SHORTEST_PART
    ignored: str = ""


def parse_affixes(text: str, file: str) -> Affixes:
    """Read an affix file. Raises WordListError for a line that is not understood."""
    suffixes: dict[str, dict[str, list[Affix]]] = defaultdict(lambda: defaultdict(list))
    prefixes: dict[str, list[Affix]] = defaultdict(list)
    crosses: set[str] = set()
    compounding: dict[str, str] = {}
    shortest_part, ignored = _SHORTEST_PART, ""
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        match [] if line.lstrip().startswith("#") else line.split():
            case [] | ["FLAG", "UTF-8"]:
                continue
            case [name, *_] if name in _IGNORED:
                continue
            case ["IGNORE", letters]:
                ignored = letters
            case ["COMPOUNDMIN", count] if count.isdigit():
                shortest_part = int(count)
            case [name, flag] if name in _COMPOUND_FLAGS and len(flag) == 1:
                compounding[name] = flag
            case ["SFX" | "PFX" as kind, flag, "Y" | "N" as crossing, count] if count.isdigit() and len(flag) == 1:
                crosses |= {kind + flag} if crossing == "Y" else set()
            case ["SFX", flag, strip, add, *rest] if "/" not in add:
                condition = rest[0] if rest else _ANY
                rule = _rule(strip, add, f"(?:{condition})$")
                for last in _last_letters(rule.strip, condition):
                    suffixes[flag][last].append(rule)
            case ["PFX", flag, strip, add, *rest] if "/" not in add:
                prefixes[flag].append(_rule(strip, add, f"^(?:{rest[0] if rest else _ANY})"))
            case _:
                raise WordListError("affix-line", file=file, line=number)
    return Affixes(
        {flag: dict(by_last) for flag, by_last in suffixes.items()},
        dict(prefixes),
        frozenset(crosses),
        compounding,
        shortest_part,
        ignored,
    )


def _rule(strip: str, add: str, condition: str) -> Affix:
    return Affix("" if strip == "0" else strip, "" if add == "0" else add, re.compile(condition))


@dataclass(frozen=True, slots=True)
class Stem:
    """An entry of a dictionary: the word, and its flags."""

    word: str
    flags: str


def read_stems(lines: Iterable[str], affixes: Affixes) -> Iterator[Stem]:
    """Give the entries of a dictionary's lines; the first, a count, is passed over, and so is what follows a tab."""
    leave_out = str.maketrans("", "", affixes.ignored)
    for number, line in enumerate(lines):
        entry = line.split()[0] if line.split() else ""
        if number and entry:
            word, _, flags = entry.partition("/")
            yield Stem(word.translate(leave_out), flags)


def expand(lines: Iterable[str], affixes: Affixes, *, prefixes: bool = True) -> Iterator[str]:
    """Give every form of every stem in a dictionary's lines, without compounds; forms may repeat.

    With ``prefixes`` set to false, only those without one.
    """
    only_joined = affixes.compounding.get("ONLYINCOMPOUND", "")
    for stem in read_stems(lines, affixes):
        if not only_joined or only_joined not in stem.flags:
            yield from forms_of(stem, affixes, prefixes=prefixes)


def forms_of(stem: Stem, affixes: Affixes, *, prefixes: bool = True) -> Iterator[str]:
    """Give the forms of a stem: itself, with each suffix, with each prefix, and with both where both cross."""
    yield stem.word
    suffixed = [(flag, form) for flag in stem.flags for form in _suffixed(stem.word, flag, affixes)]
    yield from (form for _, form in suffixed)
    for prefix in stem.flags if prefixes else "":
        if prefix not in affixes.prefixes:
            continue
        yield from _prefixed(stem.word, affixes.prefixes[prefix])
        if "PFX" + prefix in affixes.crosses:
            for flag, form in suffixed:
                if "SFX" + flag in affixes.crosses:
                    yield from _prefixed(form, affixes.prefixes[prefix])


def compounds(lines: Iterable[str], affixes: Affixes) -> Iterator[str]:
    """Give the compounds of two words: of any two that COMPOUNDFLAG marks, or of a beginning and an end.

    The parts are stems as the dictionary has them, of so many letters at least as COMPOUNDMIN says.
    """
    anywhere, begins, ends = (
        affixes.compounding.get(name, "") for name in ("COMPOUNDFLAG", "COMPOUNDBEGIN", "COMPOUNDEND")
    )
    stems = [stem for stem in read_stems(lines, affixes) if len(stem.word) >= affixes.shortest_part]
    first = [stem for stem in stems if _has(stem, anywhere + begins)]
    last = [stem for stem in stems if _has(stem, anywhere + ends)]
    yield from (before.word + behind.word for before in first for behind in last)


def _has(stem: Stem, flags: str) -> bool:
    return any(flag in stem.flags for flag in flags)


def _suffixed(word: str, flag: str, affixes: Affixes) -> Iterator[str]:
    by_last = affixes.suffixes.get(flag)
    if by_last is None:
        return
    for suffix in by_last.get(word[-1], []) + by_last.get("", []):
        # A stem is never stripped whole: Hunspell allows it only with FULLSTRIP.
        if word.endswith(suffix.strip) and len(suffix.strip) < len(word) and suffix.condition.search(word):
            yield (word[: -len(suffix.strip)] if suffix.strip else word) + suffix.add


def _prefixed(word: str, rules: Iterable[Affix]) -> Iterator[str]:
    for prefix in rules:
        if word.startswith(prefix.strip) and len(prefix.strip) < len(word) and prefix.condition.match(word):
            yield prefix.add + word[len(prefix.strip) :]


def _last_letters(strip: str, condition: str) -> str | tuple[str, ...]:
    """Give the last letters that a stem can have for a rule, ("",) where it can be any."""
    if strip:
        return strip[-1]
    choice = re.search(r"\[([^\]^][^\]]*)\]$", condition)
    if choice:
        return "".join(dict.fromkeys(choice[1]))
    return ("",) if condition[-1] in ".]" else condition[-1]
