"""The GADDAG holds every word at every turn and nothing else, is minimal, and is kept in a file that may be damaged."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.effort import agree_uncompiled

from litera.words import gaddag
from litera.words._gaddag_kernels import TURNS
from litera.words.alphabet import POLISH, UKRAINIAN
from litera.words.gaddag import ROOT, Gaddag, build_gaddag, cache_path, fits, open_gaddag, warm
from litera.words.laid import CACHE_VARIABLE
from litera.words.lexicon import Lexicon

FEW = "aążk"
words_of_few = st.sets(st.text(FEW, min_size=1, max_size=6), min_size=1, max_size=30)
TURN = "|"
PLACE = TURNS - 1


def lexicon_of(words: set[str], *, house: bool = True) -> Lexicon:
    lexicon = Lexicon.of_words(words, "pl")
    if not house:
        from msgspec.structs import replace

        return Lexicon(replace(lexicon.header, house=False), lexicon.graph)
    return lexicon


def links(found: Gaddag, link: int) -> tuple[dict[str, int], str, int]:
    """Give the links of letters that lead on, the letters that end a word, and the link of the turn, 0 for none."""
    place = link & PLACE
    leading, ending = halves(found, place)
    letters = POLISH.letters
    onward = [letters[bit] for bit in range(32) if leading >> bit & 1]
    targets = found.states[place + 1 : place + 1 + len(onward)].tolist()
    turned = int(found.states[place - 1]) if link & TURNS else 0
    return dict(zip(onward, targets, strict=True)), "".join(c for i, c in enumerate(letters) if ending >> i & 1), turned


def halves(found: Gaddag, place: int) -> tuple[int, int]:
    return int(found.states[place]) & 0xFFFFFFFF, int(found.states[place]) >> 32


def paths(found: Gaddag, state: int = ROOT, read: str = "") -> Iterator[str]:
    """Give all that can be read: a part backwards, then, if anything is left, the turn and the rest."""
    onward, ending, turned = links(found, state)
    for letter in ending:
        yield read + letter
    for letter, target in onward.items():
        yield from paths(found, target, read + letter)
    if turned:
        yield from paths(found, turned, read + TURN)


def by_definition(words: set[str]) -> set[str]:
    found = set()
    for word in (word.upper() for word in words if len(word) > 1):
        found |= {word[turn::-1] + TURN + word[turn + 1 :] for turn in range(len(word) - 1)}
        found.add(word[::-1])
    return found


def continuations(read: set[str]) -> set[frozenset[str]]:
    """Give the distinct sets of what can follow something read, where anything can."""
    beginnings = {path[:length] for path in read for length in range(len(path))}
    return {
        frozenset(path[len(beginning) :] for path in read if path.startswith(beginning) and path != beginning)
        for beginning in beginnings
    }


def reached(found: Gaddag) -> dict[int, int]:
    """Give the places of the states, in breadth-first order, each with a link to it."""
    seen = {ROOT: ROOT}
    for link in (order := [ROOT]):
        onward, _, turned = links(found, link)
        for target in (turned, *onward.values()):
            if target & PLACE and target & PLACE not in seen:
                seen[target & PLACE] = target
                order.append(target)
    return seen


@given(words_of_few)
def test_it_holds_every_word_at_every_turn_and_nothing_else(words: set[str]) -> None:
    found = list(paths(build_gaddag(lexicon_of(words))))
    assert len(set(found)) == len(found)
    assert set(found) == by_definition(words)


@given(words_of_few)
def test_it_is_minimal_and_has_no_other_states(words: set[str]) -> None:
    found = build_gaddag(lexicon_of(words))
    states = reached(found)
    read = by_definition(words)
    assert len(states) == max(1, len(continuations(read)))
    sizes = [1 + len(onward) + bool(turned) for onward, _, turned in (links(found, link) for link in states.values())]
    assert len(found.states) == 1 + sum(sizes)


@given(words_of_few)
def test_a_link_says_what_may_come_next_before_and_after_the_turn(words: set[str]) -> None:
    found = build_gaddag(lexicon_of(words))
    states = reached(found)
    for link in states.values():
        onward, _, turned = links(found, link)
        for target in filter(None, (turned, *onward.values())):
            leading, ending = halves(found, target & PLACE)
            assert target >> 32 == leading | ending | links(found, target)[2] >> 32


def test_states_lie_in_breadth_first_order_after_the_one_that_stands_for_none() -> None:
    found = build_gaddag(lexicon_of({"kot", "kto", "kat", "atak"}))
    assert found.states[0] == 0
    assert list(reached(found)) == sorted(reached(found))


def test_words_of_one_letter_and_lists_without_words_give_nothing_to_read() -> None:
    assert list(paths(build_gaddag(lexicon_of({"a", "z"})))) == []
    assert list(paths(build_gaddag(lexicon_of({"Kowno"})))) == []


def test_a_build_that_lacks_room_is_made_again_with_more(monkeypatch: pytest.MonkeyPatch) -> None:
    words = {f"{a}{b}{c}{d}" for a in "kt" for b in FEW for c in FEW for d in "oka"}
    expected = build_gaddag(lexicon_of(words)).states.tolist()
    monkeypatch.setattr(gaddag, "_LEAST_ROOM", 4)
    monkeypatch.setattr(gaddag, "_ROOM_FOR_EACH_ARC", 1)
    assert build_gaddag(lexicon_of(words)).states.tolist() == expected


def test_only_alphabets_of_up_to_32_letters_fit() -> None:
    assert fits(POLISH)
    assert not fits(UKRAINIAN)
    with pytest.raises(ValueError, match="masks of 32 letters; the alphabet 'uk' needs more"):
        build_gaddag(Lexicon.of_words(["кіт"], "uk"))


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_it_is_kept_in_the_cache_folder_and_not_built_again(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lexicon = lexicon_of({"kot", "kto"}, house=False)
    warm(lexicon)
    expected = build_gaddag(lexicon).states.tolist()
    assert [path.parent for path in cache.iterdir()] == [cache]
    assert cache_path(lexicon).exists()
    monkeypatch.setattr(gaddag, "build_gaddag", lambda lexicon: pytest.fail("built again"))
    assert open_gaddag(lexicon).states.tolist() == expected
    assert not open_gaddag(lexicon).states.flags.writeable


def test_every_list_of_words_has_a_file_of_its_own(cache: Path) -> None:
    first, second = lexicon_of({"kot"}, house=False), lexicon_of({"kto"}, house=False)
    assert list(paths(open_gaddag(first))) != list(paths(open_gaddag(second)))
    assert len(list(cache.iterdir())) == 2


def test_a_list_given_with_a_table_is_not_kept(cache: Path) -> None:
    assert set(paths(open_gaddag(lexicon_of({"kot"})))) == by_definition({"kot"})
    assert not cache.exists()


@pytest.mark.parametrize("damage", ["empty", "cut", "half", "byte", "magic", "version", "longer", "prefix"])
def test_a_damaged_file_is_built_again(cache: Path, damage: str) -> None:
    lexicon = lexicon_of({"kot", "kto", "atak"}, house=False)
    whole = open_gaddag(lexicon).states.tolist()
    path = cache_path(lexicon)
    good = path.read_bytes()
    path.write_bytes(
        {
            "empty": b"",
            "cut": good[:-1],
            "half": good[: len(good) // 8 * 4],
            "byte": good[:-3] + bytes([good[-3] ^ 8]) + good[-2:],
            "magic": b"X" + good[1:],
            "version": good[:8] + b"\x63" + good[9:],
            "longer": good + b"\0\0\0\0",
            "prefix": good[:32],
        }[damage]
    )
    assert open_gaddag(lexicon).states.tolist() == whole
    assert path.read_bytes() == good


def test_where_the_folder_cannot_be_written_it_is_built_in_memory(tmp_path: Path, cache: Path) -> None:
    cache.write_text("a file where the folder should be")
    words = {"kot", "kto"}
    assert set(paths(open_gaddag(lexicon_of(words, house=False)))) == by_definition(words)
    assert [path.name for path in tmp_path.iterdir()] == ["cache"]


def test_all_of_it_is_the_same_uncompiled() -> None:
    agree_uncompiled(__file__, but="all_of")


def test_all_of_polish_is_read_at_every_turn(polish: Lexicon) -> None:
    """Beyond 2 ** 22 states and links, too many for shorter links; a sample of words, and of what is none."""
    found = build_gaddag(polish)
    assert len(found.states) > 1 << 22
    chooser = random.Random(11)
    samples = ["".join(chooser.choices(POLISH.letters, k=chooser.randint(2, 6))) for _ in range(300)]
    samples += [word for beginning in ("ŻÓŁ", "PRZESZ", "ĄT", "KONSTANT") for word in polish.beginning(beginning)[:100]]
    for word in samples:
        turn = chooser.randrange(len(word))
        path = word[turn::-1] + (TURN + word[turn + 1 :] if turn + 1 < len(word) else "")
        assert can_be_read(found, path) is (polish.mark(word) == "word"), path


def can_be_read(found: Gaddag, path: str) -> bool:
    state = ROOT
    for step in path[:-1]:
        onward, _, turned = links(found, state)
        state = turned if step == TURN else onward.get(step, 0)
    return path[-1] in links(found, state)[1]
