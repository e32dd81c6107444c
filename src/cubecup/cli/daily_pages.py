"""What the terminal shows of the race of a day: what is raced, the board, and a result to tell others."""

from __future__ import annotations

import time

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from cubecup.cli.game_ui import ui_of
from cubecup.cli.text_table import TextTable
from cubecup.cli.words import Words
from cubecup.contests.days import ALONE
from cubecup.games import make_game
from cubecup.server.messages.contests import ContestTold, DaysOfPlayer, DayTold, TryTold

_LATEST_DAYS = 7


def day_page(told: DayTold, raced: DaysOfPlayer, words: Words) -> list[RenderableType]:
    """The day, how long it lasts, and which other days there are."""
    title = f"{words('contests-daily')} · {told.day}"
    lines: list[RenderableType] = [Rule(Text(title, style="bold"), style="cyan")]
    if told.day == told.today:
        minutes = max(0, round((told.ends - time.time()) / 60))
        lines.append(Text(words("contests-ends", hours=minutes // 60, minutes=minutes % 60), style="dim"))
    if raced.streak:
        lines.append(Text(words("contests-streak", n=raced.streak), style="green"))
    if raced.days:
        lines.append(Text(words("daily-raced", days=", ".join(raced.days[-_LATEST_DAYS:])), style="dim"))
    if told.first < told.today:
        lines.append(Text(words("daily-days", first=told.first, today=told.today), style="dim"))
    return lines


def race_line(contest: ContestTold, words: Words) -> Text:
    game = make_game(contest.game, contest.options)
    parts = [mode_words(contest, words), ui_of(contest.game).race_title(game, words)]
    if contest.against:
        names = ", ".join(level_words(level, words) for level in contest.against)
        parts.append(words("contests-against", names=names))
    return Text(" · ".join(parts), style="bold")


def board_page(contest: ContestTold, words: Words) -> list[RenderableType]:
    """The board, best first, and the promise that its dice keep."""
    alone = contest.mode == ALONE
    columns = ("rank", "name", *(() if alone else ("place",)), "rounds", "distance")
    rows = [_row(row, alone, words) for row in contest.rows]
    grid = TextTable(
        tuple(words(f"contests-{column}") for column in columns),
        tuple(column in ("rank", "place", "rounds") for column in columns),
        rows,
    ).grid()
    more = contest.players - len(contest.rows)
    return [
        grid if rows else Text(words("contests-nobody")),
        *([Text(words("contests-more", n=more))] if more else []),
        Text(f"{words('contests-promise')} {contest.commitment}", style="dim"),
        *([Text(f"{words('contests-secret')} {contest.secret}", style="dim")] if contest.secret else []),
    ]


def _row(row: TryTold, alone: bool, words: Words) -> tuple[str, ...]:
    name = row.name or words("own-nobody")
    name = f"{name} ({words('web-you')})" if row.mine else name
    state = "" if row.rank else words(_state(row))
    place = () if alone else (str(row.place or ""),)
    distance = ", ".join(part for part in (distance_words(row.left, words) if row.rounds else "", state) if part)
    return (str(row.rank or "–"), name, *place, str(row.rounds or ""), distance)


def _state(row: TryTold) -> str:
    if row.helped:
        return "contests-helped"
    return "contests-late" if row.rounds else "contests-racing"


def distance_words(left: int, words: Words) -> str:
    if left > 0:
        return words("contests-short", n=left)
    return words("contests-beyond", n=-left) if left else words("contests-at-finish")


def mode_words(contest: ContestTold, words: Words) -> str:
    return words(f"contests-mode-{contest.mode}")


def level_words(level: str, words: Words) -> str:
    """A bot's level as screens call it: "Easy, bold"."""
    name, _, style = level.partition(":")
    word = words(f"web-level-{name}")
    return words("web-level-style", level=word, style=words(f"web-style-{style}")) if style else word


def own_row(contest: ContestTold) -> TryTold | None:
    return next((row for row in contest.rows if row.mine and row.rounds), None)


def share_text(contest: ContestTold, row: TryTold, streak: int, link: str, words: Words) -> str:
    """A result in a few lines; nothing of it helps those who have not raced yet."""
    players = len(contest.against) + 1
    parts = [mode_words(contest, words), words.count("rounds", row.rounds)]
    if contest.mode != ALONE:
        parts.insert(1, words("contests-told-place", n=row.place, of=players))
    lines = [f"Cube Cup · {contest.day}", " · ".join(parts)]
    if row.rank:
        lines.append(words("contests-told-rank", n=row.rank, of=contest.finished))
    if streak > 1:
        lines.append(words("contests-streak", n=streak))
    return "\n".join([*lines, *([link] if link else [])])
