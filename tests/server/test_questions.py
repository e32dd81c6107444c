"""An answer counts for the question that was shown, and for no other; who was overtaken is told so."""

from __future__ import annotations

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
