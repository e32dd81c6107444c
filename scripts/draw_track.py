"""A track as an SVG picture, for the README and for print: original drawing, nothing but shapes.

python -m scripts.draw_track                      # docs/pictures/nothing-goes-right.svg
python -m scripts.draw_track my.track my.svg
"""

from __future__ import annotations

import math
import sys
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from cubecup.cubitos.mapfile import load_track
from cubecup.cubitos.track import FINISH, START, Pos, Reward, Track, neighbours

ROOT: Final = Path(__file__).resolve().parents[1]
MAP: Final = ROOT / "src/cubecup/cubitos/content/tracks/nothing-goes-right.track"
PICTURE: Final = ROOT / "docs/pictures/nothing-goes-right.svg"
_SIZE: Final = 22.0  # radius of a cell
_WIDE: Final = _SIZE * math.sqrt(3)
_HIGH: Final = _SIZE * 1.5
_FILL: Final = {
    "open": "#f4e3bd",
    "water": "#8ccbe8",
    "wall": "#8d7f77",
    "start": "#bfe3a6",
    "finish": "#f7b9a8",
    "reward": "#fff6d8",
    "effect": "#e3d4f5",
}
_INK: Final = "#4a3b32"
_LINE: Final = "#d22f3d"


def drawing(track: Track) -> str:
    """The whole track with its red lines, rewards and movement effects."""
    cells = _cells(track)
    rows = max(row for row, _ in cells)
    columns = max(column for _, column in cells)
    width = _WIDE * (columns + 1.5)
    height = _HIGH * (rows - 1) + _SIZE * 2 + 16
    shapes = [_hexagon(pos, _FILL[look]) for pos, look in cells.items()]
    lines = [_edge(a, b) for a, b in _red_edges(track)]
    words = [_label(track, space) for space in range(2, track.size)]
    words += [_word(track.cell[START], "START"), _word(track.cell[FINISH], "FINISH")]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" role="img">',
            f"<title>{escape(track.title)}</title>",
            f'<rect width="{width:.0f}" height="{height:.0f}" rx="18" fill="#dcebc8"/>',
            *shapes,
            *lines,
            *(word for word in words if word),
            "</svg>",
            "",
        ]
    )


def _cells(track: Track) -> dict[Pos, str]:
    cells: dict[Pos, str] = dict.fromkeys(track.walls, "wall")
    cells.update(dict.fromkeys(track.start_cells, "start"))
    cells.update(dict.fromkeys(track.finish_cells, "finish"))
    for space in range(2, track.size):
        effect = track.jet[space] or track.shortcut[space] >= 0
        look = "water" if track.water[space] else "effect" if effect else "reward" if track.rewards[space] else "open"
        cells[track.cell[space]] = look
    return cells


def _centre(pos: Pos) -> tuple[float, float]:
    row, column = pos
    return (_WIDE * (column + (0.5 if row % 2 else 0.0)), _HIGH * (row - 1) + _SIZE + 8)


def _corner(pos: Pos, number: int, radius: float) -> tuple[float, float]:
    x, y = _centre(pos)
    angle = math.radians(60 * number - 90)
    return (x + radius * math.cos(angle), y + radius * math.sin(angle))


def _hexagon(pos: Pos, fill: str) -> str:
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in (_corner(pos, number, _SIZE - 1) for number in range(6)))
    return f'<polygon points="{points}" fill="{fill}" stroke="{_INK}" stroke-opacity="0.25"/>'


def _red_edges(track: Track) -> list[tuple[Pos, Pos]]:
    """Neighbouring cells of different sections, each pair once; the big spaces count with all their cells."""
    section = {track.cell[space]: track.section[space] for space in range(2, track.size)}
    section.update(dict.fromkeys(track.start_cells, 0))
    section.update(dict.fromkeys(track.finish_cells, track.lines))
    return [
        (pos, other)
        for pos, own in section.items()
        for other in neighbours(pos)
        if other > pos and other in section and abs(section[other] - own) == 1
    ]


def _edge(a: Pos, b: Pos) -> str:
    """The side that two cells share: the two corners of one that lie nearest to the other."""
    corners = sorted((_corner(a, number, _SIZE) for number in range(6)), key=lambda point: math.dist(point, _centre(b)))
    (x1, y1), (x2, y2) = corners[:2]
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
        f'stroke="{_LINE}" stroke-width="4" stroke-linecap="round"/>'
    )


_REWARD_SIGNS: Final = {"fan": "♥", "lose": "−", "gain": "+"}


def _reward_sign(reward: Reward) -> str:
    if reward.kind == "credits":
        return str(reward.amount)
    sign = _REWARD_SIGNS[reward.kind]
    return f"{sign}{reward.amount}" if reward.kind == "gain" and reward.amount >= 0 else sign


def _label(track: Track, space: int) -> str:
    if track.jet[space]:
        return _word(track.cell[space], "×2")
    if track.shortcut[space] >= 0:
        unit = "▸" if track.by_foot[space] else "$"
        return _word(track.cell[space], f"{unit}{track.price[space]}")
    if space in track.shortcut:
        return _word(track.cell[space], "◎")
    return _word(track.cell[space], "".join(_reward_sign(reward) for reward in track.rewards[space]))


def _word(pos: Pos, text: str) -> str:
    if not text:
        return ""
    x, y = _centre(pos)
    size = 11 if len(text) > 3 else 16
    return (
        f'<text x="{x:.1f}" y="{y + size * 0.35:.1f}" text-anchor="middle" font-size="{size}" '
        f'font-family="sans-serif" font-weight="700" fill="{_INK}">{escape(text)}</text>'
    )


if __name__ == "__main__":
    source, target = map(Path, sys.argv[1:] or (MAP, PICTURE))
    target.write_text(drawing(load_track(source)), "utf-8")
