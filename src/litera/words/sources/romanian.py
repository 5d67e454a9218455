"""The Romanian lexicon from the Hunspell dictionary, laid without marks on the letters.

Word games of Romanian are played without Ă Â Î Ș Ț, so *mașină* is laid MASINA. The dictionary puts *re-* before every
verb and *ne-* before every adjective, by rules and as entries: a word has its prefix here where texts have it so
(*revine*). It also has forms that few write: vocatives in -o, and definite forms without their last letter (*baronu*).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet

from litera.words.alphabet import ROMANIAN
from litera.words.sources.entries import Sorted, read_entries
from litera.words.sources.hunspell import Affixes, Stem, forms_of, parse_affixes, read_stems
from litera.words.sources.kinship import Kin, Kinship
from litera.words.sources.reviewed import read_reviewed

VOWELS = frozenset("aeiouy")
SHORT = "romanian_short.txt"
AGAIN = "re"
USED = 2.5
"""A word is used with a prefix where one of these forms has this Zipf value at least."""
WRITTEN = 3.0
"""A vocative in -o, or a definite form without its last letter, is in from this Zipf value on (*metrou*)."""


def sort_romanian(texts: Mapping[str, str], zipf: Mapping[str, float]) -> Sorted:
    """Sort all forms of a Hunspell dictionary and its affix file, by their names, into words, names, abbreviations.

    ``zipf`` has the Zipf values of forms in capitals, without marks.
    """
    (_, dictionary), (affixes_name, affixes) = texts.items()
    rules = parse_affixes(affixes, affixes_name)
    stems = tuple(read_stems(dictionary.split("\n"), rules))
    plain = {form for stem in stems for form in forms_of(stem, rules, prefixes=False)}
    families = tuple(tuple(_forms(stem, rules, zipf)) for stem in stems if not _is_idle(stem, rules, plain, zipf))
    given = frozenset(form for family in families for form in family)
    whole = frozenset(stem.word for stem in stems)
    kept = (
        form
        for form in given
        if form in whole or not _is_clipped(form, given) or zipf.get(ROMANIAN.normalise(form).upper(), 0.0) >= WRITTEN
    )
    entries = read_entries(map(ROMANIAN.normalise, kept), ROMANIAN, shortest=2)
    lists = read_reviewed(SHORT)
    words = {word for word in entries.common if len(word) > 2 and not VOWELS.isdisjoint(word)}
    words -= lists["left out"] | lists["abbreviations"]
    words |= lists["two letters"] | lists["without vowel"]
    abbreviations = (entries.common | entries.acronyms) - words
    names = entries.names - words - abbreviations
    kinship = _kinship(families, zipf)
    return Sorted(frozenset(words), names, frozenset(abbreviations), entries.names & words, kinship=kinship)


def _is_idle(stem: Stem, rules: Affixes, forms: AbstractSet[str], zipf: Mapping[str, float]) -> bool:
    """Say whether an entry is another form behind a prefix for doing it again, and no text has it: *reanulare*."""
    if not stem.word.startswith(AGAIN) or stem.word.removeprefix(AGAIN) not in forms:
        return False
    return not any(ROMANIAN.normalise(form).upper() in zipf for form in forms_of(stem, rules, prefixes=False))


def _forms(stem: Stem, rules: Affixes, zipf: Mapping[str, float]) -> Iterator[str]:
    """Give the forms of a stem; those with a prefix only where one of them is used."""
    plain = frozenset(forms_of(stem, rules, prefixes=False))
    yield from plain
    prefixed = frozenset(forms_of(stem, rules)) - plain
    if any(zipf.get(ROMANIAN.normalise(form).upper(), 0.0) >= USED for form in prefixed):
        yield from prefixed


def _is_clipped(form: str, forms: frozenset[str]) -> bool:
    """Say whether a form made by a rule is a vocative in -o, or a definite form without its last letter."""
    return form.endswith("o") or (form.endswith("u") and form + "l" in forms)


def _kinship(families: tuple[tuple[str, ...], ...], zipf: Mapping[str, float]) -> Kinship:
    """Give the forms that each spelling met in texts is inflected with."""
    kin: dict[str, set[str]] = defaultdict(set)
    for family in families:
        forms = {ROMANIAN.normalise(form) for form in family}
        for form in forms:
            if form.upper() in zipf:
                kin[form] |= forms
    return Kinship(
        lambda word: word in kin, lambda word: Kin(frozenset(kin[word]), frozenset()) if word in kin else None
    )
