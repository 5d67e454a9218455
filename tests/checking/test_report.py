"""The check of a game: nothing to say of a game that is right, and a sentence for each thing that is wrong."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from litera.checking.report import check
from litera.core.plugins import look_again
from litera.core.refusal import SetupError
from litera.texts import LANGUAGES, Speaker
from tests.contract.conftest import EXAMPLE, install, install_example

BROKEN = """
from dataclasses import replace as changed
from litera.core.event import Onlooker
from litera.core.game import Outcome, Turn, all_of
from litera.core.notation import Notation
from litera.core.refusal import bad_move, refuse
from litera_crazy_eights.game import *
from litera_crazy_eights.game import GAME as EXAMPLE, EightsNotation, EightsRules, EightsVoice, Move

class Rules(EightsRules):
    def __init__(self, binding):
        super().__init__(binding)
        self.notation, self.voice = Noted(self), Voiced()

class Noted(EightsNotation):
    pass

class Voiced(EightsVoice):
    pass

{change}

GAME = changed(EXAMPLE, id="broken", rules=Rules, notation=Noted)
"""

CHANGES = {
    "listed": "Rules.legal = lambda self, state, seat: all_of((Move('draw'), Move('pass')))",
    "unlisted": "Rules.legal = lambda self, state, seat: all_of(EightsRules.legal(self, state, seat).moves[:1])",
    "twice": "Rules.legal = lambda self, state, seat: all_of(EightsRules.legal(self, state, seat).moves * 2)",
    "open": "Rules.view = lambda self, state, watcher: changed(state, watcher=watcher)",
    "secret": "Rules.view = lambda self, state, watcher: "
    "changed(EightsRules.view(self, state, watcher), passes=points(state.stock[:1]) % 2)",
    "masked": "Rules.resample = lambda self, view, stream: changed(view, watcher=Onlooker.TABLE)",
    "resample": "from litera.core.draws import Stream\\n"
    "Rules.resample = lambda self, view, stream: EightsRules.resample(self, view, Stream(b'', 'the same'))",
    "table": "Rules.view = lambda self, state, watcher: EightsRules.view(self, state, Onlooker.SPECTATOR)",
    "notation": "Noted.read_move = lambda self, text: Move('draw')",
    "importance": "Voiced.importance = {}",
    "over": "Rules.outcome = lambda self, state: Outcome((0,), 'finished') if len(state.pile) > 2 else None\\n"
    "Rules.turn = lambda self, state: Turn((state.turn,)) if state.pile else EightsRules.turn(self, state)",
    "stuck": "Rules.legal = lambda self, state, seat: all_of(())",
    "position": "Noted.read_position = lambda self, given: "
    "changed(EightsNotation.read_position(self, given), passes=1)",
}


UNSAID = {
    "move": "def read(self, text):\\n    raise bad_move('broken-unsaid')\\n"
    "Noted.read_move = lambda self, text: read(self, text) if text == '?!' else EightsNotation.read_move(self, text)",
    "refusal": "Rules.why_not = lambda self, state, seat, move: (lambda found: "
    "refuse(found.code, key='broken-unsaid') if found else None)(EightsRules.why_not(self, state, seat, move))",
}
"""Refusals of the broken game with a key that no catalogue has."""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Path]:
    install_example(tmp_path)
    paths = [str(tmp_path), str(EXAMPLE)]
    sys.path += paths
    look_again()
    yield tmp_path
    sys.path[:] = [path for path in sys.path if path not in paths]
    sys.modules.pop("broken_eights", None)
    look_again()


def break_game(site: Path, change: str) -> None:
    (site / "broken_eights.py").write_text(BROKEN.replace("{change}", change.replace("\\n", "\n")), encoding="utf-8")
    install(site, "broken", "[litera.games]\nbroken = broken_eights:GAME\n")
    look_again()


def test_nothing_is_wrong_with_the_example(site: Path) -> None:
    assert check("crazy_eights", 3) == []


@pytest.mark.usefixtures("missing_texts_allowed")
@pytest.mark.parametrize("law", CHANGES)
def test_a_broken_law_is_said_in_every_language(law: str, site: Path) -> None:
    break_game(site, CHANGES[law])
    found = check("broken", 2)
    broken = [one.parameters["what"] for one in found if one.key == "game-check-broken"]
    assert f"game-check-law-{law}" in [getattr(what, "key", "") for what in broken], found
    for language in LANGUAGES:
        for one in found:
            assert "{$" not in Speaker(language).say(one)


@pytest.mark.usefixtures("missing_texts_allowed")
@pytest.mark.parametrize("change", UNSAID.values(), ids=UNSAID)
def test_a_refusal_without_a_sentence_is_listed(change: str, site: Path) -> None:
    break_game(site, change)
    wanted = [one.parameters["text_key"] for one in check("broken", 1) if one.key == "game-check-no-text"]
    assert "broken-unsaid" in wanted


@pytest.mark.usefixtures("missing_texts_allowed")
def test_what_is_missing_is_listed(site: Path) -> None:
    break_game(site, "")
    found = check("broken", 1)
    assert "game-check-no-players" in [one.key for one in found]
    assert "game-check-no-rules" in [one.key for one in found]
    without_text = [one.parameters for one in found if one.key == "game-check-no-text"]
    missing = {str(about["text_key"]): about["languages"] for about in without_text}
    assert missing["broken-title"] == LANGUAGES
    assert {"broken-option-cards", "broken-choice-cards", "broken-verb-play", "broken-help-draw"} <= missing.keys()


@pytest.mark.usefixtures("missing_texts_allowed")
def test_a_game_that_raises_is_reported_with_the_place(site: Path) -> None:
    break_game(site, "def fail(self, state, seat, move): raise ZeroDivisionError('oh')\nRules.apply = fail")
    (failed,) = [one for one in check("broken", 3) if one.key == "game-check-failed"]
    assert failed.parameters["error"] == "ZeroDivisionError: oh"
    assert "broken_eights.py:" in str(failed.parameters["place"])


def test_an_entry_point_that_cannot_be_loaded_is_reported(site: Path) -> None:
    install(site, "half", "[litera.games]\nhalf = half_there:GAME\n")
    look_again()
    (told,) = check("half", 1)
    assert told.key == "game-check-entry-point"
    assert "half_there" in str(told.parameters["error"])


def test_a_game_that_nobody_brings_is_unknown() -> None:
    with pytest.raises(SetupError):
        check("nobody_brings_this", 1)


def test_the_example_is_as_small_as_the_guide_says() -> None:
    """Under 200 lines that hold something."""
    lines = [line for path in EXAMPLE.rglob("*.py") for line in path.read_text(encoding="utf-8").splitlines()]
    assert sum(bool(line.strip()) for line in lines) < 200
