"""Every action a table may offer, made once, so that a choice is a tuple of ready values."""

from __future__ import annotations

from cubecup.cubitos.dice import BORROWED, die_name, face_name, kind_name
from cubecup.cubitos.terms import ACTIVE, DRAW, UNIT_NAMES, ZONE_NAMES
from cubecup.cubitos.track import START, Track
from cubecup.kernel.choice import WAIT, Action, Choice


def _plain(text: str) -> Action:
    return Action(text, text, 0)


class Actions:
    """Plain verbs, verbs with a kind of die, steps, and a store of actions that name a single die."""

    def __init__(self, kinds: int, seats: int, faces: list[tuple[int, ...]], tracks: tuple[Track, ...]) -> None:
        self.push = _plain("push")
        self.passing = _plain("pass")
        self.roll = _plain("roll")
        self.skip = _plain("skip")
        self.done = _plain("done")
        self.ready = _plain("ready")
        self.stop = _plain("stop")
        self.busting = _plain("bust")
        self.accept = _plain("accept")
        self.decline = _plain("decline")
        self.jet = _plain("jet")
        self.shortcut = _plain("shortcut")
        self.buy_movement = Action("buy movement", "buy", -1)

        self._references: dict[str, dict[int, Action]] = {"take": {}, "lose": {}, "give": {}}
        self.takes = [self.reference("take", DRAW | kind << 3) for kind in range(kinds)]
        self.drops = [Action(f"drop {kind_name(kind)}", "drop", kind) for kind in range(kinds)]
        own = range(min(kinds, BORROWED))
        self.gains = [Action(f"gain {kind_name(kind)}", "gain", kind) for kind in own]
        self.borrows = [Action(f"borrow {kind_name(kind)}", "borrow", kind) for kind in own]
        self.buys = [Action(f"buy {kind_name(kind)}", "buy", kind) for kind in own]
        self.give_to = [Action(f"to {seat}", "to", seat) for seat in range(seats)]
        self.choose = {name: Action(f"choose {name}", "choose", unit) for unit, name in enumerate(UNIT_NAMES)}
        self.face_choices = [
            tuple(Action(f"face {face_name(face)}", "face", face) for face in dict.fromkeys(faces_) if face)
            for faces_ in faces
        ]

        steps = [[Action(f"step {name}", "step", space) for space, name in enumerate(track.names)] for track in tracks]
        self.all_steps = [_chosen(named, track.steps) for named, track in zip(steps, tracks, strict=True)]
        self.land_steps = [_chosen(named, track.land_steps) for named, track in zip(steps, tracks, strict=True)]
        self.cross_actions = (Action("step start", "step", START),)
        self.reward_actions = [
            tuple(Action(f"reward {name}", "reward", space) for space, name in enumerate(track.names))
            for track in tracks
        ]

        self.push_or_pass = Choice("push-or-pass", "ROLL-7", (self.push, self.passing))
        self.push_pass_or_wait = Choice("push-or-pass", "ROLL-7", (self.push, self.passing, WAIT))
        self.only_push = Choice("forced-push", "ROLL-7", (self.push,))
        self.only_pass = Choice("push-or-pass", "ROLL-8", (self.passing,))
        self.use_actions: dict[int, Action] = {}

    def reference(self, verb: str, reference: int) -> Action:
        """`take white`, `lose white/symbol from active`: a verb and one die (see `zones.references`)."""
        known = self._references[verb].get(reference)
        if known is None:
            known = Action(f"{verb} {_reference_name(reference)}", verb, reference)
            self._references[verb][reference] = known
        return known


def _reference_name(reference: int) -> str:
    """`white` in Draw, `white from roll`, `white/symbol from active`."""
    zone = reference & 7
    if zone == ACTIVE:
        return die_name(reference >> 3) + " from active"
    name = kind_name(reference >> 3)
    return name if zone == 0 else f"{name} from {ZONE_NAMES[zone]}"


def _chosen(named: list[Action], steps: tuple[tuple[int, ...], ...]) -> tuple[tuple[Action, ...], ...]:
    return tuple([tuple([named[space] for space in targets]) for targets in steps])
