"""What is kept of players, by the hash of a key that only their browser has: how they want to look, and at which tables
they have sat.

A row for a player and a table is written together with the header that seats them there, and there is never a second
one. What came of the race is worked out from the table's log, which never changes once it is over: whoever does it,
however often, writes the same. So nothing is lost or counted twice, whoever is killed when.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from cubecup.server.storage.rows import GameResult
from cubecup.shelf.played import FinishedRace, RaceOnShelf, ReviewedRace
from cubecup.shelf.rating import PlayerRating


class ShelfLook(NamedTuple):
    """What a player has chosen to be seen by; `rated`: whether they want a rating."""

    name: str = ""
    creature: str = ""
    colour: int = -1
    rated: bool = False


class StoredShelf(NamedTuple):
    player: str
    look: ShelfLook
    rating: PlayerRating
    rated_races: int  # how many the rating is made of
    created: float


class PlayedRow(NamedTuple):
    """A race that counts; `there`: its table is still kept."""

    on_shelf: RaceOnShelf
    there: bool


class StoredMove(NamedTuple):
    """A key on its way to another device: sealed with a code of which only the hash is kept."""

    player: str
    code: str
    sealed: str
    until: float


class RatedPlayer(NamedTuple):
    """A rating after a race; `races`: how many it was made of before."""

    player: str
    races: int
    rating: PlayerRating


class KeptShelves(Protocol):
    """Writes return once they are durable."""

    async def open(self, player: str, moment: float) -> None:
        """From now on races of this player are kept; nothing happens if they are already."""

    async def find(self, players: Sequence[str]) -> dict[str, StoredShelf]: ...

    async def dress(self, player: str, look: ShelfLook) -> None:
        """How a player with a shelf wants to be seen."""

    async def forget(self, player: str) -> None:
        """All of a player, at once. Of contests the results stay, without a name, and nobody's."""

    async def races(self, player: str) -> list[PlayedRow]:
        """Those that count, in the order in which they ended."""

    async def uncounted(self, player: str, most: int) -> list[str]:
        """Tables whose game is over and not yet on the shelves of those who sat there; of a player, or of anybody."""

    async def uncounted_among(self, tables: Sequence[str]) -> list[str]:
        """Those of some tables of which something is not yet on the shelves: the race, or its review."""

    async def seats(self, table: str) -> dict[str, int]:
        """Who sat where, of those whose races are kept."""

    async def result(self, table: str) -> GameResult | None:
        """What came of a table whose game is over."""

    async def count(self, table: str, races: dict[str, tuple[bool, FinishedRace]]) -> None:
        """By player, what came of a race, and whether it counts; what is counted already stays."""

    async def keep_review(self, player: str, table: str, review: ReviewedRace) -> None: ...

    async def reviewed(self, player: str) -> list[tuple[str, int, str]]:
        """Table, seat and review of races that are on the shelf without what their review says."""

    async def advise(self, table: str, seat: int) -> None:
        """The player of a seat has asked for a hint."""

    async def rate(self, table: str, moment: float, rated: Sequence[RatedPlayer]) -> None:
        """Ratings after a race. Overtaken if this race was rated before, or somebody's rating has changed meanwhile."""

    async def is_rated(self, table: str) -> bool: ...

    async def lend(self, move: StoredMove) -> None:
        """In place of an earlier one of the same player."""

    async def take(self, code: str, moment: float) -> StoredMove | None:
        """The one with this code, if its time is not over; once."""

    async def tidy(self, moment: float, before: float) -> None:
        """Remove moves whose time is over, and shelves from before a moment on which there is nothing."""

    async def counted(self) -> list[tuple[str, str]]:
        """All players and tables that count, for whoever checks the books."""
