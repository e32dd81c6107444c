"""A walk of the Move step as a whole: the places it leads over, what it costs, and what is told of its end (RUN-4).

Rewards of a space nearby (Bob) are told alike, as a walk without a step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cubecup.cubitos import shapes
from cubecup.cubitos.purse import wealth
from cubecup.cubitos.reach import FROM_HERE, Way
from cubecup.cubitos.view import ways_told

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState
    from cubecup.kernel.choice import Choice

_STEPPING: Final = frozenset({"step", "shortcut", "jet", "stop"})  # the first step may have to be bought
_REACHING: Final = "reward"


def on_the_track(choice: Choice) -> bool:
    """Whether a question is answered by looking at the track: its answers say so, whichever card asks."""
    return any(action.verb in _STEPPING or action.verb == _REACHING for action in choice.actions)


def walk_of(state: CubitosState, seat: int, answers: Sequence[str]) -> shapes.Walk:
    """What answers to such a question come to: spaces gone to, or one whose rewards are taken from afar."""
    reaching = any(action.verb == _REACHING for action in state.choice(seat).actions)
    return reached_for(state, seat, answers[0]) if reaching else walk(state, seat, answers)


def walk(state: CubitosState, seat: int, answers: Sequence[str]) -> shapes.Walk:
    """What these answers, one after another, come to; the position is left as it is."""
    twin = state.clone()
    kind = state.choice(seat).kind
    places = [(twin.leg[seat], twin.space[seat])]
    price = 0
    for number, answer in enumerate(answers):
        if number:
            twin.advance_seats()  # up to this question; what follows the last answer is no part of the walk
            if seat not in twin.actors() or twin.choice(seat).kind != kind:
                break  # the engine has stopped by itself
        before = wealth(twin, seat)
        twin.answer(seat, answer)
        price += max(0, before - wealth(twin, seat))
        place = (twin.leg[seat], twin.space[seat])
        if place != places[-1]:
            places.append(place)
    steps = sum([answer.startswith("step ") for answer in answers])
    [end] = ways_told(state, seat, [Way(*places[-1], steps, 0, FROM_HERE, best=True)])
    return {
        "places": [(leg, state.facts.track_of_leg(leg).names[space]) for leg, space in places],
        "steps": steps,
        "shortcuts": sum([answer == "shortcut" for answer in answers]),
        "jets": sum([answer == "jet" for answer in answers]),
        "price": price,
        "left": end["left"],
        "forward": end["forward"],
        "lines": end["lines"],
        "rewards": end["rewards"] if len(places) > 1 and kind == "move" else [],
    }


def reached_for(state: CubitosState, seat: int, answer: str) -> shapes.Walk:
    """The space nearby whose rewards an answer takes; the runner stays where it is."""
    space = state.choice(seat).find(answer).value
    leg = state.leg[seat]
    told = walk(state, seat, ())
    track = state.facts.track_of_leg(leg)
    told["places"].append((leg, track.names[space]))
    told["rewards"] = [{"kind": one.kind, "amount": one.amount} for one in track.rewards[space]]
    return told
