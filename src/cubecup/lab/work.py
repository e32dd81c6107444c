"""Playing one chunk: a pure function of the chunk, in whatever process. Its tables travel back as a Part."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from cubecup.bots.match import MOST_DECISIONS, Outcome, answer_of, in_one_line, sole_winner
from cubecup.bots.protocol import Bot
from cubecup.bots.registry import make_bot
from cubecup.bots.stopwatch import Stopwatch
from cubecup.games import make_game
from cubecup.kernel.choice import Action
from cubecup.kernel.errors import Clause, CubeCupError
from cubecup.kernel.game import Event, Game, State
from cubecup.lab.collector import CHOSEN, Collector, Sitting, load_collectors
from cubecup.lab.plan import MOST_ROUNDS, Chunk, game_seed
from cubecup.lab.tables import Row

_OWN: Final = "cubecup.lab."

# Who decides next, and what: by bots, or from a record.
Play = Callable[[State], tuple[int, Action | str]]


@dataclass(frozen=True, slots=True)
class Part:
    """What came of a chunk: its number, rows by table, and how often each event happened."""

    number: int
    games: int
    tables: dict[str, list[Row]]
    events: dict[str, int]


class GameFailed(CubeCupError):
    """A mistake in a bot or a collector: which game, and where it happened."""


def play_chunk(chunk: Chunk, collectors: Sequence[type[Collector]] | None = None) -> Part:
    """The games of a chunk one after another; collectors are found by name unless they are given."""
    kinds = load_collectors(chunk.collectors, chunk.game) if collectors is None else collectors
    tables: dict[str, list[Row]] = {kind.table.name: [] for kind in kinds}
    events: Counter[str] = Counter()
    game = game_of(chunk.game, chunk.race.options)
    for number in range(chunk.first, chunk.first + chunk.games):
        seed = game_seed(chunk.seed, number)
        sitting = Sitting(number, chunk.race.name, seed, chunk.seating(number), game)
        try:
            watchers = [kind() for kind in kinds]
            watched = watch_game(sitting, watchers, seated(sitting), chunk.most_rounds, chunk.most_decisions)
        except Exception as wrong:  # bots and collectors are anybody's code
            raise game_failed(sitting.race, sitting.number, sitting.seed, wrong) from wrong
        for kind, rows in zip(kinds, watched.rows, strict=True):
            _check_rows(sitting, kind, rows)
            tables[kind.table.name] += rows
        events.update(watched.events)
    return Part(chunk.number, chunk.games, tables, dict(sorted(events.items())))


def _check_rows(sitting: Sitting, kind: type[Collector], rows: list[Row]) -> None:
    """Rows of somebody else's collector must fit its table now, not when the last game has been played."""
    if kind.__module__.startswith(_OWN):
        return
    for row in rows:
        wrong = kind.table.unfit(row)
        if wrong:
            raise _broken_off(sitting.race, sitting.number, sitting.seed, f"{kind.__qualname__}: {wrong}")


@lru_cache(maxsize=64)
def game_of(id: str, options: str) -> Game:
    """The game that its options, as JSON text, describe; made once in a process."""
    return make_game(id, json.loads(options))


def game_failed(race: str, number: int, seed: int, wrong: Exception) -> GameFailed:
    """What went wrong in a game, with the game."""
    return _broken_off(race, number, seed, wrong.clause() if isinstance(wrong, CubeCupError) else in_one_line(wrong))


def _broken_off(race: str, number: int, seed: int, reason: str | Clause) -> GameFailed:
    return GameFailed(
        "game-failed", f"Game {number} of {race} (seed {seed}): {reason}",
        game=number, race=race, seed=str(seed), reason=reason,
    )  # fmt: skip


# -- one game ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Watched:
    """A game that was played: how it ended, the rows of each collector, and how often each event happened."""

    outcome: Outcome
    rows: list[list[Row]]
    events: Counter[str]


def watch_game(
    sitting: Sitting,
    collectors: Sequence[Collector],
    play: Play,
    most_rounds: int = MOST_ROUNDS,
    most_decisions: int = MOST_DECISIONS,
) -> Watched:
    """A game to its end, or to a limit."""
    state = sitting.game.set_up(sitting.players, sitting.seed)
    for collector in collectors:
        collector.begin(sitting, state)
    hall = _Hall(state, collectors)
    hall.go_on()
    watch = Stopwatch(sitting.players, sitting.seed)
    while not state.over and watch.total < most_decisions and hall.rounds <= most_rounds:
        watch.start()
        seat, answer = play(state)
        watch.stop(seat)
        hall.decide(seat, answer)
    events = hall.heard()
    outcome = Outcome(sole_winner(state), hall.rounds, tuple(watch.decisions), watch.seconds(), not state.over)
    return Watched(outcome, [list(collector.end(state, events, outcome)) for collector in collectors], hall.counts)


def seated(sitting: Sitting) -> Play:
    """The bots of a sitting, new for each game; equal ones draw from streams of their own."""
    bots: list[Bot] = [make_bot(name, sitting.seed + seat) for seat, name in enumerate(sitting.bots, 1)]

    def play(state: State) -> tuple[int, Action]:
        seat = state.actors()[0]
        return seat, answer_of(bots[seat], state, seat)

    return play


class _Hall:
    """A game with its audience: the engine is stopped wherever the table would go on by itself."""

    def __init__(self, state: State, collectors: Sequence[Collector]) -> None:
        self.state = state
        self.collectors = collectors
        self.listeners = [each for each in collectors if type(each).decided is not Collector.decided]
        self.rounds = int(getattr(state, "round", 0))  # a game may begin its first round while it is set up
        self.counts: Counter[str] = Counter()
        self.journal: list[Event] = []
        state.journal = self.journal

    def decide(self, seat: int, answer: Action | str) -> None:
        action = self.state.choice(seat).find(answer)
        for listener in self.listeners:
            listener.decided(self.state, seat, action)
        self.journal.append((CHOSEN, seat, (action.text,)))
        self.state.answer(seat, action)
        self.go_on()

    def go_on(self) -> None:
        state = self.state
        while not state.advance_seats():
            events = self.heard()
            for collector in self.collectors:
                collector.paused(state, events)
            state.proceed()

    def heard(self) -> list[Event]:
        """What has happened since the last time."""
        events = self.journal
        self.state.journal = self.journal = []
        self.counts.update([event[0] for event in events])
        for event in events:
            if event[0] == "round":
                self.rounds = int(event[2][0])
        return events
