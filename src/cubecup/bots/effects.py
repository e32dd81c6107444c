"""What the abilities of a set are worth to a seat: one row per operation cards are made of.

An estimate asks for what a use brings on average, with the dice the seat owns; the unit is one movement.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from cubecup.cubitos.dice import DARK, KIND_MASK, LIGHT, OWN_KINDS, RED, START_DIE, WHITE
from cubecup.cubitos.draw import ExtraDice
from cubecup.cubitos.moving import MoveAtOnce
from cubecup.cubitos.ops import amounts
from cubecup.cubitos.ops.faces import Borrow, BorrowForSeveral, PutFromRoll
from cubecup.cubitos.ops.gains import Either, Gain, GainDie, GainFan, GrayFacesAgain, NearbyReward, Optional
from cubecup.cubitos.ops.losses import GiveDie, LoseDie, LoseThis
from cubecup.cubitos.ops.pushes import BustSoftly, CannotBust, DragAlong, Rejoin
from cubecup.cubitos.ops.rolls import ExtraRoll, FreeNextDraw, HitOrBust, LeaveOut, PickUp, RollPairs
from cubecup.cubitos.purse import CREDIT_UNIT, MONEY_UNIT, WATER_UNIT
from cubecup.cubitos.terms import LOST_A_DIE

if TYPE_CHECKING:
    from cubecup.bots.outlook import Outlook
    from cubecup.cubitos.ops.amounts import Amount
    from cubecup.cubitos.state import CubitosState
    from cubecup.kernel.frames import Op

# What a use of these is worth: they work in moments no single number describes.
REROLL: Final = 0.35  # a die that may rejoin every push
SAFETY: Final = 0.6  # a push that cannot bust
SAVING: Final = 0.8  # a bust prevented when it happens
SOFTENING: Final = 0.5  # a bust that keeps some dice
FORCED: Final = -0.25  # a push that must be made
NEARBY: Final = 2.0  # credits' worth of a reward space close by
LOST_LATELY: Final = 0.5  # the chance of having lost a die in a round
PUSHES: Final = 1.5  # pushes in a round that do not bust
TOGETHER: Final = 0.25  # the chance that an ability of several dice finds them all active
FITTING: Final = 0.7  # how well the best face of one's own dice fits, when one of them happens to lie in Roll
CONTESTED: Final = 0.75  # everyone at the table buys swords
WATER: Final = 1.2  # movement that also goes through water
PLENTY: Final = 1.2  # whoever counts on many dice in Active rolls for them


def ability_worth(outlook: Outlook, kind: int) -> tuple[float, float]:
    """What the symbol and the power symbol of a colour are worth, over all timings of the card."""
    facts = outlook.facts
    row = facts.row_of_kind[kind]
    assert row is not None
    worth = _ops(outlook, kind, row.now) + _ops(outlook, kind, row.push) + _ops(outlook, kind, row.bust)
    worth += PUSHES * _ops(outlook, kind, row.pushed) + _ops(outlook, kind, row.any_time)
    worth += _ops(outlook, kind, row.run) + _ops(outlook, kind, row.late)
    power = worth + _ops(outlook, kind, row.power_push) + _ops(outlook, kind, row.power_run)
    if row.forces_push:
        worth += FORCED
        power += FORCED
    if kind == RED:
        reds = _ops(outlook, kind, row.swords)
        worth += reds * _swords_won(outlook, facts.swords_symbol)
        power += reds * _swords_won(outlook, facts.swords_power)
    return worth, power


def standing_worth(outlook: Outlook, kind: int) -> tuple[float, float]:
    """What an active symbol and power symbol still promise once their Now abilities are over."""
    facts = outlook.facts
    row = facts.row_of_kind[kind]
    assert row is not None
    worth = _ops(outlook, kind, row.run) + _ops(outlook, kind, row.late) + _ops(outlook, kind, row.any_time)
    power = worth + _ops(outlook, kind, row.power_run)
    if kind == RED:
        reds = _ops(outlook, kind, row.swords)
        worth += reds * _swords_won(outlook, facts.swords_symbol)
        power += reds * _swords_won(outlook, facts.swords_power)
    return worth, power


def pushed_worth(outlook: Outlook, kind: int) -> float:
    """What an active symbol brings with every push that does not bust."""
    row = outlook.facts.row_of_kind[kind]
    return _ops(outlook, kind, row.pushed) if row is not None else 0.0


def _swords_won(outlook: Outlook, swords: int) -> float:
    """The chance of having the most swords, or how many players will have fewer, with a die showing so many."""
    state = outlook.state
    facts = outlook.facts
    tops = 1.0 if facts.start_player_breaks_ties else 0.6
    won = 1.0
    fewer = 0.0
    for seat in range(state.seats):
        if seat == outlook.seat:
            continue
        base = seat * state.kinds + RED
        reds = state.draw[base] + state.roll[base] + state.discard[base]
        reds += sum(1 for die in state.active[seat] if die & KIND_MASK == RED)
        threat = min(0.9, reds * outlook.hit[RED] * (0.7 if swords == 1 else 0.4) * (2.0 - tops))
        won *= 1.0 - threat
        fewer += 1.0 - threat
    share = 1.0 / (1.0 + 0.5 * max(0.0, outlook.active[RED] - 0.5))  # the card acts once a round
    return (fewer if facts.red_for_each else won) * share * CONTESTED


def _ops(outlook: Outlook, kind: int, ops: tuple[Op[CubitosState], ...]) -> float:
    worth = 0.0
    at = 0
    while at < len(ops):
        op = ops[at]
        if isinstance(op, Optional):
            worth += max(0.0, sum([op_worth(outlook, kind, part) for part in op.ops]))
            at += len(op.ops)
        else:
            worth += op_worth(outlook, kind, op)
        at += 1
    return worth


def op_worth(outlook: Outlook, kind: int, op: Op[CubitosState]) -> float:
    """What one operation of a card of that colour is worth; one without a row gives nothing by itself."""
    row = _WORTH.get(type(op))
    return row(outlook, kind, op) if row is not None else 0.0


# -- gains ---------------------------------------------------------------------------------------------


def _gain(outlook: Outlook, kind: int, op: Op[CubitosState]) -> float:
    assert isinstance(op, Gain)
    worth = sum([_unit(outlook, unit) * _amount(outlook, kind, amount) for unit, amount in op.parts])
    for color in op.with_active:
        worth *= outlook.chance_active(color)
    return worth * LOST_LATELY if op.if_marked == LOST_A_DIE else worth


def _unit(outlook: Outlook, unit: int) -> float:
    if unit == MONEY_UNIT:
        return outlook.money
    if unit == CREDIT_UNIT:
        return outlook.credit
    return WATER if unit == WATER_UNIT else 1.0


def _amount(outlook: Outlook, kind: int, amount: int | Amount) -> float:
    if isinstance(amount, int):
        return amount
    expected = _EXPECTED.get(amount)
    if expected is not None:
        return expected(outlook, kind)
    return amount(outlook.state, outlook.seat, kind)


def _expected_colors(outlook: Outlook, kind: int) -> float:
    """Different colours among the active dice; the die itself is one."""
    colors = 1.0 + outlook.chance_active(START_DIE) + min(1.0, outlook.gray_active())
    for color in range(WHITE, OWN_KINDS):
        if color != kind:
            colors += outlook.chance_active(color)
    return colors * outlook.facts.number(kind, "per_color")


_EXPECTED: Final[dict[Amount, Callable[[Outlook, int], float]]] = {
    amounts.active_colors: _expected_colors,
    amounts.active_white_and_gray: lambda outlook, kind: PLENTY * (outlook.gray_active() + outlook.active[WHITE]),
    amounts.active_per_four: lambda outlook, kind: sum(outlook.active) / 4,
    amounts.lines_to_finish: lambda outlook, kind: (
        0.6 * amounts.lines_to_finish(outlook.state, outlook.seat, kind) + 0.3
    ),
    amounts.players_with_fewer_swords: lambda outlook, kind: 1.0,  # `_swords_won` counts the players
}


def _either(outlook: Outlook, kind: int, op: Op[CubitosState]) -> float:
    assert isinstance(op, Either)
    return max([_gain(outlook, kind, part) for part in op.gains])


def _gain_fan(outlook: Outlook, kind: int, op: Op[CubitosState]) -> float:
    assert isinstance(op, GainFan)
    steps = outlook.facts.number(kind, op.times) if op.times else 1
    worth = outlook.fan_worth(steps, op.with_credits) * outlook.investment
    for color in op.with_active:
        worth *= outlook.chance_active(color)
    return worth


def _gain_die(outlook: Outlook, kind: int, op: Op[CubitosState]) -> float:
    assert isinstance(op, GainDie)
    state, facts = outlook.state, outlook.facts
    kinds: tuple[int, ...] = op.kinds
    if op.up_to is not None:
        highest = op.up_to(state, outlook.seat, kind)
        kinds = tuple(k for k in range(OWN_KINDS) if facts.cost[k] <= highest and k != START_DIE)
    return max([outlook.gain[k] for k in kinds if state.tray[k]], default=0.0) * outlook.investment


def _grays_again(outlook: Outlook, kind: int, op: Op[CubitosState]) -> float:
    return outlook.active[LIGHT] * outlook.money + outlook.active[DARK] * (1 + outlook.money) / 2


# -- dice ----------------------------------------------------------------------------------------------


def _extra_dice(outlook: Outlook, kind: int, op: Op[CubitosState]) -> float:
    assert isinstance(op, ExtraDice)
    return op.count * outlook.average * 0.9


def _extra_roll(outlook: Outlook, kind: int, op: Op[CubitosState]) -> float:
    """Dice that lie in Draw, and those that missed; a second roll of the Roll Zone comes as a second operation."""
    assert isinstance(op, ExtraRoll)
    dice = 0.0
    for k in range(OWN_KINDS):
        if op.kinds >> k & 1 and k != kind:
            missed = outlook.owned[k] * outlook.share * (1 - outlook.hit[k])
            waiting = outlook.owned[k] * (1 - outlook.share) * 0.5 if op.from_draw else 0.0
            dice += (missed + waiting) * outlook.roll(k)
    return dice / (1.0 + outlook.active[kind])  # a second such die finds fewer dice to roll


def _pick_up(outlook: Outlook, kind: int, op: Op[CubitosState]) -> float:
    """Dice of different colours; a pick without that condition belongs to an operation that is valued itself."""
    assert isinstance(op, PickUp)
    if not op.different:
        return 0.0
    worth = 0.0
    for k in range(OWN_KINDS):
        if outlook.owned[k] and k not in (LIGHT, kind):
            worth += outlook.roll(k) * min(1.0, outlook.owned[k] * (1 - outlook.share * outlook.hit[k]))
    return worth / (1.0 + outlook.active[kind])


def _leave_out(outlook: Outlook, kind: int, op: Op[CubitosState]) -> float:
    assert isinstance(op, LeaveOut)
    return sum([outlook.owned[k] * 0.5 * outlook.yields[k] for k in range(OWN_KINDS) if op.kinds >> k & 1])


def _free_draw(outlook: Outlook, kind: int, op: Op[CubitosState]) -> float:
    return max(0.0, outlook.size - outlook.draw) * outlook.average + 0.3


def _put_from_roll(outlook: Outlook, kind: int, op: Op[CubitosState]) -> float:
    """The best face among the seat's own dice, if one of them is in Roll."""
    best = 0.0
    for k in range(OWN_KINDS):
        if outlook.owned[k] and k != kind:
            face = max(outlook.face(k, face) for face in outlook.facts.faces[k])
            best = max(best, face * min(1.0, 0.3 + 0.3 * outlook.owned[k]))
    return FITTING * best


def _lose_this(outlook: Outlook, kind: int, op: Op[CubitosState]) -> float:
    """As a price it is counted by how long the die lasts; when it prevents a bust it is the gain."""
    row = outlook.facts.row_of_kind[kind]
    return SAVING if row is not None and op in row.bust else 0.0


def _lose_die(outlook: Outlook, kind: int, op: Op[CubitosState]) -> float:
    assert isinstance(op, LoseDie)
    worth = outlook.trim * outlook.investment
    if op.with_active >= 0:
        worth *= outlook.chance_active(op.with_active)
    return worth * 0.4 if op.if_marked else worth


def _pairs(outlook: Outlook, kind: int, op: Op[CubitosState]) -> float:
    """Two of the best dice that are not red."""
    best = max([outlook.roll(k) for k in range(OWN_KINDS) if outlook.owned[k] and k != RED], default=0.0)
    return 1.6 * best


def _give_die(outlook: Outlook, kind: int, op: Op[CubitosState]) -> float:
    return outlook.trim * outlook.investment + 0.3


_Row = Callable[["Outlook", int, "Op[CubitosState]"], float]

_WORTH: Final[dict[type, _Row]] = {
    Gain: _gain,
    Either: _either,
    GainFan: _gain_fan,
    GainDie: _gain_die,
    GrayFacesAgain: _grays_again,
    NearbyReward: lambda outlook, kind, op: NEARBY * outlook.credit,
    LoseThis: _lose_this,
    LoseDie: _lose_die,
    GiveDie: _give_die,
    Rejoin: lambda outlook, kind, op: REROLL,
    DragAlong: lambda outlook, kind, op: 0.1,
    CannotBust: lambda outlook, kind, op: SAFETY,
    BustSoftly: lambda outlook, kind, op: SOFTENING,
    HitOrBust: lambda outlook, kind, op: SAVING,
    ExtraDice: _extra_dice,
    ExtraRoll: _extra_roll,
    PickUp: _pick_up,
    RollPairs: _pairs,
    LeaveOut: _leave_out,
    FreeNextDraw: _free_draw,
    Borrow: lambda outlook, kind, op: outlook.best_face,
    BorrowForSeveral: lambda outlook, kind, op: TOGETHER * outlook.best_face,
    PutFromRoll: _put_from_roll,
    MoveAtOnce: lambda outlook, kind, op: 1.0 * outlook.facts.number(kind, "spaces"),
}
