"""What a player may see: everything on the table, and nothing of the dice to come. The only way out of the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubecup.cubitos.dice import KINDS, die_name, kind_name
from cubecup.cubitos.draw import draw_amount, red_lines_passed
from cubecup.cubitos.moving import MOVEMENT_PRICE, has_finished, places
from cubecup.cubitos.odds import bust_chance
from cubecup.cubitos.picking import picks
from cubecup.cubitos.pushing import may_push
from cubecup.cubitos.reach import Way, reach
from cubecup.cubitos.terms import AT_RISK, BUSTED, PHASE_NAMES, ROLLING, SAFE_PUSH
from cubecup.kernel.game import JSON

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState


def view(state: CubitosState, seat: int) -> dict[str, JSON]:
    """The table as `seat` sees it (-1: a spectator); in Cubitos all see the same but for the question asked."""
    facts = state.facts
    return {
        "game": "cubitos",
        "round": state.round,
        "phase": PHASE_NAMES[state.phase],
        "start_player": state.starter,
        "tie_break": state.extra,
        "over": state.over,
        "winners": list(state.won),
        "waiting_for": list(state.actors()),
        "tray": dict(zip(KINDS, state.tray, strict=True)),
        "cost": {KINDS[kind]: facts.cost[kind] for kind in range(len(KINDS))},
        "movement_price": MOVEMENT_PRICE,
        "cards": {KINDS[kind]: id for kind, id in enumerate(facts.card_of_kind) if id},
        "tracks": [track.id for track in facts.tracks],
        "players": [_player(state, other, place) for other, place in enumerate(places(state))],
        "choice": state.question(seat),
    }


def besides_actions(state: CubitosState, seat: int) -> dict[str, JSON]:
    """What a screen shows with a question: where a runner can get, which dice may be picked together, the exact chance
    of a bust."""
    choice = state.choice(seat)
    if choice.kind == "move":
        return {"reach": [_way(state, way) for way in reach(state, seat)]}
    if any(action.verb == "push" for action in choice.actions):
        return {"bust_chance": bust_chance(state, seat)}
    return _picks(state, seat)


def _picks(state: CubitosState, seat: int) -> dict[str, JSON]:
    run = picks(state, seat)
    if run is None:
        return {}
    dice: list[JSON] = [*run.dice]
    free: list[JSON] = [*run.free]
    found: dict[str, JSON] = {"dice": dice, "least": run.least, "most": run.most, "free": free}
    return {"picks": found | {"different": run.different}}


def _way(state: CubitosState, way: Way) -> dict[str, JSON]:
    path: list[JSON] = [*way.path]
    name = state.facts.track_of_leg(way.leg).names[way.space]
    return {"leg": way.leg, "space": name, "steps": way.steps, "bought": way.bought, "path": path}


def _player(state: CubitosState, seat: int, place: int) -> dict[str, JSON]:
    marks = state.marks[seat]
    track = state.facts.track_of_leg(state.leg[seat])
    active: list[JSON] = [die_name(die) for die in state.active[seat]]
    return {
        "draw": _counts(state, seat, state.draw),
        "roll": _counts(state, seat, state.roll),
        "discard": _counts(state, seat, state.discard),
        "hand": _counts(state, seat, state.hand),
        "active": active,
        "money": state.money[seat],
        "movement": state.movement[seat],
        "water_movement": state.water[seat],
        "credits": state.credits[seat],
        "fans": state.fans[seat],
        "hand_tokens": state.hands[seat],
        "draw_amount": draw_amount(state, seat),
        "track": track.id,
        "leg": state.leg[seat],
        "space": track.names[state.space[seat]],
        "red_lines": red_lines_passed(state, seat),
        "place": place,
        "leads": place == 1,
        "finished": has_finished(state, seat),
        "at_risk": bool(marks & AT_RISK),
        "safe_push": bool(marks & SAFE_PUSH),
        "busted": bool(marks & BUSTED),
        "may_push": state.phase == ROLLING and bool(state.stacks[seat]) and may_push(state, seat),
        "forced_pushes": state.forced[seat],
        "pushes": state.pushes[seat],
        "swords": state.swords[seat],
        "deciding": bool(state.stacks[seat]),
    }


def _counts(state: CubitosState, seat: int, counts: list[int]) -> dict[str, JSON]:
    base = seat * state.kinds
    return {kind_name(kind): count for kind, count in enumerate(counts[base : base + state.kinds]) if count}
