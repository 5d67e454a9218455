"""Lists of words as people have them: read from text or a file, judged word by word, with the line of each fault."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from litera.core.message import Message, Written, all_written
from litera.words.alphabet import Alphabet
from litera.words.errors import MissingLexiconError, WordListError

LONGEST_WORD = 40
"""Characters; no word of a list may have more."""
_FAULTS_SHOWN = 5

Progress = Callable[[list[str]], Iterable[str]]
"""Hands lines on as they are read, and shows how far it is."""


@dataclass(frozen=True, slots=True)
class WordList:
    """Words and proper names in capitals, as they came; the same word may come twice."""

    words: tuple[str, ...]
    names: tuple[str, ...] = ()


def read_words(words: Iterable[str], alphabet: Alphabet) -> WordList:
    """Sort words given one by one into words (lower case) and proper names (a capital first letter).

    None at all is a list too: no word is one. Words with a hyphen are left out: no game lets them be laid (K4, W8).
    Raises WordListError for the first that is none of these.
    """
    common: list[str] = []
    names: list[str] = []
    for number, given in enumerate(words, 1):
        word = alphabet.normalise(given)
        if _is_hyphenated(word, alphabet):
            continue
        fault = _fault(word, alphabet) or _case_fault(word)
        if fault:
            raise WordListError("word-list-word", number=number, fault=fault)
        (names if word[0].isupper() else common).append(word.upper())
    return WordList(tuple(common), tuple(names))


def decode(data: bytes, file: str) -> str:
    """Decode UTF-8, with or without a mark at its start. Raises WordListError with the line that is something else."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise WordListError("word-list-utf16", file=file)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise WordListError("word-list-encoding", file=file, line=line) from None


def read_file(path: Path, alphabet: Alphabet, progress: Progress | None = None) -> WordList:
    """Read a file of one word a line, in UTF-8; empty lines, and spaces around a word, do no harm.

    A list all in capitals is a list of words; else a capital first letter makes a proper name. Raises WordListError
    that names the first faulty lines, or MissingLexiconError where there is no such file.
    """
    try:
        data = path.read_bytes()
    except OSError:
        raise MissingLexiconError("lexicon-no-file", file=str(path)) from None
    text = alphabet.normalise(decode(data, path.name))
    all_capitals = text == text.upper()
    common: list[str] = []
    names: list[str] = []
    faults: list[Message] = []
    count = 0
    lines = text.split("\n")
    letters = frozenset(alphabet.characters)
    for number, line in enumerate(progress(lines) if progress else lines, 1):
        word = line.strip()
        if not word:
            continue
        capitals = word.upper()
        usual = letters.issuperset(capitals) and len(word) <= LONGEST_WORD and (all_capitals or word.islower())
        fault = None if usual else _fault(word, alphabet) or _case_fault(word)
        if fault:
            count += 1
            if len(faults) < _FAULTS_SHOWN:
                faults.append(Message("word-list-fault", {"line": number, "fault": fault}))
        else:
            (names if word[0].isupper() and not all_capitals else common).append(capitals)
    if count:
        raise WordListError("word-list-faults", file=path.name, count=count, faults=tuple(faults))
    if not common and not names:
        raise WordListError("word-list-file-empty", file=path.name)
    return WordList(tuple(common), tuple(names))


def _is_hyphenated(word: str, alphabet: Alphabet) -> bool:
    parts = word.split("-")
    return len(parts) > 1 and not any(_fault(part, alphabet) for part in parts)


def _fault(word: str, alphabet: Alphabet) -> Message | None:
    """Say what speaks against a word, whatever its case; None where nothing does."""
    foreign = all_written(dict.fromkeys(c for c in word if c.upper() not in alphabet.characters or len(c.upper()) != 1))
    if not word:
        return Message("fault-empty")
    if foreign:
        return Message("fault-letters", {"word": Written(word), "letters": foreign, "language": alphabet.language})
    if not alphabet.tiles(word) or word[0] in alphabet.written or word[-1] in alphabet.written:
        return Message("fault-mark", {"word": Written(word)})
    if len(word) > LONGEST_WORD:
        return Message("fault-long", {"word": Written(word), "longest": LONGEST_WORD})
    return None


def _case_fault(word: str) -> Message | None:
    return None if word[1:] == word[1:].lower() else Message("fault-case", {"word": Written(word)})
