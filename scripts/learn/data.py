"""What is learned from: the positions of played races as arrays, worked out once and kept beside each part.

Sets whose hash says so are held out, whole (`cubecup.lab.held_out`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from cubecup.bots.net.features import FEATURES, Numbers, features, tables_of
from cubecup.bots.net.network import write_arrays
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
from cubecup.lab.held_out import is_held_out

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from cubecup.cubitos.state import CubitosState

_ROUNDS_AT: Final = FEATURES.index("rounds left")
_ROUNDS_UNIT: Final = 8.0  # of that number


class Batchable(NamedTuple):
    """Positions with the same number of seats."""

    inputs: Numbers  # (P, S, F) as float16
    drawn: Numbers  # (P, S, K) as float16
    cards: np.ndarray  # (P, K): the number of each kind's card
    winner: np.ndarray
    leads: Numbers  # (P, S) as float16: how far each came in the end, in spaces
    ending: np.ndarray  # how many positions of the race follow; one race after another, each in the order of its rounds


def rounds_left(batch: Batchable) -> Numbers:
    """As sharp thinks, by position."""
    return np.asarray(batch.inputs[:, 0, _ROUNDS_AT].astype(np.float32) * _ROUNDS_UNIT)


def card_names() -> tuple[str, ...]:
    return (*KINDS[:3], *sorted(Cubitos().content.cards))


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
        options, race, winner, leads = data["options"], data["race"], data["winner"], data["leads"]
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
        held = not published and is_held_out(cards.split(","))
        key = f"{'held' if held else 'seen'}-{count}"
        gathered.setdefault(key, []).append(
            (
                inputs.astype(np.float16),
                drawn.astype(np.float16),
                np.tile(np.array(by_kind, np.uint8), (positions, 1)),
                winner[rows],
                np.tile(leads[number, :count].astype(np.float16), (positions, 1)),
                np.arange(positions - 1, -1, -1).astype(np.uint8),
            )
        )
    arrays = {
        f"{key}-{field}": np.concatenate([row[at] for row in rows])
        for key, rows in gathered.items()
        for at, field in enumerate(Batchable._fields)
    }
    whole = kept.with_suffix(".half")  # or none: who was stopped here would find half of it, and read no further
    with whole.open("wb") as file:
        write_arrays(file, arrays)
    whole.replace(kept)


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


def read_all(folders: Iterable[Path]) -> dict[tuple[bool, int], Batchable]:
    parts: dict[tuple[bool, int], list[Batchable]] = {}
    for folder in folders:
        for path in sorted(folder.glob("part-*.npz")):
            for key, part in read_part(path).items():
                parts.setdefault(key, []).append(part)
    return {
        key: Batchable(*(np.concatenate(arrays) for arrays in zip(*found, strict=True))) for key, found in parts.items()
    }
