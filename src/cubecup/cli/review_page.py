"""Reviews as one HTML file that needs nothing else: of each race the chances as a plot, accounts, and moments."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, Final

from cubecup.cli.review_text import PARTS, ReviewText, changes, profile_table
from cubecup.cli.text_table import TextTable
from cubecup.lab.report.canvas import page_svg
from cubecup.lab.report.colours import DAY
from cubecup.lab.report.exhibit import TALL, height_of
from cubecup.lab.report.style import style_sheet
from cubecup.review.data import WHOLE
from cubecup.review.profile import MeanCost

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_SEATS: Final = (
    (DAY["accent"], "-"),
    (DAY["second"], "--"),
    (DAY["good"], "-."),
    (DAY["warn"], ":"),
)  # colours that the page has for day and night, and lines that differ without them


def review_page(races: Sequence[tuple[str, ReviewText]], costs: Sequence[MeanCost]) -> str:
    """All races below each other, then what they say together."""
    words = races[0][1].words
    parts = [_race(number, source, told) for number, (source, told) in enumerate(races)]
    if len(races) > 1:
        heading = escape(words("reviewed-profile", races=len(races)))
        parts.append(f"<section><h2>{heading}</h2>\n{_table(profile_table(costs, words), heading)}</section>")
    title = escape(words("review-title"))
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<title>{title}</title>\n<link rel="icon" href="data:,">\n'
        f"<style>\n{style_sheet(())}</style>\n</head>\n<body>\n"
        f"<header><h1>{title}</h1><p>{escape(words('review-about'))}</p></header>\n<main>\n{body}\n</main>\n"
        "</body>\n</html>\n"
    )


def _race(number: int, source: str, told: ReviewText) -> str:
    words, review = told.words, told.review
    heading = escape(words("reviewed-race", source=source, rounds=review.rounds, quality=review.quality))
    chart = page_svg(lambda axes: _chances(axes, told), TALL, f"chances-{number}", words("review-chart"))
    bars = page_svg(
        lambda axes: _bars(axes, told), height_of(4 * len(told.names)), f"bars-{number}", words("review-title")
    )
    rounds = TextTable(
        (words("reviewed-player"), *(str(at) for at, _ in told.by_round())),
        (False, *(True for _ in told.by_round())),
        [
            (name, *(told.percent(chances[seat]) for _, chances in told.by_round()))
            for seat, name in enumerate(told.names)
        ],
    )
    lines = "\n".join(f"<p>{escape(line)}</p>" for line in told.costliest())
    return (
        f"<section><h2>{heading}</h2>\n"
        f"<figure><h3>{escape(words('review-chart'))}</h3>{chart}\n"
        f"{_table(rounds, words('review-chart-table'))}</figure>\n"
        f"<figure><h3>{escape(words('review-title'))}</h3>{bars}\n"
        f"{_table(told.accounts(), words('review-title'))}\n"
        f"<figcaption>{escape(words('review-points'))} "
        f"{escape(words('review-closer-look-hint'))}</figcaption></figure>\n"
        f"<h3>{escape(words('review-pushes'))}</h3>\n{_table(told.pushes(), words('review-pushes'))}\n"
        f"<h3>{escape(words('review-costliest'))}</h3>\n{lines}\n</section>"
    )


def _chances(axes: Axes, told: ReviewText) -> None:
    """A line for each seat over all answers; numbers of rounds below."""
    course = told.review.course
    starts: dict[int, int] = {}
    for one in course:
        starts.setdefault(one.round, one.number)
    for seat, name in enumerate(told.names):
        line = [told.review.start[seat], *(one.chances[seat] for one in course), told.review.seats[seat].result]
        colour, style = _SEATS[seat]
        axes.plot([min(100, max(0, 100 * chance / WHOLE)) for chance in line], style, color=colour, label=name)
    axes.set_ylim(-2, 102)
    axes.set_xticks([at + 1 for at in starts.values()], [str(number) for number in starts])
    axes.legend(loc="upper center", ncols=len(told.names), bbox_to_anchor=(0.5, 1.18))


def _bars(axes: Axes, told: ReviewText) -> None:
    """Luck and mistakes of each seat: to the right what was won by them, to the left what was lost."""
    labels: list[str] = []
    for one in told.review.seats:
        for id, change in list(zip(PARTS, changes(one), strict=True))[:-1]:  # the last is nobody's
            at = len(labels)
            axes.barh(at, 100 * change / WHOLE, color=_SEATS[one.seat][0], height=0.7)
            labels.append(f"{told.names[one.seat]}: {told.words(f'review-{id}')}")
    axes.set_yticks(range(len(labels)), labels)
    axes.invert_yaxis()


def _table(table: TextTable, title: str) -> str:
    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in table.columns)
    rows = "\n".join(
        f'<tr><th scope="row">{escape(row[0])}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:]) + "</tr>"
        for row in table.rows
    )
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(title)}"><table class="figures">'
        f"<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}\n</tbody></table></div>"
    )
