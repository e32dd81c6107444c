"""`cubecup review FILE...`: why recorded races were won; of several records, also what kinds of decisions cost most."""

from __future__ import annotations

import argparse
import shlex
import time
from collections.abc import Collection
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.text import Text

from cubecup.cli.arguments import Parser, one_of, whole
from cubecup.cli.command import Command
from cubecup.cli.data import print_data
from cubecup.cli.game_ui import GameUI
from cubecup.cli.kept_races import RaceToReview, races_in
from cubecup.cli.progress import steps_bar
from cubecup.cli.review_text import ReviewText, profile_table
from cubecup.cli.screen import screen
from cubecup.cli.words import Words
from cubecup.kernel.errors import BadOption
from cubecup.kernel.game import JSON
from cubecup.lab.atomic_files import make_place, put
from cubecup.lab.report.canvas import check_matplotlib
from cubecup.review.course import Course, course_of
from cubecup.review.data import USUAL, AnswerFigures, Review
from cubecup.review.ledger import ledger
from cubecup.review.profile import profile
from cubecup.review.quality import QUALITIES
from cubecup.review.reviewer import measures

_MOST_SEATS = 4


class Reviewed(NamedTuple):
    """A race, how it went, and what came of looking at it."""

    race: RaceToReview
    course: Course
    review: Review

    @property
    def card_set(self) -> str:
        """The id of its set; of cards of one's own, all their ids."""
        cards = self.race.game.options()["cards"]
        return ",".join(map(str, cards)) if isinstance(cards, list) else str(cards)

    def seats(self, wanted: int | None) -> Collection[int]:
        """Whose choices a profile is of: the seat that is asked for, else one's own, else everybody's."""
        return (wanted,) if wanted is not None else self.race.own or range(self.course.seats)

    def text(self, words: Words) -> ReviewText:
        return ReviewText(self.course, self.review, words, self.race.names)


def _arguments(parser: Parser, ui: GameUI) -> None:
    parser.word("files", nargs="+")
    qualities = tuple(QUALITIES)
    parser.option("--quality", metavar="|".join(qualities), type=one_of("--quality", qualities), default=USUAL)
    parser.option("--seat", metavar="N", type=whole("--seat", 1, _MOST_SEATS), text="option-review-seat")
    parser.option("--html", metavar="FILE")
    parser.option("--json", action="store_true")


def _run(arguments: argparse.Namespace, ui: GameUI, words: Words) -> int:
    begun = time.perf_counter()
    page = Path(arguments.html) if arguments.html else None
    if page is not None:
        check_matplotlib()
        make_place(page)
    races = [race for file in arguments.files for race in races_in(Path(file))]
    courses = [course_of(race.record, race.game) for race in races]
    seat = None if arguments.seat is None else arguments.seat - 1
    if seat is not None and seat >= min(course.seats for course in courses):
        told = f"--seat {arguments.seat}: not every race has that seat."
        raise BadOption(
            "out-of-limits", told, argument="--seat", low=1, high=min(c.seats for c in courses), value=seat + 1
        )
    found = _look_at(races, courses, arguments.quality, words)
    costs = profile((one.card_set, one.review, one.seats(seat)) for one in found)
    if arguments.json:
        typed = ["cubecup", "review", *arguments.files, "--quality", arguments.quality]
        reviews: list[JSON] = [{"file": one.race.source, **msgspec.to_builtins(one.review)} for one in found]
        data: dict[str, JSON] = {"reviews": reviews, "profile": msgspec.to_builtins(costs)}
        print_data(data, command=shlex.join(typed), seed=races[0].record.seed, game=races[0].game.id, begun=begun)
    else:
        _print(found, words)
        if len(found) > 1 or seat is not None or found[0].race.own:
            console = screen()
            console.print(Text(words("reviewed-profile", races=len(found)), style="bold"), soft_wrap=True)
            console.print(profile_table(costs, words).grid())
    if page is not None:
        from cubecup.cli.review_page import review_page

        put(page, review_page([(one.race.source, one.text(words)) for one in found], costs).encode())
        if not arguments.json:
            screen().print(words("reviewed-written", path=str(page)), soft_wrap=True)
    return 0


def _look_at(races: list[RaceToReview], courses: list[Course], quality: str, words: Words) -> list[Reviewed]:
    found: list[Reviewed] = []
    with steps_bar(sum(len(course.steps) + 1 for course in courses), words("reviewed-working")) as done:
        for race, course in zip(races, courses, strict=True):
            figures: dict[int, AnswerFigures] = {}
            for one in measures(course, QUALITIES[quality]):
                figures[one.number] = one
                done()
            found.append(Reviewed(race, course, ledger(course, figures, quality)))
    return found


def _print(found: list[Reviewed], words: Words) -> None:
    console = screen()
    for one in found:
        title = words("reviewed-race", source=one.race.source, rounds=one.review.rounds, quality=one.review.quality)
        console.print(Text(title, style="bold"), soft_wrap=True)
        for part in one.text(words).parts():
            console.print(part)
        console.print()


COMMAND = Command(_arguments, _run, of_a_game=False)
