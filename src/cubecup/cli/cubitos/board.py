"""A position of Cubitos on few lines: your four zones and numbers, one line for each opponent, the track around you."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from cubecup.cli.cubitos.cubes import faces, heap
from cubecup.cli.cubitos.drawing import Mark, TrackDrawing
from cubecup.cli.cubitos.terms import space_name, to_go
from cubecup.cli.game_ui import Scene
from cubecup.cubitos.draw import draw_amount, red_lines_passed
from cubecup.cubitos.moving import has_finished, is_last_round
from cubecup.cubitos.state import CubitosState
from cubecup.cubitos.terms import AT_RISK, BUSTED, DRAWING, PHASE_NAMES, ROLLING
from cubecup.cubitos.track import Track
from cubecup.cubitos.way import places
from cubecup.cubitos.zones import size

RUNNERS: Final = ("bold white on #d81b60", "bold white on #1e1e1e", "bold black on #ffb300", "bold white on #3949ab")
_LETTERS: Final = "ABCD"


def board(state: CubitosState, scene: Scene) -> list[RenderableType]:
    title = Rule(_title(state, scene), style="dim", align="left")
    return [title, *own_board(state, scene), _others(state, max(scene.you, 0), scene)]


def own_board(state: CubitosState, scene: Scene) -> list[RenderableType]:
    seat = max(scene.you, 0)
    return [_numbers(state, seat, scene), _zones(state, seat, scene)]


def runner(seat: int) -> Text:
    """A runner's piece: a letter on the player's colour, because numbers on the map are those of the menu."""
    return Text(f" {_LETTERS[seat]} ", style=RUNNERS[seat])


def _title(state: CubitosState, scene: Scene) -> Text:
    words = scene.words
    parts = [words("board-round", n=state.round), words(f"phase-{PHASE_NAMES[state.phase]}")]
    if state.extra:
        parts.append(words("board-tie-break"))
    elif is_last_round(state):
        parts.append(words("board-last-round"))
    return Text(" · ".join(parts), style="bold")


def _numbers(state: CubitosState, seat: int, scene: Scene) -> Text:
    words = scene.words
    amounts = [
        words.count("money", state.money[seat]),
        words.count("movement", state.movement[seat]),
        words.count("credits", state.credits[seat]),
        words.count("fans", state.fans[seat]),
    ]
    if state.water[seat]:
        amounts.insert(2, words("board-water", n=state.water[seat]))
    bonus = draw_amount(state, seat) - state.facts.base_draw - state.hands[seat]
    draw = words("board-draw", n=draw_amount(state, seat))
    if bonus:
        draw += " " + words("board-bonus", n=bonus)
    line = Text.assemble(runner(seat), " ", (" · ".join([*amounts, draw]), "bold"))
    line.append(f"\n    {_place(state, seat, scene)}")
    line.append(f" · {_leader(state, scene)}")
    return line


def _place(state: CubitosState, seat: int, scene: Scene) -> str:
    words = scene.words
    track = state.facts.track_of_leg(state.leg[seat])
    space = state.space[seat]
    place = words("board-at", space=space_name(space, track, words), line=red_lines_passed(state, seat))
    if has_finished(state, seat):
        return f"{place} · {words('board-finished')}"
    lap = words("board-lap", n=state.leg[seat] + 1, of=state.facts.legs) + " · " if state.facts.legs > 1 else ""
    return f"{lap}{place} · {to_go(space, track, words)}"


def _leader(state: CubitosState, scene: Scene) -> str:
    leading = [scene.names[seat] for seat, place in enumerate(places(state)) if place == 1]
    if len(leading) == state.seats:
        return scene.words("board-all-level")
    return scene.words("board-leader", names=", ".join(leading))


def _zones(state: CubitosState, seat: int, scene: Scene) -> Grid:
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style="dim", no_wrap=True)
    grid.add_column(overflow="fold")
    base = seat * state.kinds
    for name, counts in (("draw", state.draw), ("roll", state.roll)):
        grid.add_row(_zone(name, scene), heap(counts[base : base + state.kinds]))
    grid.add_row(_zone("active", scene), faces(state.active[seat]))
    grid.add_row(_zone("discard", scene), heap(state.discard[base : base + state.kinds]))
    if size(state, seat, state.hand):
        grid.add_row(scene.words("board-hand"), heap(state.hand[base : base + state.kinds]))
    return grid


def _zone(name: str, scene: Scene) -> str:
    return "    " + scene.words(f"zone-{name}")


def _others(state: CubitosState, seat: int, scene: Scene) -> Grid:
    """One line each: where they are, what they have, what they are about."""
    words = scene.words
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column(overflow="fold")
    for other in range(state.seats):
        if other == seat:
            continue
        track = state.facts.track_of_leg(state.leg[other])
        facts = [
            space_name(state.space[other], track, words),
            words("board-finished") if has_finished(state, other) else to_go(state.space[other], track, words),
        ]
        facts += [words.count("credits", state.credits[other])] if state.credits[other] else []
        facts += [words.count("fans", state.fans[other])] if state.fans[other] else []
        line = Text(" · ".join(facts) + " ")
        line.append_text(_doing(state, other, scene))
        grid.add_row(runner(other), scene.names[other], line)
    return grid


def _doing(state: CubitosState, seat: int, scene: Scene) -> Text:
    words = scene.words
    if state.phase == DRAWING:
        return Text("")
    if state.marks[seat] & BUSTED:
        return Text(words("board-busted"), style="bold red")
    dice = faces(state.active[seat]) if state.active[seat] else Text("")
    if state.phase == ROLLING and state.stacks[seat]:
        left = words("board-to-roll", n=size(state, seat, state.roll))
        dice.append(f" {left}", style="dim")
    return dice


def risk(state: CubitosState, seat: int) -> bool:
    return bool(state.marks[seat] & AT_RISK)


# -- the track -----------------------------------------------------------------------------------------


def surroundings(state: CubitosState, seat: int, numbers: Mapping[int, int]) -> TrackDrawing:
    """The track around a runner; spaces of the menu carry its numbers."""
    track = state.facts.track_of_leg(state.leg[seat])
    marks = _runners(state, track)
    for space, number in numbers.items():
        marks[space] = Mark(str(number), "bold #ffffff on #000000")
    return TrackDrawing(track, marks, around=track.cell[state.space[seat]])


def whole_track(state: CubitosState, seat: int) -> TrackDrawing:
    track = state.facts.track_of_leg(state.leg[seat])
    return TrackDrawing(track, _runners(state, track))


def _runners(state: CubitosState, track: Track) -> dict[int, Mark]:
    """The runners now on this track; several on a space share it."""
    marks: dict[int, Mark] = {}
    for seat in range(state.seats):
        if state.facts.track_of_leg(state.leg[seat]) is not track:
            continue
        space = state.space[seat]
        before = marks.get(space)
        if before:
            marks[space] = Mark((before.text + _LETTERS[seat])[:3], "bold white on #000000")
        else:
            marks[space] = Mark(_LETTERS[seat], RUNNERS[seat])
    return marks
