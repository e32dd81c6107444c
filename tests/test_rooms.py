"""The guides name every room: a new module or folder needs a line in one of them."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
CODE = ROOT / "src" / "cubecup"
GUIDES = {
    "engine.md": ("kernel", "cubitos", "seven_cubes"),
    "rooms.md": ("bots", "lab", "server", "cli"),
}


def _rooms(folder: Path) -> list[str]:
    """Modules, and folders of them, as a guide writes them."""
    modules = [path.name for path in folder.glob("*.py") if path.name != "__init__.py"]
    return sorted([*modules, *(f"{path.parent.name}/" for path in folder.glob("*/__init__.py"))])


@pytest.mark.parametrize(
    ("guide", "folder", "room"),
    [
        (guide, folder, room)
        for guide, folders in GUIDES.items()
        for folder in folders
        for room in _rooms(CODE / folder)
    ],
)
def test_every_room_is_named(guide: str, folder: str, room: str) -> None:
    page = (ROOT / "docs" / guide).read_text("utf-8")
    if guide == "rooms.md":  # names may come twice: look in the part of the storey
        page = page[page.index(f"`cubecup.{folder}`") :].partition("\n## ")[0]
    assert f"`{room}`" in page


def test_every_room_of_the_client_is_named() -> None:
    page = (ROOT / "docs" / "rooms.md").read_text("utf-8").partition("## Browser client")[2]
    missing = [
        path.name for path in (ROOT / "web" / "src").iterdir() if path.is_dir() and f"`{path.name}/`" not in page
    ]
    assert not missing
