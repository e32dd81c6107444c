"""Training of the value: `python -m scripts.learn.train FOLDER... --out FILE`; it goes on where FILE was left.

Cross-entropy by Adam, in stages: first of who won and by how far, which is less noisy than who won alone; then of who
won; then of what the network itself says of the rounds that follow (TD). Then come generations: wider networks begin
anew and learn what those before them say together of the rounds that follow, which is less noisy still, and take their
place. Networks of earlier races may teach them, too, or go on learning themselves (`--begin`): nothing is lost of what
these knew.
Whole sets are held out, and the curve tells the loss on them too. Plain numpy: the network is so small that a library
for learning would only be one more thing to install.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from cubecup.bots.net.features import OTHERS, Numbers
from cubecup.bots.net.network import (
    EMBEDDED,
    PLAIN,
    Sureness,
    Weights,
    forward,
    random_weights,
    read_net,
    save_net,
    softmax,
    sure,
    write_arrays,
)
from cubecup.cubitos.dice import OWN_KINDS
from scripts.learn.data import Batchable, card_names, read_all, rounds_left

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

BATCH: Final = 1024
CHUNK: Final = 4096  # positions looked at together where nothing is learned
FACTORS: Final = tuple(number / 20 for number in range(10, 31))  # of all scores, tried when all is learned
DROPPED: Final = 0.3  # positions in which the cards have no numbers of their own, so that unknown ones work
SPACES: Final = 3.0  # at the end of a race, so many more spaces mean e times the claim to have been the better one
FAR: Final = 0.6  # how much of the first target is by how far
EPOCHS: Final = (4, 2, 3)
RATE: Final = 0.002
DECAY: Final = 0.1
TRUST: Final = 0.7
WIDTHS: Final = (64, 48, 32)
FURTHER_EPOCHS: Final = 4  # of networks that go on learning
# Of the generations that follow the first one; what several networks say together may be trusted more.
LATER_EPOCHS: Final = 6
LATER_TRUST: Final = 0.5
LATER_WIDTHS: Final = (128, 64, 48)

Data = dict[tuple[bool, int], Batchable]
Targets = dict[int, Numbers]  # by number of seats, (P, S)


# -- what is to be learned -------------------------------------------------------------------------------------


def winners(batch: Batchable) -> Numbers:
    return np.asarray(np.eye(batch.inputs.shape[1], dtype=np.float32)[batch.winner])


def by_how_far(batch: Batchable, part: float = FAR) -> Numbers:
    """Who won, and in part how close it was: a race decided by a space says little about who was better."""
    return np.asarray((1 - part) * winners(batch) + part * softmax(batch.leads.astype(np.float32) / SPACES), np.float32)


def by_later_rounds(members: Sequence[Weights], batch: Batchable, trust: float) -> Numbers:
    """TD(lambda): what networks say of the positions that follow, and in the end who won; `trust` is lambda."""
    said = chances_of(members, batch)
    target = winners(batch)
    for ending in range(1, int(batch.ending.max(initial=0)) + 1):
        at = np.flatnonzero(batch.ending == ending)
        target[at] = (1 - trust) * said[at + 1] + trust * target[at + 1]
    return target


def chances_of(members: Sequence[Weights], batch: Batchable, known: bool = True, sureness: Sureness = PLAIN) -> Numbers:
    """What networks say together; with unknown cards if told so."""
    found: list[Numbers] = []
    for at in range(0, len(batch.winner), CHUNK):
        part = Batchable(*(array[at : at + CHUNK] for array in batch))
        dropped = None if known else np.ones(len(part.winner), bool)
        scores = [forward(weights, inputs_of(weights, part, dropped))["score"] for weights in members]
        mean = np.asarray(np.mean(scores, axis=0))
        found.append(softmax(mean * sure(sureness[mean.shape[1]], rounds_left(part))[:, None]))
    return np.concatenate(found)


# -- the network -----------------------------------------------------------------------------------------------


def inputs_of(weights: Weights, batch: Batchable, dropped: np.ndarray | None = None) -> Numbers:
    numbers = weights["cards"][batch.cards]  # (P, K, E)
    if dropped is not None:
        numbers = numbers * ~dropped[:, None, None]
    own = np.matmul(batch.drawn.astype(np.float32), numbers) * np.float32(0.5)
    return np.concatenate([batch.inputs.astype(np.float32), own], axis=2)


def gradients(weights: Weights, batch: Batchable, dropped: np.ndarray, target: Numbers) -> tuple[float, Weights]:
    """The loss of a batch and its slope by every weight."""
    inputs = inputs_of(weights, batch, dropped)
    positions, seats, _ = inputs.shape
    layers = forward(weights, inputs)
    chances = softmax(layers["score"])
    loss = float(-(target * np.log(chances + 1e-9)).sum(axis=1).mean())
    slope = ((chances - target) / positions).reshape(-1, 1)
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


def loss_of(members: Sequence[Weights], data: Data, held: bool, known: bool = True) -> float:
    """The mean surprise at who won."""
    total = count = 0.0
    for (is_held, _), batch in data.items():
        if is_held == held:
            chances = chances_of(members, batch, known)
            total -= float(np.log(chances[np.arange(len(chances)), batch.winner] + 1e-9).sum())
            count += len(chances)
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


# -- the training ----------------------------------------------------------------------------------------------


def copied(weights: Weights) -> Weights:
    return {name: array.copy() for name, array in weights.items()}


class Training:
    """A network in the making; its curve and its state lie beside its file."""

    def __init__(
        self,
        data: Data,
        out: str,
        seed: int = 1,
        decay: float = DECAY,
        widths: tuple[int, int, int] = WIDTHS,
        dropped: float = DROPPED,
        begin: Weights | None = None,
    ) -> None:
        self.data = data
        self.out = out
        self.decay = decay
        self.dropped = dropped
        self.names = card_names()
        self.chance = np.random.default_rng(seed)
        self.weights = random_weights(len(self.names), seed, *widths) if begin is None else copied(begin)
        self.state = Path(f"{out}.state.npz")
        if self.state.exists():
            with np.load(self.state) as kept:
                self.weights = {name: kept[name] for name in kept.files}
        self.seen = {seats: batch for (held, seats), batch in data.items() if not held}
        self.begun = time.process_time()
        self.epochs = 0
        self.best = float("inf")

    def run(self, stage: str, targets: Mapping[int, Numbers], epochs: int, rate: float) -> None:
        """Some epochs with a rate that falls to nothing; the best network by held-out sets is the one that stays."""
        adam = Adam(self.weights)
        sizes = {seats: max(1, len(batch.winner) // BATCH) for seats, batch in self.seen.items()}
        whole = epochs * sum(sizes.values())
        done = 0
        for _ in range(epochs):
            losses: list[float] = []
            batches = [(seats, at) for seats, size in sizes.items() for at in range(size)]
            orders = {seats: self.chance.permutation(len(batch.winner)) for seats, batch in self.seen.items()}
            self.chance.shuffle(batches)
            for seats, at in batches:
                rows = np.sort(orders[seats][at * BATCH : (at + 1) * BATCH])
                batch = Batchable(*(array[rows] for array in self.seen[seats]))
                dropped = self.chance.random(len(rows)) < self.dropped
                loss, slopes = gradients(self.weights, batch, dropped, targets[seats][rows])
                adam.step(self.weights, slopes, rate * 0.5 * (1 + np.cos(np.pi * done / (whole + 1))), self.decay)
                losses.append(loss)
                done += 1
            self._tell(stage, float(np.mean(losses)))

    def _tell(self, stage: str, loss: float) -> None:
        self.epochs += 1
        held, blind = (loss_of([self.weights], self.data, True, known) for known in (True, False))
        spent = time.process_time() - self.begun
        told = f"epoch {self.epochs}, {stage}: loss {loss:.4f}, held out {held:.4f}, without card numbers {blind:.4f}, "
        print(f"{told}{spent:.0f} s", flush=True)
        with Path(f"{self.out}.curve.csv").open("a", newline="") as file:
            row = [self.epochs, stage, *(f"{value:.4f}" for value in (loss, held, blind)), f"{spent:.0f}"]
            csv.writer(file).writerow(row)
        with self.state.open("wb") as file:
            write_arrays(file, self.weights)
        if held < self.best:
            self.best = held
            save_net(self.out, [self.weights], self.names)


def train(given: argparse.Namespace) -> None:
    """Several networks, each from its own seed, and all of them as one file."""
    data = read_all(given.folders)
    told = ("to learn from", "held out")
    counts = (sum(len(batch.winner) for (held, _), batch in data.items() if held == wanted) for wanted in (False, True))
    print(", ".join(f"{count} positions {what}" for count, what in zip(counts, told, strict=True)), flush=True)
    teachers = [weights for file in given.teachers for weights in members_of(file)]
    if given.begin:
        members = continued(given, data, members_of(given.begin), teachers)
    else:
        members = []
        for seed in range(given.seed, given.seed + given.members):
            training = Training(data, f"{given.out}.{seed}", seed, given.decay, tuple(given.widths))
            in_stages(training, given.epochs, given.rate, given.trust)
            members.append(training.weights)
    for generation in range(1, given.generations + 1):
        members = taught(given, data, generation, [*teachers, *members])
    factor = temper(members, data)
    print(f"scores are multiplied by {factor:.2f}: loss held out {loss_of(tempered(members, factor), data, True):.4f}")
    save_net(given.out, tempered(members, factor), card_names())


def in_stages(training: Training, epochs: Sequence[int], rate: float = RATE, trust: float = TRUST) -> None:
    """So many epochs by how far they came, by who won, and by what the network says of later rounds."""
    far, won, later = epochs
    seen = training.seen
    training.run("how far", {seats: by_how_far(batch) for seats, batch in seen.items()}, far, rate)
    training.run("who won", {seats: winners(batch) for seats, batch in seen.items()}, won, rate / 2)
    targets = {seats: by_later_rounds([training.weights], batch, trust) for seats, batch in seen.items()}
    training.run("later rounds", targets, later, rate / 2)


def members_of(file: Path) -> list[Weights]:
    """Networks of a file, with numbers for the cards of today; a card that they do not know begins with none."""
    net = read_net(file)
    known = [net.cards.get(card, -1) for card in card_names()]
    return [
        {**weights, "cards": np.where(np.array(known)[:, None] >= 0, weights["cards"][known], np.float32(0.0))}
        for weights in net.members
    ]


def continued(
    given: argparse.Namespace, data: Data, members: Sequence[Weights], teachers: Sequence[Weights]
) -> list[Weights]:
    """Networks go on learning, from what they and others say together of the rounds that follow."""
    found: list[Weights] = []
    targets: Targets = {}
    for number, weights in enumerate(members):
        training = Training(data, f"{given.out}.{number}", given.seed + number, given.decay, begin=weights)
        targets = targets or {
            seats: by_later_rounds([*members, *teachers], batch, given.trust) for seats, batch in training.seen.items()
        }
        training.run("continued", targets, given.further_epochs, given.rate)
        found.append(training.weights)
    return found


def taught(given: argparse.Namespace, data: Data, generation: int, teachers: Sequence[Weights]) -> list[Weights]:
    """A new generation, which learns from those before."""
    found: list[Weights] = []
    targets: Targets = {}
    for seed in range(given.seed, given.seed + given.members):
        out, own = f"{given.out}.{generation}.{seed}", 100 * generation + seed
        training = Training(data, out, own, given.decay, tuple(given.later_widths))
        targets = targets or {
            seats: by_later_rounds(teachers, batch, given.later_trust) for seats, batch in training.seen.items()
        }
        training.run(f"generation {generation}", targets, given.later_epochs, given.rate)
        found.append(training.weights)
    return found


def tempered(members: Sequence[Weights], factor: float) -> list[Weights]:
    """The same networks with all scores multiplied: below 1 they are less sure of themselves."""
    return [{**weights, "w4": weights["w4"] * np.float32(factor)} for weights in members]


def temper(members: Sequence[Weights], data: Data) -> float:
    """How sure networks may be: they have learned their own races too well, and held-out sets tell by how much."""
    return min(FACTORS, key=lambda factor: loss_of(tempered(members, factor), data, held=True))


def options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--out", default="value.npz")
    parser.add_argument("--epochs", type=int, nargs=3, default=EPOCHS, help="by how far, who won, later rounds")
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--decay", type=float, default=DECAY)
    parser.add_argument("--trust", type=float, default=TRUST, help="lambda of TD: 1 is who won, 0 the next round")
    parser.add_argument("--widths", type=int, nargs=3, default=WIDTHS, help="units of the three layers")
    parser.add_argument("--begin", type=Path, help="a file of networks that go on learning, instead of new ones")
    parser.add_argument("--further-epochs", type=int, default=FURTHER_EPOCHS, help="of each of these")
    parser.add_argument("--generations", type=int, default=1, help="that follow the first one")
    parser.add_argument("--teachers", type=Path, nargs="*", default=(), help="files of networks to learn from, too")
    parser.add_argument("--later-epochs", type=int, default=LATER_EPOCHS, help="of each of their networks")
    parser.add_argument("--later-trust", type=float, default=LATER_TRUST, help="lambda, for them")
    parser.add_argument("--later-widths", type=int, nargs=3, default=LATER_WIDTHS, help="units, for them")
    parser.add_argument("--members", type=int, default=3, help="networks that are asked together")
    parser.add_argument("--seed", type=int, default=1)
    return parser


def main() -> None:
    train(options().parse_args())


if __name__ == "__main__":
    main()
