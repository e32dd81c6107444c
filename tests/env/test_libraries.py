"""PettingZoo, Gymnasium and OpenSpiel each put the environment through their own conformance tests."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pyspiel  # type: ignore[import-not-found,unused-ignore]  # compiled, without types
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import mcts  # type: ignore[import-untyped]  # it has no types
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]  # it has no types

from cubecup.bots.protocol import ask
from cubecup.bots.registry import make_bot
from cubecup.env import gymnasium as gym_race
from cubecup.env import open_spiel as spiel_race
from cubecup.env import pettingzoo as agents_race
from cubecup.kernel.errors import BadOption, IllegalAction

# Said of every environment whose observation has a mask beside it, such as PettingZoo's own chess.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 3, "cards": "race-3", "reward": "place"}, {"players": 4, "reward": "progress"}],
)
def test_pettingzoo_api(options: dict[str, Any]) -> None:
    api_test(agents_race.env(**options, most_rounds=15), num_cycles=400)
    api_test(agents_race.raw_env(**options, most_rounds=15), num_cycles=400)


def test_pettingzoo_seeds() -> None:
    seed_test(lambda: agents_race.env(players=2, most_rounds=15), num_cycles=200)


def test_rewards_of_agents_are_those_of_the_race() -> None:
    race = agents_race.raw_env(players=2)
    race.reset(seed=3)
    steady = make_bot("steady")
    total = dict.fromkeys(race.possible_agents, 0.0)
    for agent in race.agent_iter():
        _, reward, terminated, truncated, _ = race.last()
        total[agent] += reward
        if terminated or truncated:
            race.step(None)
            continue
        race.step(race.course.vocabulary.code(ask(steady, race.race, race.course.actor(race.race))))
    won = race.possible_agents[race.race.won[0]]
    assert total == {agent: 1.0 if agent == won else -1.0 for agent in race.possible_agents}


def test_an_illegal_answer_of_an_agent_is_told() -> None:
    race = agents_race.raw_env(players=2)
    race.reset(seed=1)
    before = race.race.dump()
    with pytest.raises(IllegalAction, match="not possible now"):
        race.step(race.course.vocabulary.code_of("step finish"))
    assert race.race.dump() == before


@pytest.mark.parametrize("options", [{}, {"opponents": ("steady", "random"), "cards": "race-3", "seat": 1}])
def test_gymnasium_checks(options: dict[str, Any]) -> None:
    check_env(gymnasium.make(gym_race.ID, **options).unwrapped)


@pytest.mark.parametrize("reward", ["win", "place", "progress"])
def test_a_learner_against_bots(reward: str) -> None:
    race = gym_race.RaceAgainstBots(opponents=("steady",), reward=reward)
    _, info = race.reset(seed=11)
    steps = 0.0
    done = terminated = False
    while not done:
        legal = np.flatnonzero(info["action_mask"])
        _, gain, terminated, truncated, info = race.step(legal[0])
        done = terminated or truncated
        steps += float(gain)
    assert terminated
    assert not info["action_mask"].any()
    mine = 1.0 if race.seat in race.race.won else -1.0
    if reward == "progress":
        assert steps == pytest.approx(mine + race.course.progress(race.race)[race.seat])
    else:
        assert steps == mine
    with pytest.raises(gymnasium.error.ResetNeeded):
        race.step(0)


def test_an_illegal_answer_loses_or_raises() -> None:
    race = gym_race.RaceAgainstBots()
    race.reset(seed=1)
    wrong = race.course.vocabulary.code_of("step finish")
    _, reward, terminated, _, info = race.step(wrong)
    assert (reward, terminated) == (-1.0, True)
    assert "not possible now" in info["illegal"]
    strict = gym_race.RaceAgainstBots(illegal="error")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(wrong)
    strict.step(int(np.flatnonzero(strict.action_masks())[0]))


@pytest.mark.parametrize("options", [{"opponents": ("nobody",)}, {"illegal": "shrug"}, {"seat": 2}])
def test_options_of_the_learner_are_checked(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        gym_race.RaceAgainstBots(**options)


@pytest.mark.parametrize(
    "name",
    [
        "cubecup_cubitos(players=2,cards=race-1,most_rounds=3)",
        "cubecup_cubitos(players=3,cards=race-3,most_rounds=2)",
        "cubecup_cubitos(players=4,cards=grand-finale,reward=place,most_rounds=2)",
    ],
)
def test_open_spiel_simulates(name: str) -> None:
    assert spiel_race.NAME in pyspiel.registered_names()
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


def test_an_algorithm_of_open_spiel_plays() -> None:
    """Tree search by OpenSpiel, which needs copies, chance nodes and returns; against one that plays by chance."""
    game = pyspiel.load_game("cubecup_cubitos(players=2,cards=race-1,most_rounds=2,reward=place)")
    chance = np.random.RandomState(1)
    searcher = mcts.MCTSBot(game, 1.4, 8, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    state = game.new_initial_state()
    searched = 0
    while not state.is_terminal():
        if state.is_chance_node():
            sides, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(sides, p=likely)))
        elif state.current_player() == 0:
            state.apply_action(searcher.step(state))
            searched += 1
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    assert searched > 2
    assert sum(state.returns()) == 0.0


def test_lists_are_written_with_a_plus() -> None:
    cards = "smelly-cat+rich-dog+mr-soldier+rock-on+dugout+rollosaurus+reckless-cheese+bob"
    game = pyspiel.load_game("cubecup_cubitos", {"cards": cards, "tracks": "nothing-goes-right+testing-the-waters"})
    assert game.course.game.track_ids == ("nothing-goes-right", "testing-the-waters")
    assert game.course.game.cards == tuple(cards.split("+"))
