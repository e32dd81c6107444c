"""Write `fields.py` beside each game's `state.py`: `python scripts/state_fields.py`, or `make fields`.

The fields of a state are listed once, where `__init__` sets them. What follows from that list (slots, copying, names
by shape) is written out as plain statements, because searches copy millions of states and compiled code needs to
see each field by name.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent.parent / "src" / "cubecup"
STATES: Final = {"cubitos": "CubitosState", "seven_cubes": "SevenCubesState"}
SAVED_BY_SHAPE: Final = ("cubitos",)  # games that read and write their saves shape by shape

# How a field of a type is copied; a value of any other type does not change, so it is shared.
_COPIES: Final = {"list[int]": "state.{0}.copy()", "list[list[int]]": "[one.copy() for one in state.{0}]"}

# Names by what a field starts as, for reading and writing saves.
_SHAPES: Final = {"PER_SEAT": "[0] * seats", "COUNTED": "[0] * size"}


@dataclass(frozen=True)
class Field:
    """A name, its type as written (empty: not written) and what it starts as."""

    name: str
    type: str
    start: str

    @property
    def is_number(self) -> bool:
        return self.start.isdecimal() or (self.start.isidentifier() and self.start.isupper())


def fields(source: str, state: str) -> list[Field]:
    """The fields that `__init__` of a class sets, in its order."""
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == state]
    functions = [node for node in classes[0].body if isinstance(node, ast.FunctionDef) and node.name == "__init__"]
    found = []
    for node in functions[0].body:
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if isinstance(target, ast.Attribute) and isinstance(node, ast.Assign | ast.AnnAssign) and node.value:
            written = ast.unparse(node.annotation) if isinstance(node, ast.AnnAssign) else ""
            found.append(Field(target.attr, written, ast.unparse(node.value)))
    return found


def module(game: str, found: list[Field]) -> str:
    """The text of `fields.py`."""
    state = STATES[game]
    shapes: dict[str, list[str]] = {}
    if game in SAVED_BY_SHAPE:
        shapes = {shape: [one.name for one in found if one.start == start] for shape, start in _SHAPES.items()}
        shapes["SCALARS"] = [one.name for one in found if one.is_number]
    lines = [
        f'"""The fields of `{state}` as its `__init__` lists them: made by `make fields`, not by hand."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import TYPE_CHECKING, Final",
        "",
        "if TYPE_CHECKING:",
        f"    from cubecup.{game}.state import {state}",
        "",
        _names("SLOTS", sorted(one.name for one in found)),
        *[_names(shape, names) for shape, names in shapes.items()],
        "",
        "",
        f"def copy_fields(state: {state}, twin: {state}) -> None:",
        *[f"    twin.{one.name} = {_COPIES.get(one.type, 'state.{0}').format(one.name)}" for one in found],
    ]
    return "\n".join(lines) + "\n"


def _names(constant: str, names: list[str]) -> str:
    listed = "".join(f'    "{name}",\n' for name in names)
    return f"{constant}: Final = (\n{listed})"


def written() -> dict[Path, str]:
    """Each `fields.py` and what it should say."""
    return {
        PACKAGE / game / "fields.py": module(game, fields((PACKAGE / game / "state.py").read_text("utf-8"), state))
        for game, state in STATES.items()
    }


def main() -> None:
    for path, text in written().items():
        if path.read_text("utf-8") != text:  # one that is as it was does not have the engine compiled anew
            path.write_text(text, "utf-8")
            print(f"{path.parent.name}/{path.name} follows from the fields in state.py again")


if __name__ == "__main__":
    main()
