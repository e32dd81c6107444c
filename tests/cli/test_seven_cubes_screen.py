"""Seven Cubes on the screen: the board and the rows as they are, every answer and event in words, cells by name."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from cubecup.cli.game_ui import Scene
from cubecup.cli.seven_cubes.chaining import chain
from cubecup.cli.seven_cubes.drawing import BoardDrawing
from cubecup.cli.seven_cubes.pieces import SHAPES
from cubecup.cli.seven_cubes.ui import UI
from cubecup.cli.words import Words
from cubecup.kernel.game import Event
from cubecup.locales import LANGUAGES
from cubecup.seven_cubes.board import CELL_NAMES, COLORS, SERIES, SIZE, SPECIALS
from cubecup.seven_cubes.chains import Reach, cells_of
from cubecup.seven_cubes.game import SevenCubes
from cubecup.seven_cubes.notation import SIGNS
from cubecup.seven_cubes.state import SevenCubesState
from tests.seven_cubes.tables import crowded_position, position

GAME = SevenCubes()

ROBBERY = """
turn: 0
5: ...x...
[0]
at: c3
row: red, blue, green, orange, yellow, purple, white
[1]
at: e4
row: red, blue, green, orange, yellow, purple, white
collected: 2
protected: 0
"""


def _scene(language: str = "en", seats: int = 2, you: int = 0) -> Scene:
    return Scene(GAME, Words(language), ("You", "Bot 2", "Bot 3", "Bot 4")[:seats], you)


def _drawn(part: RenderableType, width: int = 100, height: int = 50, terminal: bool = False) -> list[str]:
    page = io.StringIO()
    console = Console(
        file=page, width=width, height=height, force_terminal=terminal, color_system="truecolor" if terminal else None
    )
    console.print(part)
    return Text.from_ansi(page.getvalue()).plain.split("\n")


def _labels(state: SevenCubesState, language: str = "en") -> list[str]:
    scene = _scene(language, state.seats)
    choice = state.choice(0)
    return [UI.label(state, 0, choice, action, scene).plain for action in choice.actions]


# -- drawing ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("large", [True, False])
def test_every_cell_shows_its_token_its_pawn_and_its_number(large: bool) -> None:
    """SC-1: seven ranks from the north down; a pawn hides neither the token under it nor the number beside it."""
    state = crowded_position(4, 3)
    numbers = {action.value: number for number, action in enumerate(state.choice(0).actions, 1)}
    lines = _drawn(BoardDrawing(state, numbers), height=50 if large else 24, terminal=True)
    width = 5 if large else 6
    for cell in range(SIZE * SIZE):
        rank, file = divmod(cell, SIZE)
        height = 2 if large else 1
        top = height * (SIZE - 1 - rank)
        shown = "".join(f"{line:44}"[2 + width * file :][:width] for line in lines[top : top + height])
        sign = SIGNS[state.tokens[cell]]
        pawn = SHAPES[state.pawns.index(cell)] if cell in state.pawns else ""
        expected = [str(numbers.get(cell, "")), {".": "·"}.get(sign, sign), pawn]
        if CELL_NAMES[cell] == "d4" and sign == ".":
            expected[1] = "◎"
        assert sorted(shown.replace(" ", "")) == sorted("".join(expected)), CELL_NAMES[cell]
    files = lines[14 if large else 7]
    assert files.split() == list("abcdefg")
    assert lines[0].index(SIGNS[state.tokens[43]]) == files.index("b")  # b7 above its letter


def test_a_row_tells_what_is_collected_protected_and_next() -> None:
    """SC-2, SC-8: collected cards have a tick, protected ones the sign of the token, the next one brackets."""
    state = position(ROBBERY.replace("protected: 0", "protected: 1"))
    own, other = (line for line in _drawn(UI.board(state, _scene())[1]) if "[" in line)
    assert re.findall(r"\S+", own)[-7:] == ["[r]", "b", "g", "o", "y", "p", "w"]
    assert re.findall(r"\S+", other)[-7:] == ["r#", "b✓", "[g]", "o", "y", "p", "w"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80, 120])
def test_the_table_fits_its_terminal(language: str, width: int) -> None:
    for seed in range(3):
        state = crowded_position(4, seed)
        scene = _scene(language, 4)
        lines = [line for part in UI.board(state, scene) for line in _drawn(part, width, 24, terminal=True)]
        assert max(len(line) for line in lines) <= width
        assert sum(line.count("★") for line in lines) == 2  # the pawn, and its player
        if width >= 80:
            assert len([line for line in lines if line.strip()]) == 9  # a rule, seven ranks, the letters


def test_a_draw_that_is_near_is_announced() -> None:
    """SC-10."""
    state = crowded_position(2, 1)
    assert "Draw in" not in _drawn(UI.board(state, _scene())[0])[0]
    state.turns = 79
    assert "Draw in 1 turn without a cube" in _drawn(UI.board(state, _scene())[0])[0]


# -- words -----------------------------------------------------------------------------------------------


def test_an_answer_says_what_the_move_meets() -> None:
    """SC-5 to SC-7: a cube to take, one that stays, an empty cell, a token, a pawn to rob."""
    state = position(ROBBERY.replace("turn: 0", "turn: 0\n4: r......\n2: y......"))
    labels = dict(zip([action.text for action in state.choice(0).actions], _labels(state), strict=True))
    assert labels["jump a4"].endswith("you take: red cube")
    assert labels["jump a2"].endswith("yellow cube")
    assert "take" not in labels["jump a2"]
    assert labels["jump b1"].endswith("empty")
    assert labels["jump d5"].endswith("diagonal step")
    assert labels["jump e4"].endswith("steal from Bot 2: red cube")


def test_the_last_move_is_announced_as_the_win() -> None:
    """SC-9: only with all seven cubes."""
    text = "turn: 0\n[0]\nat: c2\n[1]\nat: a7\n"
    assert "jump to d4 · center" in _labels(position(text))
    assert "jump to d4 · the center: you win" in _labels(position(text.replace("c2", "c2\ncollected: 7")))


def test_a_used_token_is_told_apart() -> None:
    """SC-6: each works once a turn."""
    state = position("turn: 0\n3: .++....\n[0]\nat: a1\n[1]\nat: g7\n")
    for action in ("jump b3", "step c3"):
        state.apply(0, action)
    assert "step to b3 ·  +  straight step · used in this turn already" in _labels(state)


def _events(seats: int, seed: int) -> Iterator[Event]:
    state = GAME.set_up(seats, seed)
    state.journal = []
    state.advance()
    for turn in range(2000):
        if state.over:
            break
        actions = state.choice(state.actors()[0]).actions
        state.apply(state.actors()[0], actions[turn * 7 % len(actions)])
    yield from state.journal


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_told(language: str) -> None:
    events = [event for seed in range(4) for event in _events(3, seed)]
    events += [("pass", 0, ()), ("win", 1, ()), ("draw", -1, ())]
    words = {word for word, _, _ in events}
    assert words >= {"corner", "jump", "step", "warp", "take", "steal", "protect", "round", "forced"}
    lines = UI.trace(events, _scene(language, 3))
    assert len(lines) > 100
    assert all(line.plain.strip() for line in lines)


def test_the_moves_of_a_turn_make_one_line() -> None:
    events: list[Event] = [("jump", 0, (16,)), ("step", 0, (17,)), ("take", 0, (1,)), ("round", -1, (4,))]
    lines = [line.plain for line in UI.trace(events, _scene())]
    assert lines == ["  You: jump to c3 · step to d3 ·  r  taken: red cube", "Round 4"]


def test_signs_are_distinct() -> None:
    """Without colours nothing looks like anything else."""
    assert len(set(SIGNS)) == 1 + len(COLORS) + len(SPECIALS)
    assert len(set(SHAPES)) == len(SERIES)
    assert not set(SIGNS) & set(SHAPES)


# -- naming a cell ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_every_cell_a_turn_can_end_on_can_be_named(seed: int) -> None:
    """SC-6: a chain of moves ends where it should, and cells out of reach are no chain."""
    state = crowded_position(3, seed)
    reached = set(cells_of(Reach(state, 0).turn_ends(state.pawns[0])))
    for cell, name in enumerate(CELL_NAMES):
        actions = chain(state, 0, name)
        assert bool(actions) == (cell in reached), name
        after = state.clone()
        for action in actions:
            assert after.turns == state.turns
            after.apply(0, action)
        if actions:
            assert actions[-1].endswith(f" {name}")


def test_naming_the_own_cell_stays_there() -> None:
    state = position("turn: 0\n3: .+.....\n[0]\nat: a1\n[1]\nat: g7\n")
    assert chain(state, 0, "a1") == ()
    state.apply(0, "jump b3")
    assert chain(state, 0, "B3") == ("stay",)
    assert chain(state, 0, "z9") == ()


def test_a_corner_can_be_named_by_its_cell() -> None:
    assert chain(GAME.new(2, 1), GAME.new(2, 1).turn, "g7") == ("corner ne",)
