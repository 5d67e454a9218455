"""What a watcher may know of a table of Klepka, built field by field; a whole state that fits it; and its JSON."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from litera.core.draws import Stream
from litera.core.event import Json, Seat, Watcher, sees
from litera.games.klepka.moves import card_used
from litera.games.klepka.pack import Card
from litera.games.klepka.ruleset import Ruleset
from litera.games.klepka.state import Awaited, MadeWord, OpenVote, Phase, Reason, State, Swap, waited_for

HIDDEN = "?"


@dataclass(frozen=True, slots=True)
class View:
    """What one watcher may know.

    Of a hand they may not see, ``hands`` holds so many HIDDEN cards; ``grid`` has HIDDEN for a card that lies face
    down, which only the TABLE sees, and None for a gap.
    """

    watcher: Watcher
    phase: Phase
    turn: Seat
    to_act: tuple[Seat, ...]
    scores: tuple[int, ...]
    grid: tuple[Card | None, ...]
    hands: tuple[tuple[Card, ...], ...]
    discard: tuple[Card, ...]
    words: tuple[tuple[MadeWord, ...], ...]
    made: int
    flips: int
    bonus: int
    begun: bool
    passes: int
    vote: OpenVote | None
    swap: Swap | None
    awaited: Awaited
    reason: Reason | None

    @property
    def own_hand(self) -> tuple[Card, ...]:
        """The hand of the watcher's own seat; () for a watcher without one."""
        return self.hands[self.watcher] if isinstance(self.watcher, int) else ()

    @property
    def on_table(self) -> int:
        """The number of cards that lie face down."""
        return sum(card is not None for card in self.grid)


def view_of(ruleset: Ruleset, state: State, watcher: Watcher) -> View:
    """Build what a watcher may know: collected cards lie open unless the option hides them (K16)."""
    sees_all = all(sees(watcher, seat) for seat in range(ruleset.seats))
    is_open = [ruleset.hands == "open" or sees(watcher, seat) for seat in range(ruleset.seats)]
    sees_swap = state.swap is None or sees_all
    return View(
        watcher=watcher,
        phase=state.phase,
        turn=state.turn,
        to_act=waited_for(state),
        scores=state.scores,
        grid=tuple(card if sees_all or card is None else HIDDEN for card in state.grid),
        hands=tuple(hand if is_open[seat] else (HIDDEN,) * len(hand) for seat, hand in enumerate(state.hands)),
        discard=state.discard,
        words=state.words,
        made=state.made,
        flips=state.flips,
        bonus=state.bonus,
        begun=state.begun,
        passes=state.passes,
        vote=state.vote,
        swap=state.swap if sees_swap else None,
        awaited=state.awaited,
        reason=state.reason,
    )


def unseen(ruleset: Ruleset, view: View) -> tuple[Card, ...]:
    """Give the cards that the watcher cannot see, in the pack's order: on the table, and in hidden hands."""
    seen = Counter(card for hand in view.hands for card in hand if card != HIDDEN)
    seen.update(view.discard)
    seen.update(card for card in view.grid if card not in (None, HIDDEN))
    if view.vote is not None:
        seen.update(map(card_used, view.vote.cards))
    return tuple((Counter(ruleset.pack.cards) - seen).elements())


def resample(ruleset: Ruleset, view: View, stream: Stream) -> State:
    """Make a whole state that fits a view: hidden hands are drawn first, then what lies on the table.

    Letters lie on the table in even numbers: of the cards drawn for hidden hands the odd ones are completed by others
    of their letter where that is possible at all.
    """
    pool = list(stream.shuffled(unseen(ruleset, view)))
    hidden = sum(card == HIDDEN for hand in view.hands for card in hand)
    for_hands = _hand_cards(pool, hidden, stream)
    rest = iter(stream.shuffled(pool))
    drawn = iter(for_hands)
    return State(
        phase=view.phase,
        turn=view.turn,
        scores=view.scores,
        grid=tuple(next(rest) if card == HIDDEN else card for card in view.grid),
        hands=tuple(tuple(next(drawn) if card == HIDDEN else card for card in hand) for hand in view.hands),
        discard=view.discard,
        words=view.words,
        made=view.made,
        flips=view.flips,
        bonus=view.bonus,
        begun=view.begun,
        passes=view.passes,
        vote=view.vote,
        swap=view.swap,
        awaited=view.awaited,
        reason=view.reason,
    )


def _hand_cards(pool: list[Card], count: int, stream: Stream) -> tuple[Card, ...]:
    """Take so many cards out of the pool for hidden hands, so that each letter left in it is even in number."""
    counts = Counter(card[0] for card in pool if len(card) == 2)
    odd = [letter for letter, number in counts.items() if number % 2]
    taken = [_take(pool, letter) for letter in odd[:count]]
    while len(taken) < count:
        room = count - len(taken)
        # Letters come in pairs: a prize card fits while the rest of the room can be filled so.
        prizes = sum(len(card) == 1 for card in pool)
        choices = [card for card in pool if (prizes >= 2 - room % 2 if len(card) == 1 else room >= 2)]
        card = stream.choose(choices or pool)
        pool.remove(card)
        taken.append(card)
        if len(card) == 2 and room >= 2 and any(other[0] == card[0] for other in pool):
            taken.append(_take(pool, card[0]))
    return stream.shuffled(taken)


def _take(pool: list[Card], letter: str) -> Card:
    card = next(card for card in pool if card[0] == letter)
    pool.remove(card)
    return card


def write_view(ruleset: Ruleset, view: View) -> dict[str, Json]:
    """Write a view as the keys of a position, with turn, phase and scores."""
    rows = range(0, len(view.grid), ruleset.columns)
    return {
        "phase": view.phase.value,
        "turn": view.turn,
        "scores": list(view.scores),
        "grid": [list(view.grid[row : row + ruleset.columns]) for row in rows],
        "hands": [list(hand) for hand in view.hands],
        "made": view.made,
        "flips": view.flips,
        "bonus": view.bonus,
        "begun": view.begun,
        "words": [[{"word": made.word, "points": made.points} for made in sheet] for sheet in view.words],
        "passes": view.passes,
        "vote": _vote_json(view.vote),
    }


def _vote_json(vote: OpenVote | None) -> Json:
    if vote is None:
        return None
    votes: list[Json] = [None if accepts is None else "yes" if accepts else "no" for accepts in vote.votes]
    return {"word": vote.word, "cards": list(vote.cards), "votes": votes, "back_to": vote.back_to.value}
