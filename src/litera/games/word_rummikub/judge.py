"""What speaks against a move: one question, answered in the protocol's order, cheaply and without listing anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum

from litera.core.event import Seat
from litera.core.game import TimeUp, refuse_time_up
from litera.core.message import Parameter, Written, all_written
from litera.core.refusal import Code, Refusal, refuse
from litera.games.family import why_not_for_families
from litera.games.word_rummikub.codes import WordRummikubCode
from litera.games.word_rummikub.laying import Laying, jokers_kept, lay_out, openings
from litera.games.word_rummikub.moves import Answer, Doubt, DrawTile, Move, Pass, Play, Word
from litera.games.word_rummikub.ruleset import SHORTEST_WORD, Ruleset
from litera.games.word_rummikub.state import Phase, State, last_play, waited_for, waits_to_end, without
from litera.words.lexicon import Mark


def why_not(ruleset: Ruleset, state: State, seat: Seat, *, move: Move) -> Refusal | None:
    """Give the first thing that speaks against a move, or None."""
    if state.phase is Phase.OVER:
        return refuse(Code.GAME_OVER)
    match move:
        case Doubt(word):
            return _why_not_doubt(ruleset, state, seat, word)
        case Answer(yes):
            return _why_not_answer(state, seat, yes=yes)
        case TimeUp() if not ruleset.turn_seconds:
            return refuse_time_up()
        case Play() | DrawTile() | Pass() | TimeUp():
            return _why_not_in_turn(ruleset, state, seat, move)
    raise AssertionError(f"{move} is no move of a player's")


def _no(code: StrEnum, rule: str, key: str, /, **parameters: Parameter) -> Refusal:
    return refuse(code, rule, key=f"word_rummikub-refusal-{key}", **parameters)


def _why_not_in_turn(
    ruleset: Ruleset, state: State, seat: Seat, move: Play | DrawTile | Pass | TimeUp
) -> Refusal | None:
    if state.phase is Phase.VOTE:
        return _no(Code.WRONG_PHASE, "W19", "vote-first", word=Written(_doubted(state)))
    if isinstance(move, Pass) and state.bank:
        return _no(Code.WRONG_PHASE, "W5", "pass-with-bank", count=len(state.bank))
    if seat != state.turn:
        return refuse(Code.NOT_YOUR_TURN, "W3")
    if isinstance(move, DrawTile) and not state.bank:
        return _no(Code.BAG_TOO_SMALL, "W5", "draw-without-bank")
    if isinstance(move, Play):
        return next(against_play(ruleset, state, move), None)
    return None


def _doubted(state: State) -> Word:
    return state.vote.word if state.vote else ""


def _why_not_doubt(ruleset: Ruleset, state: State, seat: Seat, word: Word) -> Refusal | None:
    if not ruleset.has_doubts:
        return _no(Code.WRONG_PHASE, "W19", "no-doubts")
    if state.phase is Phase.VOTE:
        return _no(Code.WRONG_PHASE, "W19", "vote-first", word=Written(_doubted(state)))
    if state.last_play is None:
        return _no(Code.WRONG_PHASE, "W19", "nothing-to-doubt")
    if seat == state.last_play.seat:
        return _no(Code.NOT_YOUR_TURN, "W19", "own-play")
    if find_doubted(state, word) is None:
        return _no(
            Code.NO_SUCH_PLACE, "W19", "not-laid-now", word=Written(word), words=all_written(state.last_play.words)
        )
    return None


def find_doubted(state: State, word: Word) -> Word | None:
    """Give the word of the last play that is named (W19), in capitals or as it lies; None where there is none."""
    words = last_play(state).words
    return next((laid for laid in words if word in (laid, laid.upper())), None)


def _why_not_answer(state: State, seat: Seat, *, yes: bool) -> Refusal | None:
    if state.phase is Phase.VOTE:
        return None if seat in waited_for(state) else _no(Code.NOT_YOUR_TURN, "W19", "no-vote-to-give")
    if not yes or not waits_to_end(state):
        return _no(Code.WRONG_PHASE, "W19", "no-vote")
    play = last_play(state)
    if seat == play.seat or seat in play.agreed:
        return _no(Code.NOT_YOUR_TURN, "W19", "no-vote-to-give")
    return None


def against_play(ruleset: Ruleset, state: State, play: Play) -> Iterator[Refusal]:
    """Give all that speaks against a play of the seat on turn (W4, W6 to W8, W14, W15), in the rule book's order."""
    missing = Counter(play.taken) - Counter(state.table)
    if missing:
        yield _no(Code.NO_SUCH_PLACE, "W6", "no-such-word", words=all_written(missing), count=len(missing))
    for word in play.words:
        if len(word) < SHORTEST_WORD:
            yield refuse(Code.TOO_SHORT, "W6", word=Written(word), shortest=SHORTEST_WORD)
    laying = lay_out(play)
    yield from _against_tiles(ruleset, state, laying)
    opening_words = openings(laying, ruleset.opening_letters)
    if not state.opened[state.turn]:
        yield from _against_first_meld(ruleset, laying, opening_words)
    if not ruleset.joker_free_move:
        before = ("",) if state.opened[state.turn] else opening_words
        kept = [tuple(jokers_kept(laying, opening)) for opening in before]
        if kept and all(kept):
            yield _no(WordRummikubCode.JOKER_KEPT, "W14", "joker-kept", letters=all_written(kept[0]))
    yield from _against_words(ruleset, state, laying)


def _against_tiles(ruleset: Ruleset, state: State, laying: Laying) -> Iterator[Refusal]:
    """Ask that table tiles stay, freed jokers too, own ones are on the rack, and one at least is laid (W6, W15)."""
    pack = ruleset.pack
    lost = pack.sort(tile for tile, count in laying.lost.items() for _ in range(count))
    plain = tuple(tile for tile in lost if tile.isupper())
    if plain:
        yield _no(WordRummikubCode.LOSES_TILES, "W6", "loses-tiles", tiles=all_written(plain))
    if len(plain) < len(lost):
        yield _no(WordRummikubCode.JOKER_UNUSED, "W15", "joker-unused", count=len(lost) - len(plain))
    own = pack.sort(tile for tile, count in laying.added.items() for _ in range(count))
    foreign = without(own, state.racks[state.turn])
    if foreign:
        yield refuse(Code.NOT_YOURS, "W6", cards=all_written(foreign))
    if not own:
        yield _no(Code.USES_NO_OWN_TILE, "W6", "no-own-tile")


def _against_first_meld(ruleset: Ruleset, laying: Laying, opening_words: tuple[Word, ...]) -> Iterator[Refusal]:
    """Ask of a seat that it opens with a long word from its rack alone, and touches no table word before (W4, W15)."""
    if laying.taken and not ruleset.open_then_manipulate:
        yield _no(WordRummikubCode.FIRST_MELD, "W4", "first-meld-touches", least=ruleset.opening_letters)
    if not opening_words:
        yield _no(WordRummikubCode.FIRST_MELD, "W4", "first-meld-short", least=ruleset.opening_letters)


def _against_words(ruleset: Ruleset, state: State, laying: Laying) -> Iterator[Refusal]:
    """Ask that words are in the lexicon, none stands twice, and none comes back where options forbid it (W7, W8).

    Of a word that is too short no more is said.
    """
    for word in laying.words:
        if len(word) < SHORTEST_WORD:
            continue
        mark = ruleset.lexicon.mark(word)
        if mark is None and len(word) > ruleset.lexicon.header.width and not ruleset.lexicon.header.house:
            yield _no(Code.NOT_A_WORD, "W8", "too-long", long=word.upper(), longest=ruleset.lexicon.header.width)
        elif mark is None:
            yield refuse(Code.NOT_A_WORD, "W8", word=Written(word.upper()))
        elif mark is Mark.ABBREVIATION:
            yield _no(Code.NOT_A_WORD, "W8", "abbreviation", abbreviation=word.upper())
        elif mark is Mark.NAME and not ruleset.proper_names:
            yield _no(Code.WORD_NOT_ALLOWED, "W8", "proper-name", word=Written(word.upper()))
    if ruleset.family_words and (refusal := why_not_for_families(ruleset.lexicon, laying.words, "W8")):
        yield refusal
    standing = Counter(word.upper() for word in (*without(state.table, laying.taken), *laying.words))
    for word in laying.words:
        if standing[word.upper()] > 1:
            yield _no(Code.WORD_REPEATED, "W7", "stands-twice", word=Written(word.upper()))
    if ruleset.repeat == "game":
        for word in laying.new_words:
            if word.upper() in state.laid_words:
                yield _no(Code.WORD_REPEATED, "W7", "laid-before", word=Written(word.upper()))
