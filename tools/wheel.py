"""Builds the package that `pip install litera` needs: the same commit gives the same bytes."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EPOCH = "1767225600"
"""The time of every file inside, in seconds since 1970: the start of 2026. The commit's own would need git."""


def build(folder: Path) -> Path:
    """Build the package with the pages that are built already, and give its path in the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as fresh:
        command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", fresh]
        environment = os.environ | {"SOURCE_DATE_EPOCH": EPOCH}
        subprocess.run(command, cwd=ROOT, check=True, env=environment, stdout=subprocess.DEVNULL)
        (built,) = Path(fresh).glob("*.whl")
        return built.rename(folder / built.name)


if __name__ == "__main__":
    sys.stdout.write(f"{build(Path(sys.argv[1]))}\n")
