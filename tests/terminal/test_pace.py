"""What the terminal says from one's own turn to the next takes no longer than there is time for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from litera.client.local import LocalClient
from litera.protocol.reading import as_typed
from litera.texts import LANGUAGES
from tests.pace import CEILINGS, seconds
from tests.terminal.talking import Talk, opened

MOVES = 16
SEEDS = ("pace", "recorder", "told")


class Watched(LocalClient):
    """A client whose table the test can look at as well."""

    table = ""

    def ask(self, do: str, **keys: Any) -> dict[str, Any]:
        reply = super().ask(do, **keys)
        self.table = str(reply.get("table", self.table))
        return reply

    def turns(self, seat: int) -> int:
        """Count how often it became this seat's turn."""
        events = self.ask("events", table=self.table)["events"]
        return sum(event["kind"] == "now" and event["changed"].get("turn") == seat for event in events)

    def move(self, seat: int) -> str | None:
        """Give a bot's move for a seat, None when the game is over."""
        if self.ask("view", table=self.table)["view"]["over"]:
            return None
        advised = self.ask("advise", table=self.table, seat=seat, level="easy")["move"]
        return str(advised or self.ask("legal", table=self.table, seat=seat, limit=1)["moves"][0])


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
