"""A learner in one file: a softmax policy and REINFORCE, with nothing but numpy, which beats random play in minutes.

    python examples/learn_to_race.py --updates 150 --seed 1

It plays both seats of many races at once (`cubecup.env.vector`) and is paid for every step towards the finish. What it
sees is a handful of numbers from the observation; it learns a weight for each of them and each answer.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubecup.env.course import RaceCourse
from cubecup.env.observation import layout
from cubecup.env.vector import ManyRaces

GAMES = 64  # played side by side
STEPS = 64  # of each of them between two updates
DISCOUNT = 0.95
RATE = 0.05
SEEN = ("seat0 roll", "seat0 goods", "seat0 symbol", "seat0 money", "seat0 movement", "seat0 marks")

Numbers = NDArray[np.float32]


class Thought(NamedTuple):
    """What was seen by game; of each legal answer its game, its number and its chance; and which were chosen."""

    seen: Numbers
    games: NDArray[np.intp]
    codes: NDArray[np.intp]
    likely: Numbers
    chosen: NDArray[np.intp]


class Learner:
    """Answers with a chance that grows with the weights of what it sees."""

    def __init__(self, seats: int, answers: int, seed: int) -> None:
        self._places = [layout(seats)[name] for name in SEEN]
        self._chance = np.random.default_rng(seed)
        width = self.look(np.zeros((1, max(end for _, end in self._places)), np.uint8)).shape[1]
        self.weights = np.zeros((answers, width), np.float32)

    def look(self, rows: NDArray[np.uint8]) -> Numbers:
        """Sums of a few fields, the marks one by one, and a constant."""
        sums = [rows[:, begin:end].sum(axis=1, keepdims=True) / 5 for begin, end in self._places[:-1]]
        begin, end = self._places[-1]
        return np.concatenate([*sums, rows[:, begin:end], np.ones((len(rows), 1))], axis=1).astype(np.float32)

    def answer(self, seen: Numbers, masks: NDArray[np.uint8]) -> Thought:
        """By the softmax of the legal answers, which are few, so that all the others cost nothing."""
        games, codes = np.nonzero(masks)
        first = np.flatnonzero(np.diff(games, prepend=-1))  # where the answers of each game begin
        scores = (seen[games] * self.weights[codes]).sum(axis=1)
        likely = np.exp(scores - np.maximum.reduceat(scores, first)[games])
        likely /= np.add.reduceat(likely, first)[games]
        bounds = likely.cumsum()
        drawn = np.concatenate([[0.0], bounds])[first] + self._chance.random(len(first))
        last = np.append(first[1:], len(codes)) - 1
        chosen = np.minimum(np.searchsorted(bounds, drawn, side="right"), last)
        return Thought(seen, games, codes, likely, chosen)

    def improve(self, races: ManyRaces) -> None:
        """Play on for some steps, then make answers likelier that were followed by more than usual."""
        thoughts, actors, earned, over = [], [], [], []
        for _ in range(STEPS):
            thought = self.answer(self.look(races.observations), races.masks)
            thoughts.append(thought)
            actors.append(races.actors.astype(np.intp))
            races.step(thought.codes[thought.chosen])
            earned.append(races.rewards.copy())
            over.append(races.terminated | races.truncated)
        to_come = np.zeros_like(earned[0])
        gains = []
        for reward, ended, actor in zip(reversed(earned), reversed(over), reversed(actors), strict=True):
            to_come = reward + DISCOUNT * np.where(ended[:, None], 0.0, to_come)
            gains.append(np.take_along_axis(to_come, actor[:, None], axis=1)[:, 0])
        gain = np.array(gains[::-1])
        better = (gain - gain.mean()) / (gain.std() + 1e-6)
        for thought, step in zip(thoughts, better, strict=True):
            slope = -thought.likely
            slope[thought.chosen] += 1.0
            pull = (RATE * slope * step[thought.games])[:, None] * thought.seen[thought.games]
            np.add.at(self.weights, thought.codes, pull / len(step))


def share_of_wins(learner: Learner, games: int, seed: int, **options: object) -> float:
    """Against random play, from each seat equally often; of a race that is cut off, who is ahead wins."""
    course = RaceCourse(**options, reward="place")
    chance = np.random.default_rng(seed)
    points = 0.0
    for number in range(games):
        state = course.start(seed + number // 2)
        while not course.is_over(state):
            seat, legal = course.actor(state), course.legal(state)
            code = int(chance.choice(legal))
            if seat == number % 2:
                mask = np.zeros((1, len(course.vocabulary)), np.uint8)
                mask[0, legal] = 1
                row = np.frombuffer(course.observer.row(state, seat), np.uint8)[None]
                thought = learner.answer(learner.look(row), mask)
                code = int(thought.codes[thought.chosen[0]])
            course.answer(state, code)
        points += (1.0 + course.worth(state)[number % 2]) / 2
    return points / games


def train(updates: int, seed: int, cards: str = "race-1", most_rounds: int = 30) -> Learner:
    races = ManyRaces(GAMES, seed, cards=cards, reward="progress", most_rounds=most_rounds)
    learner = Learner(races.course.seats, len(races.course.vocabulary), seed)
    for _ in range(updates):
        learner.improve(races)
    return learner


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to race, and see how often that beats random play.")
    parser.add_argument("--updates", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=100, help="against random play, afterwards")
    parser.add_argument("--cards", default="race-1")
    given = parser.parse_args()
    begun = time.process_time()
    learner = train(given.updates, given.seed, given.cards)
    spent = time.process_time() - begun
    share = share_of_wins(learner, given.games, seed=given.seed + 1000, cards=given.cards, most_rounds=30)
    sys.stdout.write(
        f"{given.updates} updates in {spent:.0f} s of computing; {share:.0%} of {given.games} against random\n"
    )


if __name__ == "__main__":
    main()
