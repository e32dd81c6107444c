"""Games played by lot: they end, nothing is lost or made on the way, and every question is a real one."""

from __future__ import annotations

from collections import Counter

import pytest

from cubecup.seven_cubes.board import (
    CELL_NAMES,
    CENTRE,
    COLORS,
    CORNERS,
    CUBES_PER_COLOR,
    FIRST_COLOR,
    PROTECTION,
    ROW,
    SPECIALS,
)
from cubecup.seven_cubes.state import SevenCubesState
from tests.seven_cubes.tables import GAME, SEATS, crowded_position, random_game


@pytest.mark.rule("SC-9", "SC-10")
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end_with_a_winner_on_the_centre_or_as_a_draw(seats: int) -> None:
    endings: Counter[int] = Counter()
    for seed in range(40):
        *_, state = random_game(seats, seed)
        winners = state.winners()
        endings[len(winners)] += 1
        if winners:
            (winner,) = winners
            assert state.collected[winner] == ROW
            assert state.pawns[winner] == CENTRE
            assert winner == state.turn
        else:
            quiet, thieving = state.turns - state.last_cube, state.turns - state.last_take
            assert quiet == 40 * seats or thieving == 200 * seats
    assert endings[1] > 25


@pytest.mark.rule("SC-1", "SC-5", "SC-7")
@pytest.mark.parametrize("seats", SEATS)
def test_cubes_and_tokens_are_neither_lost_nor_made(seats: int) -> None:
    thefts = 0
    for seed in range(8):
        collected = 0
        for state in random_game(seats, seed):
            check_tokens(state)
            thefts += sum(state.collected) == collected and state.last_cube > state.last_take
            collected = sum(state.collected)
    assert thefts > 0


def check_tokens(state: SevenCubesState) -> None:
    lying = Counter(state.tokens)
    held = Counter(
        state.rows[seat * ROW + place] for seat in range(state.seats) for place in range(state.collected[seat])
    )
    for color in range(FIRST_COLOR, FIRST_COLOR + len(COLORS)):
        assert lying[color] + held[color] == CUBES_PER_COLOR
        assert lying[color] > 0 or held[color] == state.seats, "whoever lacks a colour can find it on the board"
    split = {name: lying[PROTECTION + kind] for kind, name in enumerate(SPECIALS)}
    assert split == GAME.options()["tokens"]
    assert all(state.tokens[cell] == 0 for cell in (*CORNERS, CENTRE))
    for seat in range(state.seats):
        assert sorted(state.rows[seat * ROW : (seat + 1) * ROW]) == list(range(FIRST_COLOR, FIRST_COLOR + ROW))
        assert 0 <= state.protected[seat] <= state.collected[seat] <= ROW
    standing = [cell for cell in state.pawns if cell >= 0]
    assert len(standing) == len(set(standing))


@pytest.mark.rule("SC-8")
def test_a_protected_cube_is_never_lost() -> None:
    protections = 0
    for seed in range(25):
        safe: list[set[int]] = [set(), set(), set(), set()]
        for state in random_game(4, seed):
            for seat in range(4):
                now = set(state.rows[seat * ROW : seat * ROW + state.protected[seat]])
                held = set(state.rows[seat * ROW : seat * ROW + state.collected[seat]])
                assert safe[seat] <= now <= held
                protections += len(now) > len(safe[seat])
                safe[seat] = now
    assert protections > 5


@pytest.mark.parametrize("seats", SEATS)
def test_only_one_seat_is_asked_and_it_has_a_choice(seats: int) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(10):
        for state in random_game(seats, seed):
            if state.over:
                assert state.actors() == ()
                continue
            (seat,) = state.actors()
            choice = state.choice(seat)
            kinds[choice.kind] += 1
            texts = [action.text for action in choice.actions]
            assert len(texts) == len(set(texts)) > 1
            if choice.kind == "new-corner":
                assert seat != state.turn, "the victim chooses, in the thief's turn"
            else:
                assert seat == state.turn
    assert set(kinds) == {"corner", "jump", "extra-move", "protect", "new-corner"}


@pytest.mark.parametrize("seats", SEATS)
def test_every_action_is_found_again_by_its_text(seats: int) -> None:
    for state in random_game(seats, 77):
        for seat in state.actors():
            for action in state.choice(seat).actions:
                assert state.choice(seat).find(action.text) is action
                if action.verb in ("jump", "step", "warp"):
                    assert action.text == f"{action.verb} {CELL_NAMES[action.value]}"


def count(state: SevenCubesState, depth: int) -> int:
    """Runs of so many decisions, or fewer if the game ends before."""
    if state.over or depth == 0:
        return 1
    (seat,) = state.actors()
    runs = 0
    for action in state.choice(seat).actions:
        after = state.clone()
        after.apply(seat, action)
        runs += count(after, depth - 1)
    return runs


# By seats and seed of a crowded position, for 1, 2, 3 and 4 decisions.
REACHABLE = {
    (2, 1): [8, 32, 135, 687],
    (2, 2): [6, 18, 96, 567],
    (3, 3): [4, 21, 108, 563],
    (3, 4): [3, 17, 58, 230],
    (4, 5): [3, 16, 110, 642],
    (4, 6): [2, 9, 48, 246],
    (4, 7): [5, 19, 133, 578],
}


@pytest.mark.parametrize(("seats", "seed"), REACHABLE)
def test_as_many_decisions_lead_on_as_ever(seats: int, seed: int) -> None:
    """Numbers that move when a rule does."""
    state = crowded_position(seats, seed)
    assert [count(state, depth) for depth in range(1, 5)] == REACHABLE[seats, seed]
