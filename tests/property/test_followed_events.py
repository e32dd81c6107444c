"""Facts come right after the event that changes them: looking after every event finds nothing earlier."""

from __future__ import annotations

import random

import pytest

from cubecup.cubitos import following
from cubecup.cubitos.events import EVENTS
from cubecup.cubitos.race import Race
from cubecup.kernel.game import AT_REST, Event
from tests.property.policies import forward
from tests.property.races import SETS, cubitos

_LATE = ("stake",)  # what a die is worth may hang on the whole table; that much is told when the engine rests


def told(cards: str) -> list[Event]:
    game = cubitos(cards, "free")
    chance = random.Random(3)
    state = game.new(3, 3)
    events: list[Event] = []
    for _ in range(250):
        if state.over:
            break
        state.listen()
        seat = chance.choice(state.actors())
        state.apply(seat, forward(state, seat, chance))
        events += [event for event in state.heard() if event[0] not in _LATE]
    return events


@pytest.mark.parametrize("cards", SETS)
def test_no_event_changes_a_fact_unnoticed(cards: str, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = told(cards)
    noticed = {**dict.fromkeys(EVENTS, following._all_but_asked), AT_REST: following.FOLLOWED[AT_REST]}
    monkeypatch.setattr(Race, "FOLLOWED", noticed)
    assert usual == told(cards)
