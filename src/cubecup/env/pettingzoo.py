"""A race as a PettingZoo environment (AEC): under strict timing exactly one player acts at a time.

>>> from cubecup.env.pettingzoo import env
>>> race = env(players=2, cards="race-1")
>>> race.reset(seed=7)
>>> for agent in race.agent_iter(max_iter=20):
...     observation, reward, termination, truncation, info = race.last()
...     race.step(int(observation["action_mask"].argmax()))
"""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, cast

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]  # it has no types
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]  # likewise

from cubecup.cubitos.position import write_position
from cubecup.cubitos.race import Race
from cubecup.env.course import RaceCourse

Observation = dict[str, NDArray[Any]]
_SEEDS = 2**63


class RaceOfAgents(AECEnv[str, Observation, int]):  # type: ignore[misc]  # of a module without types
    """Agents are `player_0`, ... by seat; options besides `players` are those of `RaceCourse`.

    An illegal answer raises and changes nothing. `env` is the same with PettingZoo's usual wrappers, which end a game
    with an illegal answer instead, at the cost of whoever gave it.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "cubecup_cubitos_v1",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(self, players: int = 2, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.course = RaceCourse(seats=players, **options)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._state: Race | None = None
        self._chance, _ = seeding.np_random()

    @cache  # noqa: B019  # the API wants the same object each time, and an environment lives as long as its spaces
    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.course.observer.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (len(self.course.vocabulary),), np.int8),
            }
        )

    @cache  # noqa: B019  # likewise
    def action_space(self, agent: str) -> spaces.Space[Any]:
        return spaces.Discrete(len(self.course.vocabulary))

    @property
    def race(self) -> Race:
        """The position itself, for whoever wants more than the row."""
        assert self._state is not None, "reset it first"
        return self._state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self._state = self.course.start(int(self._chance.integers(_SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.course.actor(self._state)]

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        mask = np.zeros(len(self.course.vocabulary), np.int8)
        if not self.course.is_over(self.race) and self.course.actor(self.race) == seat:
            mask[self.course.legal(self.race)] = 1
        row = np.frombuffer(self.course.observer.row(self.race, seat), np.uint8)
        return {"observation": row, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(cast("int", action))
            return
        course, state = self.course, self.race
        before = course.progress(state)
        course.answer(state, int(cast("int", action)))
        after = course.progress(state)
        worth = course.worth(state) if course.is_over(state) else [0.0] * course.seats
        self._cumulative_rewards[agent] = 0.0
        for name, seat in self._seats.items():
            self.rewards[name] = worth[seat] + after[seat] - before[seat]
            self.terminations[name] = state.over
            self.truncations[name] = course.is_cut_off(state)
        self._accumulate_rewards()
        self.agent_selection = self._after_last() if course.is_over(state) else self.agents[course.actor(state)]

    def _after_last(self) -> str:
        """Every agent takes a step of farewell, in the order of seats."""
        return self.agents[0]

    def render(self) -> str | None:
        return write_position(self.race) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    def state(self) -> NDArray[Any]:
        """What everyone sees, from the first seat."""
        return np.frombuffer(self.course.observer.row(self.race, 0), np.uint8)


def raw_env(**options: Any) -> RaceOfAgents:
    return RaceOfAgents(**options)


def env(**options: Any) -> AECEnv[str, Observation, int]:
    """The environment in PettingZoo's usual wrappers."""
    wrapped: Any = wrappers.TerminateIllegalWrapper(RaceOfAgents(**options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))
