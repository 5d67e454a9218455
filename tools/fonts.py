"""Cuts the pages' fonts to what each language needs: ``make fonts``.

A page fetches the files of the letters that stand on it. Those of our languages are in three small files, in the
weights that the styles use; the letters of other people's names are in files of their own, which hardly anybody needs.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEB = Path(__file__).parents[1] / "web"
STYLE = WEB / "src" / "design" / "fonts.css"
FILES = STYLE.parent / "fonts"
SOURCES = WEB / "node_modules" / "@fontsource-variable"
ATKINSON = "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-{}-wght-normal.woff2"
COMMISSIONER = "commissioner/files/commissioner-cyrillic-wght-normal.woff2"
# From plain to bold, as the styles have them.
WEIGHTS = (400, 700)
FEATURES = ["calt", "ccmp", "kern", "lnum", "locl", "mark", "mkmk", "tnum"]

ENGLISH = "".join(map(chr, range(0x20, 0x7F))) + "\N{NO-BREAK SPACE}«»±·×–—‘’“”„…•−"
POLISH_AND_ROMANIAN = ("ÓóÂâÎî", "ĄĆĘŁŃŚŹŻąćęłńśźżĂȘȚășț")
UKRAINIAN = "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюя"


@dataclass(frozen=True, slots=True)
class Piece:
    """A file of letters: its family, where they come from, and which they are; None for all that no other has."""

    name: str
    family: str
    source: str
    letters: str | None


PIECES = (
    Piece("latin", "Atkinson Hyperlegible Next", ATKINSON.format("latin"), ENGLISH + POLISH_AND_ROMANIAN[0]),
    Piece("latin-more", "Atkinson Hyperlegible Next", ATKINSON.format("latin"), None),
    Piece("central", "Atkinson Hyperlegible Next", ATKINSON.format("latin-ext"), POLISH_AND_ROMANIAN[1]),
    Piece("central-more", "Atkinson Hyperlegible Next", ATKINSON.format("latin-ext"), None),
    Piece("cyrillic", "Commissioner", COMMISSIONER, UKRAINIAN),
    Piece("cyrillic-more", "Commissioner", COMMISSIONER, None),
)


def held_by(piece: Piece) -> set[int]:
    """Give the code points that the source of a piece has, beside what the others of its family are made for."""
    others = "".join(other.letters or "" for other in PIECES if other.family == piece.family and other != piece)
    return set(TTFont(SOURCES / piece.source).getBestCmap()) - set(map(ord, others))


def letters_of_all() -> Iterator[tuple[Piece, set[int]]]:
    """Give each piece with its code points; none is in two of a family, or both would be fetched."""
    given: set[int] = set()
    for piece in PIECES:
        held = held_by(piece)
        letters = held & set(map(ord, piece.letters)) if piece.letters is not None else held - given
        given |= letters
        yield piece, letters


def cut(source: Path, letters: Iterable[int]) -> bytes:
    """Give a font that has these letters alone, in the weights that are used."""
    font = TTFont(source, recalcTimestamp=False)
    options = Options(layout_features=FEATURES, hinting=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    # The weights are cut in a font that is whole again.
    font.flavor = None
    plain = io.BytesIO()
    font.save(plain)
    weighed = instantiateVariableFont(TTFont(plain, recalcTimestamp=False), {"wght": WEIGHTS})
    weighed.flavor = "woff2"
    packed = io.BytesIO()
    weighed.save(packed)
    return packed.getvalue()


def ranges(letters: Iterable[int]) -> Iterator[str]:
    """Give code points as CSS has them, neighbours together."""
    ordered = sorted(letters)
    starts = [code for code in ordered if code - 1 not in ordered]
    ends = [code for code in ordered if code + 1 not in ordered]
    for start, end in zip(starts, ends, strict=True):
        yield f"U+{start:04X}" if start == end else f"U+{start:04X}-{end:04X}"


def lines(words: Iterable[str]) -> str:
    """Join words by commas, in lines that are not too long."""
    filled = [""]
    for word in words:
        if len(filled[-1]) + len(word) > 110:
            filled.append("")
        filled[-1] += f" {word},"
    return "\n    ".join(line.strip() for line in filled).rstrip(",")


def face(piece: Piece, letters: Iterable[int]) -> str:
    """Give the rule that says when a file is fetched."""
    return f"""@font-face {{
  font-family: "{piece.family} Variable";
  font-display: swap;
  font-weight: {WEIGHTS[0]} {WEIGHTS[1]};
  src: url("./fonts/{piece.name}.woff2") format("woff2-variations");
  unicode-range:
    {lines(ranges(letters))};
}}
"""


def main() -> None:
    """Write the files and the style that names them."""
    FILES.mkdir(exist_ok=True)
    rules = [
        "/* Written by tools/fonts.py. Atkinson has no Cyrillic letters; Commissioner is its companion for them. */\n"
    ]
    for piece, letters in letters_of_all():
        (FILES / f"{piece.name}.woff2").write_bytes(cut(SOURCES / piece.source, letters))
        rules.append(face(piece, letters))
    STYLE.write_text("".join(rules), encoding="utf-8")


if __name__ == "__main__":
    main()
