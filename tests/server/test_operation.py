"""What whoever operates the server relies on: numbers, readiness, lines of the log, and leaving without a fuss."""

from __future__ import annotations

import asyncio
import http.client
import json
import re
import signal
import subprocess
import threading
import time
from pathlib import Path

import pytest

from cubecup.kernel.errors import CubeCupError
from cubecup.server.metrics import Metrics
from cubecup.server.open_tables.directory import TableDirectory
from cubecup.server.settings import Settings
from cubecup.server.web.rate_limit import PerMinute
from tests.server.browser import play_on, wait_until
from tests.server.conftest import MakeHouse, Visit
from tests.server.house import PATIENCE, House, Process

FREE = {"timing": "free", "laps": 9, "tracks": "nothing-goes-right"}
LINE = re.compile(r'(# (HELP|TYPE) cubecup_\w+ .+)|cubecup_\w+(\{\w+="[^"]*"\})? [-+0-9.e]+|')


def _values(house: House) -> dict[str, float]:
    answer = house.get("/metrics")
    assert answer.status == 200
    lines = answer.text.split("\n")
    assert all(LINE.fullmatch(line) for line in lines), lines
    pairs = [line.rsplit(" ", 1) for line in lines if line and not line.startswith("#")]
    return {name: float(value) for name, value in pairs}


def test_metrics_count_what_happens(make_house: MakeHouse, visit: Visit) -> None:
    house = make_house()
    before = _values(house)
    made = house.make("person", "bot/random", options=FREE, seed=1)
    browser = visit(house, made["table"], *made["tokens"])
    play_on(browser, lambda it: it.view["round"] >= 2 and it.choices)  # the bot may have to act first
    assert browser.refusal("act", seat=0, action="fly") == "not-legal"
    wait_until(lambda: _values(house)["cubecup_bot_questions"] == 0)
    after = _values(house)
    rows = after['cubecup_actions_total{by="person"}'] + after['cubecup_actions_total{by="bot"}']
    assert rows >= browser.seq
    assert after["cubecup_write_seconds_count"] == rows
    assert after['cubecup_write_seconds_bucket{le="+Inf"}'] == rows
    assert after['cubecup_refusals_total{code="not-legal"}'] == 1
    assert (before["cubecup_tables"], after["cubecup_tables"]) == (0, 1)
    assert after["cubecup_sockets"] == after["cubecup_visitors"] == after["cubecup_processes"] == 1
    assert after['cubecup_requests_total{status="201"}'] == 1


@pytest.mark.parametrize(("metrics", "status"), [(False, 404), (True, 200)])
def test_metrics_are_not_for_visitors(make_house: MakeHouse, metrics: bool, status: int) -> None:
    """Those of a proxy on the same machine come from there, too."""
    house = make_house(metrics=metrics)
    assert house.get("/metrics").status == 200
    for header, told in (("X-Forwarded-For", "192.0.2.7"), ("Forwarded", "for=192.0.2.7"), ("Host", "races.example")):
        connection = http.client.HTTPConnection(house.host, house.port, timeout=20)
        connection.request("GET", "/metrics", headers={header: told})
        assert connection.getresponse().status == status
        connection.close()


def test_spans_are_counted_up_to_their_limits() -> None:
    metrics = Metrics()
    for seconds in (0.001, 0.0011, 99.0):
        metrics.writing.add(seconds)
    lines = metrics.text({"answer": ("Of everything.", 42.0)}).split("\n")
    assert 'cubecup_write_seconds_bucket{le="0.001"} 1' in lines
    assert 'cubecup_write_seconds_bucket{le="0.0025"} 2' in lines
    assert 'cubecup_write_seconds_bucket{le="10"} 2' in lines
    assert 'cubecup_write_seconds_bucket{le="+Inf"} 3' in lines
    assert "cubecup_answer 42" in lines


def test_a_server_is_not_ready_before_it_has_started(tmp_path: Path) -> None:
    async def made() -> str:
        tables = TableDirectory(Settings(database=str(tmp_path / "tables.db"), early_bots=False))
        told = tables.why_not_ready()
        await tables.close()
        return told

    assert asyncio.run(made()) == "starting"


def test_a_server_is_ready_until_it_is_about_to_go(make_house: MakeHouse) -> None:
    house = make_house()
    assert (house.get("/healthz").status, house.get("/readyz").status) == (200, 200)
    house.call(_leave(house))
    answer = house.get("/readyz")
    assert (answer.status, answer.text) == (503, "leaving\n")
    assert house.get("/healthz").status == 200
    house.make("person", "person")  # whoever comes all the same is served


def test_a_server_without_its_database_is_not_ready(make_house: MakeHouse, database: str) -> None:
    house = make_house(database=database)
    assert house.get("/readyz").status == 200

    async def silence() -> str:
        house.tables.neighbours._heard -= 60
        return house.tables.why_not_ready()

    assert house.call(silence()) == "no database"
    wait_until(lambda: house.get("/readyz").status == 200)


def test_every_answer_has_the_id_of_its_request(house: House) -> None:
    def id_of(given: str | None = None) -> str:
        connection = http.client.HTTPConnection(house.host, house.port, timeout=20)
        connection.request("GET", "/api/about", headers={} if given is None else {"X-Request-ID": given})
        answer = connection.getresponse()
        answer.read()
        connection.close()
        return str(answer.getheader("X-Request-ID"))

    assert id_of("from-the-proxy.7") == "from-the-proxy.7"
    assert re.fullmatch(r"[0-9a-f]{16}", id_of('"><script>'))
    assert id_of() != id_of()


def test_the_log_tells_of_requests_as_json(tmp_path: Path) -> None:
    heard: list[str] = []
    server = Process(tmp_path / "tables.db", stderr=subprocess.PIPE, log_format="json", log_level="info")
    stream = server.process.stderr
    assert stream is not None
    reader = threading.Thread(target=lambda: heard.extend(stream))
    reader.start()
    assert server.get("/api/about").status == 200
    assert server.get("/api/nothing").status == 404
    server.end()
    reader.join()
    stream.close()
    lines = [json.loads(line) for line in heard]
    asked = [line for line in lines if "request" in line and line["message"].startswith("GET /api/")]
    assert [re.sub(r" [\d.]+ ms$", "", line["message"]) for line in asked] == [
        "GET /api/about 200",
        "GET /api/nothing 404",
    ]
    assert asked[0]["request"] != asked[1]["request"]
    assert all(line["level"] == "info" for line in asked)


def test_a_limit_is_shared_by_all_processes() -> None:
    processes = 1
    limit = PerMinute(6, lambda: processes)
    for _ in range(2):
        limit.ask("here")
    processes = 3
    with pytest.raises(CubeCupError):
        limit.ask("here")
    processes = 100
    limit.ask("elsewhere")  # everybody may ask once


async def _leave(house: House) -> None:
    house.tables.about_to_go()


@pytest.mark.slow
def test_a_process_that_leaves_costs_its_players_one_reconnect(visit: Visit, database: str) -> None:
    """It says that it leaves, plays on for a while, and sends everybody to the others, where bots go on at once."""
    leaving, other = Process(database, drain_seconds=10), Process(database)
    try:
        made = leaving.make("person", "bot/random", options=FREE, seed=8)
        browser = visit(leaving, made["table"], *made["tokens"])
        play_on(browser, lambda it: it.view["round"] >= 2)
        leaving.process.send_signal(signal.SIGTERM)
        wait_until(lambda: leaving.get("/readyz").status == 503)
        play_on(browser, lambda it: it.view["round"] >= 4)
        told = browser.end()
        assert told["close"] == 1012
        left = time.monotonic()
        again = visit(other, made["table"], *made["tokens"])
        assert again.seq >= browser.seq
        play_on(again, lambda it: it.view["round"] >= browser.view["round"] + 2)
        assert time.monotonic() - left < PATIENCE
        assert leaving.process.wait(20) in (0, -signal.SIGTERM)
        values = other.get("/metrics").text
        assert "cubecup_tables_kept 1" in values
    finally:
        leaving.end()
        other.end()
