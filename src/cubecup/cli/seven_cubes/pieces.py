"""Cubes, tokens, cards and pawns as small coloured pieces of text.

Every piece has a sign of its own beside its colour, the same as in positions and records, so nothing is lost
without colours. A pawn is the shape of its player's series.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cubecup.cli.words import Words
from cubecup.seven_cubes.board import EMPTY, PROTECTION, ROW, SPECIALS, TOKEN_NAMES
from cubecup.seven_cubes.notation import SIGNS
from cubecup.seven_cubes.state import SevenCubesState

SHAPES: Final = ("★", "■", "▲", "●")  # by seat, as `SERIES` names them
PLAYERS: Final = ("#ffffff on #d81b60", "#ffffff on #1e88e5", "#000000 on #ffb300", "#000000 on #43a047")
NEXT_SIGNS: Final = "[]"
COLLECTED_SIGN: Final = "✓"
PROTECTED_SIGN: Final = SIGNS[PROTECTION]

_GROUND: Final = "on #2f343c"  # of cards to come, so that their letters show on any terminal
_INKS: Final = ("#8d99a6", "#ff6b6b", "#ffa64d", "#ffe34d", "#66d17a", "#6fa8ff", "#c58af9", "#ffffff")
_WOOD: Final = "bold #2b1d0e on #d2b48c"
STYLES: Final = (
    _INKS[EMPTY],
    "bold #ffffff on #c62828",
    "bold #000000 on #fb8c00",
    "bold #000000 on #fdd835",
    "bold #ffffff on #2e7d32",
    "bold #ffffff on #1565c0",
    "bold #ffffff on #7b1fa2",
    "bold #000000 on #ffffff",
    *(_WOOD for _ in SPECIALS),
)


def block(token: int) -> Text:
    """A cube or a special token as it lies on the board."""
    return Text(f" {SIGNS[token]} ", style=STYLES[token])


def pawn(seat: int) -> Text:
    return Text(f" {SHAPES[seat]} ", style=PLAYERS[seat])


def token_words(token: int, words: Words) -> str:
    """The name of a cube or a special token."""
    name = TOKEN_NAMES[token]
    return words(f"token-{name}" if token >= PROTECTION else f"cube-{name}")


def row(state: SevenCubesState, seat: int) -> Text:
    """A player's cards in their order: ` r#  o✓ [g]  b `; those still to come are dark."""
    collected, protected = state.collected[seat], state.protected[seat]
    line = Text()
    for place in range(ROW):
        color = state.rows[seat * ROW + place]
        if place < collected:
            mark = PROTECTED_SIGN if place < protected else COLLECTED_SIGN
            line.append(f" {SIGNS[color]}{mark}", STYLES[color])
        elif place == collected:
            line.append(f"{NEXT_SIGNS[0]}{SIGNS[color]}{NEXT_SIGNS[1]}", f"bold {_INKS[color]} {_GROUND}")
        else:
            line.append(f" {SIGNS[color]} ", f"{_INKS[color]} {_GROUND}")
        line.append(" " if place < ROW - 1 else "")
    return line


def row_legend(words: Words) -> Text:
    """How the cards of a row are marked."""
    marks = (
        (NEXT_SIGNS, words("table-card-next")),
        (COLLECTED_SIGN, words("table-card-collected")),
        (PROTECTED_SIGN, words("table-card-protected")),
    )
    return Text("   ").join(Text.assemble((sign, "bold"), f" {meaning}") for sign, meaning in marks)
