"""Files of rows: Parquet, CSV or JSON lines, written as the rows come. Equal rows give equal bytes."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterable, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol, TextIO

from cubecup.kernel.errors import BadOption, no_such
from cubecup.lab.commas import joined
from cubecup.lab.tables import BYTES, FLAG, INT, LIST, NUMBERS, REAL, SEED, TEXT, Row, Table, Value

if TYPE_CHECKING:
    from types import TracebackType

_INSTALL: Final = "pip install 'cubecup[lab]'"
_ROWS_IN_A_GROUP: Final = 50_000  # of Parquet: enough to compress well, few enough to hold


class Writer(Protocol):
    """An open file; leaving it closes it."""

    def write(self, rows: Iterable[Row]) -> None: ...

    def __enter__(self) -> Writer: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


class _TextWriter:
    """A file of lines, UTF-8, one newline after each on every system."""

    def __init__(self, path: Path, table: Table, about: Mapping[str, str]) -> None:
        """What a job is about stands in a file of its own; lines of text have no place for it."""
        self.table = table
        self._closing = ExitStack()
        self.file: TextIO = self._closing.enter_context(path.open("w", encoding="utf-8", newline=""))

    def write(self, rows: Iterable[Row]) -> None:
        raise NotImplementedError

    def __enter__(self) -> _TextWriter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._closing.close()


class CsvWriter(_TextWriter):
    """With a line of column names; what does not apply is empty, lists have commas, flags are 1 and 0."""

    def __init__(self, path: Path, table: Table, about: Mapping[str, str]) -> None:
        super().__init__(path, table, about)
        self._csv = csv.writer(self.file, lineterminator="\n")
        self._csv.writerow(table.names)

    def write(self, rows: Iterable[Row]) -> None:
        self._csv.writerows([_cell(value) for value in row] for row in rows)


def _cell(value: Value) -> int | float | str | None:
    if isinstance(value, bool):
        return int(value)
    if value is None or isinstance(value, (int, float, str)):
        return value
    return joined(value)


class JsonWriter(_TextWriter):
    """One object on each line."""

    def write(self, rows: Iterable[Row]) -> None:
        for row in rows:
            self.file.write(json.dumps(self.table.named(row), ensure_ascii=False, default=list) + "\n")


class ParquetWriter:
    """By pyarrow, an optional extra of the package: `cubecup[lab]`.

    What the job is about is in the file's metadata, and what a column says in that of its field (`about`).
    """

    def __init__(self, path: Path, table: Table, about: Mapping[str, str]) -> None:
        arrow, parquet = _pyarrow()
        types = {
            INT: arrow.int64(),
            SEED: arrow.uint64(),
            REAL: arrow.float64(),
            TEXT: arrow.string(),
            FLAG: arrow.bool_(),
            LIST: arrow.list_(arrow.string()),
            NUMBERS: arrow.list_(arrow.int32()),
            BYTES: arrow.list_(arrow.uint8()),
        }
        self._arrow = arrow
        self._schema = arrow.schema(
            [arrow.field(one.name, types[one.type], metadata={"about": one.about}) for one in table.columns],
            metadata={f"cubecup.{name}": told for name, told in about.items()},
        )
        self._file = parquet.ParquetWriter(str(path), self._schema, compression="zstd")
        self._rows: list[Row] = []

    def write(self, rows: Iterable[Row]) -> None:
        self._rows += rows
        while len(self._rows) >= _ROWS_IN_A_GROUP:
            self._flush(self._rows[:_ROWS_IN_A_GROUP])
            del self._rows[:_ROWS_IN_A_GROUP]

    def _flush(self, rows: list[Row]) -> None:
        arrays = [self._arrow.array([row[at] for row in rows], field.type) for at, field in enumerate(self._schema)]
        self._file.write_table(self._arrow.Table.from_arrays(arrays, schema=self._schema))

    def __enter__(self) -> ParquetWriter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if kind is None and self._rows:
                self._flush(self._rows)
        finally:
            self._file.close()


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadOption(
            "not-installed", f"pyarrow is not installed: {_INSTALL}", name="pyarrow", command=_INSTALL
        ) from None
    return pyarrow, pyarrow.parquet


# -- by name -------------------------------------------------------------------------------------------

_WRITERS: Final[dict[str, Callable[[Path, Table, Mapping[str, str]], Writer]]] = {
    "parquet": ParquetWriter,
    "csv": CsvWriter,
    "jsonl": JsonWriter,
}
FORMATS: Final = tuple(_WRITERS)


def check_format(file_format: str) -> None:
    """Whether files of a format can be written, before anything is played."""
    if file_format not in _WRITERS:
        known = ", ".join(FORMATS)
        told = f"There is no format {file_format!r}: {known}."
        raise BadOption("plan", no_such(file_format, known, told))
    if file_format == "parquet":
        _pyarrow()


def open_writer(file_format: str, path: Path, table: Table, about: Mapping[str, str] | None = None) -> Writer:
    """A new file; whatever was there is gone. `about` goes along with it where the format has a place for it."""
    return _WRITERS[file_format](path, table, about or {})
