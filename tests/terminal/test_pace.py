"""What the terminal says from one's own turn to the next takes no longer than there is time for."""

from __future__ import annotations

from pathlib import Path

import pytest

from litera.protocol.reading import as_typed
from litera.texts import LANGUAGES
from tests.pace import CEILINGS, seconds
from tests.terminal.talking import Talk, Watched, opened

MOVES = 16
SEEDS = ("pace", "recorder", "told")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", CEILINGS)
def test_a_cycle_of_moves_takes_no_more_words_than_there_is_time_for(tmp_path: Path, game: str, lang: str) -> None:
    said: list[str] = []
    cycles = 0
    for seed in SEEDS:
        client = Watched()
        names = ("Anna", "Bogdan")
        talk = Talk(opened(tmp_path / seed, game, names=names, client=client, seed=seed, language=lang))
        before = client.turns(0)
        for _ in range(MOVES):
            move = client.move(0)
            if move is None:
                break
            said.append(talk.say(as_typed(game, move, lang)))
            assert said[-1]
        cycles += client.turns(0) - before
    assert seconds(said) / cycles <= CEILINGS[game], (seconds(said) / cycles, said)
