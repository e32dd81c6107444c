"""A shelf moves to another device: its key is lent for a few minutes, sealed with a code that is told once.

Kept are a hash of the code and the sealed key, so the database alone opens no shelf. A code has 60 bits and works once;
who asks with wrong ones is refused after a few (docs/shelf.md).
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from cubecup.kernel.errors import CubeCupError
from cubecup.server.messages.shelf import MoveMade
from cubecup.server.storage.kept_shelves import KeptShelves, StoredMove
from cubecup.server.table.clocks import now
from cubecup.server.table.tokens import hashed

LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # without those that look like others
_LENGTH: Final = 12
_GROUP: Final = 4
MOVE_SECONDS: Final = 600.0


async def lend(kept: KeptShelves, key: str) -> MoveMade:
    """A code for another device; an earlier one of the same shelf works no more."""
    code = "".join(secrets.choice(LETTERS) for _ in range(_LENGTH))
    until = now() + MOVE_SECONDS
    await kept.lend(StoredMove(hashed(key), _hash(code), _sealed(key.encode(), code).hex(), until))
    groups = [code[at : at + _GROUP] for at in range(0, _LENGTH, _GROUP)]
    return MoveMade(code="-".join(groups), until=until)


async def take(kept: KeptShelves, text: str) -> str:
    """The key that a code stands for: whoever comes with it a second time gets nothing."""
    code = "".join(letter for letter in text.upper() if letter in LETTERS)
    move = await kept.take(_hash(code), now()) if len(code) == _LENGTH else None
    if move is None:
        raise CubeCupError("shelf-code", "No shelf waits under this code: codes work once, and for ten minutes.")
    key = _sealed(bytes.fromhex(move.sealed), code).decode("utf-8", "replace")
    if not hmac.compare_digest(hashed(key), move.player):
        raise CubeCupError("shelf-code", "No shelf waits under this code: codes work once, and for ten minutes.")
    return key


def _hash(code: str) -> str:
    return hashed(f"cubecup move, its name: {code}")


def _sealed(text: bytes, code: str) -> bytes:
    """With a code that is used once a stream of its own hides the text; the same opens it."""
    stream = hashlib.shake_256(f"cubecup move, its seal: {code}".encode()).digest(len(text))
    return bytes(one ^ other for one, other in zip(text, stream, strict=True))
