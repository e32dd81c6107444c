"""Somebody who looks at a table: which seats they may act for, and how they are told what happens."""

from __future__ import annotations


class Visitor:
    """A browser, as a table knows it; without seats, a spectator."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.seats: tuple[int, ...] = ()
        self.host = False
        self.folds = False  # keeps its view true by events, so that it needs no new one
        self.acts = False  # an answer of theirs is under way

    def send(self, message: bytes) -> None:
        """Never waits: a slow browser must not hold up the others."""
        raise NotImplementedError
