"""The words nearest to one that is no word: of the same letters, or one slip of the hand away."""

from __future__ import annotations

from collections.abc import Iterator

from litera.words.lexicon import Lexicon, Mark

MOST = 3


def nearest_words(lexicon: Lexicon, word: str) -> tuple[str, ...]:
    """Give up to three words, in capitals: those of the same letters, then those one letter away; common ones first."""
    typed = lexicon.alphabet.normalise(word).upper()
    if not all(letter in lexicon.alphabet.letters or letter in lexicon.alphabet.written for letter in typed):
        return ()
    same_letters = lexicon.anagrams(typed)
    slips = (slip for slip in _slips(typed, lexicon.alphabet.letters) if lexicon.mark(slip) is Mark.WORD)
    ranked = dict.fromkeys((*_common_first(lexicon, same_letters), *_common_first(lexicon, set(slips))))
    return tuple(near for near in ranked if near != typed and not lexicon.is_vulgar(near))[:MOST]


def _common_first(lexicon: Lexicon, words: list[str] | set[str]) -> list[str]:
    return sorted(words, key=lambda word: (-lexicon.frequency(word), word))


def _slips(word: str, letters: str) -> Iterator[str]:
    """Give what the word becomes when one letter is left out, put in, or is another."""
    for place in range(len(word) + 1):
        before, after = word[:place], word[place:]
        if after:
            yield before + after[1:]
        for letter in letters:
            yield before + letter + after
            if after:
                yield before + letter + after[1:]


def with_g(lexicon: Lexicon, word: str) -> tuple[str, ...]:
    """Give the words, in capitals, that a Ukrainian word written with Г is with Ґ: ГАНОК gives ҐАНОК."""
    typed = lexicon.alphabet.normalise(word).upper()
    if "Ґ" not in lexicon.alphabet.letters:
        return ()
    places = [place for place, letter in enumerate(typed) if letter == "Г"]
    written = (typed[:place] + "Ґ" + typed[place + 1 :] for place in places)
    candidates = dict.fromkeys((*written, typed.replace("Г", "Ґ")))
    return tuple(one for one in candidates if one != typed and lexicon.mark(one) is Mark.WORD)
