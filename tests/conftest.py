"""For all tests: nothing depends on how the run was started."""

from __future__ import annotations

import gc
import os
import signal
from pathlib import Path
from typing import Final

import pytest

# Before anything loads numpy: as the `cubecup` command sets it.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# Texts, sources and thousands of cases are made once and stay: to look through all of them for garbage every 700 new
# objects, as is usual, took a sixth of the time of tests of texts.
gc.set_threshold(50_000, 20, 50)

# Whoever starts the tests in the background may have Ctrl-C ignored, and every program that they start inherits that;
# a handler of our own is not inherited, so these have the usual one.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

_LONG: Final = Path(__file__).parent / "package"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest in one piece begins first, so that at the end nobody waits for it."""
    items.sort(key=lambda item: _LONG not in item.path.parents)
