"""The odds of a push: against brute force on small pools, against simulated rolls on large ones, and by ability."""

from __future__ import annotations

from collections import Counter
from itertools import product
from time import perf_counter
from typing import Any

import pytest

from cubecup.cubitos import zones
from cubecup.cubitos.dice import FACE_MASK, FACE_SHIFT, KIND_MASK, LIGHT
from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.odds import Uses, bust_chance, chances_saving, chances_using, push_odds
from cubecup.cubitos.odds.counts import ways_of_kind, ways_of_pool
from cubecup.cubitos.odds.faces import QUANTITIES, face_gains
from cubecup.cubitos.state import CubitosState
from cubecup.cubitos.terms import SAFE_PUSH
from cubecup.kernel.errors import BadOption
from tests.odds.positions import rolling

AT_RISK = "active: dark-gray/money1, dark-gray/money1, white/movement1"
SETS = tuple(Cubitos().content.sets)
_FACE_AND_KIND = KIND_MASK | FACE_MASK << FACE_SHIFT


def brute_force(state: CubitosState, quantity: str) -> list[float]:
    """By every combination of faces of seat 0's Roll Zone."""
    table = state.facts
    dice = [kind for kind in range(state.kinds) for _ in range(state.roll[kind])]
    sides = [[face_gains(table, kind, face).get(quantity, 0) for face in table.faces[kind]] for kind in dice]
    totals = [sum(faces) for faces in product(*sides)]
    return [totals.count(n) / len(totals) for n in range(max(totals) + 1)]


@pytest.mark.rule("ROLL-5", "ROLL-6")
@pytest.mark.parametrize("cards", SETS)
@pytest.mark.parametrize("quantity", QUANTITIES)
@pytest.mark.parametrize(
    "roll",
    [
        "light-gray 3, white 1",
        "dark-gray 1, brown 2, red 2",
        "start 1, green 1, purple 1, blue 2",
        "yellow 2, orange 2",
    ],
)
def test_small_pools_by_brute_force(cards: str, quantity: str, roll: str) -> None:
    state = rolling(cards, f"roll: {roll}", AT_RISK)
    found = list(getattr(push_odds(state, 0), quantity))
    expected = brute_force(state, quantity)
    assert found[: len(expected)] == pytest.approx(expected, abs=1e-12)
    assert sum(found[len(expected) :]) == 0


@pytest.mark.slow
def test_large_pool_by_two_hundred_thousand_rolls() -> None:
    """The engine's own rolls; four standard errors of 200,000 are below half a percent."""
    rolls = 200_000
    roll = "light-gray 4, dark-gray 2, start 1, white 3, brown 1, red 2, green 1, yellow 1, blue 1"
    state = rolling("race-1", f"roll: {roll}", AT_RISK)
    odds = push_odds(state, 0)
    gains = {
        kind | face << FACE_SHIFT: face_gains(state.facts, kind, face)
        for kind in range(state.kinds)
        for face in state.facts.faces[kind]
    }
    seen: dict[str, Counter[int]] = {quantity: Counter() for quantity in QUANTITIES}
    state.reseed(20260101)
    kept, active = state.roll[:], state.active[0][:]
    for _ in range(rolls):
        state.roll[:] = kept
        state.active[0] = active[:]
        state.rolls[0] = 0
        zones.throw(state, 0, state.roll)
        rolled = [gains[die & _FACE_AND_KIND] for die in state.active[0][len(active) :]]
        for quantity, counter in seen.items():
            counter[sum([gain.get(quantity, 0) for gain in rolled])] += 1
    for quantity in QUANTITIES:
        for amount, chance in enumerate(getattr(odds, quantity)):
            assert seen[quantity][amount] / rolls == pytest.approx(chance, abs=0.005), (quantity, amount)


# -- busting -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ROLL-6")
def test_bust_is_every_die_missing() -> None:
    state = rolling("race-1", "roll: light-gray 2, white 1", AT_RISK)
    assert bust_chance(state, 0) == pytest.approx((5 / 6) ** 2 * 3 / 6)


@pytest.mark.rule("ROLL-6")
def test_no_risk_with_two_active_dice() -> None:
    odds = push_odds(rolling("race-1", "roll: light-gray 2", "active: dark-gray/money1, white/movement1"), 0)
    assert not odds.at_risk
    assert odds.no_hit == pytest.approx(25 / 36)
    assert odds.bust == 0


@pytest.mark.rule("ROLL-8")
def test_nothing_to_roll() -> None:
    odds = push_odds(rolling("race-2", AT_RISK), 0)
    assert (odds.dice, odds.bust, odds.hits) == (0, 0.0, (1.0,))


@pytest.mark.rule("CARD-rock-on", "ROLL-6")
def test_rock_on_joins_the_roll_and_the_risk_stays() -> None:
    state = rolling("race-1", "roll: light-gray 2", "active: green/symbol, dark-gray/money1, white/movement1")
    odds = push_odds(state, 0, Uses(rejoin=("green/symbol",)))
    assert odds.dice == 3
    assert odds.bust == pytest.approx((5 / 6) ** 2 * 3 / 6)
    assert odds.staked == {"money": 0, "movement": 0, "credits": 0, "swords": 0}


@pytest.mark.rule("CARD-up-to-11")
def test_a_power_symbol_that_rejoins_gives_up_its_movement() -> None:
    state = rolling("race-5", "roll: light-gray 1", "active: green/power, dark-gray/money1, white/movement1")
    assert push_odds(state, 0, Uses(rejoin=("green/power",))).staked["movement"] == 2


@pytest.mark.rule("CARD-pineapple-rocks")
def test_pineapple_drags_one_die_along() -> None:
    state = rolling("race-4", "roll: light-gray 1", "active: green/power, dark-gray/money1, white/movement1")
    odds = push_odds(state, 0, Uses(rejoin=("green/power", "dark-gray/money1")))
    assert odds.bust == pytest.approx(5 / 6 * 3 / 6 * 4 / 6)
    assert odds.staked["money"] == 1
    with pytest.raises(BadOption, match="Only 2 of these dice"):
        push_odds(state, 0, Uses(rejoin=("green/power", "dark-gray/money1", "white/movement1")))


@pytest.mark.rule("CARD-rock-on")
def test_other_dice_do_not_rejoin() -> None:
    state = rolling("race-1", "roll: light-gray 1", AT_RISK)
    with pytest.raises(BadOption, match="Only 0 of these dice"):
        push_odds(state, 0, Uses(rejoin=("white/movement1",)))
    with pytest.raises(BadOption, match="no active die 'green/symbol'"):
        push_odds(state, 0, Uses(rejoin=("green/symbol",)))


@pytest.mark.rule("CARD-pina-cubelada")
def test_pina_cubelada_makes_one_push_safe() -> None:
    state = rolling("race-2", "roll: light-gray 2", "active: green/symbol, dark-gray/money1, white/movement1")
    assert push_odds(state, 0).bust == pytest.approx(25 / 36)
    assert push_odds(state, 0, Uses(safe=True)).bust == 0


@pytest.mark.rule("CARD-pina-cubelada")
def test_a_push_under_way_that_was_made_safe_stays_safe() -> None:
    state = rolling("race-2", "roll: light-gray 2", "active: green/symbol.s, dark-gray/money1, white/movement1")
    state.marks[0] |= SAFE_PUSH
    state.call(0, state.facts.push_script)
    assert push_odds(state, 0).bust == 0


@pytest.mark.rule("CARD-pina-cubelada")
def test_safety_used_up_on_an_earlier_push_does_not_last() -> None:
    state = rolling(
        "race-2", "roll: light-gray 2", "active: green/symbol.s, dark-gray/money1, white/movement1", "marks: safe-push"
    )
    assert push_odds(state, 0).bust == pytest.approx(25 / 36)
    with pytest.raises(BadOption, match="No active die"):
        push_odds(state, 0, Uses(safe=True))


@pytest.mark.rule("CARD-keep-on-rollin")
def test_keep_on_rollin_loses_a_die_instead() -> None:
    state = rolling("race-3", "roll: light-gray 2", "active: green/power, dark-gray/money1, white/movement1")
    odds = push_odds(state, 0)
    assert odds.bust == 0
    assert odds.loses_die == odds.would_bust == pytest.approx(25 / 36)


@pytest.mark.rule("CARD-rolling-stoned")
@pytest.mark.parametrize("greens", [1, 2])
def test_rolling_stoned_rolls_every_gray(greens: int) -> None:
    """Light grays in Roll and Draw, dark grays in Discard and Active: all are rolled, once for each green."""
    state = rolling(
        "race-6",
        "roll: light-gray 1",
        "draw: light-gray 1",
        "discard: dark-gray 1",
        "active: " + "green/symbol, " * greens + "dark-gray/money1, white/movement1",
    )
    odds = push_odds(state, 0)
    rescue = (5 / 6) ** 2 * (4 / 6) ** 2
    assert odds.rescue_miss == pytest.approx(rescue)
    assert odds.bust == pytest.approx(5 / 6 * rescue**greens)


@pytest.mark.rule("CARD-rolling-stoned")
def test_rolling_stoned_without_grays_saves_nothing() -> None:
    state = rolling("race-6", "roll: white 1", "active: green/symbol, white/movement1, white/movement1")
    assert push_odds(state, 0).bust == pytest.approx(0.5)


@pytest.mark.rule("CARD-punk-fruit")
def test_punk_fruit_softens_a_bust_but_it_is_one() -> None:
    state = rolling("race-7", "roll: light-gray 1", "active: green/symbol, dark-gray/money1, white/movement1")
    odds = push_odds(state, 0)
    assert odds.softened
    assert odds.bust == pytest.approx(5 / 6)


@pytest.mark.rule("CARD-the-cheese-stands-alone", "ROLL-7")
def test_a_forced_push_is_flagged() -> None:
    state = rolling("race-6", "roll: light-gray 2", AT_RISK)
    assert not push_odds(state, 0).forced
    state.forced[0] = 1
    assert push_odds(state, 0).forced


@pytest.mark.rule("RUN-2")
def test_swords_of_symbol_and_power() -> None:
    odds = push_odds(rolling("race-1", "roll: red 2", AT_RISK), 0)
    assert odds.swords == pytest.approx((16 / 36, 8 / 36, 9 / 36, 2 / 36, 1 / 36))
    assert odds.expected("swords") == pytest.approx(1.0)


@pytest.mark.rule("CARD-smelly-cat")
def test_fixed_gains_of_cards_count() -> None:
    odds = push_odds(rolling("race-1", "roll: white 1", AT_RISK), 0)
    assert odds.movement == pytest.approx((3 / 6, 2 / 6, 1 / 6))


@pytest.mark.rule("CARD-fat-cat")
def test_what_must_be_decided_does_not_count() -> None:
    """Fat Cat's money is sure; its movement costs a gray die, so it is no property of the face."""
    odds = push_odds(rolling("race-3", "roll: white 1", AT_RISK), 0)
    assert odds.money == pytest.approx((5 / 6, 1 / 6))
    assert odds.movement == pytest.approx((4 / 6, 2 / 6))


def test_fifteen_dice_take_less_than_a_millisecond() -> None:
    """With nothing kept from earlier; the best of many tries, so that a busy machine does not fail it."""
    state = rolling(
        "race-1", "roll: light-gray 3, dark-gray 2, white 3, brown 1, red 2, green 1, yellow 1, blue 2", AT_RISK
    )
    best = 1.0
    for _ in range(50):
        ways_of_pool.cache_clear()
        ways_of_kind.cache_clear()
        started = perf_counter()
        odds = push_odds(state, 0)
        assert odds.bust > 0
        assert all(sum(getattr(odds, quantity)) == pytest.approx(1) for quantity in QUANTITIES)
        best = min(best, perf_counter() - started)
    assert best < 0.001


# -- what may be used before the roll ------------------------------------------------------------------------


class Blank:
    """Every die shows the same face."""

    def __init__(self, face: int) -> None:
        self._face = face

    def numbers(self, seat: int, roll: int, count: int, bound: int) -> list[int]:
        return [self._face] * count


def using(state: CubitosState) -> dict[str, float]:
    """As a screen is told with the question."""
    asked: Any = state.view(0)["choice"]
    assert asked.get("chance_using", {}) == chances_using(state, 0)
    return chances_using(state, 0)


@pytest.mark.rule("CARD-rock-on", "ABIL-3")
def test_the_chance_with_rock_on_is_told_before_the_push_and_while_it_is_asked() -> None:
    state = rolling("race-1", "roll: light-gray 2", "active: green/symbol, dark-gray/money1, white/movement1")
    lower = (5 / 6) ** 2 * 3 / 6
    assert using(state) == pytest.approx({"use rock-on": lower})
    state.apply(0, "push")
    asked: Any = state.view(0)["choice"]
    assert asked["kind"] == "before-push"
    assert asked["bust_chance"] == pytest.approx(25 / 36)
    assert using(state) == pytest.approx({"use rock-on": lower})


@pytest.mark.rule("CARD-pina-cubelada")
def test_a_push_that_may_be_made_safe_says_so_once() -> None:
    state = rolling(
        "race-2", "roll: light-gray 2", "active: green/symbol, green/symbol, white/movement1", "marks: safe-push"
    )
    assert using(state) == {"use pina-cubelada": 0}, "what an earlier push was made does not matter"
    state.marks[0] |= SAFE_PUSH
    state.call(0, state.facts.push_script)
    assert chances_using(state, 0) == {}, "it is safe already"


@pytest.mark.rule("CARD-pineapple-rocks")
def test_the_die_that_goes_along_is_the_one_with_which_a_bust_is_least_likely() -> None:
    state = rolling("race-4", "roll: light-gray 1", "active: green/power, dark-gray/money1, white/movement1")
    assert using(state) == pytest.approx({"use pineapple-rocks power": 5 / 6 * 3 / 6 * 3 / 6})


@pytest.mark.rule("CARD-rolling-stoned", "ROLL-6")
def test_after_a_miss_the_chance_of_the_roll_that_may_save_is_told() -> None:
    state = rolling(
        "race-6", "roll: light-gray 1", "draw: dark-gray 1", "active: green/symbol, white/movement1, white/movement1"
    )
    state.source = Blank(state.facts.faces[LIGHT].index(0))
    state.apply(0, "push")
    asked: Any = state.view(0)["choice"]
    assert asked["kind"] == "would-bust"
    assert asked["chance_using"] == pytest.approx({"use rolling-stoned": 5 / 6 * 4 / 6})
    assert chances_saving(state, 0) == asked["chance_using"]
    assert "bust_chance" not in asked


def test_nothing_is_told_without_risk_or_ability() -> None:
    assert using(rolling("race-1", "roll: light-gray 2", "active: green/symbol, white/movement1")) == {}
    assert using(rolling("race-1", "roll: light-gray 2", AT_RISK)) == {}
