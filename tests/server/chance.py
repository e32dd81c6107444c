"""In place of the module `secrets`: lots that are the same in every run of a test, and others for every test."""

from __future__ import annotations

import base64
import random
from collections.abc import Sequence
from types import ModuleType
from typing import Final

from cubecup.fair import dice
from cubecup.server.bots import service
from cubecup.server.races import contests, shelf_moves
from cubecup.server.table import continuing, creation

# Whoever draws what a test can see: ids, seeds, secrets of dice and of days, codes, whims of bots.
DRAWING: Final[tuple[ModuleType, ...]] = (contests, continuing, creation, dice, service, shelf_moves)


class SameChance:
    """The functions of `secrets` by which a server draws, and a command that is given no seed."""

    def __init__(self, test: str) -> None:
        self._random = random.Random(test)

    def choice(self, offered: Sequence[str]) -> str:
        return self._random.choice(offered)

    def randbits(self, count: int) -> int:
        return self._random.getrandbits(count)

    def randbelow(self, bound: int) -> int:
        return self._random.randrange(bound)

    def token_hex(self, size: int) -> str:
        return self._random.randbytes(size).hex()

    def token_urlsafe(self, size: int) -> str:
        return base64.urlsafe_b64encode(self._random.randbytes(size)).rstrip(b"=").decode()
