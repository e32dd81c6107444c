"""How far win chances can be trusted: `python -m scripts.learn.reliability FOLDER... --net FILE` on held-out sets.

Positions are put into ten classes by the chance they are given; in each, the mean chance and how often they were won:
of all, by the stage of the race, and by the number of players.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from cubecup.bots.net.network import ValueNet, read_net
from scripts.learn.data import Batchable, read_all, rounds_left
from scripts.learn.train import chances_of

if TYPE_CHECKING:
    from collections.abc import Iterable

CLASSES: Final = 10
STAGES: Final = ("early", "middle", "late")
ROUNDS: Final = (7.0, 3.0)  # rounds left, as sharp thinks, down to which a race is in its first and second stage


class Given(NamedTuple):
    """For every seat of every position: its chance, whether it won, the stage of the race, how many play."""

    chance: np.ndarray
    won: np.ndarray
    stage: np.ndarray
    players: np.ndarray


def given_and_won(net: ValueNet, batch: Batchable) -> Given:
    chances = chances_of(net.members, batch, sureness=net.sureness)
    seats = chances.shape[1]
    won = np.arange(seats)[None, :] == batch.winner[:, None]
    stage = np.repeat(stage_of(batch)[:, None], seats, axis=1)
    return Given(chances.ravel(), won.ravel(), stage.ravel(), np.full(chances.size, seats))


def stage_of(batch: Batchable) -> np.ndarray:
    """By what is known at the time: which third of a race it was depends on how it went on."""
    left = rounds_left(batch)
    return np.asarray(2 - (left > ROUNDS[0]).astype(int) - (left > ROUNDS[1]).astype(int))


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


def lines(name: str, rows: list[tuple[int, float, float]]) -> list[str]:
    """Of a page: what was given, what was won, and how many seats that tells of."""
    return [
        " | ".join([f"| given, {name}", *(f"{given:.1%}" for _, given, _ in rows)]) + " |",
        " | ".join([f"| won, {name}", *(f"{won:.1%}" for _, _, won in rows)]) + " |",
        " | ".join([f"| seats, {name}", *(str(count) for count, _, _ in rows)]) + " |",
    ]


def tell(folders: Iterable[Path], file: Path) -> None:
    """Print the table of held-out sets."""
    net = read_net(file)
    found = [given_and_won(net, batch) for (held, _), batch in read_all(folders).items() if held]
    seen = Given(*(np.concatenate(arrays) for arrays in zip(*found, strict=True)))
    groups = {"all": np.ones(len(seen.won), bool)}
    groups |= {name: seen.stage == at for at, name in enumerate(STAGES)}
    groups |= {f"{players} players": seen.players == players for players in (2, 3, 4)}
    print("| class |" + "".join(f" {at * 10} to {at * 10 + 10}% |" for at in range(CLASSES)))
    print("| --- |" + " ---: |" * CLASSES)
    for name, inside in groups.items():
        print("\n".join(lines(name, table(seen.chance[inside], seen.won[inside]))))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--net", type=Path, default="src/cubecup/bots/content/value.npz")
    given = parser.parse_args()
    tell(given.folders, given.net)


if __name__ == "__main__":
    main()
