"""In place of the module `secrets`: lots that are the same in every run of a test, and others for every test."""

from __future__ import annotations

import base64
import random


class SameChance:
    """The functions of `secrets` by which a server draws."""

    def __init__(self, test: str) -> None:
        self._random = random.Random(test)

    def randbits(self, count: int) -> int:
        return self._random.getrandbits(count)

    def token_hex(self, size: int) -> str:
        return self._random.randbytes(size).hex()

    def token_urlsafe(self, size: int) -> str:
        return base64.urlsafe_b64encode(self._random.randbytes(size)).rstrip(b"=").decode()
