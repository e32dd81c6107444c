"""An exhibit: a plot, the same figures as a table, and the words around them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cubecup.lab.figures.estimates import Estimate
from cubecup.lab.wording import NOTHING, Wording

if TYPE_CHECKING:
    from cubecup.lab.report.canvas import Drawing

ROW: Final = 0.27  # inches that a row of a plot takes
TALL: Final = 2.6  # the height of a plot with columns or a line


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table; the first column names the rows."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Exhibit:
    """`id` names its texts (`report-<id>` and its note) and its file."""

    id: str
    draw: Drawing
    height: float
    sheet: Sheet
    games: int


def height_of(rows: int) -> float:
    return 0.8 + ROW * rows


def share_cells(estimate: Estimate, wording: Wording) -> tuple[str, str, str]:
    """Value, interval, and over how many cases."""
    if not estimate.n:
        return NOTHING, NOTHING, "0"
    return wording.percent(estimate.value), wording.percents(estimate), wording.number(estimate.n)


def mean_cells(estimate: Estimate, wording: Wording, digits: int = 2) -> tuple[str, str, str]:
    if not estimate.n:
        return NOTHING, NOTHING, "0"
    return wording.number(estimate.value, digits), wording.numbers(estimate, digits), wording.number(estimate.n)


def sheet(wording: Wording, columns: Sequence[str], rows: Sequence[tuple[str, ...]]) -> Sheet:
    """A table whose columns are named by ids of texts."""
    return Sheet(tuple(wording(f"report-col-{column}") for column in columns), tuple(rows))
