"""The shapes of what a screen is told of Seven Cubes: view, question and events. Types only (see kernel.shapes)."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from cubecup.kernel.events import details_of
from cubecup.kernel.shapes import Shapes
from cubecup.seven_cubes.events import EVENTS, TYPES, Color

Special = Literal["protection", "straight", "diagonal", "knight", "warp"]
Token = Literal[Color, Special]
Series = Literal["star", "square", "triangle", "circle"]
Asks = Literal["corner", "new-corner", "jump", "extra-move", "protect"]
Verb = Literal["corner", "jump", "step", "warp", "stay", "protect"]


class SevenCubesQuestion(TypedDict):
    """What a seat is asked."""

    seat: int
    number: int  # of the questions this seat was asked
    kind: Asks
    rule: str
    actions: list[str]


class SevenCubesPlayer(TypedDict):
    """A pawn and a row of cards; collected cards are the beginning of the row, protected ones of those."""

    series: Series
    pawn: str | None
    row: list[Color]
    collected: list[Color]
    protected: list[Color]
    next: Color | None


class SevenCubesView(TypedDict):
    """The board as a seat sees it; cells are named a1 to g7."""

    game: Literal["seven-cubes"]
    round: int
    start_player: int
    turn: int
    turns_to_draw: int
    over: bool
    winners: list[int]
    waiting_for: list[int]
    board: dict[str, Token | None]
    used: list[str]
    players: list[SevenCubesPlayer]
    choice: SevenCubesQuestion | None


class SevenCubesContent(TypedDict):
    """Nothing is printed that the view does not show."""


class SevenCubesResults(TypedDict):
    """The board tells who won, and how."""


SHAPES: Final = Shapes(
    view=SevenCubesView,
    question=SevenCubesQuestion,
    content=SevenCubesContent,
    results=SevenCubesResults,
    events=details_of(EVENTS, TYPES),
    words={
        "SevenCubesColor": Color,
        "SevenCubesSpecial": Special,
        "SevenCubesAsks": Asks,
        "SevenCubesVerb": Verb,
    },
)
