"""What a die of a race is like, as numbers that know no card by name: its faces, and what its operations bring.

The learned value sees dice only through these traits, so that a card it has never met is like others that do the same.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from cubecup.bots.effects import brought
from cubecup.cubitos.dice import OWN_KINDS, POWER, SYMBOL, TYPE_MASK
from cubecup.cubitos.odds.faces import face_gains
from cubecup.cubitos.ops import amounts, goods
from cubecup.cubitos.ops.gains import Gain

if TYPE_CHECKING:
    from cubecup.cubitos.cards.row import Ops
    from cubecup.cubitos.facts import RaceFacts
    from cubecup.cubitos.ops.operation import Brings

# Each is what one roll of a die gives on average: by its faces, then by the operations its symbols start.
FACE_TRAITS: Final = ("hits", "money", "movement", "credits", "swords", "symbol", "power", "cost", "is lost", "forces")
DEPENDENT: Final = (
    "push movement", "push credits", "push rolls", "paired money", "paired movement", "paired other", "marked",
    "by colors", "by gray and white", "by active", "by fans", "by lines", "by swords", "counted money",
    "counted movement", "counted rolls",
)  # fmt: skip
_NOT_GIVEN: Final = frozenset({goods.MONEY, goods.MOVEMENT, goods.CREDITS, goods.THIS_LOST})
GIVEN: Final = tuple([what for what in goods.ALL if what not in _NOT_GIVEN])
TRAITS: Final = (*FACE_TRAITS, *DEPENDENT, *GIVEN)
AT: Final = {trait: number for number, trait in enumerate(TRAITS)}
SWORDS_WON: Final = 0.4  # about how often a die that shows swords has the most

_BY_AMOUNT: Final[dict[object, str]] = {
    amounts.active_colors: "by colors",
    amounts.active_white_and_gray: "by gray and white",
    amounts.active_per_four: "by active",
    amounts.lines_to_finish: "by lines",
    amounts.players_with_fewer_swords: "by swords",
    amounts.half_fans: "by fans",
    amounts.half_fans_at_least_one: "by fans",
    amounts.the_fans: "by fans",
}


@lru_cache(maxsize=64)
def traits_of(facts: RaceFacts) -> tuple[tuple[float, ...], ...]:
    """By kind of die, the traits in their order."""
    return tuple(_traits(facts, kind) for kind in range(OWN_KINDS))


@lru_cache(maxsize=64)
def pairs_of(facts: RaceFacts) -> dict[str, tuple[tuple[float, ...], ...]]:
    """What a roll of a kind gives if another colour is active too, by both kinds: `money` and `movement`."""
    found = {unit: [[0.0] * OWN_KINDS for _ in range(OWN_KINDS)] for unit in (goods.MONEY, goods.MOVEMENT)}
    for kind in range(OWN_KINDS):
        for _, one, share in _brought(facts, kind):
            if len(one.with_active) == 1 and one.what in found:
                found[one.what][kind][one.with_active[0]] += share * _number(facts, kind, one)
    return {unit: tuple(map(tuple, table)) for unit, table in found.items()}


def _traits(facts: RaceFacts, kind: int) -> tuple[float, ...]:
    values = [0.0] * len(TRAITS)
    faces = facts.faces[kind]
    for face in faces:
        for name, amount in face_gains(facts, kind, face).items():
            values[AT[name]] += amount / len(faces)
    symbol, power = _share(facts, kind, SYMBOL), _share(facts, kind, POWER)
    values[AT["symbol"]], values[AT["power"]] = symbol, power
    values[AT["cost"]] = float(facts.cost[kind])
    for timing, one, share in _brought(facts, kind):
        name = _trait(timing, one)
        if name:
            values[AT[name]] += share * _number(facts, kind, one)
    card = facts.row_of_kind[kind]
    if card is not None:
        values[AT["is lost"]] += (symbol if card.must_lose else 0.0) + (
            power if card.must_lose or card.power_must_lose else 0.0
        )
        values[AT["forces"]] = symbol + power if card.forces_push else 0.0
    return tuple(values)


def _share(facts: RaceFacts, kind: int, what: int) -> float:
    faces = facts.faces[kind]
    return sum([face & TYPE_MASK == what for face in faces]) / len(faces)


def _brought(facts: RaceFacts, kind: int) -> list[tuple[str, Brings, float]]:
    """What a die's card brings: when, what, and how often the die shows a face for it."""
    row = facts.row_of_kind[kind]
    if row is None:
        return []
    power = _share(facts, kind, POWER)
    both = _share(facts, kind, SYMBOL) + power
    timings: tuple[tuple[str, Ops, float], ...] = (
        ("roll", row.now + row.push + row.any_time, both),
        ("bust", row.bust, both),
        ("roll", row.power_push, power),
        ("pushed", row.pushed, both),
        ("run", row.run, both),
        ("run", row.power_run, power),
        ("late", row.late, both),
        ("swords", row.swords, both * SWORDS_WON),
    )
    return [
        ("other" if timing == "run" and not isinstance(op, Gain) else timing, one, share)
        for timing, ops, share in timings
        for op in ops
        for one in brought(op)
    ]


def _trait(timing: str, one: Brings) -> str:
    """Under which name it counts; none where the faces tell it already."""
    what = one.what
    plain = isinstance(one.amount, (int, amounts.PrintedNumber))
    if what == goods.THIS_LOST:
        return goods.SAVED_BUST if timing == "bust" else "is lost"
    if timing == "pushed" and f"push {what}" in AT:
        return f"push {what}"
    if one.with_active:
        return f"paired {what}" if f"paired {what}" in AT else "paired other"
    if one.if_marked:
        return "marked"
    if not plain:
        return _BY_AMOUNT.get(one.amount, f"counted {what}" if f"counted {what}" in AT else "by fans")
    if what in GIVEN:
        return what
    return "" if timing == "run" else what  # money, movement and credits of the Run box are in the faces


def _number(facts: RaceFacts, kind: int, one: Brings) -> float:
    if isinstance(one.amount, int):
        return float(one.amount)
    return float(facts.number(kind, one.amount.name)) if isinstance(one.amount, amounts.PrintedNumber) else 1.0
