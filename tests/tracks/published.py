"""The tracks that come with the game, read from their map files, and the page that describes them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import cubecup
from cubecup.cubitos.mapfile import load_track
from cubecup.cubitos.track import Track

FOLDER = Path(cubecup.__file__).parent / "cubitos" / "content" / "tracks"
PAGE = Path(__file__).resolve().parents[2] / "docs" / "tracks.md"
PUBLISHED = ("nothing-goes-right", "ahead-of-the-curve", "testing-the-waters", "still-waters-run-deep")
SHIPPED = tuple(sorted(file.stem for file in FOLDER.glob("*.track")))  # others may come on top


@cache
def published(id: str) -> Track:
    return load_track(FOLDER / f"{id}.track")
