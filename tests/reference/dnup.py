"""dnup once more, from the rules alone: cards are their texts, hands are lists, and nothing is quick or clever."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

Place = tuple[int, int]
"""A seat, and its area: with two seats 1 or 2, else 1."""

NINES = {(value, 9) for value in range(1, 9)}
EIGHTS = {(value, 8) for value in range(1, 8)}
FLAT = {(1, 2)}
LEFT_OUT = {2: NINES | EIGHTS | FLAT, 3: NINES | FLAT, 4: set(), 5: FLAT}


def pack(seats: int) -> set[tuple[int, int]]:
    """Give the cards of a round, lower values first (D1)."""
    return set(combinations(range(1, 10), 2)) - LEFT_OUT[seats]


def values(card: str) -> tuple[int, int]:
    active, other = card.split("/")
    return int(active), int(other)


def turned(cards: list[str]) -> list[str]:
    return [f"{other}/{active}" for active, other in map(values, cards)]


class Game:
    """A table that is changed by every move; set up from a state as JSON."""

    def __init__(self, state: Mapping[str, Any], options: Mapping[str, Any]) -> None:
        self.options = options
        self.hands: list[list[str]] = [list(hand) for hand in state["hands"]]
        self.seats = len(self.hands)
        self.areas = 2 if self.seats == 2 else 1
        self.sets: dict[Place, list[str]] = {}
        for seat, lying in enumerate(state["sets"]):
            for area, cards in enumerate(lying if self.areas == 2 else [lying], 1):
                self.sets[seat, area] = list(cards)
        self.gone: list[str] = list(state["gone"])
        self.out: list[int] = list(state["out"])
        self.scores: list[int] = list(state["scores"])
        self.turn: int = state["turn"]
        self.area: int = state["area"] if self.areas == 2 else 1
        self.round: int = state["round"]
        self.round_turns: int = state["round_turns"]
        self.turned: bool = state["turned"]
        self.over = False
        self.is_dealt = True

    def written(self, place: Place) -> str:
        return f"{place[0]}.{place[1]}" if self.areas == 2 else str(place[0])

    def of_size(self, size: int, place: Place) -> Place | None:
        """Give the place of the other set of so many cards."""
        found = [other for other, cards in self.sets.items() if other != place and len(cards) == size]
        assert len(found) <= 1
        return found[0] if found else None

    def can_lie(self, place: Place, cards: list[str]) -> bool:
        """Say whether a set can lie at a place (D5)."""
        other = self.of_size(len(cards), place)
        return other is None or values(cards[0])[0] > values(self.sets[other][0])[0]

    def may_turn(self) -> bool:
        first = self.round_turns < self.seats
        return bool(self.options["free_first_rotation"]) and first and not self.turned

    def legal(self, seat: int) -> set[str]:
        """List all moves; of A every choice of cards of one value is tried."""
        if self.over or seat != self.turn:
            return set()
        hand, own = sorted(self.hands[seat]), (seat, self.area)
        moves = {"D"} | ({"turn"} if self.may_turn() else set())
        for value in range(1, 10):
            cards = [card for card in hand if values(card)[0] == value]
            for size in range(1, len(cards) + 1):
                for chosen in combinations(cards, size):
                    if self.can_lie(own, list(chosen)):
                        moves.add(f"A {' '.join(chosen)}")
        for place, cards in self.sets.items():
            if cards and place[0] != seat:
                moves.add(f"C {self.written(place)}")
                for card in hand:
                    if values(card)[0] == values(cards[0])[0] and self.can_lie(place, [*cards, card]):
                        moves.add(f"B {card} {self.written(place)}")
        return moves

    def act(self, move: str) -> None:
        """Make a legal move."""
        verb, *words = move.split(" ")
        me = self.turn
        if verb in ("D", "turn"):
            self.hands[me] = turned(self.hands[me])
        elif verb == "C":
            place = self.place(words[0])
            self.hands[me] += turned(self.sets[place])
            self.sets[place] = []
        elif verb == "A":
            self.put((me, self.area), words)
        else:
            self.put(self.place(words[1]), [words[0]])
        if verb == "turn":
            self.turned = True
        else:
            self.end_turn()

    def place(self, text: str) -> Place:
        numbers = [int(number) for number in text.split(".")]
        return (numbers[0], numbers[1]) if self.areas == 2 else (numbers[0], 1)

    def put(self, place: Place, cards: list[str]) -> None:
        me = self.turn
        for card in cards:
            self.hands[me].remove(card)
        grown = [*self.sets[place], *cards]
        beaten = self.of_size(len(grown), place)
        self.sets[place] = grown
        if beaten is None:
            return
        owner, lower = beaten[0], self.sets[beaten]
        self.sets[beaten] = []
        has_just_won = owner == me and not self.hands[me] and not self.options["own_return_first"]
        if owner in self.out or has_just_won:
            self.gone += lower
        else:
            self.hands[owner] += turned(lower)

    def end_turn(self) -> None:
        me = self.turn
        self.round_turns += 1
        self.turned = False
        if not self.hands[me]:
            self.scores[me] += 1 if self.seats == 2 or self.out else 2
            self.out.append(me)
            if self.scores[me] >= (2 if self.seats == 2 else 4):
                self.over = True
                return
            if self.seats == 2 or len(self.out) == 2:
                self.end_round()
                return
        if self.round_turns == self.options["round_turn_limit"]:
            self.end_round()
        elif self.areas == 2 and self.area == 1:
            self.area = 2
            self.leave()
        else:
            self.area = 1
            self.turn = (me + 1) % self.seats
            self.leave()
            while self.turn in self.out:
                self.turn = (self.turn + 1) % self.seats
                self.leave()

    def leave(self) -> None:
        """Let the set of the turn leave (D2, D14)."""
        self.gone += self.sets[self.turn, self.area]
        self.sets[self.turn, self.area] = []

    def end_round(self) -> None:
        self.round += 1
        self.is_dealt = False

    def deal(self, hands: list[list[str]]) -> None:
        """Take the hands of a new round, after they were seen to be a deal of it (D1, D16)."""
        assert sorted(tuple(sorted(values(card))) for hand in hands for card in hand) == sorted(pack(self.seats))
        assert len({len(hand) for hand in hands}) == 1
        self.hands = [list(hand) for hand in hands]
        self.sets = {place: [] for place in self.sets}
        self.gone, self.out = [], []
        self.round_turns = 0
        self.area = self.areas
        self.turn = next(seat for seat, hand in enumerate(hands) if {"1/5", "5/1"} & set(hand))
        self.is_dealt = True

    def shown(self) -> dict[str, Any]:
        """Show the table as its state is shown, with all cards sorted."""
        lying = {place: sorted(cards) for place, cards in self.sets.items()}
        by_seat = [[lying[seat, area] for area in range(1, self.areas + 1)] for seat in range(self.seats)]
        return {
            "hands": [sorted(hand) for hand in self.hands],
            "sets": by_seat if self.areas == 2 else [areas[0] for areas in by_seat],
            "gone": sorted(self.gone),
            "out": self.out,
            "scores": self.scores,
            "turn": self.turn,
            "round": self.round,
            "round_turns": self.round_turns,
            "turned": self.turned,
            "over": self.over,
            "to_act": [] if self.over else [self.turn],
            **({"area": self.area} if self.areas == 2 else {}),
        }
