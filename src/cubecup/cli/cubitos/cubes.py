"""Dice as small coloured cubes of text: a letter for the kind, a sign for the face.

The letter says what the colour says, so nothing is lost without colours. Capital letters have an ability card.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from cubecup.cli.words import Words
from cubecup.cubitos.dice import (
    BORROWED,
    FACE_MASK,
    FACE_SHIFT,
    FACE_WORDS,
    KIND_MASK,
    KINDS,
    OWN_KINDS,
    TYPE_MASK,
    USED,
)
from cubecup.cubitos.notation import write_face

LETTERS: Final = ("l", "d", "s", "W", "N", "R", "G", "O", "P", "Y", "B")
STYLES: Final = (
    "black on #c8c8c8",
    "white on #5a5a5a",
    "black on #7fe0d0",
    "black on #ffffff",
    "white on #7a4a21",
    "white on #c62828",
    "white on #2e7d32",
    "black on #fb8c00",
    "white on #7b1fa2",
    "black on #fdd835",
    "white on #1565c0",
)
_COUNTED_FACES: Final = ("money", "movement", "credit")


def kind_letter(kind: int) -> str:
    """A borrowed die has a stroke after its letter."""
    return LETTERS[kind % BORROWED] + ("'" if kind >= BORROWED else "")


def cube(kind: int, sign: str, faded: bool = False) -> Text:
    return Text(f" {kind_letter(kind)}{sign} ", style="dim" if faded else STYLES[kind % BORROWED])


def heap(counts: list[int]) -> Text:
    """Dice of a zone by kind: ` l×5  W×2 `."""
    return row(cube(kind, f"×{count}") for kind, count in enumerate(counts) if count)


def faces(dice: Iterable[int]) -> Text:
    """Dice with their faces; used ones have lost their colour."""
    return row(cube(die & KIND_MASK, write_face(die >> FACE_SHIFT & FACE_MASK), bool(die & USED)) for die in dice)


def row(cubes: Iterable[Text]) -> Text:
    line = Text(" ").join(cubes)
    return line if line.plain else Text("–", style="dim")


def kind_words(kind: int, words: Words) -> str:
    name = words(f"kind-{KINDS[kind % BORROWED]}")
    return words("die-borrowed", die=name) if kind >= BORROWED else name


def face_words(face: int, words: Words) -> str:
    word = FACE_WORDS[face & TYPE_MASK]
    return words(f"face-{word}", n=face >> 3) if word in _COUNTED_FACES else words(f"face-{word}")


def legend(words: Words) -> list[Text]:
    """Which letter is which kind, and which sign which face."""
    kinds = [Text.assemble(cube(kind, ""), " " + words(f"color-{KINDS[kind]}")) for kind in range(OWN_KINDS)]
    signs = (
        ("*", words("face-symbol")),
        ("!", words("face-power")),
        ("$", words("term-money")),
        (">", words("term-movement")),
        ("c", words("term-credits")),
        ("-", words("face-blank")),
    )
    return [Text("  ").join(kinds), Text("   ").join(Text(f"{sign} {meaning}") for sign, meaning in signs)]
