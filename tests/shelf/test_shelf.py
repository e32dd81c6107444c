"""Figures and trophies follow from races that were played, and from nothing else."""

from __future__ import annotations

import itertools
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubecup.bots.protocol import ask
from cubecup.bots.registry import make_bot
from cubecup.cubitos.printed import printed
from cubecup.games import make_game
from cubecup.kernel.feats import SeatFeats
from cubecup.kernel.game import Game
from cubecup.kernel.record import Record, Recorder
from cubecup.locales import LANGUAGES, catalog
from cubecup.shelf.figures import figures
from cubecup.shelf.played import FinishedRace, RaceOnShelf, ReviewedRace, base_level, levels_of, with_feats
from cubecup.shelf.trophies import trophies, wanted_trophies
from cubecup.tours.plan import published_tours

_NUMBER = itertools.count(1)


def race(**changes: Any) -> FinishedRace:
    number = next(_NUMBER)
    plain: dict[str, Any] = {
        "table": f"t{number}",
        "at": float(number),
        "game": "cubitos",
        "players": 3,
        "place": 1,
        "rounds": 12,
        "set": "race-1",
        "printed": True,
        "pushes": 20,
        "busts": 2,
        "places": (2, 2, 1, 1),
    }
    return FinishedRace(**{**plain, **changes})


def shelf(*races: FinishedRace, **changes: Any) -> list[RaceOnShelf]:
    return [RaceOnShelf(race=one, **changes) for one in races]


def won(on_shelf: list[RaceOnShelf]) -> set[tuple[str, str]]:
    return {(one.id, one.of) for one in trophies(on_shelf) if one.have == one.need}


def test_an_empty_shelf_has_figures_too() -> None:
    found = figures([])
    assert (found.races, found.wins, found.favourite, found.boldest, found.skill) == (0, 0, "", 0.0, 0.0)
    assert won([]) == set()


def test_figures() -> None:
    on_shelf = [
        *shelf(race(place=1, boldest=0.4, bought={"dugout": 2})),
        *shelf(race(place=1, players=2, set="race-2", busts=3)),
        *shelf(race(place=2, bought={"dugout": 1, "wizard": 2}), review=ReviewedRace(skill=-200_000, answers=30)),
        *shelf(race(place=1, set="", printed=False), review=ReviewedRace(skill=-100_000, answers=10)),
    ]
    found = figures(on_shelf)
    assert (found.races, found.wins, found.busts, found.pushes) == (4, 3, 9, 80)
    assert [(one.of, one.races, one.wins) for one in found.by_set] == [("race-1", 2, 1), ("race-2", 1, 1)]
    assert [(one.of, one.races, one.wins) for one in found.by_players] == [("2", 1, 1), ("3", 3, 2)]
    assert found.boldest == 0.4
    assert (found.streak, found.longest_streak) == (1, 2)
    assert (found.favourite, found.favourite_dice) == ("dugout", 3)
    assert found.reviewed == 2
    assert found.skill == pytest.approx(-0.15)


def test_alone_nobody_wins_and_a_bots_win_is_not_the_players() -> None:
    on_shelf = shelf(race(players=1), race(helped=True))
    assert figures(on_shelf).wins == 0
    assert won(on_shelf) == set()


def test_what_a_bot_did_is_not_the_players() -> None:
    feats = SeatFeats(9, 1, 0.5, {"dugout": 2}, (1, 1))
    assert with_feats(race(helped=True, pushes=0), feats).pushes == 0
    assert with_feats(race(pushes=0), feats).boldest == 0.5
    assert with_feats(race(pushes=3), None).pushes == 3


@pytest.mark.parametrize("spoiled", [{"printed": False}, {"helped": True}, {"place": 2}, {"players": 1}])
def test_a_trophy_wants_a_published_race_that_the_player_has_won(spoiled: dict[str, Any]) -> None:
    good = {"busts": 0, "places": (3, 3, 3, 1, 1), "bots": ("sharp",), "tour": "champion", "race": 1}
    assert won(shelf(race(**good))) == {("set", "race-1"), ("no-bust", ""), ("from-last", ""), ("level", "sharp")}
    assert won(shelf(race(**{**good, **spoiled}))) == set()
    assert won(shelf(race(**good), advised=True)) == set()


def test_the_seven_races_are_each_won_in_a_tour() -> None:
    seven = [race(tour="champion", race=number) for number in range(1, 8)]
    (before,) = [one for one in trophies(shelf(*seven[:6], *seven[:3])) if one.id == "seven-races"]
    assert (before.have, before.need, before.table) == (6, 7, "")
    (after,) = [one for one in trophies(shelf(*seven, race(tour="champion", race=7))) if one.id == "seven-races"]
    assert (after.have, after.table) == (7, seven[-1].table), "the race that completed it, not a later one"
    assert ("seven-races", "") not in won(shelf(*(race(tour="own", race=number) for number in range(1, 8))))
    assert ("seven-races", "") not in won(shelf(*(race(race=number) for number in range(1, 8))))


@pytest.mark.parametrize(
    ("places", "players", "counts"),
    [
        ((3, 3, 2, 1), 3, True),
        ((2, 2, 2, 1), 3, False),
        ((3, 2, 2, 1), 3, False),
        ((3, 1), 3, False),
        ((2, 1, 1), 2, True),
    ],
)
def test_won_from_the_last_place_two_rounds_before_the_end(places: tuple[int, ...], players: int, counts: bool) -> None:
    assert (("from-last", "") in won(shelf(race(places=places, players=players)))) is counts


def test_whoever_hardly_pushes_is_not_careful() -> None:
    assert ("no-bust", "") not in won(shelf(race(busts=0, pushes=4)))
    assert ("no-bust", "") in won(shelf(race(busts=0, pushes=5)))


def test_levels_are_those_of_bots_whatever_their_style() -> None:
    seats = [("person", None), ("bot", "sharp:bold"), ("bot", "champion@200"), ("person", "steady")]
    assert levels_of(seats, 0) == ("sharp", "champion")
    assert base_level("steady:bold:buy=yellow") == "steady"


def test_trophies_are_of_things_that_there_are() -> None:
    sets = [one.of for one in wanted_trophies() if one.id == "set"]
    assert sets == list(printed().sets)
    assert [make_bot(one.of, 1).name for one in wanted_trophies() if one.id == "level"]
    (seven,) = [one for one in wanted_trophies() if one.id == "seven-races"]
    assert len(seven.parts) == len(published_tours()["champion"].races)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trophy_has_its_words(language: str) -> None:
    for id in {one.id for one in wanted_trophies()}:
        assert catalog(language).has(f"trophy-{id}")
        assert catalog(language).has(f"trophy-{id}.text")


@given(st.lists(st.tuples(st.integers(1, 4), st.integers(2, 4), st.booleans()), max_size=20))
def test_figures_fit_each_other(played: list[tuple[int, int, bool]]) -> None:
    races = [race(place=min(place, players), players=players, helped=helped) for place, players, helped in played]
    found = figures(shelf(*races))
    assert found.wins == sum(one.wins for one in found.by_players) <= found.races == len(races)
    assert found.streak <= found.longest_streak <= found.wins
    assert all(one.have <= one.need for one in trophies(shelf(*races)))


def test_a_race_is_read_as_it_was_written() -> None:
    one = race(bought={"dugout": 2}, bots=("sharp",), places=(1, 2))
    assert msgspec.json.decode(msgspec.json.encode(one), type=FinishedRace) == one


# -- what games tell -----------------------------------------------------------------------------------------------


def _played(game: Game, seats: int = 3) -> Record:
    recorder = Recorder(game, seats, 5)
    bots = [make_bot("steady", seat) for seat in range(seats)]
    while not recorder.state.over:
        seat = recorder.state.actors()[0]
        recorder.apply(seat, ask(bots[seat], recorder.state, seat))
    return recorder.record


def test_what_a_race_tells_is_what_its_page_of_results_tells() -> None:
    game = make_game("cubitos", {"cards": "race-1"})
    record = _played(game)
    feats, told = game.feats(record), game.results(record)
    assert [(one.pushes, one.busts, list(one.places)) for one in feats] == [
        (seat["pushes"], seat["busts"], seat["places"]) for seat in told["seats"]
    ]
    assert all(len(one.places) == told["rounds"] for one in feats)
    cards = set(printed().sets["race-1"].cards)
    assert all(set(one.bought) <= cards for one in feats)
    assert sum(sum(one.bought.values()) for one in feats) > 0
    assert any(one.boldest > 0 for one in feats)


def test_what_is_published() -> None:
    assert make_game("cubitos", {"cards": "race-3"}).published() == "race-3"
    assert make_game("cubitos", {"cards": "race-3", "tracks": "ahead-of-the-curve"}).published() == "race-3"
    cards = ",".join(printed().sets["race-1"].cards)
    assert make_game("cubitos", {"cards": cards}).published() == ""
    assert make_game("cubitos", {"cards": "race-1", "pack": "[dice]\nbase_draw = 9\n"}).published() is None
    assert make_game("seven-cubes", {}).published() == ""
