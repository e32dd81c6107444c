"""Where the time of an action goes, without sockets: tables with two random players each, in this very process.

    python -m scripts.cost_of_action --tables 200 --actions 10000
    python -m scripts.cost_of_action --tables 200 --actions 3000 --instructions

Each part is charged with what it takes itself, without the parts it calls, in processor time of the event loop's
thread. A look at the clock costs about a microsecond, so the sum is more than an action takes by itself: that is
told, too. What sockets, the system and the writer of the log take is `cubecup load`'s to tell.

With `--instructions` the interpreter's instructions are counted, by module, in the plain build. However busy a machine
is, they are the same but for the dice that fall: two versions can be compared by a run or two of each.
"""

from __future__ import annotations

import argparse
import asyncio
import functools
import random
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any, Final

import msgspec

from cubecup.cubitos import view
from cubecup.cubitos.free_race import FreeRace
from cubecup.cubitos.game import MOST_LAPS, Cubitos
from cubecup.cubitos.race import Race
from cubecup.kernel.state import State
from cubecup.server.messages.from_browser import Act, Hello
from cubecup.server.messages.tables import NewTable, SeatPlan
from cubecup.server.open_tables.directory import TableDirectory
from cubecup.server.process import tune
from cubecup.server.settings import Settings
from cubecup.server.table.live_table import LiveTable
from cubecup.server.table.session import TableSession
from cubecup.server.table.snapshot import Snapshot
from cubecup.server.table.undo import UndoHistory
from cubecup.server.table.visitor import Visitor

_OPTIONS: Final = {"cards": "race-1", "laps": MOST_LAPS, "timing": "free", "tracks": "nothing-goes-right"}
_WARM_UP: Final = 0.2  # of the actions
_COUNTED: Final = 0.8  # from here on, if instructions are counted: that takes fifty times as long
_MODULES_SHOWN: Final = 25
_PAUSE: Final = 0.001  # seconds from one look at whether all is done to the next

# What is charged to whom. Of the compiled engine only what the server calls can be told apart.
PARTS: Final[tuple[tuple[str, Any, str], ...]] = (
    ("a copy of the position", Race, "clone"),
    ("the rules", State, "apply"),
    ("facts that follow", Race, "follow"),
    ("facts that follow", State, "listen"),
    ("dice for the log", Cubitos, "outcome"),
    ("planning", LiveTable, "plan_act"),
    ("questions", Race, "question"),
    ("questions: answers that end a turn", view, "then_waits"),
    ("questions: ways", view, "reach"),
    ("questions: chance of a bust", view, "bust_chance"),
    ("questions, encoded", Snapshot, "_question"),
    ("the entry, encoded", LiveTable, "_note"),
    ("updates, encoded", Snapshot, "update"),
    ("what is asked still", Snapshot, "after"),
    ("what may be taken back", UndoHistory, "add"),
    ("making it true", LiveTable, "commit"),
    ("telling", TableSession, "_tell"),
)


class Charges:
    """Time by part."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self._within: list[float] = []  # what parts took that were called by those under way

    def charge(self, part: str, owner: Any, name: str) -> None:
        done: Callable[..., Any] = getattr(owner, name)

        @functools.wraps(done)
        def timed(*given: Any, **named: Any) -> Any:
            begun = time.thread_time()
            self._within.append(0.0)
            try:
                return done(*given, **named)
            finally:
                took = time.thread_time() - begun
                self.seconds[part] += took - self._within.pop()
                if self._within:
                    self._within[-1] += took

        setattr(owner, name, timed)


class Instructions:
    """What the interpreter does, by module."""

    def __init__(self) -> None:
        self.by_module: Counter[str] = Counter()
        self.calls = 0

    def trace(self, frame: FrameType, event: str, _: object) -> Any:
        if event == "call":
            frame.f_trace_lines, frame.f_trace_opcodes = False, True
            self.calls += 1
        elif event == "opcode":
            self.by_module[frame.f_globals["__name__"]] += 1
        return self.trace


class _Listener(Visitor):
    """A random player."""

    def __init__(self, session: TableSession, seat: int) -> None:
        super().__init__("here")
        self.session = session
        self.seat = seat
        self.told: list[bytes] = []
        self.asked: dict[str, Any] | None = None
        self.seen = 0
        self.accepted = 0

    def send(self, message: bytes) -> None:
        self.told.append(message)

    def answer(self, chance: random.Random) -> Act | None:
        """Read what was told; the next action, if one is asked for."""
        for text in self.told:
            message = msgspec.json.decode(text)
            if message["type"] in ("welcome", "update"):
                self.seen = message["seq"]
                self.asked = message["choices"][0] if message["choices"] else None
            self.accepted += message["type"] == "accepted" or "accepted" in message
        self.told.clear()
        if self.asked is None:
            return None
        action = chance.choice(self.asked["actions"])
        id = f"{self.seen}.{self.asked['number']}.{self.accepted}"
        return Act(id=id, seat=self.seat, action=action, question=self.asked["number"], seen=self.seen)


async def _seated(tables: TableDirectory, count: int) -> list[_Listener]:
    players: list[_Listener] = []
    for _ in range(count):
        seats = [SeatPlan(kind="person"), SeatPlan(kind="person")]
        made = await tables.make(NewTable(game="cubitos", options=dict(_OPTIONS), seats=seats))
        async with tables.visit(made.table) as table:
            for key in made.keys:
                player = _Listener(table.session, key.seat)
                await table.session.enter(player, Hello(tokens=[key.token], folds=True), most_alike=1)
                players.append(player)
    return players


async def _act(answers: list[tuple[_Listener, Act]]) -> None:
    for player, answer in answers:
        player.session.act(player, answer)
    while any(player.acts for player, _ in answers):
        await asyncio.sleep(_PAUSE)


async def measure(
    folder: Path, count: int, actions: int, charges: Charges | None = None, instructions: Instructions | None = None
) -> tuple[float, int]:
    """Seconds of the event loop for each accepted action, and how many were looked at; the first ones are not."""
    tables = TableDirectory(Settings(database=str(folder / "cost.db"), early_bots=False))
    await tables.start()
    players = await _seated(tables, count)
    chance = random.Random(1)
    spent, before, warm = 0.0, 0, False
    warm_up = (_WARM_UP if instructions is None else _COUNTED) * actions
    while (accepted := sum(player.accepted for player in players)) < actions:
        if not warm and accepted >= warm_up:
            spent, before, warm = 0.0, accepted, True
            if charges is not None:
                charges.seconds.clear()
        answers = [(player, answer) for player in players if (answer := player.answer(chance)) is not None]
        chance.shuffle(answers)
        if warm and instructions is not None:
            sys.settrace(instructions.trace)
        begun = time.thread_time()
        await _act(answers)
        spent += time.thread_time() - begun
        sys.settrace(None)
    await tables.close()
    return spent / (accepted - before), accepted - before


def _count_instructions(folder: Path, tables: int, actions: int) -> None:
    found = Instructions()
    _, counted = asyncio.run(measure(folder, tables, actions, instructions=found))
    print("| module | instructions of an action |\n|---|---|")
    for module, number in found.by_module.most_common(_MODULES_SHOWN):
        print(f"| {module} | {number / counted:.0f} |")
    print(f"\n{found.by_module.total() / counted:.0f} instructions and {found.calls / counted:.0f} calls in all")


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--actions", type=int, default=10_000)
    parser.add_argument("--instructions", action="store_true", help="count instead of looking at the clock")
    arguments = parser.parse_args(given)
    tune()
    if arguments.instructions:
        with tempfile.TemporaryDirectory() as folder:
            _count_instructions(Path(folder), arguments.tables, arguments.actions)
        return 0
    charges = Charges()
    with tempfile.TemporaryDirectory() as folder:
        alone, _ = asyncio.run(measure(Path(folder), arguments.tables, arguments.actions))
    for part, owner, name in PARTS:
        charges.charge(part, FreeRace if owner is Race and name in vars(FreeRace) else owner, name)
    with tempfile.TemporaryDirectory() as folder:
        whole, counted = asyncio.run(measure(Path(folder), arguments.tables, arguments.actions, charges))
    print("| part | us of an action |\n|---|---|")
    for part, seconds in sorted(charges.seconds.items(), key=lambda one: -one[1]):
        print(f"| {part} | {seconds / counted * 1e6:.0f} |")
    all_else = whole - sum(charges.seconds.values()) / counted
    print(f"| all else: rights, turns, the way to the store | {all_else * 1e6:.0f} |")
    print(f"\n{whole * 1e6:.0f} us in all, with the clock looked at; {alone * 1e6:.0f} without")
    return 0


if __name__ == "__main__":
    sys.exit(main())
