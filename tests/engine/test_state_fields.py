"""The fields of a state are listed once: what is written out from that list is never older than it."""

from __future__ import annotations

from scripts.state_fields import Field, fields, module, written

STATE = """
class CubitosState(State):
    def __init__(self, facts, seats):
        if facts is None:
            return
        super().__init__(facts.scripts, seats)
        self.facts = facts
        self.draw: list[int] = [0] * size
        self.money: list[int] = [0] * seats
        self.active: list[list[int]] = [[] for _ in range(seats)]
        self.phase = DRAWING
        self.turn = 0
"""


def test_what_is_written_out_is_what_the_lists_say() -> None:
    old = [path.parent.name for path, text in written().items() if path.read_text("utf-8") != text]
    assert old == [], "run: make fields"


def test_every_field_is_found_with_its_type_and_start() -> None:
    found = fields(STATE, "CubitosState")
    assert found[1] == Field("draw", "list[int]", "[0] * size")
    assert [one.name for one in found] == ["facts", "draw", "money", "active", "phase", "turn"]


def test_lists_are_copied_and_all_else_is_shared() -> None:
    text = module("cubitos", fields(STATE, "CubitosState"))
    assert text.partition("-> None:\n")[2].split("\n    ") == [
        "    twin.facts = state.facts",
        "twin.draw = state.draw.copy()",
        "twin.money = state.money.copy()",
        "twin.active = [one.copy() for one in state.active]",
        "twin.phase = state.phase",
        "twin.turn = state.turn\n",
    ]


def test_names_by_shape() -> None:
    names: dict[str, tuple[str, ...]] = {}
    text = module("cubitos", fields(STATE, "CubitosState")).partition("def copy_fields")[0]
    exec(text, names)
    assert names["PER_SEAT"] == ("money",)
    assert names["COUNTED"] == ("draw",)
    assert names["SCALARS"] == ("phase", "turn")
    assert names["SLOTS"] == ("active", "draw", "facts", "money", "phase", "turn")
