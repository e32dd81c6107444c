"""An answer counts for the question that was shown, and for no other; who was overtaken is told so."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cubecup.server.storage.failures import Overtaken
from tests.server.conftest import MakeHouse, Visit
from tests.server.house import House
from tests.server.last_one import GAMES


def test_a_question_is_answered_once(house: House, visit: Visit) -> None:
    made = house.make("person", "person", options={"timing": "free"}, seed=1)
    one, two = (visit(house, made["table"], made["tokens"][0]) for _ in range(2))
    shown = one.choice()["number"]
    assert one.command("act", seat=0, action="push", question=shown)["type"] == "accepted"
    assert two.refusal("act", seat=0, action="push", question=shown) == "late"
    assert one.refusal("act", seat=0, action="push", question=shown + 99) == "late"


def test_who_was_overtaken_is_told_so(house: House, visit: Visit) -> None:
    """The first to pass leaves the other nobody to wait for; whoever saw that is told that it is not legal."""
    made = house.make("person", "person", options={"timing": "free"}, seed=1)
    browser = visit(house, made["table"], *made["tokens"])
    slow = next(choice["seat"] for choice in browser.choices if "wait" in choice["actions"])
    shown = {"seat": slow, "action": "wait", "question": browser.choice(slow)["number"]}
    seen = browser.seq
    browser.must_act("pass", 1 - slow)
    assert browser.choice(slow)["number"] == shown["question"]
    assert browser.refusal("act", **shown, seen=seen) == "overtaken"
    assert browser.refusal("act", **shown, seen=browser.seq) == "not-legal"
    assert browser.command("act", **shown | {"action": "push"}, seen=seen)["type"] == "accepted"


@pytest.mark.parametrize("how", ["question", "seen"])
def test_an_answer_never_counts_for_the_question_of_the_next_round(
    make_house: MakeHouse, visit: Visit, how: str
) -> None:
    """One takes the last, so that "done" is all that is left to the other, and the round ends. In the next one the same
    word answers another question. In Cubitos players take turns before it comes to that (RUN-9), but no server should
    rely on it."""
    house = make_house(None, GAMES, any_seed=True)
    made = house.make("person", "person", game="last-one")
    browser = visit(house, made["table"], *made["tokens"])
    shown, seen = browser.choice(1), browser.seq
    browser.must_act("take", 0)
    asked = browser.choice(1)
    assert shown["actions"] == asked["actions"] == ["take", "done"], "the same words, for another question"
    assert browser.view["round"] == 2
    late = {"question": shown["number"]} if how == "question" else {"seen": seen}
    assert browser.refusal("act", seat=1, action="done", **late) == "late"
    assert browser.choice(1)["number"] == asked["number"], "it is asked still"
    answer = {"question": asked["number"]} if how == "question" else {"seen": browser.seq}
    assert browser.command("act", seat=1, action="done", **answer)["type"] == "accepted"


@pytest.mark.parametrize(("lost", "told"), [(9, "accepted"), (10, "accepted"), (11, "overtaken")])
def test_who_loses_the_log_to_others_tries_again_and_is_told_kindly(
    house: House, visit: Visit, monkeypatch: pytest.MonkeyPatch, lost: int, told: str
) -> None:
    """Another process may write first each time; that is nothing wrong with the database."""
    made = house.make("person", "person", options={"timing": "free"}, seed=3)
    browser = visit(house, made["table"], made["tokens"][0])
    assert "push" in browser.choice()["actions"]
    store, times = house.tables.store, [0]
    append = store.append

    def overtaken(table: str, *given: Any, **named: Any) -> Any:
        if table != made["table"]:  # bots may still play at others
            return append(table, *given, **named)
        times[0] += 1
        if times[0] > lost:
            return append(table, *given, **named)
        done = asyncio.get_running_loop().create_future()
        done.set_exception(Overtaken())
        return done

    monkeypatch.setattr(store, "append", overtaken)
    answer = browser.act("push")
    assert (answer["type"] if told == "accepted" else answer["problem"]["code"]) == told
    monkeypatch.setattr(store, "append", append)
    if told == "overtaken":
        assert browser.act("push")["type"] == "accepted", "nothing was written, and nothing is in doubt"
