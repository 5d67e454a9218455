"""What becomes of a request in careless hands: bent as JSON, or damaged as bytes. One line stays one line."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

from litera.games.registry import games

LONGEST_LINE = 1 << 20

ODD: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 7, 2**31, 2**63, 2**64, -(10**25), 0.5, 1e300),
    *("", " ", "?", "\x00", "\u2028", "x" * 5000, "1" * 4400, "🂡", "ź", "z\u0301", "ʼ", "table-1", "null"),
    *([], [[]], {}, {"a": {}}, [None], ["A"], [[[[[[[]]]]]]]),
)
STRANGE_KEYS = ("x", "id", "seat", "é", "", "words", "pack", "names", "lexicon")
STRANGE_VALUES = ("NaN", "-Infinity", "1e999", "-0", "9" * 400, '"\\ud800"', '"\\udc00\\ud800"', "01", "tru", "1e400")
STRANGE_LINES = (b"", b" ", b"null", b"[]", b"{}", b'""', b"0", b"\x00", b"\xff\xfe", b"{" * 50)
STRANGE_CHARACTERS = " \t0179/A?*jŻіҐʼ\u0301[]~#-."


def line_of(random: Random, request: dict[str, Any]) -> bytes:
    """Write a request as a line: a third as it should be, the others bent or damaged somehow."""
    kind = random.random()
    if kind < 0.35:
        return written(random, request)
    if kind < 0.65:
        return written(random, bent(random, request))
    damaged = random.choice(DAMAGES)(random, written(random, request))
    return damaged.replace(b"\n", b" ").replace(b"quit", b"quiz")


def written(random: Random, request: object) -> bytes:
    return json.dumps(request, ensure_ascii=random.random() < 0.3).encode()


# Bent as JSON


def bent(random: Random, request: dict[str, Any]) -> dict[str, Any]:
    """Change a request somewhere, at the top or deep inside."""
    copy: dict[str, Any] = json.loads(json.dumps(request))
    for _ in range(random.choice([1, 1, 2])):
        inside: Any = copy
        while (keys := keys_of(inside)) and (key := random.choice(keys)) is not None:
            if not keys_of(inside[key]) or random.random() < 0.3:
                change(random, inside, key)
                break
            inside = inside[key]
    return copy


def keys_of(value: object) -> list[Any]:
    match value:
        case dict():
            return list(value)
        case list():
            return list(range(len(value)))
    return []


def change(random: Random, inside: Any, key: Any) -> None:
    """Change one entry of an object or a list: take it away, double it, bend it, put something odd in its place."""
    what = random.random()
    if what < 0.15:
        del inside[key]
    elif what < 0.25 and isinstance(inside, list):
        inside.append(deepcopy(inside[key]))
    elif what < 0.3 and isinstance(inside, dict):
        inside[random.choice(STRANGE_KEYS)] = odd(random)
    elif what < 0.75 and isinstance(inside[key], str):
        inside[key] = bent_text(random, inside[key])
    else:
        inside[key] = odd(random)


def odd(random: Random) -> Any:
    """Give an odd value of its own, so that what is done to it stays in this line."""
    return deepcopy(random.choice(ODD))


def bent_text(random: Random, text: str) -> str:
    at = random.randint(0, len(text))
    words = text.split(" ")
    return random.choice(
        (
            text[:at],
            text[:at] + random.choice(STRANGE_CHARACTERS) + text[at:],
            unicodedata.normalize("NFD", text),
            text.swapcase(),
            f"{text} {text}",
            " ".join(random.sample(words, len(words))),
            text.replace(" ", random.choice(("", "  ", "\u00a0", "\t"))),
        )
    )


# Damaged as bytes


def cut(random: Random, line: bytes) -> bytes:
    return line[: random.randint(0, len(line))]


def turned(random: Random, line: bytes) -> bytes:
    at = random.randint(0, len(line))
    return line[at:] + line[:at]


def with_noise(random: Random, line: bytes) -> bytes:
    at = random.randint(0, len(line))
    return line[:at] + random.randbytes(random.choice((1, 1, 3))) + line[at + random.randrange(2) :]


def with_an_echo(random: Random, line: bytes) -> bytes:
    at = random.randint(0, len(line))
    return line[:at] + line[max(0, at - random.randint(1, 30)) :]


def with_space(random: Random, line: bytes) -> bytes:
    at = random.randint(0, len(line))
    return line[:at] + b" " * random.choice((1, 1, 1, 70_000)) + line[at:]


def with_a_strange_value(random: Random, line: bytes) -> bytes:
    """Put a number or text that JSON does not have, or hardly has, in the place of some value."""
    value = random.choice(STRANGE_VALUES).encode()
    start, colon, rest = line.partition(b": " if random.random() < 0.5 else b'"seat": ')
    return start + colon + value + rest[len(rest.split(b",")[0]) :] if colon else b'{"do": ' + value + b"}"


def with_a_mark(random: Random, line: bytes) -> bytes:
    return random.choice((b"\xef\xbb\xbf" + line, line + b"\r", line + b"\x00"))


def in_another_encoding(random: Random, line: bytes) -> bytes:
    return line.decode().encode(random.choice(("utf-16", "cp1250", "iso-8859-2")), "replace")


def another(random: Random, line: bytes) -> bytes:
    return random.choice(STRANGE_LINES)


def nested(random: Random, line: bytes) -> bytes:
    """Nest as deep as can be read, nearly so, or deeper, alone or as a part of some request."""
    depth: int = random.choice((3, 50, 300, 900, *range(940, 1010), 5000))
    opening, closing = random.choice(((b"[", b"]"), (b'{"a":', b"}")))
    deep = opening * depth + b"0" + closing * depth
    key = random.choice((b"id", b"position", b"options", b"pack", b"record", b"x", b"seat", b"words"))
    do = random.choice((b"games", b"setup", b"replay", b"new"))
    game = random.choice(list(games())).encode()
    start = b'{"do": "' + do + b'", "game": "' + game + b'", "seats": 2, "position": {}, "' + key + b'": '
    return random.choice((deep, start + deep + b"}"))


def rarely_huge(random: Random, line: bytes) -> bytes:
    """Make, once in a hundred times, a line about as long as a line may be, or longer."""
    if random.random() > 0.01:
        return turned(random, line)
    size = random.choice((LONGEST_LINE - 200, LONGEST_LINE - 1, LONGEST_LINE, LONGEST_LINE + 1, 3 * LONGEST_LINE))
    return b'{"do": "games", "id": "'.ljust(size - 2, b"a") + b'"}'


DAMAGES: tuple[Callable[[Random, bytes], bytes], ...] = (
    cut,
    turned,
    with_noise,
    with_noise,
    with_an_echo,
    with_space,
    with_a_strange_value,
    with_a_mark,
    in_another_encoding,
    another,
    nested,
    rarely_huge,
)
