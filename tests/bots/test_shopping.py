"""Bots with a shopping list buy what stands on it, in its order, and nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

from cubecup.bots.protocol import ask
from cubecup.bots.registry import is_bot, make_bot
from cubecup.bots.shopping import COLORS, shopper_name
from cubecup.cubitos.dice import GREEN, KINDS, WHITE, YELLOW
from cubecup.cubitos.game import Cubitos
from cubecup.kernel.errors import BadOption


def purchases(name: str) -> Counter[str]:
    state = Cubitos("race-1").new(seats=2, seed=3)
    bots = [make_bot(name), make_bot("steady")]
    bought: Counter[str] = Counter()
    while not state.over:
        seat = state.actors()[0]
        choice = state.choice(seat)
        action = ask(bots[seat], state, seat)
        if seat == 0 and choice.kind == "buy":
            first = next((a for a in choice.actions if a.value == YELLOW and a.verb == "buy"), None)
            if first is not None:
                assert action is first
            bought[action.text] += 1
        state.apply(seat, action)
    return bought


def test_it_buys_its_colours_in_their_order_and_no_other() -> None:
    bought = purchases(shopper_name(("yellow", "green")))
    assert bought["buy yellow"] > 0
    assert set(bought) <= {"buy yellow", "buy green", "done"}


def test_names_go_both_ways() -> None:
    for name in ("steady:buy=yellow+green", "steady:bold:buy=white"):
        assert make_bot(name).name == name
        assert is_bot(name, "cubitos")
        assert not is_bot(name, "seven-cubes")
    assert (COLORS[0], KINDS[WHITE], KINDS[GREEN]) == ("white", "white", "green")


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("steady:buy=pink", "no colour 'pink'"),
        ("steady:buy=", "no colour ''"),
        ("steady:rude:buy=white", "no style 'rude'"),
        ("sharp:buy=white", "no plan 'buy=white'. Such plans are: steady:buy=white"),
    ],
)
def test_what_does_not_exist_is_an_error(name: str, complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        make_bot(name)
