"""Which dice to draw, as plans: the best ones, as sharp does, or others that leave some of the best for the next round.

A draw is asked die by die, in the order of kinds, and dice that must come are not asked about; a plan has the answers
to what is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cubecup.bots import picks

if TYPE_CHECKING:
    from cubecup.bots.protocol import Choice
    from cubecup.bots.search import Plan
    from cubecup.bots.seat_values import SeatValues
    from cubecup.cubitos.state import CubitosState

DRAWS: Final = frozenset({"draw", "extra-dice"})
MOST: Final = 8  # plans


def draws(values: SeatValues, state: CubitosState, seat: int, choice: Choice) -> list[Plan]:
    """The best dice first; then with one of them exchanged, the least loss first, and the worst dice of all."""
    base = seat * state.kinds
    frame = state.stacks[seat][-1]
    if frame.y <= 0 or (choice.kind == "draw" and state.uncounted[seat]):
        return [(picks.draw(values, state, seat, choice).text,)]
    dice = [kind for kind in range(frame.x, state.kinds) for _ in range(state.draw[base + kind])]
    dice.sort(key=lambda kind: -picks.roll_worth(values, kind))
    best, rest = dice[: frame.y], dice[frame.y :]
    swaps = [(out, come) for out in sorted(set(best)) for come in sorted(set(rest)) if out != come]
    swaps.sort(key=lambda swap: picks.roll_worth(values, swap[0]) - picks.roll_worth(values, swap[1]))
    wanted = [best]
    for out, come in swaps[: MOST - 2]:
        exchanged = best[:]
        exchanged[exchanged.index(out)] = come
        wanted.append(exchanged)
    wanted.append(dice[-frame.y :])
    found = [_asked(state, seat, one) for one in wanted]
    return list(dict.fromkeys(found))


def _asked(state: CubitosState, seat: int, wanted: list[int]) -> Plan:
    """The answers by which these dice are drawn."""
    base = seat * state.kinds
    kept = state.draw[base : base + state.kinds]
    for kind in wanted:
        kept[kind] -= 1
    twin = state.clone()
    answers: list[str] = []
    while not twin.over and seat in twin.actors():
        choice = twin.choice(seat)
        lacking = [
            action
            for action in choice.actions
            if action.verb == "take" and twin.draw[base + (action.value >> 3)] > kept[action.value >> 3]
        ]
        if choice.kind not in DRAWS or not lacking:
            break
        answers.append(lacking[0].text)
        twin.apply(seat, lacking[0])
    return tuple(answers)
