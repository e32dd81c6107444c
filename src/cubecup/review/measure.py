"""The figures of single answers: what the dice could have brought, and what the best answer would have.

Every answer is measured for itself, so that a review can be worked out in parts, in any order and by several processes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from cubecup.bots.advice import weigh_answers
from cubecup.bots.company import Equals
from cubecup.bots.known_dice import KnownDice, sides
from cubecup.bots.learned import taught
from cubecup.bots.lookahead import Lookahead, chances_at, mean_of, result_of
from cubecup.bots.net.judge import Judge, learned_net
from cubecup.bots.net.rows import rounds_of
from cubecup.bots.playouts import PlayoutLimit
from cubecup.bots.protocol import Sight
from cubecup.bots.reasons import table
from cubecup.bots.reasons.decision import Decision
from cubecup.bots.rounds import PlannedPlay, RoundEnd, play_out_round
from cubecup.bots.routes import plan_move
from cubecup.bots.sharp import Sharp, end_worth
from cubecup.bots.styles import PLAIN
from cubecup.cubitos.odds.push import push_odds
from cubecup.cubitos.state import CubitosState
from cubecup.review.data import OPENING, WHOLE, AnswerFigures, Chances
from cubecup.review.quality import LATE

if TYPE_CHECKING:
    from cubecup.bots.net.features import Numbers
    from cubecup.bots.playouts import Comparison
    from cubecup.bots.search import Plan
    from cubecup.review.course import Course, Fallen, Step
    from cubecup.review.quality import Quality

PUSH: Final = ("push",)
WEIGHT_OF_BEGINNING: Final = 2  # of what the network said when a round began, in playouts; races tell (docs/review.md)
WORTH_A_REASON: Final = WHOLE // 200  # what an answer must have cost to be told why


@dataclass(frozen=True, slots=True)
class Round:
    """What is the same for all playouts of a round, so that what they say at two moments of it can be compared."""

    begun: Numbers  # what the network said when it began
    company: Equals
    first_seed: int
    playouts: int

    def drawn(self, mean: Numbers) -> Chances:
        """A mean of playouts, drawn to what was said when the round began as if that were a few playouts more: means
        of few alone would make high chances too high. By how much depends on nothing that falls."""
        return whole(self.begun + (mean - self.begun) * self._share())

    def left_over(self, change: Numbers, skill: Chances) -> Chances:
        """What an answer has changed, compared with what was expected, beyond what is called skill; may be nothing."""
        left = [now - then for now, then in zip(difference(change * self._share()), skill, strict=True)]
        return left if any(left) else []

    def _share(self) -> float:
        return self.playouts / (self.playouts + WEIGHT_OF_BEGINNING)


class Measure:
    """Measures the answers of one race. Its play is that of `sharp` with the learned weights."""

    def __init__(self, course: Course, quality: Quality) -> None:
        self._course = course
        self._quality = quality
        self._ends = {step.position.round + 1: step for step in course.steps if step.ends_round}
        self._rounds: dict[int, Round] = {}
        self._forget()

    def _forget(self) -> None:
        """What was worked out for one answer may still serve the next, but then figures would depend on their order."""
        self._sharp = Sharp(taught(PLAIN))

    def _round(self, number: int) -> Round:
        if number not in self._rounds:
            position = next(step.position for step in self._course.steps if step.position.round == number)
            late = rounds_of(position) < LATE
            self._rounds[number] = Round(
                self._at_the_beginning(number),
                Equals(Sharp(taught(PLAIN)), position),
                self._course.first_seed(number),
                self._quality.late_values if late else self._quality.values,
            )
        return self._rounds[number]

    def _at_the_beginning(self, number: int) -> Numbers:
        """What the network said when a round began; before the first one all are alike."""
        end = self._ends.get(number)
        if end is None:
            return np.full(self._course.seats, 1.0 / self._course.seats)
        state = end.position.clone()
        assert isinstance(state, CubitosState)
        state.source = KnownDice(_known(self._course, end.dice), 0, self._course.seats)
        state.answer(end.seat, end.action)
        reached = play_out_round(state, PlannedPlay(-1, (), ()).pick)  # with these dice there was nobody left to ask
        assert reached is not None, "another round has been played"
        return np.asarray(chances_at(Judge(learned_net(), end.position), [reached])[0])

    def _lookahead(self, step: Step, played: Round) -> Lookahead:
        choice = step.choice.without_waiting()
        return Lookahead(learned_net(), played.company, Sight(step.position, step.seat), choice, played.first_seed)

    def opening(self) -> AnswerFigures:
        """The chances before anything has happened, and after the first dice of each seat."""
        first = self._round(1)
        values = [
            first.drawn(mean_of(self._from_the_start(fallen, first))[0]) for fallen in _beginnings(self._course.opening)
        ]
        partly = list(zip([seat for seat, _ in self._course.opening], values[1:], strict=False))
        return AnswerFigures(number=OPENING, before=values[0], partly=partly)

    def _from_the_start(self, fallen: Fallen, first: Round) -> Numbers:
        course = self._course
        judge = Judge(learned_net(), course.laid_out)
        ends: list[RoundEnd | Numbers] = []
        for playout in range(self._quality.first):
            state = course.laid_out.clone()
            assert isinstance(state, CubitosState)
            seed = first.first_seed + playout
            state.reseed(seed)
            state.source = KnownDice(_known(course, fallen), seed, course.seats)
            state.advance()
            state.source = None
            state.reseed(seed)
            end = play_out_round(state, PlannedPlay(-1, (), first.company()).pick)
            ends.append(result_of(state) if end is None else end)
        return chances_at(judge, ends)

    def step(self, step: Step) -> AnswerFigures:
        """An answer that was a matter of course, brought no dice and ended no round is nothing."""
        self._forget()
        found = AnswerFigures(number=step.number)
        if step.dice or step.ends_round or step.ends_race:
            self._measure_dice(step, found)
        if step.given and len(step.choice.without_waiting().actions) > 1:
            self._measure_answer(step, found)
        return found

    # -- luck -----------------------------------------------------------------------------------------

    def _measure_dice(self, step: Step, found: AnswerFigures) -> None:
        """The chances before the dice of an answer fell; then, if several seats rolled, after each of them.

        From the end of a round on the look ahead goes a round farther, and at the end of the race there is nothing to
        estimate any more; what that changes is no seat's luck.
        """
        plan = (step.action,)
        now = self._round(step.position.round)
        lookahead = self._lookahead(step, now)
        mean, _ = mean_of(
            lookahead.chances([(plan, playout) for playout in range(now.playouts)]),
            lookahead.miss if lookahead.rolls(plan) else None,
        )
        found.before = now.drawn(mean)
        if not step.dice:
            return
        # Each value is that after the dice of one more seat; the last one follows from the next answer.
        by = [-1, *(seat for seat, _ in step.dice)]
        if step.ends_round:
            now = self._round(step.position.round + 1)
            lookahead = self._lookahead(step, now)
        for seat, fallen in list(zip(by, _beginnings(step.dice), strict=False))[0 if step.ends_round else 1 :]:
            values = lookahead.after(plan, _known(self._course, fallen), range(now.playouts))
            found.partly.append((seat, now.drawn(mean_of(values)[0])))
        if step.ends_race:
            found.partly.append((by[-1], now.drawn(np.array(self._course.result()))))

    # -- skill ----------------------------------------------------------------------------------------

    def chances_before_dice(self, step: Step) -> Chances:
        """The chances once an answer was given, before its dice fell, alone."""
        self._forget()
        found = AnswerFigures(number=step.number)
        self._measure_dice(step, found)
        return found.before

    def answer(self, step: Step) -> AnswerFigures:
        """The skill of an answer alone."""
        self._forget()
        found = AnswerFigures(number=step.number)
        self._measure_answer(step, found)
        return found

    def compared(self, step: Step, kept: Sequence[Plan]) -> Comparison:
        """All answers to a question, and among them some plans."""
        choice = step.choice.without_waiting()
        now = self._round(step.position.round)
        _, compared = weigh_answers(
            step.position,
            step.seat,
            choice,
            self._sharp.pick(step.position, step.seat, choice),
            now.company,
            PlayoutLimit(most=self._quality.answers, least=self._quality.least),
            kept,
            self._quality.every_answer,
        )
        return compared

    def _own_plan(self, step: Step) -> Plan:
        """What the measure would have answered."""
        state, seat = step.position, step.seat
        if step.choice.kind == "move":
            return tuple(plan_move(state, seat, end_worth(self._sharp.values_of(state, seat), state, seat)))
        return (self._sharp.pick(state, seat, step.choice.without_waiting()).text,)

    def _measure_answer(self, step: Step, found: AnswerFigures) -> None:
        state, seat = step.position, step.seat
        choice = step.choice.without_waiting()
        now = self._round(state.round)
        if choice.kind == "push-or-pass" and push_odds(state, seat).at_risk:
            found.risk = round(WHOLE * push_odds(state, seat).bust)
        expected = now.company.plan(state, seat, choice)
        if not self._quality.every_answer and step.given == expected == self._own_plan(step):
            found.advised = found.risk >= 0 and step.given == PUSH
            return
        compared = self.compared(step, (step.given, expected))
        best, given = compared.best(), compared.of(step.given)
        found.advised = found.risk >= 0 and best.plan == PUSH
        skill = difference(given.gain - best.gain)
        found.rest = now.left_over(given.found - compared.of(expected).found, skill)
        if not any(skill):
            return
        found.skill = skill
        found.error = round(WHOLE * max(given.error, best.error))
        found.better = list(best.plan)
        if skill[seat] <= -WORTH_A_REASON:
            imagined = state.imagined(seat, 0)
            assert isinstance(imagined, CubitosState)
            decision = Decision(self._sharp.values_of(state, seat), imagined, seat, choice)
            reason = table.after_trial(table.reason_of_plan(decision, best.plan), best=True)
            found.reason, found.facts = reason.id, reason.facts


def _beginnings(fallen: Fallen) -> list[Fallen]:
    """What had fallen before the dice of each seat."""
    return [fallen[:count] for count in range(max(1, len(fallen)))]


def _known(course: Course, fallen: Fallen) -> dict[int, list[int]]:
    return {seat: sides(course.game.facts, dice) for seat, dice in fallen}


def whole(chances: Sequence[float] | Numbers) -> Chances:
    """Chances as whole numbers that add up to `WHOLE`."""
    return _rounded(np.asarray(chances, np.float64), WHOLE)


def difference(change: Numbers) -> Chances:
    """A change of chances as whole numbers that add up to nothing."""
    return _rounded(np.asarray(change, np.float64), 0)


def _rounded(values: Numbers, total: int) -> Chances:
    """What rounding leaves over goes to the seats with the most."""
    exact = [WHOLE * float(value) for value in values]
    found = [round(value) for value in exact]
    left = total - sum(found)
    order = sorted(range(len(found)), key=lambda seat: found[seat] - exact[seat], reverse=left < 0)
    for turn in range(abs(left)):
        found[order[turn % len(order)]] += 1 if left > 0 else -1
    return found
