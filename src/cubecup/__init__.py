"""Cube Cup: an unofficial digital Cubitos, and Seven Cubes, on one small rules kernel.

The public API is imported from here: all that `cubecup.api` names in `__all__`. It is loaded when first asked for.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cubecup.api import *  # noqa: F403


def __getattr__(name: str) -> object:
    api = None if name == "api" or name.startswith("_") else importlib.import_module("cubecup.api")
    if api is None or name not in api.__all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(api, name)
    return found
