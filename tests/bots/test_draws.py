"""Plans of a draw: what champion compares when it may choose which dice to draw."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cubecup.bots.champion import Champion
from cubecup.bots.draws import DRAWS, MOST, draws
from cubecup.bots.foresight import Foresight
from cubecup.bots.search import Effort
from cubecup.bots.sharp import Sharp
from cubecup.bots.steady import Steady
from cubecup.cubitos.game import Cubitos, random_cards
from cubecup.cubitos.state import CubitosState
from tests.bots.positions import answer, play_on


def asked(cards: str | list[str], seed: int) -> Iterator[tuple[CubitosState, int]]:
    """The positions of a race of steady bots where a draw begins."""
    state = Cubitos(cards).new(2, seed)
    bot = Steady()
    before: tuple[int, int] = (-1, -1)
    while not state.over:
        seat = state.actors()[0]
        choice = state.choice(seat)
        if choice.kind in DRAWS and not state.uncounted[seat] and before != (seat, state.round):
            before = (seat, state.round)
            yield state.clone(), seat
        state.apply(seat, bot.pick(state, seat, choice))


def zone(state: CubitosState, dice: list[int], seat: int) -> list[int]:
    return dice[seat * state.kinds : (seat + 1) * state.kinds]


@pytest.mark.parametrize("cards", ["race-2", "race-5", random_cards(3), random_cards(4)])
def test_every_plan_of_a_draw_is_a_selection_of_its_own_and_can_be_carried_out(cards: str | list[str]) -> None:
    sharp = Sharp()
    compared = 0
    for state, seat in asked(cards, seed=2):
        choice = state.choice(seat)
        owed = state.stacks[seat][-1].y
        drawn: set[tuple[int, ...]] = set()
        plans = draws(sharp.values_of(state, seat), state, seat, choice)
        assert 1 <= len(plans) <= MOST
        for plan in plans:
            twin = state.clone()
            for text in plan:
                assert twin.choice(seat).kind == choice.kind
                twin.apply(seat, text)
            left = zone(twin, twin.draw, seat)
            taken = tuple(was - now for was, now in zip(zone(state, state.draw, seat), left, strict=True))
            assert sum(taken) == owed
            drawn.add(taken)
        assert len(drawn) == len(plans)
        compared += len(plans) > 1
    assert compared > 3


def test_the_first_plan_is_what_sharp_draws() -> None:
    sharp = Sharp()
    for state, seat in asked("race-2", seed=2):
        choice = state.choice(seat)
        plans = draws(sharp.values_of(state, seat), state, seat, choice)
        assert list(plans[0]) == play_on(sharp, state.clone(), choice.kind, seat)


def test_a_draw_is_thought_about_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def last_plan(self: Foresight, plans: list[tuple[str, ...]], effort: Effort, seed: int) -> tuple[str, ...]:
        return plans[-1]

    monkeypatch.setattr(Foresight, "best", last_plan)
    long = 0
    for state, seat in asked("race-2", seed=2):
        champion, choice = Champion(simulations=8), state.choice(seat)
        plan = draws(Sharp().values_of(state, seat), state, seat, choice)
        first = answer(champion, state, seat)
        state.apply(seat, first)
        given = [first, *play_on(champion, state, choice.kind, seat)]
        assert champion.searches == (len(plan) > 1)
        long += len(given) > 1
    assert long
