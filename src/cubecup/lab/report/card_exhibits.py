"""The exhibits about the cards of one race: who buys them, when, how often they are used, and who wins with them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from cubecup.lab.figures.cards import EARLY, CardFigures
from cubecup.lab.figures.estimates import Estimate
from cubecup.lab.figures.race import RaceFigures
from cubecup.lab.figures.targets import BOUGHT, DOMINANT
from cubecup.lab.report.colours import card_colour
from cubecup.lab.report.exhibit import Exhibit, Sheet, height_of, mean_cells, share_cells, sheet
from cubecup.lab.report.marks import LineMark, Scale, dots, pairs, shades
from cubecup.lab.wording import Wording

_REACHED: Final = 0.05  # rounds that fewer of the games reach are left out of the grid


def cards(figures: RaceFigures, wording: Wording) -> Iterator[Exhibit]:
    if not figures.cards:
        return
    by_games = sorted(figures.cards, key=lambda card: -card.games.value)
    lines = [_line(card, card.games, wording, (BOUGHT, 1.0)) for card in by_games]
    yield _shares("card-games", lines, "share", figures, wording)
    by_purchases = sorted(figures.cards, key=lambda card: -card.purchases.value)
    lines = [_line(card, card.purchases, wording, (0.0, DOMINANT)) for card in by_purchases]
    yield _shares("card-purchases", lines, "share-of-purchases", figures, wording)
    yield _by_round(by_purchases, figures, wording)
    by_uses = sorted(figures.cards, key=lambda card: -card.used.value)
    lines = [_line(card, card.used, wording) for card in by_uses]
    rows = [(line.label, *mean_cells(line.estimate, wording)) for line in lines]
    scale = Scale(wording, wording("report-col-uses"), percent=False)
    yield Exhibit(
        "card-uses", partial(dots, lines=lines, scale=scale), height_of(len(lines)),
        sheet(wording, ("card", "uses", "interval", "games"), rows), figures.games,
    )  # fmt: skip
    yield _buyers("buyers-ever", figures, wording)
    yield _buyers("buyers-early", figures, wording)


def _line(
    card: CardFigures, estimate: Estimate, wording: Wording, limits: tuple[float, float] | None = None
) -> LineMark:
    return LineMark(wording.card(card.card), estimate, colour=card_colour(card.card), limits=limits)


def _shares(id: str, lines: list[LineMark], column: str, figures: RaceFigures, wording: Wording) -> Exhibit:
    scale = Scale(wording, wording(f"report-col-{column}"))
    rows = [(line.label, *share_cells(line.estimate, wording)) for line in lines]
    return Exhibit(
        id, partial(dots, lines=lines, scale=scale), height_of(len(lines)),
        sheet(wording, ("card", column, "interval", "games"), rows), figures.games,
    )  # fmt: skip


def _by_round(ordered: list[CardFigures], figures: RaceFigures, wording: Wording) -> Exhibit:
    reached = {turn: mean.n for card in ordered for turn, mean in card.by_round.items()}
    turns = [turn for turn, games in sorted(reached.items()) if games >= _REACHED * figures.games]
    drawn = [(wording.card(card.card), card.by_round) for card in ordered]
    rows = [
        (name, *(wording.number(values[turn].value, 2) if turn in values else "" for turn in turns))
        for name, values in drawn
    ]
    heads = (wording("report-col-card"), *(wording("report-round", n=turn) for turn in turns))
    label = wording("report-col-round")
    return Exhibit(
        "card-rounds", partial(shades, rows=drawn, turns=turns, label=label), height_of(len(drawn)),
        Sheet(heads, tuple(rows)), figures.games,
    )  # fmt: skip


def _buyers(id: str, figures: RaceFigures, wording: Wording) -> Exhibit:
    early = id == "buyers-early"
    told = [(card.card, card.early if early else card.ever) for card in figures.cards]
    told.sort(key=lambda pair: -pair[1].gap)
    lines = [LineMark(wording.card(card), who.wins, who.others, card_colour(card)) for card, who in told]
    rows = [
        (wording.card(card), *share_cells(who.wins, wording), *share_cells(who.others, wording)) for card, who in told
    ]
    names = (wording("report-buyers", round=EARLY if early else 0), wording("report-others"))
    scale = Scale(wording, wording("report-col-wins"))
    heads = ("card", "wins-buyers", "interval", "seats", "wins-others", "interval", "seats")
    return Exhibit(
        id, partial(pairs, lines=lines, scale=scale, names=names, fair=1 / figures.players),
        height_of(len(lines)) + 0.2, sheet(wording, heads, rows), figures.games,
    )  # fmt: skip
