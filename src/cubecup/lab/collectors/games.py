"""The table of games, as far as every game can fill it."""

from __future__ import annotations

from typing import ClassVar

from cubecup.bots.match import Outcome
from cubecup.kernel.game import Event, State
from cubecup.lab.collector import Collector, Sitting
from cubecup.lab.tables import GAMES, Row, Table, Value


class Games(Collector):
    """One row per game; a game that knows more overrides `details`."""

    table: ClassVar[Table] = GAMES
    sitting: Sitting

    def begin(self, sitting: Sitting, state: State) -> None:
        self.sitting = sitting

    def end(self, state: State, events: list[Event], outcome: Outcome) -> list[Row]:
        sitting = self.sitting
        common: dict[str, Value] = {
            "game": sitting.number,
            "race": sitting.race,
            "players": sitting.players,
            "seed": sitting.seed,
            "bots": list(sitting.bots),
            "winner": outcome.winner,
            "winner_bot": sitting.bots[outcome.winner] if outcome.winner >= 0 else "",
            "rounds": outcome.rounds,
            "decisions": sum(outcome.decisions),
            "stalled": outcome.stalled,
        }
        return [GAMES.row(**common, **self.details(state, outcome))]

    def details(self, state: State, outcome: Outcome) -> dict[str, Value]:
        """The columns that only some games have."""
        return dict.fromkeys(
            ("tracks", "laps", "lead_changes", "halfway_rank", "behind", "ties_broken", "purchases"), None
        )
