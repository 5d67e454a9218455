"""Plants small faults in the table's heart and in the rules of each game, and lists those that no test notices.

Each part is tried under its own tests alone, in a folder of its own under ``.mutation``: what was tried there before
and has not changed since is not tried again. What survives for a good reason stands in docs/mutation.md.
"""

import argparse
import json
import random
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WORK = ROOT / ".mutation"
MUTMUT = Path(sys.executable).parent / "mutmut"
COPIED = ("src", "tests", "docs", "bench", "tools", "examples", "README.md")
SHARED = ("tests/scenarios", "tests/golden", "tests/perft", "tests/protocol")
"""Quick tests of all games, of which a game's own are chosen by its name."""
PARTS = {
    "core": ("src/litera/core/*", ("tests/core", "tests/protocol"), ""),
    **{
        game: (f"src/litera/games/{game}/*", (f"tests/games/{game}", *SHARED), f"{game} and not real_engine")
        for game in ("dnup", "klepka", "scrabble_cards", "word_rummikub")
    },
}
"""For each part: the files in which faults are planted, the folders of its tests, and which of these are chosen."""

UNNOTICED = (0, 5, 33, None)
"""How mutmut notes a fault that no test noticed, one in a line that no test reaches (two ways), and one not tried."""
NOTHING_CHOSEN = "nothing matches"
"""What mutmut says, once it has planted the faults, where no fault has the name that is asked for."""
LAST_WORDS, WIDTH = 40, 200
"""How many lines of mutmut's are shown where it fails, and how much of each: some name all tests."""


def prepare(part: str) -> Path:
    """Copy what the tests need into the part's folder, beside what mutmut left there; give the folder."""
    mutated, tests, chosen = PARTS[part]
    folder = WORK / part
    folder.mkdir(parents=True, exist_ok=True)
    _forget_copies(folder / "mutants", mutated)
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


def _forget_copies(mutants: Path, mutated: str) -> None:
    """Remove what mutmut copied before, but the faults and what became of them.

    It copies only what is missing: tests would run with the texts and packs of last time. Which tests reach which lines
    is found out again too, as there may be new ones.
    """
    for path in mutants.rglob("*"):
        if path.is_file() and not (path.match(mutated) and path.suffix in (".py", ".meta")):
            path.unlink()


def run(folder: Path, *names: str, children: int) -> None:
    """Let mutmut try the faults of these names, without any all that are not tried yet; what it says goes to a file.

    Exits with its last words where it fails.
    """
    said = folder / "mutmut.log"
    with said.open("w", encoding="utf-8") as log:
        command = [str(MUTMUT), "run", "--max-children", str(children), *names]
        ended = subprocess.run(command, cwd=folder, stdout=log, stderr=subprocess.STDOUT, check=False).returncode
    # A progress bar writes over its own line again and again.
    lines = [line.rpartition("\r")[2][:WIDTH] for line in said.read_bytes().decode().split("\n")]
    if ended and NOTHING_CHOSEN not in "\n".join(lines):
        sys.exit("\n".join(lines[-LAST_WORDS:]))


def survivors(folder: Path) -> list[str]:
    """Name the faults that no test noticed when they were tried last."""
    return [name for name, end in planted(folder).items() if end is not None and end in UNNOTICED]


def planted(folder: Path) -> dict[str, int | None]:
    """Give all faults by their names, each with how mutmut's last try of it ended: 1 noticed, None not tried."""
    found: dict[str, int | None] = {}
    for file in sorted((folder / "mutants" / "src").rglob("*.meta")):
        found |= json.loads(file.read_text(encoding="utf-8"))["exit_code_by_key"]
    return found


def sampled(folder: Path, size: int) -> list[str]:
    """Choose so many of the faults, the same ones each time; what is chosen from each function is up to its length."""
    names = sorted(planted(folder))
    return sorted(random.Random(0).sample(names, min(size, len(names))))


def main(parts: list[str], children: int, sample: int | None) -> None:
    """Try parts, or a sample of each, and print the names of what survives."""
    for part in parts:
        folder = prepare(part)
        print(part, flush=True)
        if sample is None:
            before = survivors(folder)
            run(folder, children=children)
            if before:
                run(folder, *before, children=children)
            chosen = sorted(planted(folder))
        else:
            # Nothing has this name: the faults are planted, and none is tried.
            run(folder, "none", children=children)
            chosen = sampled(folder, sample)
            run(folder, *chosen, children=children)
        ends = planted(folder)
        left = [name for name in chosen if ends[name] in UNNOTICED]
        print("\n".join(left))
        print(f"{len(chosen) - len(left)} of {len(chosen)} noticed, of {len(ends)} in all", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", default=[*PARTS], choices=[*PARTS], help="all of them if none is named")
    parser.add_argument("--children", type=int, default=1, help="how many processes try at once (1)")
    parser.add_argument("--sample", type=int, help="try so many of each part's faults, chosen at random")
    given = parser.parse_args()
    main(given.parts, given.children, given.sample)
