"""Races to learn from: `python -m scripts.learn.games FOLDER --parts 100 --seed 1` plays what the folder lacks.

Every seat plays like sharp with weights of its own, the best ones so far with each changed a little by chance; some
have a strong liking for two cards, some a shopping list (`scripts.learn.field`), and some buy on a whim now and then,
so that positions of one-sided and of odd plans are seen too. The positions teach the network (`train`), and how the
changes did teaches better weights (`weights`). A part is one file, made whole or not at all; a part that exists is not
played again.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubecup.bots.distance import to_go
from cubecup.bots.learned import FILE, NUMBERS, learned_style
from cubecup.bots.net.network import ValueNet, read_net, write_arrays
from cubecup.bots.net.rows import Moment, moment_of
from cubecup.bots.sharp import Sharp
from cubecup.cubitos.flow import round_is_over
from cubecup.cubitos.game import Cubitos, random_cards
from cubecup.lab.engines import cores
from cubecup.lab.held_out import held_out_cards
from scripts.learn.data import read_part
from scripts.learn.field import entrant, plan_of
from scripts.train_champion import GRAYS, LEAD_RANGE, Weights, flat, names_for, spread, style_of

GAMES: Final = 200  # in a part
WIDTH: Final = 0.8  # how far weights are changed, in spreads
LIKING: Final = 0.1  # how many seats like two cards more than they should, ...
LIKED: Final = (2.0, 6.0)  # ... by how many widths
PUBLISHED: Final = 0.4  # how many of the races are published sets; the rest are random ones
TWO_LAPS: Final = 0.06  # of the random ones
PLAYERS: Final = (2, 2, 2, 2, 2, 3, 4)
LONGEST: Final = 45  # rounds

_CARDS: Final = sorted(Cubitos().content.cards)
ALL_WEIGHTS: Final = (
    *NUMBERS,
    *(f"cards {card}" for card in (*_CARDS, *GRAYS)),
    *(f"copies {card}" for card in _CARDS),
)
_AT: Final = {name: number for number, name in enumerate(ALL_WEIGHTS)}


class Played(NamedTuple):
    """A race: by seat its changes (in spreads), its plan and how far it came; its moments, and who won."""

    game: Cubitos
    changes: list[Weights]
    plans: list[int]
    leads: list[float]
    moments: list[Moment]
    winner: int


def race(chance: Random, seed: int, held_out: bool = False) -> Cubitos:
    content = Cubitos().content
    if not held_out and chance.random() < PUBLISHED:
        return Cubitos(chance.choice(list(content.sets)))
    laps = 2 if chance.random() < TWO_LAPS else 1
    cards = held_out_cards(seed * 1000) if held_out else random_cards(seed)
    return Cubitos(cards, tracks=chance.choice(list(content.tracks)), laps=laps)


def changed(chance: Random, game: Cubitos) -> Weights:
    """How the weights of a seat differ from the best ones so far."""
    change = {name: chance.gauss(0.0, WIDTH) for name in names_for(game.cards)}
    if chance.random() < LIKING:
        for card in chance.sample(list(game.cards), 2):
            change[f"cards {card}"] += chance.uniform(*LIKED) * WIDTH
    return change


def play(center: Weights, seed: int, net: ValueNet | None = None, test: bool = False) -> Played | None:
    """None where nobody won; to test, with a set that is held out and any number of players as often."""
    chance = Random(seed)
    game = race(chance, seed, held_out=test)
    seats = chance.choice(sorted(set(PLAYERS)) if test else PLAYERS)
    changes = [changed(chance, game) for _ in range(seats)]
    plans = [plan_of(chance, net is not None) for _ in range(seats)]
    players = [
        entrant(
            plan,
            Sharp(style_of({name: center.get(name, 0.0) + by * spread(name) for name, by in change.items()})),
            net,
            chance,
        )
        for change, plan in zip(changes, plans, strict=True)
    ]
    state = game.set_up(seats, seed)
    moments = [moment_of(state, state.starter)]
    while True:
        while not state.advance_seats():
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
    low, high = LEAD_RANGE
    leads = [-max(low, min(high, to_go(state.facts, state.leg[seat], state.space[seat]))) for seat in range(seats)]
    return Played(game, changes, plans, leads, moments[:-1], winners[0])  # the last moment is the end itself


def play_part(
    center: Weights, seed: int, net: ValueNet | None = None, games: int = GAMES, test: bool = False
) -> dict[str, NDArray[Any]]:
    """Arrays of a part: for each race its options, changes and leads; for each moment its race, winner and numbers."""
    played = [one for one in (play(center, seed + number, net, test) for number in range(games)) if one is not None]
    moments = [(number, one.winner, moment) for number, one in enumerate(played) for moment in one.moments]
    changes = np.zeros((len(played), 4, len(ALL_WEIGHTS)), np.float16)
    leads = np.zeros((len(played), 4), np.float32)
    plans = np.zeros((len(played), 4), np.int8)
    for number, one in enumerate(played):
        leads[number, : len(one.leads)] = one.leads
        plans[number, : len(one.plans)] = one.plans
        for seat, change in enumerate(one.changes):
            changes[number, seat, [_AT[name] for name in change]] = list(change.values())
    return {
        "options": np.array([_options(one.game) for one in played]),
        "changes": changes,
        "leads": leads,
        "plans": plans,
        "race": np.array([number for number, _, _ in moments], np.int32),
        "winner": np.array([winner for _, winner, _ in moments], np.int8),
        "table": np.array([moment.table for _, _, moment in moments], np.int16),
        "seats": np.array([_four(moment) for _, _, moment in moments], np.int16),
    }


def _options(game: Cubitos) -> str:
    return f"{','.join(game.cards)}|{','.join(game.track_ids)}|{game.laps}|{game.set_id}"


def _four(moment: Moment) -> list[list[int]]:
    empty = [0] * len(moment.seats[0])
    return [*moment.seats, *[empty] * (4 - len(moment.seats))]


class Task(NamedTuple):
    """A part that is to be played."""

    path: Path
    seed: int
    weights: str
    net: Path | None
    test: bool
    games: int

    def play(self) -> str:
        """Made whole or not at all; with it what the network sees. Says how it went."""
        begun = time.perf_counter()
        net = read_net(self.net) if self.net else None
        arrays = play_part(flat(learned_style(self.weights)), self.seed, net, self.games, self.test)
        whole = self.path.with_suffix(".half")
        with whole.open("wb") as file:
            write_arrays(file, arrays)
        whole.replace(self.path)
        read_part(self.path)
        moments, seconds = len(arrays["winner"]), time.perf_counter() - begun
        return f"{self.path.name}: {self.games} races, {moments} moments, {self.games / seconds:.1f} races/s"


def fill(
    folder: Path,
    parts: int,
    seed: int,
    net: Path | None = None,
    test: bool = False,
    weights: str = FILE,
    workers: int | None = None,
    games: int = GAMES,
) -> None:
    """Play what the folder lacks of so many parts, on all cores or so many."""
    folder.mkdir(parents=True, exist_ok=True)
    tasks = [
        Task(folder / f"part-{seed}-{number:05}.npz", seed * 100_000_000 + number * games, weights, net, test, games)
        for number in range(parts)
    ]
    lacking = [task for task in tasks if not task.path.exists()]
    with ProcessPoolExecutor(workers or cores(), mp_context=get_context("spawn")) as pool:
        for told in pool.map(Task.play, lacking):
            print(told, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--parts", type=int, default=100, help=f"files of {GAMES} races")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", default=FILE, help="a file of weights in src/cubecup/bots/content")
    parser.add_argument("--net", type=Path, help="of seats whose purchases are a network's; none if not given")
    parser.add_argument("--test", action="store_true", help="held-out sets only, as often with 2, 3 and 4 players")
    parser.add_argument("--workers", type=int, help="processes; all cores if not given")
    given = parser.parse_args()
    fill(given.folder, given.parts, given.seed, given.net, given.test, given.weights, given.workers)


if __name__ == "__main__":
    main()
