"""What is measured: a Collector watches one game and makes rows of one table; a new one is made for every game.

>>> from cubecup.lab import INT, SEED, Column
>>> class Busts(Collector):
...     table = Table("busts", (Column("seed", SEED, "The game."), Column("round", INT, "When it was.")))
...
...     def begin(self, sitting: Sitting, state: State) -> None:
...         self.seed, self.rows = sitting.seed, []
...
...     def paused(self, state: State, events: list[Event]) -> None:
...         self.rows += [(self.seed, state.round) for word, _, _ in events if word == "bust"]
...
...     def end(self, state: State, events: list[Event], outcome: Outcome) -> list[Row]:
...         return self.rows
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from cubecup.bots.match import Outcome
from cubecup.kernel.choice import Action
from cubecup.kernel.errors import BadOption, Clause
from cubecup.kernel.game import Event, Game, State
from cubecup.lab.tables import TYPES, Row, Table

CHOSEN: Final = "chosen"  # the event the lab adds to those of the engine: a decision, with the text of the action
FORCED: Final = "forced"  # the same for an answer the engine gave itself, because it was the only one

DECISIONS_TABLE: Final = "decisions"
RECORDS_TABLE: Final = "records"
_LARGE: Final = frozenset({DECISIONS_TABLE, RECORDS_TABLE})  # so only for who asks for them

_TABLE_NAME: Final = re.compile(r"[a-z][a-z0-9_-]*")

# Built-in collectors by name: for a game of its own, or for any ("").
_BUILT_IN: Final[dict[str, dict[str, str]]] = {
    "games": {
        "": "cubecup.lab.collectors.games:Games",
        "cubitos": "cubecup.lab.collectors.cubitos_games:CubitosGames",
    },
    "rounds": {"cubitos": "cubecup.lab.collectors.cubitos_rounds:CubitosRounds"},
    DECISIONS_TABLE: {"cubitos": "cubecup.lab.collectors.cubitos_decisions:CubitosDecisions"},
    RECORDS_TABLE: {"": "cubecup.lab.collectors.records:Records"},
}


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who plays what: the number and seed of the game, its race, and the names of the bots by seat."""

    number: int
    race: str
    seed: int
    bots: tuple[str, ...]
    game: Game

    @property
    def players(self) -> int:
        return len(self.bots)


class Collector:
    """Override what you need. Collectors must leave the state as it is, and use no other chance than its own."""

    table: ClassVar[Table]

    @classmethod
    def about(cls, game: str, races: Mapping[str, str]) -> dict[str, str]:
        """What the file of the table must tell besides its columns; races are options as JSON, by name."""
        return {}

    def begin(self, sitting: Sitting, state: State) -> None:
        """The game is laid out; nothing has happened yet."""

    def decided(self, state: State, seat: int, action: Action) -> None:
        """A seat has answered `state.choice(seat)`; nothing has come of it yet."""

    def paused(self, state: State, events: list[Event]) -> None:
        """Nobody has anything left to decide: a phase of Cubitos, a turn of Seven Cubes is over, the next not begun.

        `events` are all since the last pause, decisions among them. The list is shared: do not change it.
        """

    def end(self, state: State, events: list[Event], outcome: Outcome) -> Iterable[Row]:
        """The game is over or cut off; the rows."""
        raise NotImplementedError


def built_in(game: str) -> tuple[str, ...]:
    """The names of the collectors that come with the lab, apply to a game and are used unasked."""
    usual = [name for name in _BUILT_IN if name not in _LARGE]
    return tuple(name for name in usual if game in _BUILT_IN[name] or "" in _BUILT_IN[name])


def load_collector(name: str, game: str) -> type[Collector]:
    """A built-in collector by its name, or a class of the user's own as `module:Class`."""
    if name in _BUILT_IN:
        places = _BUILT_IN[name]
        place = places.get(game, places.get("", ""))
        if not place:
            raise BadOption("plan", Clause("why-no-table", f"{game} has no table {name!r}.", game=game, value=name))
        return _find(place)
    return _find(name)


def load_collectors(names: Iterable[str], game: str) -> tuple[type[Collector], ...]:
    """Several, each with a table of its own."""
    found = tuple(load_collector(name, game) for name in names)
    tables = [collector.table.name for collector in found]
    for name in tables:
        if tables.count(name) > 1:
            raise BadOption("plan", Clause("why-same-table", f"Two collectors make a table {name!r}.", value=name))
    return found


def _find(name: str) -> type[Collector]:
    module, colon, path = name.partition(":")
    if not (module and colon and path):
        raise BadOption("collector", Clause("why-collector-name", "A collector is named as module:Class."), value=name)
    try:
        found = getattr(importlib.import_module(module), path)
    except (ImportError, SyntaxError, AttributeError) as wrong:
        why = Clause("why-collector-found", f"It cannot be found: {wrong}.")
        raise BadOption("collector", why, value=name) from None
    if not (isinstance(found, type) and issubclass(found, Collector)):
        why = Clause("why-collector-class", "It is no subclass of cubecup.lab.Collector.")
        raise BadOption("collector", why, value=name)
    _check_table(found, name)
    return found


def _check_table(collector: type[Collector], name: str) -> None:
    table = getattr(collector, "table", None)
    fits = (
        isinstance(table, Table)
        and _TABLE_NAME.fullmatch(table.name)
        and table.columns
        and len(set(table.names)) == len(table.names)
        and all(column.type in TYPES for column in table.columns)
    )
    if not fits:
        known = ", ".join(TYPES)
        told = f"It needs a `table`: a plain name, and columns that differ, of the types {known}."
        raise BadOption("collector", Clause("why-collector-table", told, known=known), value=name)
