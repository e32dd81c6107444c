"""The exhibits of one race but for its cards: fairness, the course of the race, rolling, fans and the red line."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from cubecup.lab.figures.race import RaceFigures
from cubecup.lab.figures.rounds import CREDIT_STEPS
from cubecup.lab.figures.targets import LONGEST, LONGEST_OF_LONG, SEAT_MARGIN, SHORTEST
from cubecup.lab.report.exhibit import TALL, Exhibit, height_of, mean_cells, share_cells, sheet
from cubecup.lab.report.marks import LineMark, Scale, columns, curve, dots
from cubecup.lab.wording import Wording


def fairness(figures: RaceFigures, wording: Wording) -> Iterator[Exhibit]:
    fair = 1 / figures.players
    scale = Scale(wording, wording("report-col-wins"))
    limits = (fair - SEAT_MARGIN, fair + SEAT_MARGIN)
    lines = [
        LineMark(wording("report-seat", n=seat), wins, limits=limits) for seat, wins in enumerate(figures.seats, 1)
    ]
    rows = [(line.label, *share_cells(line.estimate, wording)) for line in lines]
    yield Exhibit(
        "seats", partial(dots, lines=lines, scale=scale), height_of(len(lines)),
        sheet(wording, ("seat", "wins", "interval", "games"), rows), figures.games,
    )  # fmt: skip
    if len(figures.wins_by_bot) > 1:
        lines = [LineMark(bot, wins, limits=(fair, fair)) for bot, wins in figures.wins_by_bot.items()]
        rows = [(line.label, *share_cells(line.estimate, wording)) for line in lines]
        yield Exhibit(
            "bots", partial(dots, lines=lines, scale=scale), height_of(len(lines)),
            sheet(wording, ("bot", "wins", "interval", "seats"), rows), figures.games,
        )  # fmt: skip


def course(figures: RaceFigures, wording: Wording) -> Iterator[Exhibit]:
    games = Scale(wording, wording("report-col-share"))
    length = figures.length
    limits = (SHORTEST, LONGEST_OF_LONG if figures.long else LONGEST)
    label = wording("report-col-rounds")
    rows = [(str(rounds), *share_cells(part, wording)) for rounds, part in length.shares.items()]
    yield Exhibit(
        "length", partial(columns, values=length.shares, scale=games, label=label, limits=limits), TALL,
        sheet(wording, ("rounds", "share", "interval", "games"), rows), figures.games,
    )  # fmt: skip
    suspense = figures.suspense
    label = wording("report-col-changes")
    rows = [(str(changes), *share_cells(part, wording)) for changes, part in suspense.shares.items()]
    yield Exhibit(
        "lead", partial(columns, values=suspense.shares, scale=games, label=label), TALL,
        sheet(wording, ("changes", "share", "interval", "games"), rows), figures.games,
    )  # fmt: skip
    told = {
        "changed": suspense.changed, "behind": suspense.from_behind, "last": suspense.from_last,
        "ties": suspense.ties_broken, "stalled": figures.stalled,
    }  # fmt: skip
    lines = [LineMark(wording(f"report-suspense-{id}"), estimate) for id, estimate in told.items()]
    rows = [(line.label, *share_cells(line.estimate, wording)) for line in lines]
    yield Exhibit(
        "comeback", partial(dots, lines=lines, scale=games), height_of(len(lines)),
        sheet(wording, ("what", "share", "interval", "games"), rows), figures.games,
    )  # fmt: skip


def rolling(figures: RaceFigures, wording: Wording) -> Iterator[Exhibit]:
    busts = figures.busts
    scale = Scale(wording, wording("report-col-busts"))
    for id, values, column, cases in (
        ("bust-round", busts.by_round, "round", "seats"),
        ("bust-push", busts.by_push, "push", "pushes"),
    ):
        rows = [(str(number), *share_cells(part, wording)) for number, part in values.items()]
        label = wording(f"report-col-{column}")
        yield Exhibit(
            id, partial(curve, values=values, scale=scale, label=label), TALL,
            sheet(wording, (column, "busts", "interval", cases), rows), figures.games,
        )  # fmt: skip


def extras(figures: RaceFigures, wording: Wording) -> Iterator[Exhibit]:
    """Fans and the red line."""
    fair = 1 / figures.players
    wins = Scale(wording, wording("report-col-wins"))
    spaces = figures.fans.wins_by_space
    rows = [(str(space), *share_cells(part, wording)) for space, part in spaces.items()]
    label = wording("report-col-space")
    yield Exhibit(
        "fan-space", partial(curve, values=spaces, scale=wins, label=label, fair=fair), TALL,
        sheet(wording, ("space", "wins", "interval", "seats"), rows), figures.games,
    )  # fmt: skip
    lines = [LineMark(_step(low), part, limits=(fair, fair)) for low, part in figures.fans.wins_by_credits.items()]
    rows = [(line.label, *share_cells(line.estimate, wording)) for line in lines]
    yield Exhibit(
        "credits", partial(dots, lines=lines, scale=wins), height_of(len(lines)),
        sheet(wording, ("credits", "wins", "interval", "seats"), rows), figures.games,
    )  # fmt: skip
    yield from _red_line(figures, wording)


def _red_line(figures: RaceFigures, wording: Wording) -> Iterator[Exhibit]:
    red = figures.red_line
    rounds = Scale(wording, wording("report-col-share-of-rounds"))
    rows = [(str(lines), *share_cells(part, wording)) for lines, part in red.shares.items()]
    label = wording("report-col-lines")
    yield Exhibit(
        "red-lines", partial(columns, values=red.shares, scale=rounds, label=label), TALL,
        sheet(wording, ("lines", "share-of-rounds", "interval", "seat-rounds"), rows), figures.games,
    )  # fmt: skip
    told = {
        "movement-with": red.movement_with, "movement-without": red.movement_without,
        "draw-with": red.draw_with, "draw-without": red.draw_without,
    }  # fmt: skip
    means = [LineMark(wording(f"report-red-{id}"), estimate) for id, estimate in told.items() if estimate.n]
    scale = Scale(wording, wording("report-col-per-round"), percent=False)
    rows = [(line.label, *mean_cells(line.estimate, wording)) for line in means]
    yield Exhibit(
        "red-effect", partial(dots, lines=means, scale=scale), height_of(len(means)),
        sheet(wording, ("what", "per-round", "interval", "games"), rows), figures.games,
    )  # fmt: skip


def _step(low: int) -> str:
    """A step of credits by its lowest number."""
    following = [step for step in CREDIT_STEPS if step > low]
    if not following:
        return f"{low}+"
    return str(low) if following[0] == low + 1 else f"{low}–{following[0] - 1}"
