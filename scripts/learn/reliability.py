"""How far win chances can be trusted: `python -m scripts.learn.reliability FOLDER... --net FILE` on held-out sets.

Positions are put into ten classes by the chance they are given; in each, the mean chance and how often they were won.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

import numpy as np

from cubecup.bots.net.network import forward, read_net, softmax
from scripts.learn.data import Batchable, read_all
from scripts.learn.train import inputs_of

CLASSES: Final = 10
STAGES: Final = ("early", "middle", "late")


def given_and_won(weights: dict[str, np.ndarray], batch: Batchable) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """For every seat of every position: its chance, whether it won, and the stage of the race."""
    parts = []
    for at in range(0, len(batch.winner), 4096):
        part = Batchable(*(array[at : at + 4096] for array in batch))
        parts.append(softmax(forward(weights, inputs_of(weights, part))["score"]))
    chances = np.concatenate(parts)
    won = np.arange(chances.shape[1])[None, :] == batch.winner[:, None]
    stage = np.repeat(batch.stage[:, None], chances.shape[1], axis=1)
    return chances.ravel(), won.ravel(), stage.ravel()


def table(chances: np.ndarray, won: np.ndarray) -> list[tuple[int, float, float]]:
    """By class: how many, the mean chance given, and how often they were won."""
    classes = np.minimum(CLASSES - 1, (chances * CLASSES).astype(int))
    rows: list[tuple[int, float, float]] = []
    for number in range(CLASSES):
        inside = classes == number
        count = int(inside.sum())
        rows.append(
            (count, float(chances[inside].mean()) if count else 0.0, float(won[inside].mean()) if count else 0.0)
        )
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--net", default="src/cubecup/bots/content/value.npz")
    given = parser.parse_args()
    weights = read_net(given.net).weights
    found = [given_and_won(weights, batch) for (held, _), batch in read_all(given.folders).items() if held]
    chances, won, stage = (np.concatenate(arrays) for arrays in zip(*found, strict=True))
    columns = [("all", np.ones(len(stage), bool)), *((name, stage == at) for at, name in enumerate(STAGES))]
    for name, inside in columns:
        print(f"\n| {name}: positions | given | won |\n| ---: | ---: | ---: |")
        for count, mean, share in table(chances[inside], won[inside]):
            print(f"| {count} | {mean:.1%} | {share:.1%} |")


if __name__ == "__main__":
    main()
