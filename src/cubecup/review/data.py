"""What a review tells, as data. Chances are whole numbers of millionths, so that the books balance exactly."""

from __future__ import annotations

from typing import Final

import msgspec

from cubecup.cubitos.shapes import Walk

WHOLE: Final = 1_000_000  # a win chance of 1
OPENING: Final = -1  # in place of the number of an answer: what fell before the first
NOBODY: Final = -1  # in place of a seat
QUICK: Final = "quick"  # qualities: first figures, and those that are kept
USUAL: Final = "usual"

# Chances of all seats, or by how much they change; in millionths.
Chances = list[int]


class Fall(msgspec.Struct, kw_only=True):
    """Dice of a seat; or with -1 what a closer look has changed, which is nobody's dice."""

    seat: int
    change: Chances


class AnswerFigures(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What was measured of one answer; all that is missing is nothing."""

    number: int  # of the line in the record, from 0; -1: what fell before the first decision
    skill: Chances = []  # what the answer has cost or brought, compared with the best
    rest: Chances = []  # what else it has changed, compared with what was expected of it
    before: Chances = []  # the chances once it was given, before its dice fell
    partly: list[tuple[int, Chances]] = []  # likewise when the dice of this seat had fallen, too, but for the last
    better: list[str] = []  # the best answer, if it was another; a walk has several steps
    reason: str = ""  # why that one: the id of a text, and its facts
    facts: dict[str, int | str] = {}
    error: int = 0  # the standard error of the skill of the seat that answered
    risk: int = -1  # the exact chance of a bust, where it was to push or to pass
    advised: bool = False  # whether the best answer was to push


class Booked(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One answer in the ledger."""

    number: int
    seat: int
    round: int
    kind: str  # of the question
    action: str
    chances: Chances  # when it was asked
    measured: bool = False  # whether it was an answer of its own: not the rest of a walk, nor waiting
    way: list[str] = []  # all of a walk that begins here
    stand_in: bool = False  # a bot answered in place of the player
    skill: Chances = []
    luck: list[Fall] = []
    better: list[str] = []
    reason: str = ""
    facts: dict[str, int | str] = {}
    error: int = 0
    risk: int = -1
    advised: bool = False
    bust: bool = False
    walk: Walk | None = None  # what `way` comes to, where the answer is told of and a runner moved
    better_walk: Walk | None = None  # the same of `better`


class Mistake(msgspec.Struct, kw_only=True):
    """An answer that a review calls so; where a runner moved, with the way it took and the better one."""

    number: int
    seat: int
    walk: Walk | None
    better_walk: Walk | None


class Pushes(msgspec.Struct, kw_only=True):
    """Decisions to push or to pass with a chance to bust."""

    asked: int
    pushed: int
    advised: int  # how often a push was the best answer
    agreed: int  # how often the answer was the best one
    risk: int  # of the pushes that were made, all chances to bust added up
    busts: int


class SeatReview(msgspec.Struct, kw_only=True):
    """The account of a seat: start + luck + skill = result, where luck and skill are each one's own and the others'."""

    seat: int
    start: int
    luck: int
    skill: int
    result: int
    own_luck: int  # by the seat's own dice
    own_skill: int  # by its own answers: never above 0 at the time, as nothing is better than the best
    error: int  # the standard error of its own skill
    by_stand_in: int  # the part of its own skill that a stand-in answered
    answers: int  # that were no matter of course
    pushes: Pushes
    costliest: list[int]  # numbers of its dearest answers, the dearest first
    closer_look: int = 0  # of its luck what was nobody's dice: a closer look at the same positions

    @property
    def others_luck(self) -> int:
        """By the dice of the others."""
        return self.luck - self.own_luck - self.closer_look

    @property
    def others_skill(self) -> int:
        """By the answers of the others."""
        return self.skill - self.own_skill


class Review(msgspec.Struct, kw_only=True):
    """All of a race."""

    quality: str
    rounds: int
    start: Chances
    opening: list[Fall]
    course: list[Booked]
    seats: list[SeatReview]
    deciding: list[int]  # numbers of the answers and dice that changed the chances most, in their order
    mistakes: list[int] = []  # numbers of all answers of players that cost more than may well be chance

    def mistakes_told(self) -> list[Mistake]:
        found = [self.course[number] for number in self.mistakes]
        return [Mistake(number=one.number, seat=one.seat, walk=one.walk, better_walk=one.better_walk) for one in found]
