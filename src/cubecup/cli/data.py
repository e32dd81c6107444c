"""What a command found, for programs: one JSON object in an envelope that is the same for all commands."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Mapping
from importlib.metadata import version

from cubecup.kernel.game import JSON


def print_data(found: Mapping[str, JSON], *, command: str, seed: int | None, game: str, begun: float) -> None:
    """`command` is what to type for the same result, `begun` the `perf_counter` at which the work was begun.

    What does not follow from a seed has none."""
    envelope: dict[str, JSON] = {
        "command": command,
        "version": version("cubecup"),
        "seed": seed,
        "seconds": round(time.perf_counter() - begun, 3),
        "game": game,
    }
    assert not envelope.keys() & found.keys()
    sys.stdout.write(json.dumps({**envelope, **found}, ensure_ascii=False, indent=2) + "\n")
