"""How a card is written down: its operations by timing, and what it forces."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final, Literal

from cubecup.cubitos.ops import goods
from cubecup.cubitos.ops.operation import Brings, CardOp, Spot
from cubecup.cubitos.terms import GOT_CREDIT

# The places of the late window (RUN-6): what brings credits or losses comes before what answers them.
LATE_REWARDS: Final = 0
LATE_LOSSES: Final = 1
LATE_PAY: Final = 2
LATE_REST: Final = 3  # for dice that had no reason to act before

Ops = tuple[CardOp, ...]
Note = Literal["power", "must-lose", "power-must-lose", "bust"]


@dataclass(frozen=True, slots=True)
class CardRow:
    """A card: `power_...` is the power part of a timing box, which comes on top of the box itself (ABIL-5)."""

    id: str
    now: Ops = ()  # when the die enters the Active Zone
    push: Ops = ()  # when you push, before the roll
    power_push: Ops = ()
    pushed: Ops = ()  # each push that does not bust
    bust: Ops = ()  # when you would bust
    any_time: Ops = ()  # Active with no stated moment
    run: Ops = ()
    power_run: Ops = ()
    late: Ops = ()  # after Move, before Buy
    most_swords: Ops = ()  # the red card, once swords are compared: for the player with the most
    each_with_swords: Ops = ()  # or for each player with swords
    late_at: tuple[int, ...] = (LATE_PAY,)  # its places in the late window
    late_is_forced: bool = False
    late_from_step_4: bool = False  # usable before the late window too, as soon as it would do something
    must_lose: bool = False  # symbol or power: lost when used, or at the end of step 4 (ABIL-6)
    power_must_lose: bool = False  # the same for the power face only
    forces_push: bool = False

    def ops(self) -> Ops:
        """All its operations, of every timing."""
        return (
            self.now + self.push + self.power_push + self.pushed + self.bust + self.any_time
            + self.run + self.power_run + self.late + self.swords
        )  # fmt: skip

    @property
    def swords(self) -> Ops:
        return self.most_swords or self.each_with_swords

    def _boxes(self) -> dict[str, Ops]:
        """By timing the steps of one use, in order: power parts with what they come on top of."""
        boxes: dict[str, Ops] = {
            "now": self.now,
            "pushed": self.pushed,
            "bust": self.bust,
            "push": self.push,
            "run": self.run,
            "power_push": self.push + self.power_push if self.power_push else (),
            "power_run": self.run + self.power_run if self.power_run or self.power_must_lose else (),
            "late_from_step_4" if self.late_from_step_4 else "late": self.late,
            "any_time": self.any_time,
            "most_swords": self.most_swords,
            "each_with_swords": self.each_with_swords,
        }
        return {timing: ops for timing, ops in boxes.items() if ops}

    def brings(self) -> list[Brings]:
        return [found for op in self.ops() for found in op.brings()]

    def numbers(self) -> list[str]:
        """The names of all numbers that its line of content must have."""
        return [name for op in self.ops() for name in op.numbers()]

    @property
    def borrows(self) -> bool:
        """Dice on loan are kinds of their own, which a race without such a card does without."""
        return any(found.what == goods.LOAN for found in self.brings())

    def rejoins(self, power: bool) -> bool:
        """A push may move dice back to Roll when the die shows its symbol, or its power symbol."""
        ops = self.push + self.power_push if power else self.push
        return any(found.what == goods.REJOINS for op in ops for found in op.brings())

    @property
    def power_differs(self) -> bool:
        """Which of two dice is used matters, if one shows the symbol and one the power symbol."""
        return bool(self.power_push or self.power_run or self.power_must_lose)

    @property
    def notes(self) -> list[Note]:
        """Which of the notes for all cards matter for this one."""
        power: list[Note] = ["power"] if self.power_differs else []
        lost: list[Note] = ["must-lose"] if self.must_lose else ["power-must-lose"] if self.power_must_lose else []
        return [*power, *lost, "bust"]

    @property
    def red_for_each(self) -> bool:
        return bool(self.each_with_swords)

    @property
    def watches_credits(self) -> bool:
        """Somebody may be better off without a credit."""
        return any(found.if_marked & GOT_CREDIT for found in self.brings())

    def faults(self) -> list[str]:
        """What makes a row one that would not do what it says."""
        self.brings()  # an operation that does not say it raises by itself
        step_4_asks = self.must_lose or not all(op.is_harmless(True) for op in self.run)
        places = {LATE_REWARDS, LATE_LOSSES, LATE_PAY, LATE_REST}
        faults = (
            (not self.ops(), "does nothing"),
            (self.now and self.pushed, "has both a Now box and one for each push, which share one mark on the die"),
            (_without_end(self.push + self.power_push), f"could be used on a push {_WITHOUT_END}"),
            (_without_end(self.any_time), f"could be used at any time {_WITHOUT_END}"),
            (_without_end(self.bust) and not self._busts, f"could be used instead of every bust {_WITHOUT_END}"),
            (
                self.any_time and (self.now or self.pushed or self.run or self.must_lose or self.late_from_step_4),
                "would offer an ability for any time and another one by one name",
            ),
            (self.most_swords and self.each_with_swords, "compares swords in two ways"),
            (self.must_lose and self.power_must_lose, "says twice that its power face must be lost"),
            (
                not self.late and (self.late_is_forced or self.late_at != (LATE_PAY,)),
                "has a place in the late window and nothing to do there",
            ),
            (
                self.late and (self.must_lose or self.power_must_lose) and not self.late_from_step_4,
                "loses its die at the end of step 4, before the late window",
            ),
            (
                self.late_from_step_4 and (not self.late or step_4_asks),
                "would offer two abilities of step 4 by one name, or none",
            ),
            (not self.late_at or not set(self.late_at) <= places, "has no place in the late window"),
        )
        return [*(fault for is_so, fault in faults if is_so), *self._faults_of_boxes()]

    def _faults_of_boxes(self) -> list[str]:
        """What makes a box one that would not do all it says; a power box has the faults of the plain one, too."""
        found: list[str] = []
        for timing, ops in self._boxes().items():
            if not any(op.brings() for op in ops):
                found.append(f"has only steps at {timing} that complete others")
            lost = (timing in _RUN and self.must_lose) or (timing == "power_run" and self.power_must_lose)
            if lost + sum(op.uses_up() for op in ops) > 1:
                found.append(f"spends, moves or loses its die twice at {timing}")
            if timing in _UNSETTLED and _forgets_now(ops):
                told = "brings dice and never asks for their Now abilities; finish_now() is missing after that"
                found.append(f"{told} at {timing}")
            for at, op in enumerate(ops):
                if why := op.misplaced(Spot(timing, ops[:at], ops[at + 1 :])):
                    found.append(f"has {type(op).__name__} at {timing}, which {why}")
        return found

    @property
    def _busts(self) -> bool:
        """What is used when it would bust is a bust, too, so that it comes but once."""
        return any(found.what == goods.SOFT_BUST for op in self.bust for found in op.brings())


_WITHOUT_END: Final = "without end, as nothing spends, moves or loses its die"


def _without_end(ops: Ops) -> bool:
    return bool(ops) and not any(op.uses_up() for op in ops)


_RUN: Final = ("run", "power_run")
# Where nothing but a step of the box itself asks for Now abilities; elsewhere the Roll Phase does.
_UNSETTLED: Final = (*_RUN, "any_time", "late", "late_from_step_4", "most_swords", "each_with_swords")
_DICE: Final = frozenset({goods.ROLLS, goods.LOAN, goods.FACE})


def _forgets_now(ops: Ops) -> bool:
    """Dice come in after the last step that settles."""
    for op in reversed(ops):
        if op.settles():
            return False
        if any(found.what in _DICE for found in op.brings()):
            return True
    return False


_MAY_BE_SAID: Final = tuple([field.name for field in fields(CardRow) if field.name != "id"])
_TIMINGS: Final = tuple([field.name for field in fields(CardRow) if field.default == ()])


def card(id: str, **said: Any) -> CardRow:
    """`card("dugout", now=[roll_more(3)])`: lists of operations by timing, and flags, all named as in `CardRow`."""
    for name in said:
        if name not in _MAY_BE_SAID:
            raise TypeError(f"The card {id} knows no {name!r}; there are {', '.join(_MAY_BE_SAID)}.")
    values: dict[str, Any] = {name: _flat(one) if isinstance(one, list) else one for name, one in said.items()}
    for name, value in values.items():
        if name in _TIMINGS and not (isinstance(value, tuple) and all(isinstance(op, CardOp) for op in value)):
            raise TypeError(f"The card {id} has something else at {name} than a list of operations of cards.")
    row = CardRow(id, **values)
    try:
        faults = row.faults()
    except NotImplementedError as unsaid:
        raise NotImplementedError(f"The card {id} is made of an operation that is not complete: {unsaid}.") from unsaid
    if faults:
        raise ValueError(f"The card {id} {'; it '.join(faults)}.")
    return row


def _flat(steps: list[Any]) -> tuple[Any, ...]:
    """Some sentences are several operations: `roll_more(3)` picks dice up and rolls them."""
    flat: list[Any] = []
    for step in steps:
        flat.extend(step if isinstance(step, tuple) else (step,))
    return tuple(flat)
