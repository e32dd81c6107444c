"""Advice about card sets of one's own: given where SETUP-4 says so, and never about a published set."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cubecup.cubitos.advice import advice
from cubecup.cubitos.printed import printed, with_pack
from tests.locales.published import published_cards

# One card of each color; none lets a player lose another die, roll extra dice or widen a draw.
PLAIN = "smelly-cat rich-dog mr-soldier rock-on mr-bats rollosaurus reckless-cheese bob"

# All published cards that do, and why; whatever else is published does not.
TRIMMING = {
    "fast-cat": "rolls 2 more",
    "muggles": "rolls 2 more",
    "punch-guy": "widens the next draw by white and green dice",
    "champion": "widens the next draw to any dice",
    "jacques-couteau": "rolls pairs from any zone",
    "rolling-stoned": "rolls gray dice from any zone",
    "punk-fruit": "rolls dice from the Draw Zone",
    "dugout": "rolls 3 more",
    "reliever-beaver": "loses a die of the Roll Zone",
    "benchwarmer": "loses one other die",
    "batter-beaver": "rolls 2 more, and loses a die",
    "ledercheesen": "rolls 1 more with each push",
    "stinky-cheese": "widens the next draw by gray dice",
    "cheese-boy": "loses a die of the Roll Zone",
    "stogie": "rolls gray and white dice from the Draw Zone",
}


def advice_on(cards: str) -> tuple[str, ...]:
    return advice([printed().cards[card] for card in cards.split()])


@pytest.mark.rule("SETUP-4")
@pytest.mark.parametrize("name", printed().sets)
def test_no_published_set_warns_about_itself(name: str) -> None:
    assert advice_on(" ".join(printed().sets[name].cards)) == ()


@pytest.mark.rule("SETUP-4")
def test_a_set_without_a_card_that_trims_is_warned_about() -> None:
    assert advice_on(PLAIN) == ("no-trimming",)


@pytest.mark.rule("SETUP-4")
@pytest.mark.parametrize("card", [card["id"] for card in published_cards()])
def test_which_cards_trim(card: str) -> None:
    color = printed().cards[card].color
    others = [other for other in PLAIN.split() if printed().cards[other].color != color]
    assert advice_on(" ".join([*others, card])) == (() if card in TRIMMING else ("no-trimming",))


@pytest.mark.rule("SETUP-4")
@pytest.mark.parametrize(("costs", "warns"), [((5, 5), False), ((5, 6), True), ((6, 6), True), ((0, 5), False)])
def test_fewer_than_two_cheap_cards_are_warned_about(costs: tuple[int, int], warns: bool) -> None:
    dugout = printed().cards["dugout"]
    cards = [replace(dugout, cost=cost) for cost in (*costs, 6, 6, 6, 6, 6, 6)]
    assert advice(cards) == (("few-cheap-cards",) if warns else ())


@pytest.mark.rule("SETUP-4")
def test_advice_follows_the_costs_of_a_pack() -> None:
    changed = with_pack("\n".join(f"cards.{card}.cost = 6" for card in PLAIN.split()[1:]))
    assert advice([changed.cards[card] for card in PLAIN.split()]) == ("few-cheap-cards", "no-trimming")
