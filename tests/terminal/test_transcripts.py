"""What the terminal says in whole games, word for word, in four languages.

``make golden`` writes the files in ``golden`` anew, by the moves that they hold; a game without a file is played.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from litera.protocol.reading import as_typed
from litera.texts import LANGUAGES
from tests.browser.short_games import SHORT
from tests.terminal.talking import Talk, Watched, opened

GOLDEN = Path(__file__).parent / "golden"
SEED = "transcripts"
TYPED = "> "
MOST_MOVES = 200


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_is_said(tmp_path: Path, game: str, lang: str) -> None:
    path = GOLDEN / f"{game}-{lang}.txt"
    kept = path.read_text(encoding="utf-8") if path.exists() else None
    client = Watched()
    talk = Talk(
        opened(tmp_path, game, names=("Anna", "Bogdan"), client=client, seed=SEED, language=lang, **SHORT[game]())
    )
    lines = [talk.last]
    for typed in typed_in(kept) if kept else played(client, game, lang):
        lines += [f"{TYPED}{typed}", talk.say(typed)]
    said = "\n".join(lines).replace(str(tmp_path), "FOLDER") + "\n"
    assert client.move(0) is None, "the game has not come to its end"
    if os.environ.get("LITERA_WRITE_SENTENCES"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(said, encoding="utf-8")
    else:
        assert said == kept


def typed_in(kept: str) -> list[str]:
    """Give what is typed in a file."""
    return [line.removeprefix(TYPED) for line in kept.splitlines() if line.startswith(TYPED)]


def played(client: Watched, game: str, lang: str) -> Iterator[str]:
    """Give a bot's moves for the person, to the end of the game; now and then they ask for what can be asked."""
    for number in range(MOST_MOVES):
        move = client.move(0)
        if move is None:
            return
        if number % 5 == 2:
            yield from ("hand", "table", "now", "scores", "bag", "changed")
        yield as_typed(game, move, lang)
