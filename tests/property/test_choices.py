"""Every listed action can be done, and nothing else can: the list and the check cannot disagree."""

from __future__ import annotations

import random
import string
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubecup.cubitos.game import TIMINGS
from cubecup.cubitos.state import CubitosState
from cubecup.kernel.choice import Action
from cubecup.kernel.errors import IllegalAction
from tests.property.races import (
    PHASES,
    PICKS,
    SETS,
    Race,
    any_races,
    cubitos,
    examples,
    play,
    play_out,
    rich_race,
    saved,
)

SHORT_PICKS = st.lists(st.integers(0, 999), min_size=1, max_size=12)
NEAR_MISSES = st.sampled_from(("", " ", "PUSH", "push!", "take", "take ", "step 0.0", "step -1", "use", "buy start"))
TEXTS = st.one_of(NEAR_MISSES, st.text(string.ascii_lowercase + " .-0123456789", max_size=20), st.text(max_size=20))

# What a player may be asked; the samples below meet all of it. `forced-push` has one answer unless a cow may be used.
KINDS_OF_CHOICE = {
    *("draw", "free-draw", "push-or-pass", "before-push", "extra-dice", "pool", "set-die", "face", "drag-along"),
    *("would-bust", "bust-discard", "pick-dice", "move-at-once", "use", "optional", "either", "gain-die", "lose"),
    *("lose-red", "give-to", "give", "move", "reward", "late", "nearby-reward", "buy"),
}


def actions_in(value: object) -> Iterator[Action]:
    """Every action kept anywhere in a table's own lists, tuples and dictionaries."""
    if isinstance(value, Action):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from actions_in(one)
    elif isinstance(value, (list, tuple)):
        for one in value:
            yield from actions_in(one)


@cache
def vocabulary(cards: str, timing: str) -> tuple[Action, ...]:
    """All actions a race with these cards can ever offer, once each; playing fills in those made on demand."""
    table = cubitos(cards, timing).facts
    for phase in PHASES:
        for seed in range(3):
            play_out(rich_race(cards, 4, timing, phase, seed).state(), list(range(0, 400, 13)))
    names = (name for name in dir(table) if not name.startswith("__"))
    found = {action.text: action for name in names for action in actions_in(getattr(table, name))}
    return tuple(found.values())


def refuse(state: CubitosState, seat: int, action: Action | str) -> None:
    """The action is refused with code, rule and sentence, and nothing has changed."""
    before = saved(state)
    asked = state.choice(seat)
    with pytest.raises(IllegalAction) as caught:
        state.apply(seat, action)
    assert caught.value.code == "not-legal"
    assert caught.value.rule == asked.rule
    assert caught.value.sentence.endswith(".")
    assert saved(state) == before
    assert state.choice(seat) is asked


@given(race=any_races(), picks=SHORT_PICKS)
@examples(80)
def test_every_listed_action_can_be_done(race: Race, picks: list[int]) -> None:
    """As a value and as its text, with the same result."""
    state = race.state()
    for _ in play(state, picks):
        for seat in state.actors():
            for action in state.choice(seat).actions:
                by_value, by_text = state.clone(), state.clone()
                assert by_value.apply(seat, action) is action
                assert by_text.apply(seat, f" {action.text} ") is action
                assert saved(by_value) == saved(by_text)
                assert saved(by_value) != saved(state), "an action that changes nothing"


@pytest.mark.slow
@given(race=any_races(), picks=SHORT_PICKS, text=TEXTS, seed=st.integers(0, 999))
@examples(40)
def test_nothing_else_can_be_done(race: Race, picks: list[int], text: str, seed: int) -> None:
    words = vocabulary(race.cards, race.timing)
    chance = random.Random(seed)
    state = race.state()
    for _ in play(state, picks):
        for seat in state.actors():
            listed = {action.text for action in state.choice(seat).actions}
            unlisted = [action for action in words if action.text not in listed]
            for action in chance.sample(unlisted, 5):
                refuse(state, seat, action)
                refuse(state, seat, action.text)
            if " ".join(text.split()) not in listed:
                refuse(state, seat, text)


@pytest.mark.slow
@pytest.mark.parametrize("cards", SETS)
def test_the_whole_vocabulary_is_refused_or_listed(cards: str) -> None:
    words = vocabulary(cards, "strict")
    assert len(words) > 200
    for phase in PHASES:
        state = rich_race(cards, 3, "strict", phase, 5).state()
        (seat,) = state.actors()
        listed = {action.text for action in state.choice(seat).actions}
        for action in words:
            if action.text in listed:
                state.clone().apply(seat, action)
            else:
                refuse(state, seat, action)


def test_the_samples_meet_every_kind_of_choice() -> None:
    met: set[str] = set()
    for cards in SETS:
        for timing in TIMINGS:
            for phase in PHASES:
                for seed in range(6):
                    chance = random.Random(seed)
                    state = rich_race(cards, 3, timing, phase, seed).state()
                    for _ in play(state, [chance.randrange(1000) for _ in range(30)]):
                        met.update(state.choice(seat).kind for seat in state.actors())
    assert met - {"forced-push"} == KINDS_OF_CHOICE


@given(race=any_races(), picks=PICKS)
@examples(40)
def test_a_remembered_choice_is_a_fresh_one(race: Race, picks: list[int]) -> None:
    """Choices are worked out from the position; what the state remembers of them can never be stale."""
    state = race.state()
    for _ in play(state, picks):
        assert state.actors() == state.acting()
        for seat in state.actors():
            known, fresh = state.choice(seat), state.ask(seat)
            assert fresh is not None
            assert (known.kind, known.rule, known.actions) == (fresh.kind, fresh.rule, fresh.actions)
        for seat in set(range(race.seats)) - set(state.actors()):
            with pytest.raises(IllegalAction, match="not-your-turn"):
                state.choice(seat)
