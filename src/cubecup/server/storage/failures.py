"""What can go wrong with a store, whichever it is."""

from __future__ import annotations

from cubecup.kernel.errors import Clause, CubeCupError


class StorageFailed(CubeCupError):
    """The database could not be used. Unless it says otherwise, nobody knows whether the write took place."""


class Overtaken(StorageFailed):
    """Somebody else has changed the table first: nothing of the write took place, and the log has to be read on."""

    def __init__(self) -> None:
        reason = Clause("why-db-overtaken", "somebody else has changed this table at the same moment")
        super().__init__("store", f"The database failed: {reason}.", reason=reason)


def failed(reason: Clause) -> StorageFailed:
    return StorageFailed("store", f"The database failed: {reason}.", reason=reason)
