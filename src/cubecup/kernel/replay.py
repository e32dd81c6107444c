"""A recorded game told again: the laid-out table as a spectator sees it, then all that happened, action by action.

A view, changed event by event, is the view after them (docs/events.md); so this is every position of the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from cubecup.kernel.game import Event, Game, State
from cubecup.kernel.record import Record, replay

_SPECTATOR = -1


class Told(NamedTuple):
    """An action (none: the start) and what came of it, with names instead of the engine's numbers."""

    seat: int
    action: str
    events: list[Event]


class Replay:
    """`first` is there before the entries are asked for; these are worked out one by one."""

    def __init__(self, record: Record, game: Game) -> None:
        """A record that does not fit the game is refused with its line."""
        self._record = record
        self._game = game
        self._positions = replay(record, game, self._begin)
        self.first: Mapping[str, object] = {}
        self._state = next(self._positions)

    def _begin(self, state: State) -> None:
        self.first = {**state.view(_SPECTATOR), "choice": None}
        state.listen()

    def over(self) -> bool:
        """Whether what was told so far is the whole game."""
        return self._state.over

    def entries(self) -> Iterator[Told]:
        yield self._told(-1, "")
        for line in self._record.lines:
            self._state.listen()
            next(self._positions)
            yield self._told(line.seat, line.action)

    def _told(self, seat: int, action: str) -> Told:
        game = self._game
        events = self._state.heard()
        if game.has_secrets:
            action, events = game.told(_SPECTATOR, seat, action, events)
        return Told(seat, action, game.readable(events))
