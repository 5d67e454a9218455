"""Scrabble Cards once more, from the rules alone: cards are texts, hands are lists, and nothing is quick or clever."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

Place = tuple[int, int]
"""Column and row."""

LETTERS = "AĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻ"
COUNTS = (8, 1, 2, 3, 1, 3, 6, 1, 1, 2, 2, 7, 2, 3, 3, 2, 3, 4, 1, 6, 1, 3, 3, 3, 1, 3, 2, 3, 4, 4, 1, 1)
POINTS = (1, 5, 3, 2, 6, 2, 1, 5, 5, 3, 3, 1, 3, 2, 2, 3, 2, 1, 7, 1, 5, 2, 1, 1, 5, 2, 3, 1, 2, 1, 9, 5)
VALUES = dict(zip(LETTERS, POINTS, strict=True))
FACTORS = {"x2": 2, "x3": 3}
STEPS = {"across": (1, 0), "down": (0, 1)}
ROUND_THE_PLACE = ((1, 0), (-1, 0), (0, 1), (0, -1))


def vowels(word: str) -> int:
    return sum(letter in "AĄEĘIOÓUY" for letter in word)


CONDITIONS: dict[str, tuple[Callable[[str], bool], int, int]] = {
    "c1": (lambda word: len(word) == 4, 5, 5),
    "c2": (lambda word: len(word) >= 7, 15, 10),
    "c3": (lambda word: vowels(word[0]) == 1, 10, 5),
    "c4": (lambda word: vowels(word[-1]) == 0, 5, 5),
    "c5": (lambda word: bool(set(word) & set("ĄĆĘŁŃÓŚŹŻ")), 5, 5),
    "c6": (lambda word: any(left == right for left, right in pairwise(word)), 20, 15),
    "c7": (lambda word: vowels(word) >= 3, 10, 5),
    "c8": (lambda word: any(pair in word for pair in ("CH", "CZ", "DZ", "DŹ", "DŻ", "RZ", "SZ")), 10, 5),
    "c9": (lambda word: word[0] == word[-1], 15, 10),
    "c10": (lambda word: len(word) >= 5 and len(set(word)) == len(word), 5, 5),
    "c11": (lambda word: word[0] == "K", 10, 5),
    "c12": (lambda word: word != word.upper(), 10, 5),
    "c13": (lambda word: any(vowels(word[at : at + 3]) == 0 for at in range(len(word) - 2)), 10, 5),
}
PACK = [
    *(letter for letter, count in zip(LETTERS, COUNTS, strict=True) for _ in range(count)),
    *("*", "*", "x2", "x2", "x2", "x2", "x2", "x3", "x3"),
    *CONDITIONS,
]


def fulfils(card: str, word: str) -> bool:
    """Say whether a word fulfils a condition; a small letter is a blank (S6)."""
    return CONDITIONS[card][0](word if card == "c12" else word.upper())


def is_letter(card: str) -> bool:
    return card == "*" or card in VALUES


def value(cards: list[str] | str) -> int:
    """Give the value of cards or of a word: a blank, premium and condition cards are worth nothing."""
    return sum(VALUES.get(card, 0) for card in cards)


@dataclass
class Word:
    letters: str
    place: Place
    direction: str
    points: int

    def places(self) -> list[Place]:
        (column, row), (right, down) = self.place, STEPS[self.direction]
        return [(column + at * right, row + at * down) for at in range(len(self.letters))]


@dataclass
class Waiting:
    """A move that waits for answers; ``conditions`` are seat, card and word of both sides."""

    seat: int
    laid: dict[Place, str]
    factors: list[str]
    words: list[Word]
    conditions: list[tuple[int, str, str]]
    answers: list[str | None] = field(default_factory=list)


class Game:
    """A table that is changed by every move; set up from a state as JSON, with nothing on the table."""

    def __init__(self, state: Mapping[str, Any], options: Mapping[str, Any], words: set[str]) -> None:
        self.options, self.words = options, words
        self.hands: list[list[str]] = [list(hand) for hand in state["hands"]]
        self.seats = len(self.hands)
        self.bag: list[str] = list(state["bag"])
        self.scores: list[int] = list(state["scores"])
        self.turn: int = state["turn"]
        self.idle, self.exchanges, self.lost_turns = ([0] * self.seats for _ in range(3))
        self.time_up = [False] * self.seats
        self.grid: dict[Place, str] = {}
        self.removed: list[str] = []
        self.waiting: Waiting | None = None
        self.reason: str | None = None

    def to_act(self) -> list[int]:
        if self.reason is not None:
            return []
        if self.waiting is None:
            return [self.turn]
        return [seat for seat in self.rivals(self.waiting) if self.waiting.answers[seat] is None]

    def rivals(self, waiting: Waiting) -> list[int]:
        return [seat for seat in range(self.seats) if seat != waiting.seat]

    def line(self, grid: Mapping[Place, str], place: Place, direction: str) -> tuple[str, Place]:
        """Give the letters of the line through a place, and where it begins."""
        right, down = STEPS[direction]
        column, row = place
        while (column - right, row - down) in grid:
            column, row = column - right, row - down
        begin, letters = (column, row), ""
        while (column, row) in grid:
            letters += grid[column, row]
            column, row = column + right, row + down
        return letters, begin

    def table(self) -> list[list[Any]]:
        """List all words that lie (``state.table``)."""
        found = {
            (begin[1], begin[0], direction, letters)
            for place in self.grid
            for direction in STEPS
            for letters, begin in [self.line(self.grid, place, direction)]
            if len(letters) > 1
        }
        return [[letters, column, row, direction] for row, column, direction, letters in sorted(found)]

    def points(self, waiting: Waiting) -> int:
        """Give what a move that waits would score now (S5, S6, S7)."""
        points = sum(word.points for word in waiting.words)
        for seat, card, _ in waiting.conditions:
            _, plus, minus = CONDITIONS[card]
            points += plus if seat == waiting.seat else -minus
        points += self.options["all_seven_bonus"] if len(waiting.laid) == 7 else 0
        return self.floored(points)

    def floored(self, points: int) -> int:
        return max(0, points) if self.options["floor_zero"] else points

    def gain(self, seat: int, points: int) -> None:
        self.scores[seat] = self.floored(self.scores[seat] + points)

    def read_lay(self, move: str) -> tuple[Word, list[str], list[str]]:
        """Read a lay: the word where it would lie (S3: the first at the origin), premium cards, condition cards."""
        letters, column, row, direction, *cards = move.split()[1:]
        place = (int(column), int(row)) if self.grid else (0, 0)
        factors = [card for card in cards if card in FACTORS]
        return Word(letters, place, direction, 0), factors, [card for card in cards if card in CONDITIONS]

    def words_of(self, main: Word, factors: list[str]) -> list[Word]:
        """Give the words that a move makes or changes, the main word first (S4, S5)."""
        laid = dict(zip(main.places(), main.letters, strict=True))
        grid, factor = {**self.grid, **laid}, 1 if self.grid else 2
        for card in factors:
            factor *= FACTORS[card]
        words = [Word(main.letters, main.place, main.direction, value(main.letters) * factor)]
        other = "down" if main.direction == "across" else "across"
        for place in main.places():
            letters, begin = self.line(grid, place, other)
            if place not in self.grid and len(letters) > 1:
                scope = factor if self.options["premium_scope"] == "all" else 1
                words.append(Word(letters, begin, other, value(letters) * scope))
        return words

    def fulfilling(self, words: list[Word], card: str, named: str | None = None) -> list[str]:
        """Give the words that fulfil a condition, of those that count for it (S6)."""
        among = words[:1] if self.options["cond_word"] == "main" else words
        wanted = [word.letters for word in among if named is None or word.letters.upper() == named.upper()]
        return [letters for letters in wanted if fulfils(card, letters)]

    def faults(self, seat: int, move: str) -> set[str]:
        """Give the codes of which one is told; of the many faults that a place may have (S3) any may be told first."""
        verb, *rest = move.split()
        if self.reason is not None:
            return {"game_over"}
        is_turn = verb in ("lay", "exchange", "pass")
        if is_turn != (self.waiting is None) or (verb == "check" and self.options["auto_check"]):
            return {"wrong_phase"}
        if seat not in self.to_act():
            return {"not_your_turn"}
        if verb == "lay":
            return self.lay_faults(move)
        if verb == "exchange":
            return self.exchange_faults(rest)
        return self.condition_faults(seat, *rest) if verb == "condition" else set()

    def lay_faults(self, move: str) -> set[str]:
        main, factors, conditions = self.read_lay(move)
        places = list(zip(main.places(), main.letters, strict=True))
        laid = {place: letter for place, letter in places if place not in self.grid}
        cards = [*("*" if letter.islower() else letter for letter in laid.values()), *factors, *conditions]
        if Counter(cards) - Counter(self.hands[self.turn]):
            return {"not_yours"}
        if faults := self.place_faults(main, laid):
            return faults
        if factors and not self.grid:
            return {"bonus_not_allowed"}
        if (len(factors) > 1 and self.options["premium_stack"] == "one") or (
            len(conditions) > 1 and self.options["cond_per_player"] == "one"
        ):
            return {"bonus_not_allowed"}
        words = self.words_of(main, factors)
        if not all(self.fulfilling(words, card) for card in conditions):
            return {"condition_not_met"}
        wrong = self.options["auto_check"] and not self.are_words(words)
        return {"not_a_word"} if wrong else set()

    def place_faults(self, main: Word, laid: Mapping[Place, str]) -> set[str]:
        """Give all that is wrong with where a word would lie (S3)."""
        faults, places, (right, down) = set(), main.places(), STEPS[main.direction]
        before, behind = (places[0][0] - right, places[0][1] - down), (places[-1][0] + right, places[-1][1] + down)
        if not laid:
            faults.add("uses_no_own_tile")
        if len(places) < 2:
            faults.add("too_short")
        against = any(
            self.grid.get(place, letter) != letter for place, letter in zip(places, main.letters, strict=True)
        )
        if against or before in self.grid or behind in self.grid:
            faults.add("crosses_badly")
        beside = {(column + right, row + down) for column, row in laid for right, down in ROUND_THE_PLACE}
        if self.grid and not beside & self.grid.keys():
            faults.add("does_not_connect")
        return faults

    def exchange_faults(self, cards: list[str]) -> set[str]:
        if Counter(cards) - Counter(self.hands[self.turn]):
            return {"not_yours"}
        count_all = self.options["exchange_counts"] == "cards"
        if sum(count_all or is_letter(card) for card in self.bag) < 7:
            return {"bag_too_small"}
        return {"exchanges_used"} if self.options["ranked"] and self.exchanges[self.turn] >= 3 else set()

    def condition_faults(self, seat: int, card: str, named: str | None = None) -> set[str]:
        assert self.waiting is not None
        words, played = self.waiting.words, [by for by, _, _ in self.waiting.conditions]
        if named is not None and named.upper() not in [word.letters.upper() for word in words]:
            return {"no_such_place"}
        if card not in self.hands[seat]:
            return {"not_yours"}
        if self.options["cond_per_player"] == "one" and seat in played:
            return {"bonus_not_allowed"}
        return set() if self.fulfilling(words, card, named) else {"condition_not_met"}

    def are_words(self, words: list[Word]) -> bool:
        return all(word.letters.lower() in self.words for word in words)

    def act(self, seat: int, move: str) -> None:
        """Make a move against which nothing speaks; after an exchange ``mixed`` goes on."""
        verb, *rest = move.split()
        if verb == "lay":
            self.lay(move)
        elif verb == "pass":
            self.pass_turn()
        elif verb == "exchange":
            for card in rest:
                self.hands[seat].remove(card)
            self.hands[seat] += self.bag[: len(rest)]
            self.bag = self.bag[len(rest) :] + rest
            self.exchanges[seat] += 1
            self.idle[seat] = 0
        elif verb == "condition":
            assert self.waiting is not None
            self.hands[seat].remove(rest[0])
            word = self.fulfilling(self.waiting.words, *rest)[0]
            self.waiting.conditions.append((seat, rest[0], word))
        else:
            self.answer(seat, verb)

    def mixed(self, bag: list[str]) -> None:
        """Take the bag as chance mixed it after an exchange (S11)."""
        assert sorted(bag) == sorted(self.bag)
        self.bag = list(bag)
        self.end_turn()

    def lay(self, move: str) -> None:
        main, factors, conditions = self.read_lay(move)
        places = zip(main.places(), main.letters, strict=True)
        laid = {place: letter for place, letter in places if place not in self.grid}
        words, seat = self.words_of(main, factors), self.turn
        played = [(seat, card, self.fulfilling(words, card)[0]) for card in conditions]
        for card in [*("*" if letter.islower() else letter for letter in laid.values()), *factors, *conditions]:
            self.hands[seat].remove(card)
        answers = ["accept" if up and rival != seat else None for rival, up in enumerate(self.time_up)]
        self.waiting = Waiting(seat, laid, factors, words, played, answers)
        self.stand_if_answered()

    def answer(self, seat: int, verb: str) -> None:
        assert self.waiting is not None
        if verb == "check" and not self.are_words(self.waiting.words):
            self.take_back()
            self.pass_turn()
            return
        self.waiting.answers[seat] = verb
        if verb == "check" and self.options["failed_check"] == "minus5":
            self.gain(seat, -5)
        if verb == "check" and self.options["failed_check"] == "lose_turn":
            self.lost_turns[seat] += 1
        self.stand_if_answered()

    def take_back(self) -> None:
        """Give all cards of a move back to their owners (S8)."""
        assert self.waiting is not None
        letters = ("*" if letter.islower() else letter for letter in self.waiting.laid.values())
        self.hands[self.waiting.seat] += [*letters, *self.waiting.factors]
        for seat, card, _ in self.waiting.conditions:
            self.hands[seat].append(card)
        self.waiting = None

    def stand_if_answered(self) -> None:
        waiting = self.waiting
        if waiting is None or self.to_act():
            return
        self.waiting = None
        self.gain(waiting.seat, self.points(waiting))
        self.grid |= waiting.laid
        self.removed += [*waiting.factors, *(card for _, card, _ in waiting.conditions)]
        if self.options["sweep"]:
            kept = {place for word in waiting.words for place in word.places()}
            swept = [self.grid.pop(place) for place in list(self.grid) if place not in kept]
            self.removed += ["*" if letter.islower() else letter for letter in swept]
        self.idle[waiting.seat] = 0
        if any(map(is_letter, [*self.hands[waiting.seat], *self.bag])):
            self.end_turn()
        else:
            self.end("out", waiting.seat)

    def pass_turn(self) -> None:
        self.idle[self.turn] += 1
        self.end_turn()

    def end_turn(self) -> None:
        """End a turn: hands are filled (S1), turns are skipped (S8, S16), or all are idle (S15)."""
        if min(self.idle) >= 2:
            self.end("all_idle")
            return
        if self.options["refill"] == "turn_end" and not self.time_up[self.turn]:
            self.fill()
        self.turn = (self.turn + 1) % self.seats
        while self.lost_turns[self.turn] or self.time_up[self.turn]:
            if self.lost_turns[self.turn]:
                self.lost_turns[self.turn] -= 1
            else:
                self.idle[self.turn] += 1
                if min(self.idle) >= 2:
                    self.end("all_idle")
                    return
            self.turn = (self.turn + 1) % self.seats
        if self.options["refill"] == "turn_start":
            self.fill()

    def fill(self) -> None:
        missing = max(0, 7 - len(self.hands[self.turn]))
        self.hands[self.turn] += self.bag[:missing]
        self.bag = self.bag[missing:]

    def flag(self, seat: int) -> None:
        """Take note that the time of a seat that had some is up (S16)."""
        self.time_up[seat] = True
        if all(self.time_up):
            self.end("time_up")
        elif self.turn == seat:
            if self.waiting is not None:
                self.take_back()
            self.pass_turn()
        elif self.waiting is not None and self.waiting.answers[seat] is None:
            self.waiting.answers[seat] = "accept"
            self.stand_if_answered()

    def end(self, reason: str, who_is_out: int | None = None) -> None:
        left = [value(hand) for hand in self.hands]
        for seat in range(self.seats):
            self.gain(seat, sum(left) if seat == who_is_out else -left[seat])
        self.reason = reason

    def shown(self) -> dict[str, Any]:
        """Give what a state holds; hands and removed cards sorted, a waiting move without its text."""
        return {
            "phase": "over" if self.reason else "lay" if self.waiting is None else "answer",
            "turn": self.turn,
            "to_act": self.to_act(),
            "scores": self.scores,
            "table": self.table(),
            "hands": [sorted(hand) for hand in self.hands],
            "bag": self.bag,
            "pending": None if self.waiting is None else self.shown_waiting(self.waiting),
            "idle": self.idle,
            "exchanges": self.exchanges,
            "time_up": self.time_up,
            "lost_turns": self.lost_turns,
            "removed": sorted(self.removed),
            "reason": self.reason,
            "winners": [seat for seat in range(self.seats) if self.reason and self.scores[seat] == max(self.scores)],
        }

    def shown_waiting(self, waiting: Waiting) -> dict[str, Any]:
        words = [
            {"word": word.letters, "column": word.place[0], "row": word.place[1]}
            | {"direction": word.direction, "points": word.points}
            for word in waiting.words
        ]
        played = [{"seat": seat, "card": card, "word": word} for seat, card, word in waiting.conditions]
        points = self.points(waiting)
        return {
            "seat": waiting.seat,
            "words": words,
            "points": points,
            "answers": waiting.answers,
            "conditions": played,
        }
