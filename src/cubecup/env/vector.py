"""Many races at once for learners who play all seats themselves: arrays of numpy over the buffers of a `Batch`.

>>> races = ManyRaces(games=8, seed=7, seats=2)
>>> for _ in range(100):
...     races.step(races.sample())
>>> races.observations.shape[0], races.rewards.shape
(8, (8, 2))
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubecup.env.batch import CUT_OFF, WON, Batch
from cubecup.env.course import RaceCourse


class ManyRaces:
    """In each game one seat acts. The arrays are the same objects all the time and show what is now.

    observations  (games, numbers) of the seat that acts      masks      (games, answers), 1 if legal
    actors        (games,) the seat that acts                 rewards    (games, seats) of the last step
    terminated    (games,) the last step ended the game       truncated  (games,) or it was cut off

    A game that ends is followed by another one at once, which the other arrays show already.
    """

    def __init__(self, games: int, seed: int = 0, **options: Any) -> None:
        self.course = RaceCourse(**options)
        self._batch = batch = Batch(self.course, games, seed)
        self.observations: NDArray[np.uint8] = _looking_at(batch.rows, games)
        self.masks: NDArray[np.uint8] = _looking_at(batch.masks, games)
        self.actors: NDArray[np.uint8] = _looking_at(batch.actors, games)[:, 0]
        self._endings: NDArray[np.uint8] = _looking_at(batch.endings, games)[:, 0]
        self.rewards = np.zeros((games, self.course.seats), np.float32)

    @property
    def terminated(self) -> NDArray[np.bool_]:
        return np.equal(self._endings, WON)

    @property
    def truncated(self) -> NDArray[np.bool_]:
        return np.equal(self._endings, CUT_OFF)

    def reset(self, seed: int) -> None:
        """All games anew; game number n of a seed is always the same."""
        self._batch.restart(seed)
        self.rewards[:] = 0.0

    def step(self, answers: NDArray[Any] | list[int]) -> None:
        """One answer by number for each game; an illegal one raises IllegalAction."""
        codes = answers if isinstance(answers, list) else [int(answer) for answer in answers.tolist()]
        batch = self._batch
        batch.step(codes)
        if batch.moved:
            self.rewards[:] = batch.moved
        else:
            self.rewards[:] = 0.0
        for game, worth in batch.ended:
            self.rewards[game] += worth

    def sample(self) -> list[int]:
        """A legal answer by chance for each game."""
        return self._batch.sample()


def _looking_at(buffer: bytearray, games: int) -> NDArray[np.uint8]:
    return np.frombuffer(buffer, np.uint8).reshape(games, -1)
