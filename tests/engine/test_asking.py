"""What the engine tells besides a question: the card that asks and its amounts, ways to run, what is at stake."""

from __future__ import annotations

import json

import pytest

from cubecup.cubitos.draw import draw_amounts
from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.reach import MOST_STEPS, reach
from cubecup.cubitos.state import CubitosState
from cubecup.cubitos.track import FINISH, START
from cubecup.cubitos.way import steps_left
from tests.property.races import read

SOLO = "phase: {phase}\nstart-player: 0\n[0]\n{lines}\n[1]\ndraw: light-gray"


def race(cards: str, phase: str, *lines: str) -> CubitosState:
    return read(Cubitos(cards=cards, timing="strict"), SOLO.format(phase=phase, lines="\n".join(lines)), 2)


def test_an_optional_gain_names_its_card_and_amounts() -> None:
    state = race("race-3", "use", "active: white/symbol")
    state.apply(0, "use fat-cat")
    asked = state.question(0)
    assert asked is not None
    assert asked["kind"] == "optional"
    assert asked["card"] == "fat-cat"
    assert asked["amounts"] == {"movement": 3, "gray-die": 1}


def test_a_choice_between_gains_tells_each() -> None:
    cards = ["fat-cat", "rich-dog", "supah-general", "rock-on", "mr-bats", "rollosaurus", "stinky-cheese", "bob"]
    game = Cubitos(cards=cards, timing="strict")
    state = read(game, SOLO.format(phase="use", lines="fans: 5\nactive: orange/symbol"), 2)
    state.apply(0, "use mr-bats")
    asked = state.question(0)
    assert asked is not None
    assert (asked["kind"], asked["card"]) == ("either", "mr-bats")
    assert asked["amounts"] == {"money": game.facts.number(7, "money"), "credits": 2}


def test_the_rules_ask_in_nobodys_name() -> None:
    state = race("race-1", "roll", "roll: light-gray", "active: dark-gray/money1")
    asked = state.question(0)
    assert asked is not None
    assert asked["kind"] == "push-or-pass"
    assert "card" not in asked


def test_at_stake_is_what_the_faces_and_certain_abilities_bring() -> None:
    """Two money, Rollosaurus' 4 movement and Rich Dog's 3; the swords of Mr. Soldier; Dugout brings nothing certain."""
    lines = "active: light-gray/money1, dark-gray/money1, purple/symbol, brown/symbol, red/symbol, orange/symbol"
    state = race("race-1", "roll", lines, "roll: light-gray")
    stake = state.view(0)["players"][0]["at_stake"]  # type: ignore[index]  # a mapping of this game's shape
    swords = state.facts.swords_symbol
    assert stake == {"money": 2, "movement": 7, "water_movement": 0, "credits": 0, "swords": swords}


def test_what_one_may_decline_is_not_at_stake() -> None:
    state = race("race-3", "roll", "active: white/symbol", "roll: light-gray")
    stake = state.view(0)["players"][0]["at_stake"]  # type: ignore[index]  # a mapping of this game's shape
    money = state.facts.number(3, "money")
    assert stake == {"money": money, "movement": 0, "water_movement": 0, "credits": 0, "swords": 0}


def test_a_way_tells_what_a_space_is_worth() -> None:
    state = race("race-1", "finish", "at: start", "movement: 4", "money: 4")
    asked = state.question(0)
    assert asked is not None
    ways = asked["reach"]
    assert isinstance(ways, list)
    assert ways[0]["after"] == -1
    now = steps_left(state.facts, 0, START)
    for way in ways:
        assert way["forward"] == (way["left"] < now)
        assert now - way["left"] <= way["steps"]
    assert any(way["rewards"] for way in ways)
    assert {way["price"] for way in ways} == {0, 4}
    for way in ways:
        before = ways[way["after"]]["steps"] if way["after"] >= 0 else 0
        assert way["steps"] == before + 1


def test_a_way_over_a_red_line_tells_what_everybody_would_draw() -> None:
    state = race("race-1", "finish", "at: start", "movement: 9")
    asked = state.question(0)
    assert asked is not None
    ways, draws = asked["reach"], asked["draws"]
    assert isinstance(ways, list)
    assert draws == {"1": [9, 10], "2": [9, 11]}, "who is behind draws more"
    walk = [next(way for way in ways if way["lines"] == 2)]
    while walk[0]["after"] >= 0:
        walk.insert(0, ways[walk[0]["after"]])
    for way in walk:
        state.apply(0, f"step {way['space']}")
    assert draw_amounts(state) == [9, 11]


def test_any_amount_of_movement_makes_a_question_of_bounded_size() -> None:
    state = race("race-1", "finish", "at: start", "movement: 9")
    state.movement[0] = 5000
    state.water[0] = 5000
    state.money[0] = 5000
    state.forget()
    assert max(way.steps for way in reach(state, 0)) <= MOST_STEPS
    assert len(json.dumps(state.question(0))) < 1_000_000


def test_a_step_at_once_is_told_like_any_other_but_brings_no_reward() -> None:
    """Two active dice cannot bust, so after the push the card offers its step whatever the die shows."""
    state = race("race-1", "roll", "at: 7.9", "active: yellow/symbol", "roll: light-gray")
    state.apply(0, "push")
    state.apply(0, "use reckless-cheese")
    asked = state.question(0)
    assert asked is not None
    assert (asked["kind"], asked["card"]) == ("move-at-once", "reckless-cheese")
    ways = asked["reach"]
    assert isinstance(ways, list)
    assert [f"step {way['space']}" for way in ways] == asked["actions"][:-1]  # type: ignore[index]  # a list
    assert not any(way["rewards"] for way in ways)
    assert "7.10" in {way["space"] for way in ways}, "the space with a credit"


def test_whoever_passes_before_others_waits() -> None:
    """Then there is time to take it back; the last one to pass is asked the next thing at once."""
    position = SOLO.format(phase="roll", lines="roll: light-gray\nactive: dark-gray/money1")
    state = read(Cubitos(cards="race-1", timing="free"), f"{position}\nroll: light-gray", 2)
    first = state.question(0)
    assert first is not None
    assert first["then_waits"] == ["pass"]
    state.apply(1, "pass")
    last = state.question(0)
    assert last is not None
    assert "then_waits" not in last


def test_by_turns_nobody_waits_for_one_who_has_nothing_left_to_buy() -> None:
    """With the last blue die gone the other is asked nothing, and the round ends: nothing can be taken back."""
    trays = "phase: finish\nstart-player: 0\ntray: blue 1, orange 1\n[0]\nmoney: 5\n[1]\nmoney: 2"
    state = read(Cubitos(cards="race-1", timing="free"), trays, 2)
    state.apply(0, "stop")
    before = state.question(0)
    assert before is not None
    assert before["then_waits"] == ["done"], "the other could buy that die"
    state.apply(0, "buy blue")
    asked = state.question(0)
    assert asked is not None
    assert (asked["actions"], asked.get("then_waits")) == (["buy orange", "done"], None)
    state.apply(0, "done")
    assert state.round == 2


def test_how_far_a_runner_has_to_go_is_seen() -> None:
    state = race("race-1", "finish", "at: start", "movement: 4")
    players = state.view(0)["players"]
    assert players[0]["left"] == steps_left(state.facts, 0, START)  # type: ignore[index]  # a mapping of this game's shape


def asked_for_reward(kind: str) -> CubitosState:
    """A runner who has just stopped on the first space with one reward of a kind."""
    game = Cubitos(cards="race-1", timing="strict")
    track = game.facts.tracks[0]
    space = next(at for at, found in enumerate(track.rewards) if [one.kind for one in found] == [kind])
    before = next(at for at, steps in enumerate(track.steps) if at > FINISH and space in steps)
    lines = f"at: {track.names[before]}\nmovement: 1\ndraw: light-gray"
    state = read(game, SOLO.format(phase="finish", lines=lines), 2)
    state.apply(0, f"step {track.names[space]}")
    return state


@pytest.mark.rule("TRACK-3")
@pytest.mark.parametrize("kind", ["fan", "lose", "gain"])
def test_a_question_about_a_reward_tells_which(kind: str) -> None:
    state = asked_for_reward(kind)
    here = state.facts.tracks[0].rewards[state.space[0]][0]
    asked = state.question(0)
    assert asked is not None
    assert asked["kind"] == "reward"
    assert asked["reward"] == {"kind": here.kind, "amount": here.amount}


@pytest.mark.rule("RUN-7")
def test_whoever_can_pay_for_no_die_is_told_so() -> None:
    for money, expected in ((0, 1), (9, 0)):
        state = read(
            Cubitos(cards="race-1", timing="strict"),
            SOLO.format(phase="finish", lines=f"money: {money}\nmovement: 1\ndraw: light-gray"),
            2,
        )
        state.journal = []
        state.apply(0, "stop")
        assert [word for word, seat, _ in state.journal if seat == 0].count("no-purchase") == expected
