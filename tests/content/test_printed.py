"""The built-in values are those of the reference: dice, fan track, cards, sets."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest

from cubecup.cubitos.printed import COLORS, KINDS, FanSpace, printed
from tests.locales.published import published_cards

BLANK = "blank"

FACES = {
    "light-gray": ("money 1", BLANK, BLANK, BLANK, BLANK, BLANK),
    "dark-gray": ("money 1", "movement 1", BLANK, BLANK, BLANK, BLANK),
    "start": ("credit 1", "movement 1", "money 2", BLANK, BLANK, BLANK),
    "white": ("symbol", "movement 1", "movement 1", BLANK, BLANK, BLANK),
    "brown": ("symbol", "money 3", BLANK, BLANK, BLANK, BLANK),
    "red": ("symbol", "power", BLANK, BLANK, BLANK, BLANK),
    "green": ("symbol", "power", "movement 1", BLANK, BLANK, BLANK),
    "orange": ("symbol", "power", BLANK, BLANK, BLANK, BLANK),
    "purple": ("symbol", BLANK, BLANK, BLANK, BLANK, BLANK),
    "yellow": ("symbol", "power", BLANK, BLANK, BLANK, BLANK),
    "blue": ("symbol", "power", "money 2", BLANK, BLANK, BLANK),
}

PUBLISHED = {card["id"] for card in published_cards()}  # others may come on top
CARDS = {
    "white": "smelly-cat, cat-tastrophy, fat-cat, dope-cat, broken-cow, fast-cat, schmutz",
    "brown": "rich-dog, captain-bark, wizard, dapper-doggie, dr-livingstone, mr-dog, muggles",
    "red": "mr-soldier, punch-guy, supah-general, champion, crabby, el-bandito, jacques-couteau",
    "green": "rock-on, pina-cubelada, keep-on-rollin, pineapple-rocks, up-to-11, rolling-stoned, punk-fruit",
    "orange": "dugout, reliever-beaver, benchwarmer, batter-beaver, mr-bats, the-babe, pinch-eater",
    "purple": "rollosaurus, dancing-dino, cubasaurus, wikiwiki-dinosaur, you-bet-jurassican,"
    " shimmy-shimmy-dino, pronto-bronto",
    "yellow": "reckless-cheese, the-big-cheese, ledercheesen, stinky-cheese, bad-cheese,"
    " the-cheese-stands-alone, cheese-boy",
    "blue": "bob, undercover-fish, llama-rama, bahama-llama, llama-shaman, stogie, chilly-mcchillster",
}

NUMBERS = {
    "fat-cat": {"money": 1},
    "broken-cow": {"cows": 2},
    "up-to-11": {"power_movement": 2},
    "mr-bats": {"money": 2},
    "the-babe": {"money": 5, "power_fans": 1},
    "reckless-cheese": {"spaces": 1},
    "cheese-boy": {"movement": 2},
    "llama-rama": {"money": 3},
    "llama-shaman": {"money": 2},
    "wikiwiki-dinosaur": {"per_color": 1},
    "pronto-bronto": {"lines_per_movement": 2},
}

# The start player breaks ties, and the winner loses a red die.
RED = {
    "mr-soldier": (True, True),
    "punch-guy": (True, True),
    "supah-general": (True, True),
    "champion": (False, True),
    "crabby": (False, False),
    "el-bandito": (False, False),
    "jacques-couteau": (False, False),
}

TOUR = [f"race-{number}" for number in range(1, 8)]
RACES = {
    "race-1": (("nothing-goes-right",), 1),
    "race-2": (("ahead-of-the-curve",), 1),
    "race-3": (("testing-the-waters",), 1),
    "race-4": (("still-waters-run-deep",), 1),
    "race-5": (("ahead-of-the-curve",), 1),
    "race-6": (("testing-the-waters",), 1),
    "race-7": (("nothing-goes-right",), 2),
    "combotastic": (("testing-the-waters",), 1),
    "such-much-fans": (("ahead-of-the-curve",), 1),
    "grand-finale": (("still-waters-run-deep", "testing-the-waters"), 1),
}


@pytest.mark.rule("COMP-1")
def test_the_box_holds_the_dice() -> None:
    assert tuple(printed().supply) == KINDS
    assert printed().supply == {"light-gray": 28, "dark-gray": 12, "start": 1} | dict.fromkeys(COLORS, 10)


@pytest.mark.rule("COMP-2")
def test_the_dice_have_their_faces() -> None:
    assert tuple(printed().faces) == KINDS
    assert printed().faces == FACES


def test_a_player_starts_with_nine_gray_dice_and_draws_nine() -> None:
    assert printed().start_dice == {"light-gray": 7, "dark-gray": 2}
    assert printed().base_draw == 9


@pytest.mark.parametrize("color", COLORS)
def test_the_cards_of_a_color_in_the_box(color: str) -> None:
    cards = [card for card in printed().cards.values() if card.color == color and card.id in PUBLISHED]
    assert ", ".join(card.id for card in cards) == CARDS[color]


def test_costs_are_such_as_a_purse_can_hold() -> None:
    """What they are is measured (docs/balance.md), and changes with the measurement."""
    assert all(1 <= card.cost <= 12 for card in printed().cards.values())


def test_a_card_is_found_under_its_own_id() -> None:
    assert all(card.id == name for name, card in printed().cards.items())


def test_the_numbers_of_cards_that_only_pictures_show() -> None:
    other_numbers = {
        card.id: {name: number for name, number in card.numbers.items() if name not in RED_NUMBERS}
        for card in printed().cards.values()
        if card.id in PUBLISHED
    }
    assert {name: numbers for name, numbers in other_numbers.items() if numbers} == (
        NUMBERS | {"supah-general": {"per_fan": 1}}
    )


RED_NUMBERS = ("swords_symbol", "swords_power", "start_player_breaks_ties", "loses_red")


def test_red_cards_say_who_wins_ties_and_who_loses_a_red_die() -> None:
    for name, (breaks_ties, loses_red) in RED.items():
        numbers = printed().cards[name].numbers
        assert [numbers[key] for key in RED_NUMBERS] == [1, 2, breaks_ties, loses_red], name
    assert all({*RED_NUMBERS} <= set(card.numbers) for card in printed().cards.values() if card.color == "red")


@pytest.mark.rule("FAN-3")
def test_the_fan_track() -> None:
    rewards = [
        (1, 0),
        (0, 2),
        (1, 0),
        (0, 3),
        (1, 0),
        (0, 3),
        (1, 1),
        (0, 4),
        (1, 0),
        (0, 4),
        (1, 2),
        (0, 5),
        (0, 6),
    ]
    assert printed().fans == tuple(FanSpace(hands, credits) for hands, credits in rewards)
    assert printed().fans_beyond == 6


def test_a_set_has_one_card_of_each_color_in_their_order() -> None:
    for card_set in printed().sets.values():
        assert tuple(printed().cards[card].color for card in card_set.cards) == COLORS


@pytest.mark.rule("SETUP-4")
def test_each_set_names_its_race() -> None:
    assert {name: (one.tracks, one.laps) for name, one in printed().sets.items()} == RACES
    assert all(one.id == name for name, one in printed().sets.items())


def test_the_champion_tour_uses_every_card_of_the_box_once() -> None:
    tour = [card for race in TOUR for card in printed().sets[race].cards]
    assert sorted(tour) == sorted(PUBLISHED)


def test_the_tour_de_cube() -> None:
    cards = {name: " ".join(one.cards) for name, one in printed().sets.items() if name not in TOUR}
    assert cards == {
        "combotastic": "dope-cat captain-bark mr-soldier pina-cubelada pinch-eater you-bet-jurassican cheese-boy bob",
        "such-much-fans": "cat-tastrophy rich-dog supah-general punk-fruit mr-bats wikiwiki-dinosaur"
        " the-big-cheese chilly-mcchillster",
        "grand-finale": "smelly-cat dapper-doggie el-bandito rolling-stoned the-babe cubasaurus"
        " the-cheese-stands-alone stogie",
    }


def test_the_first_game() -> None:
    assert " ".join(printed().sets["race-1"].cards) == (
        "smelly-cat rich-dog mr-soldier rock-on dugout rollosaurus reckless-cheese bob"
    )


def test_the_built_in_tracks_carry_their_maps() -> None:
    used = {track for one in printed().sets.values() for track in one.tracks}
    assert used <= set(printed().tracks) == set(printed().track_sources)  # others may come on top
    assert all("map:" in text for text in printed().tracks.values())


def test_the_built_in_values_are_read_once_and_cannot_be_reassigned() -> None:
    assert printed() is printed()
    assert printed().pack == ""
    with pytest.raises(FrozenInstanceError):
        printed().base_draw = 10  # type: ignore[misc]
