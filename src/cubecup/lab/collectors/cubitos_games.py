"""The table of games for Cubitos: who led, who came from behind, what was bought."""

from __future__ import annotations

from cubecup.bots.match import Outcome
from cubecup.cubitos.flow import round_is_over
from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.track import START
from cubecup.cubitos.way import all_left, places, steps_left
from cubecup.kernel.game import Event, State
from cubecup.lab.collector import Sitting
from cubecup.lab.collectors.field import cubitos, sole_leader
from cubecup.lab.collectors.games import Games
from cubecup.lab.tables import Value


class CubitosGames(Games):
    """Looks at the field after every round."""

    def begin(self, sitting: Sitting, state: State) -> None:
        super().begin(sitting, state)
        self.half = steps_left(cubitos(state).facts, 0, START) / 2
        self.leader = -1  # the last one that led alone
        self.lead_changes = 0
        self.halfway_ranks: list[int] = []
        self.behind = [0] * sitting.players
        self.purchases = 0

    def paused(self, state: State, events: list[Event]) -> None:
        for word, _, _ in events:
            self.purchases += word == "buy"
        race = cubitos(state)
        if not round_is_over(race):
            return
        left = all_left(race)
        order = places(race)
        leader = sole_leader(order)
        if leader >= 0:
            self.lead_changes += self.leader not in (-1, leader)
            self.leader = leader
        first = min(left)
        for seat, steps in enumerate(left):
            self.behind[seat] = max(self.behind[seat], steps - first)
        if not self.halfway_ranks and first <= self.half:
            self.halfway_ranks = order

    def details(self, state: State, outcome: Outcome) -> dict[str, Value]:
        game = self.sitting.game
        assert isinstance(game, Cubitos)
        won = outcome.winner >= 0
        return {
            "tracks": list(game.track_ids),
            "laps": game.laps,
            "lead_changes": self.lead_changes,
            "halfway_rank": self.halfway_ranks[outcome.winner] if won else 0,
            "behind": self.behind[outcome.winner] if won else 0,
            "ties_broken": cubitos(state).extra > 0,
            "purchases": self.purchases,
        }
