"""Sets that no bot of the package has learned from: one in ten of all there are, whole, as their hash says."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from cubecup.cubitos.game import random_cards

ONE_OF: Final = 10


def is_held_out(cards: Sequence[str]) -> bool:
    """The cards in the order of their colours."""
    return hashlib.sha256(",".join(cards).encode()).digest()[0] % ONE_OF == 0


def held_out_cards(seed: int, pack: str = "") -> tuple[str, ...]:
    """The first set by chance from this seed on that is held out."""
    while not is_held_out(cards := random_cards(seed, pack)):
        seed += 1
    return cards
