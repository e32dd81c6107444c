"""A part of a review worked out in a process in which bots think."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from cubecup.kernel.game import Game
from cubecup.kernel.record import read_record
from cubecup.review.course import Course, course_of
from cubecup.review.data import AnswerFigures
from cubecup.review.ledger import ledger
from cubecup.review.reviewer import measure_part, quality_of
from cubecup.server.bots.packets import ReviewPart

PART_SECONDS: Final = 0.2  # at a time; so long a bot may have to wait for the process
_FIGURES: Final = msgspec.json.Decoder(list[AnswerFigures])


@lru_cache(maxsize=8)
def _course(game: Game, record: str, stand_ins: tuple[bool, ...]) -> Course:
    return course_of(read_record(record), game, stand_ins)


def worked_out(part: ReviewPart, game: Game) -> str:
    """Figures of some answers, or the whole review, as JSON."""
    course = _course(game, part.record, part.stand_ins)
    if part.figures:
        figures = {one.number: one for one in _FIGURES.decode(part.figures)}
        return msgspec.json.encode(ledger(course, figures, part.quality)).decode()
    return msgspec.json.encode(measure_part(course, quality_of(part.quality), part.first, PART_SECONDS)).decode()
