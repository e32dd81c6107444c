"""The report as one HTML file that needs nothing else: a page for each race, and one that compares them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from cubecup.lab.figures.race import RaceFigures
from cubecup.lab.figures.targets import STANDARD_GAMES, is_standard, targets
from cubecup.lab.report.canvas import page_svg, write_plot
from cubecup.lab.report.card_exhibits import cards
from cubecup.lab.report.comparison import comparison
from cubecup.lab.report.exhibit import Exhibit, Sheet
from cubecup.lab.report.race_exhibits import course, extras, fairness, rolling
from cubecup.lab.report.style import style_sheet
from cubecup.lab.report.targets_table import TargetCells, target_cells
from cubecup.lab.wording import Wording
from cubecup.locales.numbers import NO_BREAK

_Group = Callable[[RaceFigures, Wording], Iterator[Exhibit]]

# The parts of a race's page in order, each with a text `report-part-<id>`.
PARTS: Final[dict[str, _Group]] = {
    "fairness": fairness,
    "course": course,
    "rolling": rolling,
    "cards": cards,
    "extras": extras,
}
COMPARISON: Final = "comparison"


@dataclass(frozen=True, slots=True)
class Origin:
    """Where the games come from: what anyone needs to play them again."""

    command: str
    seed: int


@dataclass(frozen=True, slots=True)
class Placed:
    """An exhibit with the page it is on and its heading, as it is drawn into a file of its own."""

    page: str
    title: str
    exhibit: Exhibit
    footer: str


class Report:
    """The figures of one run, in one language."""

    def __init__(self, races: Sequence[RaceFigures], origin: Origin, wording: Wording) -> None:
        self.races = tuple(races)
        self.origin = origin
        self.wording = wording
        self.names = [self._name(race) for race in self.races]
        self.ids = [self._id(race) for race in self.races]
        self._drawn: Callable[[], None] = lambda: None

    def _name(self, race: RaceFigures) -> str:
        """With the number of players, if there are several."""
        name = self.wording.race(race.race)
        several = len({other.players for other in self.races}) > 1
        players = self.wording("count-players", n=race.players).replace(" ", NO_BREAK)
        return f"{name} · {players}" if several else name

    def _id(self, race: RaceFigures) -> str:
        plain = "".join(sign if sign.isalnum() else "-" for sign in race.race)
        return f"{plain}-{race.players}"

    # -- plots as files -----------------------------------------------------------------------------------

    def exhibits(self) -> Iterator[Placed]:
        """Every plot of the report."""
        if len(self.races) > 1:
            for exhibit in comparison(self.races, self.names, self.wording):
                yield self._placed(COMPARISON, "", exhibit)
        for id, name, race in zip(self.ids, self.names, self.races, strict=True):
            for group in PARTS.values():
                for exhibit in group(race, self.wording):
                    yield self._placed(id, name, exhibit)

    def write_plots(self, folder: Path, kind: str, drawn: Callable[[], None] = lambda: None) -> None:
        """Every plot as a file `<page>-<exhibit>.<kind>`."""
        for placed in self.exhibits():
            exhibit = placed.exhibit
            path = folder / f"{placed.page}-{exhibit.id}.{kind}"
            write_plot(exhibit.draw, exhibit.height, path, placed.title, placed.footer)
            drawn()

    def _placed(self, page: str, name: str, exhibit: Exhibit) -> Placed:
        title = self.wording(f"report-{exhibit.id}")
        told = self._source(exhibit.games)
        return Placed(page, f"{name}: {title}" if name else title, exhibit, f"{told} · {self.origin.command}")

    def _source(self, games: int) -> str:
        return self.wording("report-source", games=self.wording.number(games), seed=str(self.origin.seed))

    # -- the page -----------------------------------------------------------------------------------------

    def html(self, drawn: Callable[[], None] = lambda: None) -> str:
        """All of it; `drawn` is told of every plot."""
        self._drawn = drawn
        text = self.wording
        pages = [COMPARISON, *self.ids] if len(self.races) > 1 else self.ids
        body = "\n".join([self._header(), self._sets(), f'<main id="main">\n{self._pages()}\n</main>', self._footer()])
        return (
            f'<!doctype html>\n<html lang="{text.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(text('report-title'))}</title>\n"
            '<link rel="icon" href="data:,">\n'
            f"<style>\n{style_sheet(pages)}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
        )

    def _header(self) -> str:
        text = self.wording
        games = sum(race.games for race in self.races)
        return (
            f'<a class="skip" href="#main">{escape(text("report-skip"))}</a>\n<header>\n'
            f"<h1>{escape(text('report-title'))}</h1>\n"
            f'<div class="facts">{escape(self._source(games))}<code>{escape(self.origin.command)}</code></div>\n'
            "</header>"
        )

    def _sets(self) -> str:
        links = [(COMPARISON, self.wording("report-comparison"))] if len(self.races) > 1 else []
        links += zip(self.ids, self.names, strict=True)
        return _nav("sets", self.wording("report-nav-sets"), links)

    def _pages(self) -> str:
        pages = [self._comparison()] if len(self.races) > 1 else []
        pages += [
            self._race(race, id, name, first=not pages and not number)
            for number, (race, id, name) in enumerate(zip(self.races, self.ids, self.names, strict=True))
        ]
        return "\n".join(pages)

    def _footer(self) -> str:
        return f"<footer><p>{escape(self.wording('report-method'))}</p></footer>"

    def _comparison(self) -> str:
        text = self.wording
        figures = self._grid(comparison(self.races, self.names, text), COMPARISON)
        return (
            f'<section class="page first" id="{COMPARISON}" aria-labelledby="{COMPARISON}-title">\n'
            f'<h2 id="{COMPARISON}-title">{escape(text("report-comparison"))}</h2>\n'
            f"{self._condition(all(map(is_standard, self.races)))}\n"
            f"{self._all_targets()}\n<h3>{escape(text('report-side-by-side'))}</h3>\n{figures}\n</section>"
        )

    def _race(self, race: RaceFigures, id: str, name: str, *, first: bool) -> str:
        text = self.wording
        tracks = " → ".join(text.track(track) for track in race.tracks)
        laps = f", {text('count-laps', n=race.laps)}" if race.laps > 1 else ""
        about = f"{tracks}{laps} · {text('count-players', n=race.players)} · {', '.join(race.bots)}"
        parts = [(f"{id}-{part}", text(f"report-part-{part}")) for part in ("targets", *PARTS)]
        groups = [
            f'<h3 id="{id}-{part}">{escape(text(f"report-part-{part}"))}</h3>\n{self._grid(group(race, text), id)}'
            for part, group in PARTS.items()
        ]
        return (
            f'<section class="page{" first" if first else ""}" id="{id}" aria-labelledby="{id}-title">\n'
            f'<h2 id="{id}-title">{escape(name)}</h2>\n<p class="about">{escape(about)}</p>\n'
            f"{_nav('parts', text('report-nav-parts', race=name), parts)}\n{self._tiles(race)}\n"
            f'<h3 id="{id}-targets">{escape(text("report-part-targets"))}</h3>\n'
            f"{self._condition(is_standard(race))}\n{self._targets(race)}\n" + "\n".join(groups) + "\n</section>"
        )

    def _tiles(self, race: RaceFigures) -> str:
        text = self.wording
        told = {
            "rounds": (text.half(race.length.median.value), f"{race.length.lower}–{race.length.upper}"),
            "lead": (text.percent(race.suspense.changed.value), text.percents(race.suspense.changed)),
            "comeback": (text.percent(race.suspense.from_behind.value), text.percents(race.suspense.from_behind)),
            "busts": (text.percent(race.busts.overall.value), text.percents(race.busts.overall)),
            "purchases": (text.number(race.purchases.value, 1), text.numbers(race.purchases)),
        }
        tiles = [
            f'<div class="tile"><dt>{escape(text(f"report-tile-{id}"))}</dt>'
            f"<dd>{escape(value)}<small>{escape(text(f'report-tile-{id}.range', range=interval))}</small></dd></div>"
            for id, (value, interval) in told.items()
        ]
        return f'<dl class="tiles">{"".join(tiles)}</dl>'

    # -- the acceptance table -----------------------------------------------------------------------------

    def _condition(self, standard: bool) -> str:
        id = "report-standard" if standard else "report-not-standard"
        return f'<p class="note">{escape(self.wording(id, games=self.wording.number(STANDARD_GAMES)))}</p>'

    def _targets(self, race: RaceFigures) -> str:
        text = self.wording
        heads = [
            text(f"report-col-{id}") for id in ("requirement", "required", "measured", "interval", "worst", "verdict")
        ]
        head = "".join(f'<th scope="col">{escape(name)}</th>' for name in heads)
        rows = "\n".join(_target_row(target_cells(target, text), heads) for target in targets(race))
        return (
            f'<div class="panel"><table class="targets"><thead><tr>{head}</tr></thead>\n'
            f"<tbody>\n{rows}\n</tbody></table>"
            f'<p class="note">{escape(self._source(race.games))} · <code>{escape(self.origin.command)}</code></p></div>'
        )

    def _all_targets(self) -> str:
        """Races in rows, requirements in columns."""
        text = self.wording
        table = [[target_cells(target, text) for target in targets(race)] for race in self.races]
        shown = [column for column in range(len(table[0])) if any(row[column].mark != "unknown" for row in table)]
        heads = f'<th scope="col">{escape(text("report-col-race"))}</th>' + "".join(
            f'<th scope="col">{escape(table[0][column].requirement)}</th>' for column in shown
        )
        rows = "\n".join(
            f'<tr><th scope="row"><a href="#{id}">{escape(name)}</a></th>'
            + "".join(_target_cell(row[column]) for column in shown)
            + "</tr>"
            for id, name, row in zip(self.ids, self.names, table, strict=True)
        )
        return (
            f'<div class="panel scroll" tabindex="0" role="region" aria-label="{escape(text("report-part-targets"))}">'
            f"<table><thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}\n</tbody></table></div>"
        )

    # -- exhibits -----------------------------------------------------------------------------------------

    def _grid(self, exhibits: Iterable[Exhibit], page: str) -> str:
        return '<div class="grid">\n' + "\n".join(self._figure(exhibit, page) for exhibit in exhibits) + "\n</div>"

    def _figure(self, exhibit: Exhibit, page: str) -> str:
        text = self.wording
        title, note = text(f"report-{exhibit.id}"), text(f"report-{exhibit.id}.note")
        svg = page_svg(exhibit.draw, exhibit.height, f"{page}-{exhibit.id}", title)
        self._drawn()
        return (
            f'<figure>\n<h4>{escape(title)}</h4>\n<p class="note">{escape(note)}</p>\n{svg}\n'
            f"<details><summary>{escape(text('report-as-table'))}</summary>{_table(exhibit.sheet, title)}</details>\n"
            f"<figcaption>{escape(self._source(exhibit.games))} · <code>{escape(self.origin.command)}</code>"
            "</figcaption>\n</figure>"
        )


def _nav(kind: str, label: str, links: Iterable[tuple[str, str]]) -> str:
    items = "".join(f'<li><a href="#{escape(id)}">{escape(name)}</a></li>' for id, name in links)
    return f'<nav class="{kind}" aria-label="{escape(label)}"><ul>{items}</ul></nav>'


def _table(sheet: Sheet, title: str) -> str:
    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in sheet.columns)
    rows = "\n".join(
        f'<tr><th scope="row">{escape(row[0])}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:]) + "</tr>"
        for row in sheet.rows
    )
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(title)}"><table class="figures">'
        f"<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}\n</tbody></table></div>"
    )


def _target_row(cells: TargetCells, heads: Sequence[str]) -> str:
    told = (cells.limits, cells.measured, cells.interval, cells.subject)
    middle = "".join(
        f'<td data-head="{escape(head)}">{escape(cell)}</td>' for head, cell in zip(heads[1:5], told, strict=True)
    )
    return (
        f'<tr><th scope="row">{escape(cells.requirement)}</th>{middle}'
        f'<td><span class="mark {cells.mark}">{escape(cells.verdict)}</span></td></tr>'
    )


def _target_cell(cells: TargetCells) -> str:
    told = f"{cells.interval} · {cells.subject}" if cells.subject else cells.interval
    return (
        f'<td><span class="mark {cells.mark}">{escape(cells.measured)}</span>'
        f"<small>{escape(told)}</small> <small>{escape(cells.verdict)}</small></td>"
    )
