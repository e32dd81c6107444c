"""A job on disk. While it is played, `BASE.parts/` has a file for each finished chunk, so that the same job goes on
where it was left; at the end the final files are put together there and renamed into place.

    BASE.parts/job.json   BASE.parts/000017.json ...        under way
    BASE.games.csv        BASE.rounds.csv    BASE.job.json  done
"""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from cubecup.kernel.errors import BadFile, BadOption, Clause
from cubecup.kernel.game import JSON
from cubecup.lab.atomic_files import make_file_place, make_folder, put_in_place, unwritable
from cubecup.lab.collector import Collector, load_collectors
from cubecup.lab.plan import Chunk, Plan
from cubecup.lab.tables import BYTES, Row, Table
from cubecup.lab.work import Part
from cubecup.lab.writers import check_format, open_writer

try:
    import fcntl
except ImportError:  # not on every system; there, nobody stops two runs of one job
    fcntl = None  # type: ignore[assignment]

_ABOUT: Final = "job.json"
_LOCK: Final = "lock"
_UNFINISHED: Final = ".new"


def parts_folder(base: Path) -> Path:
    return base.with_name(f"{base.name}.parts")


def stored_seed(base: Path) -> int | None:
    """The seed of a job under way, for whoever goes on with it without having chosen one."""
    about = _read_about(parts_folder(base))
    return None if about is None else int(about["seed"])


def is_done(base: Path, plan: Plan) -> bool:
    """Whether the final files are there, and of this very job."""
    try:
        about = json.loads(base.with_name(f"{base.name}.{_ABOUT}").read_text(encoding="utf-8"))
        return bool(about["digest"] == plan.digest()) and not parts_folder(base).exists()
    except (OSError, ValueError, KeyError, TypeError):
        return False


class JobFolder:
    """The parts of one job and the files made of them."""

    def __init__(self, base: Path, plan: Plan, file_format: str, command: str, replace: bool = False) -> None:
        """Whatever stands in the way is said now: nothing has been played or changed then."""
        check_format(file_format)
        if not base.name:
            raise BadOption("out-name", f"{str(base)!r} is no name for files.", value=str(base))
        self.base = base
        self.plan = plan
        self.format = file_format
        self.command = command
        self.folder = parts_folder(base)
        self.collectors = load_collectors(plan.collectors, plan.game)
        self.tables: tuple[Table, ...] = tuple(collector.table for collector in self.collectors)
        self.files = {table.name: base.with_name(f"{base.name}.{table.name}.{file_format}") for table in self.tables}
        self.about_file = base.with_name(f"{base.name}.{_ABOUT}")
        self._open = ExitStack()
        try:
            self._claim(replace)
        except BaseException:
            self._open.close()
            raise

    def __enter__(self) -> JobFolder:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    # -- beginning --------------------------------------------------------------------------------------

    def _claim(self, replace: bool) -> None:
        about = _read_about(self.folder)
        if about is not None:
            if about["digest"] != self.plan.digest():
                raise BadOption(
                    "other-job",
                    f"{self.folder} belongs to another job: {about['command']}. Finish that one, or delete the folder.",
                    folder=str(self.folder), command=str(about["command"]),
                )  # fmt: skip
            self._make_places()
            other = about.get("files") != self._names()  # it goes on with files of another format
            if other and not replace:
                self._refuse_to_replace()
            self._lock()
            if other:
                self._write(self.folder / _ABOUT, self._about())
            return
        self._make_places()
        if not replace:
            self._refuse_to_replace()
        make_folder(self.folder)
        self._lock()
        self._write(self.folder / _ABOUT, self._about())

    def _make_places(self) -> None:
        for path in (*self.files.values(), self.about_file):
            make_file_place(path)

    def _refuse_to_replace(self) -> None:
        for path in (*self.files.values(), self.about_file):
            if path.exists():
                raise BadOption("out-exists", f"{path} exists already; --force replaces it.", path=str(path))

    def _lock(self) -> None:
        """Held until the job is left, or its process has ended in whatever way."""
        if fcntl is None:
            return
        path = self.folder / _LOCK
        with _told(path):
            file = self._open.enter_context(path.open("w"))
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadOption(
                "job-busy", f"{self.folder}: the same job is being played right now.", folder=str(self.folder)
            ) from None

    def _names(self) -> dict[str, str]:
        return {name: path.name for name, path in self.files.items()}

    def _about(self) -> str:
        about: dict[str, JSON] = {
            "command": self.command,
            "seed": self.plan.seed,
            "games": self.plan.total,
            "digest": self.plan.digest(),
            "version": version("cubecup"),
            "files": {**self._names()},
            "plan": self.plan.as_json(),
        }
        return json.dumps(about, ensure_ascii=False, indent=2) + "\n"

    def _metadata(self, kind: type[Collector]) -> dict[str, str]:
        """What a table must tell that travels without the other files."""
        schema = [{"name": one.name, "type": one.type, "about": one.about} for one in kind.table.columns]
        return {
            "schema": json.dumps(schema, ensure_ascii=False),
            "seed": str(self.plan.seed),
            "command": self.command,
            "version": version("cubecup"),
            **kind.about(self.plan.game, {race.name: race.options for race in self.plan.races}),
        }

    # -- parts ------------------------------------------------------------------------------------------

    def todo(self) -> list[Chunk]:
        """The chunks that have no part yet."""
        done = {path.stem for path in self.folder.glob("*.json")}
        return [chunk for chunk in self.plan.chunks() if _stem(chunk.number) not in done]

    def keep(self, part: Part) -> None:
        """From here on the chunk need not be played again, whatever happens."""
        tables: dict[str, Any] = {**part.tables}
        data = {"number": part.number, "games": part.games, "events": part.events, "tables": tables}
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"), default=_as_text)
        self._write(self.folder / f"{_stem(part.number)}.json", text)

    def _parts(self) -> Iterator[Part]:
        for chunk in self.plan.chunks():
            path = self.folder / f"{_stem(chunk.number)}.json"
            try:
                data = json.loads(path.read_text(encoding="utf-8"))
                tables = {table.name: [_row(table, row) for row in data["tables"][table.name]] for table in self.tables}
                yield Part(data["number"], data["games"], tables, data["events"])
            except (OSError, ValueError, KeyError, TypeError, AttributeError):
                told = "a part of the job. Delete this file, and the same command mends it"
                raise BadFile("bad-part", str(path), 1, Clause("why-part", told)) from None

    def _write(self, path: Path, text: str) -> None:
        """All of it, on disk, or nothing."""
        new = path.with_name(path.name + _UNFINISHED)
        with _told(path):
            try:
                new.write_text(text, encoding="utf-8")
                put_in_place(new, path)
            except BaseException:
                with suppress(OSError):
                    new.unlink()
                raise

    # -- the end ----------------------------------------------------------------------------------------

    def finish(self, heard: Callable[[Part], None] = lambda part: None) -> None:
        """Make the final files, telling every part in the order of the tables; then the folder goes."""
        drafts = {table.name: self.folder / f"{table.name}.{self.format}{_UNFINISHED}" for table in self.tables}
        with _told(self.base):
            try:
                with ExitStack() as open_files:
                    writers = {
                        kind.table.name: open_files.enter_context(
                            open_writer(self.format, drafts[kind.table.name], kind.table, self._metadata(kind))
                        )
                        for kind in self.collectors
                    }
                    for part in self._parts():
                        for name, writer in writers.items():
                            writer.write(part.tables[name])
                        heard(part)
            except BaseException:
                for draft in drafts.values():
                    with suppress(OSError):
                        draft.unlink()
                raise
            for name, draft in drafts.items():
                put_in_place(draft, self.files[name])
            self._write(self.about_file, self._about())
            self._remove_folder()

    def _remove_folder(self) -> None:
        """The description goes last: without it nobody would know what the rest is."""
        self._open.close()
        for path in self.folder.iterdir():
            if path.name != _ABOUT:
                path.unlink()
        (self.folder / _ABOUT).unlink()
        self.folder.rmdir()


def _as_text(value: object) -> str:
    """Bytes in a part, which is JSON."""
    assert isinstance(value, bytes)
    return base64.b64encode(value).decode()


def _row(table: Table, values: list[Any]) -> Row:
    """A row of a part as its collector made it."""
    columns = zip(table.columns, values, strict=True)
    return tuple([base64.b64decode(one) if column.type == BYTES and one else one for column, one in columns])


def _stem(number: int) -> str:
    return f"{number:06d}"


def _read_about(folder: Path) -> Mapping[str, Any] | None:
    """What a folder of parts says of its job; None if there is no such folder or nothing in it."""
    path = folder / _ABOUT
    with _told(folder):
        known = path.exists()
    if not known:
        if folder.is_dir() and any(found.name not in (_LOCK, _ABOUT + _UNFINISHED) for found in folder.iterdir()):
            raise BadOption("no-job", f"{folder} is no folder of a job.", folder=str(folder))
        return None
    try:
        about = json.loads(path.read_text(encoding="utf-8"))
        int(about["seed"]), about["digest"], about["command"]
    except (OSError, ValueError, KeyError, TypeError):
        raise BadOption("no-job", f"{folder} is no folder of a job.", folder=str(folder)) from None
    found: Mapping[str, Any] = about
    return found


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """An error of the file system as one of ours: a full disk, a folder that is missing or closed to us."""
    try:
        yield
    except OSError as error:
        raise unwritable(Path(error.filename or path), error) from None
