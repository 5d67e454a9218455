"""Crazy Eights: match the top card by suit or rank; an eight goes on anything; the first empty hand wins."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, ClassVar, NamedTuple

import msgspec

from litera.core.draws import Stream
from litera.core.event import Event, Json, Onlooker, Seat, Secret, Watcher, sees
from litera.core.game import CHANCE, Legal, Outcome, Rules, TimeUp, Turn, all_of, refuse_time_up
from litera.core.message import Message, SeatName, message
from litera.core.notation import Notation
from litera.core.options import number
from litera.core.refusal import Code, Refusal, bad_move, bad_position, refuse
from litera.core.voice import Voice
from litera.games.game import Binding, Game

PACK = tuple(rank + suit for suit in "CDHS" for rank in "A23456789TJQK")
HIDDEN = "?"


class Fault(StrEnum):
    """What this game alone refuses."""

    DOES_NOT_FIT = "does_not_fit"


@dataclass(frozen=True, slots=True)
class State:
    """What a watcher knows, the table all; the rest is HIDDEN. The pile's last is on top, the stock's first next."""

    hands: tuple[tuple[str, ...], ...]
    stock: tuple[str, ...]
    pile: tuple[str, ...]
    turn: int
    passes: int = 0
    watcher: Watcher = Onlooker.TABLE


class Move(NamedTuple):
    """A player's ``play 8S``, ``draw`` or ``pass``, or chance's ``shuffle 7H 2C ...``: the first one deals."""

    verb: str
    cards: tuple[str, ...] = ()


def points(cards: Iterable[str]) -> int:
    """Count what cards cost that are left in a hand: an eight 50, court cards and tens 10, others their number."""
    return sum(50 if card[0] == "8" else min("A23456789TJQK".index(card[0]) + 1, 10) for card in cards)


class EightsRules(Rules[State, Move | TimeUp, State]):
    """The state machine, and who sees what of it."""

    def __init__(self, binding: Binding) -> None:
        self.seats, self._size = binding.seats, int(binding.options["cards"])
        self.notation, self.voice = EightsNotation(self), EightsVoice()

    def start(self) -> State:
        return State(((),) * self.seats, stock=(), pile=(), turn=0)

    def turn(self, state: State) -> Turn:
        if self.outcome(state) is not None:
            return Turn()
        # Where only the top card is left, there is nothing to shuffle.
        return CHANCE if not state.stock and len(state.pile) != 1 else Turn((state.turn,))

    def draw(self, state: State, stream: Stream) -> Move:
        kept = {card for hand in (*state.hands, state.pile[-1:]) for card in hand}
        return Move("shuffle", stream.shuffled([card for card in PACK if card not in kept]))

    def legal(self, state: State, seat: Seat) -> Legal[Move | TimeUp]:
        moves = (*(Move("play", (card,)) for card in state.hands[seat]), Move("draw"), Move("pass"))
        return all_of(tuple(move for move in moves if self.why_not(state, seat, move) is None))

    def why_not(self, state: State, seat: Seat, move: Move | TimeUp) -> Refusal | None:
        if self.outcome(state) is not None:
            return refuse(Code.GAME_OVER)
        if isinstance(move, TimeUp):
            return refuse_time_up()
        if seat != state.turn:
            return refuse(Code.NOT_YOUR_TURN)
        match move:
            case Move("play", (card,)) if card not in state.hands[seat]:
                return refuse(Code.NOT_YOURS, cards=card)
            case Move("play", (card,)) if card[0] != "8" and not set(card) & set(state.pile[-1]):
                return refuse(Fault.DOES_NOT_FIT, key="crazy_eights-refusal-fit", face=card, top=state.pile[-1])
            case Move("draw") if not state.stock:
                return refuse(Code.BAG_TOO_SMALL, key="crazy_eights-refusal-empty")
            case Move("pass") if state.stock:
                return refuse(Code.WRONG_PHASE, key="crazy_eights-refusal-pass")
        return None

    def apply(self, state: State, seat: Seat | None, move: Move | TimeUp) -> tuple[State, tuple[Event, ...]]:
        assert isinstance(move, Move), "time that is up is refused"
        if seat is None:
            return self._shuffled(state, move.cards)
        before, hand, after = state.hands[:seat], state.hands[seat], state.hands[seat + 1 :]
        following = replace(state, turn=(seat + 1) % self.seats, passes=0)
        if move.verb == "pass":
            return replace(following, passes=state.passes + 1), (Event("passed", seat),)
        if move.verb == "draw":
            card, *rest = state.stock
            hands = (*before, tuple(sorted((*hand, card))), *after)
            drew = Event("drew", seat, {"card": Secret(card, HIDDEN, {seat})})
            return replace(following, hands=hands, stock=tuple(rest)), (drew,)
        (card,) = move.cards
        hands = (*before, tuple(held for held in hand if held != card), *after)
        played = Event("played", seat, {"card": card, "left": len(hand) - 1})
        return replace(following, hands=hands, pile=(*state.pile, card)), (played,)

    def _shuffled(self, state: State, order: tuple[str, ...]) -> tuple[State, tuple[Event, ...]]:
        if state.pile:
            return replace(state, stock=order, pile=state.pile[-1:]), (Event("shuffled", None),)
        hands = tuple(tuple(sorted(order[self._size * seat :][: self._size])) for seat in range(self.seats))
        dealt = (Event("dealt", seat, {"cards": Secret([*hand], HIDDEN, {seat})}) for seat, hand in enumerate(hands))
        top, *stock = order[self._size * self.seats :]
        return replace(state, hands=hands, stock=tuple(stock), pile=(top,)), tuple(dealt)

    def outcome(self, state: State) -> Outcome | None:
        if not state.pile or (all(state.hands) and state.passes < self.seats):
            return None
        fewest = min(map(points, state.hands))
        winners = tuple(seat for seat, hand in enumerate(state.hands) if points(hand) == fewest)
        return Outcome(winners, "blocked" if all(state.hands) else "finished")

    def scores(self, state: State) -> tuple[int, ...]:
        """Give the winners what all hands cost, at the end: earlier, it would give the hands away."""
        outcome = self.outcome(state)
        won = points(card for hand in state.hands for card in hand) if outcome else 0
        return tuple(won * (outcome is not None and seat in outcome.winners) for seat in range(self.seats))

    def view(self, state: State, watcher: Watcher) -> State:
        over, stock = self.outcome(state) is not None, state.stock
        hands = tuple(
            hand if over or sees(watcher, seat) else (HIDDEN,) * len(hand) for seat, hand in enumerate(state.hands)
        )
        stock = stock if watcher is Onlooker.TABLE else (HIDDEN,) * len(stock)
        return State(hands, stock, state.pile, state.turn, state.passes, watcher)

    def resample(self, view: State, stream: Stream) -> State:
        seen = {card for cards in (*view.hands, view.stock, view.pile) for card in cards}
        unseen = iter(stream.shuffled([card for card in PACK if card not in seen]))
        whole = [[next(unseen) if card == HIDDEN else card for card in cards] for cards in (*view.hands, view.stock)]
        *hands, stock = map(tuple, whole)
        return State(tuple(tuple(sorted(hand)) for hand in hands), stock, view.pile, view.turn, view.passes)


class EightsNotation(Notation[State, Move | TimeUp, State]):
    """Moves as text, views and positions as JSON."""

    position_keys = frozenset({"hands", "stock", "pile", "passes"})
    hands_key = "hands"

    def __init__(self, rules: EightsRules) -> None:
        self._rules = rules

    def read_move(self, text: str) -> Move:
        verb, *cards = text.split(" ")
        if (verb, len(cards)) not in (("play", 1), ("draw", 0), ("pass", 0)) or not set(cards) <= set(PACK):
            raise bad_move("crazy_eights-bad-move")
        return Move(verb, tuple(cards))

    def read_draw(self, text: str) -> Move:
        if not set((cards := text.split(" "))[1:]) <= set(PACK) or cards[0] != "shuffle":
            raise bad_move("crazy_eights-bad-move")
        return Move("shuffle", tuple(cards[1:]))

    def write_move(self, move: Move | TimeUp) -> str:
        return " ".join((move.verb, *move.cards)) if isinstance(move, Move) else ""

    def write_view(self, view: State) -> dict[str, Json]:
        return {
            "phase": "play" if self._rules.outcome(view) is None else "over",
            "turn": view.turn,
            "scores": [*self._rules.scores(view)],
            "hands": [[*hand] for hand in view.hands],
            "stock": len(view.stock) if HIDDEN in view.stock else [*view.stock],
            "pile": [*view.pile],
            "passes": view.passes,
        }

    def read_position(self, position: Mapping[str, Any]) -> State:
        try:
            state = msgspec.convert({"turn": 0, **position}, State)
        except msgspec.ValidationError as error:
            raise bad_position("crazy_eights-bad-position") from error
        cards = sorted(card for cards in (*state.hands, state.stock, state.pile) for card in cards)
        outcome, is_right = self._rules.outcome(state), cards == sorted(PACK) and 0 <= state.turn < self._rules.seats
        written = {**self.write_view(state), "reason": outcome and outcome.reason}
        if not is_right or not state.pile or any(written[key] != value for key, value in position.items()):
            raise bad_position("crazy_eights-bad-position")
        return state


class EightsVoice(Voice[Move | TimeUp, State]):
    """What is seen and what happened, in sentences of texts/."""

    importance: ClassVar = {"dealt": 3, "shuffled": 2, "played": 1, "drew": 1, "passed": 1}

    def describe(self, view: State, topic: str, argument: str) -> tuple[Message, ...]:
        table = message("crazy_eights-table", top="".join(view.pile[-1:]), count=len(view.stock))
        if topic == "table":
            hands = enumerate(view.hands)
            return (table, *(message("crazy_eights-held", name=SeatName(at), count=len(hand)) for at, hand in hands))
        own = (message("crazy_eights-hand", held=view.hands[view.watcher]),) if isinstance(view.watcher, int) else ()
        return own if topic == "hand" else (*own, table) if topic == "now" else ()

    def narrate(self, told: Mapping[str, Any]) -> Message | None:
        if told["kind"] == "dealt":
            return None
        kind = "drew-hidden" if told.get("card") == HIDDEN else told["kind"]
        who = {} if told["seat"] is None else {"name": SeatName(told["seat"])}
        return message(f"crazy_eights-{kind}", **who, face=told.get("card", ""), count=told.get("left", 0))


GAME = Game(
    "crazy_eights",
    range(2, 6),
    (number("cards", 5, lowest=3, highest=8),),
    (),
    EightsRules,
    EightsNotation,
    tuple(Fault),
)
