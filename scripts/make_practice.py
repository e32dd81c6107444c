"""Makes the collection of moments to practise with: positions of races in which one answer is clearly better than what
a simple bot would give.

    python -m scripts.make_practice --seconds 600 [--again]

Sharp bots race on all published sets, two to four at a time. Wherever `steady` would answer otherwise than `sharp`,
every answer is weighed as reviews and hints do it (`bots.playouts`), and the moment is taken if the best one leads that
of `steady` by several standard errors. What was found stays: the next run adds to it until every kind has its number.
With `--again` what is there is weighed anew first, and what is not clear any more is left out.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from cubecup.bots.company import Equals
from cubecup.bots.learned import taught
from cubecup.bots.lookahead import Lookahead
from cubecup.bots.net.judge import learned_net
from cubecup.bots.playouts import Comparison, PlayoutLimit, compare
from cubecup.bots.protocol import Sight, ask
from cubecup.bots.reasons import table
from cubecup.bots.reasons.decision import Decision
from cubecup.bots.sharp import Sharp
from cubecup.bots.steady import Steady
from cubecup.bots.styles import PLAIN
from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.printed import printed
from cubecup.cubitos.state import CubitosState
from cubecup.games import game_of
from cubecup.kernel.moment import position_at, up_to
from cubecup.kernel.record import Recorder, read_record

FOLDER: Final = Path(__file__).resolve().parents[1] / "src" / "cubecup" / "practice"
WANTED: Final = {"push": 40, "buy": 25, "move": 20, "draw": 15}  # of each kind of question
KINDS: Final = {"push-or-pass": "push", "buy": "buy", "move": "move", "draw": "draw"}
FROM_ONE_RACE: Final = 5
OF_ONE_KIND: Final = 2  # in one race
LONGEST: Final = 400  # actions of a race that is looked at
MOST_ANSWERS: Final = 24
FIRST_PLAYOUTS, PLAYOUTS = 24, 192  # of an answer at most: to see whether it is worth while, and for the figures told
LEAD: Final = 4.0  # standard errors by which the best answer leads the simple bot's
LEAST_LOSS: Final = 0.025  # of the chance to win
EVEN: Final = 0.01  # a loss that is not called a mistake

Plan = tuple[str, ...]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600.0, help="of processor time")
    parser.add_argument("--seed", type=int, default=0, help="where to go on with races")
    parser.add_argument("--again", action="store_true", help="weigh anew what is there")
    given = parser.parse_args()
    path = FOLDER / "collection.json"
    found: list[dict[str, Any]] = json.loads(path.read_text("utf-8")) if path.exists() else []
    if given.again:
        found = [anew for one in found if (anew := _weighed_anew(one)) is not None]
        path.write_text(json.dumps(found, indent=1, sort_keys=True) + "\n", encoding="utf-8")
        for record in (FOLDER / "races").glob("*.record"):
            if record.stem not in {one["race"] for one in found}:
                record.unlink()
    done = Counter(one["kind"] for one in found)
    seed = given.seed or 1 + max((int(one["race"].rpartition("-")[2]) for one in found), default=0)
    while time.process_time() < given.seconds and any(done[kind] < most for kind, most in WANTED.items()):
        name, fresh = _race(seed, done)
        found += fresh
        if fresh:
            path.write_text(json.dumps(found, indent=1, sort_keys=True) + "\n", encoding="utf-8")
        print(f"{time.process_time():6.0f} s  {name}: {dict(done)}", flush=True)
        seed += 1


def _weighed_anew(moment: dict[str, Any]) -> dict[str, Any] | None:
    record = read_record((FOLDER / "races" / f"{moment['race']}.record").read_text("utf-8"), moment["race"])
    state = position_at(record, game_of(record), moment["at"])
    assert isinstance(state, CubitosState)
    answers = _weigh(state, moment["seat"], _plan_of(Steady(), state, moment["seat"]))
    print(f"{time.process_time():6.0f} s  {moment['id']}: {'not clear' if answers is None else 'clear'}", flush=True)
    return None if answers is None else {**moment, "answers": answers}


def _race(seed: int, done: Counter[str]) -> tuple[str, list[dict[str, Any]]]:
    """The moments of one race that are worth asking."""
    seats = 2 + seed % 3
    cards = [*printed().sets][seed % len(printed().sets)]
    name = f"{cards}-{seats}p-{seed}"
    game = Cubitos(cards)
    recorder = Recorder(game, seats, seed)
    sharp, steady = Sharp(taught(PLAIN)), Steady()
    fresh: list[dict[str, Any]] = []
    while not recorder.state.over and len(recorder.record.lines) < LONGEST:
        state = recorder.state
        assert isinstance(state, CubitosState)
        seat = state.actors()[0]
        kind = KINDS.get(state.choice(seat).kind, "")
        asked = Counter(one["kind"] for one in fresh)
        room = asked.total() < FROM_ONE_RACE and asked[kind] < OF_ONE_KIND and done[kind] < WANTED.get(kind, 0)
        if room and state.round > 1:
            simple, expert = _plan_of(steady, state, seat), _plan_of(sharp, state, seat)
            found = _weigh(state, seat, simple) if simple != expert else None
            if found is not None:
                done[kind] += 1
                at = len(recorder.record.lines)
                moment = {"id": f"{name}-{at}", "race": name, "at": at, "seat": seat, "kind": kind}
                fresh.append({**moment, "answers": found})
        recorder.apply(seat, ask(sharp, state, seat))
    if fresh:
        record = up_to(recorder.record, fresh[-1]["at"])
        (FOLDER / "races" / f"{name}.record").write_text(str(record), encoding="utf-8")
    return name, fresh


# -- answers -----------------------------------------------------------------------------------------


def _plan_of(bot: Sharp | Steady, state: CubitosState, seat: int) -> Plan:
    """All a bot would answer to one question: a whole way, all the dice."""
    twin = state.clone()
    kind = twin.choice(seat).kind
    plan: list[str] = []
    while True:
        plan.append(bot.pick(twin, seat, twin.choice(seat).without_waiting()).text)
        if kind not in ("move", "draw") or plan[-1] in ("done", "stop"):
            return tuple(plan)
        twin.apply(seat, plan[-1])
        if twin.over or seat not in twin.actors() or twin.choice(seat).kind != kind:
            return tuple(plan)


def _plans(state: CubitosState, seat: int) -> list[Plan] | None:
    """Every answer as a whole; None if there are too many."""
    question: Any = state.question(seat)
    kind = question["kind"]
    if kind == "move":
        plans = [_ended(state, seat, way) for way in _ways(question)]
        plans += [("stop",)] if "stop" in question["actions"] else []
    elif kind == "draw":
        plans = [*_draws(state, seat, ())]
    else:
        plans = [(action,) for action in question["actions"] if action != "wait"]
    return plans if 1 < len(plans) <= MOST_ANSWERS else None


def _ways(question: Any) -> Iterator[Plan]:
    ways = question["reach"]
    for way in ways:
        if way["best"]:
            steps: list[str] = []
            one = way
            while True:
                steps.insert(0, f"step {one['space']}")
                if one["after"] < 0:
                    break
                one = ways[one["after"]]
            yield (*["buy movement"] * way["bought"], *steps)


def _ended(state: CubitosState, seat: int, way: Plan) -> Plan:
    """A way ends where it leads: whoever could go on stops there."""
    twin = state.clone()
    for text in way:
        twin.apply(seat, text)
    more = not twin.over and seat in twin.actors() and twin.choice(seat).kind == "move"
    return (*way, "stop") if more else way


def _draws(state: CubitosState, seat: int, so_far: Plan) -> Iterator[Plan]:
    for action in state.choice(seat).without_waiting().actions:
        plan = (*so_far, action.text)
        twin = state.clone()
        twin.apply(seat, action)
        more = not twin.over and seat in twin.actors() and twin.choice(seat).kind == "draw"
        if action.text == "done" or not more:
            yield plan
        else:
            yield from _draws(twin, seat, plan)


# -- weighing ----------------------------------------------------------------------------------------


def _weigh(state: CubitosState, seat: int, simple: Plan) -> list[dict[str, Any]] | None:
    """What each answer is worth, the best first; None if nothing is clear, or the simple bot is right."""
    plans = _plans(state, seat)
    if plans is None:
        return None
    own = next((plan for plan in plans if _same(plan, simple)), None)
    if own is None:
        return None
    sharp = Sharp(taught(PLAIN))
    imagined = Sight(state, seat).clone(0)
    assert isinstance(imagined, CubitosState)
    choice = imagined.choice(seat).without_waiting()
    lookahead = Lookahead(learned_net(), Equals(sharp, imagined), Sight(state, seat), choice)
    first = compare(lookahead, seat, plans, PlayoutLimit(most=FIRST_PLAYOUTS), (own,))
    best = first.best().plan
    if first.chance(best) - first.chance(own) < LEAST_LOSS:
        return None
    order = [best, *(plan for plan in plans if plan != best)]
    compared = compare(lookahead, seat, order, PlayoutLimit(most=PLAYOUTS), (own,))
    loss, error = _behind(compared, own)
    if compared.best().plan != best or loss < max(LEAST_LOSS, LEAD * error):
        return None
    decision = Decision(sharp.values_of(imagined, seat), imagined, seat, choice)
    told: list[dict[str, Any]] = []
    for plan in order:
        loss, error = _behind(compared, plan)
        reason = table.after_trial(table.reason_of_plan(decision, plan), plan == best)
        told.append(
            {
                "actions": list(plan),
                "chance": round(compared.chance(plan), 3),
                "error": round(error, 3),
                "good": plan == best or (loss < max(EVEN, 2 * error) and loss < LEAST_LOSS),
                "reason": reason.id,
                "facts": reason.facts,
            }
        )
    return sorted(told, key=lambda one: -one["chance"])  # stable: the best stays first


def _behind(compared: Comparison, plan: Plan) -> tuple[float, float]:
    """How much worse an answer is than the best, as a review counts it, and the standard error of that."""
    one = compared.of(plan)
    return -float(one.gain[compared.seat]), one.error


def _same(one: Plan, other: Plan) -> bool:
    """A stop after a way, and the order of picks, make no difference."""
    return _bare(one) == _bare(other)


def _bare(plan: Sequence[str]) -> list[str]:
    return [text for text in plan if text not in ("done", "stop")] or list(plan)


if __name__ == "__main__":
    main()
