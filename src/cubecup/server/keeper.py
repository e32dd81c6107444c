"""Between a room and the house it is in (`tables.py`): the disk and the bots."""

from __future__ import annotations

from typing import Protocol

from cubecup.server.live import Change, LiveTable
from cubecup.server.messages import Advised
from cubecup.server.rows import Header
from cubecup.server.store import Statement


class Keeper(Protocol):
    """What a room needs of the house it is in."""

    async def append(self, table: LiveTable, change: Change) -> None:
        """Returns once the change is on disk."""

    async def save_header(self, id: str, header: Header, *also: Statement) -> None:
        """A header and what belongs to it in one write."""

    async def reload(self, id: str) -> LiveTable:
        """The table as the log has it."""

    async def ask_bot(self, table: LiveTable, seat: int, level: str, watched: bool) -> str:
        """The text of a bot's action."""

    async def ask_advice(self, table: LiveTable, seat: int) -> list[Advised]:
        """The legal actions of a seat, the best first."""
