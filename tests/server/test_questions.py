"""An answer counts for the question that was shown, and for no other; who was overtaken is told so."""

from __future__ import annotations

import random

import pytest

from cubecup.cubitos import free_race
from cubecup.cubitos.game import Cubitos
from tests.server.conftest import Visit
from tests.server.house import House


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


# Seat 2 is asked whether it buys red; seat 3 buys the last one, so that "done" is all that is left to seat 2, and the
# round ends. In the next one "done" answers another question.
OPTIONS = {"cards": "race-5", "timing": "free"}
SEED, STEPS, SLOW, QUICK = 123, 91, 2, 3


def _purchases() -> list[tuple[int, str]]:
    """What four players do who buy whatever they can, and else anything but wait."""
    chance = random.Random(SEED)
    state = Cubitos(cards="race-5", timing="free").new(4, SEED)
    done = []
    for _ in range(STEPS):
        seat = chance.choice(state.actors())
        actions = [action.text for action in state.choice(seat).actions]
        buying = [text for text in actions if text.startswith("buy") and "movement" not in text]
        action = chance.choice(buying or [text for text in actions if text != "wait"] or actions)
        state.apply(seat, action)
        done.append((seat, action))
    return done


@pytest.mark.parametrize("how", ["question", "seen"])
def test_an_answer_never_counts_for_the_question_of_the_next_round(
    house: House, visit: Visit, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """By the rules players take turns as soon as a tray cannot serve all of them (RUN-9), which hides the danger; the
    server must not rely on it."""
    monkeypatch.setattr(free_race, "contested", lambda state: False)
    made = house.make("person", "person", "person", "person", options=OPTIONS, seed=SEED)
    browser = visit(house, made["table"], *made["tokens"])
    for seat, action in _purchases():
        browser.must_act(action, seat)
    shown = browser.choice(SLOW)
    seen = browser.seq
    assert {"buy red", "done"} <= set(shown["actions"])
    browser.must_act("buy red", QUICK)
    asked = browser.choice(SLOW)
    assert "done" in asked["actions"], "the same word, for another question"
    assert (asked["kind"], shown["kind"]) == ("free-draw", "buy")
    late = {"question": shown["number"]} if how == "question" else {"seen": seen}
    assert browser.refusal("act", seat=SLOW, action="done", **late) == "late"
    assert browser.choice(SLOW)["number"] == asked["number"], "no dice have fallen"
