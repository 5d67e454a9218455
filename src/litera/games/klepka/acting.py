"""What players do: words, votes, flips, prize cards; each step whole (K3, K8 to K13, K16 to K21)."""

from __future__ import annotations

from dataclasses import replace

from litera.core.event import Event, Seat
from litera.games.klepka import events
from litera.games.klepka.course import Happened, changed, end_if_stuck, finish, next_turn, swap
from litera.games.klepka.making import best_cards
from litera.games.klepka.moves import Exchange, Flip, MakeWord, Use, Vote, card_used
from litera.games.klepka.pack import CHAOS, EXCHANGE, PRIZES, Card
from litera.games.klepka.places import write_place
from litera.games.klepka.ruleset import Ruleset
from litera.games.klepka.scoring import Working, work_out
from litera.games.klepka.state import Awaited, MadeWord, OpenVote, Phase, Reason, State, Swap, without


def make_word(ruleset: Ruleset, state: State, seat: Seat, *, move: MakeWord) -> Happened:
    """Make a word: it scores, goes to the vote, or as the phrase wins at once (K3, K8, K20)."""
    uses = chosen_cards(ruleset, state, seat, move=move)
    word = " ".join(move.words)
    state = _taken_from_hand(state, seat, uses)
    if move.words == ruleset.phrase:
        state = _discarded(replace(state, begun=True), uses)
        working = Working(tuple((letter, 0) for letter in "".join(move.words)), 1)
        told = (events.word(seat, word, uses, working=working, score=state.scores[seat]),)
        return finish(state, Reason.SLAVA_UKRAINI, told)
    if ruleset.lexicon.mark(word) is None:
        votes: tuple[bool | None, ...] = (None,) * ruleset.seats
        vote = OpenVote(word, uses, votes, state.phase)
        return replace(state, phase=Phase.VOTE, vote=vote), (events.proposed(seat, word, uses),)
    return _written(ruleset, state, word, uses)


def chosen_cards(ruleset: Ruleset, state: State, seat: Seat, *, move: MakeWord) -> tuple[Use, ...]:
    """Give the cards that make the word (K3): the named ones, or the best of the hand."""
    if move.cards is not None:
        return move.cards
    choice = best_cards(ruleset, move.words, state.hands[seat])
    assert choice is not None, f"{move} was judged before"
    return choice.uses


def _taken_from_hand(state: State, seat: Seat, uses: tuple[Use, ...]) -> State:
    hand = without(state.hands[seat], map(card_used, uses))
    return replace(state, hands=changed(state.hands, seat, hand))


def _discarded(state: State, uses: tuple[Use, ...]) -> State:
    return replace(state, discard=(*state.discard, *map(card_used, uses)))


def _written(ruleset: Ruleset, state: State, word: str, uses: tuple[Use, ...]) -> Happened:
    """Write the word on the sheet of the seat on turn, with its points (K3)."""
    seat = state.turn
    working = work_out(ruleset, word, uses)
    score = state.scores[seat] + working.total
    sheet = (*state.words[seat], MadeWord(word, working.total))
    state = replace(
        _discarded(state, uses),
        scores=changed(state.scores, seat, score),
        words=changed(state.words, seat, sheet),
        made=state.made + 1,
        begun=True,
        passes=0,
    )
    return end_if_stuck(ruleset, state, (events.word(seat, word, uses, working=working, score=score),))


def cast_vote(ruleset: Ruleset, state: State, seat: Seat, *, move: Vote) -> Happened:
    """Vote on a word; when all others have, more yes than no accepts it, else its cards come back (K8)."""
    assert state.vote is not None, f"{move} was judged before"
    vote = replace(state.vote, votes=changed(state.vote.votes, seat, move.accepts))
    told: tuple[Event, ...] = (events.voted(seat, accepts=move.accepts),)
    if sum(answer is None for answer in vote.votes) > 1:
        return replace(state, vote=vote), told
    state = replace(state, phase=vote.back_to, vote=None)
    if vote.votes.count(True) > vote.votes.count(False):
        state, more = _written(ruleset, state, vote.word, vote.cards)
        return state, told + more
    hand = (*state.hands[state.turn], *map(card_used, vote.cards))
    state = replace(state, hands=changed(state.hands, state.turn, hand))
    return state, (*told, events.refused(state.turn, vote.word))


def end_words(ruleset: Ruleset, state: State) -> Happened:
    """End the words: the pairs are due, or in the last turns the next seat's turn begins (K2, K9, K21)."""
    if state.phase is Phase.LAST_WORDS:
        return next_turn(ruleset, state, (events.done(state.turn, 0),))
    pairs = ruleset.pairs_due(state.made)
    return replace(state, phase=Phase.FLIP, flips=pairs, begun=True), (events.done(state.turn, pairs),)


def open_cards(ruleset: Ruleset, state: State, move: Flip) -> Happened:
    """Open cards: pairs and prize cards are taken, the rest turned back, and each pair opens another (K10 to K13)."""
    seat = state.turn
    cards = tuple(card for card in (state.grid[place] for place in move.places) if card is not None)
    kept, pairs = matched(ruleset, cards)
    taken_places = tuple(place for index, place in enumerate(move.places) if index in kept)
    taken = tuple(cards[index] for index in sorted(kept))
    grid = tuple(None if place in taken_places else card for place, card in enumerate(state.grid))
    bonus = max(0, state.bonus - 1) + pairs if any(grid) else 0
    hands = changed(state.hands, seat, (*state.hands[seat], *taken))
    told: tuple[Event, ...] = (
        events.opened(seat, _written_places(ruleset, move.places), cards, bonus=bonus),
        events.taken(seat, _written_places(ruleset, taken_places), taken),
    )
    state = replace(state, grid=grid, hands=hands, begun=True)
    if bonus:
        return replace(state, phase=Phase.BONUS, flips=0, bonus=bonus), told
    return next_turn(ruleset, state, told)


def matched(ruleset: Ruleset, cards: tuple[Card, ...]) -> tuple[frozenset[int], int]:
    """Say which of the opened cards are taken, by their indexes, and how many pairs they are (K10, K11).

    In the pool any two equal ones match, those named first before others; else only the two of a named pair can.
    """
    step = len(cards) if ruleset.match_scope == "pool" else 2
    kept = {index for index, card in enumerate(cards) if card in PRIZES}
    pairs = 0
    for begin in range(0, len(cards), max(step, 1)):
        unpaired: dict[str, int] = {}
        for index in range(begin, min(begin + step, len(cards))):
            card = cards[index]
            likeness = card if ruleset.match_colour else card[0]
            if likeness not in unpaired:
                unpaired[likeness] = index
                continue
            kept |= {unpaired.pop(likeness), index}
            pairs += ruleset.prize_pair_bonus or card not in PRIZES
    return frozenset(kept), pairs


def _written_places(ruleset: Ruleset, places: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(write_place(ruleset.columns, place) for place in places)


def exchange(ruleset: Ruleset, state: State, seat: Seat, *, move: Exchange) -> Happened:
    """Use an exchange card: the swap is made, or with hidden hands waits for chance (K16)."""
    hands = changed(state.hands, seat, without(state.hands[seat], (EXCHANGE,)))
    state = replace(state, hands=hands, discard=(*state.discard, EXCHANGE))
    if move.take is not None:
        return swap(ruleset, state, seat, give=move.give, other=move.seat, take=move.take)
    return replace(state, swap=Swap(seat, move.give, move.seat), awaited=Awaited.BLIND_DRAW), ()


def chaos(state: State, seat: Seat) -> Happened:
    """Play chaos: chance shuffles the cards that lie (K17)."""
    hands = changed(state.hands, seat, without(state.hands[seat], (CHAOS,)))
    state = replace(state, hands=hands, discard=(*state.discard, CHAOS), awaited=Awaited.SHUFFLE)
    return state, (events.chaos(seat),)


def pass_turn(ruleset: Ruleset, state: State) -> Happened:
    """Make no word in the last turns; when all have passed in a row the game is over (K21)."""
    told = (events.passed(state.turn),)
    state = replace(state, passes=state.passes + 1)
    if state.passes == ruleset.seats:
        return finish(state, Reason.ALL_PASSED, told)
    return next_turn(ruleset, state, told)
