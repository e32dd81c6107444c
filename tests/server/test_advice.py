"""Advice: for the pending choice of one's own seat, at tables that allow it, thought out away from the event loop."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import pytest

from cubecup.games import GAMES
from cubecup.locales import LANGUAGES, catalog
from cubecup.server.bots.packets import ADVICE, Question
from cubecup.server.bots.pool import BotPool
from cubecup.server.bots.queue import Claim
from tests.server.browser import play_on, wait_until
from tests.server.conftest import MakeHouse, Visit
from tests.server.house import Address, Answer, House, JsonObject

FREE = {"timing": "free"}


def _ask(house: Address, made: JsonObject, seat: int = 0, token: str | None = None) -> Answer:
    body = {"seat": seat, "token": made["tokens"][0] if token is None else token}
    return house.post(f"/api/tables/{made['table']}/advice", body)


def _code(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.body["code"]


def _sentence(language: str, one: JsonObject) -> str:
    texts = catalog(language)
    facts = {name: texts.text(value) if isinstance(value, str) and texts.has(value) else value
             for name, value in one["facts"].items()}  # fmt: skip
    return texts.text(one["reason"], **facts)


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_action_is_ranked_and_explained_in_all_languages(house: House, visit: Visit, game: str) -> None:
    made = house.make("person", "bot", game=game)
    browser = visit(house, made["table"], *made["tokens"])
    play_on(browser, lambda it: it.seq >= 4 and it.choices)
    answer = _ask(house, made)
    assert answer.status == 200, answer.text
    given = answer.body
    assert (given["seat"], given["seq"]) == (0, browser.seq)
    assert sorted(one["action"] for one in given["advice"]) == sorted(browser.choice()["actions"])
    chances = [one["win_chance"] for one in given["advice"]]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    for language in LANGUAGES:
        assert all(_sentence(language, one) for one in given["advice"])
    before = (browser.seq, browser.view, browser.choices)
    browser.catch_up()
    assert (browser.seq, browser.view, browser.choices) == before, "asking changes nothing"
    browser.must_act(given["advice"][0]["action"])


def test_whoever_did_not_ask_hears_nothing(house: House, visit: Visit) -> None:
    made = house.make("person", "person", options=FREE, hints=True)
    asking, other, watcher = (visit(house, made["table"], *tokens) for tokens in (*zip(made["tokens"]), ()))
    for browser in (asking, other, watcher):
        browser.catch_up()
    heard = [len(browser.heard) for browser in (asking, other, watcher)]
    assert _ask(house, made).status == 200
    for browser in (asking, other, watcher):
        browser.catch_up()
    assert [len(browser.heard) for browser in (asking, other, watcher)] == [count + 1 for count in heard]


@pytest.mark.parametrize(
    ("seats", "hints", "allowed"),
    [
        (("person", "bot"), None, True),
        (("person", "bot", "bot"), None, True),
        (("person", "person"), None, False),
        (("person", "person"), True, True),
        (("person", "bot"), False, False),
        (("person", "open"), None, False),
    ],
)
def test_a_table_may_do_without(house: House, seats: tuple[str, ...], hints: bool | None, allowed: bool) -> None:
    made = house.make(*seats, options=FREE, hints=hints)
    assert house.get(f"/api/tables/{made['table']}").body["hints"] is allowed
    answer = _ask(house, made)
    assert answer.status == 200 if allowed else _code(answer) == (403, "no-hints")


def test_people_who_join_or_leave_a_table_open_may_change_what_was_not_agreed(house: House) -> None:
    made = house.make("person", "open", options=FREE)
    house.post(f"/api/tables/{made['table']}/bot", {"host": made["host"], "seat": 1})
    assert house.get(f"/api/tables/{made['table']}").body["hints"], "alone after all"
    shared = house.make("person", "open", options=FREE)
    house.post(f"/api/tables/{shared['table']}/join", {"name": "Ann"})
    assert not house.get(f"/api/tables/{shared['table']}").body["hints"]


def test_only_the_player_of_a_seat_may_ask(house: House, visit: Visit) -> None:
    made = house.make("person", "person", "bot", hints=True)
    for seat, token in ((1, made["tokens"][0]), (0, made["tokens"][1]), (0, made["host"]), (2, made["tokens"][0]),
                        (3, made["tokens"][0]), (0, "x" * 32)):  # fmt: skip
        assert _code(_ask(house, made, seat, token)) == (403, "wrong-token")
    assert _ask(house, made, 4).body["code"] == "bad-message"
    assert _code(house.post("/api/tables/nowhere/advice", {"seat": 0, "token": "x" * 32})) == (404, "no-such-table")
    opened = house.make("person", "open", hints=True)
    assert _code(_ask(house, opened)) == (400, "not-started")
    browser = visit(house, made["table"], *made["tokens"])
    browser.see(lambda: browser.choices)
    waiting = 1 - browser.choices[0]["seat"]
    assert _code(_ask(house, made, waiting, made["tokens"][waiting])) == (400, "not-your-turn")
    browser.command("stand-in", seat=0, level="random")
    assert _code(_ask(house, made)) == (400, "bot-plays")


def test_a_game_that_is_over_needs_no_advice(make_house: MakeHouse, visit: Visit) -> None:
    house = make_house()
    made = house.make("person", "person", game="seven-cubes", hints=True, seed=1)
    browser = visit(house, made["table"], *made["tokens"])
    play_on(browser, lambda it: it.view["over"])
    assert _code(_ask(house, made)) == (400, "game-over")


def test_asking_is_limited(make_house: MakeHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    house = make_house(advice_per_minute=2)
    made = house.make("person", "bot", options=FREE)
    monkeypatch.setattr("cubecup.server.bots.service._MOST_ADVISING", 0)
    assert _code(_ask(house, made)) == (503, "advice-busy")
    monkeypatch.undo()
    assert _ask(house, made).status == 200
    assert _code(_ask(house, made)) == (429, "flood")


def test_a_worker_that_cannot_be_had(make_house: MakeHouse, visit: Visit) -> None:
    house = make_house(BotPool(2, 5, (sys.executable, "-c", "")))
    made = house.make("person", "person", options=FREE, hints=True)
    assert _code(_ask(house, made)) == (503, "no-advice")
    visit(house, made["table"], *made["tokens"]).must_act("push", 0)


class _Slow:
    """Stands where bots think, until it is let go."""

    def __init__(self, house: House) -> None:
        self.asked: list[Question] = []
        self._house = house
        self._go = asyncio.Event()

    async def decide(self, question: Question, claim: Claim) -> str:
        self.asked.append(question)
        await self._go.wait()
        return '[{"action":"push","win_chance":0.5,"reason":"none","facts":{}}]'

    def answer(self) -> None:
        self._house.loop.call_soon_threadsafe(self._go.set)


@pytest.fixture
def slow(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[_Slow]:
    found = _Slow(house)
    monkeypatch.setattr(house.tables.bots.pool, "decide", found.decide)
    yield found
    found.answer()


@pytest.fixture
def background() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(4) as executor:
        yield executor


def test_one_position_is_thought_about_once(house: House, slow: _Slow, background: ThreadPoolExecutor) -> None:
    made = house.make("person", "person", options=FREE, hints=True)
    asking = [background.submit(_ask, house, made) for _ in range(3)]
    wait_until(lambda: house.tables._open[made["table"]].users == 3)
    slow.answer()
    assert {one.result().text for one in asking} == {_ask(house, made).text}, "and once more without thinking"
    assert [question.level for question in slow.asked] == [ADVICE]


def test_nobody_waits_for_advice_and_late_advice_is_none(
    house: House, visit: Visit, slow: _Slow, background: ThreadPoolExecutor
) -> None:
    made = house.make("person", "person", options=FREE, hints=True)
    browser = visit(house, made["table"], *made["tokens"])
    first, second = (background.submit(_ask, house, made, seat, made["tokens"][seat]) for seat in (0, 1))
    wait_until(lambda: len(slow.asked) == 2)
    browser.must_act("push", 0)
    _done(first, second, want=False)
    slow.answer()
    assert _code(first.result()) == (409, "choice-changed")
    assert second.result().body["seq"] == 0, "the other seat is still asked the same"


def _done(*futures: Future[Any], want: bool) -> None:
    assert [future.done() for future in futures] == [want] * len(futures)
