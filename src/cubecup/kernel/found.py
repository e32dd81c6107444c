"""Modules that are found by where they lie, such as bots and commands, and what each of them has to have."""

from __future__ import annotations

import importlib
from typing import Any

from cubecup.kernel.errors import CubeCupError


def found_in(package: str, module: str, name: str) -> Any:
    """What a module of a package has by a name; one that lacks it is told with its file.

    >>> found_in("cubecup.kernel", "found", "found_in") is found_in
    True
    """
    read = importlib.import_module(f"{package}.{module}")
    if not hasattr(read, name):
        told = f"{read.__file__} has no {name}, which every module in its folder must have."
        raise CubeCupError("module-lacks", told, file=str(read.__file__), name=name)
    return getattr(read, name)
