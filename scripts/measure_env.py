"""How fast the environments are: steps per second of computing time, ours and others', turn and turn about.

    python -m scripts.measure_env --seconds 5 --runs 3             (compiled: PYTHONPATH=build/fast before it)

A step is one answer to a real question: the answer is carried out and the next observation and mask are there. Play is
random everywhere, with two players. PettingZoo's connect four and OpenSpiel's backgammon are the measures beside it.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from statistics import median

import numpy as np
import pyspiel  # type: ignore[import-not-found,unused-ignore]  # compiled, without types
from pettingzoo.classic.connect_four import connect_four  # type: ignore[import-untyped]  # it has no types

import cubecup.env.open_spiel  # noqa: F401  # registers the game
from cubecup.cli.commands.bench import build
from cubecup.env import pettingzoo
from cubecup.env.vector import ManyRaces

_GAMES = 64


def _many_races() -> Iterator[int]:
    races = ManyRaces(_GAMES, seed=1, seats=2)
    while True:
        races.step(races.sample())
        yield _GAMES


def _agents(make: Callable[[], object]) -> Iterator[int]:
    race = make()
    chance = np.random.default_rng(1)
    while True:
        race.reset(seed=int(chance.integers(1000)))  # type: ignore[attr-defined]  # an environment of PettingZoo
        for _ in race.agent_iter():  # type: ignore[attr-defined]
            observation, _, terminated, truncated, _ = race.last()  # type: ignore[attr-defined]
            if terminated or truncated:
                break
            legal = np.flatnonzero(observation["action_mask"])
            race.step(int(legal[chance.integers(len(legal))]))  # type: ignore[attr-defined]
            yield 1


def _spiel(name: str) -> Iterator[int]:
    """Decisions only: what chance does between them is part of a step."""
    game = pyspiel.load_game(name)
    chance = np.random.default_rng(1)
    state = game.new_initial_state()
    while True:
        if state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance_node():
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(outcomes, p=likely)))
            continue
        player = state.current_player()
        state.observation_tensor(player)
        legal = state.legal_actions()
        state.apply_action(legal[chance.integers(len(legal))])
        yield 1


MEASURED: dict[str, Callable[[], Iterator[int]]] = {
    "Cube Cup, many races": _many_races,
    "Cube Cup, PettingZoo": lambda: _agents(pettingzoo.raw_env),
    "Cube Cup, OpenSpiel": lambda: _spiel("cubecup_cubitos"),
    "PettingZoo's connect four": lambda: _agents(connect_four.raw_env),
    "OpenSpiel's backgammon": lambda: _spiel("backgammon"),
}


def pace(steps: Iterator[int], seconds: float) -> float:
    """Steps per second of computing time of this process."""
    next(steps)  # whatever is made once
    taken = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        taken += next(steps)
    return taken / spent


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the environments beside those of others.")
    parser.add_argument("--seconds", type=float, default=5.0, help="of computing time, for each in each run")
    parser.add_argument("--runs", type=int, default=3)
    given = parser.parse_args()
    found: dict[str, list[float]] = {name: [] for name in MEASURED}
    for _ in range(given.runs):
        for name, make in MEASURED.items():
            found[name].append(pace(make(), given.seconds))
    print(f"steps per second of computing, median of {given.runs} runs (least to most), {build()} build")
    for name, paces in found.items():
        print(f"{name:28} {median(paces):10,.0f}   ({min(paces):,.0f} to {max(paces):,.0f})")


if __name__ == "__main__":
    main()
