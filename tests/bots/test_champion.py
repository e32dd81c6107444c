"""The level champion looks a round ahead, and buys as network and sharp advise."""

from __future__ import annotations

import numpy as np
import pytest

from cubecup.bots.champion import Champion
from cubecup.bots.foresight import BATCH, Foresight
from cubecup.bots.net.buyer import Buyer, answer_to_buy
from cubecup.bots.net.judge import Judge, learned_net
from cubecup.bots.net.purchases import Shopping, best_of, bought, possible_purchases, shopping_of, with_dice
from cubecup.bots.net.rows import CREDITS_AT, end_of_round
from cubecup.bots.protocol import Choice, Sight
from cubecup.bots.search import Effort
from cubecup.bots.sharp import Sharp
from cubecup.bots.styles import PLAIN, Style
from cubecup.bots.thinker import BURST
from cubecup.cubitos.dice import KINDS, OWN_KINDS, WHITE
from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.state import CubitosState
from tests.bots.positions import answer, play_on, position
from tests.bots.thinking import LAST_CHANCE, finished


def foresight(*lines: str) -> Foresight:
    return Foresight(learned_net(), Sharp(PLAIN), Sight(position("race-1", *lines), 0))


def test_a_single_decision_takes_no_more_than_what_was_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    allowed: list[float] = []

    def note(self: Foresight, plans: list[tuple[str, ...]], effort: Effort, seed: int) -> tuple[str, ...]:
        allowed.append(effort.until - clock[0])
        return plans[0]

    clock = [0.0]
    monkeypatch.setattr("cubecup.bots.thinker.thread_time", lambda: clock[0])
    monkeypatch.setattr(Foresight, "best", note)
    finished([Champion(budget_ms=10) for _ in range(2)], Cubitos("race-1"), seed=1)
    assert allowed
    assert max(allowed) == pytest.approx(BURST * 0.010)


def test_a_way_once_planned_is_walked_to_its_end() -> None:
    lines = ("phase: finish", "[0]", "movement: 5", "[1]", "movement: 1")
    walked = play_on(Champion(style=PLAIN, simulations=0), position("race-1", *lines), "move")
    assert walked == play_on(Sharp(PLAIN), position("race-1", *lines), "move")
    assert len(walked) > 2


# -- looking a round ahead ---------------------------------------------------------------------------------


def test_who_has_nothing_to_lose_takes_the_last_chance() -> None:
    assert foresight(*LAST_CHANCE).best([("pass",), ("push",)], Effort(games=120), seed=1) == ("push",)
    timid = Style(fear=1000.0)
    assert answer(Champion(simulations=120, style=timid), position("race-1", *LAST_CHANCE)) == "push"
    assert answer(Champion(simulations=0, style=timid), position("race-1", *LAST_CHANCE)) == "pass"


def test_a_race_that_ends_in_this_round_is_won_or_lost() -> None:
    assert set(foresight(*LAST_CHANCE).outcomes(("pass",), range(6))) == {0.0}
    assert {0.0, 1.0} <= set(foresight(*LAST_CHANCE).outcomes(("push",), range(40)))  # else it is a tie, and goes on


def test_equal_dice_give_equal_outcomes_and_chances_are_chances() -> None:
    state = Cubitos("race-4").new(seats=3, seed=5)
    seat = state.actors()[0]
    looked = [Foresight(learned_net(), Sharp(PLAIN), Sight(state, seat)) for _ in range(2)]
    plan = (state.choice(seat).actions[0].text,)
    first, again = (one.outcomes(plan, range(7, 11)) for one in looked)
    assert first == again
    assert len(set(first)) > 1
    assert all(0.0 < chance < 1.0 for chance in first)


def test_without_any_difference_the_first_plan_stands() -> None:
    assert foresight(*LAST_CHANCE).best([("push",), ("push",)], Effort(games=60), seed=1) == ("push",)
    assert foresight(*LAST_CHANCE).best([("pass",), ("push",)], Effort(games=0), seed=1) == ("pass",)


def test_plans_far_behind_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[tuple[str, ...]] = []

    def outcomes(self: Foresight, plans: list[tuple[str, ...]], seeds: range) -> list[float]:
        tried.extend(plans)
        known = {"push": 0.6, "pass": 0.2}
        return [known.get(plan[0], 0.45 + 0.2 * (seed % 2)) for plan in plans for seed in seeds]

    monkeypatch.setattr(Foresight, "_outcomes", outcomes)
    best = foresight(*LAST_CHANCE).best([("pass",), ("push",), ("use",)], Effort(games=40 * BATCH), seed=0)
    assert best == ("push",)
    assert tried.count(("pass",)) == 1 < tried.count(("use",)) <= tried.count(("push",))


# -- purchases ---------------------------------------------------------------------------------------------


def buying(*lines: str) -> tuple[CubitosState, Choice]:
    state = position("race-1", "phase: finish", "[0]", "money: 9", *lines, "[1]", "money: 0")
    while state.choice(0).kind != "buy":
        state.apply(0, state.choice(0).actions[-1].text)
    return state, state.choice(0)


def test_it_buys_what_network_and_sharp_like_best_and_at_most_two_dice() -> None:
    state, choice = buying()
    net = learned_net()
    shopping = shopping_of(state, 0)
    moments = bought(end_of_round(state), 0, shopping, state.facts.cost)
    chances = Judge(net, state).now(moments, 0)
    sharp = Sharp(PLAIN)
    best = shopping.purchases[best_of(shopping.purchases, chances, sharp.values_of(state, 0).appraisal.gain)]
    assert Buyer(sharp).pick(state, 0, choice) == answer_to_buy(choice, best)
    colors: list[int] = []
    while not state.over and state.round == 1 and state.actors()[0] == 0 and state.choice(0).kind == "buy":
        action = Champion(simulations=8, style=PLAIN).decide(Sight(state, 0), state.choice(0))
        colors += [action.value] if action.verb == "buy" else []
        state.apply(0, action)
    assert 1 <= len(colors) == len(set(colors)) <= 2


def test_a_purchase_is_paid_with_money_first() -> None:
    state, _ = buying("credits: 3")
    shopping = shopping_of(state, 0)
    moment = end_of_round(state)
    for kinds, after in zip(shopping.purchases, bought(moment, 0, shopping, state.facts.cost), strict=True):
        price = sum(state.facts.cost[kind] for kind in kinds)
        assert after.seats[0][CREDITS_AT] == moment.seats[0][CREDITS_AT] - max(0, price - 9) >= 0
        assert sum(after.seats[0][:CREDITS_AT]) == sum(moment.seats[0][:CREDITS_AT]) + len(kinds)
        assert sum(after.table) == sum(moment.table) - len(kinds)


def test_a_playout_buys_nothing_and_is_worth_its_best_purchase() -> None:
    """Nobody else acts after the seat, so the outcome of stopping is the best of the purchases, whatever the seed."""
    state, choice = buying()
    looked = Foresight(learned_net(), Sharp(PLAIN), Sight(state, 0))
    purchase = looked.best_purchase((choice.actions[-1].text,))
    assert purchase in shopping_of(state, 0).purchases
    assert len(purchase) > 0


@pytest.mark.parametrize("reward", ["gain-die", "reward"])
def test_gifts_are_chosen_by_the_network_too(reward: str) -> None:
    """Of the dice offered, the one after which the chance is highest; to decline is an answer as well."""
    state, _ = buying()
    gains = [state.facts.gains[kind] for kind in range(WHITE, OWN_KINDS)]
    choice = Choice(reward, "TRACK-3", (*gains, state.facts.skip))
    picked = Buyer(Sharp(PLAIN)).pick(state, 0, choice)
    moments = [with_dice(end_of_round(state), 0, (kind,)) for kind in range(WHITE, OWN_KINDS)]
    chances = Judge(learned_net(), state).now(moments, 0)
    dice = [(kind,) for kind in range(WHITE, OWN_KINDS)]
    assert picked == gains[best_of(dice, chances, Sharp(PLAIN).values_of(state, 0).appraisal.gain)]


def test_sharp_is_asked_where_the_network_sees_hardly_a_difference() -> None:
    purchases, gain = [(), (3,), (4,)], [0.0, 0.0, 0.0, 1.0, 3.0]
    assert best_of(purchases, [0.5, 0.52, 0.51], gain) == 2
    assert best_of(purchases, [0.5, 0.6, 0.51], gain) == 1
    assert best_of(purchases, [1.0, 0.0, 0.0], gain) == 0


def test_the_network_knows_that_a_die_for_nothing_is_better_than_none() -> None:
    """Two dice of money that would be lost otherwise; the first purchase is to buy nothing."""
    state = position("race-1", "phase: finish", "[0]", "money: 9", "[1]", "money: 0")
    purchases = possible_purchases(state, 0, 9)
    assert purchases[0] == ()
    assert all(sum(state.facts.cost[kind] for kind in kinds) <= 9 for kinds in purchases)
    barred = 1 << KINDS.index("white")
    assert not [kinds for kinds in possible_purchases(state, barred, 9) if KINDS.index("white") in kinds]
    moments = bought(end_of_round(state), 0, Shopping(9, purchases), state.facts.cost)
    chances = Judge(learned_net(), state).now(moments, 0)
    assert np.isfinite(chances).all()
    assert max(chances) > chances[0]
