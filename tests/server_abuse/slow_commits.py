"""The command ``litera``, with a database that takes its time: who tells anybody before a commit is found out."""

from __future__ import annotations

import sys
import time

from sqlalchemy import Engine, event

from litera.cli import main

SECONDS = 0.05
"""How much longer each commit takes."""

if __name__ == "__main__":
    event.listen(Engine, "commit", lambda _: time.sleep(SECONDS))
    sys.exit(main())
