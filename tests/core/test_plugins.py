"""What other packages bring: a bad one is logged and left out, and harms nothing else."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from litera.core.message import message
from litera.core.plugins import brought, look_again
from litera.games.registry import OWN, games
from litera.players.levels import analyst, levels
from litera.protocol.desk import Desk
from litera.texts import LANGUAGES, aliases, is_sayable, say
from litera.texts.rulebook import topics
from tests.contract.conftest import install

ENTRY_POINTS = """
[litera.games]
nowhere = nowhere_at_all:GAME
raising = raising_package:GAME
nothing = plain_package:NOTHING
klepka = plain_package:IMPOSTOR

[litera.players]
plain = nowhere_at_all:LEVELS

[litera.analysts]
plain = nowhere_at_all:ANALYST

[litera.texts]
nowhere = nowhere_at_all
plain = plain_package
"""

PLAIN = """
from dataclasses import replace
from litera.games import klepka

NOTHING = None
IMPOSTOR = replace(klepka.GAME, lexicons=())
"""


@pytest.fixture(autouse=True)
def bad_packages(tmp_path: Path) -> Iterator[None]:
    install(tmp_path, "bad", ENTRY_POINTS)
    (tmp_path / "raising_package.py").write_text("raise RuntimeError('half written')\n", encoding="utf-8")
    package = tmp_path / "plain_package"
    (package / "en" / "rules").mkdir(parents=True)
    (package / "__init__.py").write_text(PLAIN, encoding="utf-8")
    (package / "en" / "plain.ftl").write_text("plain-title = Plain\nplain-verb-go = go, g\nplain-odd = { $n\n")
    (package / "en" / "rules" / "plain.md").write_text("# Plain\n\nPlay.\n")
    sys.path.append(str(tmp_path))
    look_again()
    yield
    sys.path.remove(str(tmp_path))
    for name in ("raising_package", "plain_package"):
        sys.modules.pop(name, None)
    look_again()


def test_a_package_that_cannot_be_loaded_is_left_out_and_named(caplog: pytest.LogCaptureFixture) -> None:
    assert brought("litera.games").keys() == {"nothing", "klepka"}
    told = "\n".join(caplog.messages)
    assert "“nowhere” of the entry points litera.games: ModuleNotFoundError" in told
    assert "“raising” of the entry points litera.games: RuntimeError: half written" in told


def test_only_games_join_and_none_takes_the_place_of_our_own(caplog: pytest.LogCaptureFixture) -> None:
    assert games() == {game.id: game for game in OWN}
    assert games()["klepka"].lexicons
    told = "\n".join(caplog.messages)
    assert "“nothing” of the entry points litera.games: it isn't a litera.games.game.Game" in told
    assert "“klepka” of the entry points litera.games: there is a game klepka already" in told


def test_players_and_analysts_that_cannot_be_loaded_are_none() -> None:
    assert levels("plain") == {}
    assert analyst("plain") is None
    assert "easy" in levels("klepka")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_desk_lists_our_own_games_in_every_language(language: str) -> None:
    listed: Any = Desk(lambda: bytes(32)).answer({"do": "games", "lang": language})
    assert [card["id"] for card in listed["games"]] == [game.id for game in OWN]


@pytest.mark.usefixtures("missing_texts_allowed")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_is_said_in_english_where_the_language_lacks_it_and_by_its_key_where_english_does(
    language: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert say(message("plain-title"), language) == "Plain"
    assert say(message("plain-nothing"), language) == "plain-nothing"
    assert say(message("plain-odd"), language) == "plain-odd"
    assert say(message("list", head=message("plain-title"), last="x"), language).startswith("Plain ")
    assert is_sayable("plain-title", language)
    assert not is_sayable("plain-nothing", language)
    assert aliases("plain-verb-", language) == {"go": "go", "g": "go"}
    assert [topic.heading for topic in topics("plain", language)] == ["Plain"]
    assert any("plain-nothing" in told for told in caplog.messages)


def test_a_missing_sentence_of_our_own_fails_the_tests() -> None:
    with pytest.raises(KeyError, match="klepka-nothing"):
        say(message("klepka-nothing"), "pl")


def test_what_is_installed_later_is_found_after_looking_again(tmp_path: Path) -> None:
    (tmp_path / "late.py").write_text(
        "from dataclasses import replace\nfrom litera.games import klepka\nGAME = replace(klepka.GAME, id='late')\n",
        encoding="utf-8",
    )
    assert "late" not in games()
    install(tmp_path, "late", "[litera.games]\nlate = late:GAME\n")
    importlib.invalidate_caches()
    assert "late" not in games()
    look_again()
    assert "late" in games()
