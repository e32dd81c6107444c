"""Draws how the parts of the server import each other, and the way of a push through them: docs/pictures/server.svg.

    python -m scripts.draw_server

The picture is made from the imports as they are, so it cannot tell of a server that does not exist; a test says when
it is out of date.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

import grimp

PICTURE: Final = Path(__file__).resolve().parents[1] / "docs" / "pictures" / "server.svg"
_ROOT: Final = "cubecup.server"

# What happens to a push: from the socket to the disk, and from there to everyone who looks. Each step is an import.
PUSH: Final = (
    "web.sockets",
    "table.session",
    "table.live_table",
    "table.session",
    "table.archive",
    "storage.table_store",
    "storage.sqlite_store",
    "storage.database",
    "storage.sqlite_store",
    "storage.table_store",
    "table.archive",
    "table.session",
    "table.snapshot",
    "table.session",
    "table.visitor",
    "web.connection",
    "web.sockets",
    "web.frames",
)

_BAND: Final = 58
_GAP: Final = 10
_LEFT: Final = 130
_LANE: Final = 16  # between the lines of two importers
_BOX: Final = 26
_LETTER: Final = 7.4  # of the typeface, at its size
_STYLE: Final = """
text { font: 13px ui-monospace, monospace; fill: #1f2328 } .part { font-weight: bold }
.band { fill: #f4f1ea; stroke: #d8d2c4 } .module { fill: #fff; stroke: #8a8371 } .way { fill: #ffe3a3; stroke: #b7791f }
.import { fill: none; stroke: #8a8371; stroke-width: 1.2 } .into { marker-end: url(#tip) }
.number { font-size: 10px; fill: #7a4b00 }
@media (prefers-color-scheme: dark) {
text { fill: #e8e6e1 } .band { fill: #24262b; stroke: #44474e } .module { fill: #2f3238; stroke: #7d828c }
.way { fill: #5a4310; stroke: #d9a441 } .import { stroke: #9aa0aa } .number { fill: #ffd27d } }
"""


class Box(NamedTuple):
    """A module in the picture."""

    x: float
    y: float
    width: float


def parts(graph: grimp.ImportGraph) -> list[str]:
    """The parts of the server, importers above what they import."""
    names = sorted(name.removeprefix(f"{_ROOT}.") for name in graph.find_children(_ROOT))
    below = {name: {other for other in names if other != name and _imports(graph, name, other)} for name in names}
    placed: list[str] = []
    while len(placed) < len(names):
        free = [name for name in names if name not in placed and below[name] <= set(placed)]
        assert free, f"parts of the server import each other in a circle: {sorted(set(names) - set(placed))}"
        placed += free[:1]
    return placed[::-1]


def _imports(graph: grimp.ImportGraph, importer: str, imported: str) -> bool:
    return bool(
        graph.direct_import_exists(importer=f"{_ROOT}.{importer}", imported=f"{_ROOT}.{imported}", as_packages=True)
    )


def _modules(graph: grimp.ImportGraph, part: str) -> list[str]:
    inside = sorted(name.removeprefix(f"{_ROOT}.") for name in graph.find_children(f"{_ROOT}.{part}"))
    return inside or [part]


def _places(graph: grimp.ImportGraph, order: list[str]) -> dict[str, Box]:
    places: dict[str, Box] = {}
    for row, part in enumerate(order):
        x = float(_LEFT)
        for module in _modules(graph, part):
            width = _LETTER * len(module.rpartition(".")[2]) + 14
            places[module] = Box(x, row * (_BAND + _GAP) + _GAP + (_BAND - _BOX) / 2, round(width, 1))
            x += places[module].width + 8
    return places


def _bands(order: list[str], right: float) -> Iterator[str]:
    for row, part in enumerate(order):
        y = row * (_BAND + _GAP) + _GAP
        yield f'<rect class="band" x="8" y="{y}" width="{right - 8:g}" height="{_BAND}" rx="8"/>'
        yield f'<text class="part" x="20" y="{y + _BAND / 2 + 4:g}">{part}</text>'


def _arrows(graph: grimp.ImportGraph, order: list[str], right: float) -> Iterator[str]:
    """A line for each part that imports others: down on the right, and into each of them."""
    for row, part in enumerate(order):
        below = [number for number in range(row + 1, len(order)) if _imports(graph, part, order[number])]
        if not below:
            continue
        x = right + _LANE * (row + 1)
        top = _middle(row) + 8
        yield f'<path class="import" d="M{right:g} {top:g}H{x:g}V{_middle(below[-1]) - 12 + 2 * row:g}"/>'
        for number in below:
            y = _middle(number) - 12 + 2 * row
            yield f'<path class="import into" d="M{x:g} {y:g}H{right + 2:g}">'
            yield f"<title>{part} imports {order[number]}</title></path>"


def _middle(row: int) -> float:
    return row * (_BAND + _GAP) + _GAP + _BAND / 2


def _boxes(graph: grimp.ImportGraph, places: dict[str, Box]) -> Iterator[str]:
    for module, box in places.items():
        steps = [str(number) for number, step in enumerate(PUSH, 1) if step == module]
        kind = "way" if steps else "module"
        found = graph.find_modules_directly_imported_by(f"{_ROOT}.{module}")
        used = sorted(name.removeprefix(f"{_ROOT}.") for name in found if name.startswith(_ROOT))
        yield f'<rect class="{kind}" x="{box.x:g}" y="{box.y:g}" width="{box.width:g}" height="{_BOX}" rx="5">'
        yield f"<title>{module} imports {', '.join(used) or 'nothing of the server'}</title></rect>"
        yield f'<text x="{box.x + 7:g}" y="{box.y + 17:g}">{module.rpartition(".")[2]}</text>'
        if steps:
            yield f'<text class="number" x="{box.x + 7:g}" y="{box.y + _BOX + 13:g}">{" ".join(steps)}</text>'


def check_way(graph: grimp.ImportGraph) -> None:
    """Each step of the way must be an import, in one direction or the other."""
    for one, two in pairwise(PUSH):
        linked = _imports(graph, one, two) or _imports(graph, two, one)
        assert linked, f"{one} and {two} do not know each other: the way of a push has changed"


def drawing() -> str:
    graph = grimp.build_graph("cubecup", cache_dir=None)
    check_way(graph)
    order = parts(graph)
    places = _places(graph, order)
    height = len(order) * (_BAND + _GAP) + _GAP
    right = max(box.x + box.width for box in places.values()) + 14
    width = right + _LANE * (len(order) + 1)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height}" role="img">',
        "<title>The parts of the server: each imports only parts below it; numbers are the way of a push</title>",
        f"<style>{_STYLE}</style>",
        '<defs><marker id="tip" viewBox="0 0 6 6" refX="5" refY="3" markerWidth="6" markerHeight="6" orient="auto">'
        '<path d="M0 0L6 3L0 6z" fill="#8a8371"/></marker></defs>',
        *_bands(order, right),
        *_arrows(graph, order, right),
        *_boxes(graph, places),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PICTURE.write_text(drawing(), "utf-8")
    print(f"{PICTURE.name} is up to date")
