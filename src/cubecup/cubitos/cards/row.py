"""How a card is written down: its operations by timing, and what it forces."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState
    from cubecup.kernel.frames import Op

    Step = Op[CubitosState]
    Steps = list[Step | tuple[Step, ...]]


class CardRow:
    """A card: `power_...` is the power part of a timing box, which comes on top of the box itself (ABIL-5)."""

    __slots__ = (
        "any_time",
        "borrows",
        "bust",
        "forces_push",
        "id",
        "late",
        "late_is_forced",
        "must_lose",
        "now",
        "power_must_lose",
        "power_push",
        "power_run",
        "push",
        "pushed",
        "red_for_each",
        "rejoins",
        "run",
        "swords",
        "watches_credits",
    )

    def __init__(self, id: str) -> None:
        self.id = id
        self.now: tuple[Step, ...] = ()  # when the die enters the Active Zone
        self.push: tuple[Step, ...] = ()  # when you push, before the roll
        self.power_push: tuple[Step, ...] = ()
        self.pushed: tuple[Step, ...] = ()  # each push that does not bust
        self.bust: tuple[Step, ...] = ()  # when you would bust
        self.any_time: tuple[Step, ...] = ()  # Active with no stated moment
        self.run: tuple[Step, ...] = ()
        self.power_run: tuple[Step, ...] = ()
        self.late: tuple[Step, ...] = ()  # after Move, before Buy
        self.swords: tuple[Step, ...] = ()  # the red card, once swords are compared
        self.must_lose = False  # symbol or power: lost when used, or at the end of step 4 (ABIL-6)
        self.power_must_lose = False  # the same for the power face only
        self.forces_push = False
        self.late_is_forced = False
        self.red_for_each = False  # for each player with swords, not only for the most
        self.rejoins = False  # a push may move the die back to Roll
        self.borrows = False
        self.watches_credits = False


def card(
    id: str,
    *,
    now: Steps | None = None,
    push: Steps | None = None,
    power_push: Steps | None = None,
    pushed: Steps | None = None,
    bust: Steps | None = None,
    any_time: Steps | None = None,
    run: Steps | None = None,
    power_run: Steps | None = None,
    late: Steps | None = None,
    most_swords: Steps | None = None,
    each_with_swords: Steps | None = None,
    must_lose: bool = False,
    power_must_lose: bool = False,
    forces_push: bool = False,
    late_is_forced: bool = False,
    rejoins: bool = False,
    borrows: bool = False,
    watches_credits: bool = False,
) -> CardRow:
    row = CardRow(id)
    row.now = _flat(now)
    row.push = _flat(push)
    row.power_push = _flat(power_push)
    row.pushed = _flat(pushed)
    row.bust = _flat(bust)
    row.any_time = _flat(any_time)
    row.run = _flat(run)
    row.power_run = _flat(power_run)
    row.late = _flat(late)
    row.swords = _flat(most_swords) or _flat(each_with_swords)
    row.must_lose = must_lose
    row.power_must_lose = power_must_lose
    row.forces_push = forces_push
    row.late_is_forced = late_is_forced
    row.red_for_each = each_with_swords is not None
    row.rejoins = rejoins
    row.borrows = borrows
    row.watches_credits = watches_credits
    return row


def _flat(steps: Steps | None) -> tuple[Step, ...]:
    flat: list[Step] = []
    for step in steps or []:
        if isinstance(step, tuple):
            flat.extend(step)
        else:
            flat.append(step)
    return tuple(flat)
