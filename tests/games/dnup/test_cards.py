"""Cards as bits, held against the texts that they stand for."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from litera.games.dnup.cards import LOWER_UP, OF_VALUE, READ, each, texts, turned, upright, value_of

FACES = st.sets(st.sampled_from(sorted(READ)))


def bits(faces: set[str]) -> int:
    return sum(READ[face] for face in faces)


def test_every_pair_of_two_different_values_is_there_either_way_up() -> None:
    assert sorted(READ) == sorted(f"{one}/{other}" for one in range(1, 10) for other in range(1, 10) if one != other)
    assert len(set(READ.values())) == 72
    assert LOWER_UP.bit_count() == 36


@given(FACES)
def test_cards_are_written_sorted(faces: set[str]) -> None:
    assert texts(bits(faces)) == tuple(sorted(faces))


@given(FACES)
def test_each_card_is_turned(faces: set[str]) -> None:
    assert texts(turned(bits(faces))) == tuple(sorted(face[::-1] for face in faces))
    assert turned(turned(bits(faces))) == bits(faces)


@given(FACES)
def test_upright_is_the_card_in_the_pack(faces: set[str]) -> None:
    assert texts(upright(bits(faces))) == tuple(sorted({min(face, face[::-1]) for face in faces}))


@given(FACES)
def test_each_gives_every_card_once(faces: set[str]) -> None:
    assert sorted(text for card in each(bits(faces)) for text in texts(card)) == sorted(faces)


@given(FACES)
def test_the_cards_of_a_value_share_it(faces: set[str]) -> None:
    for value, cards in OF_VALUE.items():
        own = bits(faces) & cards
        assert all(text.startswith(str(value)) for text in texts(own))
        assert own.bit_count() == sum(face.startswith(str(value)) for face in faces)
        assert value_of(own) == (value if own else 0)
