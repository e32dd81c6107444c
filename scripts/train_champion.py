"""Learns the weights of `champion-1` from self-play: `python -m scripts.train_champion`.

In every generation races are played in which each seat has a style of its own, the best one so far with all weights
changed a little by chance. A regression of the results on these changes tells which way each weight should go; the
style takes a step that way, and the next generation plays around it. Only the standard library is used, and equal
options give equal weights, whatever the number of workers.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping
from functools import partial
from math import exp, log
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from cubecup.bots.champion_1 import Champion1
from cubecup.bots.distance import to_go
from cubecup.bots.learned import FIRST, NUMBERS, style_with, write_style
from cubecup.bots.protocol import ask
from cubecup.bots.styles import PLAIN, Style
from cubecup.cubitos.game import Cubitos, random_cards
from cubecup.lab.ratings import solve

OUT: Final = Path(__file__).resolve().parent.parent / "src" / "cubecup" / "bots" / "content" / FIRST

# A generation: how far its styles spread around the best one (in the spreads below), and how far its step goes.
GENERATIONS: Final = ((1.0, 18.0), (0.9, 13.0), (0.8, 10.0), (0.8, 8.0))
RACES: Final = 2000  # in a generation
PUBLISHED: Final = 0.85  # of the races are of the published sets, the others of cards and tracks by chance
PLAYERS: Final = (2, 2, 2, 3, 4)
LONGEST: Final = 60  # rounds; a race of such styles that lasts longer tells nothing

# How far a weight is changed by chance, one standard deviation: numbers by a factor, tables by a sum.
SPREADS: Final[Mapping[str, float]] = {
    "fear": 0.25,
    "fans": 0.35,
    "progress": 0.15,
    "building": 0.25,
    "rewards": 0.3,
    "money": 0.2,
    "credits": 0.2,
    "lines": 0.6,
    "finish": 0.5,
    "patience": 0.25,
    "crowding": 0.3,
    "trimming": 0.3,
}
CARD_SPREAD: Final = 0.25
COPY_SPREAD: Final = 0.08
GRAY_SPREAD: Final = 0.1
GRAYS: Final = ("light-gray", "dark-gray")

# What a change of one spread may be thought to do before any race is played: to the chance to win, to the lead.
PRIOR_WIN: Final = 0.05
PRIOR_LEAD: Final = 0.6
WIN_BY_LEAD: Final = 0.055  # a space of lead at the end goes with so much more chance to win
LEAD_RANGE: Final = (-6.0, 14.0)  # spaces to go at the end: beyond that it makes no difference
LONGEST_STEP: Final = 2.0  # spreads

Weights = dict[str, float]


class Race(NamedTuple):
    """What is learned from: by seat, how its weights were changed (in spreads), whether it won, how far it came."""

    changes: list[Weights]
    wins: list[float]
    leads: list[float]


# -- styles as flat weights --------------------------------------------------------------------------------


def flat(style: Style) -> Weights:
    """All weights by name; numbers as logarithms, so that a sum changes them by a factor."""
    weights = {name: log(getattr(style, name)) for name in NUMBERS}
    weights |= {f"cards {card}": worth for card, worth in style.cards.items()}
    return weights | {f"copies {card}": worth for card, worth in style.copies.items()}


def style_of(weights: Weights) -> Style:
    numbers = {name: exp(weights[name]) for name in NUMBERS}
    return style_with(numbers, _table(weights, "cards "), _table(weights, "copies "))


def _table(weights: Weights, prefix: str) -> Weights:
    return {name.removeprefix(prefix): worth for name, worth in weights.items() if name.startswith(prefix)}


def spread(name: str) -> float:
    if name in SPREADS:
        return SPREADS[name]
    table, _, card = name.partition(" ")
    return COPY_SPREAD if table == "copies" else GRAY_SPREAD if card in GRAYS else CARD_SPREAD


def names_for(cards: Iterable[str]) -> list[str]:
    """The weights that matter with these cards."""
    cards = tuple(cards)
    return [*NUMBERS, *(f"cards {card}" for card in (*cards, *GRAYS)), *(f"copies {card}" for card in cards)]


# -- races -------------------------------------------------------------------------------------------------


def play(center: Weights, width: float, seed: int) -> Race | None:
    """One race of styles around the best one so far."""
    chance = Random(seed)
    content = Cubitos().content
    if chance.random() < PUBLISHED:
        game = Cubitos(chance.choice(list(content.sets)))
    else:
        game = Cubitos(random_cards(seed), tracks=chance.choice(list(content.tracks)))
    seats = chance.choice(PLAYERS)
    names = names_for(game.cards)
    changes = [{name: chance.gauss(0.0, width) for name in names} for _ in range(seats)]
    bots = [Champion1(style=_changed(center, change), simulations=0) for change in changes]
    state = game.new(seats, seed)
    while not state.over and state.round <= LONGEST:
        seat = state.actors()[0]
        state.apply(seat, ask(bots[seat], state, seat))
    if len(state.winners()) != 1:
        return None
    low, high = LEAD_RANGE
    left = [to_go(state.facts, state.leg[seat], state.space[seat]) for seat in range(seats)]
    return Race(
        changes,
        [float(seat in state.winners()) for seat in range(seats)],
        [-max(low, min(high, spaces)) for spaces in left],
    )


def _changed(center: Weights, change: Weights) -> Style:
    moved = {name: center.get(name, 0.0) + amount * spread(name) for name, amount in change.items()}
    return style_of(moved)


# -- learning ----------------------------------------------------------------------------------------------


def slopes(races: list[Race]) -> Weights:
    """What a change of each weight by one spread does to the chance to win, as far as the races tell.

    Results are compared within a race. The lead at the end says the same as the win with less noise, but not quite
    the same, so the mean of both is taken.
    """
    wins = _regression([(race.changes, race.wins) for race in races], PRIOR_WIN)
    leads = _regression([(race.changes, race.leads) for race in races], PRIOR_LEAD)
    return {name: (wins[name] + WIN_BY_LEAD * leads[name]) / 2 for name in wins}


def _regression(races: list[tuple[list[Weights], list[float]]], prior: float) -> Weights:
    """Ridge regression within races: the less is known of a weight, the closer to nothing its slope."""
    index: dict[str, int] = {}
    for changes, _ in races:
        for name in changes[0]:
            index.setdefault(name, len(index))
    matrix = [[0.0] * len(index) for _ in index]
    right = [0.0] * len(index)
    squares, count = 0.0, 0
    for changes, results in races:
        mean = sum(results) / len(results)
        usual = {name: sum(change[name] for change in changes) / len(changes) for name in changes[0]}
        for change, result in zip(changes, results, strict=True):
            apart = [(index[name], amount - usual[name]) for name, amount in change.items()]
            squares += (result - mean) ** 2
            count += 1
            for at, amount in apart:
                row = matrix[at]
                right[at] += amount * (result - mean)
                for other, factor in apart:
                    row[other] += amount * factor
    for at in range(len(index)):
        matrix[at][at] += squares / count / prior**2
    found = solve(matrix, right)
    return {name: found[at] for name, at in index.items()}


def stepped(center: Weights, found: Weights, rate: float) -> Weights:
    moved = dict(center)
    for name, slope in found.items():
        step = max(-LONGEST_STEP, min(LONGEST_STEP, slope * rate))
        moved[name] = moved.get(name, 0.0) + step * spread(name)
    return moved


# -- the command -------------------------------------------------------------------------------------------


def train(races: int, generations: int, seed: int, workers: int) -> Style:
    center = flat(PLAIN)
    with Pool(workers) as pool:
        for number, (width, rate) in enumerate(GENERATIONS[:generations]):
            seeds = range(seed + number * races, seed + (number + 1) * races)
            played = pool.map(partial(play, center, width), seeds, chunksize=50)
            found = slopes([race for race in played if race is not None])
            center = stepped(center, found, rate)
            steepest = sorted(found, key=lambda name: -abs(found[name]))[:6]
            print(f"generation {number + 1}:", ", ".join(f"{name} {found[name]:+.3f}" for name in steepest), flush=True)
            print("  ", ", ".join(f"{name} {exp(center[name]):.2f}" for name in NUMBERS), flush=True)
    return style_of(center)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn the weights of the bot champion-1 from self-play.")
    parser.add_argument("--races", type=int, default=RACES, help="races in a generation")
    parser.add_argument("--generations", type=int, default=len(GENERATIONS), help=f"1 to {len(GENERATIONS)}")
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=OUT)
    given = parser.parse_args()
    style = train(given.races, given.generations, given.seed, given.workers)
    command = f"python -m scripts.train_champion --races {given.races}"
    command += f" --generations {given.generations} --seed {given.seed}"
    given.out.parent.mkdir(exist_ok=True)
    given.out.write_text(write_style(style, {"command": command}), encoding="utf-8")
    print(f"written: {given.out}")


if __name__ == "__main__":
    main()
