"""Races to learn from: `python -m scripts.learn.games FOLDER --parts 100 --seed 1` plays what the folder lacks.

Every seat of every race follows a buyer of its own: a list of colours and nothing else, a whim, sharp's estimate with
some noise, or the dearest die; and a courage of its own. So the positions show what dice are worth that no bot of ours
would buy. A part is one file, made whole or not at all; a part that exists is not played again.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cubecup.bots.appraisal import Appraisal
from cubecup.bots.learned import learned_style
from cubecup.bots.protocol import Action, Choice, Policy
from cubecup.bots.purchases import Budget
from cubecup.bots.sharp import Sharp
from cubecup.bots.steady import Steady
from cubecup.bots.styles import Style
from cubecup.cubitos.dice import OWN_KINDS, WHITE
from cubecup.cubitos.flow import round_is_over
from cubecup.cubitos.game import Cubitos, random_cards
from cubecup.cubitos.state import CubitosState
from scripts.learn.network import write_arrays
from scripts.learn.rows import Moment, moment_of

GAMES: Final = 100  # in a part
PUBLISHED: Final = 0.35  # how many of the races are published sets; the rest are random ones
LONGEST: Final = 45  # rounds
FEARS: Final = (0.5, 0.7, 0.85, 1.0, 1.0, 1.2, 1.5)  # styles of courage
LEARNED: Final = 0.7  # how many seats of sharp have champion's weights
OWN_PURCHASES: Final = {False: 0.15, True: 0.4}  # how many seats buy as they would, of steady and of sharp

Buyer = Callable[[CubitosState, int, Choice], Action]


def race(chance: Random, seed: int) -> Cubitos:
    content = Cubitos().content
    if chance.random() < PUBLISHED:
        return Cubitos(chance.choice(list(content.sets)))
    tracks = list(content.tracks)
    laps = 2 if chance.random() < 0.15 else 1
    return Cubitos(random_cards(seed), tracks=chance.choice(tracks), laps=laps)


# -- buyers --------------------------------------------------------------------------------------------------


def lister(chance: Random) -> Buyer:
    """Buys one to three colours in a fixed order, and nothing else."""
    wanted = chance.sample(range(WHITE, OWN_KINDS), chance.choice((1, 2, 2, 3)))

    def buy(state: CubitosState, seat: int, choice: Choice) -> Action:
        for kind in wanted:
            for action in choice.actions:
                if action.value == kind and action.verb in ("buy", "gain"):
                    return action
        return choice.actions[-1]

    return buy


def whim(chance: Random) -> Buyer:
    """Likes colours by chance, and dear ones."""
    liking = [chance.random() * 8 for _ in range(OWN_KINDS)]

    def buy(state: CubitosState, seat: int, choice: Choice) -> Action:
        dice = [action for action in choice.actions if action.verb in ("buy", "gain")]
        return max(
            dice, key=lambda action: liking[action.value] + state.facts.cost[action.value], default=choice.actions[-1]
        )

    return buy


def noisy(chance: Random) -> Buyer:
    """Sharp's estimate of every die, some of it misjudged for the whole race."""
    noise = [chance.gauss(0.0, chance.choice((0.3, 1.0, 2.5))) for _ in range(OWN_KINDS)]

    def buy(state: CubitosState, seat: int, choice: Choice) -> Action:
        appraisal = Appraisal(state, seat)
        appraisal.gain = [gain + more for gain, more in zip(appraisal.gain, noise, strict=True)]
        if choice.kind != "buy":
            dice = [action for action in choice.actions if action.verb == "gain"]
            return max(dice, key=lambda action: appraisal.gain[action.value], default=choice.actions[-1])
        wanted = Budget(appraisal, 0.0, state.stacks[seat][-1].x).plan(state.money[seat], state.credits[seat])
        for action in choice.actions:
            if action.verb == "buy" and action.value in wanted:
                return action
        return choice.actions[-1]

    return buy


BUYERS: Final = (lister, lister, whim, noisy, noisy)


class Seat:
    """A player of these races: steady, or sharp, but for the dice it takes."""

    def __init__(self, chance: Random, sharp: bool) -> None:
        style = Style(fear=chance.choice(FEARS))
        if sharp:
            self._player: Policy = Sharp(learned_style() if chance.random() < LEARNED else style)
        else:
            self._player = Steady(style)
        plain = OWN_PURCHASES[sharp]
        self._buy = None if chance.random() < plain else chance.choice(BUYERS)(chance)

    def pick(self, state: CubitosState, seat: int, choice: Choice) -> Action:
        if self._buy is not None and choice.kind in ("buy", "gain-die"):
            return self._buy(state, seat, choice)
        return self._player.pick(state, seat, choice)


# -- parts ---------------------------------------------------------------------------------------------------


def play(seed: int, sharp_races: float = 0.1) -> tuple[Cubitos, list[Moment], int] | None:
    """A race: its moments, and who won it; None where nobody did."""
    chance = Random(seed)
    game = race(chance, seed)
    seats = chance.choice((2, 2, 3, 4))
    sharp = chance.random() < sharp_races
    players = [Seat(chance, sharp) for _ in range(seats)]
    state = game.set_up(seats, seed)
    moments = [moment_of(state, state.starter)]
    while True:
        while not state.settle():
            if round_is_over(state):
                moments.append(moment_of(state, (state.starter + 1) % seats))
            state.proceed()
        if state.over or state.round > LONGEST:
            break
        seat = state.actors()[0]
        state.answer(seat, players[seat].pick(state, seat, state.choice(seat)))
    winners = state.winners()
    if len(winners) != 1:
        return None
    return game, moments[:-1], winners[0]  # the last is the end itself


def play_part(seed: int, sharp_races: float = 0.1) -> dict[str, NDArray[Any]]:
    """Arrays of a part: for each race its options, for each moment its race, the winner, and the numbers."""
    options: list[str] = []
    races: list[int] = []
    winners: list[int] = []
    tables: list[list[int]] = []
    seats: list[list[int]] = []
    for game_seed in range(seed, seed + GAMES):
        played = play(game_seed, sharp_races)
        if played is None:
            continue
        game, moments, winner = played
        for moment in moments:
            races.append(len(options))
            winners.append(winner)
            tables.append(moment.table)
            empty = [0] * len(moment.seats[0])
            seats.append([number for row in (*moment.seats, *[empty] * (4 - len(moment.seats))) for number in row])
        options.append(f"{','.join(game.cards)}|{','.join(game.track_ids)}|{game.laps}|{game.set_id}")
    return {
        "options": np.array(options),
        "race": np.array(races, np.int32),
        "winner": np.array(winners, np.int8),
        "table": np.array(tables, np.int16),
        "seats": np.array(seats, np.int16).reshape(len(seats), 4, -1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--parts", type=int, default=100, help=f"files of {GAMES} races")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sharp", type=float, default=0.1, help="how many of the races are at sharp's level, 0 to 1")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    for number in range(given.parts):
        path = given.folder / f"part-{given.seed}-{number:05}.npz"
        if path.exists():
            continue
        begun = time.perf_counter()
        arrays = play_part(given.seed * 100_000_000 + number * GAMES, given.sharp)
        whole = path.with_suffix(".half")
        with whole.open("wb") as file:
            write_arrays(file, arrays)
        whole.replace(path)
        moments, seconds = len(arrays["winner"]), time.perf_counter() - begun
        print(f"{path.name}: {GAMES} races, {moments} moments, {GAMES / seconds:.1f} races/s", flush=True)


if __name__ == "__main__":
    main()
