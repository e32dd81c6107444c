"""Small jobs that take a moment, and collectors that misbehave on purpose."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

from cubecup.games import make_game
from cubecup.kernel.choice import Action
from cubecup.kernel.game import Event, State
from cubecup.lab import INT, TEXT, Collector, Column, Outcome, Part, Plan, PlannedRace, Row, Sitting, Table
from cubecup.lab.storage import JobFolder

HERE = "tests.lab.jobs"
FLAG = "CUBECUP_TEST_FLAG"  # names a file that tells whether something has happened already

QUICK = Plan(
    "cubitos",
    (
        PlannedRace.of("race-1", make_game("cubitos")),
        PlannedRace.of("race-2", make_game("cubitos", {"cards": "race-2"})),
    ),
    bots=("steady", "steady:bold"),
    players=(2,),
    games=6,
    seed=11,
    chunk=2,
)
SEVEN = Plan(
    "seven-cubes",
    (PlannedRace.of("seven-cubes", make_game("seven-cubes")),),
    ("planner", "random"),
    (2,),
    4,
    3,
    ("games",),
)


def collecting(plan: Plan, *names: str) -> Plan:
    """With some collectors of this module besides the usual ones."""
    return replace(plan, collectors=(*plan.collectors, *(f"{HERE}:{name}" for name in names)))


def written(base: Path, plan: Plan, parts: Iterable[Part], file_format: str = "csv") -> dict[str, bytes]:
    """The final files of a job, by what follows the base in their names."""
    with JobFolder(base, plan, file_format, "cubecup sim ...") as store:
        for part in parts:
            store.keep(part)
        store.finish()
    return final_files(base)


def final_files(base: Path) -> dict[str, bytes]:
    """The tables; the description of the job is left out, as it has the names of the files."""
    return {
        path.name.removeprefix(base.name): path.read_bytes()
        for path in sorted(base.parent.glob(f"{base.name}.*"))
        if path.is_file() and path.name != f"{base.name}.job.json"
    }


class _PerGame(Collector):
    """A row with the number of each game."""

    table: ClassVar[Table] = Table("numbers", (Column("race", TEXT, "Its race."), Column("game", INT, "Its number.")))
    sitting: Sitting

    def begin(self, sitting: Sitting, state: State) -> None:
        self.sitting = sitting

    def end(self, state: State, events: list[Event], outcome: Outcome) -> list[Row]:
        return [(self.sitting.race, self.sitting.number)]


class KilledOnce(_PerGame):
    """The process that comes to game 3 of race-2 first is killed in the middle of it."""

    def decided(self, state: State, seat: int, action: Action) -> None:
        flag = Path(os.environ[FLAG])
        if (self.sitting.race, self.sitting.number) == ("race-2", 3) and not flag.exists():
            flag.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)


class KilledAlways(_PerGame):
    def paused(self, state: State, events: list[Event]) -> None:
        if self.sitting.number == 1:
            os.kill(os.getpid(), signal.SIGKILL)


class Broken(_PerGame):
    def paused(self, state: State, events: list[Event]) -> None:
        if self.sitting.number == 1:
            raise ZeroDivisionError("no luck")


class Unfit(_PerGame):
    def end(self, state: State, events: list[Event], outcome: Outcome) -> list[Row]:
        return [("race-1", "one")]


class Decisions(_PerGame):
    """Counts answers as they are given."""

    table: ClassVar[Table] = Table("answers", (Column("game", INT, "Its number."), Column("answers", INT, "How many.")))

    def begin(self, sitting: Sitting, state: State) -> None:
        super().begin(sitting, state)
        self.answers = 0

    def decided(self, state: State, seat: int, action: Action) -> None:
        assert action in state.choice(seat).actions
        self.answers += 1

    def end(self, state: State, events: list[Event], outcome: Outcome) -> list[Row]:
        return [(self.sitting.number, self.answers)]


class NoTable(Collector):
    pass


class TableTwice(_PerGame):
    table: ClassVar[Table] = Table("games", (Column("game", INT, "Its number."),))
