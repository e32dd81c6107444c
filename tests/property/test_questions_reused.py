"""What a server may take for granted about questions: one that is still asked reads the same, and whoever says their
last word in free timing waits. Both spare it work at every action, so they are compared with the work itself."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cubecup.cubitos import asking
from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.race import Race
from cubecup.kernel.game import Event
from tests.property.races import SETS


def _played(cards: str, timing: str, seed: int, steps: int) -> list[tuple[Race, Race, list[Event]]]:
    """Positions of a random race, each with the next one and what led there."""
    chance = random.Random(seed)
    state = Cubitos(cards=cards, timing=timing).new(2 + seed % 3, seed)
    found = []
    for _ in range(steps):
        if state.over:
            break
        seat = chance.choice(state.actors())
        for actor in state.actors():
            state.choice(actor)  # what was told before was worked out
        after = state.clone()
        after.listen()
        after.apply(seat, chance.choice(state.choice(seat).actions))
        found.append((state, after, after.heard()))
        state = after
    return found


@pytest.mark.parametrize("cards", SETS)
@pytest.mark.parametrize("timing", ["free", "strict"])
def test_a_question_that_is_still_asked_reads_the_same(cards: str, timing: str) -> None:
    spared = 0
    for seed in (1, 2):
        for before, after, events in _played(cards, timing, seed, 250):
            for seat in set(before.actors()) & set(after.actors()):
                if after.still_asks(seat, before.questions(), events):
                    spared += 1
                    assert after.question(seat) == before.question(seat)
    assert spared > 100 or timing == "strict", "else it is not worth it"


@pytest.mark.parametrize("cards", SETS)
def test_whoever_says_the_last_word_waits_just_as_on_a_copy(cards: str, monkeypatch: pytest.MonkeyPatch) -> None:
    compared: Counter[str] = Counter()
    runs_on = 0  # who stops, and has dice to buy
    for seed in (4, 5):
        for state, _, _ in _played(cards, "free", seed, 250):
            for seat in state.actors():
                quick = asking.then_waits(state, seat)
                with monkeypatch.context() as patch:
                    patch.setattr(asking, "_ends", lambda state, seat, undecided: None)
                    assert quick == asking.then_waits(state, seat)
                if quick:
                    compared[state.choice(seat).kind] += 1
                elif state.choice(seat).kind == "move":
                    runs_on += asking._ends(state, seat, len(state.actors())) is False
    assert compared["push-or-pass"] > 50
    assert compared["buy"] > 10
    assert compared["bust-discard"]
    assert compared["move"]
    assert runs_on
