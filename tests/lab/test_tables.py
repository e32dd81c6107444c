"""The schema: rows fit it, and docs/lab.md says the same as the code."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from cubecup.lab import GAMES, INT, REAL, ROUNDS, SEED, TEXT, Column, Table, play
from cubecup.lab.tables import TYPES, Value
from tests.lab.jobs import QUICK

PAGE = Path(__file__).resolve().parents[2] / "docs" / "lab.md"
ANY = Table("any", tuple(Column(kind, kind, "Something.") for kind in TYPES))


def as_markdown(table: Table) -> str:
    """How a table is told in docs/lab.md."""
    rows = [f"| `{column.name}` | {column.type} | {column.about} |" for column in table.columns]
    return "\n".join(["| column | type | |", "|---|---|---|", *rows])


@pytest.mark.parametrize("table", [GAMES, ROUNDS], ids=lambda table: table.name)
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


@pytest.mark.parametrize(
    ("row", "told"),
    [
        ((1, 2, 3.5, "x"), ""),
        ((None, None, None, None), ""),
        ((-(2**63), 2**64 - 1, 4, ""), ""),
        ((2**63, 0, 0.0, ""), "int is a whole number of 64 bits, not 9223372036854775808"),
        ((True, 0, 0.0, ""), "int is a whole number of 64 bits, not True"),
        ((0, -1, 0.0, ""), "seed is a whole number from 0, of 64 bits, not -1"),
        ((0, 0, "half", ""), "real is a number, not 'half'"),
        ((0, 0, 0.0, 7), "text is a text, not 7"),
        ((0, 0, 0.0), "a row is a tuple of 4 values, not (0, 0, 0.0)"),
    ],
)
def test_rows_that_fit(row: tuple[Value, ...], told: str) -> None:
    assert (INT, SEED, REAL, TEXT) == TYPES
    assert ANY.unfit(row) == told
