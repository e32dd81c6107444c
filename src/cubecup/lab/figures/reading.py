"""The files that `cubecup sim` leaves behind, read as they were written: row by row, never as a whole."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, cast

from cubecup.games import make_game
from cubecup.kernel.errors import BadFile, BadOption, Clause, CubeCupError, one_of
from cubecup.lab.figures.race import RaceFigures, Tallies
from cubecup.lab.figures.rows import GameRow, RoundRow
from cubecup.lab.plan import Plan, read_plan
from cubecup.lab.tables import GAMES, LIST, ROUNDS, TEXT, Row, Table, Value

_ROWS_AT_ONCE: Final = 5_000  # of a Parquet file
_GAME: Final = "cubitos"  # the game that the figures are about

# A row with the place it comes from, for errors.
_Reader = Callable[[Path, Table], Iterator[dict[str, Value]]]


@dataclass(frozen=True, slots=True)
class FinishedJob:
    """What a finished simulation says of itself, and where its tables are."""

    command: str
    seed: int
    plan: Plan
    games: Path
    rounds: Path

    def cards(self) -> dict[str, tuple[str, ...]]:
        """The cards of each race, also of those that nobody bought."""
        found: dict[str, tuple[str, ...]] = {}
        for race in self.plan.races:
            game = make_game(self.plan.game, json.loads(race.options))
            found[race.name] = tuple(getattr(game, "cards", ()))
        return found

    def figures(self, heard: Callable[[int], None] = lambda games: None) -> list[RaceFigures]:
        """Read both tables; `heard` is told of every game whose rounds are read."""
        tallies = Tallies(self.cards())
        tallies.add_games(cast("Iterator[GameRow]", _rows(self.games, GAMES)))
        tallies.add_rounds(_telling(cast("Iterator[RoundRow]", _rows(self.rounds, ROUNDS)), heard))
        return tallies.figures()


def open_job(base: Path) -> FinishedJob:
    """The job whose files are `BASE.job.json` and its tables, in whatever format."""
    path = base.with_name(f"{base.name}.job.json")
    try:
        about = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadOption(
            "no-such-job",
            f"{path} does not exist; `cubecup sim --out {base}` makes it.",
            path=str(path),
            base=str(base),
        ) from None
    except (OSError, ValueError) as error:
        raise BadFile(
            "bad-job", str(path), 1, Clause("why-job", f"the description of a simulation ({error})")
        ) from None
    try:
        plan = read_plan(about["plan"])
        files = {name: base.with_name(str(file)) for name, file in about["files"].items()}
        command, seed = str(about["command"]), int(about["seed"])
    except (KeyError, TypeError, ValueError, AttributeError):
        raise BadFile("bad-job", str(path), 1, Clause("why-job", "the description of a simulation")) from None
    if plan.game != _GAME:
        raise BadOption("no-figures", f"There are no figures for {plan.game}, only for {_GAME}.", game=plan.game)
    for name in (GAMES.name, ROUNDS.name):
        if name not in files or not files[name].is_file():
            missing = str(files.get(name, base.with_name(f"{base.name}.{name}.*")))
            raise BadOption("no-such-table-file", f"The table {missing} is missing.", path=missing)
    return FinishedJob(command, seed, plan, files[GAMES.name], files[ROUNDS.name])


def named_rows(table: Table, rows: Iterable[Row]) -> Iterator[dict[str, Value]]:
    """Rows as the lab makes them, by the names of their columns."""
    names = table.names
    return (dict(zip(names, row, strict=True)) for row in rows)


def add_rows(tallies: Tallies, tables: dict[str, list[Row]]) -> None:
    """Games that were just played."""
    tallies.add_games(cast("Iterator[GameRow]", named_rows(GAMES, tables[GAMES.name])))
    tallies.add_rounds(cast("Iterator[RoundRow]", named_rows(ROUNDS, tables[ROUNDS.name])))


def _telling(rows: Iterator[RoundRow], heard: Callable[[int], None]) -> Iterator[RoundRow]:
    last: tuple[str, int, int] | None = None
    for row in rows:
        game = (row["race"], row["players"], row["game"])
        if game != last:
            last = game
            heard(1)
        yield row


# -- formats -------------------------------------------------------------------------------------------


def _rows(path: Path, table: Table) -> Iterator[dict[str, Value]]:
    """All rows of a file, with at least the columns of the table, each of its type."""
    kind = path.suffix.removeprefix(".")
    if kind not in _READERS:
        raise _bad(path, 1, one_of(_READERS, kind))
    return _checked(path, table, _READERS[kind](path, table))


def _checked(path: Path, table: Table, rows: Iterator[dict[str, Value]]) -> Iterator[dict[str, Value]]:
    kinds: dict[str, tuple[type, ...]] = {TEXT: (str,), LIST: (str, list)}
    wanted = [(column.name, kinds.get(column.type, (int, float))) for column in table.columns]
    number = 0
    try:
        for number, row in enumerate(rows, 1):
            for name, kind in wanted:
                if not isinstance(row.get(name), kind):
                    raise _bad(path, number, Clause("why-value-for", f"a value for {name}", name=name))
            yield row
    except (OSError, UnicodeDecodeError) as error:
        told = f"a table of {table.name} ({error})"
        raise _bad(path, number + 1, Clause("why-table-of", told, name=table.name)) from None


def _csv_rows(path: Path, table: Table) -> Iterator[dict[str, Value]]:
    texts = {column.name for column in table.columns if column.type in (TEXT, LIST)}
    with path.open(encoding="utf-8", newline="") as file:
        for line in csv.DictReader(file):
            yield {
                name: value if name in texts else _number(value)
                for name, value in line.items()
                if name is not None
            }  # fmt: skip


def _number(text: str | None) -> Value:
    try:
        return int(text or "")
    except ValueError:
        return text or None


def _json_rows(path: Path, table: Table) -> Iterator[dict[str, Value]]:
    with path.open(encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            try:
                row = json.loads(line)
            except ValueError:
                row = None
            if not isinstance(row, dict):
                raise _bad(path, number, Clause("why-json-object", "a JSON object"))
            yield row


def _parquet_rows(path: Path, table: Table) -> Iterator[dict[str, Value]]:
    arrow, parquet = _pyarrow()
    try:
        with parquet.ParquetFile(str(path)) as file:
            known = [name for name in table.names if name in file.schema_arrow.names]
            for batch in file.iter_batches(batch_size=_ROWS_AT_ONCE, columns=known):
                yield from batch.to_pylist()
    except arrow.ArrowException as error:
        raise _bad(path, 1, Clause("why-parquet", f"a Parquet file ({error})")) from None


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise CubeCupError(
            "not-installed", "pyarrow is not installed: pip install 'cubecup[lab]'.",
            name="pyarrow", command="pip install 'cubecup[lab]'",
        ) from None  # fmt: skip
    return pyarrow, pyarrow.parquet


def _bad(path: Path, line: int, expected: Clause) -> BadFile:
    return BadFile("bad-table", str(path), line, expected)


_READERS: Final[dict[str, _Reader]] = {"parquet": _parquet_rows, "csv": _csv_rows, "jsonl": _json_rows}
