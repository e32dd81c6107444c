"""The table of decisions: what a seat saw, what it could answer, what it answered, and how the game ended for it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import ClassVar

from cubecup.bots.match import Outcome
from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.way import all_left, places
from cubecup.env.observation import Observer, layout, observation_version
from cubecup.env.vocabulary import vocabulary
from cubecup.games import make_game
from cubecup.kernel.choice import Action
from cubecup.kernel.game import Event, State
from cubecup.lab.collector import Collector, Sitting
from cubecup.lab.collectors.field import cubitos
from cubecup.lab.tables import DECISIONS, Row, Table


class CubitosDecisions(Collector):
    """Observations and numbers of answers are those of `cubecup.env`, so learners of both kinds speak of the same."""

    table: ClassVar[Table] = DECISIONS

    @classmethod
    def about(cls, game: str, races: Mapping[str, str]) -> dict[str, str]:
        """By which versions rows and numbers are to be read, and the texts of the numbers, by race."""
        found = {}
        for name, options in races.items():
            made = make_game(game, json.loads(options))
            assert isinstance(made, Cubitos)
            found[name] = vocabulary(made.content.pack)
        return {
            "observation": observation_version(),
            "layout": json.dumps({seats: layout(seats) for seats in range(Cubitos.min_seats, Cubitos.max_seats + 1)}),
            "vocabulary": json.dumps({name: words.version for name, words in found.items()}),
            "answers": json.dumps({words.version: words.texts for words in found.values()}, ensure_ascii=False),
        }

    def begin(self, sitting: Sitting, state: State) -> None:
        game = sitting.game
        assert isinstance(game, Cubitos)
        self.sitting = sitting
        self.observer = Observer(game, sitting.players)
        self.words = vocabulary(game.content.pack)
        self.rows: list[Row] = []

    def decided(self, state: State, seat: int, action: Action) -> None:
        race, sitting, words = cubitos(state), self.sitting, self.words
        choice = race.choice(seat).without_waiting()
        self.rows.append(
            (
                sitting.number, sitting.race, sitting.players, len(self.rows), race.round, seat, sitting.bots[seat],
                choice.kind, choice.rule, self.observer.row(race, seat),
                [one.text for one in choice.actions], [words.code(one) for one in choice.actions],
                action.text, words.code(action),
            )
        )  # fmt: skip

    def end(self, state: State, events: list[Event], outcome: Outcome) -> list[Row]:
        race, seat = cubitos(state), DECISIONS.at("seat")
        order, left = places(race), all_left(race)
        results = [(at == outcome.winner, order[at], left[at]) for at in range(race.seats)]
        return [(*row, *results[int(str(row[seat]))]) for row in self.rows]
