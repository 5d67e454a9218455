"""Plants small faults in the table's heart and in the rules of each game, and lists those that no test notices.

Each part is tried under its own tests alone, in a folder of its own under ``.mutation``: what was tried there before
and has not changed since is not tried again. What survives for a good reason stands in docs/mutation.md.
"""

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WORK = ROOT / ".mutation"
COPIED = ("src", "tests", "docs", "bench", "tools", "README.md")
SHARED = ("tests/scenarios", "tests/golden", "tests/perft")
"""Tests of all games, of which a game's own are chosen by its name."""
PARTS = {
    "core": ("src/litera/core/*", ("tests/core", "tests/protocol"), ""),
    **{
        game: (f"src/litera/games/{game}/*", (f"tests/games/{game}", *SHARED), f"{game} and not real_engine")
        for game in ("dnup", "klepka", "scrabble_cards", "word_rummikub")
    },
}
"""For each part: the files in which faults are planted, the folders of its tests, and which of these are chosen."""


def prepare(part: str) -> Path:
    """Copy what the tests need into the part's folder, beside what mutmut left there; give the folder."""
    mutated, tests, chosen = PARTS[part]
    folder = WORK / part
    folder.mkdir(parents=True, exist_ok=True)
    for name in COPIED:
        source, copy = ROOT / name, folder / name
        if source.is_dir():
            shutil.rmtree(copy, ignore_errors=True)
            shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__", "site"))
        else:
            shutil.copy2(source, copy)
    arguments = ["-p", "no:xdist", "-p", "no:cacheprovider", *(["-k", chosen] if chosen else [])]
    settings = [
        "[tool.mutmut]",
        'source_paths = ["src"]',
        f"only_mutate = {[mutated]}",
        f"also_copy = {[name for name in COPIED if name not in ('src', 'tests')]}",
        f"pytest_add_cli_args_test_selection = {list(tests)}",
        f"pytest_add_cli_args = {arguments}",
        "track_dependencies = false",
    ]
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (folder / "pyproject.toml").write_text("\n".join([project, *settings, ""]), encoding="utf-8")
    return folder


def main(parts: list[str], children: int) -> int:
    """Try parts, and print what survives; give 1 where something went wrong, which no survivor does."""
    program = Path(sys.executable).parent / "mutmut"
    status = 0
    for part in parts:
        folder = prepare(part)
        print(part, flush=True)
        tried = subprocess.run([program, "run", "--max-children", str(children)], cwd=folder, check=False)
        status = max(status, tried.returncode)
        subprocess.run([program, "results"], cwd=folder, check=False)
    return status


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", default=[*PARTS], choices=[*PARTS], help="all of them if none is named")
    parser.add_argument("--children", type=int, default=1, help="how many processes try at once (1)")
    given = parser.parse_args()
    sys.exit(main(given.parts, given.children))
