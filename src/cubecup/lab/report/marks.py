"""The forms of plot the report uses: dots with intervals, columns, lines, pairs of dots, and a grid of shades."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cubecup.lab.figures.estimates import Estimate
from cubecup.lab.report.colours import DAY
from cubecup.lab.wording import Wording

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_BAR: Final = {"color": DAY["ink"], "linewidth": 1.4, "solid_capstyle": "butt", "zorder": 3}


@dataclass(frozen=True, slots=True)
class Scale:
    """How values are written on an axis, and what the axis is about."""

    wording: Wording
    label: str
    percent: bool = True
    digits: int = 0

    def dress(self, axes: Axes, *, vertical: bool = False) -> None:
        axis = axes.yaxis if vertical else axes.xaxis
        axis.set_major_formatter(lambda value, _: self._written(value))
        axis.set_tick_params(labelcolor=DAY["ink-soft"], labelsize=8.5)
        axis.set_label_text(self.label)
        (axes.xaxis if vertical else axes.yaxis).grid(visible=False)

    def _written(self, value: float) -> str:
        return (
            self.wording.percent(value, self.digits)
            if self.percent
            else self.wording.number(value, self._digits(value))
        )

    def _digits(self, value: float) -> int:
        return self.digits if math.isclose(value, round(value, self.digits), abs_tol=1e-9) else self.digits + 1


@dataclass(frozen=True, slots=True)
class LineMark:
    """One row of a plot: its name, a value or two, and a colour of its own if it has one."""

    label: str
    estimate: Estimate
    other: Estimate | None = None
    colour: str = DAY["accent"]
    limits: tuple[float, float] | None = None  # between which the value should be


def dots(axes: Axes, lines: Sequence[LineMark], scale: Scale) -> None:
    """A value with its interval in each row, on a shade from limit to limit."""
    _rows(axes, lines, scale)
    ends = (0.0, 1.0) if scale.percent else ()  # a share cannot be beyond them, so they are no limits
    wanted = [limit for line in lines for limit in line.limits or () if limit not in ends]
    axes.set_xlim(*_reach([line.estimate for line in lines], *(wanted or [0.0])))
    for at, line in enumerate(lines):
        if line.limits is not None:
            _shade(axes, line.limits, at, ends)
        _interval(axes, line.estimate, at)
        _dot(axes, line.estimate.value, at, line.colour)


def _shade(axes: Axes, limits: tuple[float, float], at: int, ends: tuple[float, ...]) -> None:
    left, right = axes.get_xlim()
    low, high = max(limits[0], left), min(limits[1], right)
    axes.fill_betweenx([at - 0.5, at + 0.5], low, high, color=DAY["good-soft"], linewidth=0, zorder=0)
    for limit in limits:
        if limit not in ends and left < limit < right:
            axes.plot([limit] * 2, [at - 0.5, at + 0.5], color=DAY["good"], linewidth=1, zorder=1)


def pairs(axes: Axes, lines: Sequence[LineMark], scale: Scale, names: tuple[str, str], fair: float) -> None:
    """Two values in each row, filled and hollow, with their intervals."""
    _rows(axes, lines, scale)
    axes.axvline(fair, color=DAY["ink-soft"], linewidth=1, linestyle=(0, (3, 2)), zorder=1)
    everything = [estimate for line in lines for estimate in (line.estimate, line.other) if estimate and estimate.n]
    axes.set_xlim(*_reach(everything, fair))
    for at, line in enumerate(lines):
        if line.other is not None and line.other.n:
            _interval(axes, line.other, at + 0.18)
            axes.plot(
                [line.other.value], [at + 0.18], "o",
                markersize=5.5, markerfacecolor=DAY["surface"], markeredgecolor=DAY["ink"], zorder=4,
            )  # fmt: skip
        if line.estimate.n:
            _interval(axes, line.estimate, at - 0.18)
            _dot(axes, line.estimate.value, at - 0.18, line.colour)
    handles = [
        axes.plot([], [], "o", markersize=6, markerfacecolor=fill, markeredgecolor=DAY["ink"], linestyle="")[0]
        for fill in (DAY["accent"], DAY["surface"])
    ]
    axes.legend(handles, names, loc="lower left", bbox_to_anchor=(-0.02, 1.0), ncols=2, handletextpad=0.2)


def columns(
    axes: Axes, values: Mapping[int, Estimate], scale: Scale, label: str, limits: tuple[float, float] | None = None
) -> None:
    """A column with its interval for each whole number."""
    scale.dress(axes, vertical=True)
    if limits is not None:
        axes.axvspan(limits[0] - 0.5, limits[1] + 0.5, color=DAY["good-soft"], linewidth=0, zorder=0)
    axes.bar([*values], [estimate.value for estimate in values.values()], width=0.78, color=DAY["accent"], zorder=2)
    for at, estimate in values.items():
        axes.plot([at, at], [estimate.low, estimate.high], **_BAR)  # type: ignore[arg-type]  # as matplotlib has it
    axes.set_xlabel(label)
    axes.set_ylim(bottom=0)
    if values:
        axes.set_xlim(min(values) - 0.7, max(values) + 0.7)
    _whole_numbers(axes)


def curve(axes: Axes, values: Mapping[int, Estimate], scale: Scale, label: str, fair: float | None = None) -> None:
    """Dots joined by a line, with a band for their intervals."""
    scale.dress(axes, vertical=True)
    at = [*values]
    low = [max(estimate.low, 0.0) for estimate in values.values()]
    high = [estimate.high for estimate in values.values()]
    axes.fill_between(at, low, high, color=DAY["accent-soft"], linewidth=0, zorder=1)
    axes.plot(at, [estimate.value for estimate in values.values()], "o-", color=DAY["accent"], markersize=4, zorder=3)
    if fair is not None:
        axes.axhline(fair, color=DAY["ink-soft"], linewidth=1, linestyle=(0, (3, 2)), zorder=2)
    axes.set_xlabel(label)
    axes.set_ylim(bottom=0)
    _whole_numbers(axes)


def shades(axes: Axes, rows: Sequence[tuple[str, Mapping[int, Estimate]]], turns: Sequence[int], label: str) -> None:
    """A cell for each row and whole number, the darker the greater its value."""
    from matplotlib.patches import Rectangle

    most = max((values[turn].value for _, values in rows for turn in turns if turn in values), default=0.0) or 1.0
    for at, (_, values) in enumerate(rows):
        for turn in turns:
            strength = values[turn].value / most if turn in values else 0.0
            corner = (turn - 0.46, at - 0.42)
            axes.add_patch(Rectangle(corner, 0.92, 0.84, color=DAY["grid"], linewidth=0, zorder=1))
            if strength > 0:
                axes.add_patch(
                    Rectangle(corner, 0.92, 0.84, color=DAY["accent"], alpha=round(strength, 3), linewidth=0, zorder=2)
                )
    axes.set_xlim(min(turns, default=0) - 0.6, max(turns, default=0) + 0.6)
    _labels(axes, [name for name, _ in rows])
    axes.grid(visible=False)
    axes.spines["bottom"].set_visible(False)
    axes.set_xlabel(label)
    _whole_numbers(axes)


# -- parts ---------------------------------------------------------------------------------------------


def _rows(axes: Axes, lines: Sequence[LineMark], scale: Scale) -> None:
    scale.dress(axes)
    _labels(axes, [line.label for line in lines])


def _labels(axes: Axes, labels: Sequence[str]) -> None:
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)  # the first row on top


def _interval(axes: Axes, estimate: Estimate, at: float) -> None:
    if math.isfinite(estimate.low):
        axes.plot([estimate.low, estimate.high], [at, at], **_BAR)  # type: ignore[arg-type]  # as matplotlib has it


def _dot(axes: Axes, value: float, at: float, colour: str) -> None:
    axes.plot(
        [value], [at], "o", markersize=7.5, markerfacecolor=colour,
        markeredgecolor=DAY["ink"], markeredgewidth=0.8, zorder=4, clip_on=False,
    )  # fmt: skip


def _reach(estimates: Sequence[Estimate], *wanted: float) -> tuple[float, float]:
    """What an axis has to show, with a little air."""
    ends = [end for estimate in estimates for end in (estimate.low, estimate.high) if math.isfinite(end)]
    ends += [*wanted, *(estimate.value for estimate in estimates)]
    low, high = min(ends), max(ends)
    air = (high - low or 1.0) * 0.06
    return (0.0 if low - air < 0 <= low else low - air), high + air


def _whole_numbers(axes: Axes) -> None:
    from matplotlib.ticker import MaxNLocator

    axes.xaxis.set_major_locator(MaxNLocator(integer=True, nbins=10))
