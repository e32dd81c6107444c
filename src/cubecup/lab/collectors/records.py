"""Games written down while they are played: each a record like that of any other game, to replay, review or open."""

from __future__ import annotations

from typing import ClassVar

from cubecup.bots.match import Outcome
from cubecup.kernel.game import Event, State
from cubecup.kernel.record import Line, Record
from cubecup.lab.collector import CHOSEN, Collector, Sitting
from cubecup.lab.record_files import record_name
from cubecup.lab.tables import RECORDS, Row, Table


class Records(Collector):
    """One row per game: what its file is called, and what stands in it."""

    table: ClassVar[Table] = RECORDS

    def begin(self, sitting: Sitting, state: State) -> None:
        game = sitting.game
        self._sitting = sitting
        self._events: list[Event] = []
        self._record = Record.of(game, sitting.players, sitting.seed)
        self._record.setup = game.setup_of(state)

    def paused(self, state: State, events: list[Event]) -> None:
        self._events += events

    def end(self, state: State, events: list[Event], outcome: Outcome) -> list[Row]:
        self._write_lines([*self._events, *events])
        sitting = self._sitting
        return [(record_name(sitting.race, sitting.bots, f"{sitting.number + 1:06d}"), str(self._record))]

    def _write_lines(self, events: list[Event]) -> None:
        """Dice belong to the answer before them; those before the first answer open the game."""
        record = self._record
        begun = [at for at, (word, _, _) in enumerate(events) if word == CHOSEN]
        dice = self._sitting.game.outcome
        record.opening = dice(events[: begun[0]] if begun else events)
        for at, end in zip(begun, [*begun[1:], len(events)], strict=True):
            _, seat, (action,) = events[at]
            record.lines.append(Line(seat, str(action), dice(events[at + 1 : end])))
