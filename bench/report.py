"""What all benchmarks share: the best of several runs, the machine's name, and figures beside their targets."""

from __future__ import annotations

import gc
import os
import platform
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple


def best_seconds(run: Callable[[], object], *, repeat: int = 5) -> float:
    """Run it several times and give the shortest time in seconds: the least disturbed one."""
    times = []
    gc.collect()
    for _ in range(repeat):
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    return min(times)


def best_cpu_seconds(run: Callable[[], object], *, repeat: int = 5) -> float:
    """Run it several times and give the least time in seconds that this process itself was at work."""
    times = []
    gc.collect()
    for _ in range(repeat):
        start = time.process_time()
        run()
        times.append(time.process_time() - start)
    return min(times)


def machine() -> str:
    cpu = "processor of unknown name"
    info = Path("/proc/cpuinfo")
    if info.exists():
        lines = info.read_text(encoding="utf-8", errors="replace").splitlines()
        cpu = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), cpu)
    libraries = ", ".join(f"{name} {version(name)}" for name in ("numba", "numpy"))
    system = f"{platform.system()} {platform.machine()}, Python {platform.python_version()}"
    return f"{cpu}, {os.cpu_count()} cores, {system}, {libraries}"


def heading(title: str) -> None:
    print(f"{title}\n{machine()}; one core, best of several runs")


class Figure(NamedTuple):
    """A figure as it is printed; ``what`` is indented where it belongs to the one above."""

    what: str
    value: str
    target: str


_figures: list[Figure] = []


def figure(what: str, value: str, target: str = "") -> None:
    """Print a figure beside its target, and remember it."""
    _figures.append(Figure(what, value, target))
    print(f"  {what:<58} {value:>16}" + (f"   target {target}" if target else ""))


def take_figures() -> list[Figure]:
    """Give the figures that were printed since the last time."""
    taken = _figures.copy()
    _figures.clear()
    return taken


def resident_megabytes() -> float:
    """The memory that this process holds, in MB (10^6 bytes); 0 where the system does not say."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0.0
    lines = status.read_text(encoding="utf-8").splitlines()
    return next((int(line.split()[1]) * 1024 / 1e6 for line in lines if line.startswith("VmRSS")), 0.0)
