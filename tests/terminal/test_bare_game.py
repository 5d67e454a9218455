"""A game of another package that has no texts and answers no topics: it is played all the same, by its keys."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from litera.core.plugins import look_again
from tests.contract.conftest import EXAMPLE, install
from tests.terminal.talking import MOST_PROMPTS, Talk, opened

BARE = """
from dataclasses import replace
from litera_crazy_eights.game import GAME as EXAMPLE, EightsRules, EightsVoice
from litera_crazy_eights.players import LEVELS

class Rules(EightsRules):
    def __init__(self, binding):
        super().__init__(binding)
        self.voice = Silent()

class Silent(EightsVoice):
    importance = {}
    describe = lambda self, view, topic, argument: ()

GAME = replace(EXAMPLE, id="bare", rules=Rules)
"""


@pytest.fixture(autouse=True)
def bare_game(tmp_path: Path, missing_texts_allowed: None) -> Iterator[None]:
    (tmp_path / "bare_eights.py").write_text(BARE, encoding="utf-8")
    points = "[litera.games]\nbare = bare_eights:GAME\n[litera.players]\nbare = bare_eights:LEVELS\n"
    install(tmp_path, "bare", points)
    paths = [str(tmp_path), str(EXAMPLE)]
    sys.path += paths
    look_again()
    yield
    sys.path[:] = [path for path in sys.path if path not in paths]
    sys.modules.pop("bare_eights", None)
    look_again()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_bare_game_is_played_to_its_end(language: str, tmp_path: Path) -> None:
    talk = Talk(opened(tmp_path, "bare", language=language))
    assert talk.last.startswith("bare-title")
    assert "play " in talk.say("?")
    assert talk.say("hand")
    assert talk.say("table")
    for _ in range(MOST_PROMPTS):
        if "bare-reason-" in talk.last:
            break
        move = next(line for line in talk.say("?").splitlines() if line.startswith(("play ", "draw", "pass")))
        talk.say(move)
    assert "bare-reason-finished" in talk.last
