"""A better network by one command: `python -m scripts.learn FOLDER --net FILE`; it goes on where it was left.

Races are played into FOLDER, a network learns from them into FOLDER/value.npz, more races on held-out sets say how sure
it may be, and others of these how far its chances can be trusted. With `--net` its purchases are seen in the races, and
it goes on learning: first by itself, then from what it says together with new networks that it has taught; without, the
first half of the races is played and learned from without any. Other options are those of `scripts.learn.train`.
"""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from scripts.learn import games, reliability, sureness, train

if TYPE_CHECKING:
    from collections.abc import Sequence

# Networks that go on learning do so in smaller steps, and trust what several say together more.
FURTHER: Final = ("--generations", "0", "--rate", "0.0005")
LAST: Final = ("--generations", "0", "--rate", "0.0003", "--trust", "0.5")


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m scripts.learn", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--net", type=Path, help="a network to begin with")
    parser.add_argument("--parts", type=int, default=200, help="files of races to learn from")
    parser.add_argument("--test-parts", type=int, default=10, help="the same, for each of both tests")
    parser.add_argument("--games", type=int, default=games.GAMES, help="races in a file")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, help="processes; all cores if not given")
    given, others = parser.parse_known_args(words)
    train.options().parse_args([str(given.folder), *others])  # what nobody knows is told before races are played
    fill = partial(games.fill, workers=given.workers, games=given.games)
    folder: Path = given.folder
    net, parts = given.net, given.parts
    seen = [folder / "races"]
    if net is None:
        net, parts = folder / "first.npz", parts - parts // 2
        seen = [folder / "first", folder / "races"]
        fill(seen[0], given.parts // 2, given.seed)
        learn([seen[0]], net, given.seed, others)
    fill(seen[-1], parts, given.seed + 1, net)
    found = folder / "value.npz"
    if given.net:
        further, new = folder / "further.npz", folder / "new.npz"
        learn(seen, further, given.seed, [*FURTHER, "--begin", str(given.net), *others])
        learn(seen, new, given.seed, ["--teachers", str(given.net), *others])
        learn(seen, found, given.seed, [*LAST, "--begin", str(further), "--teachers", str(new), *others])
    else:
        learn(seen, found, given.seed, others)
    for number, name in enumerate(("sureness", "reliability")):
        seed = given.seed + 2 + number
        fill(folder / name, given.test_parts, seed, found, test=True)
    sureness.note([folder / "sureness"], found)
    reliability.tell([folder / "reliability"], found)


def learn(folders: list[Path], out: Path, seed: int, words: list[str]) -> None:
    """Unless that was done before."""
    if out.exists():
        return
    train.train(train.options().parse_args([*map(str, folders), "--out", str(out), "--seed", str(seed), *words]))


if __name__ == "__main__":
    main()
