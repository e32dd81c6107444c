"""A racetrack drawn in the terminal: rows shifted by half a cell, terrain in colour, red lines along the edges.

A cell is four columns wide and two lines high where that fits, otherwise two columns and one line; the small
form has room for some of the red lines only and tells sections apart by their shade.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.style import Style
from rich.text import Text

from cubecup.cli.words import Words
from cubecup.cubitos.track import ANY_COST, CREDITS, FAN, FINISH, GAIN, LOSE, START, Pos, Reward, Track

_LABELS: Final = 3  # columns for the numbers of the rows
_RED: Final = "#e00000"
_SIDE: Final = "▕"
_BOTTOM: Final = "▁"
_SHADES: Final = {
    "open": ("on #d9ecc9", "on #b9d79c"),
    "water": ("on #6db9e8", "on #4a9fd6"),
    "wall": ("on #6b6259", "on #6b6259"),
    "start": ("on #2e7d32", "on #2e7d32"),
    "finish": ("on #f5f5f5", "on #f5f5f5"),
}
_INK: Final = {
    "open": "#5f7a4a",
    "water": "#ffffff",
    "wall": "#b5aca1",
    "start": "bold #ffffff",
    "finish": "bold #000000",
}
_DOTS: Final = {"open": "·", "water": "~", "wall": "#", "start": "S", "finish": "F"}
_REWARD_INK: Final = {CREDITS: "bold #7a4200", FAN: "bold #8e24aa", LOSE: "bold #b00020", GAIN: "bold #0d47a1"}
_EFFECT_INK: Final = "bold #c2185b"
_SIGNS: Final = {FAN: "*", LOSE: "-"}


@dataclass(frozen=True, slots=True)
class Mark:
    """Something to see on a space instead of what is printed there: a runner, or a number of the menu."""

    text: str
    style: str


@dataclass(frozen=True, slots=True)
class _Cell:
    terrain: str
    section: int
    text: str
    ink: str


def reward_sign(rewards: tuple[Reward, ...]) -> str:
    """As in the map files: `$4`, `+`, `+3`, `*-`."""
    return "".join(_sign(reward) for reward in rewards)


def _sign(reward: Reward) -> str:
    if reward.kind == CREDITS:
        return f"${reward.amount}"
    if reward.kind == GAIN:
        return "+" if reward.amount == ANY_COST else f"+{reward.amount}"
    return _SIGNS[reward.kind]


class TrackDrawing:
    """A track, whole or only around a cell, with marks on some spaces."""

    def __init__(
        self, track: Track, marks: Mapping[int, Mark] | None = None, around: Pos | None = None, reach: int = 3
    ) -> None:
        self.track = track
        self.cells = _cells(track, marks or {})
        rows = [row for row, _ in self.cells]
        columns = [column for _, column in self.cells]
        self.rows = range(min(rows), max(rows) + 1)
        self.columns = range(min(columns), max(columns) + 1)
        if around is not None:
            self.rows = _near(self.rows, around[0], reach)
            self.columns = _near(self.columns, around[1], 2 * reach)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        size = 4 if _LABELS + 4 * len(self.columns) + 2 <= options.max_width or not console.color_system else 2
        yield self._header(size)
        for row in self.rows:
            yield from self._large_row(row) if size == 4 else self._small_row(row)

    def _header(self, size: int) -> Text:
        """Numbers of the columns, so that a space can be called by its name."""
        numbers = "".join(f"{column:^{size}}" if size == 4 or column % 2 else " " * size for column in self.columns)
        return Text(" " * _LABELS + (" " if size == 4 else "") + numbers, style="dim", no_wrap=True, overflow="ignore")

    def _left(self, row: int, size: int) -> str:
        return " " * (size // 2 if row % 2 else 0)

    def _large_row(self, row: int) -> RenderResult:
        upper = Text(f"{row:>2} {self._left(row, 4)}", style="", no_wrap=True, overflow="ignore")
        lower = Text(" " * _LABELS + self._left(row, 4), style="", no_wrap=True, overflow="ignore")
        for column in self.columns:
            cell = self.cells.get((row, column))
            if cell is None:
                upper.append("    ")
                lower.append("    ")
                continue
            ground = _ground(cell)
            side = self._line(row, column, row, column + 1)
            edge = _SIDE if side else " "
            upper.append(f"{cell.text:^3}", ground + Style.parse(cell.ink))
            upper.append(edge, ground + Style(color=_RED))
            left = column if row % 2 else column - 1
            bottom = "".join(
                (_BOTTOM if self._line(row, column, row + 1, below) else " ") * 2 for below in (left, left + 1)
            )
            if side and bottom[3] == " ":
                bottom = bottom[:3] + _SIDE
            lower.append(bottom, ground + Style(color=_RED))
        yield upper
        yield lower

    def _small_row(self, row: int) -> RenderResult:
        line = Text(f"{row:>2} {self._left(row, 2)}", style="", no_wrap=True, overflow="ignore")
        for column in self.columns:
            cell = self.cells.get((row, column))
            if cell is None:
                line.append("  ")
            else:
                ground = _ground(cell)
                line.append(f"{cell.text[:2]}", ground + Style.parse(cell.ink))
                if len(cell.text) == 1:
                    edge = _SIDE if self._line(row, column, row, column + 1) else " "
                    line.append(edge, ground + Style(color=_RED))
        yield line

    def _line(self, row: int, column: int, other_row: int, other_column: int) -> bool:
        """Whether a red line lies between two cells (TRACK-7)."""
        here = self.cells.get((row, column))
        there = self.cells.get((other_row, other_column))
        if here is None or there is None or "wall" in (here.terrain, there.terrain):
            return False
        return abs(here.section - there.section) == 1


def _near(all_of: range, middle: int, reach: int) -> range:
    return range(max(all_of.start, middle - reach), min(all_of.stop, middle + reach + 1))


def _ground(cell: _Cell) -> Style:
    return Style.parse(_SHADES[cell.terrain][cell.section % 2])


def _cells(track: Track, marks: Mapping[int, Mark]) -> dict[Pos, _Cell]:
    cells = {pos: _Cell("wall", 0, _DOTS["wall"], _INK["wall"]) for pos in track.walls}
    for space, terrain, group in ((START, "start", track.start_cells), (FINISH, "finish", track.finish_cells)):
        for pos in group:
            mark = marks.get(space) if pos == track.cell[space] else None
            text, ink = (mark.text, mark.style) if mark else (_DOTS[terrain], _INK[terrain])
            cells[pos] = _Cell(terrain, track.section[space], text, ink)
    letters = _shortcut_letters(track)
    for space in range(FINISH + 1, track.size):
        terrain = "water" if track.water[space] else "open"
        text, ink = _printed(track, space, letters)
        if not text:
            text, ink = _DOTS[terrain], _INK[terrain]
        if space in marks:
            text, ink = marks[space].text, marks[space].style
        cells[track.cell[space]] = _Cell(terrain, track.section[space], text, ink)
    return cells


def _printed(track: Track, space: int, letters: Mapping[int, str]) -> tuple[str, str]:
    """What is printed on a space, and its ink."""
    if track.rewards[space]:
        return reward_sign(track.rewards[space]), _REWARD_INK[track.rewards[space][0].kind]
    if track.jet[space]:
        return "^", _EFFECT_INK
    return letters.get(space, ""), _EFFECT_INK


def _shortcut_letters(track: Track) -> dict[int, str]:
    """Entrances in brackets, exits bare, as in the map files."""
    letters: dict[int, str] = {}
    entrances = [space for space in range(track.size) if track.shortcut[space] >= 0]
    for letter, space in zip("abcdefghij", entrances, strict=False):
        letters[space] = f"({letter})"
        letters[track.shortcut[space]] = letter
    return letters


def legend(track: Track, words: Words) -> list[Text]:
    """The signs that this track has, with their meanings."""
    lines = [_sample(_DOTS[name], f"{_INK[name]} {_SHADES[name][0]}", words(f"terrain-{name}")) for name in _SHADES]
    if not track.walls:
        del lines[2]
    if not any(track.water):
        del lines[1]
    kinds = {reward.kind: reward for rewards in track.rewards for reward in rewards}
    for kind, (sign, meaning) in _REWARD_WORDS.items():
        if kind in kinds:
            lines.append(_sample(sign, f"{_REWARD_INK[kind]} {_SHADES['open'][0]}", words(meaning)))
    for space, letter in _shortcut_letters(track).items():
        if track.shortcut[space] >= 0:
            unit = "movement" if track.by_foot[space] else "money"
            text = words(
                "map-shortcut", kind=words(f"terrain-shortcut-{unit}"), price=words.count(unit, track.price[space])
            )
            lines.append(_sample(letter, f"{_EFFECT_INK} {_SHADES['open'][0]}", text))
    if any(track.jet):
        lines.append(_sample("^", f"{_EFFECT_INK} {_SHADES['open'][0]}", words("terrain-jet-pack")))
    lines.append(_sample(_SIDE, _RED, words("term-red-line")))
    return lines


_REWARD_WORDS: Final = {
    CREDITS: ("$n", "map-credits"),
    FAN: ("*", "reward-fan"),
    LOSE: ("-", "reward-lose"),
    GAIN: ("+n", "map-gain"),
}


def _sample(sign: str, style: str, meaning: str) -> Text:
    return Text.assemble((f"{sign:^4}", style), " ", meaning)
