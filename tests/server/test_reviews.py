"""Reviews: only of races that are over, worked out once and behind the bots, and kept with the table."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from cubecup.review.data import QUICK
from cubecup.server.bots import reviews
from cubecup.server.bots.packets import Question, ReviewPart
from cubecup.server.bots.pool import BotPool
from cubecup.server.bots.queue import Claim, Urgency
from tests.server.browser import play_on
from tests.server.conftest import MakeHouse, Visit
from tests.server.house import House, JsonObject
from tests.server.test_story import race_over


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
    made, _ = race_over(house, visit)
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


class _Lanes(BotPool):
    """A pool whose workers note what they are given, and answer when they are told to."""

    def __init__(self) -> None:
        super().__init__(2, 10.0)
        self.given: list[str] = []
        self.go = asyncio.Event()

    async def _answer(self, worker: Any, asked: Any) -> None:
        await self._note(worker, asked, asked.question.level)

    async def _answer_review(self, worker: Any, asked: Any) -> None:
        await self._note(worker, asked, "review")

    async def _note(self, worker: Any, asked: Any, what: str) -> None:
        self.given.append(f"{what} {'quick' if worker.quick else 'slow'}")
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
    await asyncio.sleep(0)
    pool.go.set()
    await asyncio.gather(*tasks)
    return pool.given


def test_parts_of_reviews_wait_behind_bots_and_never_take_the_quick_lane() -> None:
    given = asyncio.run(_queued())
    assert given[:2] == ["review slow", "steady quick"], "the quick worker was free for the bot"
    assert sorted(given[2:]) == ["review slow", "review slow", "steady quick"] or given[2].startswith("steady")
    assert "review quick" not in given
