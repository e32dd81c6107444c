"""The schema: rows fit it, and docs/lab.md says the same as the code."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from cubecup.lab import DECISIONS, GAMES, ROUNDS, Column, Table, play
from cubecup.lab.tables import TYPES, Value
from tests.lab.jobs import QUICK

PAGE = Path(__file__).resolve().parents[2] / "docs" / "lab.md"
ANY = Table("any", tuple(Column(kind, kind, "Something.") for kind in TYPES))


def as_markdown(table: Table) -> str:
    """How a table is told in docs/lab.md."""
    rows = [f"| `{column.name}` | {column.type} | {column.about} |" for column in table.columns]
    return "\n".join(["| column | type | |", "|---|---|---|", *rows])


@pytest.mark.parametrize("table", [GAMES, ROUNDS, DECISIONS], ids=lambda table: table.name)
def test_the_page_has_the_schema(table: Table) -> None:
    section = PAGE.read_text(encoding="utf-8").split(f"### {table.name}\n")[1].split("\n#")[0]
    assert as_markdown(table) in section


def test_examples_of_the_page_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    busts, usage, _figures = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, object] = {}
    exec(busts, names)
    (tmp_path / "busts.py").write_text(busts, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    printed: list[object] = []
    exec(usage, {"print": printed.append})
    assert len(printed) == 4
    plan = replace(QUICK, collectors=("rounds", "busts:Busts"))
    for part in play(list(plan.chunks())[:1], workers=1):
        busted = [(row["round"], row["seat"]) for row in map(ROUNDS.named, part.tables["rounds"]) if row["busted"]]
        assert sorted(busted) == sorted((row[1], row[2]) for row in part.tables["busts"])
        assert busted


def test_rows_by_name_and_back() -> None:
    row = GAMES.row(**{name: number for number, name in enumerate(GAMES.names)})
    assert GAMES.named(row)["seed"] == row[GAMES.at("seed")] == GAMES.names.index("seed")
    with pytest.raises(KeyError, match="has the columns game, race"):
        GAMES.row(game=1)


FITTING: dict[str, Value] = {
    "int": -(2**63),
    "seed": 2**64 - 1,
    "real": 4,
    "text": "",
    "flag": True,
    "list": ["a", "b"],
    "numbers": (1, -2),
    "bytes": b"\x00\xff",
}


@pytest.mark.parametrize(
    ("kind", "value", "told"),
    [
        ("int", 2**63, "int is a whole number of 64 bits, not 9223372036854775808"),
        ("int", True, "int is a whole number of 64 bits, not True"),
        ("seed", -1, "seed is a whole number from 0, of 64 bits, not -1"),
        ("real", "half", "real is a number, not 'half'"),
        ("text", 7, "text is a text, not 7"),
        ("flag", 1, "flag is True or False, not 1"),
        ("list", "a,b", "list is a list of texts without commas, not 'a,b'"),
        ("list", ["a,b"], "list is a list of texts without commas, not ['a,b']"),
        ("numbers", [2**31], "numbers is a list of whole numbers of 32 bits, not [2147483648]"),
        ("bytes", [1, 2], "bytes is bytes, not [1, 2]"),
    ],
)
def test_rows_that_do_not_fit(kind: str, value: Value, told: str) -> None:
    assert ANY.unfit(tuple({**FITTING, kind: value}.values())) == told


def test_rows_that_fit() -> None:
    assert tuple(FITTING) == TYPES
    assert ANY.unfit(tuple(FITTING.values())) == ""
    assert ANY.unfit((None,) * len(TYPES)) == ""
    assert ANY.unfit((0, 0)) == f"a row is a tuple of {len(TYPES)} values, not (0, 0)"
