"""Answers of Seven Cubes in words: where a move leads, and what it would do there."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cubecup.cli.game_ui import Scene
from cubecup.cli.seven_cubes.pieces import block, pawn, token_words
from cubecup.kernel.choice import Action
from cubecup.seven_cubes.board import CELL_NAMES, CENTRE, CORNER_NAMES, CORNERS, EMPTY, PROTECTION, ROW
from cubecup.seven_cubes.chains import NOBODY, next_color, pawn_on
from cubecup.seven_cubes.state import SevenCubesState

_GOOD: Final = "bold green"


def corner_words(cell: int, scene: Scene) -> str:
    return scene.words(f"corner-{CORNER_NAMES[CORNERS.index(cell)]}")


def label(state: SevenCubesState, seat: int, action: Action, scene: Scene) -> Text:
    if action.verb == "corner":
        corner = scene.words("do-corner", corner=corner_words(action.value, scene))
        return Text.assemble(corner, (f" · {CELL_NAMES[action.value]}", "dim"))
    if action.verb in ("stay", "protect"):
        return Text(scene.words(f"do-{action.verb}"))
    move = scene.words(f"do-{action.verb}", space=CELL_NAMES[action.value])
    return Text.assemble(move, " · ", _found(state, seat, action.value, scene))


def _found(state: SevenCubesState, seat: int, cell: int, scene: Scene) -> Text:
    """What a move to a cell meets there, in the order in which the rules look at it."""
    words = scene.words
    victim = pawn_on(state, cell)
    if victim not in (NOBODY, seat):
        loot = next_color(state, seat)
        stolen = words("do-steal-cube", name=scene.names[victim], cube=token_words(loot, words))
        return Text.assemble(pawn(victim), block(loot), " ", (stolen, _GOOD))
    if cell == CENTRE and state.collected[seat] == ROW:
        return Text(words("do-win"), style=_GOOD)
    token = state.tokens[cell]
    if token == EMPTY:
        return Text(words("term-center" if cell == CENTRE else "do-find-nothing"), style="dim")
    name = token_words(token, words)
    if token == next_color(state, seat):
        return Text.assemble(block(token), " ", (words("do-take-cube", cube=name), _GOOD))
    if token < PROTECTION:
        return Text.assemble(block(token), (f" {name}", "dim"))
    line = Text.assemble(block(token), f" {name}")
    if state.used >> cell & 1:
        line.append(f" · {words('do-find-used')}", style="dim")
    return line
