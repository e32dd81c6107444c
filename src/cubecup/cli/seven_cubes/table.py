"""A position of Seven Cubes on few lines: the board, and beside it every player's pawn and row of cards."""

from __future__ import annotations

from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from cubecup.cli.game_ui import Scene
from cubecup.cli.seven_cubes.drawing import BoardDrawing, is_large
from cubecup.cli.seven_cubes.pieces import pawn, row, token_words
from cubecup.seven_cubes.board import CELL_NAMES, ROW
from cubecup.seven_cubes.chains import NO_COLOR, next_color
from cubecup.seven_cubes.flow import round_number, turns_to_draw
from cubecup.seven_cubes.state import SevenCubesState

_DRAW_NEAR: Final = 10  # rounds before the draw from which it is told (SC-10)
_SIDE_BY_SIDE: Final = 76  # columns for the board and the players beside it


def table(state: SevenCubesState, scene: Scene) -> list[RenderableType]:
    """The whole table; where the user is to choose a cell, the board has the numbers of the menu."""
    title = Rule(_title(state, scene), style="dim", align="left")
    return [title, _Beside(BoardDrawing(state, _numbers(state, scene)), players(state, scene))]


def _title(state: SevenCubesState, scene: Scene) -> Text:
    words = scene.words
    number = round_number(state)
    parts = [words("board-round", n=number) if number else words("game-seven-cubes")]
    if scene.you >= 0:
        parts.append(_aim(state, scene.you, scene))
    left = turns_to_draw(state)
    if number and not state.over and left <= _DRAW_NEAR * state.seats:
        parts.append(words("table-to-draw", n=left))
    return Text(" · ".join(parts), style="bold")


def _aim(state: SevenCubesState, seat: int, scene: Scene) -> str:
    color = next_color(state, seat)
    if color == NO_COLOR:
        return scene.words("table-all")
    return scene.words("table-next", cube=token_words(color, scene.words))


def _numbers(state: SevenCubesState, scene: Scene) -> dict[int, int]:
    if scene.you not in state.actors():
        return {}
    actions = state.choice(scene.you).actions
    return {action.value: number for number, action in enumerate(actions, 1) if action.verb not in ("stay", "protect")}


def players(state: SevenCubesState, scene: Scene) -> list[Text]:
    """Two lines each: where the pawn stands and what is collected; the row of cards."""
    found: list[Text] = []
    for seat in range(state.seats):
        cell = state.pawns[seat]
        cubes = scene.words.count("cubes", state.collected[seat])
        text = Text.assemble(pawn(seat), (f" {scene.names[seat]}", "bold"))
        text.append(f" · {CELL_NAMES[cell]}" if cell >= 0 else "")
        text.append(f" · {cubes}", style="bold yellow" if state.collected[seat] == ROW else "dim")
        found.append(Text.assemble(text, "\n    ", row(state, seat)))
    return found


class _Beside:
    """The board with the players beside it, or below where that does not fit."""

    def __init__(self, board: BoardDrawing, players: list[Text]) -> None:
        self.board = board
        self.players = players

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < _SIDE_BY_SIDE:
            yield self.board
            yield from self.players
            return
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True, min_width=self.board.__rich_measure__(console, options).minimum)
        grid.add_column()
        grid.add_row(self.board, Text("\n\n" if is_large(console) else "\n").join(self.players))
        yield grid
