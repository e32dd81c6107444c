"""Better weights from the races of `games`: `python -m scripts.learn.weights FOLDER --weights FILE --out FILE`.

In every race each seat had its weights changed by chance. A regression of the results on these changes, within races,
says which way each weight should go, and the weights take a step that way. Strong likings and plans are told apart:
what they do says little about a small change.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cubecup.bots.learned import read_style, write_style
from scripts.learn.field import BOLD, LISTED, NET, SHARES
from scripts.learn.games import ALL_WEIGHTS, LIKED, WIDTH
from scripts.train_champion import PRIOR_LEAD, PRIOR_WIN, WIN_BY_LEAD, flat, stepped, style_of

RATE: Final = 11.0  # spreads of a step for each whole win that a spread brings
STRONG: Final = 1.2 * LIKED[0] * WIDTH  # a change above this is a liking

Numbers = NDArray[Any]


def rows_of(part: dict[str, Numbers]) -> tuple[Numbers, Numbers, Numbers]:
    """By race and seat, what differs from the race's mean: changes, likings and plans; wins, leads."""
    changes = part["changes"].astype(np.float64)
    liked = changes > STRONG
    plans = np.eye(len(SHARES))[part["plans"]]
    listed = plans[:, :, [LISTED, BOLD, NET]].sum(axis=2, keepdims=True)  # what it likes has little say
    known = np.concatenate([np.where(liked, 0.0, changes) * (1 - listed), liked * (1 - listed), plans], axis=2)
    first = np.searchsorted(part["race"], np.arange(len(changes)))
    seats = part["table"][first, -1]
    won, rows, wins, leads = part["winner"][first], [], [], []
    for number, count in enumerate(seats):
        win = np.zeros(count)
        win[won[number]] = 1.0
        lead = part["leads"][number, :count]
        rows.append(known[number, :count] - known[number, :count].mean(axis=0))
        wins.append(win - win.mean())
        leads.append(lead - lead.mean())
    return np.concatenate(rows), np.concatenate(wins), np.concatenate(leads)


def slopes(rows: Numbers, wins: Numbers, leads: Numbers) -> dict[str, float]:
    """What a change of each weight by one spread does to the chance to win; the lead says it with less noise."""
    found = (_ridge(rows, wins, PRIOR_WIN) + WIN_BY_LEAD * _ridge(rows, leads, PRIOR_LEAD)) / 2
    return dict(zip(ALL_WEIGHTS, (float(slope) for slope in found), strict=False))


def _ridge(rows: Numbers, results: Numbers, prior: float) -> Numbers:
    """The less is known of a weight, the closer to nothing its slope."""
    noise = float((results**2).mean())
    return np.asarray(np.linalg.solve(rows.T @ rows + np.eye(rows.shape[1]) * noise / prior**2, rows.T @ results))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--weights", type=Path, required=True, help="those that the races were played around")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--rate", type=float, default=RATE)
    given = parser.parse_args()
    parts = []
    for path in sorted(given.folder.glob("part-*.npz")):
        with np.load(path) as part:
            parts.append(rows_of({name: part[name] for name in part.files}))
    rows, wins, leads = (np.concatenate(arrays) for arrays in zip(*parts, strict=True))
    found = slopes(rows, wins, leads)
    center = flat(read_style(given.weights.read_text(encoding="utf-8"), given.weights.name))
    style = style_of(stepped(center, found, given.rate))
    made = {"command": f"python -m scripts.learn.weights {given.folder} --rate {given.rate}", "seats": str(len(rows))}
    given.out.write_text(write_style(style, made), encoding="utf-8")
    steepest = sorted(found, key=lambda name: -abs(found[name]))[:10]
    print(f"{len(rows)} seats:", ", ".join(f"{name} {found[name]:+.3f}" for name in steepest))


if __name__ == "__main__":
    main()
