"""What answers to a choice lead to, for all seats: the round is played to its end, and the chances to win from there.

Playout number n of every answer has the same dice. Hints, champion's search and reviews value answers this way.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import numpy as np

from cubecup.bots.known_dice import EVERY, FirstRoll, KnownDice, rolls_at_once
from cubecup.bots.net.judge import Judge
from cubecup.bots.rounds import PlannedPlay, RoundEnd, play_out_round
from cubecup.cubitos.state import CubitosState

if TYPE_CHECKING:
    from cubecup.bots.company import Company
    from cubecup.bots.net.features import Numbers
    from cubecup.bots.net.network import ValueNet
    from cubecup.bots.protocol import Choice, Sight
    from cubecup.bots.search import Plan

FIRST_SEED: Final = 1
LEAST_SPREAD: Final = 0.006  # of one playout: a few like results do not make a certainty


class Lookahead:
    """Of one choice of a seat; the company plays on. Playout n has the dice of the first seed and n."""

    def __init__(
        self, net: ValueNet, company: Company, sight: Sight, choice: Choice, first_seed: int = FIRST_SEED
    ) -> None:
        self._sight = sight
        self._first_seed = first_seed
        self._company = company
        root = sight.clone(0)
        assert isinstance(root, CubitosState)
        self.seats = root.seats
        self._judge = Judge(net, root)
        self._rolling = {
            action.text for action in choice.actions if rolls_at_once(root, sight.seat, action.text)
        }  # answers by which a push is rolled
        self._first_roll = FirstRoll(root, sight.seat) if self._rolling else None
        if self._first_roll is not None and not self._first_roll.in_parts:
            self._first_roll = None

    @property
    def miss(self) -> float | None:
        """The exact chance of a roll without hits, where playouts are weighed by it."""
        return None if self._first_roll is None else self._first_roll.miss

    def rolls(self, plan: Plan) -> bool:
        """Whether a plan begins with the roll of a push."""
        return plan[0] in self._rolling

    def chances(self, tries: Sequence[tuple[Plan, int]]) -> Numbers:
        """For plans and numbers of playouts, the chances of all seats; 1 and 0 where the race ends."""
        found = np.zeros((len(tries), self.seats))
        ends: list[RoundEnd] = []
        judged: list[int] = []
        for at, (plan, playout) in enumerate(tries):
            state = self._sight.clone(self._first_seed + playout)
            assert isinstance(state, CubitosState)
            end = self._play(state, plan, playout)
            if end is None:
                found[at] = result_of(state)
            else:
                judged.append(at)
                ends.append(end)
        if ends:
            found[judged] = self._judge.all_chances([end.moment for end in ends], [end.rounds for end in ends])
        return found

    def _play(self, state: CubitosState, plan: Plan, playout: int) -> RoundEnd | None:
        me = self._sight.seat
        if self._first_roll is not None and self.rolls(plan):
            state.source = self._first_roll.dice(playout, self._first_seed + playout)
        state.answer(me, plan[0])
        if state.source is not None:
            state.advance_seats()
            _fall_afresh(state, self._first_seed + playout)
        return play_out_round(state, PlannedPlay(me, plan[1:], self._company()).pick)

    def after(self, plan: Plan, known: dict[int, list[int]], playouts: range) -> Numbers:
        """The same after an answer of whose dice some have fallen already, as numbers of sides by seat."""
        ends: list[RoundEnd | Numbers] = []
        for playout in playouts:
            seed = self._first_seed + playout
            state = self._sight.clone(seed)
            assert isinstance(state, CubitosState)
            state.source = KnownDice(known, seed, self.seats)
            state.apply(self._sight.seat, plan[0])
            _fall_afresh(state, seed)
            end = play_out_round(state, PlannedPlay(-1, (), self._company()).pick)
            ends.append(result_of(state) if end is None else end)
        return chances_at(self._judge, ends)


def _fall_afresh(state: CubitosState, seed: int) -> None:
    """What is known has fallen. All later dice are those that a playout of the position reached would have, too."""
    state.source = None
    state.reseed(seed)


def chances_at(judge: Judge, ends: Sequence[RoundEnd | Numbers]) -> Numbers:
    """The chances at ends of rounds; where the race was over they are there already."""
    waiting = [end for end in ends if isinstance(end, RoundEnd)]
    judged = iter(
        judge.all_chances([end.moment for end in waiting], [end.rounds for end in waiting]) if waiting else ()
    )
    return np.array([next(judged) if isinstance(end, RoundEnd) else end for end in ends], np.float64)


def result_of(state: CubitosState) -> Numbers:
    """The chances when a race is over: 1 for the winner."""
    found = np.zeros(state.seats)
    winners = state.won or list(range(state.seats))
    found[winners] = 1.0 / len(winners)
    return found


def mean_of(values: Numbers, miss: float | None = None) -> tuple[Numbers, Numbers]:
    """Of playouts 0, 1, 2, ...: the mean and its standard error, by seat; weighed if the odds of a miss are known."""
    parts: list[tuple[float, Numbers]] = [(1.0, values)]
    if miss is not None and len(values) > 1:
        missed = np.arange(len(values)) % EVERY == 0
        parts = [(miss, values[missed]), (1.0 - miss, values[~missed])]
    mean = sum((weight * part.mean(axis=0) for weight, part in parts), np.zeros(values.shape[1]))
    variance = np.zeros(values.shape[1])
    for weight, part in parts:
        spread = part.var(axis=0, ddof=1) if len(part) > 1 else np.full(values.shape[1], UNKNOWN_SPREAD**2)
        variance += weight * weight * np.maximum(spread, LEAST_SPREAD**2) / len(part)
    return mean, np.sqrt(variance)


UNKNOWN_SPREAD: Final = 0.15  # of a single playout, of which nothing else is known
