"""The most points of a turn of Word Rummikub by one programme over all words at once, written apart from the solver.

Where the solver asks length by length for the least that stays on the rack, with words brought in by their price, this
one has every word in from the start, marks one of them as the word that counts, and maximises its points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import highspy

MOST_POINTS = 30


def most_points(words: Sequence[str], table: Sequence[str], rack: str) -> int:
    """Give the most points of a turn of a seat that has opened, 0 where nothing can be laid; house rules are standard.

    ``words`` are in capitals, jokers on the ``table`` small letters, those on the ``rack`` stars. Raises
    AssertionError where HiGHS does not end.
    """
    lying = [word.upper() for word in table]
    plain = Counter(letter for word in table for letter in word if letter.isupper())
    shown = Counter(letter.upper() for word in table for letter in word if letter.islower())
    own, jokers = Counter(rack.replace("*", "")), rack.count("*")
    have = plain + shown + own
    usable = [
        word
        for word in dict.fromkeys((*words, *lying))
        if sum((Counter(word) - have).values()) <= jokers + sum(shown.values())
    ]
    highs: Any = highspy.Highs()  # type: ignore[no-untyped-call]
    highs.setOptionValue("output_flag", False)
    highs.setOptionValue("threads", 1)
    highs.setOptionValue("presolve", "off")

    def whole(most: int) -> Any:
        return highs.addVariable(lb=0, ub=most, type=highspy.HighsVarType.kInteger)

    lies = {word: whole(1) for word in usable}
    counts = {word: whole(1) for word in usable if word not in lying}
    laid = {letter: whole(count) for letter, count in own.items()}
    letters = sorted({*own, *"".join(usable)})
    stands = {letter: whole(jokers + sum(shown.values())) for letter in letters}
    added = {letter: whole(jokers) for letter in letters} if jokers else {}
    empties = whole(1)
    points = highs.addVariable(lb=0, ub=MOST_POINTS)
    nothing = highs.addVariable(lb=0, ub=0)
    for letter in letters:
        used = sum((word.count(letter) * lies[word] for word in usable if letter in word), nothing)
        highs.addConstr(used == plain[letter] + laid.get(letter, nothing) + stands[letter])
        # A joker leaves its letter only for an own tile (W14), or for a plain one that the table can spare of it.
        if shown[letter]:
            spared = plain[letter] - sum((word.count(letter) * lies[word.upper()] for word in table), nothing)
            highs.addConstr(shown[letter] - stands[letter] <= laid.get(letter, nothing) + spared)
    of_rack = sum(added.values(), nothing)
    highs.addConstr(sum(stands.values(), nothing) == sum(shown.values()) + of_rack)
    all_laid = sum(laid.values(), nothing) + of_rack
    highs.addConstr(all_laid >= 1)
    highs.addConstr(of_rack <= jokers)
    highs.addConstr(all_laid >= len(rack) * empties)
    longest = sum((len(word) * mark for word, mark in counts.items()), nothing)
    highs.addConstr(sum(counts.values(), nothing) <= 1)
    for word, mark in counts.items():
        highs.addConstr(mark <= lies[word])
        fresh = sum((laid[letter] for letter in set(word) if letter in laid), nothing)
        fresh += sum((added[letter] for letter in set(word) if letter in added), nothing)
        highs.addConstr(mark <= fresh)
    highs.addConstr(points <= 2 * longest)
    highs.addConstr(points <= longest + MOST_POINTS * empties)
    highs.maximize(points)
    status = highs.getModelStatus()
    if status == highspy.HighsModelStatus.kInfeasible:
        return 0
    assert status == highspy.HighsModelStatus.kOptimal, "it has all the time that it wants"
    return round(float(highs.getObjectiveValue()))
