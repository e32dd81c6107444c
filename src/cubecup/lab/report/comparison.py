"""The exhibits that put several races beside each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from cubecup.lab.figures.estimates import UNKNOWN, Estimate
from cubecup.lab.figures.race import RaceFigures
from cubecup.lab.figures.targets import Target, targets
from cubecup.lab.report.exhibit import Exhibit, height_of, mean_cells, share_cells, sheet
from cubecup.lab.report.marks import LineMark, Scale, dots
from cubecup.lab.wording import Wording


@dataclass(frozen=True, slots=True)
class _Measure:
    """One figure of every race; `column` names the text of the axis."""

    id: str
    value: Callable[[RaceFigures], Estimate]
    column: str
    target: str = ""  # the requirement that limits it
    percent: bool = True


def _target(id: str, figures: RaceFigures) -> Target | None:
    return next((target for target in targets(figures) if target.id == id), None)


def _worst(id: str, figures: RaceFigures) -> Estimate:
    """The value of a requirement that the worst seat or card decides."""
    found = _target(id, figures)
    return UNKNOWN if found is None or found.value is None else found.value


_MEASURES: Final = (
    _Measure("sets-rounds", lambda race: race.length.median, "rounds", "rounds", percent=False),
    _Measure("sets-seats", partial(_worst, "seats"), "wins", "seats"),
    _Measure("sets-lead", lambda race: race.suspense.changed, "share", "lead"),
    _Measure("sets-comeback", lambda race: race.suspense.from_behind, "share"),
    _Measure("sets-busts", lambda race: race.busts.overall, "share-of-rounds"),
    _Measure("sets-purchases", lambda race: race.purchases, "bought", percent=False),
    _Measure("sets-least", partial(_worst, "bought"), "share", "bought"),
    _Measure("sets-most", partial(_worst, "dominant"), "share-of-purchases", "dominant"),
)


def comparison(races: Sequence[RaceFigures], names: Sequence[str], wording: Wording) -> Iterator[Exhibit]:
    games = sum(race.games for race in races)
    for measure in _MEASURES:
        lines = [
            LineMark(name, measure.value(race), limits=_limits(measure, race))
            for name, race in zip(names, races, strict=True)
        ]
        scale = Scale(wording, wording(f"report-col-{measure.column}"), measure.percent)
        rows = [
            (line.label, *_cells(line.estimate, measure, wording), wording.number(race.games))
            for line, race in zip(lines, races, strict=True)
        ]
        yield Exhibit(
            measure.id, partial(dots, lines=lines, scale=scale), height_of(len(lines)),
            sheet(wording, ("race", measure.column, "interval", "games"), rows), games,
        )  # fmt: skip


def _limits(measure: _Measure, race: RaceFigures) -> tuple[float, float] | None:
    target = _target(measure.target, race)
    return None if target is None else (target.low, target.high)


def _cells(estimate: Estimate, measure: _Measure, wording: Wording) -> tuple[str, str]:
    cells = share_cells(estimate, wording) if measure.percent else mean_cells(estimate, wording, 1)
    return cells[0], cells[1]
