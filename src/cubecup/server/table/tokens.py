"""Secret tokens: made here, kept by browsers, and known to the server only as hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from cubecup.server.storage.rows import TableHeader


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def opened_by(tokens: list[str], header: TableHeader) -> tuple[tuple[int, ...], bool]:
    """The seats that some tokens open at a table, and whether one of them is the host's."""
    hashes = [hashed(token) for token in tokens]
    seats = tuple(
        number
        for number, seat in enumerate(header.seats)
        if seat.token and any(hmac.compare_digest(seat.token, one) for one in hashes)
    )
    return seats, any(hmac.compare_digest(header.host, one) for one in hashes)
