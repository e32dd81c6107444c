"""A server for browsers: `cubecup serve` as a process of its own, with its own database, on a free loopback port."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
import urllib.request
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from cubecup.server.messages.tables import NewTable, SeatPlan, TableMade
from cubecup.server.web.app import CLIENT

_ROOT: Final = Path(__file__).resolve().parents[2]
_ADDRESS: Final = re.compile(r"http://[\d.]+:(\d+)")
_IN_RESERVE: Final = "it asked for nothing"  # browsers open connections that they may not need
_SETTINGS: Final = {
    "CUBECUP_ANY_SEED": "1",  # races that others join shall have the same dice every time, too
    "CUBECUP_BOT_WORKERS": "1",
    "CUBECUP_EAGER_REVIEWS": "1",  # other tests want the processor, too
}


class Serving:
    """Starts and ends the process; the port stays the same when it is started again."""

    def __init__(self, folder: Path) -> None:
        assert (CLIENT / "index.html").is_file(), "The client is not built: run `make web`."
        self._database = folder / "tables.db"
        self._errors = folder / "errors.txt"
        self._note = folder / "running.txt"
        self._drawn: Counter[str] = Counter()
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        self.draw_for(os.environ.get("PYTEST_CURRENT_TEST", "no test").partition(" ")[0])
        program = [sys.executable, "-m", "tests.browser.same_server", str(self._note)]
        command = [*program, "serve", "--no-browser", "--language", "en"]
        place = ["--port", str(self._port), "--database", str(self._database)]
        with self._errors.open("a") as errors:
            self._process = subprocess.Popen(
                [*command, *place],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                cwd=_ROOT,
                env=os.environ | _SETTINGS,
            )
        assert self._process.stdout is not None
        told = _ADDRESS.search(self._process.stdout.readline())
        assert told, f"The server did not start: {self._errors.read_text()}"
        self._port = int(told.group(1))

    def draw_for(self, test: str) -> None:
        """From now on lots are those of this test; if it had some already, others, so that no id comes twice."""
        self._drawn[test] += 1
        written = self._note.with_suffix(".new")
        written.write_text(f"{test} {self._drawn[test]}", "utf-8")
        written.replace(self._note)  # at once: the server may be reading it

    def stop(self) -> None:
        """As an operator does it; whatever the server complained about is then shown as a failure."""
        assert self._process is not None
        self._process.terminate()
        self._gone()
        complaints = [line for line in self._errors.read_text().splitlines() if not line.endswith(_IN_RESERVE)]
        assert not complaints, "\n".join(complaints)

    def kill(self) -> None:
        """SIGKILL: no warning, no last words."""
        assert self._process is not None
        self._process.kill()
        self._gone()

    def _gone(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.wait(timeout=10)
        self._process.stdout.close()

    def get(self, path: str) -> str:
        with urllib.request.urlopen(f"{self.address}{path}", timeout=20) as answer:
            found: bytes = answer.read()
        return found.decode()

    # -- tables -------------------------------------------------------------------------------------

    def make_table(
        self,
        seats: Sequence[str],
        *,
        game: str = "cubitos",
        seed: int,
        absence: int | None = 120,
        **options: str | int | list[str],
    ) -> TableMade:
        """A table with known dice. A seat is a name; `bot <name>` is a steady bot (in Seven Cubes the usual one),
        `bot <name>/<level>` another."""
        plans = [_plan(seat, game) for seat in seats]
        wanted = NewTable(game=game, options=dict(options), seats=plans, seed=seed, absence=absence)
        asked = urllib.request.Request(
            f"{self.address}/api/tables",
            data=msgspec.json.encode(wanted),
            headers={"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(asked, timeout=10) as answer:
            return msgspec.json.decode(answer.read(), type=TableMade)

    def until_over(self, table: str) -> None:
        while not msgspec.json.decode(self.get(f"/api/tables/{table}"))["over"]:
            time.sleep(0.1)

    def seat_link(self, made: TableMade, seat: int) -> str:
        """What a player opens to sit down: the key stands behind #, as in the links the host hands out."""
        token = next(key.token for key in made.keys if key.seat == seat)
        return f"{self.address}/t/{made.table}#seat={seat}.{token}"

    def watch_link(self, made: TableMade) -> str:
        return f"{self.address}/t/{made.table}"


def _plan(seat: str, game: str) -> SeatPlan:
    if seat.startswith("bot "):
        name, _, level = seat.removeprefix("bot ").partition("/")
        return SeatPlan(kind="bot", name=name, level=level or ("steady" if game == "cubitos" else None))
    return SeatPlan(kind="person", name=seat)
