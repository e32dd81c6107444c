"""The contract of a game: immutable facts and options (Game), and one mutable position (State, in `state.py`).

The loop of every user of a game, whether bot, server, lab or test, is the same:

    while not state.over:
        seat = state.actors()[0]
        state.apply(seat, pick(state.choice(seat).actions))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from cubecup.kernel.dice import DiceSource, Roll
from cubecup.kernel.errors import BadOption
from cubecup.kernel.state import AT_REST, JSON, Event, Facts, Follower, State

if TYPE_CHECKING:
    from cubecup.kernel.feats import SeatFeats
    from cubecup.kernel.record import Record
    from cubecup.kernel.shapes import Shapes

FIRST_VALUES: Final = "1"

__all__ = ["AT_REST", "FIRST_VALUES", "JSON", "Event", "Facts", "Follower", "Game", "State"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Immutable facts of a game with its options settled; makes, loads and explains states."""

    id: ClassVar[str] = ""
    rules_version: ClassVar[str] = ""
    older_rules: ClassVar[tuple[str, ...]] = ()  # versions whose records may be replayed until a changed rule acts
    values_version: ClassVar[str] = FIRST_VALUES  # of what is printed: costs and the like, which records do not say
    older_values: ClassVar[tuple[str, ...]] = ()  # versions that `by_values` still knows
    option_names: ClassVar[tuple[str, ...]] = ()
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    has_secrets: ClassVar[bool] = False  # whether seats know different things: `view`, `told`, `imagined` go by seat
    revealing: ClassVar[frozenset[str]] = frozenset()  # words of events that cannot be taken back
    usual_bot: ClassVar[str] = "random"  # the name of the bot that plays when nobody chose one
    text_limits: ClassVar[Mapping[str, int]] = {}  # options that are texts, and how long one of a stranger may be
    tallied: ClassVar[tuple[str, ...]] = ()  # words of events that are counted by seat, for the figures of a tour

    def set_up(
        self, seats: Any, seed: Any, setup: Mapping[str, JSON] | None = None, source: DiceSource | None = None
    ) -> State:
        """A game laid out but not begun. `setup` fixes what chance would decide, in the form `setup_of` tells it."""
        raise NotImplementedError

    def new(
        self, seats: Any, seed: Any, setup: Mapping[str, JSON] | None = None, source: DiceSource | None = None
    ) -> State:
        """The first decision of a game; everything random in it follows from the seed, or from the source given."""
        state = self.set_up(seats, seed, setup, source)
        state.advance()
        return state

    def setup_of(self, state: State) -> dict[str, JSON]:
        """What chance decided at set-up, read off a new state; kept in records, so they never need the dice."""
        raise NotImplementedError

    def load(self, data: Mapping[str, JSON]) -> State:
        raise NotImplementedError

    def options(self) -> dict[str, JSON]:
        """The settled options, from which the same game can be made again."""
        raise NotImplementedError

    def frozen_options(self) -> dict[str, JSON]:
        """Options that say all this game is made of: of them any later version makes the same game, or refuses."""
        return self.options()

    @classmethod
    def by_values(cls, options: Mapping[str, JSON], version: str) -> Mapping[str, JSON]:
        """The same options with all that an older version of the values has printed differently."""
        return options

    def sequel(self) -> dict[str, JSON]:
        """Options of the game that follows this one in a series; by default the same again."""
        return self.options()

    def catalogue(self) -> Mapping[str, object]:
        """What screens need to know once of the game as it is played with these options: cards, boards and the like."""
        return {}

    def warnings(self) -> tuple[str, ...]:
        """Codes of texts (`advice-...`) about options that are allowed, but less fun."""
        return ()

    def outcome(self, events: list[Event]) -> str:
        """The dice among some events, as text for a record."""
        raise NotImplementedError

    def read_outcome(self, text: str, seats: int) -> list[list[int]]:
        """The dice of an outcome by seat, to be loaded for a replay."""
        raise NotImplementedError

    def told_outcome(self, events: list[Event]) -> str:
        """The same from events as screens are told them (`readable`), for whoever follows a game from afar."""
        return ""

    def rolls(self, events: list[Event]) -> list[Roll]:
        """The rolls among some events, in the order in which chance was asked for them."""
        return []

    def faces(self) -> Mapping[str, tuple[str, ...]]:
        """What each kind of die shows, as a roll tells it, for the numbers 0, 1, ... of a source of dice."""
        return {}

    def results(self, record: Record) -> Mapping[str, Any]:
        """What a page of results tells of a recorded game beyond who won; nothing where a game has no such page."""
        return {}

    def feats(self, record: Record) -> tuple[SeatFeats, ...]:
        """What every seat did in a recorded game, for those who count; nothing where a game has nothing to count."""
        return ()

    def published(self) -> str | None:
        """The id of the published race that this is, on whatever published track; empty if it is one of one's own made
        of published things; None if values or tracks are somebody's own, with which anything could be won."""
        return ""

    def changed_rule(self, rules: str, state: State, events: list[Event]) -> str:
        """The id of a rule that has just acted and was another in that older version; empty if none did."""
        return ""

    def readable(self, events: list[Event]) -> list[Event]:
        """Events with the game's own numbers replaced by names, for whoever is not the engine."""
        return events

    def vocabulary(self) -> object:
        """The same for all games in which an event reads the same, so that it need be spelled once for all of them."""
        return type(self)

    def told(self, seat: int, by: int, action: str, events: list[Event]) -> tuple[str, list[Event]]:
        """What a seat (-1: a spectator) may know of an answer of seat `by` and what followed; by default all."""
        return action, events

    def position(self, state: State) -> str:
        """A position as readable text."""
        raise NotImplementedError

    def read_position(self, lines: list[tuple[int, str]], seats: Any, source: str) -> State:
        """The position that numbered lines describe, at its first decision; what they leave out has a default."""
        raise NotImplementedError

    @staticmethod
    def shapes() -> Shapes | None:
        """What screens are told of this game, as types; None: it is not published."""
        return None

    @staticmethod
    def rulebook(language: str) -> Mapping[str, JSON] | None:
        """The rules to read, as data (`rulebook.data`); None where they are in the package `rulebook`, or nowhere."""
        return None

    def players(self) -> tuple[int, int]:
        """The fewest and the most players with these options."""
        return self.min_seats, self.max_seats

    def check_seats(self, seats: Any) -> None:
        least, most = self.players()
        if type(seats) is not int or not least <= seats <= most:
            told = f"This game is for {least} to {most} players, not {seats!r}."
            raise BadOption("seats", told, seats=seats, least=least, most=most)

    def check_seed(self, seed: Any) -> None:
        if type(seed) is not int:
            raise BadOption("seed", f"A seed is a whole number, not {seed!r}.", value=seed)
