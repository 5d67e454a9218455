"""Thimbles, a game as another package could bring it: hidden hands, a hidden stock, chance in mid-game.

Twelve numbered cards, three in each hand. A turn plays a card for its points, draws one from the stock, or passes when
the stock is empty. A seat wins alone as soon as it has the points of the option ``goal``; else, when no hand holds a
card or all have passed in a row, those with the most points win. With the option ``timed`` a seat whose time is up
misses its turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, TypeAlias

from litera.core.draws import Stream
from litera.core.event import Event, Json, Onlooker, Seat, Secret, Watcher, sees
from litera.core.game import CHANCE, Legal, Outcome, Rules, TimeUp, Turn, all_of, refuse_time_up
from litera.core.message import Message, SeatName, message
from litera.core.notation import Notation
from litera.core.options import number, switch
from litera.core.refusal import Code, Refusal, bad_move, bad_position, refuse
from litera.core.voice import Voice
from litera.games.game import Binding, Game

PACK = tuple(range(1, 13))
HAND = 3


@dataclass(frozen=True, slots=True)
class Play:
    card: int


@dataclass(frozen=True, slots=True)
class Draw:
    pass


@dataclass(frozen=True, slots=True)
class Pass:
    pass


@dataclass(frozen=True, slots=True)
class Mix:
    """Chance mixes the stock; at the start of a game the hands are dealt from it at once."""

    order: tuple[int, ...]


ToyMove: TypeAlias = Play | Draw | Pass | TimeUp | Mix


@dataclass(frozen=True, slots=True)
class ToyState:
    hands: tuple[tuple[int, ...], ...]
    stock: tuple[int, ...]
    table: tuple[int, ...]
    scores: tuple[int, ...]
    turn: int
    passes: int
    mixed: bool
    dealt: bool


@dataclass(frozen=True, slots=True)
class ToyView:
    watcher: Watcher
    hands: tuple[tuple[int | None, ...], ...]
    stock: tuple[int, ...] | int
    table: tuple[int, ...]
    scores: tuple[int, ...]
    turn: int
    passes: int
    over: bool


class ToyRules(Rules[ToyState, ToyMove, ToyView]):
    def __init__(self, binding: Binding) -> None:
        self.seats = binding.seats
        self.notation = ToyNotation(self)
        self.voice = ToyVoice()
        self._goal = int(binding.options["goal"])
        self._timed = bool(binding.options["timed"])

    def start(self) -> ToyState:
        nothing: tuple[tuple[int, ...], ...] = ((),) * self.seats
        return ToyState(nothing, PACK, (), (0,) * self.seats, 0, 0, mixed=False, dealt=False)

    def turn(self, state: ToyState) -> Turn:
        if not state.mixed:
            return CHANCE
        return Turn() if self.outcome(state) else Turn((state.turn,))

    def draw(self, state: ToyState, stream: Stream) -> ToyMove:
        return Mix(stream.shuffled(state.stock))

    def legal(self, state: ToyState, seat: Seat) -> Legal[ToyMove]:
        if seat not in self.turn(state).seats:
            return Legal()
        return all_of((*map(Play, state.hands[seat]), Draw() if state.stock else Pass()))

    def why_not(self, state: ToyState, seat: Seat, move: ToyMove) -> Refusal | None:
        if self.outcome(state) is not None:
            return refuse(Code.GAME_OVER)
        if isinstance(move, TimeUp) and not self._timed:
            return refuse_time_up()
        if seat != state.turn:
            return refuse(Code.NOT_YOUR_TURN)
        match move:
            case Play(card) if card not in state.hands[seat]:
                return refuse(Code.NOT_YOURS, cards=str(card))
            case Draw() if not state.stock:
                return refuse(Code.BAG_TOO_SMALL, key="thimbles-refusal-empty")
            case Pass() if state.stock:
                return refuse(Code.WRONG_PHASE)
        return None

    def apply(self, state: ToyState, seat: Seat | None, move: ToyMove) -> tuple[ToyState, tuple[Event, ...]]:
        if isinstance(move, Mix):
            return self._mixed(state, move.order)
        assert seat is not None
        hand = state.hands[seat]
        following = replace(state, turn=(seat + 1) % self.seats, passes=0)
        match move:
            case Play(card):
                rest = tuple(held for held in hand if held != card)
                scores = tuple(score + card * (of == seat) for of, score in enumerate(state.scores))
                following = replace(following, scores=scores, table=(*state.table, card))
                return _with_hand(following, seat, rest), (Event("played", seat, {"card": card}),)
            case Draw():
                taken, *left = state.stock
                grown = tuple(sorted((*hand, taken)))
                event = Event("drawn", seat, {"card": Secret(taken, "?", {seat})})
                return _with_hand(replace(following, stock=tuple(left)), seat, grown), (event,)
        return replace(following, passes=state.passes + 1), (Event("waited", seat),)

    def _mixed(self, state: ToyState, order: tuple[int, ...]) -> tuple[ToyState, tuple[Event, ...]]:
        if state.dealt:
            return replace(state, stock=order, mixed=True), (Event("mixed", None),)
        hands = tuple(tuple(sorted(order[seat * HAND : (seat + 1) * HAND])) for seat in range(self.seats))
        stock = order[self.seats * HAND :]
        dealt = [Event("dealt", seat, {"cards": Secret(list(hand), "?", {seat})}) for seat, hand in enumerate(hands)]
        return replace(state, hands=hands, stock=stock, mixed=True, dealt=True), tuple(dealt)

    def outcome(self, state: ToyState) -> Outcome | None:
        best = tuple(seat for seat, score in enumerate(state.scores) if score == max(state.scores))
        if max(state.scores) >= self._goal:
            return Outcome(best, "goal")
        if state.dealt and state.mixed and (not any(state.hands) or state.passes >= self.seats):
            return Outcome(best, "finished")
        return None

    def scores(self, state: ToyState) -> tuple[int, ...]:
        return state.scores

    def view(self, state: ToyState, watcher: Watcher) -> ToyView:
        hands: tuple[tuple[int | None, ...], ...] = tuple(
            hand if sees(watcher, seat) else (None,) * len(hand) for seat, hand in enumerate(state.hands)
        )
        stock = state.stock if watcher is Onlooker.TABLE else len(state.stock)
        over = self.outcome(state) is not None
        return ToyView(watcher, hands, stock, state.table, state.scores, state.turn, state.passes, over)

    def resample(self, view: ToyView, stream: Stream) -> ToyState:
        seen = {card for hand in view.hands for card in hand} | set(view.table)
        if not isinstance(view.stock, int):
            seen |= set(view.stock)
        unseen = list(stream.shuffled([card for card in PACK if card not in seen]))
        hands = tuple(tuple(sorted(unseen.pop() if card is None else card for card in hand)) for hand in view.hands)
        size = view.stock if isinstance(view.stock, int) else len(view.stock)
        stock = tuple(unseen[:size]) if isinstance(view.stock, int) else view.stock
        return ToyState(hands, stock, view.table, view.scores, view.turn, view.passes, mixed=True, dealt=True)


def _with_hand(state: ToyState, seat: Seat, hand: tuple[int, ...]) -> ToyState:
    return replace(state, hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]))


def _numbers(value: Any) -> tuple[int, ...]:
    if not isinstance(value, list) or not all(type(number) is int and number >= 0 for number in value):
        raise bad_position("thimbles-refusal-position")
    return tuple(value)


def _card(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text[:3]) in PACK and str(int(text[:3])) == text):
        raise bad_move("thimbles-refusal-unreadable")
    return int(text)


class ToyNotation(Notation[ToyState, ToyMove, ToyView]):
    position_keys = frozenset({"hands", "stock", "table", "passes"})
    hands_key = "hands"

    def __init__(self, rules: ToyRules) -> None:
        self._rules = rules

    def read_move(self, text: str) -> ToyMove:
        match text.split(" "):
            case ["draw"]:
                return Draw()
            case ["pass"]:
                return Pass()
            case ["play", card]:
                return Play(_card(card))
        raise bad_move("thimbles-refusal-unreadable")

    def read_draw(self, text: str) -> ToyMove:
        match text.split(" "):
            case ["mix", *cards]:
                return Mix(tuple(map(_card, cards)))
        raise bad_move("thimbles-refusal-unreadable")

    def write_move(self, move: ToyMove) -> str:
        match move:
            case Play(card):
                return f"play {card}"
            case Mix(order):
                return " ".join(("mix", *map(str, order)))
            case Draw():
                return "draw"
        return "pass"

    def forgive(self, view: ToyView, text: str) -> str:
        return text.lower()

    def write_view(self, view: ToyView) -> dict[str, Json]:
        return {
            "phase": "over" if view.over else "play",
            "turn": view.turn,
            "scores": list(view.scores),
            "hands": [["?" if card is None else card for card in hand] for hand in view.hands],
            "stock": view.stock if isinstance(view.stock, int) else list(view.stock),
            "table": list(view.table),
            "passes": view.passes,
        }

    def read_position(self, position: Mapping[str, Any]) -> ToyState:
        hands = tuple(tuple(sorted(_numbers(hand))) for hand in position["hands"])
        table = _numbers(position.get("table", []))
        used = [card for hand in hands for card in hand] + list(table)
        rest = [card for card in PACK if card not in used]
        stock = _numbers(position.get("stock", rest))
        scores = _numbers(position.get("scores", [0] * self._rules.seats))
        turn, passes = _numbers([position.get("turn", 0), position.get("passes", 0)])
        cards = [*used, *stock]
        if len(cards) != len(set(cards) & set(PACK)) or len(scores) != self._rules.seats or turn >= self._rules.seats:
            raise bad_position("thimbles-refusal-position")
        state = ToyState(hands, stock, table, scores, turn, passes, mixed="stock" in position, dealt=True)
        outcome = self._rules.outcome(state)
        reached = ("over", outcome.reason) if outcome else ("play", None)
        given = tuple(position.get(key, value) for key, value in zip(("phase", "reason"), reached, strict=True))
        if given != reached:
            raise bad_position("thimbles-refusal-position")
        return state


class ToyVoice(Voice[ToyMove, ToyView]):
    importance: ClassVar = {"dealt": 2, "mixed": 3, "played": 1, "drawn": 2, "waited": 1}

    def describe(self, view: ToyView, topic: str, argument: str) -> tuple[Message, ...]:
        if topic not in ("table", "hand", "bag", "now", "word", "spell"):
            return ()
        return tuple(message("score", name=SeatName(seat), points=len(hand)) for seat, hand in enumerate(view.hands))

    def narrate(self, told: Mapping[str, Any]) -> Message | None:
        if told["seat"] is None:
            return None
        return message("score", name=SeatName(told["seat"]), points=str(told.get("card", "–")))


GAME = Game(
    id="thimbles",
    seats=range(2, 5),
    options=(number("goal", 30, lowest=5, highest=80), switch("timed")),
    lexicons=(),
    rules=ToyRules,
    notation=ToyNotation,
)
