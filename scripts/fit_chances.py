"""Fits the weights of `cubecup.bots.chances` to races of sharp against itself, and checks how good such a fit is.

`python scripts/fit_chances.py [RACES]`: prints the weights, and how often positions given some chance were won.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final, NamedTuple

from cubecup.bots.chances import WEIGHTS, doubted, features, score, softmax
from cubecup.bots.sharp import Sharp
from cubecup.cubitos.game import Cubitos
from cubecup.lab.ratings import solve

RACES: Final = 600
FIRST_SEED: Final = 1000
FOLDS: Final = 4  # for the check, races are parted in so many: each part is judged by weights fitted to the others
STEPS: Final = 30
RIDGE: Final = 1e-3  # keeps weights small that the races say little about


class Moment(NamedTuple):
    """The start of a round: what the seats show, and who won."""

    race: int
    seats: list[tuple[float, ...]]
    winner: int


Given = tuple[float, bool]


def play(races: int, first_seed: int = FIRST_SEED) -> list[Moment]:
    """Races with 2 to 4 players over all published sets."""
    sets = tuple(Cubitos().content.sets)
    bot = Sharp()
    moments: list[Moment] = []
    for race in range(races):
        seed = first_seed + race // len(sets)
        state = Cubitos(sets[race % len(sets)]).new(2 + (seed + race) % 3, seed)
        shown: list[list[tuple[float, ...]]] = []
        while not state.over:
            if state.round > len(shown):
                shown.append([features(state, seat) for seat in range(state.seats)])
            seat = state.actors()[0]
            state.apply(seat, bot.pick(state, seat, state.choice(seat)))
        if len(state.winners()) == 1:
            moments += [Moment(race, seats, state.winners()[0]) for seats in shown]
    return moments


def fit(moments: list[Moment]) -> list[float]:
    """The likeliest weights, by Newton's method."""
    size = range(len(WEIGHTS))
    weights = [0.0 for _ in size]
    for _ in range(STEPS):
        slope = [-RIDGE * len(moments) * weight for weight in weights]
        curvature = [[RIDGE * len(moments) * (row == column) for column in size] for row in size]
        for moment in moments:
            chances = softmax([score(seat, weights) for seat in moment.seats])
            mean = [sum(c * seat[i] for c, seat in zip(chances, moment.seats, strict=True)) for i in size]
            for row in size:
                slope[row] += moment.seats[moment.winner][row] - mean[row]
                for column in size:
                    both = sum(c * seat[row] * seat[column] for c, seat in zip(chances, moment.seats, strict=True))
                    curvature[row][column] += both - mean[row] * mean[column]
        weights = [weight + step for weight, step in zip(weights, solve(curvature, slope), strict=True)]
    return weights


def checked(moments: list[Moment]) -> list[Given]:
    """Chances given by weights that know nothing of the race they are about."""
    found: list[Given] = []
    for fold in range(FOLDS):
        weights = fit([moment for moment in moments if moment.race % FOLDS != fold])
        found += given([moment for moment in moments if moment.race % FOLDS == fold], weights)
    return found


def given(moments: list[Moment], weights: Sequence[float] = WEIGHTS) -> list[Given]:
    """The chance of every seat at every moment, and whether it won."""
    found: list[Given] = []
    for moment in moments:
        chances = doubted(softmax([score(shown, weights) for shown in moment.seats]))
        found += [(chance, seat == moment.winner) for seat, chance in enumerate(chances)]
    return found


def reliability(found: list[Given]) -> list[tuple[int, float, float]]:
    """By tenths of the chance given: positions, their mean chance, and how often they were won."""
    table: list[tuple[int, float, float]] = []
    for tenth in range(10):
        inside = [(chance, won) for chance, won in found if min(9, int(10 * chance)) == tenth]
        count = len(inside) or 1
        table.append((len(inside), sum(chance for chance, _ in inside) / count, sum(won for _, won in inside) / count))
    return table


def main() -> None:
    moments = play(int(sys.argv[1]) if len(sys.argv) > 1 else RACES)
    print("weights:", ", ".join(f"{weight:.3f}" for weight in fit(moments)))
    print("positions  given  won")
    for count, chance, won in reliability(checked(moments)):
        print(f"{count:9}  {chance:5.0%}  {won:3.0%}")


if __name__ == "__main__":
    main()
