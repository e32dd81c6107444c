"""How long reviews take: `python -m scripts.review.times [--record FILE]`.

The first race of four bots that takes 16 rounds is reviewed at the qualities a server uses, one after the other. Told
is the time of this one process on the processor, which other programs change little; start it with
OPENBLAS_NUM_THREADS=1, as the command `cubecup` does by itself. With `--record` the race is written to a file, for
`cubecup review FILE`.
"""

from __future__ import annotations

import argparse
from itertools import count
from pathlib import Path
from time import process_time
from typing import Final

from cubecup.bots.net.judge import learned_net
from cubecup.cubitos.game import Cubitos
from cubecup.kernel.record import Record
from cubecup.review.course import Course, course_of
from cubecup.review.data import QUICK, USUAL
from cubecup.review.reviewer import review
from scripts.review.honesty import SETS, played

BOTS: Final = ["steady", "sharp", "keen", "steady"]
ROUNDS: Final = 16


def long_race() -> tuple[Record, Cubitos, Course]:
    for number in count():
        game = Cubitos(SETS[number % len(SETS)])
        record = played(game, BOTS, number)
        course = course_of(record, game)
        if course.rounds == ROUNDS:
            return record, game, course
    raise AssertionError("there is always one more race")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", type=Path, help="where to write the race")
    given = parser.parse_args()
    record, game, course = long_race()
    if given.record is not None:
        given.record.write_text(str(record), encoding="utf-8")
    learned_net()
    print(f"{len(BOTS)} players, {course.rounds} rounds, {len(course.steps)} answers")
    for quality in (QUICK, USUAL):
        begun = process_time()
        review(record, game, quality)
        print(f"{quality}: {process_time() - begun:.1f} s")


if __name__ == "__main__":
    main()
