"""A class has its name for itself: a newcomer who looks for one finds one."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).resolve().parents[2] / "src" / "cubecup"
# Shapes are what leaves the engine, so they are called what the engine calls it.
MEANT: Final = "shapes.py"


def test_no_class_name_is_used_twice() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        if path.name == MEANT:
            continue
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                places[node.name].append(str(path.relative_to(SOURCE)))
    assert not {name: found for name, found in places.items() if len(found) > 1}
