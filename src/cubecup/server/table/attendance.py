"""Who has left the table, and for how long: what others may decide about a seat depends on it.

The times are the server's own and begin anew when it starts: nobody was away while there was nothing to come back to.
"""

from __future__ import annotations

from collections.abc import Iterable

from cubecup.kernel.errors import CubeCupError


class Attendance:
    """When the player of each seat was last seen to leave. Moments are seconds of an even clock."""

    def __init__(self, opened: float) -> None:
        self._opened = opened
        self._left: dict[int, float] = {}

    def leave(self, seats: Iterable[int], moment: float) -> None:
        self._left.update(dict.fromkeys(seats, moment))

    def away(self, seat: int, moment: float) -> float:
        """Seconds since its player has left; one who was never here is away since the table was opened."""
        return max(0.0, moment - self._left.get(seat, self._opened))

    def check_host_decides(self, seat: int, moment: float, least: float, *, present: bool) -> None:
        """The host decides about another's seat only `least` seconds after its player has left."""
        if present or self.away(seat, moment) < least:
            seconds = round(least)
            sentence = (
                f"Its player uses this seat; the host may decide about it {seconds} seconds after they have left."
            )
            raise CubeCupError("seat-in-use", sentence, seconds=seconds)

    def check_may_cover(self, seat: int, moment: float, least: int | None, *, present: bool) -> None:
        """Any player may let a bot play for one who has been away for `least` seconds; None: nobody may, ever."""
        if least is None:
            raise CubeCupError("no-cover", "At this table seats wait for their players, however long that takes.")
        if present:
            raise CubeCupError("not-away", "Its player is here.")
        left = least - self.away(seat, moment)
        if left > 0:
            sentence = f"Its player has not been away for long; a bot may play for them in {left:.0f} seconds."
            raise CubeCupError("not-away-yet", sentence, seconds=max(1, round(left)))
