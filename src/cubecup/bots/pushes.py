"""Push or pass, by expected value: what the active dice are worth now against what one more roll brings and risks.

The next roll is taken exactly from the odds; for the pushes that may follow it, the dice left are taken as alike,
which makes the best moment to stop a small calculation over their number.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, NamedTuple

from cubecup.bots import effects
from cubecup.bots.effects import gives
from cubecup.cubitos.dice import (
    BORROWED,
    CLASS_MASK,
    FACE_MASK,
    FACE_SHIFT,
    KIND_MASK,
    SPENT,
    die_name,
    is_gray,
)
from cubecup.cubitos.odds.push import NO_USES, PushOdds, Uses, drags, push_odds
from cubecup.cubitos.offers import can_rejoin, push_scripts, shows_ability
from cubecup.cubitos.ops import goods
from cubecup.cubitos.terms import AT_RISK

if TYPE_CHECKING:
    from cubecup.bots.seat_values import SeatValues
    from cubecup.cubitos.state import CubitosState

SAFETY_USE = 0.35  # what a safe push must save to be worth its die


class PushStake(NamedTuple):
    """The Active Zone of a seat in numbers."""

    money: int
    movement: int
    credits: int
    rest: float
    worth: float  # all of it, with where it leads and what it buys


def stake(values: SeatValues, state: CubitosState, seat: int, dice: list[int]) -> PushStake:
    present = frozenset([(die & KIND_MASK) % BORROWED for die in dice])
    money, movement, credits, rest = state.money[seat], state.movement[seat] + state.water[seat], 0, 0.0
    for die in dice:
        parts = values.standing(die & KIND_MASK, die >> FACE_SHIFT & FACE_MASK, present)
        money += parts[0]
        movement += parts[1]
        credits += parts[2]
        rest += parts[3]
    reach = values.reach(state.leg[seat], state.space[seat])
    worth = _reached(reach, movement) + values.budget.worth(money, state.credits[seat] + credits) + rest
    return PushStake(money, movement, credits, rest, worth)


def _without(dice: list[int], names: tuple[str, ...]) -> list[int]:
    left = dice[:]
    for name in names:
        left.remove(next(die for die in left if die_name(die & CLASS_MASK) == name))
    return left


def _reached(reach: list[float], movement: int) -> float:
    return reach[movement] if movement < len(reach) else reach[-1]


class PushPlan(NamedTuple):
    """What passing and pushing are worth, and with which abilities one would push."""

    passing: float
    pushing: float
    uses: Uses
    odds: PushOdds


def weigh(values: SeatValues, state: CubitosState, seat: int) -> PushPlan:
    """Compare passing with pushing."""
    uses = best_uses(values, state, seat)
    odds = push_odds(state, seat, uses)
    now = stake(values, state, seat, state.active[seat])
    kept = now
    if uses.rejoin:
        kept = stake(values, state, seat, _without(state.active[seat], uses.rejoin))
    if not odds.dice:
        return PushPlan(now.worth, now.worth - 1.0, uses, odds)
    busted = _busted(values, state, seat, now, odds)
    gain = _gain(values, state, seat, kept, odds)
    if not odds.at_risk:
        return PushPlan(now.worth, kept.worth + gain, uses, odds)
    return PushPlan(now.worth, _with_later_pushes(odds, kept.worth, gain, busted), uses, odds)


def _gain(values: SeatValues, state: CubitosState, seat: int, kept: PushStake, odds: PushOdds) -> float:
    """What the roll adds on average, a bust counted as nothing added."""
    reach = values.reach(state.leg[seat], state.space[seat])
    here = _reached(reach, kept.movement)
    gain = 0.0
    for movement, chance in enumerate(odds.movement):
        if movement and chance:
            gain += chance * (_reached(reach, kept.movement + movement) - here)
    budget = values.budget
    credits = state.credits[seat] + kept.credits
    purse = budget.worth(kept.money, credits)
    for money, chance in enumerate(odds.money):
        if money and chance:
            gain += chance * (budget.worth(kept.money + money, credits) - purse)
    for kind, count in enumerate(odds.rolled):
        if count:
            faces = values.facts.faces[kind]
            rest = 0.0
            for face in faces:
                if face:
                    parts = values.rolled(kind % BORROWED, face)
                    rest += parts[3] + parts[2] * values.appraisal.credit
            gain += count * rest / len(faces)
    if values.facts.pushed_kinds:
        gain += _pushed(values, state, seat) * (1.0 - odds.bust)
    return gain


def _pushed(values: SeatValues, state: CubitosState, seat: int) -> float:
    """What dice that work at every push bring (ABIL-12)."""
    kinds = [die & KIND_MASK for die in state.active[seat] if shows_ability(die)]
    at_work = [kind % BORROWED for kind in kinds if values.facts.pushed_kinds >> kind & 1]
    return sum([at_work.count(kind) * effects.pushed_worth(values.appraisal, kind) for kind in set(at_work)])


def _busted(values: SeatValues, state: CubitosState, seat: int, now: PushStake, odds: PushOdds) -> float:
    """What is left after a bust: the fan, the credits, and with Punk Fruit the green and gray dice."""
    green = values.facts.green_kinds
    kept: list[int] = []
    if odds.softened:
        kept = [die for die in state.active[seat] if is_gray(die & KIND_MASK) or green >> (die & KIND_MASK) & 1]
    left = stake(values, state, seat, kept).worth + values.appraisal.fan_worth(1, with_credits=True)
    return now.worth - (now.worth - left) * values.style.fear


def _with_later_pushes(odds: PushOdds, worth: float, gain: float, busted: float) -> float:
    """The worth of a push when one may go on pushing: the dice left are alike, so only their number matters."""
    dice = odds.dice
    hits = odds.hits
    mean_hits = sum([count * chance for count, chance in enumerate(hits)])
    if mean_hits <= 0:
        return worth
    by_hit = gain / mean_hits
    miss = float(odds.no_hit ** (1.0 / dice))
    exposed = odds.bust / odds.no_hit if odds.no_hit else 0.0
    # Abilities that avert a bust work once; later pushes are taken as bare unless nothing exposes this one.
    best = [worth + dice * by_hit]
    for left in range(1, dice):
        stop = worth + (dice - left) * by_hit
        bust = miss**left
        go_on = bust * busted
        for count in range(1, left + 1):
            go_on += comb(left, count) * (1 - miss) ** count * miss ** (left - count) * best[left - count]
        best.append(max(stop, go_on))
    best.append(worth)
    value = hits[0] * (exposed * busted + (1 - exposed) * worth)
    for count in range(1, dice + 1):
        value += hits[count] * best[dice - count]
    return value


# -- abilities used on a push ----------------------------------------------------------------------------


def best_uses(values: SeatValues, state: CubitosState, seat: int) -> Uses:
    """Which dice should rejoin the roll, and whether to spend a die on a safe push."""
    facts = state.facts
    rejoin: tuple[str, ...] = ()
    if facts.rejoining_by_power:
        rejoin = tuple(die_name(die & CLASS_MASK) for die in rejoining(values, state, seat))
    safe = safe_die(state, seat) and wants_safety(values, state, seat)
    return Uses(rejoin, safe) if rejoin or safe else NO_USES


def rejoining(values: SeatValues, state: CubitosState, seat: int) -> list[int]:
    """Dice worth more in the roll than where they are, and what they drag along."""
    facts = state.facts
    active = state.active[seat]
    present = frozenset([(die & KIND_MASK) % BORROWED for die in active])
    chosen: list[int] = []
    for die in active:
        if not can_rejoin(facts, die) or die in chosen:
            continue
        gain = rejoin_gain(values, state, seat, die, present)
        if drags(facts, die):
            others = [other for other in active if other is not die and other not in chosen]
            if others:
                dragged = max(others, key=lambda other: rejoin_gain(values, state, seat, other, present))
                gain += rejoin_gain(values, state, seat, dragged, present)
                if gain > 0:
                    chosen += [die, dragged]
                continue
        if gain > 0:
            chosen.append(die)
    return chosen


def rejoin_gain(values: SeatValues, state: CubitosState, seat: int, die: int, present: frozenset[int]) -> float:
    """What it changes to roll an active die again instead of keeping its face."""
    kind, face = die & KIND_MASK, die >> FACE_SHIFT & FACE_MASK
    parts = values.standing(kind, face, present)
    appraisal = values.appraisal
    staying = parts[0] * appraisal.money + parts[1] + parts[2] * appraisal.credit + parts[3]
    gain = appraisal.roll(kind % BORROWED) - staying
    if state.marks[seat] & AT_RISK:
        faces = state.facts.faces[kind]
        bust = push_odds(state, seat).bust
        loss = max(0.0, 0.4 * len(state.active[seat]))
        gain += bust * (1 - faces.count(0) / len(faces)) * loss
    return gain


def safe_die(state: CubitosState, seat: int) -> bool:
    """An active die whose use makes a push safe."""
    facts = state.facts
    for die in state.active[seat]:
        script = push_scripts(facts, die)[die & KIND_MASK]
        if script >= 0 and not die & SPENT and shows_ability(die) and gives(facts.scripts[script].ops, goods.SAFE_PUSH):
            return True
    return False


def wants_safety(values: SeatValues, state: CubitosState, seat: int) -> bool:
    """Whether a safe push saves enough now; with many dice it is better kept for a later push."""
    odds = push_odds(state, seat)
    now = stake(values, state, seat, state.active[seat])
    return odds.bust * (now.worth - _busted(values, state, seat, now, odds)) > SAFETY_USE
