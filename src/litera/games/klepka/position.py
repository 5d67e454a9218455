"""A position as JSON becomes a state, or is refused with the first thing in it that cannot be (``bad_position``)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from litera.core.message import Written
from litera.core.reading import Reader
from litera.core.refusal import Code
from litera.games.klepka.course import end_if_stuck
from litera.games.klepka.finding import is_stuck
from litera.games.klepka.making import fits
from litera.games.klepka.moves import Use, card_used
from litera.games.klepka.pack import Card, is_letter, letter_of
from litera.games.klepka.ruleset import Ruleset
from litera.games.klepka.state import Awaited, MadeWord, OpenVote, Phase, Reason, State, waited_for

POSITION_KEYS = frozenset(
    {"grid", "hands", "scores", "turn", "phase", "made", "flips", "bonus", "begun", "words", "passes", "vote"}
)
POSITION = Reader(Code.BAD_POSITION, "klepka-position")
_FARTHEST = 1_000_000
_VOTES = {None: None, "yes": True, "no": False}


def read_position(ruleset: Ruleset, position: Mapping[str, Any]) -> State:
    """Set up a state; a grid that is left out is the rest of the pack, mixed. Raises SetupError (``bad_position``)."""
    seats = ruleset.seats
    hands = tuple(_cards(ruleset, "hands", hand) for hand in position["hands"])
    turn = POSITION.number("turn", position.get("turn", 0), lowest=0, highest=seats - 1)
    vote = _vote(ruleset, position.get("vote"), turn)
    aside = () if vote is None else tuple(map(card_used, vote.cards))
    grid, awaited = _grid(ruleset, position, (*(card for hand in hands for card in hand), *aside))
    made = POSITION.number("made", position.get("made", 0), lowest=0, highest=_FARTHEST)
    phase = _phase(position, is_empty=not any(grid), holds=bool(hands[turn]))
    state = State(
        phase=phase,
        turn=turn,
        scores=_scores(seats, position.get("scores", [0] * seats)),
        grid=grid,
        hands=hands,
        discard=_discard(ruleset, grid, hands, aside),
        words=_words(ruleset, position.get("words", [[]] * seats)),
        made=made,
        flips=_pairs(position, "flips", ruleset.pairs_due(made) if phase is Phase.FLIP else 0),
        bonus=_pairs(position, "bonus", 1 if phase is Phase.BONUS else 0),
        begun=_begun(position, phase, made=made, holds=bool(hands[turn])),
        passes=POSITION.number("passes", position.get("passes", 0), lowest=0, highest=seats),
        vote=vote,
        swap=None,
        awaited=awaited,
        reason=_reason(position.get("reason")),
    )
    if state.phase is Phase.OVER and state.reason is None:
        state = replace(state, reason=_likely_reason(ruleset, state))
    _check(ruleset, state)
    if state.reason is not None and not _is_true(ruleset, state, state.reason):
        raise POSITION.fault("reason-untrue")
    return end_if_stuck(ruleset, state)[0]


def _phase(position: Mapping[str, Any], *, is_empty: bool, holds: bool) -> Phase:
    left_out = Phase.LAST_WORDS if is_empty else Phase.WORDS if holds else Phase.FLIP
    return Phase(POSITION.choice("phase", position.get("phase", left_out.value), Phase))


def _pairs(position: Mapping[str, Any], key: str, left_out: int) -> int:
    """Read the pairs of a phase: at least one in it, none outside of it."""
    return POSITION.number(
        key, position.get(key, left_out), lowest=min(left_out, 1), highest=_FARTHEST if left_out else 0
    )


def _begun(position: Mapping[str, Any], phase: Phase, *, made: int, holds: bool) -> bool:
    """Read whether the seat on turn has begun (K18).

    It follows from the rest but for flips with an empty hand: chaos may have emptied it before ``done``.
    """
    must = made > 0 or phase is Phase.BONUS or (phase is Phase.FLIP and holds)
    begun = position.get("begun", must)
    if not isinstance(begun, bool) or begun < must or (begun > must and phase not in (Phase.FLIP, Phase.OVER)):
        raise POSITION.fault("begun")
    return begun


def _card(ruleset: Ruleset, where: str, value: Any) -> Card:
    card = ruleset.lexicon.alphabet.normalise(value) if isinstance(value, str) else ""
    if card not in ruleset.pack.cards:
        raise POSITION.fault("card", where=where, card=Written(str(value)[:40]))
    return card


def _cards(ruleset: Ruleset, where: str, value: Any) -> tuple[Card, ...]:
    return tuple(_card(ruleset, where, card) for card in POSITION.entries(where, value))


def _scores(seats: int, value: Any) -> tuple[int, ...]:
    return tuple(
        POSITION.number("scores", score, lowest=-_FARTHEST, highest=_FARTHEST)
        for score in POSITION.as_many("scores", value, seats)
    )


def _grid(
    ruleset: Ruleset, position: Mapping[str, Any], elsewhere: tuple[Card, ...]
) -> tuple[tuple[Card | None, ...], Awaited]:
    if "grid" not in position:
        rest = tuple((Counter(ruleset.pack.cards) - Counter(elsewhere)).elements())
        return (*rest, *(None,) * (ruleset.rows * ruleset.columns - len(rest))), Awaited.SHUFFLE
    rows = POSITION.as_many("grid", position["grid"], ruleset.rows)
    cells = [cell for row in rows for cell in POSITION.as_many("grid", row, ruleset.columns)]
    return tuple(None if cell is None else _card(ruleset, "grid", cell) for cell in cells), Awaited.PLAYERS


def _discard(
    ruleset: Ruleset, grid: tuple[Card | None, ...], hands: tuple[tuple[Card, ...], ...], aside: tuple[Card, ...]
) -> tuple[Card, ...]:
    """Give what is nowhere else, as having left the game; refuse more of a card than the pack has."""
    there = Counter(card for card in grid if card is not None)
    there.update((*(card for hand in hands for card in hand), *aside))
    for card, count in there.items():
        if count > ruleset.pack.cards[card]:
            raise POSITION.fault("too-many", card=Written(card), count=count, most=ruleset.pack.cards[card])
    return tuple((Counter(ruleset.pack.cards) - there).elements())


def _words(ruleset: Ruleset, value: Any) -> tuple[tuple[MadeWord, ...], ...]:
    return tuple(
        tuple(_made_word(ruleset, word) for word in POSITION.entries("words", sheet))
        for sheet in POSITION.as_many("words", value, ruleset.seats)
    )


def _made_word(ruleset: Ruleset, value: Any) -> MadeWord:
    alphabet = ruleset.lexicon.alphabet
    if not isinstance(value, dict) or value.keys() != {"word", "points"} or not isinstance(value["word"], str):
        raise POSITION.fault("words")
    word = alphabet.normalise(value["word"])
    if word != word.upper() or not alphabet.is_word(word):
        raise POSITION.fault("words")
    return MadeWord(word, POSITION.number("words", value["points"], lowest=-_FARTHEST, highest=_FARTHEST))


def _reason(value: Any) -> Reason | None:
    reason = POSITION.choice_or_null("reason", value, Reason)
    return None if reason is None else Reason(reason)


def _vote(ruleset: Ruleset, value: Any, turn: int) -> OpenVote | None:
    if value is None:
        return None
    if not isinstance(value, dict) or not {"word", "cards"} <= value.keys() <= {"word", "cards", "votes", "back_to"}:
        raise POSITION.fault("vote")
    alphabet = ruleset.lexicon.alphabet
    word = alphabet.normalise(value["word"]) if isinstance(value["word"], str) else ""
    uses = tuple(_use(ruleset, use) for use in POSITION.entries("vote", value["cards"]))
    votes = POSITION.as_many("vote", value.get("votes", [None] * ruleset.seats), ruleset.seats)
    back_to = value.get("back_to", Phase.WORDS.value)
    if word != word.upper() or not alphabet.is_word(word) or not fits((word,), uses):
        raise POSITION.fault("vote")
    if back_to not in (Phase.WORDS.value, Phase.LAST_WORDS.value) or ruleset.unknown_words != "vote":
        raise POSITION.fault("vote")
    if any(not isinstance(vote, str | None) or vote not in _VOTES for vote in votes) or votes[turn] is not None:
        raise POSITION.fault("vote")
    return OpenVote(word, uses, tuple(_VOTES[vote] for vote in votes), Phase(back_to))


def _use(ruleset: Ruleset, value: Any) -> Use:
    if isinstance(value, str) and len(value) == 2 and value[0] == "*" and value[1] in ruleset.lexicon.alphabet.letters:
        return value
    card = _card(ruleset, "vote", value)
    if not is_letter(card):
        raise POSITION.fault("vote")
    return card


def _likely_reason(ruleset: Ruleset, state: State) -> Reason:
    """Give why a game is over, where the position does not say."""
    if state.on_table:
        return Reason.SLAVA_UKRAINI
    return Reason.ALL_PASSED if state.passes == ruleset.seats else Reason.NO_WORDS


def _is_true(ruleset: Ruleset, state: State, reason: Reason) -> bool:
    """Say whether a game could have ended so (K20, K21)."""
    match reason:
        case Reason.SLAVA_UKRAINI:
            return True
        case Reason.ALL_PASSED:
            return not state.on_table and state.passes == ruleset.seats
        case Reason.NO_WORDS:
            return not state.on_table and is_stuck(ruleset, state)


def _check(ruleset: Ruleset, state: State) -> None:
    """Refuse an odd number of a letter on the table, and what does not go together."""
    letters = Counter(letter_of(card) for card in state.grid if card is not None and is_letter(card))
    for letter, count in letters.items():
        if count % 2:
            raise POSITION.fault("odd", letter=Written(letter), count=count)
    if (state.phase is Phase.OVER) != (state.reason is not None):
        raise POSITION.fault("reason-phase")
    if (state.phase is Phase.VOTE) != (state.vote is not None) or (state.vote and not waited_for(state)):
        raise POSITION.fault("vote-phase")
    back_to = state.phase if state.vote is None else state.vote.back_to
    if back_to is not Phase.OVER and (back_to is Phase.LAST_WORDS) == bool(state.on_table):
        raise POSITION.fault("last-words")
    if state.passes and back_to not in (Phase.LAST_WORDS, Phase.OVER):
        raise POSITION.fault("passes")
    if state.passes >= ruleset.seats and state.phase is not Phase.OVER:
        raise POSITION.fault("passes")
