"""Seven Cubes for the command line: its option, its bots, and the pages that the other modules here draw."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from cubecup.cli.game_ui import GameUI, Scene
from cubecup.cli.seven_cubes import show
from cubecup.cli.seven_cubes.chaining import chain
from cubecup.cli.seven_cubes.pieces import block, pawn, row, row_legend, token_words
from cubecup.cli.seven_cubes.table import players, table
from cubecup.cli.seven_cubes.trace import trace
from cubecup.cli.seven_cubes.wording import label
from cubecup.cli.words import Words
from cubecup.kernel.choice import Action, Choice
from cubecup.kernel.errors import BadOption
from cubecup.kernel.game import Event, State
from cubecup.seven_cubes.board import PROTECTION, SPECIALS
from cubecup.seven_cubes.flow import round_number
from cubecup.seven_cubes.game import SevenCubes
from cubecup.seven_cubes.state import SevenCubesState

if TYPE_CHECKING:
    from cubecup.cli.arguments import Parser


class SevenCubesUI(GameUI):
    id = "seven-cubes"
    default_bot = "planner"
    default_players = 3
    counted = ("steal",)

    # -- options ----------------------------------------------------------------------------------------

    def add_options(self, parser: Parser) -> None:
        parser.option("--tokens", metavar="KIND:N,…")

    def make(self, arguments: argparse.Namespace, seed: int) -> SevenCubes:
        return SevenCubes(arguments.tokens)

    def bench_game(self) -> SevenCubes:
        return SevenCubes()

    def shown(self, wanted: list[str], pack: str | None, seed: int, words: Words) -> list[RenderableType]:
        if pack is not None:
            raise BadOption("unknown-argument", "There are no packs.", value="--pack", command="cubecup show")
        return show.shown(wanted, SevenCubes(), self.default_players, seed, words)

    # -- playing ----------------------------------------------------------------------------------------

    def introduction(self, scene: Scene) -> list[RenderableType]:
        words = scene.words
        kinds = range(PROTECTION, PROTECTION + len(SPECIALS))
        return [
            Text(words("game-seven-cubes"), style="bold"),
            Text(words("intro-seven-cubes")),
            Text(""),
            show.cube_legend(words),
            Columns([Text.assemble(block(kind), f" {token_words(kind, words)}") for kind in kinds], padding=(0, 3)),
            row_legend(words),
        ]

    def board(self, state: State, scene: Scene) -> list[RenderableType]:
        return table(_position(state), scene)

    def question(self, state: State, seat: int, choice: Choice, scene: Scene) -> list[RenderableType]:
        asked = Text(scene.words(f"ask-{choice.kind}"), style="bold cyan")
        if choice.kind != "extra-move":
            return [asked]
        position = _position(state)
        return [Text.assemble(block(position.tokens[position.pawns[seat]]), " ", asked)]

    def label(self, state: State, seat: int, choice: Choice, action: Action, scene: Scene) -> Text:
        return label(_position(state), seat, action, scene)

    def pages(self) -> Mapping[str, Callable[[State, Scene], list[RenderableType]]]:
        return {"c": _cards_page, "m": _map_page, "r": lambda state, scene: [show.rules(scene.words)]}

    def understand(self, state: State, seat: int, text: str) -> tuple[str, ...]:
        return chain(_position(state), seat, text)

    def trace(self, events: list[Event], scene: Scene) -> list[Text]:
        return trace(events, scene)

    def result(self, state: State, scene: Scene) -> list[RenderableType]:
        """The players by the cubes they hold, the winner first."""
        position = _position(state)
        words = scene.words
        grid = Grid.grid(padding=(0, 2, 0, 0))
        order = sorted(range(position.seats), key=lambda seat: (seat not in position.won, -position.collected[seat]))
        for seat in order:
            cubes = words.count("cubes", position.collected[seat])
            grid.add_row(pawn(seat), Text(scene.names[seat], style="bold"), cubes, row(position, seat))
        return [grid, Text(words("result-rounds", rounds=words.count("rounds", round_number(position))))]


UI = SevenCubesUI()


def _position(state: State) -> SevenCubesState:
    assert isinstance(state, SevenCubesState)
    return state


def _cards_page(state: State, scene: Scene) -> list[RenderableType]:
    """Every player's row, and how to read it."""
    return [*players(_position(state), scene), row_legend(scene.words)]


def _map_page(state: State, scene: Scene) -> list[RenderableType]:
    """The table, and what lies on it."""
    assert isinstance(scene.game, SevenCubes)
    words = scene.words
    return [*table(_position(state), scene), show.cube_legend(words), show.tokens(scene.game, words)]
