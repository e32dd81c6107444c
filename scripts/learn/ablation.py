"""What each part of the learning brings: `python -m scripts.learn.ablation FOLDER...` trains without it and compares.

The loss on held-out sets, by the same positions for all; less is better. A difference of 0.002 may be chance.
"""

from __future__ import annotations

import argparse
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from scripts.learn.data import Batchable, read_all
from scripts.learn.train import DROPPED, EPOCHS, WIDTHS, Data, Training, in_stages, loss_of


@dataclass(frozen=True)
class Variant:
    """A way to learn that differs from the usual one in one respect."""

    name: str
    epochs: tuple[int, int, int] = EPOCHS
    widths: tuple[int, int, int] = WIDTHS
    part: float = 1.0  # of the races
    known_cards: bool = True


VARIANTS: Final = (
    Variant("as it is"),
    Variant("who won only", epochs=(0, sum(EPOCHS), 0)),
    Variant("not by how far", epochs=(0, 6, 3)),
    Variant("not by later rounds", epochs=(6, 3, 0)),
    Variant("no numbers of cards", known_cards=False),
    Variant("half the races", part=0.5),
    Variant("a quarter of the races", part=0.25),
    Variant("twice as wide", widths=(128, 96, 64)),
    Variant("twice the epochs", epochs=(8, 4, 6)),
)


def first_part(batch: Batchable, part: float) -> Batchable:
    """Whole races from the beginning."""
    ends = np.flatnonzero(batch.ending == 0)
    last = int(ends[max(0, int(len(ends) * part) - 1)]) + 1
    return Batchable(*(array[:last] for array in batch))


def tried(variant: Variant, data: Data) -> float:
    fewer = {key: batch if key[0] else first_part(batch, variant.part) for key, batch in data.items()}
    with tempfile.TemporaryDirectory() as folder:
        dropped = DROPPED if variant.known_cards else 1.0
        training = Training(fewer, str(Path(folder) / "net.npz"), widths=variant.widths, dropped=dropped)
        in_stages(training, variant.epochs)
        return loss_of([training.weights], data, held=True, known=variant.known_cards)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--only", default="", help="names of variants, with commas")
    given = parser.parse_args()
    data = read_all(given.folders)
    rows = [
        f"| {variant.name} | {tried(variant, data):.4f} |"
        for variant in VARIANTS
        if not given.only or variant.name in given.only.split(",")
    ]
    print("\n".join(["| learned | loss on held-out sets |", "| --- | ---: |", *rows]))


if __name__ == "__main__":
    main()
