"""An answer counts for the question that was shown, and for no other; who was overtaken is told so."""

from __future__ import annotations

import random
from typing import NamedTuple

from cubecup.games import make_game
from tests.server.browser import Browser
from tests.server.conftest import Visit
from tests.server.house import House

OPTIONS = {"cards": "race-5", "timing": "free"}


class _Overtaking(NamedTuple):
    """A game so far, what one seat then does, and the answer of another whose question is over by that."""

    seed: int
    script: list[tuple[int, str]]
    quick: int
    action: str
    slow: int
    number: int
    answer: str


def _overtaking() -> _Overtaking:
    """One seat's action answers another's question for it, and then that one is asked something else."""
    game = make_game("cubitos", OPTIONS)
    for seed in range(40):
        state = game.new(4, seed)
        draw = random.Random(seed)
        script: list[tuple[int, str]] = []
        while not state.over and len(script) < 2000:
            asked = {seat: (state.asked[seat], state.choice(seat).actions) for seat in state.actors()}
            quick = draw.choice(state.actors())
            action = draw.choice(state.choice(quick).actions).text
            state.apply(quick, action)
            for slow in state.actors():
                if slow != quick and slow in asked and state.asked[slow] != asked[slow][0]:
                    old = {one.text for one in asked[slow][1]}
                    both = sorted(old & {one.text for one in state.choice(slow).actions})
                    if both:
                        return _Overtaking(seed, script, quick, action, slow, asked[slow][0], both[0])
            script.append((quick, action))
    raise AssertionError("it never came to that")


def test_a_late_answer_is_not_taken_for_another_question(house: House, visit: Visit) -> None:
    """What a seat saw decides, not what happens to be asked when the message arrives."""
    found = _overtaking()
    made = house.make(*["person"] * 4, options=OPTIONS, seed=found.seed)
    everyone = visit(house, made["table"], *made["tokens"])
    for seat, action in found.script:
        everyone.must_act(action, seat)
    shown = everyone.choice(found.slow)
    assert shown["number"] == found.number
    seen = everyone.seq
    everyone.must_act(found.action, found.quick)
    assert found.answer in everyone.choice(found.slow)["actions"], "it would fit the next question, too"
    before = (everyone.seq, everyone.view)
    late = {"seat": found.slow, "action": found.answer, "question": shown["number"], "seen": seen}
    assert everyone.refusal("act", **late) == "late"
    assert (everyone.seq, everyone.view) == before
    now = everyone.choice(found.slow)["number"]
    assert everyone.command("act", seat=found.slow, action=found.answer, question=now)["type"] == "accepted"


def test_a_question_is_answered_once(house: House, visit: Visit) -> None:
    made = house.make("person", "person", options={"timing": "free"}, seed=1)
    one, two = (visit(house, made["table"], made["tokens"][0]) for _ in range(2))
    shown = one.choice()["number"]
    assert one.command("act", seat=0, action="push", question=shown)["type"] == "accepted"
    assert two.refusal("act", seat=0, action="push", question=shown) == "late"
    assert one.refusal("act", seat=0, action="push", question=shown + 99) == "late"


def _bought_out(browser: Browser) -> tuple[int, int, str] | None:
    """Two seats that may buy the same die of which there is one left."""
    buying = [choice for choice in browser.choices if choice["kind"] == "buy"]
    for one in buying:
        for two in buying:
            for action in one["actions"]:
                left = browser.view["tray"].get(action.removeprefix("buy "))
                if one is not two and left == 1 and action in two["actions"] and len(two["actions"]) > 2:
                    return one["seat"], two["seat"], action
    return None


def test_who_was_overtaken_is_told_so(house: House, visit: Visit) -> None:
    """The last die of a kind goes to one of two who both may buy it."""
    pack = "dice.white.count = 1"
    made = house.make(*["person"] * 3, options={**OPTIONS, "pack": pack}, seed=3)
    browser = visit(house, made["table"], *made["tokens"])
    draw = random.Random(3)
    while (found := _bought_out(browser)) is None:
        choice = draw.choice(browser.choices)
        kept = [action for action in choice["actions"] if action != "buy white"]
        browser.must_act(draw.choice(kept), choice["seat"])
    quick, slow, action = found
    seen, number = browser.seq, browser.choice(slow)["number"]
    browser.must_act(action, quick)
    if browser.choice(slow).get("number") == number:
        assert browser.refusal("act", seat=slow, action=action, question=number, seen=seen) == "overtaken"
    else:
        assert browser.refusal("act", seat=slow, action=action, question=number, seen=seen) == "late"
    assert browser.refusal("act", seat=slow, action=action, seen=browser.seq) == "not-legal"
