"""How sure a network may be: `python -m scripts.learn.sureness FOLDER... --net FILE`, noted in FILE.

That depends on the rounds left and on the number of seats. The folders should have races of which the network has
learned nothing, neither its weights nor which epoch was kept; then the table of `reliability` on held-out sets
is a test of it.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from cubecup.bots.net.network import SURE_AT, forward, read_net, save_net, softmax, sure
from scripts.learn.data import read_all, rounds_left
from scripts.learn.train import inputs_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cubecup.bots.net.features import Numbers
    from cubecup.bots.net.network import Weights
    from scripts.learn.data import Batchable

STEPS: Final = (0.16, 0.08, 0.04, 0.02)  # of a factor, one after another

# Scores, rounds left and winners of positions with equal numbers of seats.
Scored = tuple["Numbers", "Numbers", "Numbers"]


def scored(members: Sequence[Weights], batch: Batchable) -> Scored:
    scores = [forward(weights, inputs_of(weights, batch))["score"] for weights in members]
    return np.asarray(np.mean(scores, axis=0)), rounds_left(batch), batch.winner


def surprise(factors: Sequence[float], found: Iterable[Scored]) -> float:
    """The mean surprise at who won."""
    total = count = 0.0
    for scores, left, winner in found:
        chances = softmax(scores * sure(factors, left)[:, None])
        total -= float(np.log(chances[np.arange(len(winner)), winner] + 1e-9).sum())
        count += len(winner)
    return total / max(1.0, count)


def best_sureness(found: Sequence[Scored]) -> list[float]:
    """One factor after another is moved as long as that helps, in ever smaller steps."""
    factors = [1.0] * len(SURE_AT)
    least = surprise(factors, found)
    for step in STEPS:
        moved = True
        while moved:
            moved = False
            for at in range(len(factors)):
                for by in (step, -step):
                    tried = [*factors[:at], factors[at] + by, *factors[at + 1 :]]
                    loss = surprise(tried, found)
                    if loss < least - 1e-7:
                        factors, least, moved = tried, loss, True
    return factors


def note(folders: Iterable[Path], file: Path) -> None:
    """Find how sure the network in the file may be, and write it there."""
    net = read_net(file)
    races = read_all(folders)
    sureness = dict(net.sureness)
    for seats in sorted({seats for _, seats in races}):
        found = [scored(net.members, batch) for (_, count), batch in races.items() if count == seats]
        before, factors = surprise(sureness[seats], found), best_sureness(found)
        told = ", ".join(f"{factor:.2f} at {left:g}" for left, factor in zip(SURE_AT, factors, strict=True))
        print(f"{seats} seats, {told} rounds left: loss {surprise(factors, found):.4f} instead of {before:.4f}")
        sureness[seats] = factors
    save_net(file, net.members, list(net.cards), sureness)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--net", type=Path, default="src/cubecup/bots/content/value.npz")
    given = parser.parse_args()
    note(given.folders, given.net)


if __name__ == "__main__":
    main()
