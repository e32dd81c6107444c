"""How test races are played: by chance, but always towards the finish, so that they end after some thirty rounds."""

from __future__ import annotations

import random
from typing import Final

from cubecup.cubitos.moving import has_finished
from cubecup.cubitos.state import CubitosState
from cubecup.cubitos.track import FAR, START
from cubecup.kernel.choice import Action

_RUNNING: Final = ("move", "move-at-once")
_EFFECTS: Final = ("jet", "shortcut")


def forward(state: CubitosState, seat: int, chance: random.Random) -> Action:
    """Any answer, except that a runner stops only where no step leads on, and takes none that does not."""
    choice = state.choice(seat)
    if choice.kind not in _RUNNING:
        return chance.choice(choice.actions)
    leading = [action for action in choice.actions if action.verb in _EFFECTS or leads_on(state, seat, action)]
    return chance.choice(leading) if leading else choice.actions[-1]


def leads_on(state: CubitosState, seat: int, action: Action) -> bool:
    """A step that shortens the way to the finish or, behind it, lengthens the lead (END-2)."""
    if action.verb != "step":
        return False
    if action.value == START:
        return True
    track = state.facts.track_of_leg(state.leg[seat])
    here = state.space[seat]
    if has_finished(state, seat):
        return track.from_start[action.value] > track.from_start[here]
    ways = track.to_finish if track.to_finish[here] != FAR else track.to_finish_wet
    return ways[action.value] != FAR and ways[action.value] < ways[here]
