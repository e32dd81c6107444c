"""A race as a Gymnasium environment: one learner against bots by name.

>>> import gymnasium
>>> import cubecup.env.gymnasium  # registers the environment
>>> race = gymnasium.make("cubecup/Cubitos-v1", opponents=("steady",))
>>> observation, info = race.reset(seed=7)
>>> observation, reward, terminated, truncated, info = race.step(int(info["action_mask"].argmax()))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, SupportsInt

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cubecup.bots.protocol import Bot, ask
from cubecup.bots.registry import make_bot
from cubecup.cubitos.position import write_position
from cubecup.cubitos.race import Race
from cubecup.env.course import RaceCourse
from cubecup.kernel.errors import BadOption, IllegalAction, no_such

ID: Final = "cubecup/Cubitos-v1"
ILLEGAL: Final = ("lose", "error")
_SEEDS: Final = 2**62
_ILLEGAL_REWARD: Final = -1.0


class RaceAgainstBots(gymnasium.Env[NDArray[np.uint8], SupportsInt]):
    """As many opponents as are named, any bot that `--bots` takes. The learner sits on a seat by chance, or on `seat`.

    An illegal answer loses the game (`illegal="lose"`), or is an error and changes nothing (`illegal="error"`).
    `action_masks()` and `info["action_mask"]` tell which answers are legal.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # the base class has it so

    def __init__(
        self,
        opponents: Sequence[str] = ("steady",),
        seat: int | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.course = RaceCourse(seats=len(opponents) + 1, **options)
        if illegal not in ILLEGAL:
            known = ", ".join(ILLEGAL)
            raise BadOption("env-illegal", no_such(illegal, known, f"illegal is one of {known}."), value=illegal)
        if seat is not None and not 0 <= seat < self.course.seats:
            told = f"There is no seat {seat}; seats are 0 to {self.course.seats - 1}."
            raise BadOption("env-seat", told, value=seat, most=self.course.seats - 1)
        for name in opponents:
            make_bot(name)  # an unknown one is told now
        self.opponents = tuple(opponents)
        self.illegal = illegal
        self.render_mode = render_mode
        self._wanted_seat = seat
        self.seat = 0
        self.observation_space = spaces.Box(0, 255, (self.course.observer.size,), np.uint8)
        self.action_space = spaces.Discrete(len(self.course.vocabulary))
        self._state: Race | None = None
        self._bots: list[Bot | None] = []
        self._done = True

    @property
    def race(self) -> Race:
        """The position itself, for whoever wants more than the row."""
        assert self._state is not None, "reset it first"
        return self._state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        super().reset(seed=seed)
        wanted = self._wanted_seat
        chance = int(self.np_random.integers(self.course.seats))
        self.seat = chance if wanted is None else wanted
        dice = int(self.np_random.integers(_SEEDS))
        minds = iter([make_bot(name, dice + 1 + number) for number, name in enumerate(self.opponents)])
        self._bots = [None if seat == self.seat else next(minds) for seat in range(self.course.seats)]
        self._state = self.course.start(dice)
        self._done = False
        self._let_others_play()
        return self._seen(), self._info()

    def step(self, action: SupportsInt) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        if self._done:
            raise gymnasium.error.ResetNeeded("The race is over: reset it.")
        state, course = self.race, self.course
        before = course.progress(state)[self.seat]
        try:
            course.answer(state, int(action))
        except IllegalAction as wrong:
            if self.illegal == "error":
                raise
            self._done = True
            return self._seen(), _ILLEGAL_REWARD, True, False, {**self._info(), "illegal": str(wrong)}
        self._let_others_play()
        reward = course.progress(state)[self.seat] - before
        self._done = course.is_over(state)
        if self._done:
            reward += course.worth(state)[self.seat]
        return self._seen(), reward, state.over, course.is_cut_off(state), self._info()

    def _let_others_play(self) -> None:
        state, course = self.race, self.course
        while not course.is_over(state):
            seat = course.actor(state)
            bot = self._bots[seat]
            if bot is None:
                return
            state.apply(seat, ask(bot, state, seat))

    def action_masks(self) -> NDArray[np.int8]:
        """1 for every legal answer; all 0 once the race is over."""
        mask = np.zeros(len(self.course.vocabulary), np.int8)
        if not self._done:
            mask[self.course.legal(self.race)] = 1
        return mask

    def _seen(self) -> NDArray[np.uint8]:
        return np.frombuffer(self.course.observer.row(self.race, self.seat), np.uint8)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def render(self) -> str | None:
        return write_position(self.race) if self.render_mode == "ansi" else None


gymnasium.register(ID, entry_point="cubecup.env.gymnasium:RaceAgainstBots")
