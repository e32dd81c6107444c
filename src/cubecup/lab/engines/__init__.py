"""Where chunks are played: in this process, in several, or on Ray. The results are the same."""

from __future__ import annotations

import os
from collections.abc import Generator, Sequence
from typing import Final

from cubecup.kernel.errors import BadOption, no_such
from cubecup.lab.engines.local import play_here, play_in_processes
from cubecup.lab.engines.ray_engine import check_ray, play_on_ray
from cubecup.lab.plan import Chunk
from cubecup.lab.work import Part, play_chunk

LOCAL: Final = "local"
RAY: Final = "ray"
ENGINES: Final = (LOCAL, RAY)


def cores() -> int:
    """The cores this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


def check_engine(engine: str, address: str | None) -> None:
    """Whether chunks can be played there, as far as one can tell before trying."""
    if engine not in ENGINES:
        known = ", ".join(ENGINES)
        raise BadOption("plan", no_such(engine, known, f"There is no engine {engine!r}: {known}."))
    if engine == RAY:
        check_ray(address)
    elif address is not None:
        raise BadOption("address-without-ray", "--address is for --engine ray.")


def play(
    chunks: Sequence[Chunk], workers: int | None = None, engine: str = LOCAL, address: str | None = None
) -> Generator[Part]:
    """Parts in whatever order they are done; close the generator to stop early. By default on all cores."""
    check_engine(engine, address)
    if engine == RAY:
        return play_on_ray(chunks, workers if address is not None else workers or cores(), address)
    processes = min(workers or cores(), len(chunks))
    if processes <= 1:
        return play_here(chunks, play_chunk)
    return play_in_processes(chunks, processes, play_chunk)
