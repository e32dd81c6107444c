"""A race as a game of OpenSpiel: strict timing, and every die a chance node with its true probabilities.

>>> import pyspiel
>>> import cubecup.env.open_spiel  # registers the game
>>> game = pyspiel.load_game("cubecup_cubitos(players=2,cards=race-1)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()  # who starts?
True
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel  # type: ignore[import-not-found,unused-ignore]  # compiled, without types

from cubecup.cubitos.position import write_position
from cubecup.env.chance import ChancyRace
from cubecup.env.course import RaceCourse

NAME: Final = "cubecup_cubitos"
_MOST_ANSWERS: Final = 1000  # in a round, of all seats and chance: far beyond what 25 riskless pushes each could take
_PARAMETERS: Final = {"players": 2, "cards": "race-1", "tracks": "", "laps": 0, "reward": "win", "most_rounds": 100}

_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Cubitos (Cube Cup, strict timing)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    min_num_players=2,
    max_num_players=4,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_PARAMETERS,
)


class SpielRace(pyspiel.Game):  # type: ignore[misc,name-defined,unused-ignore]  # of a module without types
    """Lists of cards or tracks are written with `+`. An empty text and 0 laps mean what the set suggests."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_PARAMETERS, **(params or {})}
        self.course = RaceCourse(
            cards=_listed(given["cards"]),
            tracks=_listed(given["tracks"]) or None,
            laps=given["laps"] or None,
            seats=given["players"],
            reward=given["reward"],
            most_rounds=given["most_rounds"],
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.course.vocabulary),
            max_chance_outcomes=6,
            num_players=self.course.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.course.most_rounds * _MOST_ANSWERS,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self) -> SpielPosition:
        return SpielPosition(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.course)

    def max_chance_nodes_in_history(self) -> int:
        return self.course.most_rounds * _MOST_ANSWERS


class SpielPosition(pyspiel.State):  # type: ignore[misc,name-defined,unused-ignore]  # of a module without types
    """A decision or a die about to fall. OpenSpiel copies it by copying `chancy`."""

    def __init__(self, game: SpielRace) -> None:
        super().__init__(game)
        self.chancy = ChancyRace(game.course)

    def current_player(self) -> int:
        if self.chancy.waits_for_chance:
            return int(pyspiel.PlayerId.CHANCE)
        race = self.chancy.race
        assert race is not None
        if self.chancy.course.is_over(race):
            return int(pyspiel.PlayerId.TERMINAL)
        return self.chancy.course.actor(race)

    def is_terminal(self) -> bool:
        chancy = self.chancy
        return not chancy.waits_for_chance and chancy.race is not None and chancy.course.is_over(chancy.race)

    def _legal_actions(self, player: int) -> list[int]:
        race = self.chancy.race
        assert race is not None
        return sorted(self.chancy.course.legal(race))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.chancy.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.chancy.waits_for_chance:
            self.chancy.fall(action)
        else:
            self.chancy.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"side {action}"
        return self.chancy.course.vocabulary.texts[action]

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.chancy.course.seats
        assert self.chancy.race is not None
        return self.chancy.course.worth(self.chancy.race)

    def __str__(self) -> str:
        race = self.chancy.race
        return f"{'' if race is None else write_position(race)}{self.history_str()}"


class SpielObserver:
    """What a player sees: the row of `cubecup.env.observation` as a tensor, and the position as a text."""

    def __init__(self, course: RaceCourse) -> None:
        self._course = course
        self.tensor = np.zeros(course.observer.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielPosition, player: int) -> None:
        race = state.chancy.race
        row = bytes(self._course.observer.size) if race is None else self._course.observer.row(race, player)
        self.tensor[:] = np.frombuffer(row, np.uint8)

    def string_from(self, state: SpielPosition, player: int) -> str:
        race = state.chancy.race
        return "" if race is None else write_position(race)


def _listed(text: str) -> Any:
    return text.split("+") if "+" in text else text


pyspiel.register_game(_TYPE, SpielRace)
