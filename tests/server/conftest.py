"""One server that many tests share, each at tables of its own; and servers for tests that need their own."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from cubecup.contests import days
from cubecup.games import BUILT_IN, GameRegistry
from cubecup.server.bots.pool import BotPool
from cubecup.server.settings import Settings
from cubecup.server.table import clocks
from tests.server.browser import Browser
from tests.server.chance import DRAWING, SameChance
from tests.server.contesting import DAY_SECONDS, AheadClock
from tests.server.house import Address, House
from tests.server.postgres import Postgres
from tests.server.touring import HOP

_NUMBER = count(1)
MakeHouse = Callable[..., House]
Visit = Callable[..., Browser]


def _settings(folder: Path, **changes: object) -> Settings:
    """Programs play faster than people may, so the limits are wide where they are not what is tested."""
    plain = Settings(
        database=str(folder / "tables.db"),
        early_bots=False,
        eager_reviews=True,
        tables_per_minute=5000,
        message_burst=100_000,
        away_seconds=0,
        list_seconds=0,
        lists_per_minute=5000,
        codes_per_minute=5000,
    )
    return replace(plain, **changes)  # type: ignore[arg-type]  # the fields of Settings, as the test names them


def _folder() -> tempfile.TemporaryDirectory[str]:
    """In memory where the system has such a place: waiting for a busy disk proves nothing."""
    memory = Path("/dev/shm")
    return tempfile.TemporaryDirectory(dir=memory if os.access(memory, os.W_OK) else None)


@pytest.fixture(autouse=True)
def same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the server draws by lot is the same in every run of a test."""
    chance = SameChance(request.node.nodeid)
    for module in DRAWING:
        monkeypatch.setattr(module, "secrets", chance)


@pytest.fixture(scope="session")
def house() -> Iterator[House]:
    with _folder() as folder:
        shared = House(_settings(Path(folder)))
        yield shared
        shared.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of a worker; each makes databases of its own."""
    memory = Path("/dev/shm")
    with Postgres(memory if os.access(memory, os.W_OK) else None) as server:
        yield server


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of an empty PostgreSQL database."""
    return postgres.new_database(f"test-{next(_NUMBER)}")


@pytest.fixture
def folder() -> Iterator[Path]:
    """Where the databases of `make_house` lie."""
    with _folder() as folder:
        yield Path(folder)


@pytest.fixture
def make_house(folder: Path) -> Iterator[MakeHouse]:
    """Makes a server with settings of its own; a later one finds the tables of an earlier one that was stopped."""
    made: list[House] = []

    def make(bots: BotPool | None = None, games: GameRegistry = BUILT_IN, **changes: object) -> House:
        made.append(House(_settings(folder, **changes), bots, games))
        return made[-1]

    yield make
    for one in made:
        one.stop()


@pytest.fixture
def visit() -> Iterator[Visit]:
    """Opens browsers and closes them after the test."""
    browsers: list[Browser] = []

    def open_browser(address: Address, table: str, *tokens: str, seen: int = 0, hello: bool = True) -> Browser:
        browsers.append(Browser(address, table, *tokens, seen=seen, hello=hello))
        return browsers[-1]

    yield open_browser
    for browser in browsers:
        browser.close()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Seconds by which the server's clock is ahead of noon, at which every test begins: no day ends under it."""
    ahead = [0.0]
    to_noon = DAY_SECONDS / 2 - clocks.now() % DAY_SECONDS
    monkeypatch.setattr(clocks, "time", AheadClock(ahead))
    monkeypatch.setattr(clocks, "_epoch", clocks._epoch + to_noon)  # a server may set it forward
    return ahead


@pytest.fixture
def short_days(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every day has a race of a few spaces."""
    against = {str(day): ["steady"] for day in range(1, 8)}
    content = {"game": "cubitos", "races": [HOP], "tracks": ["hop"], "suggested": 10, "against": against}
    monkeypatch.setattr(days, "_content", lambda: content)
