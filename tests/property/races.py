"""Races for property tests: which there are, how to come into the middle of one, and how to play on.

`CUBECUP_EXAMPLES=20 pytest tests/property` looks twenty times as long, and each time somewhere else.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from cubecup.cubitos.dice import KINDS, face_name
from cubecup.cubitos.game import TIMINGS, Cubitos
from cubecup.cubitos.printed import printed
from cubecup.cubitos.state import CubitosState
from cubecup.kernel.choice import Action
from tests.property.policies import forward

SETS: Final = tuple(printed().sets)
SEATS: Final = (2, 3, 4)
PHASES: Final = ("draw", "roll", "use", "after-swords", "finish")

SEEDS: Final = st.integers(0, 2**32 - 1)
PICKS: Final = st.lists(st.integers(0, 999), min_size=1, max_size=40)

_SCALE: Final = int(os.environ.get("CUBECUP_EXAMPLES", "1"))
_COLORS: Final = KINDS[3:]
_MOST_OF_A_COLOR: Final = 2  # four rich players together leave two dice in each tray
# Where the dice of a rich player may lie: none is active before the first roll, many are in the Run Phase.
_ZONES: Final = {
    "draw": ("draw", "draw", "roll", "discard"),
    "roll": ("draw", "roll", "discard", "active"),
    "use": ("draw", "roll", "discard", "active", "active"),
    "after-swords": ("draw", "roll", "discard", "active", "active"),
    "finish": ("draw", "roll", "discard", "active"),
}


def examples(count: int) -> settings:
    """The same examples in every run, so that what is red is red for everyone; see above for others."""
    return settings(
        max_examples=count * _SCALE,
        derandomize=_SCALE == 1,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


@cache
def cubitos(cards: str, timing: str) -> Cubitos:
    return Cubitos(cards=cards, timing=timing)


@dataclass(frozen=True)
class Race:
    """A race that has gone on for some decisions, from its beginning or from a written position."""

    cards: str
    seats: int
    timing: str
    seed: int
    decisions: int = 0
    position: str = ""

    @property
    def game(self) -> Cubitos:
        return cubitos(self.cards, self.timing)

    def timed(self, timing: str) -> Race:
        return replace(self, timing=timing)

    def state(self) -> CubitosState:
        if self.position:
            state = read(self.game, self.position, self.seats)
            state.reseed(self.seed)
        else:
            state = self.game.new(self.seats, self.seed)
        chance = random.Random(self.seed)
        for _ in range(self.decisions):
            if state.over:
                break
            seat = chance.choice(state.actors())
            state.apply(seat, forward(state, seat, chance))
        return state


def read(game: Cubitos, position: str, seats: int) -> CubitosState:
    return game.read_position(list(enumerate(position.splitlines(), 1)), seats)


def saved(state: CubitosState) -> str:
    """All of a state in one text: states whose texts are equal are equal byte for byte."""
    return json.dumps(state.dump(), sort_keys=True)


def play(state: CubitosState, picks: list[int]) -> Iterator[tuple[int, Action]]:
    """Play on by numbers. Each action is yielded before it is done, so that it can be looked at or done elsewhere."""
    for pick in picks:
        if state.over:
            return
        actors = state.actors()
        seat = actors[pick % len(actors)]
        actions = state.choice(seat).actions
        action = actions[pick // 4 % len(actions)]
        yield seat, action
        state.apply(seat, action)


def play_out(state: CubitosState, picks: list[int]) -> None:
    for _ in play(state, picks):
        pass


@st.composite
def young_races(draw: st.DrawFn, most_decisions: int = 150) -> Race:
    """A race as it begins, up to some ten rounds on."""
    return Race(
        draw(st.sampled_from(SETS)),
        draw(st.sampled_from(SEATS)),
        draw(st.sampled_from(TIMINGS)),
        draw(SEEDS),
        draw(st.integers(0, most_decisions)),
    )


@st.composite
def rich_races(draw: st.DrawFn, phases: tuple[str, ...] = PHASES) -> Race:
    """A race whose players have dice of all colours, so that effects meet and one is often in progress."""
    cards = draw(st.sampled_from(SETS))
    timing = draw(st.sampled_from(TIMINGS))
    seats = draw(st.sampled_from(SEATS))
    seed = draw(SEEDS)
    return rich_race(cards, seats, timing, draw(st.sampled_from(phases)), seed)


def any_races() -> st.SearchStrategy[Race]:
    return st.one_of(rich_races(), young_races())


def rich_race(cards: str, seats: int, timing: str, phase: str, seed: int) -> Race:
    """Dice, fans and credits dealt out by chance, and runners all over the first track."""
    game = cubitos(cards, timing)
    chance = random.Random(seed)
    lines = [f"round: {chance.randint(2, 9)}", f"phase: {phase}", f"start-player: {chance.randrange(seats)}"]
    for seat in range(seats):
        lines += [f"[{seat}]", *_rich_seat(game, phase, chance)]
    return Race(cards, seats, timing, seed, 0, "\n".join(lines))


def _rich_seat(game: Cubitos, phase: str, chance: random.Random) -> list[str]:
    track = game.facts.tracks[0]
    on_the_way = [name for space, name in enumerate(track.names) if track.to_finish[space] > 0]
    lines = [
        f"at: {chance.choice(on_the_way)}",
        f"fans: {chance.randint(0, 13)}",
        f"hands: {chance.randint(0, 3)}",
        f"credits: {chance.randint(0, 9)}",
    ]
    if phase == "finish":
        lines += [f"{what}: {chance.randint(0, 9)}" for what in ("money", "movement", "water")]
    dice = ["light-gray"] * 5 + ["dark-gray"] * 2
    dice += [color for color in _COLORS for _ in range(chance.randint(0, _MOST_OF_A_COLOR))]
    zones: dict[str, list[str]] = {}
    for kind in dice:
        zone = chance.choice(_ZONES[phase])
        zones.setdefault(zone, []).append(_on_a_face(game, kind, chance) if zone == "active" else kind)
    lines += [f"{zone}: {', '.join(inside)}" for zone, inside in zones.items()]
    if phase == "roll" and len(zones.get("active", [])) >= 3:
        lines.append("marks: at-risk")
    return lines


def _on_a_face(game: Cubitos, kind: str, chance: random.Random) -> str:
    hits = [face for face in game.facts.faces[KINDS.index(kind)] if face]
    return f"{kind}/{face_name(chance.choice(hits))}"
