"""Adds the compiled engine to a wheel if asked for with CUBECUP_BUILD=compiled; all else is in pyproject.toml."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import setup

HERE = Path(__file__).resolve().parent


_DESCRIBING = ("egg_info", "dist_info")  # builders ask for these first, and nothing is built by them


def _extensions() -> list[object]:
    if os.environ.get("CUBECUP_BUILD") != "compiled" or sys.argv[1] in _DESCRIBING:
        return []
    sys.path.insert(0, str(HERE / "scripts"))
    from build_fast import extensions

    return list(extensions("src", Path("build/c")))


setup(ext_modules=_extensions())
