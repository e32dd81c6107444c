"""What the terminal shows of a shelf: who one is, figures, trophies, and the latest races."""

from __future__ import annotations

from datetime import datetime

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from cubecup.cli.daily_pages import level_words
from cubecup.cli.text_table import TextTable
from cubecup.cli.words import Words
from cubecup.server.messages.shelf import ShelfRaceTold, ShelfTold
from cubecup.shelf.figures import ShelfFigures
from cubecup.shelf.trophies import Trophy

_LATEST = 10


def shelf_page(shelf: ShelfTold, words: Words) -> list[RenderableType]:
    title = " · ".join(part for part in (words("own-title"), shelf.name) if part)
    won = sum(bool(one.table) for one in shelf.trophies)
    trophies = f"{words('own-trophies')}: {words('own-trophies-won', won=won, all=len(shelf.trophies))}"
    races: list[tuple[str, ...]] = [
        (_day(one.at), _race(one, words), _result(one, words)) for one in shelf.races[:_LATEST]
    ]
    return [
        Rule(Text(title, style="bold"), style="cyan"),
        *[Text(f"{name}: {value}") for name, value in _figures(shelf, words)],
        Text(f"\n{trophies}", style="bold"),
        *[Text(_trophy(one, words), style="green" if one.table else "dim") for one in shelf.trophies],
        Text(f"\n{words('own-list')}", style="bold"),
        TextTable(("", "", ""), (False, False, False), races).grid() if races else Text(words("own-list-empty")),
    ]


def _figures(shelf: ShelfTold, words: Words) -> list[tuple[str, str]]:
    found: ShelfFigures = shelf.figures
    rows = []
    if shelf.rating is not None:
        value = words("own-rating-value", points=str(shelf.rating.points), error=str(shelf.rating.error))
        rows.append((words("own-rating"), f"{value}, {words('own-rating-races', n=shelf.rating.races)}"))
    rows += [(words("own-races"), str(found.races)), (words("own-wins"), str(found.wins))]
    rows.append((words("own-busts"), str(found.busts)))
    if found.boldest:
        rows.append((words("own-boldest"), words("own-boldest-value", percent=f"{100 * found.boldest:.0f}")))
    rows.append((words("own-streak"), words("own-streak-value", longest=found.longest_streak, now=found.streak)))
    if found.favourite:
        card = words(f"card-{found.favourite}")
        rows.append((words("own-favourite"), words("own-favourite-value", card=card, n=found.favourite_dice)))
    cost = words("own-skill-value", points=words.numbers.number(-100 * found.skill, 1), n=found.reviewed)
    rows.append((words("own-skill"), cost if found.reviewed else words("own-skill-none")))
    return rows


def _trophy(trophy: Trophy, words: Words) -> str:
    of = {"set": lambda: words(f"set-{trophy.of}"), "level": lambda: level_words(trophy.of, words)}
    name = words(f"trophy-{trophy.id}", **({"name": of[trophy.id]()} if trophy.id in of else {}))
    if trophy.table:
        return f"  {name}: {words('own-trophy-won', date=_day(trophy.at))}"
    state = words("own-trophy-progress", have=trophy.have, need=trophy.need)
    return f"  {name}: {state if trophy.need > 1 else words('own-trophy-open')}"


def _race(race: ShelfRaceTold, words: Words) -> str:
    if race.game != "cubitos":
        return words(f"web-game-{race.game}")
    return words(f"set-{race.set}") if race.set else words("own-own-cards")


def _result(race: ShelfRaceTold, words: Words) -> str:
    if race.won:
        return words("shelf-won")
    if race.players == 1:
        return words("own-alone", rounds=race.rounds)
    return words("own-place", place=race.place, players=race.players)


def _day(at: float) -> str:
    return datetime.fromtimestamp(at).strftime("%Y-%m-%d")
