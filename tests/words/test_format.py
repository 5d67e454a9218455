"""Lexicon files that are damaged, foreign or lying: refused with a sentence, and never followed astray."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from litera.texts import LANGUAGES, say
from litera.words.alphabet import POLISH
from litera.words.build import Description, arc_bytes, build_lexicon, write_lexicon
from litera.words.errors import DamagedLexiconError, MissingLexiconError
from litera.words.format import _PREFIX, MAGIC, VERSION, arcs_digest
from litera.words.graph import LAST, WordGraph
from litera.words.lexicon import Lexicon, Mark
from litera.words.search import WordSearch

WORDS = ("KOT", "KTO", "TOK", "KOTY", "ŻÓŁĆ")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "small.litera"
    write_lexicon(file, {Mark.WORD: WORDS, Mark.NAME: ("TORUŃ",)}, Description("small", "Small", POLISH))
    return file


def refusal(path: Path, kind: Any = DamagedLexiconError) -> str:
    with pytest.raises(kind) as caught:
        Lexicon.open(path)
    assert all(say(caught.value.message, language) for language in LANGUAGES)
    key: str = caught.value.message.key
    return key


def forge(path: Path, **changes: Any) -> None:
    """Write the file with another header, whose own hash is right."""
    data = path.read_bytes()
    length = _PREFIX.unpack(data[: _PREFIX.size])[2]
    header = json.loads(data[_PREFIX.size : _PREFIX.size + length]) | changes
    text = json.dumps(header).encode()
    text += b" " * (-(_PREFIX.size + len(text)) % 16)
    prefix = _PREFIX.pack(MAGIC, VERSION, len(text), hashlib.sha256(text).digest())
    path.write_bytes(prefix + text + data[_PREFIX.size + length :])


def test_a_file_there_and_back(path: Path) -> None:
    lexicon = Lexicon.open(path)
    assert [lexicon.mark(word) for word in WORDS] == [Mark.WORD] * 5
    assert lexicon.mark("toruń") is Mark.NAME
    assert lexicon.mark("KO") is None
    assert arcs_digest(lexicon.graph) == lexicon.header.arcs_digest
    assert lexicon.header.section(Mark.WORD).words == 5


def test_the_same_words_give_the_same_file(tmp_path: Path, path: Path) -> None:
    other = tmp_path / "other.litera"
    sections: dict[str, Sequence[str]] = {Mark.WORD: [*reversed(WORDS), "KOT"], Mark.NAME: ("TORUŃ",)}
    write_lexicon(other, sections, Description("small", "Small", POLISH))
    assert other.read_bytes() == path.read_bytes()


def test_the_digest_of_a_word_list_is_as_its_definition_says() -> None:
    lines = "# word\nKOT\nKOTY\nKTO\nTOK\nŻÓŁĆ\n# name\nTORUŃ\n"
    header, _ = build_lexicon({Mark.WORD: WORDS, Mark.NAME: ("TORUŃ",)}, Description("small", "Small", POLISH))
    assert header.words_digest == hashlib.sha256(lines.encode()).hexdigest()


def test_opening_copies_nothing(path: Path) -> None:
    arcs = Lexicon.open(path).graph.arcs
    assert arcs.readonly
    assert type(arcs.obj).__name__ == "mmap"


def test_a_missing_file(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none.litera", MissingLexiconError) == "lexicon-no-file"


@pytest.mark.parametrize("content", [b"", b"kot\nkto\n", b"PK\3\4" * 100, MAGIC], ids=["empty", "text", "zip", "magic"])
def test_a_foreign_file(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert refusal(path) == "lexicon-foreign"


def test_another_format_version(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[len(MAGIC)] = 9
    path.write_bytes(data)
    assert refusal(path) == "lexicon-other-version"


def test_a_changed_header(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[_PREFIX.size + 10] ^= 1
    path.write_bytes(data)
    assert refusal(path) == "lexicon-header-damaged"


@pytest.mark.parametrize("kept", [60, 200, -4, -1])
def test_a_file_cut_short(path: Path, kept: int) -> None:
    path.write_bytes(path.read_bytes()[:kept])
    assert refusal(path) in {"lexicon-header-damaged", "lexicon-wrong-size"}


def test_a_file_with_something_after_it(path: Path) -> None:
    path.write_bytes(path.read_bytes() + bytes(4))
    assert refusal(path) == "lexicon-wrong-size"


@pytest.mark.parametrize(
    "changes",
    [
        {"arcs": 0},
        {"arcs": 1 << 40},
        {"arcs": "many"},
        {"width": 1000},
        {"width": -1},
        {"sections": [{"kind": "word", "root": 1 << 30, "words": 1}]},
        {"sections": [{"kind": "word", "root": -1, "words": 1}]},
        {"sections": [{"kind": "word"}]},
        {"surprise": True},
        {"language": "ro"},
        {"letters": "ABC"},
    ],
    ids=str,
)
def test_a_header_that_says_what_cannot_be(path: Path, changes: dict[str, Any]) -> None:
    forge(path, **changes)
    assert refusal(path) == "lexicon-header-damaged"


def test_arcs_that_were_changed_are_found_by_their_digest(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[-3] ^= 0xFF
    path.write_bytes(data)
    lexicon = Lexicon.open(path)
    assert arcs_digest(lexicon.graph) != lexicon.header.arcs_digest


@pytest.mark.parametrize("seed", range(30))
def test_arcs_that_lead_astray_end_every_walk(path: Path, seed: int) -> None:
    """Random arcs: a lookup answers or says that the file is damaged; the searches refuse, or find and end."""
    chance = random.Random(seed)
    header, graph = build_lexicon({Mark.WORD: WORDS}, Description("small", "Small", POLISH))
    arcs = memoryview(bytearray(arc_bytes(graph))).cast("I")
    for _ in range(chance.randint(1, 6)):
        arcs[chance.randrange(len(arcs))] = chance.getrandbits(32)
    lexicon = Lexicon(header, WordGraph(arcs, header.width))
    for word in (*WORDS, "KOTKOTKOTKOT"):
        with suppress(DamagedLexiconError):
            lexicon.mark(word)
    with suppress(DamagedLexiconError):
        found = lexicon.subwords(dict.fromkeys(POLISH.letters, 9), blanks=3)
        assert all(POLISH.is_word(word) for word in found)


@pytest.mark.parametrize(
    "arcs",
    [
        [LAST, 1 | 99 << 8 | LAST],
        [LAST, 1 | 1 << 8 | LAST],
        [LAST, 1 | 2 << 8, 2 | LAST],
        [LAST, 1],
        [0, 1 | LAST],
        [LAST, 60 | LAST],
    ],
    ids=["outside", "to itself", "upwards", "no end", "no first", "no letter"],
)
def test_searches_refuse_arcs_that_are_no_graph(arcs: list[int]) -> None:
    from array import array

    with pytest.raises(DamagedLexiconError):
        WordSearch(WordGraph(memoryview(array("I", arcs)), 5), POLISH)


def test_a_walk_that_leads_outside_is_refused_without_the_compiler_too() -> None:
    from array import array

    graph = WordGraph(memoryview(array("I", [LAST, 1 | 99 << 8 | LAST])), 5)
    with pytest.raises(DamagedLexiconError):
        graph.contains(1, bytes([1, 1]))
