"""What every face of every die of a race gives when it becomes active: the numbers the odds add up.

A face counts for what it shows. A symbol counts for the fixed gains of its card's Run box (Smelly Cat: 2 movement);
what depends on other dice, on fans or on a decision is no property of a face and is left out.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cubecup.cubitos.dice import BORROWED, CREDIT, MONEY, MOVEMENT, POWER, RED, SYMBOL, TYPE_MASK
from cubecup.cubitos.facts import RaceFacts
from cubecup.cubitos.odds.counts import Amounts
from cubecup.cubitos.ops.amounts import PrintedNumber
from cubecup.cubitos.ops.gains import Gain, Optional
from cubecup.cubitos.purse import CREDIT_UNIT, MONEY_UNIT, MOVEMENT_UNIT, WATER_UNIT

QUANTITIES: Final = ("hits", "money", "movement", "credits", "swords")
_OF_FACE: Final = {MONEY: "money", MOVEMENT: "movement", CREDIT: "credits"}
_OF_UNIT: Final = {
    MONEY_UNIT: "money",
    MOVEMENT_UNIT: "movement",
    WATER_UNIT: "movement",
    CREDIT_UNIT: "credits",
}


@lru_cache(maxsize=64)
def sides_of(facts: RaceFacts) -> dict[str, tuple[Amounts, ...]]:
    """By quantity and kind, what the six sides of a die give."""
    gains = [[face_gains(facts, kind, face) for face in facts.faces[kind]] for kind in range(facts.kinds)]
    return {
        quantity: tuple(tuple(side.get(quantity, 0) for side in sides) for sides in gains) for quantity in QUANTITIES
    }


def face_gains(facts: RaceFacts, kind: int, face: int) -> dict[str, int]:
    """What one face gives, by quantity; a blank gives nothing."""
    what = face & TYPE_MASK
    if face == 0:
        return {}
    gained = {"hits": 1}
    if what in _OF_FACE:
        gained[_OF_FACE[what]] = face >> 3
        return gained
    if kind % BORROWED == RED:
        gained["swords"] = facts.swords_symbol if what == SYMBOL else facts.swords_power
    script = facts.run_symbol[kind] if what == SYMBOL else facts.run_power[kind]
    if script >= 0 and what <= POWER:
        for unit, amount in fixed_gains(facts, kind, script):
            name = _OF_UNIT[unit]
            gained[name] = gained.get(name, 0) + amount
    return gained


def fixed_gains(facts: RaceFacts, kind: int, script: int) -> list[tuple[int, int]]:
    """Units and amounts a script gives whatever the position; an optional part counts if accepting it is free."""
    found: list[tuple[int, int]] = []
    passed_over = 0
    for op in facts.scripts[script].ops:
        if passed_over:
            passed_over -= 1
        elif isinstance(op, Optional):
            passed_over = 0 if facts.is_harmless(op.ops) else len(op.ops)
        elif isinstance(op, Gain) and op.is_steady() and not op.if_marked:
            for unit, amount in op.parts:
                if isinstance(amount, int):
                    found.append((unit, amount))
                elif isinstance(amount, PrintedNumber):
                    found.append((unit, facts.number(kind, amount.name)))
    return found
