"""Reviews: only of races that are over, worked out once, with what others leave, and kept with the table."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cubecup.cubitos.game import Cubitos
from cubecup.kernel.record import Recorder
from cubecup.review.data import QUICK
from cubecup.review.reviewer import review
from cubecup.server.bots import reviews
from cubecup.server.bots.packets import Question, ReviewPart
from cubecup.server.bots.pool import BotPool
from cubecup.server.bots.queue import Claim, Urgency
from cubecup.seven_cubes.game import SevenCubes
from tests.review.races import played
from tests.server.browser import play_on
from tests.server.conftest import MakeHouse, Visit
from tests.server.house import House, JsonObject
from tests.server.test_replays import race_over
from tests.server.touring import HOP, PACK


def told(house: House, table: str) -> JsonObject:
    answer = house.get(f"/api/tables/{table}/review")
    assert answer.status == 200, answer.text
    found: JsonObject = answer.body
    return found


@pytest.mark.slow
@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_a_review_is_worked_out_once_and_kept(
    make_house: MakeHouse, visit: Visit, store: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "_PASSES", ((QUICK, 1.0),))
    where = {} if store == "sqlite" else {"database": request.getfixturevalue("database")}
    house = make_house(**where)
    made, _ = race_over(house, visit, **HOP)
    table = made["table"]
    first = told(house, table)
    assert not first["done"]
    seen = [first["progress"]]
    until = time.monotonic() + 240
    while not (found := told(house, table))["done"]:
        assert time.monotonic() < until
        seen.append(found["progress"])
        time.sleep(0.3)
    assert seen == sorted(seen), "it only goes forward"
    for seat in found["review"]["seats"]:
        assert seat["start"] + seat["luck"] + seat["skill"] == seat["result"]
    house.stop()
    house = make_house(**where)
    monkeypatch.setattr(house.tables.reviews, "_begin", None)  # nobody may begin anew
    assert told(house, table) == found
    house.call(house.tables.store.remove([table]))
    assert house.call(house.tables.store.reviews.find(table)) is None, "it goes with the table"


def test_a_race_under_way_has_none(house: House, visit: Visit) -> None:
    made = house.make("person", "bot", options={"timing": "free"}, seed=5)
    browser = visit(house, made["table"], *made["tokens"])
    play_on(browser, lambda it: it.seq >= 5)
    answer = house.get(f"/api/tables/{made['table']}/review")
    assert answer.body["code"] == "review-not-over"
    assert house.get("/api/tables/nowhere-at-all/review").status == 404
    other = house.make("person", "bot", game="seven-cubes")
    assert house.get(f"/api/tables/{other['table']}/review").body["code"] == "no-review"


def finished_record() -> str:
    game = Cubitos("race-1", tracks=["hop"], pack=PACK)
    return str(played(game, ["steady", "keen"], seed=3))


@pytest.mark.slow
def test_a_record_is_reviewed_for_whoever_has_it_and_not_kept(
    make_house: MakeHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "_PASSES", ((QUICK, 1.0),))
    house = make_house()
    record = finished_record()
    begun = house.post("/api/reviews", {"record": record})
    assert begun.status == 200, begun.text
    name = begun.body["name"]
    assert house.post("/api/reviews", {"record": record}).body["name"] == name, "it is worked out once"
    until = time.monotonic() + 240
    while not (found := house.get(f"/api/reviews/{name}").body)["done"]:
        assert time.monotonic() < until
        time.sleep(0.3)
    for seat in found["review"]["seats"]:
        assert seat["start"] + seat["luck"] + seat["skill"] == seat["result"]
    assert house.post("/api/reviews", {"record": record}).body["name"] == name
    assert house.get(f"/api/reviews/{name}").body == found, "nor is it worked out anew"
    assert house.call(house.tables.store.reviews.find(name)) is None, "nothing is kept"
    house.stop()
    assert make_house().get(f"/api/reviews/{name}").body["code"] == "no-such-record"


def test_records_that_cannot_be_reviewed_are_refused(house: House) -> None:
    record = finished_record()
    lines = record.splitlines()
    refused = [
        ({"record": "\n".join(lines[:-1]) + "\n"}, "review-not-over"),
        ({"record": "not a record"}, "bad-record"),
        ({"record": record.replace("race-1", "race-99", 1)}, ""),
        ({"shared": "nowhere-at-all"}, "no-such-record"),
        ({}, "which-record"),
        ({"shared": "a", "record": record}, "which-record"),
        ({"record": str(Recorder(SevenCubes(), 2, 1).record)}, "no-review"),
    ]
    for body, code in refused:
        answer = house.post("/api/reviews", body)
        assert 400 <= answer.status < 500, answer.text
        assert not code or answer.body["code"] == code, answer.text
    assert not house.tables.reviews._under_way


def test_whoever_sends_many_records_keeps_no_table_waiting(house: House) -> None:
    for number in range(reviews.MOST_FILES_AT_ONCE):
        house.tables.reviews._enter(f"file-{number}")
    answer = house.post("/api/reviews", {"record": finished_record()})
    assert answer.body["code"] == "review-busy"
    house.tables.reviews._enter("a table")
    house.tables.reviews._under_way.clear()


def test_mistakes_are_told_of_a_review_that_is_there(house: House, visit: Visit) -> None:
    made, _ = race_over(house, visit, **HOP)
    table = made["table"]
    assert house.get(f"/api/tables/{table}/mistakes").body == []
    kept = review(played(Cubitos("race-1"), ["random", "steady"], seed=3), Cubitos("race-1"), QUICK)
    assert kept.mistakes
    house.call(house.tables.store.reviews.keep(table, msgspec.json.encode(kept).decode()))
    told = house.get(f"/api/tables/{table}/mistakes").body
    assert [one["number"] for one in told] == kept.mistakes
    assert any(one["better_walk"] for one in told)
    assert house.get("/api/tables/nowhere-at-all/mistakes").status == 404


def test_a_review_under_way_ends_with_the_server_and_is_no_failure(
    make_house: MakeHouse, caplog: pytest.LogCaptureFixture
) -> None:
    house = make_house()
    record = finished_record()
    name = house.post("/api/reviews", {"record": record}).body["name"]
    assert not house.get(f"/api/reviews/{name}").body["done"]
    house.stop()
    assert not [one.getMessage() for one in caplog.records if name in one.getMessage()]
    assert not house.tables.reviews._under_way
    again = make_house()
    assert again.post("/api/reviews", {"record": record}).body["name"] == name, "it may be asked for again"


class _Lanes(BotPool):
    """A pool whose workers note what they are given, and answer when they are told to."""

    def __init__(self) -> None:
        super().__init__(2, 10.0)
        self.given: list[str] = []
        self.go = asyncio.Event()

    async def _answer(self, worker: Any, asked: Any) -> None:
        await self._note(worker, asked, asked.question.level)

    async def _answer_review(self, worker: Any, asked: Any) -> None:
        assert worker not in self._workers
        await self._note(worker, asked, "review")

    async def _note(self, worker: Any, asked: Any, what: str) -> None:
        self.given.append(what)
        await self.go.wait()
        asked.answer.set_result(what)
        worker.busy = False
        self._hand_out()


async def _queued() -> list[str]:
    pool = _Lanes()
    claim = Claim("table", lambda: Urgency(0, "somebody"))
    part = ReviewPart("cubitos", "{}", "", (), QUICK, -1, "")
    tasks = [asyncio.create_task(pool.review(part, claim)) for _ in range(3)]
    await asyncio.sleep(0)
    question = Question("cubitos", "{}", {}, 0, "steady", "steady", 0)
    tasks += [asyncio.create_task(pool.decide(question, claim)) for _ in range(2)]
    for _ in range(3):  # until all that can go on has gone on
        await asyncio.sleep(0)
    before = list(pool.given)
    pool.go.set()
    await asyncio.gather(*tasks)
    assert sorted(pool.given) == ["review"] * 3 + ["steady"] * 2
    return before


def test_reviews_have_one_process_of_their_own_and_take_none_from_bots() -> None:
    assert asyncio.run(_queued()) == ["review", "steady", "steady"]


@pytest.mark.skipif(not hasattr(os, "sched_getscheduler"), reason="only Linux tells")
@pytest.mark.parametrize("eager", [False, True])
def test_a_review_gets_only_what_others_leave(eager: bool) -> None:
    async def policy() -> tuple[int, str]:
        pool = BotPool(1, 20, eager_reviews=eager)
        part = ReviewPart("cubitos", "{}", "not a record", (), QUICK, -1, "")
        claim = Claim("table", lambda: Urgency(0, "somebody"))
        with pytest.raises(RuntimeError):
            await pool.review(part, claim)
        process = pool._reviewer.process
        assert process is not None
        group = Path(f"/proc/{process.pid}/autogroup")
        found = os.sched_getscheduler(process.pid), group.read_text() if group.exists() else ""
        await pool.close()
        return found

    scheduler, session = asyncio.run(policy())
    assert (scheduler == os.SCHED_IDLE) == (not eager)
    assert eager or not session or session.split()[-1] == "19", "where sessions are weighed, its own is the lightest"
