"""The record of a tour: the whole standing follows from it, and no lie in it goes unnoticed."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from cubecup.games import game_of
from cubecup.kernel.errors import BadFile
from cubecup.locales import LANGUAGES, catalog
from cubecup.locales.errors import error_text
from cubecup.tours.standing import standing
from cubecup.tours.tour_record import TourRecord, digest, read_tour, results_of, verified
from tests.tours.played import played


@pytest.mark.parametrize("game", ["cubitos", "seven-cubes"])
def test_the_standing_follows_from_the_file(game: str) -> None:
    tour, results = played(game)
    text = str(tour)
    again = read_tour(text)
    assert str(again) == text
    assert tuple(results_of(verified(again, game_of))) == results
    assert standing(again.plan.points, results, 3) == standing(tour.plan.points, results, 3)


def test_figures_of_the_game_are_counted() -> None:
    tour, _ = played("cubitos")
    races = verified(tour, game_of)
    assert all(set(race.tallies) == {"push", "bust"} for race in races)
    assert all(pushes >= busts for race in races for pushes, busts in zip(*race.tallies.values(), strict=True))
    assert sum(sum(race.tallies["push"]) for race in races) > 20
    assert sum(sum(race.tallies["bust"]) for race in races) > 0


def test_the_last_race_may_be_under_way() -> None:
    tour, results = played("cubitos")
    half = tour.records[1].splitlines()
    saved = TourRecord(tour.plan, tour.players, [tour.records[0], "\n".join(half[: len(half) // 2])])
    again = read_tour(str(saved))
    assert tuple(results_of(verified(again, game_of))) == results[:1]


def _line(text: str, number: int, change: Callable[[str], str]) -> str:
    lines = text.split("\n")
    lines[number] = change(lines[number])
    return "\n".join(lines)


def _with_records(tour: TourRecord, *records: str) -> str:
    return str(TourRecord(tour.plan, tour.players, records))


def _forged(which: str) -> str:
    """A tour with one lie in it; the hashes are made anew where a forger would."""
    tour, _ = played("cubitos")
    one, two, three = tour.records
    starter = json.loads(two.split("agreed: ")[1].split("\n")[0])["start_player"]
    other = (starter + 1) % 3
    cut = "\n".join(one.splitlines()[:-3]) + "\n"
    return {
        "title": "cubecup tour 9" + str(tour)[14:],
        "header": str(tour).replace("points:", "prizes:", 1),
        "points": str(tour).replace("points: [4, 2, 1]", "points: [4, 2]", 1),
        "players": str(tour).replace('"name": "Ann"', '"name": 7', 1),
        "races": str(tour).replace("\nraces: [", "\nraces: [[", 1),
        "no json": _line(str(tour), 3, lambda line: line + "]"),
        "a die": str(tour).replace(" push | ", " push |  ", 1),
        "order": _with_records(tour, two, one, three),
        "one race twice": _with_records(tour, one, one, three),
        "unfinished": _with_records(tour, cut, two),
        "too many": str(TourRecord(tour.plan._replace(races=tour.plan.races[:2]), tour.players, tour.records)),
        "another begins": _with_records(tour, one, two.replace(f'_player": {starter}', f'_player": {other}')),
        "agreed": _with_records(tour, one.replace("\nsetup:", '\nagreed: {"start_player": 0}\nsetup:'), two),
        "from a moment": _with_records(tour, one.replace("\nsetup:", '\nfrom: {"at": 0, "race": "x"}\nsetup:'), two),
        "junk": str(tour).replace("\nrace 1 |", "\nhello\nrace 1 |", 1),
        "number": str(tour).replace("\nrace 2 |", "\nrace 4 |", 1),
        "seats": str(TourRecord(tour.plan._replace(points=(3, 1)), tour.players[:2], tour.records)),
        "action": _with_records(tour, one.replace(" pass", " fly", 1)),
        "game": _with_records(tour, one.replace("game: cubitos", "game: seven-cubes", 1)),
    }[which]  # fmt: skip


LIES = [
    "title", "header", "points", "players", "races", "no json", "a die", "order", "one race twice", "unfinished",
    "too many", "another begins", "agreed", "junk", "number", "seats", "action", "game",
    "from a moment",
]  # fmt: skip


@pytest.mark.parametrize("which", LIES)
def test_no_lie_goes_unnoticed(which: str) -> None:
    with pytest.raises(BadFile) as caught:
        verified(read_tour(_forged(which), "my.tour"), game_of)
    assert caught.value.facts["source"].startswith("my.tour")  # type: ignore[attr-defined]
    told = {error_text(catalog(language), caught.value) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES), "in four languages"


def test_the_hash_is_of_the_text_whatever_follows_it() -> None:
    assert digest("a\nb") == digest("a\nb\n\n") != digest("a\nc\n")
