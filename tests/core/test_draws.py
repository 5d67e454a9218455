"""Chance: streams that anyone can compute again, from the definition and nothing else."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Sequence
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.core.draws import SEED_BYTES, Stream, commitment, seed_of

SEED = bytes(range(32))
WHOLE = 2**32


def numbers_by_definition(seed: bytes, label: str, count: int) -> list[int]:
    """Write down what the module's docstring says: HMAC(seed, label || 0x00 || n), four bytes at a time."""
    stream = b"".join(
        hmac.new(seed, label.encode() + b"\x00" + n.to_bytes(8, "big"), hashlib.sha256).digest()
        for n in range((count + 7) // 8)
    )
    return [int.from_bytes(stream[4 * i : 4 * i + 4], "big") for i in range(count)]


class Scripted(Stream):
    """A stream whose numbers below a bound are written down beforehand."""

    def __init__(self, script: Sequence[int]) -> None:
        super().__init__(SEED, "scripted")
        self.script = list(script)
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        self.bounds.append(bound)
        return self.script.pop(0)


def feed(monkeypatch: pytest.MonkeyPatch, numbers: Sequence[int]) -> None:
    """Let every stream give these 32-bit numbers, in blocks of eight."""
    padded = [*numbers, *[0] * (-len(numbers) % 8)]
    blocks = [padded[i : i + 8] for i in range(0, len(padded), 8)]

    def digest(key: bytes, message: bytes, algorithm: str) -> bytes:
        return b"".join(number.to_bytes(4, "big") for number in blocks[int.from_bytes(message[-8:], "big")])

    monkeypatch.setattr("litera.core.draws.hmac.digest", digest)


def test_vectors_written_down_once_and_for_all() -> None:
    """Computed with `openssl dgst -sha256 -mac HMAC`; a change would break every record."""
    first = hmac.new(SEED, b"move 0\x00" + bytes(8), hashlib.sha256).hexdigest()
    assert first == "9f5d5de793f0199ff666d4748cf0c161949f9ca97e575a6f4f9d121618bc791f"
    stream = Stream(SEED, "move 0")
    assert [stream.below(WHOLE) for _ in range(8)] == [int(first[i : i + 8], 16) for i in range(0, 64, 8)]


@given(st.binary(min_size=32, max_size=32), st.text(st.characters(codec="utf-8"), max_size=20))
def test_a_stream_is_what_its_definition_says(seed: bytes, label: str) -> None:
    stream = Stream(seed, label)
    assert [stream.below(WHOLE) for _ in range(20)] == numbers_by_definition(seed, label, 20)


@given(st.binary(min_size=32, max_size=32), st.integers(1, WHOLE))
def test_below_takes_the_first_number_that_favours_nothing(seed: bytes, bound: int) -> None:
    numbers = numbers_by_definition(seed, "x", 400)
    accepted = [number % bound for number in numbers if number < WHOLE // bound * bound]
    stream = Stream(seed, "x")
    assert [stream.below(bound) for _ in range(20)] == accepted[:20]


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 6, 7, 10, 36, 100, 112, 2**31 + 1, WHOLE - 1, WHOLE])
def test_every_outcome_has_the_same_number_of_numbers(bound: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last number let through is the last of a whole round of outcomes; all after it are passed over."""
    limit = WHOLE // bound * bound
    refused = [number for number in (limit, WHOLE - 1) if limit <= number < WHOLE]
    # The first number that is passed over stands for outcome 0: another one has to follow.
    feed(monkeypatch, [limit - 1, *refused, 1])
    stream = Stream(SEED, "x")
    assert (stream.below(bound), stream.below(bound)) == (bound - 1, 1 % bound)


def test_one_outcome_is_no_choice() -> None:
    stream = Stream(SEED, "x")
    assert [stream.below(1) for _ in range(50)] == [0] * 50
    assert stream.shuffled(["only"]) == ("only",)
    assert stream.shuffled([]) == ()


@pytest.mark.parametrize("size", range(2, 7))
def test_a_shuffle_reaches_each_order_in_exactly_one_way(size: int) -> None:
    """As each script of choices is equally likely, so is each order."""
    reached = Counter(
        Scripted(script).shuffled(range(size)) for script in product(*(range(bound) for bound in range(size, 1, -1)))
    )
    assert reached == Counter(permutations(range(size)))


def test_a_shuffle_asks_from_the_last_place_down() -> None:
    scripted = Scripted([0, 0, 0])
    assert scripted.shuffled("abcd") == ("b", "c", "d", "a")
    assert scripted.bounds == [4, 3, 2]


def test_choose_gives_each_item_for_its_own_number() -> None:
    streams = [Scripted([n]) for n in range(3)]
    assert [stream.choose("abc") for stream in streams] == ["a", "b", "c"]
    assert [stream.bounds for stream in streams] == [[3]] * 3


def test_labels_and_seeds_make_streams_that_share_nothing() -> None:
    """Among 576 numbers of 32 bits two equal ones would be a wonder."""
    labels = ["", "0", "move", *(f"move {n}" for n in range(30)), "advise", "move 1\x00", "\x00move 1"]
    streams = [Stream(seed_of(text), label) for text in ("", "a") for label in labels]
    runs = [tuple(stream.below(WHOLE) for _ in range(8)) for stream in streams]
    assert len(set(runs)) == len(runs)
    assert len({number for run in runs for number in run}) == 8 * len(runs)


def test_streams_do_not_disturb_one_another() -> None:
    alone = [Stream(SEED, "a").below(100)]
    one, other = Stream(SEED, "a"), Stream(SEED, "b")
    other.below(7)
    assert [one.below(100)] == alone


def test_a_shuffle_of_a_pack_spreads_evenly() -> None:
    """Each of 8 cards comes to each of 8 places 500 times in 4000 shuffles, give or take six deviations."""
    seen = Counter(
        (place, card) for n in range(4000) for place, card in enumerate(Stream(SEED, f"s {n}").shuffled(range(8)))
    )
    assert len(seen) == 64
    assert all(abs(count - 500) < 6 * (4000 * 7 / 64) ** 0.5 for count in seen.values())


def test_a_text_is_a_seed() -> None:
    assert seed_of("oak") == hashlib.sha256(b"litera seed\x00oak").digest()
    assert len(seed_of("")) == SEED_BYTES
    assert len({seed_of(text) for text in ("", " ", "oak", "Oak", "дуб", "\ud800")}) == 6


def test_the_commitment_binds_to_the_seed_and_does_not_reveal_it() -> None:
    assert commitment(SEED) == hashlib.sha256(b"litera commitment\x00" + SEED).hexdigest()
    assert commitment(seed_of("a")) != commitment(seed_of("b"))
    assert SEED.hex() not in commitment(SEED)
