"""What is in the box and how a game is laid out (COMP-1, SETUP-1 to SETUP-4): scenarios begin later than this."""

from __future__ import annotations

from collections import Counter

import pytest

from cubecup.cubitos.dice import BORROWED, KIND_MASK, KINDS
from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.printed import COLORS, printed
from cubecup.cubitos.state import CubitosState
from cubecup.kernel.errors import BadOption
from cubecup.kernel.scenario import fact
from tests.locales.published import published_cards

BOX = {"light-gray": 28, "dark-gray": 12, "start": 1, **dict.fromkeys(COLORS, 10)}
RACE_1 = ["smelly-cat", "rich-dog", "mr-soldier", "rock-on", "dugout", "rollosaurus", "reckless-cheese", "bob"]
# Of these none rolls more dice, loses another die or widens a draw.
WARNED = ["fat-cat", "rich-dog", "el-bandito", "rock-on", "the-babe", "rollosaurus", "bad-cheese", "bob"]


def facts(state: CubitosState, *paths: str) -> list[str | None]:
    view = state.view(-1)
    return [fact(view, path) for path in paths]


def dice_on_the_table(state: CubitosState) -> Counter[str]:
    """Every die in a tray or a zone, by kind; a borrowed die is still a die of its kind."""
    found: Counter[str] = Counter()
    for kind, count in enumerate(state.tray):
        found[KINDS[kind]] += count
    for zone in (state.draw, state.roll, state.discard, state.hand):
        for at, count in enumerate(zone):
            found[KINDS[at % state.kinds % BORROWED]] += count
    for dice in state.active:
        found.update(KINDS[(die & KIND_MASK) % BORROWED] for die in dice)
    return found


@pytest.mark.rule("COMP-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players(seats: int) -> None:
    assert Cubitos().new(seats, seed=1).seats == seats


@pytest.mark.rule("COMP-1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(BadOption, match=f"2 to 4 players, not {seats}"):
        Cubitos().new(seats, seed=1)


@pytest.mark.rule("COMP-1")
def test_the_dice_in_the_box() -> None:
    assert printed().supply == BOX


@pytest.mark.rule("COMP-1")
def test_the_cards_of_the_box_are_all_there_seven_of_each_color() -> None:
    """Cards that were never published may come on top."""
    box = {card["id"]: card["color"] for card in published_cards()}
    assert Counter(box.values()) == dict.fromkeys(COLORS, 7)
    assert {id: printed().cards[id].color for id in box} == box


@pytest.mark.rule("COMP-1", "COMP-3", "ABIL-10", "ROUND-2")
@pytest.mark.parametrize("cards", ["race-1", "race-3", "race-5", "race-6"])
def test_no_die_is_ever_added_or_taken_away(cards: str) -> None:
    state = Cubitos(cards).new(seats=4, seed=5)
    for turn in range(600):
        seat = state.actors()[0]
        actions = state.choice(seat).actions
        state.apply(seat, actions[turn * 7 % len(actions)])
        assert dice_on_the_table(state) == BOX


@pytest.mark.rule("SETUP-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_begins_with_nine_gray_dice_and_nothing_else(seats: int) -> None:
    state = Cubitos().set_up(seats, seed=1, setup={"start_player": seats - 1})
    for seat in range(seats):
        assert facts(state, f"{seat} draw") == ["light-gray 7, dark-gray 2"]
        assert facts(state, f"{seat} active", f"{seat} discard") == ["-", "-"]
        assert facts(state, f"{seat} credits", f"{seat} money", f"{seat} fans", f"{seat} hand_tokens") == ["0"] * 4
        assert facts(state, f"{seat} space", f"{seat} leg", f"{seat} draw_amount") == ["start", "0", "9"]


@pytest.mark.rule("SETUP-1")
@pytest.mark.parametrize(("seats", "light", "dark"), [(2, 14, 8), (3, 7, 6), (4, 0, 4)])
def test_unused_grays_are_the_spare_pile(seats: int, light: int, dark: int) -> None:
    state = Cubitos().set_up(seats, seed=1)
    assert facts(state, "tray light-gray", "tray dark-gray") == [str(light), str(dark)]


@pytest.mark.rule("SETUP-2")
def test_the_eighty_colored_dice_are_in_their_trays() -> None:
    state = Cubitos().set_up(4, seed=1)
    assert facts(state, *(f"tray {color}" for color in COLORS)) == ["10"] * 8


@pytest.mark.rule("SETUP-2")
@pytest.mark.parametrize("set_id", printed().sets)
def test_a_published_set_has_one_card_of_each_color(set_id: str) -> None:
    cards = printed().sets[set_id].cards
    assert tuple(printed().cards[id].color for id in cards) == COLORS


@pytest.mark.rule("SETUP-2")
def test_cards_of_a_custom_set_may_come_in_any_order() -> None:
    assert Cubitos(RACE_1[::-1]).cards == tuple(RACE_1)


@pytest.mark.rule("SETUP-2")
@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        (RACE_1[:7], "missing: blue"),
        ([*RACE_1[:7], "dope-cat"], "smelly-cat and dope-cat are both white"),
        ([*RACE_1, "stogie"], "bob and stogie are both blue"),
        ([*RACE_1, "bob"], "bob and bob are both blue"),
        ([*RACE_1[:7], "no-such-card"], "no card 'no-such-card'"),
        ([], "missing: white, brown, red, green, orange, purple, yellow, blue"),
        ("race-11", "no set 'race-11'"),
    ],
)
def test_anything_else_is_no_card_set(cards: str | list[str], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        Cubitos(cards)


@pytest.mark.rule("SETUP-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_random_player_has_the_start_player_die_in_roll(seats: int) -> None:
    chosen: Counter[int] = Counter()
    for seed in range(200):
        state = Cubitos().set_up(seats, seed)
        rolls = facts(state, *(f"{seat} roll" for seat in range(seats)))
        assert sorted(rolls, key=str) == ["-"] * (seats - 1) + ["start 1"]
        assert state.starter == rolls.index("start 1")
        chosen[state.starter] += 1
    assert set(chosen) == set(range(seats))
    assert min(chosen.values()) > 200 / seats / 2


@pytest.mark.rule("SETUP-3")
def test_the_start_player_can_be_settled_beforehand() -> None:
    state = Cubitos().set_up(3, seed=1, setup={"start_player": 2})
    assert facts(state, "start_player", "2 roll") == ["2", "start 1"]
    with pytest.raises(BadOption, match="from 0 to 2, not 3"):
        Cubitos().set_up(3, seed=1, setup={"start_player": 3})


@pytest.mark.rule("SETUP-4")
@pytest.mark.parametrize("track", printed().tracks)
@pytest.mark.parametrize("set_id", printed().sets)
def test_any_set_may_be_played_on_any_track(set_id: str, track: str) -> None:
    state = Cubitos(set_id, tracks=track).new(seats=2, seed=1)
    assert facts(state, "tracks", "0 track") == [track, track]


@pytest.mark.rule("SETUP-4")
@pytest.mark.parametrize(
    ("set_id", "tracks", "laps"),
    [
        ("race-1", ("nothing-goes-right",), 1),
        ("race-2", ("ahead-of-the-curve",), 1),
        ("race-3", ("testing-the-waters",), 1),
        ("race-4", ("still-waters-run-deep",), 1),
        ("race-5", ("ahead-of-the-curve",), 1),
        ("race-6", ("testing-the-waters",), 1),
        ("race-7", ("nothing-goes-right",), 2),
        ("combotastic", ("testing-the-waters",), 1),
        ("such-much-fans", ("ahead-of-the-curve",), 1),
        ("grand-finale", ("still-waters-run-deep", "testing-the-waters"), 1),
    ],
)
def test_each_published_set_suggests_a_track(set_id: str, tracks: tuple[str, ...], laps: int) -> None:
    game = Cubitos(set_id)
    assert (game.track_ids, game.laps) == (tracks, laps)


@pytest.mark.rule("SETUP-4")
def test_a_set_that_is_warned_about_can_be_played_all_the_same() -> None:
    game = Cubitos(WARNED)
    assert game.advice() == ("no-trimming",)
    state = game.new(seats=2, seed=1)
    state.apply(state.actors()[0], "pass")
    assert state.actors()


@pytest.mark.rule("SETUP-4")
def test_a_custom_set_without_faults_is_not_warned_about() -> None:
    assert Cubitos([*WARNED[:4], "dugout", *WARNED[5:]]).advice() == ()
