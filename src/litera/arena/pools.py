"""Where a contest is played: in this process, in several, or on a Ray cluster. The results are the same."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any

import msgspec

from litera.arena.contest import Contest, Fixture, Result, fixtures, play, play_packed


def results(contest: Contest, jobs: int) -> Iterator[Result]:
    """Play all games, ``jobs`` at a time, and give each result as it comes."""
    if jobs == 1:
        for fixture in fixtures(contest):
            yield play(contest, fixture)
        return
    # Fresh processes: a forked one would inherit the threads of the libraries half alive.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        given = [pool.submit(play_packed, *_packed(contest, fixture)) for fixture in fixtures(contest)]
        for future in as_completed(given):
            yield msgspec.convert(future.result(), Result)


def results_from_ray(contest: Contest, address: str) -> Iterator[Result]:
    """Play all games on a Ray cluster (``local`` starts one here) and give each result as it comes.

    Raises ModuleNotFoundError where Ray is not installed, ConnectionError where no cluster answers.
    """
    import ray

    ray.init(address=None if address == "local" else address, include_dashboard=False, log_to_driver=False)
    try:
        remote = ray.remote(play_packed)
        waiting = [remote.remote(*_packed(contest, fixture)) for fixture in fixtures(contest)]
        while waiting:
            done, waiting = ray.wait(waiting)
            for one in done:
                yield msgspec.convert(ray.get(one), Result)
    finally:
        ray.shutdown()


def _packed(contest: Contest, fixture: Fixture) -> tuple[dict[str, Any], dict[str, Any]]:
    return msgspec.to_builtins(contest), msgspec.to_builtins(fixture)
