"""Which build of the engine the tests run on: the source (`make test`) or the compiled copy (`make fast`).

A compiled file left beside the source would silently shadow it, and a path forgotten in `make fast` would
test the source twice; either way every result would be about the wrong code.
"""

from __future__ import annotations

import importlib
import os
from importlib.machinery import EXTENSION_SUFFIXES

import pytest

from scripts.build_fast import COMPILED_MODULES, COMPILED_PACKAGES, INTERPRETED, SOURCE, engine_modules

EXPECTED = os.environ.get("CUBECUP_BUILD", "plain")


@pytest.mark.parametrize("name", engine_modules())
def test_the_expected_build_is_loaded(name: str) -> None:
    file = importlib.import_module(name).__file__ or ""
    loaded = "compiled" if file.endswith(tuple(EXTENSION_SUFFIXES)) else "plain"
    assert loaded == EXPECTED, f"{name} was loaded from {file}"


def test_no_compiled_file_lies_beside_the_source() -> None:
    compiled = [path for suffix in EXTENSION_SUFFIXES for path in SOURCE.rglob(f"*{suffix}")]
    assert not compiled, "delete these: they shadow the source"


@pytest.mark.parametrize("package", COMPILED_PACKAGES)
def test_every_package_of_the_engine_is_compiled(package: str) -> None:
    assert any(name.startswith(f"{package}.") for name in engine_modules())


def test_exceptions_from_compiling_are_real_modules() -> None:
    named = (*INTERPRETED, *COMPILED_MODULES)
    gone = [name for name in named if not (SOURCE / f"{name.replace('.', '/')}.py").is_file()]
    assert not gone, "scripts/build_fast.py names modules that do not exist"
