"""`cubecup report`: what `cubecup sim --out` has left, as one HTML file, and the plots as files if they are wanted."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from rich.text import Text

from cubecup.cli.arguments import Parser, file_of, one_of
from cubecup.cli.command import Command
from cubecup.cli.game_ui import GameUI
from cubecup.cli.progress import games_bar, steps_bar
from cubecup.cli.screen import screen
from cubecup.cli.words import Words
from cubecup.lab.atomic_files import make_folder, make_place, put
from cubecup.lab.figures.reading import open_job
from cubecup.lab.report.canvas import FORMATS, check_matplotlib
from cubecup.lab.report.page import Origin, Report
from cubecup.lab.wording import Wording

_USUAL_FORMAT: Final = FORMATS[0]


def _arguments(parser: Parser, ui: GameUI) -> None:
    parser.word("base", nargs="?")
    parser.option("-o", "--output", metavar="FILE", text="option-report-output")
    parser.option("--plots", metavar="FOLDER")
    parser.option(
        "--plot-format", metavar="|".join(FORMATS), type=one_of("--plot-format", FORMATS), default=_USUAL_FORMAT
    )


def _run(arguments: argparse.Namespace, ui: GameUI, words: Words) -> int:
    check_matplotlib()
    base = file_of(arguments, "base")
    job = open_job(base)
    output = Path(arguments.output) if arguments.output else base.with_name(f"{base.name}.report.html")
    make_place(output)
    folder = _folder(arguments.plots)
    with games_bar(job.plan.total, words) as played:
        races = job.figures(played)
    report = Report(races, Origin(job.command, job.seed), Wording(words.texts))
    plots = sum(1 for _ in report.exhibits())
    with steps_bar(plots * (2 if folder else 1), words("report-drawing")) as drawn:
        page = report.html(drawn)
        if folder is not None:
            report.write_plots(folder, arguments.plot_format, drawn)
    put(output, page.encode())
    games = sum(race.games for race in races)
    told = [words("report-written", games=games, path=str(output))]
    if folder is not None:
        told.append(words("report-plots-written", n=plots, path=str(folder)))
    for line in told:
        screen().print(Text(line), soft_wrap=True)
    return 0


def _folder(given: str | None) -> Path | None:
    """The folder for plots, made if there is none yet."""
    if given is None:
        return None
    folder = Path(given)
    make_folder(folder)
    return folder


COMMAND = Command(_arguments, _run, of_a_game=False)
