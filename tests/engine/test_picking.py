"""A run of picks as one question: any selection it allows is accepted, die by die, in the order it names.

Rules: ROLL-1, ROLL-4, ROLL-11. A pick that is the only one left is taken by the engine itself.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.picking import Picks, picks
from cubecup.cubitos.race import Race
from cubecup.cubitos.shapes import CubitosView
from cubecup.games import make_game
from tests.costs import COSTS

_GRAY = ("light-gray", "dark-gray")
_DECISIONS = 4000  # enough for every kind of run to come up


def _color(action: str) -> str:
    kind = action.split()[1].split("/")[0].removeprefix("borrowed-")
    return "gray" if kind in _GRAY else kind


def _selection(run: Picks, available: Counter[str], chance: random.Random) -> list[str]:
    """A random selection of the size and kind the run allows, in its order."""
    dice = [action for action in run.dice for _ in range(available[action])]
    chance.shuffle(dice)
    wanted = chance.randint(run.least, run.most)
    chosen: Counter[str] = Counter()
    counted = 0
    colors: set[str] = set()
    for action in dice:
        if run.different and _color(action) in colors:
            continue
        if action in run.free:
            if chance.random() < 0.5:
                chosen[action] += 1
        elif counted < wanted:
            chosen[action] += 1
            counted += 1
            colors.add(_color(action))
    assert counted >= run.least, "a run never asks for more dice than there are"
    return [action for action in run.dice for _ in range(chosen[action])]


def _available(view: CubitosView, seat: int, run: Picks) -> Counter[str]:
    player: Mapping[str, Any] = view["players"][seat]
    found: Counter[str] = Counter()
    for action in run.dice:
        verb, die, *where = action.split()
        zone = where[1] if where else "roll" if verb == "drop" else "draw"
        found[action] = player["active"].count(die) if zone == "active" else player[zone].get(die, 0)
    return found


def _play(state: Race, chance: random.Random, seen: Counter[str]) -> None:
    for _ in range(_DECISIONS):
        if state.over:
            return
        seat = state.actors()[0]
        choice = state.choice(seat)
        run = picks(state, seat)
        if run is None:
            state.apply(seat, chance.choice(choice.actions))
            continue
        view = state.view(seat)
        assert view["choice"] is not None
        assert view["choice"]["picks"]["dice"] == run.dice
        assert {a.text for a in choice.actions if a.verb in ("take", "drop")} <= set(run.dice)
        seen[choice.kind] += 1
        chosen = _selection(run, _available(view, seat, run), chance)
        while chosen:
            state.journal = []
            state.apply(seat, chosen.pop(0))
            for word, _, details in state.journal:
                if word == "forced" and chosen and details[0] == chosen[0]:
                    chosen.pop(0)
        if seat in state.actors() and state.choice(seat).kind == choice.kind:
            texts = [action.text for action in state.choice(seat).actions]
            if "done" in texts:
                state.apply(seat, "done")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("cards", "kinds"),
    [
        ("race-1", {"draw", "extra-dice", "bust-discard"}),
        ("race-2", {"draw", "bust-discard"}),
        ("race-4", {"draw", "pick-dice", "bust-discard"}),
        ("race-5", {"draw", "free-draw", "bust-discard"}),
        ("race-7", {"draw", "pick-dice", "extra-dice"}),
    ],
)
def test_every_selection_a_run_allows_is_accepted(cards: str, kinds: set[str]) -> None:
    seen: Counter[str] = Counter()
    for seed in range(3):
        game = make_game("cubitos", {"cards": cards, "pack": COSTS})
        assert isinstance(game, Cubitos)
        _play(game.new(3, seed), random.Random(seed), seen)
    assert kinds <= set(seen), f"only {dict(seen)} came up"
