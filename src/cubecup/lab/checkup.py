"""Playing for the doctor: so many games of one race, or as many as a time allows, on several cores."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from cubecup.cubitos.game import Cubitos
from cubecup.lab.engines.local import play_here, play_in_processes
from cubecup.lab.figures.race import RaceFigures, Tallies
from cubecup.lab.figures.reading import add_rows
from cubecup.lab.plan import Chunk, Plan, PlannedRace
from cubecup.lab.work import Part, play_chunk

MOST_GAMES: Final = 1_000_000  # more than any time allows


@dataclass(frozen=True, slots=True)
class Patient:
    """The race to look at, who plays it, and with which seed."""

    name: str
    game: Cubitos
    bots: tuple[str, ...]
    players: int
    seed: int

    def plan(self, games: int) -> Plan:
        """Chunks of one game, so that little is under way when the time is up."""
        race = PlannedRace.of(self.name, self.game)
        return Plan(self.game.id, (race,), self.bots, (self.players,), games, self.seed, chunk=1)


class Checkup:
    """Games played so far; only those without a gap count, so that their number and the seed give them again."""

    def __init__(self, patient: Patient) -> None:
        self.patient = patient
        self.games = 0
        self._tallies = Tallies({patient.name: patient.game.cards})
        self._early: dict[int, Part] = {}

    def play(self, games: int | None, seconds: float, workers: int, heard: Callable[[int], None]) -> None:
        """So many games, or those that are begun in the time; those under way then are finished, however long they
        take: to drop them would leave out long games more often than short ones."""
        plan = self.patient.plan(MOST_GAMES if games is None else games)
        plan.check()
        chunks: Iterable[Chunk] = plan.chunks() if games is not None else _until(time.monotonic() + seconds, plan)
        playing = play_here(chunks, play_chunk) if workers == 1 else play_in_processes(chunks, workers, play_chunk)
        try:
            for part in playing:
                self._add(part)
                heard(part.games)
        finally:
            playing.close()

    def _add(self, part: Part) -> None:
        self._early[part.number] = part
        while self.games in self._early:
            add_rows(self._tallies, self._early.pop(self.games).tables)
            self.games += 1

    def figures(self) -> RaceFigures:
        """Of at least one game."""
        (figures,) = self._tallies.figures()
        return figures


def _until(deadline: float, plan: Plan) -> Iterator[Chunk]:
    for chunk in plan.chunks():
        yield chunk
        if time.monotonic() >= deadline:
            return
