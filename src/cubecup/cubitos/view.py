"""What a player may see: everything on the table, and nothing of the dice to come. The only way out of the engine."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, cast

from cubecup.cubitos.asking import asked_amounts, asking_card, then_waits
from cubecup.cubitos.dice import KINDS, die_name, kind_name
from cubecup.cubitos.draw import draw_amount, draw_amounts_after, red_lines_passed
from cubecup.cubitos.finishing import asked_reward
from cubecup.cubitos.following import can_push
from cubecup.cubitos.moving import MOVEMENT_PRICE, has_finished, is_last_round, is_origin
from cubecup.cubitos.odds import bust_chance, chances_saving, chances_using
from cubecup.cubitos.picking import picks as run_of_picks
from cubecup.cubitos.reach import Way, one_step, purchases, reach
from cubecup.cubitos.stake import stake
from cubecup.cubitos.terms import AT_RISK, BUSTED, PHASE_NAMES, SAFE_PUSH
from cubecup.cubitos.way import is_near_finish, places, steps_left

if TYPE_CHECKING:
    from cubecup.cubitos import shapes
    from cubecup.cubitos.facts import RaceFacts
    from cubecup.cubitos.state import CubitosState

_THROWING: Final = ("push", "roll")
_MOST_KEPT: Final = 2048  # places with what is within reach of them: some megabytes
_MOST_WAYS_KEPT: Final = 40  # of one place; more are rare
_KEPT: Final[dict[tuple[RaceFacts, int, int, int, int, int, int], list[shapes.Way]]] = {}


def view(state: CubitosState, seat: int) -> shapes.CubitosView:
    """The table as `seat` sees it (-1: a spectator); in Cubitos all see the same but for the question asked."""
    facts = state.facts
    return {
        "game": "cubitos",
        "round": state.round,
        "phase": PHASE_NAMES[state.phase],
        "start_player": state.starter,
        "tie_break": state.extra,
        "last_round": is_last_round(state),
        "over": state.over,
        "winners": list(state.won),
        "waiting_for": list(state.actors()),
        "by_turns": bool(state.by_turns),
        "tray": _by_kind(state.tray),
        "cost": _by_kind(facts.cost),
        "movement_price": MOVEMENT_PRICE,
        "cards": {KINDS[kind]: id for kind, id in enumerate(facts.card_of_kind) if id},
        "tracks": [track.id for track in facts.tracks],
        "players": [_player(state, other, place) for other, place in enumerate(places(state))],
        "choice": question(state, seat),
    }


def question(state: CubitosState, seat: int) -> shapes.CubitosQuestion | None:
    """What a seat is asked, and what a screen shows besides: where a runner can get, which dice go
    together, or the exact chance of a bust."""
    if seat not in state.actors():
        return None
    choice = state.asked_choice(seat)
    asked: shapes.CubitosQuestion = {
        "seat": seat,
        "number": state.asked[seat],
        "kind": cast("shapes.Asks", choice.kind),
        "rule": choice.rule,
        "actions": [action.text for action in choice.actions],
    }
    if last := then_waits(state, seat):
        asked["then_waits"] = last
    card = asking_card(state, seat)
    if card:
        asked["card"] = card
        asked["amounts"] = asked_amounts(state, seat)
    if choice.kind == "move":
        asked["reach"] = _within_reach(state, seat)
    elif choice.kind == "move-at-once":
        asked["reach"] = [{**way, "rewards": []} for way in ways_told(state, seat, one_step(state, seat, choice))]
    elif choice.kind == "reward":
        reward = asked_reward(state, seat)
        asked["reward"] = {"kind": reward.kind, "amount": reward.amount}
    elif choice.kind == "would-bust":
        _tell_chances(asked, chances_saving(state, seat))
    elif any(action.verb in _THROWING for action in choice.actions):
        asked["bust_chance"] = bust_chance(state, seat)
        _tell_chances(asked, chances_using(state, seat))
    elif (run := run_of_picks(state, seat)) is not None:
        asked["picks"] = {
            "dice": run.dice,
            "least": run.least,
            "most": run.most,
            "free": run.free,
            "different": run.different,
        }
    if "reach" in asked:
        asked["draws"] = _draws(state, seat, asked["reach"])
    return asked


def _tell_chances(asked: shapes.CubitosQuestion, using: dict[str, float]) -> None:
    if using:
        asked["chance_using"] = using


def _draws(state: CubitosState, seat: int, ways: list[shapes.Way]) -> dict[str, list[int]]:
    lines = sorted({way["lines"] for way in ways} - {0})
    return {str(gained): draw_amounts_after(state, seat, gained) for gained in lines}


def _within_reach(state: CubitosState, seat: int) -> list[shapes.Way]:
    """All that it follows from is in the key, and runners of many races stand where others stood: most of it has been
    worked out before. Whoever gets it may not change it."""
    key = (
        state.facts,
        state.leg[seat],
        state.space[seat],
        state.movement[seat],
        state.water[seat],
        purchases(state, seat),
        state.origin[seat],
    )
    known = _KEPT.get(key)
    if known is None:
        known = ways_told(state, seat, reach(state, seat))
        if len(known) <= _MOST_WAYS_KEPT:
            if len(_KEPT) >= _MOST_KEPT:
                _KEPT.clear()
            _KEPT[key] = known
    return known


def ways_told(state: CubitosState, seat: int, ways: list[Way]) -> list[shapes.Way]:
    """What is told of ways that begin where a runner stands."""
    to_go = steps_left(state.facts, state.leg[seat], state.space[seat])
    lines = red_lines_passed(state, seat)
    return [_way(state, seat, way, to_go, lines) for way in ways]


def _way(state: CubitosState, seat: int, way: Way, to_go: int, lines: int) -> shapes.Way:
    """`to_go` and `lines` are of the space it begins on: how far it is to the finish, and red lines passed so far."""
    name, left, passed, rewards = _place(state.facts, way.leg, way.space)
    return {
        "leg": way.leg,
        "space": name,
        "steps": way.steps,
        "bought": way.bought,
        "price": way.bought * MOVEMENT_PRICE,
        "left": left,
        "forward": left < to_go,
        "lines": passed - lines,
        "rewards": [] if rewards and is_origin(state.facts, state.origin[seat], way.leg, way.space) else rewards,
        "after": way.after,
        "best": way.best,
    }


@lru_cache(maxsize=16_384)
def _place(facts: RaceFacts, leg: int, space: int) -> tuple[str, int, int, list[shapes.Reward]]:
    """What is the same for all who can go there: its name, the steps from there on, red lines before it, rewards."""
    track = facts.track_of_leg(leg)
    rewards: list[shapes.Reward] = [{"kind": one.kind, "amount": one.amount} for one in track.rewards[space]]
    return track.names[space], steps_left(facts, leg, space), facts.lines_before(leg) + track.section[space], rewards


def _player(state: CubitosState, seat: int, place: int) -> shapes.CubitosPlayer:
    marks = state.marks[seat]
    track = state.facts.track_of_leg(state.leg[seat])
    left = steps_left(state.facts, state.leg[seat], state.space[seat])
    dice = draw_amount(state, seat)
    return {
        "draw": _counts(state, seat, state.draw),
        "roll": _counts(state, seat, state.roll),
        "discard": _counts(state, seat, state.discard),
        "hand": _counts(state, seat, state.hand),
        "active": [die_name(die) for die in state.active[seat]],
        "money": state.money[seat],
        "movement": state.movement[seat],
        "water_movement": state.water[seat],
        "credits": state.credits[seat],
        "fans": state.fans[seat],
        "hand_tokens": state.hands[seat],
        "draw_amount": dice,
        "track": track.id,
        "leg": state.leg[seat],
        "space": track.names[state.space[seat]],
        "red_lines": red_lines_passed(state, seat),
        "left": left,
        "place": place,
        "leads": place == 1,
        "finished": has_finished(state, seat),
        "near_finish": is_near_finish(left, dice),
        "at_risk": bool(marks & AT_RISK),
        "safe_push": bool(marks & SAFE_PUSH),
        "busted": bool(marks & BUSTED),
        "may_push": can_push(state, seat),
        "forced_pushes": state.forced[seat],
        "pushes": state.pushes[seat],
        "swords": state.swords[seat],
        "deciding": bool(state.stacks[seat]),
        "waiting": bool(state.waiting >> seat & 1),
        "at_stake": _stake(state, seat),
    }


def _by_kind(numbers: Sequence[int]) -> shapes.CountByKind:
    return cast("shapes.CountByKind", dict(zip(KINDS, numbers, strict=True)))


def _stake(state: CubitosState, seat: int) -> shapes.Stake:
    money, movement, water, credits, swords = stake(state, seat)
    return {"money": money, "movement": movement, "water_movement": water, "credits": credits, "swords": swords}


def _counts(state: CubitosState, seat: int, counts: list[int]) -> dict[str, int]:
    base = seat * state.kinds
    return {kind_name(kind): count for kind, count in enumerate(counts[base : base + state.kinds]) if count}
