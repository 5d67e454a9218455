"""Writes what golden tests compare with anew: ``make golden``. What has changed is reviewed in the diff.

The moves of a transcript stay, and so do the positions of perft: what follows from them is written again. A move that
the rules refuse now is an error. ``--play NAME`` lets the players play that game anew, and so does a game without a
transcript; a game without a file of positions is given some.
"""

from __future__ import annotations

import argparse

from tests.golden.choosing import play_out
from tests.golden.kept import path_of, replayed
from tests.golden.openings import OPENINGS
from tests.golden.transcript import written
from tests.perft import counting
from tests.perft.positions import counted, positions

from litera.games.registry import OWN


def main() -> None:
    """Write all transcripts, and all counts."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--play", action="append", default=[], choices=sorted(OPENINGS), metavar="NAME")
    chosen = parser.parse_args()
    for name in OPENINGS:
        write_transcript(name, anew=name in chosen.play)
    for game in OWN:
        write_counts(game.id)


def write_transcript(name: str, *, anew: bool) -> None:
    """Write the transcript of a game that is kept, or of one that is played now."""
    if anew or not path_of(name).exists():
        table = OPENINGS[name].table(name)
        play_out(table, OPENINGS[name])
    else:
        table = replayed(name)
    path_of(name).write_text(written(name, table), encoding="utf-8")


def write_counts(game_id: str) -> None:
    """Write the counts of a game's positions."""
    if counting.path_of(game_id).exists():
        kept = [position for position, _ in counting.read(game_id)]
    else:
        kept = positions(game_id)
    counting.write(game_id, [(position, counted(game_id, position)) for position in kept])


if __name__ == "__main__":
    main()
