"""What the learned value says of positions at hand: ends of rounds that playouts come to, and purchases."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import as_file, files
from typing import TYPE_CHECKING, Final

import numpy as np

from cubecup.bots.net.network import ValueNet, read_net
from cubecup.bots.net.rows import Estimates, Moment, estimates_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cubecup.bots.net.features import Numbers
    from cubecup.cubitos.state import CubitosState

FILE: Final = "value.npz"


@lru_cache(maxsize=1)
def learned_net() -> ValueNet:
    """The network that comes with the package."""
    with as_file(files("cubecup.bots") / "content" / FILE) as path:
        return read_net(path)


class Judge:
    """Judges what becomes of one position: estimates that hardly change within a round are made once, for all."""

    def __init__(self, net: ValueNet, state: CubitosState) -> None:
        self._net = net
        self._facts = state.facts
        self.cost = state.facts.cost
        estimates: Estimates = estimates_of(state)
        self._yields = np.array([estimates.yields], np.float32)
        self._rounds = estimates.rounds

    def chances(self, moments: Sequence[Moment], rounds: Sequence[float], seat: int) -> list[float]:
        """The seat's chance to win from each moment, after which the race may take so many rounds."""
        return [float(chance) for chance in self.all_chances(moments, rounds)[:, seat]]

    def all_chances(self, moments: Sequence[Moment], rounds: Sequence[float]) -> Numbers:
        """The same for all seats, an array of moments and seats."""
        tables = np.array([moment.table for moment in moments], np.int32)
        seats = np.array([moment.seats for moment in moments], np.int32)
        return self._net.chances(self._facts, tables, seats, self._yields, np.array(rounds, np.float32))

    def now(self, moments: Sequence[Moment], seat: int) -> list[float]:
        """The same for moments as far away as the position at hand."""
        return self.chances(moments, [self._rounds] * len(moments), seat)
