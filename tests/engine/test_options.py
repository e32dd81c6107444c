"""Options that do not fit are one clear error; those that fit are kept, so that the game can be made again."""

from __future__ import annotations

from typing import Any

import pytest

from cubecup.cubitos.game import MOST_LAPS, Cubitos, random_cards
from cubecup.cubitos.printed import COLORS, printed
from cubecup.games import make_game
from cubecup.kernel.errors import BadFile, BadOption
from cubecup.kernel.game import JSON
from tests.property.races import SEATS, SETS

RACE_1: list[JSON] = [*printed().sets["race-1"].cards]

# The code of the error, a part of its sentence, and options that are wrong in one place.
BAD: list[tuple[str, str, dict[str, JSON]]] = [
    ("cards", "no set 'race-8'. Sets: race-1,", {"cards": "race-8"}),
    ("cards", "no set ''", {"cards": ""}),
    ("cards", "no set 'bob'", {"cards": "bob"}),
    ("cards", "no card 'bobby'", {"cards": [*RACE_1[:7], "bobby"]}),
    ("cards", "no card 'race-1'", {"cards": ["race-1"]}),
    ("cards", "missing: blue", {"cards": RACE_1[:7]}),
    ("cards", "missing: white", {"cards": []}),
    ("cards", "bob and stogie are both blue", {"cards": [*RACE_1, "stogie"]}),
    ("cards", "bob and bob are both blue", {"cards": [*RACE_1, "bob"]}),
    ("cards", "no card 1", {"cards": [1, 2, 3]}),
    ("cards", "ard", {"cards": [["bob"]]}),
    ("cards", "ard", {"cards": 7}),
    ("cards", "ard", {"cards": None}),
    ("tracks", "no track 'monza'. Tracks: ahead-of-the-curve,", {"tracks": "monza"}),
    ("tracks", "no track 'monza'", {"tracks": ["testing-the-waters", "monza"]}),
    ("tracks", "no track ''", {"tracks": ""}),
    ("tracks", "one track with laps, or several tracks in a row", {"tracks": []}),
    ("tracks", "one track", {"tracks": ["testing-the-waters", "still-waters-run-deep"], "laps": 2}),
    ("tracks", "one track", {"cards": "grand-finale", "laps": 2}),
    ("tracks", "Tracks are given by id", {"tracks": 7}),
    ("tracks", "Tracks are given by id", {"tracks": [["testing-the-waters"]]}),
    ("tracks", "at most 9 tracks, not 10", {"tracks": ["testing-the-waters"] * 10}),
    ("laps", "1 to 9 laps, not 0", {"laps": 0}),
    ("laps", "not -1", {"laps": -1}),
    ("laps", f"not {MOST_LAPS + 1}", {"laps": MOST_LAPS + 1}),
    ("laps", "not '2'", {"laps": "2"}),
    ("laps", "not 1.0", {"laps": 1.0}),
    ("laps", "not True", {"laps": True}),
    ("timing", "strict or free, not 'slow'", {"timing": "slow"}),
    ("timing", "not ''", {"timing": ""}),
    ("timing", "not None", {"timing": None}),
    ("timing", "not ['free']", {"timing": ["free"]}),
    ("unknown-option", "colour", {"colour": "red"}),
    ("pack", "A pack is a text", {"pack": 7}),
    ("pack", "A pack is a text", {"pack": ["cards.bob.cost = 3"]}),
]


@pytest.mark.parametrize(("code", "part", "options"), BAD)
def test_bad_options(code: str, part: str, options: dict[str, JSON]) -> None:
    with pytest.raises(BadOption) as caught:
        make_game("cubitos", options)
    assert caught.value.code == code
    assert part in caught.value.sentence


@pytest.mark.parametrize("id", ["", "chess", "CUBITOS", "cubitos "])
def test_unknown_games(id: str) -> None:
    with pytest.raises(BadOption, match="Games: cubitos") as caught:
        make_game(id)
    assert caught.value.code == "unknown-game"


# Seats and seeds come from command lines and other programs: their types are not what the signatures promise.
@pytest.mark.rule("COMP-1")
@pytest.mark.parametrize("seats", [0, 1, 5, -2, 2.0, "2", None, True, [2]])
def test_bad_seats(seats: Any) -> None:
    game = make_game("cubitos")
    with pytest.raises(BadOption, match="for 2 to 4 players") as caught:
        game.new(seats, 1)
    assert caught.value.code == "seats"
    with pytest.raises(BadOption, match="for 2 to 4 players"):
        game.read_position([], seats, "position")


@pytest.mark.parametrize("seed", [1.0, "1", None, True, [1]])
def test_bad_seeds(seed: Any) -> None:
    with pytest.raises(BadOption, match="whole number") as caught:
        make_game("cubitos").new(2, seed)
    assert caught.value.code == "seed"


@pytest.mark.rule("SETUP-3")
@pytest.mark.parametrize("starter", [-1, 2, True, "0", 0.0, None])
def test_bad_start_players(starter: JSON) -> None:
    with pytest.raises(BadOption, match="from 0 to 1") as caught:
        make_game("cubitos").new(2, 1, {"start_player": starter})
    assert caught.value.code == "start-player"


@pytest.mark.parametrize("timing", ["strict", "free"])
@pytest.mark.parametrize("cards", SETS)
def test_options_make_the_same_game_again(cards: str, timing: str) -> None:
    game = make_game("cubitos", {"cards": cards, "timing": timing})
    again = make_game("cubitos", game.options())
    assert again.options() == game.options()
    for seats in SEATS:
        assert again.new(seats, 3).dump() == game.new(seats, 3).dump()


@pytest.mark.rule("SETUP-2", "SETUP-4")
@pytest.mark.parametrize("seed", range(20))
def test_random_cards_on_any_track_make_a_game(seed: int) -> None:
    cards = random_cards(seed)
    assert [printed().cards[id].color for id in cards] == list(COLORS)
    assert random_cards(seed) == cards
    tracks = sorted(printed().tracks)
    game = Cubitos(cards=cards, tracks=tracks[seed % 4], laps=1 + seed % 3)
    assert game.options()["cards"] == list(cards)
    assert make_game("cubitos", game.options()).new(4, seed).dump() == game.new(4, seed).dump()


def test_cards_may_come_in_any_order() -> None:
    assert Cubitos(cards=[str(id) for id in reversed(RACE_1)]).cards == tuple(RACE_1)


def test_a_game_with_a_pack_plays_by_it_and_keeps_it() -> None:
    pack = "cards.rich-dog.cost = 19\ndice.white.count = 11\n"
    game = make_game("cubitos", {"cards": "race-1", "pack": pack})
    view: Any = game.new(2, 1).view(-1)
    assert view["cost"]["brown"] == 19
    assert view["tray"]["white"] == 11
    plain: Any = make_game("cubitos", {"cards": "race-1"}).new(2, 1).view(-1)
    assert plain["cost"]["brown"] != 19
    assert plain["tray"]["white"] == 10
    assert game.options()["pack"] == pack
    assert make_game("cubitos", game.options()).new(2, 1).dump() == game.new(2, 1).dump()


def test_a_damaged_pack_names_its_line() -> None:
    with pytest.raises(BadFile) as caught:
        make_game("cubitos", {"pack": "cards.bob.cost = 3\ncards.bobby.cost = 3\n"})
    assert (caught.value.code, caught.value.line) == ("unknown-card", 2)
