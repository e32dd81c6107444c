"""Reads a racetrack from a text map that a person can draw and edit; docs/tracks.md shows the format.

Whatever is wrong with a file is reported with the line to mend, before anything is made of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from cubecup.cubitos.track import (
    ANY_COST,
    CREDITS,
    FAN,
    GAIN,
    LOSE,
    MOST_SPACES,
    Cell,
    Pos,
    Reward,
    Shortcut,
    Track,
    leads_from_start,
    leads_to_finish,
    neighbours,
)
from cubecup.kernel.errors import BadFile, Clause, system_reason

_OPEN: Final = "."
_WATER: Final = "~"
_WALL: Final = "#"
_START: Final = "S"
_FINISH: Final = "F"
_JET: Final = "^"
_COMMENT: Final = ";"

_CELL_WIDTH: Final = 4  # even, so that half a cell is a whole number of characters
_MARGIN: Final = 1  # blanks between the bar and the first cell of an even row
_REWARD: Final = re.compile(r"\$([1-9][0-9]?)|(\*)|(-)|\+([0-9]*)")
_REWARDS_OF_ONE_SPACE: Final = 2  # TRACK-3
_RINGED: Final = re.compile(r"\(([a-z])\)")
_LETTER: Final = re.compile(r"[a-z]")
_ROW: Final = re.compile(r" *([0-9]{1,3}) *\|(.*)")
_PRICE: Final = re.compile(r"([1-9][0-9]?) (movement|money)")
# Fewer lines would let one cell lie both right after the start and right before the finish.
_LINES: Final = re.compile(r"[3-9]")


@dataclass(frozen=True, slots=True)
class _Symbol:
    text: str
    line: int


@dataclass(slots=True)
class _Block:
    """The rows under `map:` or `sections:`, as symbols by position."""

    name: str
    line: int
    symbols: dict[Pos, _Symbol] = field(default_factory=dict)
    row_lines: list[int] = field(default_factory=list)

    def line_of(self, pos: Pos) -> int:
        """The line of that row or, if the block ends before it, of its last row."""
        return [self.line, *self.row_lines][min(pos[0], len(self.row_lines))]


@dataclass(frozen=True, slots=True)
class _Value:
    text: str
    line: int


def load_track(path: Path | str) -> Track:
    """The track in a map file; its id is the file's name without the ending."""
    file = Path(path)
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadFile("unreadable", str(path), 1, system_reason(error)) from None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BadFile("unreadable", str(path), line, Clause("why-utf-8", "text in UTF-8")) from None
    return parse_track(text, str(path), file.stem)


def parse_track(text: str, source: str, id: str) -> Track:
    """The track that `text` draws; `source` is what errors call it."""
    reader = _MapReader(text, source)
    track = _Surveyor(reader).track(id)
    if track.size > MOST_SPACES:
        expected = Clause(
            "why-map-spaces", f"at most {MOST_SPACES} spaces, not {track.size}", most=MOST_SPACES, n=track.size
        )
        raise reader.bad("too-large", reader.block("map").line, expected)
    return track


class _MapReader:
    """Takes the text apart: header values by key, and the symbols of the two blocks by position."""

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        self.header: dict[str, _Value] = {}
        self.blocks: dict[str, _Block] = {}
        lines = text.removeprefix("\ufeff").rstrip().replace("\r\n", "\n").split("\n")
        self.last_line = len(lines)
        block: _Block | None = None
        for number, line in enumerate(lines, 1):
            if "\t" in line:
                raise self.bad(
                    "tab", number, Clause("why-map-tab", "blanks instead of tabs, whose width nobody can tell")
                )
            if not line.strip() or line.lstrip().startswith(_COMMENT):
                continue
            if line.rstrip() in ("map:", "sections:"):
                block = self._open_block(line.rstrip()[:-1], number)
            elif block is None:
                self._read_header(line, number)
            else:
                self._read_row(block, line, number)

    def bad(self, code: str, line: int, expected: Clause) -> BadFile:
        return BadFile(code, self.source, line, expected)

    def block(self, name: str) -> _Block:
        if name not in self.blocks:
            expected = Clause("why-map-block", f"a block that begins with the line {name}:", name=name)
            raise self.bad("missing-block", self.last_line, expected)
        return self.blocks[name]

    def value(self, key: str) -> _Value:
        if key not in self.header:
            expected = Clause("why-map-header", f"a line {key}: ... above the map", key=key)
            raise self.bad("missing-key", self.block("map").line, expected)
        return self.header[key]

    def _open_block(self, name: str, number: int) -> _Block:
        if name in self.blocks:
            raise self.bad("duplicate-key", number, Clause("why-map-one-block", f"only one block {name}:", name=name))
        self.blocks[name] = _Block(name, number)
        return self.blocks[name]

    def _read_header(self, line: str, number: int) -> None:
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon or not value:
            expected = Clause("why-map-key-value", "a line of the form key: value, or map: before the rows")
            raise self.bad("bad-header", number, expected)
        if key not in ("title", "lines") and not re.fullmatch(r"shortcut [a-z]", key):
            expected = Clause("why-map-key", f"title, lines or shortcut with a letter; not {key!r}", value=key)
            raise self.bad("unknown-key", number, expected)
        if key in self.header:
            first = self.header[key].line
            expected = Clause("why-map-key-once", f"{key} only once; line {first} has it", key=key, first=first)
            raise self.bad("duplicate-key", number, expected)
        self.header[key] = _Value(value, number)

    def _read_row(self, block: _Block, line: str, number: int) -> None:
        row = len(block.row_lines) + 1
        match = _ROW.fullmatch(line)
        if match is None:
            like = f"{row} | .   .   ."
            expected = Clause("why-map-row", f"a row of {block.name}:, such as {like}", name=block.name, like=like)
            raise self.bad("bad-row", number, expected)
        found = int(match[1])
        if found != row:
            expected = Clause(
                "why-map-row-number", f"row {row} of {block.name}:; not row {found}", name=block.name, row=row, n=found
            )
            raise self.bad("bad-row", number, expected)
        block.row_lines.append(number)
        shift = _CELL_WIDTH // 2 if row % 2 else 0  # odd rows lie half a cell further right
        for token in re.finditer(r"\S+", match[2]):
            column, off = divmod(token.start() - _MARGIN - shift, _CELL_WIDTH)
            if off or column < 0:
                raise self.bad("misaligned", number, self._alignment(row, token[0], shift + _MARGIN))
            block.symbols[row, column + 1] = _Symbol(token[0], number)

    @staticmethod
    def _alignment(row: int, token: str, first: int) -> Clause:
        return Clause(
            "why-map-aligned",
            f"symbols of row {row} to begin {first} after the bar and then every {_CELL_WIDTH} characters;"
            f" {token!r} does not",
            row=row,
            first=first,
            width=_CELL_WIDTH,
            value=token,
        )


class _Surveyor:
    """Gives the symbols their meaning and makes sure that together they are a track."""

    def __init__(self, reader: _MapReader) -> None:
        self.reader = reader
        self.bad = reader.bad
        self.map = reader.block("map")
        self.title = reader.value("title").text
        self.lines = self._line_count()
        self.digits = reader.block("sections")
        self.rewards: dict[Pos, tuple[Reward, ...]] = {}
        self.entrances: dict[str, Pos] = {}
        self.exits: dict[str, Pos] = {}

    def track(self, id: str) -> Track:
        for pos, symbol in self.map.symbols.items():
            self._read_symbol(pos, symbol)
        starts = self._big_space(_START, "no-start", "start")
        finishes = self._big_space(_FINISH, "no-finish", "finish")
        shortcuts = tuple(self._shortcuts())
        sections = self._sections()
        self._check_jumps(sections)
        self._check_direction(starts, finishes, sections)
        return Track(
            id,
            self.title,
            self.lines,
            [self._cell(pos, section) for pos, section in sections.items()],
            starts,
            finishes,
            self._all(_WALL),
            shortcuts,
        )

    def _line_count(self) -> int:
        value = self.reader.value("lines")
        if not _LINES.fullmatch(value.text):
            expected = Clause("why-map-lines", f"from 3 to 9 red lines; not {value.text!r}", value=value.text)
            raise self.bad("bad-number", value.line, expected)
        return int(value.text)

    def _all(self, text: str) -> list[Pos]:
        return [pos for pos, symbol in self.map.symbols.items() if symbol.text == text]

    # The map

    def _read_symbol(self, pos: Pos, symbol: _Symbol) -> None:
        text = symbol.text
        if text in (_OPEN, _WATER, _WALL, _START, _FINISH, _JET):
            return
        if ringed := _RINGED.fullmatch(text):
            only = Clause("why-map-one-entrance", f"only one entrance {text}", value=text)
            self._read_shortcut(self.entrances, ringed[1], pos, only)
        elif _LETTER.fullmatch(text):
            only = Clause("why-map-one-exit", f"only one exit {text} for its shortcut", value=text)
            self._read_shortcut(self.exits, text, pos, only)
        else:
            self.rewards[pos] = self._read_rewards(symbol)

    def _read_shortcut(self, ends: dict[str, Pos], letter: str, pos: Pos, expected: Clause) -> None:
        if letter in ends:
            raise self.bad("duplicate-shortcut", self.map.line_of(pos), expected)
        ends[letter] = pos

    def _read_rewards(self, symbol: _Symbol) -> tuple[Reward, ...]:
        rewards: list[Reward] = []
        at = 0
        while (match := _REWARD.match(symbol.text, at)) and len(rewards) < _REWARDS_OF_ONE_SPACE:
            rewards.append(_reward(match))
            at = match.end()
        if at < len(symbol.text) or at >= _CELL_WIDTH:
            expected = Clause("why-map-symbol", f"a known symbol instead of {symbol.text!r}", value=symbol.text)
            raise self.bad("unknown-symbol", symbol.line, expected)
        return tuple(rewards)

    def _big_space(self, text: str, code: str, name: str) -> list[Pos]:
        cells = self._all(text)
        if not cells:
            expected = Clause("why-map-sign", f"a map with at least one {text}, the {name}", sign=text)
            raise self.bad(code, self.map.line, expected)
        strays = set(cells)
        reached = [cells[0]]
        strays.discard(cells[0])
        for pos in reached:
            beside = strays.intersection(neighbours(pos))
            strays -= beside
            reached.extend(sorted(beside))
        if strays:
            line = self.map.line_of(min(strays))
            expected = Clause("why-map-split", f"every {text} beside another: the {name} is one big space", sign=text)
            raise self.bad("split-space", line, expected)
        return cells

    def _shortcuts(self) -> Iterable[Shortcut]:
        for letter, pos in self.exits.items():
            if letter not in self.entrances:
                expected = Clause("why-map-entrance", f"an entrance ({letter}) for exit {letter}", letter=letter)
                raise self.bad("no-entrance", self.map.line_of(pos), expected)
        for letter, pos in self.entrances.items():
            line = self.map.line_of(pos)
            if letter not in self.exits:
                expected = Clause("why-map-exit", f"an exit {letter} for entrance ({letter})", letter=letter)
                raise self.bad("no-exit", line, expected)
            if f"shortcut {letter}" not in self.reader.header:
                told = f"a price for ({letter}): a line shortcut {letter}: above the map"
                raise self.bad("no-price", line, Clause("why-map-price", told, letter=letter))
        for key, value in self.reader.header.items():
            if key.startswith("shortcut "):
                yield self._shortcut(key.removeprefix("shortcut "), value)

    def _shortcut(self, letter: str, value: _Value) -> Shortcut:
        price = _PRICE.fullmatch(value.text)
        if price is None:
            told = f"a price like 7 movement or 5 money; not {value.text!r}"
            raise self.bad("bad-price", value.line, Clause("why-map-price-form", told, value=value.text))
        if letter not in self.entrances:
            told = f"a shortcut that the map has; there is no ({letter})"
            raise self.bad("no-entrance", value.line, Clause("why-map-no-shortcut", told, letter=letter))
        return Shortcut(self.entrances[letter], self.exits[letter], int(price[1]), price[2] == "movement")

    # The sections

    def _sections(self) -> dict[Pos, int]:
        """The section of every open or water cell; any other cell must repeat its symbol."""
        for pos, found in self.digits.symbols.items():
            if pos not in self.map.symbols:
                told = f"nothing at {_name(pos)}, where the map has no cell; not {found.text!r}"
                expected = Clause("why-map-stray", told, space=_name(pos), value=found.text)
                raise self.bad("stray-section", found.line, expected)
        sections: dict[Pos, int] = {}
        for pos, symbol in self.map.symbols.items():
            digit = self._digit_or_symbol(pos, symbol)
            if digit is not None:
                sections[pos] = digit
        return sections

    def _digit_or_symbol(self, pos: Pos, symbol: _Symbol) -> int | None:
        found = self.digits.symbols.get(pos)
        solid = symbol.text in (_WALL, _START, _FINISH)
        if solid and found is not None and found.text == symbol.text:
            return None
        if found is not None and not solid and re.fullmatch("[0-9]", found.text) and int(found.text) <= self.lines:
            return int(found.text)
        expected = self._expected_at(pos, symbol.text if solid else "", found.text if found else "")
        if found is None:
            raise self.bad("missing-section", self.digits.line_of(pos), expected)
        raise self.bad("bad-section", found.line, expected)

    def _expected_at(self, pos: Pos, sign: str, found: str) -> Clause:
        """What belongs at this place of the sections: the sign of a solid cell, or else a section."""
        space = _name(pos)
        instead = f"not {found!r}" if found else "there is nothing"
        if sign:
            told = f"{sign} at {space} as on the map; {instead}"
            return Clause("why-map-same-sign", told, sign=sign, space=space, value=found or "-")
        told = f"a section for {space}, from 0 to {self.lines}; {instead}"
        return Clause("why-map-section", told, space=space, most=self.lines, value=found or "-")

    def _check_jumps(self, sections: dict[Pos, int]) -> None:
        """TRACK-7: a step crosses one red line at most, or a bonus could be stepped over."""
        for pos, section in sections.items():
            for other in neighbours(pos):
                if abs(sections.get(other, section) - section) > 1:
                    line = self.digits.line_of(max(pos, other))
                    one, two = _name(pos), _name(other)
                    expected = Clause("why-map-jump", f"at most one red line between {one} and {two}", one=one, two=two)
                    raise self.bad("section-jump", line, expected)

    def _check_direction(self, starts: list[Pos], finishes: list[Pos], sections: dict[Pos, int]) -> None:
        """TRACK-2: there must be a way out of the start and a way into the finish."""
        if not any(leads_from_start(section) for section in _beside(starts, sections)):
            expected = Clause("why-map-way-out", "a cell of section 0 or 1 beside the start")
            raise self.bad("closed-start", self.map.line_of(starts[0]), expected)
        if not any(leads_to_finish(section, self.lines) for section in _beside(finishes, sections)):
            told = f"a cell of section {self.lines - 1} or {self.lines} beside the finish"
            expected = Clause("why-map-way-in", told, less=self.lines - 1, lines=self.lines)
            raise self.bad("closed-finish", self.map.line_of(finishes[0]), expected)

    def _cell(self, pos: Pos, section: int) -> Cell:
        text = self.map.symbols[pos].text
        return Cell(pos, section, text == _WATER, text == _JET, self.rewards.get(pos, ()))


def _reward(match: re.Match[str]) -> Reward:
    worth, fan, lose, cost = match.groups()
    if worth is not None:
        return Reward(CREDITS, int(worth))
    if fan is not None or lose is not None:
        return Reward(FAN if fan else LOSE)
    return Reward(GAIN, int(cost) if cost else ANY_COST)


def _beside(cells: list[Pos], sections: dict[Pos, int]) -> Iterable[int]:
    return (sections[other] for pos in cells for other in neighbours(pos) if other in sections)


def _name(pos: Pos) -> str:
    return f"{pos[0]}.{pos[1]}"
