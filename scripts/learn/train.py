"""Training of the value: `python -m scripts.learn.train FOLDER... --out FILE`; it goes on where FILE was left.

Cross-entropy of who won, by Adam. Sets whose hash says so are held out, and the curve tells the loss on them too.
Plain numpy: the network is so small that a library for learning would only be one more thing to install.
"""

from __future__ import annotations

import argparse
import csv
import hashlib
import time
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from cubecup.bots.net.features import OTHERS, Numbers, features, tables_of
from cubecup.bots.net.network import EMBEDDED, Weights, forward, random_weights, save_net, softmax, write_arrays
from cubecup.bots.net.rows import (
    CREDITS_AT,
    DISCARD_AT,
    DRAW_AT,
    FANS_AT,
    HANDS_AT,
    LEG_AT,
    ROLL_AT,
    ROUND_AT,
    SPACE_AT,
    estimates_of,
)  # fmt: skip
from cubecup.cubitos.dice import KINDS, OWN_KINDS
from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.state import CubitosState

BATCH: Final = 1024
HELD_OUT: Final = 10  # one of so many random sets
FACTORS: Final = tuple(number / 20 for number in range(10, 23))  # of all scores, tried when all is learned
DROPPED: Final = 0.3  # races in which the cards have no numbers of their own, so that unknown ones work


class Batchable(NamedTuple):
    """Positions with the same number of seats."""

    inputs: Numbers  # (P, S, F) as float16
    drawn: Numbers  # (P, S, K) as float16
    cards: np.ndarray  # (P, K): the number of each kind's card
    winner: np.ndarray
    stage: np.ndarray  # how much of the race is over: 0, 1, 2


def card_names() -> tuple[str, ...]:
    return (*KINDS[:3], *sorted(Cubitos().content.cards))


def is_held_out(cards: str, published: str) -> bool:
    return not published and hashlib.sha256(cards.encode()).digest()[0] % HELD_OUT == 0


def read_part(path: Path) -> dict[tuple[bool, int], Batchable]:
    """By held out or not and number of seats; worked out once and kept beside the part."""
    kept = path.with_suffix(".features")
    names = {name: number for number, name in enumerate(card_names())}
    if not kept.exists() or kept.stat().st_mtime < path.stat().st_mtime:
        _work_out(path, kept, names)
    with np.load(kept) as data:
        keys = {name.rsplit("-", 1)[0] for name in data.files}
        found: dict[tuple[bool, int], Batchable] = {}
        for key in keys:
            held, seats = key.split("-")
            found[held == "held", int(seats)] = Batchable(*(data[f"{key}-{field}"] for field in Batchable._fields))
        return found


def _work_out(path: Path, kept: Path, names: dict[str, int]) -> None:
    with np.load(path) as data:
        options, race, winner = data["options"], data["race"], data["winner"]
        table, seats = data["table"].astype(np.int32), data["seats"].astype(np.int32)
    begins = np.searchsorted(race, np.arange(len(options) + 1))
    gathered: dict[str, list[tuple[np.ndarray, ...]]] = {}
    for number, text in enumerate(options):
        rows = slice(begins[number], begins[number + 1])
        if rows.start == rows.stop:
            continue
        cards, tracks, laps, published = str(text).split("|")
        game = Cubitos(cards.split(","), tracks=tracks.split(","), laps=int(laps))
        count = int(table[rows.start, -1])
        those = seats[rows, :count]
        found = [estimates_of(state_of(game, *one)) for one in zip(table[rows], those, strict=True)]
        yields = np.array([one.yields for one in found], np.float32)
        rounds = np.array([one.rounds for one in found], np.float32)
        inputs, drawn = features(tables_of(game.facts), table[rows], those, yields, rounds)
        by_kind = [names[card or kind] for card, kind in zip(game.facts.card_of_kind, KINDS, strict=True)]
        positions = len(inputs)
        key = f"{'held' if is_held_out(cards, published) else 'seen'}-{count}"
        gathered.setdefault(key, []).append(
            (
                inputs.astype(np.float16),
                drawn.astype(np.float16),
                np.tile(np.array(by_kind, np.uint8), (positions, 1)),
                winner[rows],
                (np.arange(positions) * 3 // positions).astype(np.uint8),
            )
        )
    arrays = {
        f"{key}-{field}": np.concatenate([row[at] for row in rows])
        for key, rows in gathered.items()
        for at, field in enumerate(Batchable._fields)
    }
    with kept.open("wb") as file:
        write_arrays(file, arrays)


def state_of(game: Cubitos, table: np.ndarray, seats: np.ndarray) -> CubitosState:
    """A position with these rows, as far as estimates look at it."""
    state = game.set_up(len(seats), 0)
    state.tray = [int(count) for count in table[:OWN_KINDS]]
    state.round = int(table[ROUND_AT])
    for seat, row in enumerate(seats.tolist()):
        base = seat * state.kinds
        for zone, at in ((state.draw, DRAW_AT), (state.roll, ROLL_AT), (state.discard, DISCARD_AT)):
            zone[base : base + OWN_KINDS] = row[at : at + OWN_KINDS]
        state.credits[seat], state.fans[seat], state.hands[seat] = row[CREDITS_AT], row[FANS_AT], row[HANDS_AT]
        state.leg[seat], state.space[seat] = row[LEG_AT], row[SPACE_AT]
    return state


def read_all(folders: list[Path]) -> dict[tuple[bool, int], Batchable]:
    parts: dict[tuple[bool, int], list[Batchable]] = {}
    for folder in folders:
        for path in sorted(folder.glob("part-*.npz")):
            for key, part in read_part(path).items():
                parts.setdefault(key, []).append(part)
    return {
        key: Batchable(*(np.concatenate(arrays) for arrays in zip(*found, strict=True))) for key, found in parts.items()
    }


# -- the network -----------------------------------------------------------------------------------------------


def inputs_of(weights: Weights, batch: Batchable, dropped: np.ndarray | None = None) -> Numbers:
    numbers = weights["cards"][batch.cards]  # (P, K, E)
    if dropped is not None:
        numbers = numbers * ~dropped[:, None, None]
    own = np.matmul(batch.drawn.astype(np.float32), numbers) * np.float32(0.5)
    return np.concatenate([batch.inputs.astype(np.float32), own], axis=2)


def gradients(weights: Weights, batch: Batchable, dropped: np.ndarray) -> tuple[float, Weights]:
    """The loss of a batch and its slope by every weight."""
    inputs = inputs_of(weights, batch, dropped)
    positions, seats, _ = inputs.shape
    layers = forward(weights, inputs)
    chances = softmax(layers["score"])
    rows = np.arange(positions)
    loss = float(-np.log(chances[rows, batch.winner] + 1e-9).mean())
    slope = chances.copy()
    slope[rows, batch.winner] -= 1.0
    slope = (slope / positions).reshape(-1, 1)
    found: Weights = {"w4": layers["last"].T @ slope}
    last = slope @ weights["w4"].T * (layers["last"] > 0)
    found["w3"], found["b3"] = layers["both"].T @ last, last.sum(axis=0)
    size = layers["code"].shape[2]
    both = (last @ weights["w3"].T).reshape(positions, seats, -1)
    code = both[:, :, :size].copy()
    mean = both[:, :, size : 2 * size] / (seats - 1)
    code += mean.sum(axis=1, keepdims=True) - mean
    most = both[:, :, 2 * size :]
    for seat in range(seats):
        others = OTHERS[seats][seat]
        highest = layers["code"][:, others].argmax(axis=1)
        for at, other in enumerate(others):
            code[:, other] += most[:, seat] * (highest == at)
    code = (code * (layers["code"] > 0)).reshape(positions * seats, -1)
    found["w2"], found["b2"] = layers["first"].T @ code, code.sum(axis=0)
    first = code @ weights["w2"].T * (layers["first"] > 0)
    found["w1"], found["b1"] = layers["flat"].T @ first, first.sum(axis=0)
    own = (first @ weights["w1"][-EMBEDDED:].T).reshape(positions, seats, EMBEDDED) * np.float32(0.5)
    by_kind = np.matmul(batch.drawn.astype(np.float32).transpose(0, 2, 1), own) * ~dropped[:, None, None]
    cards = np.zeros_like(weights["cards"])
    for kind in range(OWN_KINDS):
        np.add.at(cards, batch.cards[:, kind], by_kind[:, kind])
    found["cards"] = cards
    return loss, found


def loss_of(weights: Weights, data: dict[tuple[bool, int], Batchable], held: bool, known: bool = True) -> float:
    total = count = 0.0
    for (is_held, _), batch in data.items():
        if is_held == held:
            for at in range(0, len(batch.winner), 4096):
                part = Batchable(*(array[at : at + 4096] for array in batch))
                dropped = None if known else np.ones(len(part.winner), bool)
                chances = softmax(forward(weights, inputs_of(weights, part, dropped))["score"])
                total -= float(np.log(chances[np.arange(len(part.winner)), part.winner] + 1e-9).sum())
                count += len(part.winner)
    return total / max(1.0, count)


class Adam:
    def __init__(self, weights: Weights) -> None:
        self.steps = 0
        self.mean = {name: np.zeros_like(array) for name, array in weights.items()}
        self.square = {name: np.zeros_like(array) for name, array in weights.items()}

    def step(self, weights: Weights, slopes: Weights, rate: float, decay: float) -> None:
        self.steps += 1
        for name, slope in slopes.items():
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope * slope - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.steps)
            square = self.square[name] / (1 - 0.999**self.steps)
            weights[name] -= (rate * (mean / (np.sqrt(square) + 1e-8) + decay * weights[name])).astype(np.float32)


def train(given: argparse.Namespace) -> None:
    chance = np.random.default_rng(given.seed)
    data = read_all(given.folders)
    names = card_names()
    weights = random_weights(len(names), given.seed)
    state = Path(f"{given.out}.state.npz")
    if state.exists():
        with np.load(state) as kept:
            weights = {name: kept[name] for name in kept.files}
    adam = Adam(weights)
    seen = {seats: batch for (held, seats), batch in data.items() if not held}
    total = sum(len(batch.winner) for batch in seen.values())
    print(
        f"{total} positions to learn from, {sum(len(b.winner) for (h, _), b in data.items() if h)} held out", flush=True
    )
    every = max(1, total // BATCH)
    whole = given.epochs * every
    begun = time.process_time()
    running: list[float] = []
    done = 0
    for epoch in range(given.epochs):
        batches = [(seats, at) for seats, batch in seen.items() for at in range(max(1, len(batch.winner) // BATCH))]
        orders = {seats: chance.permutation(len(batch.winner)) for seats, batch in seen.items()}
        chance.shuffle(batches)
        for seats, at in batches:
            rows = np.sort(orders[seats][at * BATCH : (at + 1) * BATCH])
            batch = Batchable(*(array[rows] for array in seen[seats]))
            loss, slopes = gradients(weights, batch, chance.random(len(rows)) < DROPPED)
            rate = given.rate * 0.5 * (1 + np.cos(np.pi * done / (whole + 1)))
            adam.step(weights, slopes, rate, given.decay)
            running.append(loss)
            done += 1
        held, blind = loss_of(weights, data, True), loss_of(weights, data, True, known=False)
        row = [epoch + 1, np.mean(running), held, blind, time.process_time() - begun]
        told = "epoch {:.0f}: loss {:.4f}, held out {:.4f}, without card numbers {:.4f}, {:.0f} s"
        print(told.format(*row), flush=True)
        with Path(f"{given.out}.curve.csv").open("a", newline="") as file:
            csv.writer(file).writerow([f"{value:.4f}" for value in row])
        running.clear()
        with state.open("wb") as file:
            write_arrays(file, weights)
        save_net(given.out, weights, names)
    factor = temper(weights, data)
    print(f"scores are multiplied by {factor:.2f}: loss held out {loss_of(tempered(weights, factor), data, True):.4f}")
    save_net(given.out, tempered(weights, factor), names)


def tempered(weights: Weights, factor: float) -> Weights:
    """The same network with all scores multiplied: below 1 it is less sure of itself."""
    return {**weights, "w4": weights["w4"] * np.float32(factor)}


def temper(weights: Weights, data: dict[tuple[bool, int], Batchable]) -> float:
    """How sure a network may be: it has learned its own races too well, and held-out sets tell by how much."""
    return min(FACTORS, key=lambda factor: loss_of(tempered(weights, factor), data, held=True))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--out", default="value.npz")
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--rate", type=float, default=0.001)
    parser.add_argument("--decay", type=float, default=0.01)
    parser.add_argument("--seed", type=int, default=1)
    train(parser.parse_args())


if __name__ == "__main__":
    main()
