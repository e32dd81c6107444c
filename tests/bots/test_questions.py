"""Every kind of choice: docs/bots.md tells it, a race can be found that asks it, and bots answer it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cubecup.bots.protocol import ask
from cubecup.bots.questions import KINDS_OF_CHOICE, question
from cubecup.bots.registry import make_bot
from cubecup.kernel.errors import BadOption

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "bots.md").read_text("utf-8")
SECTION = PAGE.split("## Kinds of choice\n")[1].split("\n## ")[0]
ROWS = {
    kind: (re.findall(r"`([^`]+)`", example), set(re.findall(r"`([^`]+)`", verbs)))
    for kind, example, verbs in re.findall(r"^\| `([a-z-]+)` \| .*? \| (`.*?`) \| (`.*?`) \|$", SECTION, re.MULTILINE)
}


def test_the_page_tells_all_of_them() -> None:
    assert tuple(ROWS) == KINDS_OF_CHOICE
    assert f"A race asks {len(KINDS_OF_CHOICE)} kinds of questions." in SECTION


@pytest.mark.parametrize("kind", KINDS_OF_CHOICE)
def test_a_race_asks_it_and_bots_answer(kind: str) -> None:
    examples, verbs = ROWS[kind]
    state, seat = question(kind)
    choice = state.choice(seat)
    assert choice.kind == kind
    assert len(choice.actions) > 1
    assert {action.verb for action in choice.actions} <= verbs
    assert {example.split()[0] for example in examples} <= verbs
    before = state.dump()
    for name in ("random", "steady", "sharp"):
        assert ask(make_bot(name, seed=1), state, seat) in choice.actions
    assert state.dump() == before
    state.apply(seat, choice.actions[0].text)


def test_other_kinds_are_refused() -> None:
    with pytest.raises(BadOption, match="no kind of choice 'dance'"):
        question("dance")
