"""A TOML text whose values are read by path and type, and whose errors name the line of the offending key.

`tomllib` reports lines only for syntax errors. So it parses, and once it has accepted the text a small
scanner walks it again, noting where every key and array element stands. The scanner may trust its input.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_left
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from cubecup.kernel.errors import BadFile, Clause, one_of

Path = tuple[str | int, ...]

_STRING: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"""(?:"{1,2})?' r"|'''.*?'''(?:'{1,2})?" r'|"(?:\\.|[^"\\])*"' r"|'[^']*'", re.DOTALL
)
_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_BLANKS: Final = re.compile(r"[ \t]*")
_BLANKS_LINES_COMMENTS: Final = re.compile(r"(?:[ \t\n]|#[^\n]*)*")
_SCALAR: Final = re.compile(r"[^,\]}#\n]*")
# Keys of more than so many parts, which take `tomllib` very long: the square of their number. What stands in texts and
# comments, and parts of shorter keys, is passed over. A text that nobody has closed goes to the end of its line, or of
# all: to look for its end from every quote in it would take as long.
_MOST_PARTS: Final = 8
_KEY_PART: Final = r"""(?:[A-Za-z0-9_-]+|"(?:\\.|[^"\\\n])*"|'[^'\n]*')[ \t]*\.[ \t]*"""
_PASSED_OVER: Final = (
    r'"""(?:\\.|[^\\])*?(?:"""(?:"{1,2})?|\\?\Z)',
    r"'''.*?(?:'''(?:'{1,2})?|\Z)",
    r'"(?:\\.|[^"\\\n])*"?',
    r"'[^'\n]*'?",
    r"#[^\n]*",
    _BARE_KEY.pattern,
)
_KEY_TOO_LONG: Final = re.compile("|".join((rf"(?P<key>(?:{_KEY_PART}){{{_MOST_PARTS}}})", *_PASSED_OVER)), re.DOTALL)
_AT_LINE: Final = re.compile(r" \(at line (\d+), column \d+\)$")
_AT_END: Final = re.compile(r" \(at end of document\)$")

# How the messages of `tomllib` begin, and what they are in our texts.
_SYNTAX: Final = (
    ("Expected '='", "why-toml-equals"),
    ("Expected newline", "why-toml-line-end"),
    ("Expected ']", "why-toml-bracket"),
    ("Unclosed", "why-toml-unclosed"),
    ("Cannot ", "why-toml-twice"),
    ("Duplicate", "why-toml-twice"),
    ("Unterminated string", "why-toml-string-end"),
    ("Expected ", "why-toml-string-end"),
    ("Unescaped", "why-toml-escape"),
    ("Escaped", "why-toml-escape"),
    ("Invalid hex", "why-toml-escape"),
    ("Illegal character", "why-toml-character"),
    ("Found invalid character", "why-toml-character"),
    ("Invalid initial character", "why-toml-key"),
    ("Invalid statement", "why-toml-key"),
    ("Invalid date", "why-toml-date"),
    ("Invalid value", "why-toml-value"),
)


@dataclass(frozen=True, slots=True)
class Place:
    """Offsets into the text: the last part of the key (of an element: the value), and the value's ends."""

    key: int
    value: int
    end: int


class TomlFile:
    """The values of one TOML text, and where each of them stands."""

    __slots__ = ("_breaks", "_data", "_places", "source", "text")

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        self.text = text.removeprefix("\ufeff").replace("\r\n", "\n")
        self._breaks = [match.start() for match in re.finditer("\n", self.text)]
        self._check_keys()
        try:
            self._data: dict[str, object] = tomllib.loads(self.text)
            self._places = _Scanner(self.text).document()
        except RecursionError:
            raise BadFile("toml-syntax", source, 1, Clause("why-toml-depth", "values nested less deeply")) from None
        except ValueError as error:  # also raised, without a line, for a number of thousands of digits
            raise self._syntax_error(str(error)) from None

    def _check_keys(self) -> None:
        for found in _KEY_TOO_LONG.finditer(self.text):
            if found["key"]:
                expected = Clause("why-toml-depth", "values nested less deeply")
                raise BadFile("toml-syntax", self.source, self.line_at(found.start()), expected)

    def _syntax_error(self, message: str) -> BadFile:
        at = _AT_LINE.search(message)
        last = self.text.rstrip("\n").count("\n") + 1
        line = int(at[1]) if at else last if _AT_END.search(message) else 1
        what = _AT_END.sub(" at the end of the file", _AT_LINE.sub("", message))
        id = next((id for start, id in _SYNTAX if message.startswith(start)), "why-toml")
        return BadFile("toml-syntax", self.source, line, Clause(id, f"valid TOML: {what}"))

    # Where things stand

    def place(self, path: Path) -> Place | None:
        return self._places.get(path)

    def line_at(self, offset: int) -> int:
        return bisect_left(self._breaks, offset) + 1

    def line(self, path: Path) -> int:
        """The line of this key or element or, if it is missing, of the nearest table or array around it."""
        while path and path not in self._places:
            path = path[:-1]
        return self.line_at(self._places[path].key) if path else 1

    def bad(self, code: str, path: Path, expected: Clause) -> BadFile:
        return BadFile(code, self.source, self.line(path), expected)

    # What they are

    def __contains__(self, path: Path) -> bool:
        return path in self._places

    def table(self, path: Path, allowed: Collection[str] | None = None) -> tuple[str, ...]:
        """The keys of a table in the order of the text, none if it is missing; an unknown one is an error."""
        value = self._value(path) if path in self._places or not path else {}
        if not isinstance(value, dict):
            raise self.bad("wrong-type", path, Clause("why-table", f"a table for {_name(path)}", name=_name(path)))
        for key in value:
            if allowed is not None and key not in allowed:
                raise self.bad("unknown-key", (*path, key), one_of(sorted(allowed), key))
        return tuple(value)

    def is_table(self, path: Path) -> bool:
        return isinstance(self._value(path), dict)

    def array(self, path: Path) -> int:
        """The length of an array."""
        value = self._value(path)
        if not isinstance(value, list):
            raise self.bad("wrong-type", path, Clause("why-array", f"an array for {_name(path)}", name=_name(path)))
        return len(value)

    def integer(self, path: Path, low: int, high: int) -> int:
        value = self._value(path)
        told = f"a whole number from {low} to {high} for {_name(path)}"
        expected = Clause("why-number-for", told, low=low, high=high, name=_name(path))
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.bad("wrong-type", path, expected)
        if not low <= value <= high:
            raise self.bad("out-of-range", path, expected)
        return value

    def flag(self, path: Path) -> bool:
        value = self._value(path)
        if not isinstance(value, bool):
            raise self.bad("wrong-type", path, Clause("why-flag", f"true or false for {_name(path)}", name=_name(path)))
        return value

    def string(self, path: Path) -> str:
        value = self._value(path)
        if not isinstance(value, str):
            raise self.bad("wrong-type", path, Clause("why-string", f"a string for {_name(path)}", name=_name(path)))
        return value

    def strings(self, path: Path) -> tuple[str, ...]:
        return tuple(self.string((*path, index)) for index in range(self.array(path)))

    def _value(self, path: Path) -> object:
        if path and path not in self._places:
            raise self.bad("missing-key", path, Clause("why-value-for", f"a value for {_name(path)}", name=_name(path)))
        value: object = self._data
        for part in path:
            value = value[part]  # type: ignore[index]  # the scanner noted this very path
        return value


def _name(path: Path) -> str:
    """How an error speaks of a value: the dotted key, and the place in it counted from one."""
    keys = [part for part in path if isinstance(part, str)]
    if path and isinstance(path[-1], int):
        return f"{'.'.join(keys)} #{path[-1] + 1}"
    return ".".join(keys)


class _Scanner:
    """Notes the place of every key and array element of a text that is known to be valid TOML."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.places: dict[Path, Place] = {}
        self.lengths: dict[Path, int] = {}  # of the arrays of tables met so far

    def document(self) -> dict[Path, Place]:
        table: Path = ()
        while self._skip(_BLANKS_LINES_COMMENTS) < len(self.text):
            if self.text.startswith("[[", self.at):
                table = self._array_header()
            elif self.text.startswith("[", self.at):
                table = self._header()
            else:
                self._pair(table)
        return self.places

    def _skip(self, pattern: re.Pattern[str]) -> int:
        match = pattern.match(self.text, self.at)
        assert match is not None
        self.at = match.end()
        return self.at

    def _note(self, path: Path, key: int, value: int, end: int) -> None:
        self.places.setdefault(path, Place(key, value, end))

    def _header(self) -> Path:
        self.at += len("[")
        path: Path = ()
        for name, start in self._dotted_key():
            path = (*self._newest(path), name)
            self._note(path, start, start, self.at)
        self.at += len("]")
        return self._newest(path)

    def _array_header(self) -> Path:
        self.at += len("[[")
        path: Path = ()
        start = self.at
        for name, start in self._dotted_key():
            path = (*self._newest(path), name)
            self._note(path, start, start, self.at)
        self.at += len("]]")
        self.lengths[path] = self.lengths.get(path, 0) + 1
        table = self._newest(path)
        self._note(table, start, start, self.at)
        return table

    def _newest(self, path: Path) -> Path:
        """A header that passes through an array of tables means its last table."""
        return (*path, self.lengths[path] - 1) if path in self.lengths else path

    def _dotted_key(self) -> list[tuple[str, int]]:
        parts = []
        while True:
            self._skip(_BLANKS)
            start = self.at
            if self.text[start] in "\"'":
                quoted = self.text[start : self._skip(_STRING)]
                name = str(tomllib.loads(f"key = {quoted}")["key"])
            else:
                name = self.text[start : self._skip(_BARE_KEY)]
            parts.append((name, start))
            self._skip(_BLANKS)
            if self.text[self.at] != ".":
                return parts
            self.at += len(".")

    def _pair(self, table: Path) -> None:
        path = table
        parts = self._dotted_key()
        self.at += len("=")
        for name, start in parts[:-1]:
            path = (*path, name)
            self._note(path, start, start, self.at)
        name, start = parts[-1]
        self._skip(_BLANKS)
        self._value((*path, name), start)

    def _value(self, path: Path, key: int) -> None:
        value = self.at
        opening = self.text[value]
        if opening in "\"'":
            self._skip(_STRING)
        elif opening == "[":
            self._elements(path)
        elif opening == "{":
            self._pairs(path)
        else:
            self._skip(_SCALAR)
        self._note(path, key, value, self.at)

    def _elements(self, path: Path) -> None:
        self.at += len("[")
        index = 0
        while self.text[self._skip(_BLANKS_LINES_COMMENTS)] != "]":
            if self.text[self.at] == ",":
                self.at += len(",")
            else:
                self._value((*path, index), self.at)
                index += 1
        self.at += len("]")

    def _pairs(self, path: Path) -> None:
        self.at += len("{")
        while self.text[self._skip(_BLANKS_LINES_COMMENTS)] != "}":
            if self.text[self.at] == ",":
                self.at += len(",")
            else:
                self._pair(path)
        self.at += len("}")
