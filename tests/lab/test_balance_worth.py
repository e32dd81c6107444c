"""The worth of cards and the proposals, from figures made by hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from cubecup.cubitos.printed import FanSpace
from cubecup.lab.figures.estimates import UNKNOWN, Estimate, difference, pooled, share
from cubecup.lab.figures.race import RaceFigures
from cubecup.lab.proposals import DIFFERS, HIGHEST, LOWEST, Proposal, propose, propose_fans
from cubecup.lab.worth import FAN_HUNTER, PLAIN, SPRINTER, Measurement, RaceWorth, insisting, refusing
from tests.lab.made_rows import CARDS, figures_of, game_row

EVEN = share(250, 1000)
STRONG, STRONGER, WEAK, UNSURE = share(350, 1000), share(500, 1000), share(150, 1000), share(260, 1000)
USUAL = (0.6, 0.3)  # games in which a card is bought, its part of all purchases
FANS = (FanSpace(1, 0), FanSpace(0, 3), FanSpace(1, 1))


Bought = Mapping[str, tuple[float, float]]


def race(name: str = "race-1", wins: Mapping[str, Estimate] | None = None, bought: Bought | None = None) -> RaceWorth:
    """Every plan wins a fair share and every card is bought as usual, unless a test says otherwise."""
    made = figures_of([game_row(race=name)])
    cards = tuple(
        replace(card, games=share(round(1000 * games), 1000), purchases=share(round(1000 * part), 1000))
        for card in made.cards
        for games, part in [(bought or {}).get(card.card, USUAL)]
    )
    bots = (PLAIN, FAN_HUNTER, *map(insisting, CARDS), *map(refusing, CARDS))
    habits: RaceFigures = replace(made, cards=cards)
    plans = replace(made, wins_by_bot={**dict.fromkeys(bots, EVEN), **(wins or {})})
    return RaceWorth(name, CARDS, habits, plans)


def measured(*races: RaceWorth, cost: int = 5) -> Measurement:
    return Measurement(dict.fromkeys(CARDS, cost), FANS, 6, races)


def proposal(measurement: Measurement, card: str = "bob") -> Proposal:
    return next(found for found in propose(measurement) if found.card == card)


def why(found: Proposal) -> list[tuple[str, str]]:
    return [(vote.race, vote.rule.id) for vote in found.votes]


def test_what_one_bot_wants_dearer_and_another_cheaper_stays() -> None:
    dear = race("one", bought={"bob": (0.9, 0.5)})
    cheap = replace(race("one", bought={"bob": (0.01, 0.01)}), bot="adept")
    found = proposal(measured(dear, cheap))
    assert (found.cost, found.proposed, found.note) == (5, 5, DIFFERS)
    assert [(vote.bot, vote.rule.id) for vote in found.votes] == [("sharp", "dominant"), ("adept", "rare")]


# -- shares --------------------------------------------------------------------------------------------


def test_a_difference_of_shares() -> None:
    """Newcombe (1998), method 10, example (a): 56 of 70 against 48 of 80."""
    found = difference(share(56, 70), share(48, 80))
    assert (found.value, found.low, found.high) == pytest.approx((0.2, 0.0524, 0.3339), abs=5e-5)
    assert found.n == 150
    assert difference(share(0, 0), share(1, 2)) == difference(share(1, 2), share(0, 0)) == UNKNOWN


def test_shares_of_several_races_together() -> None:
    assert pooled([share(1, 4), share(7, 10), share(0, 0)]) == share(8, 14)
    assert pooled([]) == share(0, 0)


# -- worth ---------------------------------------------------------------------------------------------


def test_a_card_over_its_races() -> None:
    first = race("a", {insisting("bob"): share(30, 100), refusing("bob"): share(20, 100)}, {"bob": (0.9, 0.1)})
    second = race("b", {insisting("bob"): share(10, 50), refusing("bob"): share(10, 20)}, {"bob": (0.4, 0.2)})
    bob = next(card for card in measured(first, second).cards() if card.card == "bob")
    assert (bob.insist, bob.refuse) == (share(40, 150), share(30, 120))
    assert bob.worth == difference(share(40, 150), share(30, 120))
    assert (bob.purchases.value, bob.bought.value) == (0.2, 0.4)  # the most, the fewest
    assert bob.races == ("a", "b")


def test_cards_that_no_race_has_are_not_told() -> None:
    measurement = replace(measured(race()), costs={"dugout": 4, "wizard": 3, "bob": 6})
    assert [card.card for card in measurement.cards()] == ["dugout", "bob"]


@pytest.mark.parametrize(
    ("wins", "best", "clearly", "rival"),
    [
        ({}, False, False, PLAIN),
        ({insisting("bob"): STRONG}, True, True, PLAIN),
        ({insisting("bob"): UNSURE}, True, False, PLAIN),
        ({insisting("bob"): STRONG, refusing("dugout"): STRONGER}, False, False, refusing("dugout")),
        ({insisting("bob"): STRONG, PLAIN: STRONGER}, False, False, PLAIN),
        ({insisting("bob"): STRONG, SPRINTER: STRONGER}, False, False, SPRINTER),
    ],
)
def test_the_best_one_card_plan(wins: dict[str, Estimate], best: bool, clearly: bool, rival: str) -> None:
    found = race(wins=wins)
    one = found.one_card()
    assert (one.best, one.clearly_best, one.rival_bot) == (best, clearly, rival)
    target = found.targets()[-1]
    assert (target.id, target.subject) == ("one-card", one.card)
    assert target.value is not None
    assert (target.value.value, target.high, target.met) == (one.wins.value, one.rival.value, not best)
    assert target.value.low <= one.wins.low  # the limit is uncertain too
    assert target.value.high >= one.wins.high


def test_a_plan_that_nobody_has_drawn() -> None:
    found = race()
    few = replace(found, plans=replace(found.plans, wins_by_bot={PLAIN: EVEN}))
    assert few.insist("bob") == share(0, 0)
    assert few.one_card().gain == UNKNOWN
    assert propose(measured(few))[0].votes == ()


# -- proposals -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "bought", "rule", "step"),
    [
        ({insisting("bob"): STRONG}, {}, "one-card", 1),
        ({insisting("bob"): STRONGER}, {}, "one-card-strong", 2),
        ({insisting("bob"): UNSURE}, {}, "", 0),
        ({insisting("bob"): STRONG, refusing("dugout"): STRONGER}, {}, "", 0),
        ({}, {"bob": (0.9, 0.36)}, "dominant", 1),
        ({}, {"bob": (0.9, 0.35)}, "", 0),
        ({}, {"bob": (0.14, 0.1)}, "rare", -1),
        ({insisting("bob"): WEAK}, {"bob": (0.14, 0.1)}, "rare", -1),
        ({insisting("bob"): STRONG, refusing("dugout"): STRONGER}, {"bob": (0.14, 0.1)}, "underrated", 0),
        ({}, {"bob": (0.15, 0.1)}, "", 0),
        ({refusing("bob"): STRONG}, {}, "overrated", 0),
        ({refusing("bob"): STRONG}, {"bob": (0.4, 0.1)}, "", 0),
        ({refusing("bob"): STRONG}, {"bob": (0.9, 0.36)}, "dominant", 1),
    ],
)
def test_rules(wins: dict[str, Estimate], bought: dict[str, tuple[float, float]], rule: str, step: int) -> None:
    found = proposal(measured(race("a", wins, bought), race("b")))
    assert why(found) == ([("a", rule)] if rule else [])
    assert (found.cost, found.proposed, found.note) == (5, 5 + step, "")


def test_only_the_best_of_the_one_card_plans_is_priced() -> None:
    found = measured(race(wins={insisting("bob"): STRONGER, insisting("dugout"): STRONG}))
    assert [(each.card, each.proposed) for each in propose(found)] == [("rich-dog", 5), ("bob", 7), ("dugout", 5)]


def test_races_together() -> None:
    dear, dearer = race("a", bought={"bob": (0.9, 0.4)}), race("b", {insisting("bob"): STRONGER})
    cheap = race("c", bought={"bob": (0.1, 0.1)})
    assert proposal(measured(dear, dear)).proposed == 6
    assert proposal(measured(dear, dearer)).proposed == 7
    differs = proposal(measured(dear, dearer, cheap))
    assert (differs.proposed, differs.note) == (5, "differs")
    assert why(differs) == [("a", "dominant"), ("b", "one-card-strong"), ("c", "rare")]


@pytest.mark.parametrize(
    ("cost", "dearer", "cheaper"),
    [
        (LOWEST, 2, (1, "limit")),
        (HIGHEST, (12, "limit"), 11),
        (0, 1, (0, "limit")),
        (20, (20, "limit"), 19),
        (2, 3, 1),
    ],
)
def test_limits(cost: int, dearer: int | tuple[int, str], cheaper: int | tuple[int, str]) -> None:
    """Costs go no farther than the limits; a designer's cost beyond them is left there rather than turned round."""
    for bought, expected in (((0.9, 0.4), dearer), ((0.1, 0.1), cheaper)):
        found = proposal(measured(race(bought={"bob": bought}), cost=cost))
        assert (found.proposed, found.note) == (expected if isinstance(expected, tuple) else (expected, ""))


def test_two_steps_up_to_the_limit() -> None:
    found = proposal(measured(race(wins={insisting("bob"): STRONGER}), cost=HIGHEST - 1))
    assert (found.proposed, found.note) == (HIGHEST, "limit")


# -- the fan track -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hunters", "step", "credits", "beyond"),
    [
        (EVEN, 0, [0, 3, 1], 6),
        (STRONG, -1, [0, 2, 1], 5),  # not below 1, and nothing stays nothing
        (WEAK, 0, [0, 3, 1], 6),
        (share(60, 1000), 1, [0, 4, 2], 7),
        (share(0, 0), 0, [0, 3, 1], 6),
    ],
)
def test_fans(hunters: Estimate, step: int, credits: list[int], beyond: int) -> None:
    found = propose_fans(measured(race(wins={FAN_HUNTER: hunters})))
    assert (found.step, [space.credits for space in found.spaces], found.beyond) == (step, credits, beyond)
    assert [space.hands for space in found.spaces] == [1, 0, 1]
    assert found.why == {0: "keep", 1: "weak", -1: "strong"}[step]
