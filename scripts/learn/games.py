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


def race(chance: Random, seed: int) -> Cubitos:
    content = Cubitos().content
    if chance.random() < PUBLISHED:
        return Cubitos(chance.choice(list(content.sets)))
    laps = 2 if chance.random() < TWO_LAPS else 1
    return Cubitos(random_cards(seed), tracks=chance.choice(list(content.tracks)), laps=laps)


def changed(chance: Random, game: Cubitos) -> Weights:
    """How the weights of a seat differ from the best ones so far."""
    change = {name: chance.gauss(0.0, WIDTH) for name in names_for(game.cards)}
    if chance.random() < LIKING:
        for card in chance.sample(list(game.cards), 2):
            change[f"cards {card}"] += chance.uniform(*LIKED) * WIDTH
    return change


def play(center: Weights, seed: int, net: ValueNet | None = None) -> Played | None:
    """None where nobody won."""
    chance = Random(seed)
    game = race(chance, seed)
    seats = chance.choice(PLAYERS)
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


def play_part(center: Weights, seed: int, net: ValueNet | None = None, games: int = GAMES) -> dict[str, NDArray[Any]]:
    """Arrays of a part: for each race its options, changes and leads; for each moment its race, winner and numbers."""
    played = [one for one in (play(center, seed + number, net) for number in range(games)) if one is not None]
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--parts", type=int, default=100, help=f"files of {GAMES} races")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", default=FILE, help="a file of weights in src/cubecup/bots/content")
    parser.add_argument("--net", type=Path, help="of seats whose purchases are a network's; none if not given")
    given = parser.parse_args()
    net = read_net(given.net) if given.net else None
    given.folder.mkdir(parents=True, exist_ok=True)
    center = flat(learned_style(given.weights))
    for number in range(given.parts):
        path = given.folder / f"part-{given.seed}-{number:05}.npz"
        if path.exists():
            continue
        begun = time.perf_counter()
        arrays = play_part(center, given.seed * 100_000_000 + number * GAMES, net)
        whole = path.with_suffix(".half")
        with whole.open("wb") as file:
            write_arrays(file, arrays)
        whole.replace(path)
        read_part(path)  # works out what the network sees, too
        moments, seconds = len(arrays["winner"]), time.perf_counter() - begun
        print(f"{path.name}: {GAMES} races, {moments} moments, {GAMES / seconds:.1f} races/s", flush=True)


if __name__ == "__main__":
    main()
