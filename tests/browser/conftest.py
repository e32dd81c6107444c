"""Servers and browsers for the tests of this folder. A page may not complain: every error of a page is a failure."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from cubecup.locales import catalog
from cubecup.server.messages.tables import TableMade
from tests.browser.axe import LOOKED_AT
from tests.browser.chromium import open_chromium
from tests.browser.pages import routes_of
from tests.browser.serving import Serving
from tests.browser.visits import Visits
from tests.costs import COSTS

HERE: Final = Path(__file__).parent
PICTURES: Final = HERE.parents[1] / "build" / "browser"  # what pages of failed tests looked like
_failed = pytest.StashKey[bool]()
_closing = ExitStack()

expect.set_options(timeout=60_000)  # bots may have a whole race to end, and machines may be busy with other work


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[_failed] = item.stash.get(_failed, False) or report.failed
    return report


@cache
def _started() -> Browser:
    return _closing.enter_context(open_chromium())


@pytest.fixture(scope="module")
def chromium() -> Browser:
    """One for all tests of this folder that come one after the other."""
    return _started()


# Closed as soon as others come: while Playwright is open, none of them could run an event loop.
@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None, None, None]:
    try:
        return (yield)
    finally:
        if nextitem is None or HERE not in nextitem.path.parents:
            _closing.close()
            _started.cache_clear()


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all tests but those that do it harm."""
    server = Serving(tmp_path_factory.mktemp("serving"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module", autouse=True)
def same_chance_of_module(request: pytest.FixtureRequest) -> None:
    """Also for what the fixtures of a module make."""
    _draw_for(request)


@pytest.fixture(autouse=True)
def same_chance(request: pytest.FixtureRequest) -> None:
    """Tables that are made through pages have the same dice in every run of a test."""
    _draw_for(request)


def _draw_for(request: pytest.FixtureRequest) -> None:
    if "serving" in request.fixturenames:
        serving: Serving = request.getfixturevalue("serving")
        serving.draw_for(request.node.nodeid)


@pytest.fixture(scope="module")
def finished(serving: Serving) -> TableMade:
    """A race of bots alone, which is soon over."""
    made = serving.make_table(["bot Pip", "bot Dot"], seed=3, cards="race-1", laps=1, timing="strict", pack=COSTS)
    serving.until_over(made.table)
    return made


@pytest.fixture
def visits(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Visits]:
    """Browsers that know nothing of each other; each call opens one."""
    opened = Visits(chromium)
    yield opened
    if request.node.stash.get(_failed, False):
        PICTURES.mkdir(parents=True, exist_ok=True)
        opened.take_pictures(PICTURES / re.sub(r"\W+", "-", request.node.name))
    opened.close()
    assert not opened.complaints, "\n".join(opened.complaints)


@pytest.fixture(autouse=True)
def looked_at(request: pytest.FixtureRequest) -> Iterator[None]:
    """What a test is marked to look at with axe, it looks at."""
    LOOKED_AT.clear()
    yield
    said = [path for mark in request.node.iter_markers("looks_at") for path in mark.args]
    if not request.node.stash.get(_failed, False):
        assert routes_of(*said) <= routes_of(*LOOKED_AT)


@pytest.fixture
def replayed(serving: Serving, visits: Visits, finished: TableMade, tmp_path: Path) -> Page:
    """The page on which the file of the finished race was opened."""
    file = tmp_path / "mine.record"
    file.write_text(serving.get(f"/api/tables/{finished.table}/record"), encoding="utf-8")
    page = visits.open(f"{serving.address}/replay")
    page.get_by_label(catalog("en").text("replay-choose")).set_input_files(file)
    page.get_by_role("slider").wait_for()
    return page
