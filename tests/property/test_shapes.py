"""What leaves the engine has the shapes the games name, and everything these shapes name does leave it.

Screens are typed by these shapes: a word, a question or a field that is not in them would reach nobody.
"""

from __future__ import annotations

import itertools
import random
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from typing import Any, get_args

import msgspec
import pytest

from cubecup.games import BUILT_IN, make_game
from cubecup.kernel.game import Game, State
from tests.property.policies import forward
from tests.property.races import SETS
from tests.property.scenarios import follow, of_game
from tests.seven_cubes.tables import GAME as SEVEN_CUBES

SHAPES = BUILT_IN.shapes()
LOOKED = 4  # after so many decisions of a race all that is told is looked at: every event, and what is asked now
Seen = Mapping[str, set[str]]  # questions, verbs and words of events


@cache
def reader(shape: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(shape)


def same(told: object, shape: Any) -> None:
    """The told data has this shape, and nothing besides."""
    sent = msgspec.json.encode(told)
    read = reader(shape).decode(sent)  # leaves out what it does not know
    assert msgspec.json.decode(msgspec.json.encode(read)) == msgspec.json.decode(sent)


@cache
def listed(id: str) -> dict[str, set[str]]:
    """The words that the shapes of a game name: its `Asks`, `Verb` and so on."""
    return {
        name.removeprefix("Cubitos").removeprefix("SevenCubes"): set(get_args(kinds))
        for name, kinds in SHAPES[id].words.items()
    }


def look(game: Game, state: State, seen: Seen) -> None:
    """Check all that screens would be told now, and what happened since the last look."""
    known = SHAPES[game.id]
    same(state.view(-1), known.view)
    for seat in state.actors():
        question = state.question(seat)
        choice = state.choice(seat)
        assert choice.kind in listed(game.id)["Asks"], f"{choice.kind}: not in Asks of shapes.py; it needs ask-... too"
        same(question, known.question)
        assert question is not None
        seen["asks"].add(choice.kind)
        seen["verbs"].update(action.text.split()[0] for action in choice.actions)
    for word, _, details in game.readable(state.heard()):
        assert word in known.events, f"an event without a shape: {word} {details}"
        same(list(details), known.events[word])
        seen["events"].add(word)
        if word == "forced":
            seen["verbs"].add(str(details[0]).split()[0])
    state.listen()


def race(cards: str, timing: str, seed: int, seen: Seen) -> None:
    game = make_game("cubitos", {"cards": cards, "timing": timing})
    state: Any = game.set_up(2 + seed % 3, seed)
    state.listen()
    state.advance()
    chance = random.Random(seed)
    for decision in itertools.count():
        if state.over or decision % LOOKED == 0:
            look(game, state, seen)
        if state.over:
            break
        seat = chance.choice(state.actors())
        state.apply(seat, forward(state, seat, chance))


def seven_cubes(seats: int, seen: Seen) -> None:
    state = SEVEN_CUBES.set_up(seats, seats)
    state.listen()
    state.advance()
    chance = random.Random(seats)
    while not state.over:
        (seat,) = state.actors()
        state.apply(seat, chance.choice(state.choice(seat).actions))
        look(SEVEN_CUBES, state, seen)


@pytest.mark.parametrize("id", ["cubitos", "seven-cubes"])
def test_scenarios_and_games_show_all_shapes_and_no_others(id: str) -> None:
    seen: Seen = defaultdict(set)
    for scenario in of_game(id):
        for game, state in follow(scenario):
            if state.journal is None:
                state.listen()
            look(game, state, seen)
    if id == "cubitos":
        for number, cards in enumerate(SETS):
            race(cards, ("strict", "free")[number % 2], number, seen)
    else:
        for seats in (2, 3, 4):
            seven_cubes(seats, seen)
    assert seen["asks"] == listed(id)["Asks"]
    assert seen["verbs"] == listed(id)["Verb"]
    assert seen["events"] == set(SHAPES[id].events)
