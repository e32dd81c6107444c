"""The engine guide names every room: a new module needs a line in it."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "engine.md").read_text("utf-8")
FOLDERS = ("kernel", "cubitos", "seven_cubes")
MODULES = [
    path.name
    for folder in FOLDERS
    for path in sorted((ROOT / "src" / "cubecup" / folder).glob("*.py"))
    if path.name != "__init__.py"
]


@pytest.mark.parametrize("name", sorted(set(MODULES)))
def test_every_room_is_named(name: str) -> None:
    assert f"`{name}`" in PAGE
