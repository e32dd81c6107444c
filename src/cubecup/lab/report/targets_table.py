"""The acceptance table as cells of text: what is required, what was measured, and whether it is met."""

from __future__ import annotations

from typing import Final, NamedTuple

from cubecup.lab.figures.targets import Target
from cubecup.lab.wording import NOTHING, Wording
from cubecup.locales.numbers import NO_BREAK

_PERCENT: Final = frozenset({"seats", "lead", "stalled", "bought", "dominant", "one-card"})


class TargetCells(NamedTuple):
    """One row: `mark` is met, missed, unsure or unknown, and `verdict` the word for it."""

    requirement: str
    limits: str
    measured: str
    interval: str
    subject: str
    mark: str
    verdict: str


def target_cells(target: Target, wording: Wording) -> TargetCells:
    mark = _mark(target)
    measured = interval = NOTHING
    if target.value is not None:
        percent = target.id in _PERCENT
        measured = wording.percent(target.value.value) if percent else wording.half(target.value.value)
        interval = wording.percents(target.value) if percent else wording.numbers(target.value, 0)
    return TargetCells(
        wording(f"target-{target.id}"), _limits(target, wording), measured, interval,
        _subject(target, wording), mark, wording(f"target-mark-{mark}"),
    )  # fmt: skip


def _mark(target: Target) -> str:
    if target.met is None:
        return "unknown"
    return "met" if target.met else "missed" if target.sure else "unsure"


def _limits(target: Target, wording: Wording) -> str:
    if target.id == "rounds":
        return f"{wording.number(target.low)}–{wording.number(target.high)}"
    if target.low == target.high:
        return wording.percent(target.low, 0)
    if target.high >= 1 and target.low > 0:
        return f"≥{NO_BREAK}{wording.percent(target.low, 0)}"
    if target.low <= 0:
        return f"≤{NO_BREAK}{wording.percent(target.high, 0)}"
    return f"{wording.number(100 * target.low)}–{wording.percent(target.high, 0)}"


def _subject(target: Target, wording: Wording) -> str:
    if not target.subject:
        return ""
    return wording("report-seat", n=int(target.subject)) if target.id == "seats" else wording.card(target.subject)
