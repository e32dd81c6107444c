"""What the terminal shows of a tour: the standing and what changed, what comes next, the ceremony and the story."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from cubecup.cli.words import Words
from cubecup.games import make_game
from cubecup.tours.standing import RaceResult, StandingLine, champions, standing, start_player
from cubecup.tours.story import figures, story
from cubecup.tours.tour_record import PlayedRace, TourRecord, kind_of, results_of

if TYPE_CHECKING:
    from cubecup.cli.commands.tour import TourOfRaces


def standing_page(tour: TourRecord, results: Sequence[RaceResult], words: Words) -> list[RenderableType]:
    lines = standing(tour.plan.points, results, len(tour.players))
    played, races = len(results), len(tour.plan.races)
    title = words("tour-standing", name=words(f"tours-name-{kind_of(tour)}"), n=played, races=races)
    grid = Grid.grid(padding=(0, 2))
    for _ in range(2):
        grid.add_column()
    for _ in range(3):
        grid.add_column(justify="right")
    for line in lines if results else ():
        name = tour.players[line.seat].name
        grid.add_row(
            f"{line.place}. {_moved(line)}",
            name,
            words("tours-points", n=line.points),
            f"(+{line.gained})",
            words("tours-wins", n=line.wins),
        )
    return [Rule(Text(title, style="bold"), style="cyan"), grid]


def _moved(line: StandingLine) -> str:
    if not line.before or line.before == line.place:
        return " "
    return "▲" if line.place < line.before else "▼"


def next_race(tour: TourOfRaces, number: int) -> list[RenderableType]:
    plan = tour.tour.plan
    game = make_game(plan.game, plan.races[number - 1])
    starter = start_player(plan.points, tour.results, len(tour.names))
    told = [Text(tour.words("tour-next", n=number, name=tour.ui.race_title(game, tour.words)), style="bold")]
    if starter is not None:
        told.append(Text(tour.words("tour-begins", name=tour.names[starter])))
    return [*told]


def ceremony(tour: TourRecord, played: Sequence[PlayedRace], words: Words) -> list[RenderableType]:
    """Who is champion, the story, and the figures; of a tour under way, the story so far."""
    results = results_of(played)
    points, names, races = tour.plan.points, [player.name for player in tour.players], len(tour.plan.races)
    told: list[RenderableType] = []
    if len(results) == races:
        best = champions(standing(points, results, len(names)))
        title = words(f"tours-name-{kind_of(tour)}.title")
        told.append(Text(f"{title}: {', '.join(names[seat] for seat in best)}", style="bold green"))
    sentences = story(points, results, names, races)
    told.append(Text(" ".join(words(sentence.text, **sentence.facts) for sentence in sentences)))
    grid = Grid.grid(padding=(0, 2))
    for one in figures(points, results, len(names), [race.tallies for race in played]):
        places = " ".join(str(place) for place in one.places)
        counted = [words(f"tour-{word}", n=number) for word, number in one.tallies.items()]
        grid.add_row(names[one.seat], words("tour-places", places=places), *counted)
    return [*told, grid]
