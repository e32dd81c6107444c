"""Chance told from outside, one die at a time: a race that stops wherever a die falls, and goes on when told how.

An answer is carried out on a copy whose dice come from what was told so far. If more dice are needed the copy is thrown
away and the first of them is asked for; so between two dice there is nothing half done to save or to copy.
"""

from __future__ import annotations

from typing import Any, Final

from cubecup.cubitos.race import Race
from cubecup.env.course import RaceCourse
from cubecup.kernel.dice import TABLE
from cubecup.kernel.game import JSON

_SIDES: Final = 6
Pending = tuple[int, list[list[int]], list[int], list[tuple[int, ...]]]


class DiceNeeded(Exception):
    """A roll whose numbers nobody has told yet."""

    def __init__(self, seat: int, count: int, bound: int) -> None:
        super().__init__(f"{count} numbers below {bound} for seat {seat}")
        self.seat = seat
        self.count = count
        self.bound = bound


class ToldDice:
    """A source that shows the rolls it was told, in turn, and then asks for the next one."""

    def __init__(self, rolls: list[list[int]]) -> None:
        self._rolls = rolls
        self._shown = 0

    def numbers(self, seat: int, roll: int, count: int, bound: int) -> list[int]:
        if self._shown == len(self._rolls):
            raise DiceNeeded(seat, count, bound)
        self._shown += 1
        return self._rolls[self._shown - 1]


class ChancyRace:
    """A race at a decision (`race` is its position, `waits_for_chance` is False) or before the fall of a die."""

    def __init__(self, course: RaceCourse, begin: bool = True) -> None:
        """Without a beginning it is a blank, for copies to fill."""
        self.course = course
        self.race: Race | None = None  # None until it is decided who starts
        self._code = -1  # the answer that is being carried out
        self._told: list[list[int]] = []  # its rolls so far
        self._falling: list[int] = []  # numbers of the roll that is going on
        self._sides: list[tuple[int, ...]] = []  # by die of that roll, what its sides show
        if begin:
            self._go_on()

    def __deepcopy__(self, memo: dict[int, Any]) -> ChancyRace:
        twin = ChancyRace(self.course, begin=False)
        twin.race = None if self.race is None else self.race.clone()
        twin.set_pending(self.pending())
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as what the race is made of, and its position as any saved game."""
        return _restored, (self.course, None if self.race is None else self.race.dump(), self.pending())

    def pending(self) -> Pending:
        """What is between two decisions: the answer, its rolls so far, the roll that is going on, and its dice."""
        return self._code, [roll[:] for roll in self._told], self._falling[:], self._sides

    def set_pending(self, pending: Pending) -> None:
        self._code, self._told, self._falling, self._sides = pending

    @property
    def waits_for_chance(self) -> bool:
        return len(self._falling) < len(self._sides)

    def outcomes(self) -> list[tuple[int, float]]:
        """What the next die may show, as the number of the first side that shows it, and how likely that is."""
        sides = self._sides[len(self._falling)]
        return [(sides.index(face), sides.count(face) / len(sides)) for face in dict.fromkeys(sides)]

    def answer(self, code: int) -> None:
        """Answer for the seat that acts; an illegal number raises and changes nothing."""
        assert self.race is not None
        self.course.action(self.race, code)
        self._code = code
        self._go_on()

    def fall(self, side: int) -> None:
        """Tell what the next die shows."""
        self._falling.append(side)
        if not self.waits_for_chance:
            self._told.append(self._falling)
            self._falling, self._sides = [], []
            self._go_on()

    def _go_on(self) -> None:
        """Carry the answer out as far as the dice told so far allow."""
        source = ToldDice(self._told)
        twin = None if self.race is None else self.race.clone()
        try:
            if twin is None:
                twin = self.course.game.set_up(self.course.seats, 0, None, source)
                twin.advance()
            else:
                twin.source = source
                self.course.answer(twin, self._code)
        except DiceNeeded as needed:
            self._falling = []
            self._sides = _sides(twin, needed)
            return
        twin.source = None
        self.race = twin
        self._code = -1
        self._told = []


def _restored(course: RaceCourse, position: dict[str, JSON] | None, pending: Pending) -> ChancyRace:
    chancy = ChancyRace(course, begin=False)
    if position is not None:
        race = course.game.load(position)
        assert isinstance(race, Race)
        chancy.race = race
    chancy.set_pending(pending)
    return chancy


def _sides(race: Race | None, needed: DiceNeeded) -> list[tuple[int, ...]]:
    """What the sides of each die of a roll show, in the order in which the engine asks: by kind."""
    if race is None or needed.seat == TABLE:
        return [tuple(range(needed.bound))] * needed.count
    kinds = race.kinds
    base = needed.seat * kinds
    # Dice picked up for an extra roll are rolled by themselves; else it is the Roll Zone.
    pool = race.hand if any(race.hand[base : base + kinds]) else race.roll
    faces = [race.facts.faces[kind] for kind in range(kinds) for _ in range(pool[base + kind])]
    assert len(faces) == needed.count
    assert needed.bound == _SIDES
    return faces
