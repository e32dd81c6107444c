"""What the command line must know of a game to show and play it: one `GameUI` per game, found by the game's id.

A game takes part by having a module `cubecup.cli.<game>.ui` with its `UI`; no command names a game.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from rich.console import RenderableType
from rich.text import Text

from cubecup.cli.words import Words
from cubecup.games import GAMES
from cubecup.kernel.choice import Action, Choice
from cubecup.kernel.errors import BadOption
from cubecup.kernel.game import JSON, Event, Game, State

if TYPE_CHECKING:
    from cubecup.cli.arguments import Parser

DEFAULT_GAME: Final = GAMES[0]


@dataclass(frozen=True, slots=True)
class Scene:
    """Who looks at what: the game, the language, the names of the seats, and the user's own seat (-1: none)."""

    game: Game
    words: Words
    names: tuple[str, ...]
    you: int = -1


class GameUI:
    """The face of a game in the terminal. Texts come from `scene.words`; nothing is printed here."""

    id: str = ""
    default_bot: str = ""
    default_players: int = 2
    counted: tuple[str, ...] = ()  # events that `sim` counts per player and game, each with a text `sim-<word>`
    has_sets: bool = False  # whether `sim` may be told `--sets`

    def add_options(self, parser: Parser) -> None:
        """The options of the game, for `play` and `sim`."""
        raise NotImplementedError

    def make(self, arguments: argparse.Namespace, seed: int) -> Game:
        """The game that the options describe."""
        raise NotImplementedError

    def race_name(self, game: Game) -> str:
        """What a game that `make` has made is called in the tables of `sim`."""
        return self.id

    def race_title(self, game: Game, words: Words) -> str:
        """The same for people: what is raced, and where."""
        return self.race_name(game)

    def sets(self, arguments: argparse.Namespace) -> tuple[str, ...]:
        """The ids of the sets there are, for `--sets`; only of a game that `has_sets`."""
        raise NotImplementedError

    def make_set(self, arguments: argparse.Namespace, id: str) -> Game:
        """The game that the options describe, with one of the sets."""
        raise NotImplementedError

    def tour_options(self, arguments: argparse.Namespace) -> dict[str, JSON]:
        """Options that all races of a published tour have, such as a timing."""
        return {}

    def tour_race(self, arguments: argparse.Namespace, id: str, seed: int) -> Game:
        """A race of a tour of one's own: a set by its id, or "random"; of a game without sets, "plain"."""
        if id != "plain":
            told = f"There is no {id!r} for --races; there is plain."
            raise BadOption("unknown-value", told, argument="--races", value=id[:60], known="plain")
        return self.make(arguments, seed)

    def bench_game(self) -> Game:
        """What `bench` measures, with as many players as it takes."""
        raise NotImplementedError

    def league_games(self) -> dict[str, Game]:
        """What `league` is played over, by name."""
        return {self.id: self.bench_game()}

    def shown(self, wanted: list[str], pack: str | None, seed: int, words: Words) -> list[RenderableType]:
        """What `show` prints for some words; nothing at all means an overview."""
        raise NotImplementedError

    def introduction(self, scene: Scene) -> list[RenderableType]:
        """What a race is about, on one screen."""
        raise NotImplementedError

    def board(self, state: State, scene: Scene) -> list[RenderableType]:
        """The position, compactly, as the user sees it."""
        raise NotImplementedError

    def glance(self, state: State, scene: Scene) -> list[RenderableType]:
        """What the user's own last answer has changed, for a run of small questions."""
        return self.board(state, scene)

    def question(self, state: State, seat: int, choice: Choice, scene: Scene) -> list[RenderableType]:
        """What is asked, with what one must see to answer it."""
        raise NotImplementedError

    def label(self, state: State, seat: int, choice: Choice, action: Action, scene: Scene) -> Text:
        """The wording of an answer in the menu."""
        raise NotImplementedError

    def pages(self) -> Mapping[str, Callable[[State, Scene], list[RenderableType]]]:
        """Further pages a player may ask for, by letter; each has a text `key-<letter>`."""
        return {}

    def understand(self, state: State, seat: int, text: str) -> tuple[str, ...]:
        """The actions that some text of the user means in one go, such as a walk; empty if none."""
        return ()

    def trace(self, events: list[Event], scene: Scene) -> list[Text]:
        """What happened, shortly, one line for each run of events of a seat."""
        raise NotImplementedError

    def result(self, state: State, scene: Scene) -> list[RenderableType]:
        """How the game ended."""
        raise NotImplementedError


def _module(id: str) -> str:
    return f"cubecup.cli.{id.replace('-', '_')}"


def playable() -> tuple[str, ...]:
    """The games that can be played in the terminal."""
    return tuple(id for id in GAMES if find_spec(_module(id)) is not None)


def ui_of(id: str) -> GameUI:
    """How a game is shown and played here; a game without that is an error, not an accident."""
    if id not in playable():
        raise BadOption("no-ui", f"{id} cannot be played in the terminal yet.", game=id)
    ui: GameUI = importlib.import_module(f"{_module(id)}.ui").UI
    return ui
