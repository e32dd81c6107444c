"""A review in words: accounts, the chances round by round, pushes, and the costliest decisions with what was better."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from cubecup.cli.cubitos.walk_words import walk_words
from cubecup.cli.game_ui import Scene, ui_of
from cubecup.cli.text_table import TextTable
from cubecup.cli.words import Words
from cubecup.lab.wording import Wording
from cubecup.review.course import Course
from cubecup.review.data import WHOLE, Booked, Review, SeatReview
from cubecup.review.profile import MeanCost

PARTS: Final = ("own-dice", "others-dice", "own-mistakes", "others-mistakes", "closer-look")
NINETEEN_OF_TWENTY: Final = 1.96  # standard errors
_BLOCKS: Final = "▁▂▃▄▅▆▇█"


def changes(one: SeatReview) -> tuple[int, ...]:
    """What has changed a seat's chance, in the order of `PARTS`."""
    return (one.own_luck, one.others_luck, one.own_skill, one.others_skill, one.closer_look)


class ReviewText:
    """What is told of one race, in one language."""

    def __init__(self, course: Course, review: Review, words: Words, names: Sequence[str] = ()) -> None:
        self.review = review
        self.words = words
        self.wording = Wording(words.texts)
        self._course = course
        self._ui = ui_of(course.game.id)
        self.names = list(names) or [words("player-name", n=seat + 1) for seat in range(course.seats)]
        self._scene = Scene(course.game, words, tuple(self.names))

    # -- single figures -----------------------------------------------------------------------------------

    def percent(self, chance: int) -> str:
        return self.wording.percent(min(1.0, max(0.0, chance / WHOLE)), 0)

    def points(self, change: int) -> str:
        """Changes of a chance over a race, in points: they may well add up to more than a chance can be."""
        sign = "+" if change > 0 else ""
        return sign + self.wording.number(100 * change / WHOLE, 1)

    def action(self, one: Booked, text: str) -> str:
        short = f"review-step-{text}"
        if self.words.has(short):
            return self.words(short)
        step = self._course.steps[one.number]
        found = next((action for action in step.choice.actions if action.text == text), None)
        if found is None:
            return text
        label = self._ui.label(step.position, step.seat, step.choice, found, self._scene)
        die = next((span.end for span in label.spans if span.start == 0 and " on " in str(span.style)), 0)
        return label.plain[die:].partition(" · ")[0].strip()  # without the picture of a die and the text of a card

    def given(self, one: Booked) -> str:
        return walk_words(one.walk, self.words) if one.walk else self.action(one, one.action)

    def better(self, one: Booked) -> str:
        if not one.better_walk:
            return self.action(one, one.better[0])
        told = walk_words(one.better_walk, self.words)
        return self.words("review-walk-same") if told == self.given(one) else told

    def by_round(self) -> list[tuple[int, list[int]]]:
        """The chances of all seats when each round began."""
        begun: dict[int, list[int]] = {}
        for one in self.review.course:
            begun.setdefault(one.round, one.chances)
        return sorted(begun.items())

    # -- parts --------------------------------------------------------------------------------------------

    def parts(self) -> Iterator[RenderableType]:
        yield self.accounts().grid()
        yield Text(self.words("review-points"))
        yield Text(self.words("review-closer-look-hint"))
        yield Text()
        yield Text(self.words("review-chart"), style="bold")
        for seat, name in enumerate(self.names):
            chances = [chances[seat] for _, chances in self.by_round()]
            line = "".join(_BLOCKS[min(7, max(0, 8 * chance // WHOLE))] for chance in chances)
            yield Text(f"{name}  {line}  {self.percent(self.review.seats[seat].result)}")
        yield Text()
        yield Text(self.words("review-pushes"), style="bold")
        yield self.pushes().grid()
        yield Text()
        yield Text(self.words("review-costliest"), style="bold")
        for line in self.costliest():
            yield Text(line)

    def accounts(self) -> TextTable:
        ids = ("review-start", *(f"review-{id}" for id in PARTS), "review-result")
        return self._by_player(ids, [self._account(one) for one in self.review.seats])

    def _by_player(self, ids: Sequence[str], told: Sequence[Sequence[str]]) -> TextTable:
        """A column for each player, so that words have room and many players fit, too."""
        rows = [(self.words(id), *cells) for id, cells in zip(ids, zip(*told, strict=True), strict=True)]
        return TextTable(("", *self.names), (False, *(True for _ in self.names)), rows)

    def _account(self, one: SeatReview) -> tuple[str, ...]:
        return (self.percent(one.start), *(self.points(change) for change in changes(one)), self.percent(one.result))

    def pushes(self) -> TextTable:
        told: list[tuple[str, ...]] = []
        for one in self.review.seats:
            made = one.pushes
            risk = self.percent(made.risk // made.pushed) if made.pushed else "–"
            expected = self.wording.number(made.risk / WHOLE, 1)
            told.append(
                (
                    self.words("review-pushes-of", n=made.pushed, asked=made.asked),
                    str(made.advised),
                    self.words("review-pushes-of", n=made.agreed, asked=made.asked),
                    risk,
                    str(made.busts),
                    expected,
                )
            )
        ids = [f"review-pushes-{id}" for id in ("made", "advised", "agreed", "risk", "busts", "expected")]
        return self._by_player(ids, told)

    def costliest(self) -> list[str]:
        lines: list[str] = []
        for seat in self.review.seats:
            for number in seat.costliest:
                one = self.review.course[number]
                lines.append(
                    self.words(
                        "review-given",
                        name=self.names[seat.seat],
                        round=one.round,
                        action=self.given(one),
                    )
                )
                lines.append("  " + self._better(one))
                if one.reason:
                    lines.append("  " + self.reason(one))
        return lines or [self.words("review-costliest-none")]

    def _better(self, one: Booked) -> str:
        return self.words(
            "review-better",
            action=self.better(one),
            points=self.wording.percent(-one.skill[one.seat] / WHOLE, 1),
            range=self._range(-one.skill[one.seat], one.error),
        )

    def _range(self, cost: int, error: int) -> str:
        """Where it lies in 19 cases of 20; no answer costs less than nothing."""
        half = NINETEEN_OF_TWENTY * error
        low, high = (self.wording.percent(max(0, end) / WHOLE, 1) for end in (cost - half, cost + half))
        return self.words("review-range", low=low, high=high)

    def reason(self, one: Booked) -> str:
        texts = self.words.texts
        facts = {
            name: texts.text(value) if isinstance(value, str) and texts.has(value) else value
            for name, value in one.facts.items()
        }
        return texts.text(one.reason, **facts)


def profile_table(costs: Sequence[MeanCost], words: Words) -> TextTable:
    wording = Wording(words.texts)
    columns = tuple(words(f"reviewed-{id}") for id in ("by", "count", "cost", "interval"))
    rows: list[tuple[str, ...]] = []
    for one in costs:
        id = f"set-{one.of}" if one.by == "set" else f"reviewed-{one.by}-{one.of}"
        ends = (max(0.0, one.mean - one.half), one.mean + one.half)  # nothing costs less than nothing
        low, high = (wording.number(100 * end / WHOLE, 2) for end in ends)
        name = words(id) if words.has(id) else one.of
        rows.append((name, str(one.decisions), wording.number(100 * one.mean / WHOLE, 2), f"{low}–{high}"))
    return TextTable(columns, (False, True, True, True), rows)
