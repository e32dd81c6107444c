"""Whether reviews are honest: `python -m scripts.review.honesty luck|chances|levels|agreement --races N --out FILE`.

`luck`: races of equal bots; the mean luck of every seat, and how often given chances were won. `chances`: the same of
single positions, at the usual quality. `levels`: what a decision costs bots of different strength on average.
`agreement`: whether hints and reviews call the same answer the best. Each race is a line of the file; races that are
there already are not played again, so it goes on where it was left.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import defaultdict
from collections.abc import Callable, Iterable
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import Any, Final

from cubecup.bots.advice import advise
from cubecup.bots.protocol import Bot, Sight
from cubecup.bots.registry import make_bot
from cubecup.bots.search import Plan
from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.printed import printed
from cubecup.kernel.record import Record, Recorder
from cubecup.review.course import Course, Step, course_of
from cubecup.review.data import WHOLE
from cubecup.review.measure import Measure
from cubecup.review.quality import QUALITIES
from cubecup.review.reviewer import review

SETS: Final = tuple(printed().sets)
LEVELS: Final = ("random", "steady", "sharp", "champion@30")
EQUAL: Final = "sharp"
SAMPLED: Final = 5  # one decision in so many is measured, where not all are
CLASSES: Final = 10

Row = dict[str, Any]


def played(game: Cubitos, bots: list[str], seed: int) -> Record:
    race = Recorder(game, len(bots), seed)
    state = race.state
    players = [make_bot(name, seed + seat) for seat, name in enumerate(bots)]
    while not state.over:
        seat = state.actors()[0]
        race.apply(seat, players[seat].decide(Sight(state, seat), state.choice(seat).without_waiting()))
    return race.record


def luck_of(number: int) -> Row:
    """A race of equals: luck by seat, and the chances of all seats at the beginning of every round."""
    seats = 2 + number % 3
    game = Cubitos(SETS[number % len(SETS)])
    told = review(played(game, [EQUAL] * seats, number), game, "quick")
    begun: dict[int, list[int]] = {}
    for one in told.course:
        begun.setdefault(one.round, one.chances)
    return {
        "seats": seats,
        "luck": [seat.luck for seat in told.seats],
        "own": [seat.own_luck for seat in told.seats],
        "others": [seat.others_luck for seat in told.seats],
        "skill": [seat.skill for seat in told.seats],
        "won": max(told.seats, key=lambda seat: seat.result).seat,
        "chances": list(begun.values()),
    }


def chances_of(number: int) -> Row:
    """A race of equals: the chances of all seats at a few moments, just before dice fall."""
    seats = 2 + number % 3
    game = Cubitos(SETS[number % len(SETS)])
    course = course_of(played(game, [EQUAL] * seats, FRESH + number), game)
    measure = Measure(course, QUALITIES["usual"])
    rolled = [step for step in course.steps if step.dice]
    looked_at = random.Random(number).sample(rolled, min(MOMENTS, len(rolled)))
    return {
        "seats": seats,
        "won": course.winners[0],
        "moments": [
            {"late": 3 * step.position.round > 2 * course.rounds, "chances": measure.chances_before_dice(step)}
            for step in looked_at
        ],
    }


MOMENTS: Final = 6  # of a race
FRESH: Final = 1_000_000  # seeds of races that nothing else has looked at


def _sampled(course: Course, chance: random.Random) -> Iterable[Step]:
    for step in course.steps:
        if step.given and len(step.choice.without_waiting().actions) > 1 and not chance.randrange(SAMPLED):
            yield step


def levels_of(number: int) -> Row:
    """Some decisions of a race of equals, answered by a bot of each level: what each answer costs."""
    seats = 2 + number % 3
    game = Cubitos(SETS[number % len(SETS)])
    course = course_of(played(game, [EQUAL] * seats, FRESH + number), game)
    measure = Measure(course, QUALITIES["usual"])
    costs: dict[str, list[float]] = defaultdict(list)
    for step in _sampled(course, random.Random(number)):
        plans = {level: _plan_of(make_bot(level, number), step) for level in LEVELS}
        compared = measure.compared(step, tuple(plans.values()))
        best = compared.best().gain[step.seat]
        for level, plan in plans.items():
            costs[level].append(float(best - compared.of(plan).gain[step.seat]))
    return {"costs": costs}


def _plan_of(bot: Bot, step: Step) -> Plan:
    """What a bot answers; a walk to its end."""
    state = step.position.clone()
    plan: list[str] = []
    while True:
        choice = state.choice(step.seat).without_waiting()
        plan.append(bot.decide(Sight(state, step.seat), choice).text)
        if step.choice.kind != "move":
            return tuple(plan)
        state.apply(step.seat, plan[-1])
        if state.over or step.seat not in state.actors() or state.choice(step.seat).kind != "move":
            return tuple(plan)


def agreement_of(number: int) -> Row:
    """Decisions of a race, by hints and by a review: whether they agree, and if not by how much."""
    seats = 2 + number % 3
    game = Cubitos(SETS[number % len(SETS)])
    course = course_of(played(game, [EQUAL, "steady", "keen", "steady"][:seats], number), game)
    measure = Measure(course, QUALITIES["usual"])
    found: list[Row] = []
    for step in _sampled(course, random.Random(number)):
        advised = advise(step.position, step.seat, playouts=MANY)[0]
        plan = advised.way or (advised.action.text,)
        compared = measure.compared(step, (plan,))
        best, hinted = compared.best(), compared.of(plan)
        found.append(
            {
                "same": best.plan[0] == plan[0],
                "behind": float(best.gain[step.seat] - hinted.gain[step.seat]),
                "error": max(best.error, hinted.error),
            }
        )
    return {"decisions": found}


MANY: Final = 100_000  # playouts: as many as the advice asks for


# -- what came of it ---------------------------------------------------------------------------------------


def _mean(values: list[float]) -> str:
    """With its 95% interval."""
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))
    half = 1.96 * spread / sqrt(len(values))
    return f"{100 * mean / WHOLE:+.2f}% ({100 * (mean - half) / WHOLE:+.2f} to {100 * (mean + half) / WHOLE:+.2f})"


def tell_luck(rows: list[Row]) -> None:
    print(f"{len(rows)} races of {EQUAL}, all sets, quick\n")
    print("| players | seat | races | mean luck | by its own dice | by others' dice |")
    print("| ---: | ---: | ---: | ---: | ---: | ---: |")
    for seats in (2, 3, 4):
        of = [row for row in rows if row["seats"] == seats]
        for seat in range(seats if of else 0):
            parts = [_mean([row[what][seat] for row in of]) for what in ("luck", "own", "others")]
            print(f"| {seats} | {seat} | {len(of)} | {' | '.join(parts)} |")
    print()
    _tell_classes(
        "chance when a round began",
        [(row, [chance / WHOLE for chance in chances]) for row in rows for chances in row["chances"]],
        TENTHS,
    )


def tell_chances(rows: list[Row]) -> None:
    moments = [
        (row, one["late"], [chance / WHOLE for chance in one["chances"]]) for row in rows for one in row["moments"]
    ]
    print(f"{len(moments)} moments of {len(rows)} races of {EQUAL}, all sets, usual\n")
    parts: dict[str, list[tuple[Row, list[float]]]] = {
        "all": [(row, chances) for row, _, chances in moments],
        "late, the last third of a race": [(row, chances) for row, late, chances in moments if late],
        **{
            f"{seats} players": [(row, chances) for row, _, chances in moments if row["seats"] == seats]
            for seats in (2, 3, 4)
        },
    }
    for name, part in parts.items():
        _tell_classes(name, part, TENTHS)
    _tell_classes("far behind", parts["all"], SMALL)


TENTHS: Final = tuple(number / CLASSES for number in range(CLASSES + 1))
SMALL: Final = (0.0, 0.01, 0.02, 0.05, 0.1)


def _tell_classes(name: str, told: list[tuple[Row, list[float]]], bounds: tuple[float, ...]) -> None:
    """What was given, and what was won. Moments of a race share its end, so it is races that the intervals count."""
    print(f"| {name} | seats | races | given | won | 95% |\n| --- | ---: | ---: | ---: | ---: | ---: |")
    for low, high in pairwise(bounds):
        seen: dict[int, list[tuple[float, bool]]] = defaultdict(list)
        for row, chances in told:
            for seat, chance in enumerate(chances):
                if low <= chance < high or (chance >= high == bounds[-1] == 1.0) or (chance < low == 0.0):
                    seen[id(row)].append((chance, row["won"] == seat))
        if seen:
            print(f"| {low:.0%} to {high:.0%} | {_class(list(seen.values()))} |")
    print()


def _class(races: list[list[tuple[float, bool]]]) -> str:
    seats = sum(map(len, races))
    given = sum(chance for race in races for chance, _ in race) / seats
    won = sum(won for race in races for _, won in race) / seats
    apart = [sum(one - won for _, one in race) for race in races]
    half = 1.96 * sqrt(sum(one * one for one in apart)) / seats
    return f"{seats} | {len(races)} | {given:.1%} | {won:.1%} | {max(0, won - half):.1%} to {min(1, won + half):.1%}"


def tell_levels(rows: list[Row]) -> None:
    """Decisions of a race belong together, so it is races that the intervals count."""
    print(f"{len(rows)} races of {EQUAL}, all sets; one decision in {SAMPLED}, answered by each level\n")
    print("| bot | decisions | mean cost | apart from the bot before |\n| --- | ---: | ---: | ---: |")
    before: list[list[float]] = []
    for level in LEVELS:
        races = [row["costs"][level] for row in rows if row["costs"]]
        less = (
            [[a - b for a, b in zip(*both, strict=True)] for both in zip(before, races, strict=True)] if before else []
        )
        print(f"| {level} | {sum(map(len, races))} | {_ratio(races)} | {_ratio(less) if less else ''} |")
        before = races


def _ratio(races: list[list[float]]) -> str:
    """The mean of all decisions, in points, with its 95% interval."""
    count = sum(map(len, races))
    mean = sum(map(sum, races)) / count
    half = 1.96 * sqrt(sum((sum(costs) - mean * len(costs)) ** 2 for costs in races)) / count
    return f"{100 * mean:.2f} ({100 * (mean - half):.2f} to {100 * (mean + half):.2f})"


def tell_agreement(rows: list[Row]) -> None:
    decisions = [one for row in rows for one in row["decisions"]]
    same = sum(one["same"] for one in decisions)
    within = sum(not one["same"] and one["behind"] <= one["error"] for one in decisions)
    print(f"{len(decisions)} decisions: the same answer in {same} ({same / len(decisions):.1%})")
    print(f"of the other {len(decisions) - same}, {within} within one standard error")


TASKS: Final[dict[str, tuple[Callable[[int], Row], Callable[[list[Row]], None]]]] = {
    "luck": (luck_of, tell_luck),
    "chances": (chances_of, tell_chances),
    "levels": (levels_of, tell_levels),
    "agreement": (agreement_of, tell_agreement),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("task", choices=TASKS)
    parser.add_argument(
        "--races", type=int, default=0, help="how many there shall be in all; without it, tell of those there"
    )
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    work, tell = TASKS[given.task]
    text = given.out.read_text(encoding="utf-8") if given.out.exists() else ""
    rows: list[Row] = [json.loads(line) for line in text.splitlines()]
    with given.out.open("a", encoding="utf-8") as file:
        for number in range(len(rows), given.races):
            row = work(number)
            rows.append(row)
            file.write(json.dumps(row) + "\n")
            file.flush()
    tell(rows)


if __name__ == "__main__":
    main()
