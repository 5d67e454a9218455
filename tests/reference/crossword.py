"""All lays of a hand by definition (S3): every word of a list, at every place, with every choice of blanks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping

Place = tuple[int, int]
Found = dict[tuple[str, int, int, str], tuple[int, int]]
"""A lay as word (a small letter is a blank), column, row, direction: with the points of its main and crossing words."""


def all_lays(
    words: Iterable[str],
    is_word: Callable[[str], bool],
    values: Mapping[str, int],
    grid: Mapping[Place, str],
    hand: str,
    places: Iterable[Place] | None = None,
) -> Found:
    """Try every word in both directions so that it covers something lying, or a place beside it.

    ``words`` are those that may be main words, ``is_word`` judges crossing words; both in capitals. ``hand`` holds
    capitals and ``*``; ``grid`` maps (column, row) to a letter, small for a blank. Letters may be laid on ``places``
    only, everywhere if there are none.
    """
    found: Found = {}
    allowed = None if places is None else set(places)
    beside = {(c + dc, r + dr) for c, r in grid for dc, dr in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))} or {(0, 0)}
    for across in (True, False):
        dc, dr = (1, 0) if across else (0, 1)
        for word in words:
            backs = range(len(word)) if grid else range(1)
            for c, r in {(c - back * dc, r - back * dr) for c, r in beside for back in backs}:
                if any(grid.get((c + i * dc, r + i * dr), letter).upper() != letter for i, letter in enumerate(word)):
                    continue
                cover = [(c + i * dc, r + i * dr) for i in range(len(word))]
                if (c - dc, r - dr) in grid or (c + len(word) * dc, r + len(word) * dr) in grid:
                    continue
                new = [place for place in cover if place not in grid]
                if not new or len(new) > len(hand) or (allowed is not None and not allowed.issuperset(new)):
                    continue
                for spelt in _spellings(word, cover, grid, Counter(hand)):
                    after = {**grid, **dict(zip(cover, spelt, strict=True))}
                    crossing = [line for place in new if len(line := _line(after, place, dr, dc)) > 1]
                    if not all(is_word(line.upper()) for line in crossing):
                        continue
                    if len(new) == 1 and crossing and not across:
                        continue
                    main = sum(values.get(letter, 0) for letter in spelt)
                    crossed = sum(values.get(letter, 0) for line in crossing for letter in line)
                    found[spelt, c, r, "across" if across else "down"] = main, crossed
    return found


def _spellings(word: str, cover: list[Place], grid: Mapping[Place, str], left: Counter[str]) -> Iterator[str]:
    """Give the ways to write a word with what lies and what is left on the hand, a small letter for a blank."""
    if not word:
        yield ""
        return
    letter, place = word[0], cover[0]
    choices = [(grid[place], "")] if place in grid else [(letter, letter), (letter.lower(), "*")]
    for written, card in choices:
        if card and not left[card]:
            continue
        rest = left - Counter([card]) if card else left
        for behind in _spellings(word[1:], cover[1:], grid, rest):
            yield written + behind


def _line(grid: Mapping[Place, str], place: Place, dc: int, dr: int) -> str:
    c, r = place
    while (c - dc, r - dr) in grid:
        c, r = c - dc, r - dr
    letters = ""
    while (c, r) in grid:
        letters += grid[c, r]
        c, r = c + dc, r + dr
    return letters
