"""Where champion's search pays: `python -m scripts.learn.regret --races 10` says it by kind of choice.

Races are played by champion with few playouts. Wherever it has answers to compare, each is played on many times; the
best of them and sharp's own are then played on with other dice, so that what is told is no luck of the first ones.
Gains are in chances to win, by the network's own opinion of the ends of rounds.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from cubecup.bots.champion import Champion
from cubecup.bots.foresight import Foresight
from cubecup.bots.learned import learned_style
from cubecup.bots.net.judge import learned_net
from cubecup.bots.net.network import read_net
from cubecup.bots.protocol import ask
from cubecup.bots.sharp import Sharp
from cubecup.bots.shortlist import shortlist
from scripts.learn.trial import race

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cubecup.bots.protocol import Choice, Sight
    from cubecup.bots.search import Plan
    from cubecup.cubitos.state import CubitosState

PLAYOUTS: Final = 24  # a decision, in the races themselves
OTHER_DICE: Final = 1 << 30


@dataclass
class Gains:
    """Of one kind of choice."""

    gains: list[float] = field(default_factory=list)
    answers: int = 0
    searched: list[float] = field(default_factory=list)  # what few playouts get of it

    def add(self, gain: float, searched: float, answers: int) -> None:
        self.gains.append(gain)
        self.searched.append(searched)
        self.answers += answers


class Watched(Champion):
    """Champion that compares its answers again, at length, and notes what there was to gain."""

    found: defaultdict[str, Gains]
    tries: int

    def _think(self, sight: Sight, state: CubitosState, choice: Choice, until: float) -> Plan:
        plan = super()._think(sight, state, choice, until)
        if choice.kind != "buy":
            plans = shortlist(self._sharp, state, sight.seat, choice, wide=True)
            if len(plans) > 1 and plan in plans:
                self._compare(sight, choice.kind, plans, plan)
        return plan

    def _compare(self, sight: Sight, kind: str, plans: Sequence[Plan], chosen: Plan) -> None:
        foresight = Foresight(self._net, self._sharp, sight)
        means = [mean(foresight.outcomes(plan, range(self.tries))) for plan in plans]
        best = plans[max(range(len(plans)), key=means.__getitem__)]
        fresh = range(OTHER_DICE, OTHER_DICE + self.tries)
        worth = {plan: mean(foresight.outcomes(plan, fresh)) for plan in {plans[0], best, chosen}}
        self.found[kind].add(worth[best] - worth[plans[0]], worth[chosen] - worth[plans[0]], len(plans))


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--races", type=int, default=10)
    parser.add_argument("--tries", type=int, default=100, help="playouts of every answer, twice")
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help="of champion, for a decision")
    parser.add_argument("--net", default="", help="a file; that of the package unless told")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    found: defaultdict[str, Gains] = defaultdict(Gains)
    net = read_net(given.net) if given.net else learned_net()
    begun = time.process_time()
    for number in range(given.races):
        game = race(number, by_chance=number % 2 == 1)[1]
        bot = Watched(seed=number, simulations=given.playouts, net=net)
        bot.found, bot.tries = found, given.tries
        play(bot, Sharp(learned_style()), game.new(2, given.seed * 1_000_003 + number), number % 2)
    print(f"{given.races} races, {time.process_time() - begun:.0f} s of computing")
    print(
        "| kind | decisions a race | answers | best answer | a race | champion gets |\n|---|---:|---:|---:|---:|---:|"
    )
    for kind, gains in sorted(found.items(), key=lambda item: -sum(item[1].gains)):
        count = len(gains.gains)
        told = (f"{count / given.races:.1f}", f"{gains.answers / count:.1f}", f"{mean(gains.gains):+.2%}")
        per_race = (f"{sum(gains.gains) / given.races:+.2%}", f"{sum(gains.searched) / given.races:+.2%}")
        print(f"| `{kind}` | " + " | ".join((*told, *per_race)) + " |")


def play(bot: Champion, other: Sharp, state: CubitosState, mine: int) -> None:
    while not state.over:
        seat = state.actors()[0]
        state.apply(seat, ask(bot if seat == mine else other, state, seat))


if __name__ == "__main__":
    main()
