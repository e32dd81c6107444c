"""A whole review, at once or in parts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import TYPE_CHECKING

from cubecup.kernel.errors import BadOption
from cubecup.review.course import Course, course_of
from cubecup.review.data import OPENING, USUAL, AnswerFigures, Review
from cubecup.review.ledger import ledger
from cubecup.review.measure import Measure
from cubecup.review.quality import QUALITIES, Quality

if TYPE_CHECKING:
    from cubecup.kernel.game import Game
    from cubecup.kernel.record import Record

Progress = Callable[[int, int], None]


def quality_of(name: str) -> Quality:
    if name not in QUALITIES:
        known = ", ".join(QUALITIES)
        raise BadOption("review-quality", f"Reviews are {known}, not {name!r}.", value=name, known=known)
    return QUALITIES[name]


def review(
    record: Record,
    game: Game,
    quality: str = USUAL,
    stand_ins: Sequence[bool] = (),
    progress: Progress = lambda done, of: None,
) -> Review:
    """The ledger of a race that is over. Equal records get equal reviews; `progress` hears how far it is."""
    wanted = quality_of(quality)
    course = course_of(record, game, stand_ins)
    measured: dict[int, AnswerFigures] = {}
    for one in measures(course, wanted):
        measured[one.number] = one
        progress(len(measured), len(course.steps) + 1)
    return ledger(course, measured, quality)


def measures(course: Course, quality: Quality, first: int = OPENING) -> Iterator[AnswerFigures]:
    """The figures of one answer after the other, from a number on."""
    measure = Measure(course, quality)
    if first == OPENING:
        yield measure.opening()
    for step in course.steps[max(0, first) :]:
        yield measure.step(step)


def measure_part(course: Course, quality: Quality, first: int, seconds: float) -> list[AnswerFigures]:
    """As many answers as fit into a time, at least one: the part of a review that begins with a number."""
    until = perf_counter() + seconds
    part: list[AnswerFigures] = []
    for one in measures(course, quality, first):
        part.append(one)
        if perf_counter() >= until:
            break
    return part
