"""The figures of single answers: what the dice could have brought, and what the best answer would have.

Every answer is measured for itself, so that a review can be worked out in parts, in any order and by several processes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import numpy as np

from cubecup.bots.advice import weigh_answers
from cubecup.bots.foresight import OTHERS
from cubecup.bots.known_dice import KnownDice, sides
from cubecup.bots.learned import taught
from cubecup.bots.lookahead import Lookahead, chances_at, mean_of, result_of
from cubecup.bots.net.judge import Judge, learned_net
from cubecup.bots.playouts import PlayoutLimit
from cubecup.bots.protocol import Sight
from cubecup.bots.reasons import table
from cubecup.bots.reasons.decision import Decision
from cubecup.bots.rounds import PlannedPlay, RoundEnd, planner_of, play_out_round
from cubecup.bots.routes import plan_move
from cubecup.bots.sharp import Sharp, end_worth
from cubecup.bots.styles import PLAIN
from cubecup.cubitos.odds.push import push_odds
from cubecup.cubitos.state import CubitosState
from cubecup.review.data import OPENING, WHOLE, AnswerFigures, Chances
from cubecup.review.quality import VALUE_ERROR

if TYPE_CHECKING:
    from cubecup.bots.net.features import Numbers
    from cubecup.bots.playouts import Comparison
    from cubecup.bots.protocol import Action, Policy
    from cubecup.bots.search import Plan
    from cubecup.review.course import Course, Fallen, Step
    from cubecup.review.quality import Quality

PUSH: Final = ("push",)
WORTH_A_REASON: Final = WHOLE // 200  # what an answer must have cost to be told why


class Measure:
    """Measures the answers of one race. Its play is that of `sharp` with the learned weights."""

    def __init__(self, course: Course, quality: Quality) -> None:
        self._course = course
        self._quality = quality
        self._ends = {step.position.round + 1: step for step in course.steps if step.ends_round}
        self._begun: dict[int, Numbers] = {}
        self._forget()

    def _forget(self) -> None:
        """What was worked out for one answer may still serve the next, but then figures would depend on their order."""
        self._sharp = Sharp(taught(PLAIN))
        self._all: Policy = OTHERS if self._quality.quick else self._sharp

    def opening(self) -> AnswerFigures:
        """The chances before anything has happened, and after the first dice of each seat."""
        self._forget()
        course = self._course
        values = [
            whole(mean_of(self._from_the_start(fallen, self._quality.first))[0])
            for fallen in _beginnings(course.opening)
        ]
        partly = list(zip([seat for seat, _ in course.opening], values[1:], strict=False))
        return AnswerFigures(number=OPENING, before=values[0], partly=partly)

    def _from_the_start(self, fallen: Fallen, playouts: int) -> Numbers:
        course = self._course
        judge = Judge(learned_net(), course.laid_out)
        ends: list[RoundEnd | Numbers] = []
        for playout in range(playouts):
            state = course.laid_out.clone()
            assert isinstance(state, CubitosState)
            seed = course.first_seed(1) + playout
            state.reseed(seed)
            state.source = KnownDice(_known(course, fallen), seed, course.seats)
            state.advance()
            state.source = None
            state.reseed(seed)
            policies = [planner_of(self._all) for _ in range(course.seats)]
            end = play_out_round(state, PlannedPlay(-1, (), policies).pick)
            ends.append(result_of(state) if end is None else end)
        return chances_at(judge, ends)

    def step(self, step: Step) -> AnswerFigures:
        """An answer that was a matter of course, brought no dice and ended no round is nothing."""
        self._forget()
        found = AnswerFigures(number=step.number)
        if step.dice or step.ends_round:
            self._measure_dice(step, found)
        if step.given and len(step.choice.without_waiting().actions) > 1:
            self._measure_answer(step, found)
        return found

    # -- luck -----------------------------------------------------------------------------------------

    def _measure_dice(self, step: Step, found: AnswerFigures) -> None:
        """The chances before the dice of an answer fell; then, if several seats rolled, after each of them.

        At the end of a round what it has led to is judged as it stands. From then on the look ahead goes a round
        farther; what that changes is no seat's luck.
        """
        choice = step.choice.without_waiting()
        seed = self._course.first_seed(step.position.round)
        lookahead = Lookahead(learned_net(), self._all, self._all, Sight(step.position, step.seat), choice, seed)
        plan = (step.action,)
        miss = lookahead.miss if lookahead.rolls(plan) else None
        begun = self._at_the_beginning(step.position.round)
        found.before = self._value(
            lambda playouts: lookahead.chances([(plan, playout) for playout in playouts]), begun, miss
        )
        # Each value is that after the dice of one more seat; the last one follows from the next answer.
        by = [-1, *(seat for seat, _ in step.dice)]
        if not step.dice:
            return
        seed = self._course.first_seed(step.position.round + step.ends_round)
        begun = self._at_the_beginning(step.position.round + step.ends_round)
        for seat, fallen in list(zip(by, _beginnings(step.dice), strict=False))[0 if step.ends_round else 1 :]:
            known = _known(self._course, fallen)
            value = self._value(partial(lookahead.after, plan, known, seed), begun)
            found.partly.append((seat, value))

    def _at_the_beginning(self, round_number: int) -> Numbers:
        """What the network said when a round began; before the first one all are alike."""
        if round_number not in self._begun:
            end = self._ends.get(round_number)
            if end is None:
                self._begun[round_number] = np.full(self._course.seats, 1.0 / self._course.seats)
            else:
                sight, choice = Sight(end.position, end.seat), end.choice.without_waiting()
                lookahead = Lookahead(learned_net(), OTHERS, OTHERS, sight, choice)
                self._begun[round_number] = lookahead.chances([((end.action,), 0)])[0]
        return self._begun[round_number]

    def _value(self, chances: Callable[[range], Numbers], begun: Numbers, miss: float | None = None) -> Chances:
        """The mean of as many playouts as its standard error asks for. As far as its distance from what was said when
        the round began may be chance, it is drawn to that: a few playouts alone would make high chances too high."""
        played = self._quality.values
        values = chances(range(played))
        while played < self._quality.most_values and mean_of(values, miss)[1].max() > VALUE_ERROR:
            more = min(played, self._quality.most_values - played)
            values = np.vstack([values, chances(range(played, played + more))])
            played += more
        mean, error = mean_of(values, miss)
        far, noise = float(np.sum((mean - begun) ** 2)), float(np.sum(error**2))
        return whole(begun + (mean - begun) * (far / (far + noise)))

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

    def compared(self, step: Step, given: Plan) -> Comparison:
        """All answers to a question, and among them a plan."""
        return self._weighed(step, given)[1]

    def _weighed(self, step: Step, given: Plan) -> tuple[dict[Action, Plan], Comparison]:
        choice = step.choice.without_waiting()
        return weigh_answers(
            step.position,
            step.seat,
            choice,
            self._sharp.pick(step.position, step.seat, choice),
            self._sharp,
            PlayoutLimit(most=self._quality.playouts_of(choice.kind)),
            given,
            self._quality.every_answer,
            self._course.first_seed(step.position.round),
        )

    def _own_plan(self, step: Step) -> Plan:
        """What the measure would have answered."""
        state, seat = step.position, step.seat
        if step.choice.kind == "move":
            return tuple(plan_move(state, seat, end_worth(self._sharp.values_of(state, seat), state, seat)))
        return (self._sharp.pick(state, seat, step.choice.without_waiting()).text,)

    def _measure_answer(self, step: Step, found: AnswerFigures) -> None:
        state, seat = step.position, step.seat
        choice = step.choice.without_waiting()
        if choice.kind == "push-or-pass" and push_odds(state, seat).at_risk:
            found.risk = round(WHOLE * push_odds(state, seat).bust)
        if not self._quality.every_answer and step.given == self._own_plan(step):
            found.advised = found.risk >= 0 and step.given == PUSH
            return
        plans, compared = self._weighed(step, step.given)
        best, given = compared.best(), compared.of(step.given)
        found.advised = found.risk >= 0 and best.plan == PUSH
        skill = difference(given.gain - best.gain)
        if not any(skill):
            return
        found.skill = skill
        found.error = round(WHOLE * max(given.error, best.error))
        found.better = list(best.plan)
        if skill[seat] <= -WORTH_A_REASON:
            action = next(action for action, plan in plans.items() if plan == best.plan)
            imagined = state.imagined(seat, 0)
            assert isinstance(imagined, CubitosState)
            decision = Decision(self._sharp.values_of(state, seat), imagined, seat, choice)
            found.reason, found.facts = table.reason(decision, action)


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
