"""What the abilities of a set are worth to a seat, by the operations cards are made of.

An estimate asks for what a use brings on average, with the dice the seat owns; the unit is one movement. All operations
say what they bring, and each such good has a worth here; a row for an operation itself only knows it more precisely.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from cubecup.cubitos.dice import DARK, KIND_MASK, LIGHT, OWN_KINDS, RED, START_DIE, WHITE
from cubecup.cubitos.ops import amounts, goods
from cubecup.cubitos.ops.faces import BorrowForSeveral, PutFromRoll
from cubecup.cubitos.ops.gains import Either, Gain, GainDie, GainFan, GrayFacesAgain, Optional
from cubecup.cubitos.ops.losses import GiveDie, LoseDie, LoseThis
from cubecup.cubitos.ops.operation import Brings, CardOp
from cubecup.cubitos.ops.pushes import DragAlong
from cubecup.cubitos.ops.rolls import ExtraRoll, FreeNextDraw, LeaveOut, PickUp, RollPairs
from cubecup.cubitos.purse import CREDIT_UNIT, MONEY_UNIT, WATER_UNIT
from cubecup.cubitos.terms import LOST_A_DIE

if TYPE_CHECKING:
    from cubecup.bots.appraisal import Appraisal
    from cubecup.cubitos.ops.amounts import Amount
    from cubecup.cubitos.state import CubitosState
    from cubecup.kernel.frames import Op
    from cubecup.kernel.game import State

# What a use of these is worth: they work in moments no single number describes.
REROLL: Final = 0.35  # a die that may rejoin every push
SAFETY: Final = 0.6  # a push that cannot bust
SAVING: Final = 0.8  # a bust prevented when it happens
SOFTENING: Final = 0.5  # a bust that keeps some dice
FORCED: Final = -0.25  # a push that must be made
NEARBY: Final = 2.0  # credits' worth of a reward space close by
LOST_LATELY: Final = 0.5  # the chance of having lost a die in a round
MARKED: Final = 0.4  # the chance of bearing a mark that is asked for
PUSHES: Final = 1.5  # pushes in a round that do not bust
TOGETHER: Final = 0.25  # the chance that an ability of several dice finds them all active
FITTING: Final = 0.7  # how well the best face of one's own dice fits, when one of them happens to lie in Roll
CONTESTED: Final = 0.75  # everyone at the table buys swords
WATER: Final = 1.2  # movement that also goes through water
PLENTY: Final = 1.2  # whoever counts on many dice in Active rolls for them


def ability_worth(appraisal: Appraisal, kind: int) -> tuple[float, float]:
    """What the symbol and the power symbol of a colour are worth, over all timings of the card."""
    facts = appraisal.facts
    row = facts.row_of_kind[kind]
    assert row is not None
    worth = _ops(appraisal, kind, row.now) + _ops(appraisal, kind, row.push) + _ops(appraisal, kind, row.bust)
    worth += PUSHES * _ops(appraisal, kind, row.pushed) + _ops(appraisal, kind, row.any_time)
    worth += _ops(appraisal, kind, row.run) + _ops(appraisal, kind, row.late)
    power = worth + _ops(appraisal, kind, row.power_push) + _ops(appraisal, kind, row.power_run)
    if row.forces_push:
        worth += FORCED
        power += FORCED
    if kind == RED:
        reds = _ops(appraisal, kind, row.swords)
        worth += reds * _swords_won(appraisal, facts.swords_symbol)
        power += reds * _swords_won(appraisal, facts.swords_power)
    return worth, power


def standing_worth(appraisal: Appraisal, kind: int) -> tuple[float, float]:
    """What an active symbol and power symbol still promise once their Now abilities are over."""
    facts = appraisal.facts
    row = facts.row_of_kind[kind]
    assert row is not None
    worth = _ops(appraisal, kind, row.run) + _ops(appraisal, kind, row.late) + _ops(appraisal, kind, row.any_time)
    power = worth + _ops(appraisal, kind, row.power_run)
    if kind == RED:
        reds = _ops(appraisal, kind, row.swords)
        worth += reds * _swords_won(appraisal, facts.swords_symbol)
        power += reds * _swords_won(appraisal, facts.swords_power)
    return worth, power


def pushed_worth(appraisal: Appraisal, kind: int) -> float:
    """What an active symbol brings with every push that does not bust."""
    row = appraisal.facts.row_of_kind[kind]
    return _ops(appraisal, kind, row.pushed) if row is not None else 0.0


def _swords_won(appraisal: Appraisal, swords: int) -> float:
    """The chance of having the most swords, or how many players will have fewer, with a die showing so many."""
    state = appraisal.state
    facts = appraisal.facts
    tops = 1.0 if facts.start_player_breaks_ties else 0.6
    won = 1.0
    fewer = 0.0
    for seat in range(state.seats):
        if seat == appraisal.seat:
            continue
        base = seat * state.kinds + RED
        reds = state.draw[base] + state.roll[base] + state.discard[base]
        reds += sum(1 for die in state.active[seat] if die & KIND_MASK == RED)
        threat = min(0.9, reds * appraisal.hit[RED] * (0.7 if swords == 1 else 0.4) * (2.0 - tops))
        won *= 1.0 - threat
        fewer += 1.0 - threat
    share = 1.0 / (1.0 + 0.5 * max(0.0, appraisal.active[RED] - 0.5))  # the card acts once a round
    return (fewer if facts.red_for_each else won) * share * CONTESTED


def _ops(appraisal: Appraisal, kind: int, ops: tuple[Op[CubitosState], ...]) -> float:
    worth = 0.0
    at = 0
    while at < len(ops):
        op = ops[at]
        if isinstance(op, Optional):
            worth += max(0.0, sum([op_worth(appraisal, kind, part) for part in op.ops]))
            at += len(op.ops)
        else:
            worth += op_worth(appraisal, kind, op)
        at += 1
    return worth


def op_worth(appraisal: Appraisal, kind: int, op: Op[CubitosState]) -> float:
    """What one operation of a card of that colour is worth, by its own row or by what it says it brings."""
    row = _WORTH.get(type(op))
    if row is not None:
        return row(appraisal, kind, op)
    return sum([brought_worth(appraisal, kind, one) for one in brought(op)])


@lru_cache(maxsize=1024)
def brought(op: Op[CubitosState]) -> tuple[Brings, ...]:
    """What an operation says it brings, the same at any time; a step of the round among them brings nothing."""
    return op.brings() if isinstance(op, CardOp) else ()


def gives(ops: tuple[Op[State], ...], what: str) -> bool:
    """Whether one of the operations of a script says that it brings such a good."""
    return any(one.what == what for op in ops for one in brought(op))


def is_counted(brings: Brings) -> bool:
    """An amount that depends on what else is active, so that it is better taken late."""
    return bool(brings.with_active) or not isinstance(brings.amount, (int, amounts.PrintedNumber))


def brought_worth(appraisal: Appraisal, kind: int, brings: Brings) -> float:
    """What an operation that has no row of its own brings, as far as it says."""
    worth = _OF_GOODS[brings.what](appraisal) * _amount(appraisal, kind, brings.amount)
    for color in brings.with_active:
        worth *= appraisal.chance_active(color)
    return worth * MARKED if brings.if_marked else worth


# -- gains ---------------------------------------------------------------------------------------------


def _gain(appraisal: Appraisal, kind: int, op: Op[CubitosState]) -> float:
    assert isinstance(op, Gain)
    worth = sum([_unit(appraisal, unit) * _amount(appraisal, kind, amount) for unit, amount in op.parts])
    for color in op.with_active:
        worth *= appraisal.chance_active(color)
    return worth * LOST_LATELY if op.if_marked == LOST_A_DIE else worth


def _unit(appraisal: Appraisal, unit: int) -> float:
    if unit == MONEY_UNIT:
        return appraisal.money
    if unit == CREDIT_UNIT:
        return appraisal.credit
    return WATER if unit == WATER_UNIT else 1.0


def _amount(appraisal: Appraisal, kind: int, amount: int | Amount) -> float:
    if isinstance(amount, int):
        return amount
    expected = _EXPECTED.get(amount)
    if expected is not None:
        return expected(appraisal, kind)
    return amount(appraisal.state, appraisal.seat, kind)


def _expected_colors(appraisal: Appraisal, kind: int) -> float:
    """Different colours among the active dice; the die itself is one."""
    colors = 1.0 + appraisal.chance_active(START_DIE) + min(1.0, appraisal.gray_active())
    for color in range(WHITE, OWN_KINDS):
        if color != kind:
            colors += appraisal.chance_active(color)
    return colors * appraisal.facts.number(kind, "per_color")


_EXPECTED: Final[dict[Amount, Callable[[Appraisal, int], float]]] = {
    amounts.active_colors: _expected_colors,
    amounts.active_white_and_gray: lambda appraisal, kind: PLENTY * (appraisal.gray_active() + appraisal.active[WHITE]),
    amounts.active_per_four: lambda appraisal, kind: sum(appraisal.active) / 4,
    amounts.lines_to_finish: lambda appraisal, kind: (
        0.6 * amounts.lines_to_finish(appraisal.state, appraisal.seat, kind) + 0.3
    ),
    amounts.players_with_fewer_swords: lambda appraisal, kind: 1.0,  # `_swords_won` counts the players
}


def _either(appraisal: Appraisal, kind: int, op: Op[CubitosState]) -> float:
    assert isinstance(op, Either)
    return max([_gain(appraisal, kind, part) for part in op.gains])


def _gain_fan(appraisal: Appraisal, kind: int, op: Op[CubitosState]) -> float:
    assert isinstance(op, GainFan)
    steps = appraisal.facts.number(kind, op.times) if op.times else 1
    worth = appraisal.fan_worth(steps, op.with_credits) * appraisal.investment
    for color in op.with_active:
        worth *= appraisal.chance_active(color)
    return worth


def _gain_die(appraisal: Appraisal, kind: int, op: Op[CubitosState]) -> float:
    assert isinstance(op, GainDie)
    state, facts = appraisal.state, appraisal.facts
    kinds: tuple[int, ...] = op.kinds
    if op.up_to is not None:
        highest = op.up_to(state, appraisal.seat, kind)
        kinds = tuple(k for k in range(OWN_KINDS) if facts.cost[k] <= highest and k != START_DIE)
    return max([appraisal.gain[k] for k in kinds if state.tray[k]], default=0.0) * appraisal.investment


def _grays_again(appraisal: Appraisal, kind: int, op: Op[CubitosState]) -> float:
    return appraisal.active[LIGHT] * appraisal.money + appraisal.active[DARK] * (1 + appraisal.money) / 2


# -- dice ----------------------------------------------------------------------------------------------


def _extra_roll(appraisal: Appraisal, kind: int, op: Op[CubitosState]) -> float:
    """Dice that lie in Draw, and those that missed; a second roll of the Roll Zone comes as a second operation."""
    assert isinstance(op, ExtraRoll)
    dice = 0.0
    for k in range(OWN_KINDS):
        if op.kinds >> k & 1 and k != kind:
            missed = appraisal.owned[k] * appraisal.share * (1 - appraisal.hit[k])
            waiting = appraisal.owned[k] * (1 - appraisal.share) * 0.5 if op.from_draw else 0.0
            dice += (missed + waiting) * appraisal.roll(k)
    return dice / (1.0 + appraisal.active[kind])  # a second such die finds fewer dice to roll


def _pick_up(appraisal: Appraisal, kind: int, op: Op[CubitosState]) -> float:
    """Dice of different colours; a pick without that condition belongs to an operation that is valued itself."""
    assert isinstance(op, PickUp)
    if not op.different:
        return 0.0
    worth = 0.0
    for k in range(OWN_KINDS):
        if appraisal.owned[k] and k not in (LIGHT, kind):
            worth += appraisal.roll(k) * min(1.0, appraisal.owned[k] * (1 - appraisal.share * appraisal.hit[k]))
    return worth / (1.0 + appraisal.active[kind])


def _leave_out(appraisal: Appraisal, kind: int, op: Op[CubitosState]) -> float:
    assert isinstance(op, LeaveOut)
    return sum([appraisal.owned[k] * 0.5 * appraisal.yields[k] for k in range(OWN_KINDS) if op.kinds >> k & 1])


def _free_draw(appraisal: Appraisal, kind: int, op: Op[CubitosState]) -> float:
    return max(0.0, appraisal.size - appraisal.draw) * appraisal.average + 0.3


def _put_from_roll(appraisal: Appraisal, kind: int, op: Op[CubitosState]) -> float:
    """The best face among the seat's own dice, if one of them is in Roll."""
    best = 0.0
    for k in range(OWN_KINDS):
        if appraisal.owned[k] and k != kind:
            face = max(appraisal.face(k, face) for face in appraisal.facts.faces[k])
            best = max(best, face * min(1.0, 0.3 + 0.3 * appraisal.owned[k]))
    return FITTING * best


def _lose_this(appraisal: Appraisal, kind: int, op: Op[CubitosState]) -> float:
    """As a price it is counted by how long the die lasts; when it prevents a bust it is the gain."""
    row = appraisal.facts.row_of_kind[kind]
    return SAVING if row is not None and op in row.bust else 0.0


def _lose_die(appraisal: Appraisal, kind: int, op: Op[CubitosState]) -> float:
    assert isinstance(op, LoseDie)
    worth = appraisal.trim * appraisal.investment
    if op.with_active >= 0:
        worth *= appraisal.chance_active(op.with_active)
    return worth * MARKED if op.if_marked else worth


def _pairs(appraisal: Appraisal, kind: int, op: Op[CubitosState]) -> float:
    """Two of the best dice that are not red."""
    best = max([appraisal.roll(k) for k in range(OWN_KINDS) if appraisal.owned[k] and k != RED], default=0.0)
    return 1.6 * best


def _give_die(appraisal: Appraisal, kind: int, op: Op[CubitosState]) -> float:
    return appraisal.trim * appraisal.investment + 0.3


# What one of each good is worth: for operations without a row below.
_OF_GOODS: Final[dict[str, Callable[[Appraisal], float]]] = {
    goods.MONEY: lambda appraisal: appraisal.money,
    goods.MOVEMENT: lambda appraisal: 1.0,
    goods.WATER: lambda appraisal: WATER,
    goods.CREDITS: lambda appraisal: appraisal.credit,
    goods.FANS: lambda appraisal: appraisal.fan_worth(1, with_credits=True) * appraisal.investment,
    goods.NEW_DIE: lambda appraisal: max(0.0, max(appraisal.gain)) * appraisal.investment,
    goods.GRAY_DIE: lambda appraisal: max(0.0, appraisal.gain[LIGHT], appraisal.gain[DARK]) * appraisal.investment,
    goods.LOAN: lambda appraisal: appraisal.best_face,
    goods.FACE: lambda appraisal: FITTING * appraisal.best_face,
    goods.ROLLS: lambda appraisal: 0.9 * appraisal.average,
    goods.LOSS: lambda appraisal: appraisal.trim * appraisal.investment,
    goods.THIS_LOST: lambda appraisal: 0.0,  # counted by how long the die lasts
    goods.REJOINS: lambda appraisal: REROLL,
    goods.SAFE_PUSH: lambda appraisal: SAFETY,
    goods.SAVED_BUST: lambda appraisal: SAVING,
    goods.SOFT_BUST: lambda appraisal: SOFTENING,
    goods.NEXT_DRAW: lambda appraisal: appraisal.average,
    goods.REWARD: lambda appraisal: NEARBY * appraisal.credit,
}


def check_worths(worths: Collection[str]) -> None:
    """A good without a worth is refused at start, not in the middle of a race by a bot that meets it."""
    missing = [what for what in goods.ALL if what not in worths]
    if missing:
        raise ValueError(f"Nobody knows what {missing} is worth: _OF_GOODS of bots/effects.py wants a row for it.")


check_worths(_OF_GOODS)

_Row = Callable[["Appraisal", int, "Op[CubitosState]"], float]

_WORTH: Final[dict[type, _Row]] = {
    Gain: _gain,
    Either: _either,
    GainFan: _gain_fan,
    GainDie: _gain_die,
    GrayFacesAgain: _grays_again,
    LoseThis: _lose_this,
    LoseDie: _lose_die,
    GiveDie: _give_die,
    DragAlong: lambda appraisal, kind, op: 0.1,
    ExtraRoll: _extra_roll,
    PickUp: _pick_up,
    RollPairs: _pairs,
    LeaveOut: _leave_out,
    FreeNextDraw: _free_draw,
    BorrowForSeveral: lambda appraisal, kind, op: TOGETHER * appraisal.best_face,
    PutFromRoll: _put_from_roll,
}
